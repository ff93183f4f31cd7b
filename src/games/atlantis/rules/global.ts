/** Global Conflict (Era 6.1.8, Age 6.1.7): all units of two nations everywhere, and everybody bids. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building, NationId } from '../terms.ts'
import { powerWithout, priced, tracks } from './choices.ts'
import { dialsOf, openContest } from './contest.ts'
import { areasOf, controllersOf, controls, loseControl, minorsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { doomForward, raze } from './doom.ts'
import { howMany, pay, unitsIn, unitsOf } from './pieces.ts'
import { areaPower, garrison, nationPower } from './power.ts'
import type { Striking } from './strike.ts'
import { HEADLINE, type Option, pick, some, step, type Table } from './tools.ts'

export type Warring = { readonly seat: Seat; readonly nation: NationId; readonly strike: number }
type Found = { target: NationId; powers: Record<NationId, number>; loser: NationId; half: number; gone: number }

export const globalStep = (rules: Rules, strike: Step<Board, Striking>, contest: Step<Board, Record<never, never>>) =>
  step<Warring, Found>('global', ({ one }) => ({
    target: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, nation }) => ({
        prompt: { say: 'global.target', nation, attack: might(rules, board, nation) },
        shows: [{ say: 'shows.global', has: board.players[seat]!.resource }, { say: 'shows.coup.next' }],
        absent: [{ label: { say: 'absent.home', nation }, why: { say: 'absent.spared', nation } }],
        topic: 'global',
        input: pick(
          Object.keys(board.nations)
            .filter((id) => id !== nation)
            .map((id) => ({
              id,
              label: { say: 'global.against', nation: id, defence: might(rules, board, id) + garrison(rules, board, id) },
              means: () => ({
                say: 'means.war',
                attack: might(rules, board, nation),
                defence: might(rules, board, id) + garrison(rules, board, id),
                losses: rules.pack.actions.globalLosses,
              }),
              rule: rules.customs.sections.global,
              ...priced(rules, board, seat, rules.pack.actions.globalConflict),
            })),
        ),
        about: nation,
      }),
      // The clock attacks the weakest, and no nation of the player's own as long as there is another.
      idle({ board }, { seat, nation }) {
        const dread = (id: NationId) =>
          (controls(board, seat, id) ? 1000 : 0) + might(rules, board, id) + garrison(rules, board, id)
        const [weakest] = Object.keys(board.nations)
          .filter((id) => id !== nation)
          .sort((a, b) => dread(a) - dread(b))
        return { pick: weakest!, then: undefined }
      },
      take({ board }, frame, answer) {
        pay(board, frame.seat, rules.pack.actions.globalConflict)
        frame.target = answer.pick
        // Loot looks at Power as the turn began; nothing has changed it since.
        frame.powers = Object.fromEntries([frame.nation, frame.target].map((id) => [id, nationPower(rules, board, id)]))
      },
    }),
    strike(table, { seat, nation, strike: max }) {
      if (max > 0) table.call(strike, { seat, except: nation, min: 0, max, why: 'agni' })
    },
    bids(table, { seat, nation, target }) {
      const { board } = table
      const defence = might(rules, board, target) + garrison(rules, board, target)
      const sums = { attack: might(rules, board, nation), defence }
      openContest(rules, table, { kind: 'global', area: target, attacker: seat, attacking: nation, defending: target, sums })
      table.call(contest, {})
    },
    verdict(table, frame) {
      const { board } = table
      const { attack, defence, won } = board.contest!.result!
      if (attack === defence && rules.customs.tieCostsBoth) {
        halve(table, strike, frame)
        return table.end(frame)
      }
      frame.loser = won ? frame.target : frame.nation
      frame.half = Math.floor(unitsOf(board, frame.loser) / 2)
      frame.gone = 0
      const dials = dialsOf(board.contest!)
      const { nation, target } = frame
      table.say(
        { say: 'global.lost', nation, target, attack, defence, won, dials },
        { ...HEADLINE, concerns: Object.keys(board.players) },
      )
    },
    // 1. Two buildings or control markers, whichever the acting player chooses; 2. Doom for every building.
    losses: one<readonly string[]>({
      one: (_, { seat }) => seat,
      evident: true,
      when: ({ board }, { loser }) => possessions(rules, board, loser).length > 0,
      ask: ({ board }, { loser }) => {
        const options = possessions(rules, board, loser)
        const most = Math.min(rules.pack.actions.globalLosses, options.length)
        return {
          prompt: { say: 'global.losses', nation: loser, most },
          shows: () => [{ say: 'shows.losses', count: most }, tracks(rules, board)],
          topic: 'global',
          input: some(options, most, most),
          about: loser,
        }
      },
      take(table, frame, answer) {
        const chosen = answer.map((id) => id.split(':') as [string, AreaId, Building])
        const { seat, loser } = frame
        const buildings = chosen.flatMap(([kind, area, building]) => (kind === 'building' ? [{ building, area }] : []))
        const areas = chosen.flatMap(([kind, area]) => (kind === 'marker' ? [area] : []))
        for (const { area, building } of buildings) raze(table.board, area, building)
        table.say({ say: 'global.gave', seat, nation: loser, buildings, areas }, { concerns: controllersOf(table.board, loser) })
        for (const area of areas) frame.gone += loseControl(table, area)
        doomForward(rules, table, buildings.length)
      },
    }),
    // 3. Half of all units; those of lost minor nations count already.
    units(table, frame) {
      const { seat, loser } = frame
      const due = frame.half - frame.gone
      if (due > 0) table.call(strike, { seat, only: loser, min: due, max: due, why: 'global' })
    },
    spoils(table, { seat, nation, target, loser, gone, powers }) {
      rules.customs.unitsLost(table, { [loser]: gone })
      const victor = loser === nation ? target : nation
      rules.customs.globalWon(table, seat, victor, powers[victor]! <= powers[loser]!)
    },
  }))

/** All units of a nation, wherever they stand. */
export const might = (rules: Rules, board: Board, nation: NationId) =>
  unitsOf(board, nation) * rules.customs.strength(board, nation)

/** A tie that is nobody's: both sides lose half of their units, as the acting player likes, and nothing else. */
function halve(table: Table, strike: Step<Board, Striking>, { seat, nation, target }: Warring & Found) {
  const { board } = table
  const dials = dialsOf(board.contest!)
  table.say({ say: 'global.tied', nation, target, dials }, { ...HEADLINE, concerns: Object.keys(board.players) })
  for (const side of [target, nation]) {
    const half = Math.floor(unitsOf(table.board, side) / 2)
    if (half > 0) table.call(strike, { seat, only: side, min: half, max: half, why: 'tie' })
  }
}

/** Every building and every control marker of that nation, each by itself; the second of a kind in one area says so. */
function possessions(rules: Rules, board: Board, nation: NationId): Option[] {
  const rule = rules.customs.sections.global
  const buildings = areasOf(board, nation).flatMap((area) =>
    board.areas[area]!.buildings.map(
      (building, i, all): Option => ({
        id: `building:${area}:${building}:${i}`,
        label: { say: 'building.at', building, area, copy: howMany(all.slice(0, i + 1), building) },
        means: () => ({
          say: 'means.loss.building',
          power: areaPower(rules, board, area),
          after: powerWithout(rules, board, area, building),
        }),
        rule,
      }),
    ),
  )
  const markers = minorsOf(board, nation).map(
    (area): Option => ({
      id: `marker:${area}`,
      label: { say: 'marker.at', area, power: areaPower(rules, board, area), units: unitsIn(board, area, nation) },
      means: () => ({ say: 'means.loss.marker', power: areaPower(rules, board, area), units: unitsIn(board, area, nation) }),
      rule,
    }),
  )
  return [...buildings, ...markers]
}
