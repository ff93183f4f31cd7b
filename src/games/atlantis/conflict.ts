/** 6.1.7 Move & Conflict, part b: one contested area is fought over. */
import type { Picked, Seat, Step } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import { openContest } from './contest.ts'
import { takeControl } from './control.ts'
import { doomForward, raze } from './doom.ts'
import { removeUnits, unitsIn } from './pieces.ts'
import { garrison } from './power.ts'
import type { Rules } from './rules.ts'
import type { AreaId, Building, NationId } from './terms.ts'

export type Fighting = { readonly seat: Seat; readonly nation: NationId; readonly area: AreaId }

export const conflictStep = (rules: Rules, contest: Step<Board, Record<never, never>>) =>
  step<Fighting, { fallen: number }>('conflict', ({ one }) => ({
    bids(table, { seat, nation, area }) {
      const { board } = table
      const defending = defenderOf(board, area, nation)
      const strength = (side: NationId) => unitsIn(board, area, side) * rules.customs.strength(board, side)
      const attack = strength(nation)
      const defence = garrison(rules, board, area) + (defending ? strength(defending) : 0)
      openContest(table, { kind: 'conflict', area, attacker: seat, attacking: nation, defending, sums: { attack, defence } })
      table.call(contest, {})
    },
    // Won: the defender's units leave and the marker changes. Lost: the attacker's units leave, and that is all.
    result(table, frame) {
      const { board } = table
      const { nation, area } = frame
      const { defending, result } = board.contest!
      const loser = result!.won ? defending : nation
      frame.fallen = loser ? unitsIn(board, area, loser) : 0
      if (loser) removeUnits(board, area, loser, frame.fallen)
      table.say({ say: result!.won ? 'conflict.won' : 'conflict.lost', area, nation, count: frame.fallen, loser })
      if (result!.won && board.areas[area]!.kind === 'minor') return takeControl(table, area, nation)
      if (loser) rules.customs.unitsLost(table, { [loser]: frame.fallen })
      table.end(frame)
    },
    // Exactly one building is destroyed, and Doom comes nearer; new owners of dark temples profit already.
    destroy: one<Picked>({
      one: (_, { seat }) => seat,
      evident: true,
      when: ({ board }, { area }) => board.areas[area]!.buildings.length > 0,
      ask: ({ board }, { area }) => ({
        prompt: { say: 'conflict.destroy', area },
        input: pick(
          [...new Set(board.areas[area]!.buildings)].map((id) => ({
            id,
            label: { say: 'building', building: id },
            rule: '6.1.7',
          })),
        ),
        about: area,
      }),
      take(table, { area }, answer) {
        raze(table, area, answer.pick as Building)
        doomForward(rules, table)
      },
    }),
    after(table, { seat, area, fallen }) {
      const { defending } = table.board.contest!
      if (defending) rules.customs.unitsLost(table, { [defending]: fallen })
      rules.customs.areaConquered(table, seat, area)
    },
  }))

/** The minor nation's owner, or whoever else has units in the wilderness. */
function defenderOf(board: Board, area: AreaId, attacking: NationId): NationId | null {
  const { kind, owner, units } = board.areas[area]!
  if (kind === 'minor') return owner
  return Object.keys(units).find((nation) => nation !== attacking) ?? null
}
