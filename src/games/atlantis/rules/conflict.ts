/** Move & Conflict, part b (Era 6.1.7, Age 6.1.6): one contested area is fought over. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building, NationId } from '../terms.ts'
import { powerWithout, tracks } from './choices.ts'
import { dialsOf, openContest } from './contest.ts'
import { controllersOf, takeControl } from './control.ts'
import type { Rules } from './customs.ts'
import { doomForward, raze } from './doom.ts'
import { removeUnits, unitsIn } from './pieces.ts'
import { areaPower, garrison } from './power.ts'
import { HEADLINE, pick, step } from './tools.ts'

export type Fighting = { readonly seat: Seat; readonly nation: NationId; readonly area: AreaId }

export const conflictStep = (rules: Rules, contest: Step<Board, Record<never, never>>) =>
  step<Fighting, { fallen: number }>('conflict', ({ one }) => ({
    bids(table, { seat, nation, area }) {
      const { board } = table
      openContest(rules, table, {
        kind: 'conflict',
        area,
        attacker: seat,
        attacking: nation,
        defending: defenderOf(board, area, nation),
        sums: { attack: strengthIn(rules, board, area, nation), defence: defenceOf(rules, board, area, nation) },
      })
      table.call(contest, {})
    },
    // Won: the defender's units leave and the marker changes. Lost: the attacker's units leave, and that is all.
    result(table, frame) {
      const { board } = table
      const { nation, area } = frame
      const { defending, result } = board.contest!
      const { attack, defence, won } = result!
      const dials = dialsOf(board.contest!)
      const isRuin = rules.customs.tieCostsBoth && attack === defence
      frame.fallen = defending && (won || isRuin) ? clear(board, area, defending) : 0
      const lost = won ? 0 : clear(board, area, nation)
      const say = won ? 'conflict.won' : isRuin ? 'conflict.tied' : 'conflict.lost'
      const concerns = [...new Set([...controllersOf(board, nation, defending), ...dials.map(({ seat }) => seat)])]
      const fought = { area, nation, lost, other: defending, fallen: frame.fallen, attack, defence, dials }
      const [razed] = won ? soleBuilding(board, area) : []
      table.say({ say, ...fought, ...(razed && { razed }) }, { ...HEADLINE, concerns })
      if (won && board.areas[area]!.kind === 'minor') return takeControl(rules, table, area, nation)
      rules.customs.unitsLost(table, { [nation]: lost, ...(defending && { [defending]: frame.fallen }) })
      table.end(frame)
    },
    // Exactly one building is destroyed, and Doom comes nearer; new owners of dark temples profit already.
    destroy: one<Picked>({
      one: (_, { seat }) => seat,
      evident: true,
      when: ({ board }, { area }) => board.areas[area]!.buildings.length > 0,
      ask: ({ board }, { area }) => ({
        prompt: { say: 'conflict.destroy', area },
        shows: () => [{ say: 'shows.raze' }, tracks(rules, board)],
        topic: 'conflict',
        input: pick(
          [...new Set(board.areas[area]!.buildings)].map((id) => ({
            id,
            label: { say: 'building', building: id },
            means: () => ({
              say: 'means.raze',
              building: id,
              power: areaPower(rules, board, area),
              after: powerWithout(rules, board, area, id),
            }),
            rule: rules.customs.sections.move,
          })),
        ),
        about: area,
      }),
      take(table, { seat, nation, area }, answer) {
        const { board } = table
        const building = answer.pick as Building
        const isTold = soleBuilding(board, area).length > 0
        raze(board, area, building)
        const concerns = controllersOf(board, nation, board.contest!.defending)
        // The conquest is the headline; this is part of it.
        if (!isTold) table.say({ say: 'building.destroyed', seat, building, area }, { concerns })
        doomForward(rules, table)
      },
    }),
    after(table, { seat, area, fallen }) {
      const { defending } = table.board.contest!
      if (defending) rules.customs.unitsLost(table, { [defending]: fallen })
      rules.customs.areaConquered(table, seat, area)
    },
  }))

/** Where nobody has to choose which building goes, it is told with the conquest. */
function soleBuilding({ areas }: Board, area: AreaId): readonly Building[] {
  const kinds = [...new Set(areas[area]!.buildings)]
  return areas[area]!.kind === 'minor' && kinds.length === 1 ? kinds : []
}

function clear(board: Board, area: AreaId, nation: NationId): number {
  const units = unitsIn(board, area, nation)
  removeUnits(board, area, nation, units)
  return units
}

export const strengthIn = (rules: Rules, board: Board, area: AreaId, nation: NationId) =>
  unitsIn(board, area, nation) * rules.customs.strength(board, nation)

/** What stands against that nation in an area, before any dial is set. */
export function defenceOf(rules: Rules, board: Board, area: AreaId, attacking: NationId): number {
  const defending = defenderOf(board, area, attacking)
  return garrison(rules, board, area) + (defending ? strengthIn(rules, board, area, defending) : 0)
}

/** The minor nation's owner, or whoever else has units in the wilderness. */
export function defenderOf(board: Board, area: AreaId, attacking: NationId): NationId | null {
  const { kind, owner, units } = board.areas[area]!
  if (kind === 'minor') return owner
  for (const nation in units) if (nation !== attacking) return nation
  return null
}
