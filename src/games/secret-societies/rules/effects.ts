/**
 * The interpreter (Resolution, "effects that chain"): costs before gains, every effect followed to its end before the next
 * begins, and where several wait and it may matter, their owner says which comes first. What each effect does stands in
 * named.ts.
 */
import type { Seat } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import type { Board, Player } from '../board.ts'
import { type Effect, KINDS, type Kind } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { resolve } from './named.ts'
import { receive } from './purse.ts'
import { EFFECTS } from './steps.ts'
import { type Section, type T, write } from './table.ts'

/** Sets effects going for their owner. `fixed`: one after the other, as a track is walked. */
export function run(table: T, seat: Seat, list: readonly Effect[], fixed = false) {
  if (list.every(isGood)) gainGoods(table, seat, list)
  else table.call(EFFECTS, { seat, list: [...list], fixed })
}

export const effectSteps: Section = (rules) => [
  write(EFFECTS, ({ one }) => ({
    next(table, frame) {
      const { list, seat, fixed } = frame
      if (list.length === 0) return table.end(frame)
      const at = fixed ? 0 : next(rules, table.board, seat, list)
      if (at < 0) return
      table.jump(frame, 'next')
      resolve(rules, table, seat, list.splice(at, 1)[0]!)
    },
    order: one({
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (_, frame) => ({
        prompt: { say: 'effects.order' },
        input: pick(frame.list.map((effect, i) => ({ id: `${i}`, label: { say: 'effect', effect: JSON.stringify(effect) } }))),
      }),
      take(table, frame, { pick }) {
        table.jump(frame, 'next')
        resolve(rules, table, frame.seat, frame.list.splice(Number(pick), 1)[0]!)
      },
    }),
  })),
]

/** The place of what can be resolved without asking, or -1 where the owner should choose. */
function next(rules: Rules, board: Board, seat: Seat, list: readonly Effect[]): number {
  const player = board.players[seat]!
  const light = list.findIndex((effect) => !weighs(rules, player, effect))
  if (light >= 0) return light
  const kinds = new Set(list.map((effect) => JSON.stringify(effect)))
  return kinds.size > 1 ? -1 : 0
}

/** Does it cost something or ask where to put something, so that its place among others may matter? */
function weighs(rules: Rules, player: Player, effect: Effect): boolean {
  switch (effect.fx) {
    case 'pay':
    case 'star':
    case 'tile':
    case 'monument':
    case 'route':
    case 'planet':
    case 'placeCached':
      return true
    case 'satellite': {
      const ahead = rules.satelliteTrack.slice(player.satellite + 1, player.satellite + 1 + effect.n)
      return ahead.some(({ reward }) => reward.some((each) => weighs(rules, player, each)))
    }
    case 'monumentOf':
    case 'grey': {
      const reward = rules.monumentRow[player.monuments.length]?.reward ?? []
      return reward.some((each) => weighs(rules, player, each))
    }
    case 'choice':
      return effect.of.some((option) => option.some((each) => weighs(rules, player, each)))
    default:
      return false
  }
}

const isGood = (effect: Effect): effect is { fx: Kind; n: number } => (KINDS as readonly string[]).includes(effect.fx)

export function gainGoods(table: T, seat: Seat, list: readonly { fx: Kind; n: number }[]) {
  const gained = list.filter(({ n }) => n > 0)
  if (gained.length === 0) return
  for (const { fx, n } of gained) receive(table, seat, fx, n)
  table.say({ say: 'gained', seat, effects: gained.map((effect) => JSON.stringify(effect)) })
}

/** The same reward several times over, in as few effects as possible. */
export const repeated = (list: readonly Effect[], times: number): Effect[] =>
  times === 0
    ? []
    : list.flatMap((effect): Effect[] => ('n' in effect ? [{ ...effect, n: effect.n * times }] : Array(times).fill(effect)))
