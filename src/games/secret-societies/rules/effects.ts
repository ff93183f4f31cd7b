/**
 * Effects set going (Resolution, "effects that chain"): goods are gained at once, everything else waits on a list of its owner, which
 * chains.ts works off. What each effect does stands in named.ts.
 */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Player } from '../board.ts'
import { type Effect, KINDS, type Kind } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import type { Reason } from '../words/outlook.ts'
import type { Due } from './due.ts'
import { receive } from './purse.ts'
import { EFFECTS } from './steps.ts'
import type { T } from './table.ts'

/** Sets effects going for their owner. `fixed`: one after the other, as a track is walked. */
export function run(table: T, seat: Seat, list: readonly Due[], fixed = false) {
  if (list.every(isGood)) gainGoods(table, seat, list)
  else table.call(EFFECTS, { seat, list: [...list], fixed })
}

/** What an effect brings about by itself: the reward of a space it reaches, what is chosen or paid for. */
export function broughtBy(rules: Rules, player: Player, effect: Effect): readonly Effect[] {
  switch (effect.fx) {
    case 'satellite':
      return rules.satelliteTrack.slice(player.satellite + 1, player.satellite + 1 + effect.n).flatMap(({ reward }) => reward)
    case 'monument':
    case 'monumentOf':
    case 'grey':
      return rules.monumentRow[player.monuments.length]?.reward ?? NOTHING
    case 'choice':
      return effect.of.flat()
    case 'pay':
      return effect.gain
    default:
      return NOTHING
  }
}
const NOTHING: readonly Effect[] = []

/** Effects as words take them, with what the spaces bring that a Satellite or a Monument would reach: nobody should have to look. */
export function spelled(
  rules: Rules,
  player: Player,
  list: readonly Effect[],
): { effects: readonly Effect[]; brings: readonly Effect[]; treasury: number } {
  const brings = list.flatMap((effect) => (REACHING.has(effect.fx) ? broughtBy(rules, player, effect) : NOTHING))
  return { effects: list, brings, treasury: player.treasury }
}

/** Effects to choose, with what they reach, or how much one has of it already. */
export function gainOption(rules: Rules, player: Player, list: readonly Effect[]) {
  const gain = spelled(rules, player, list)
  const [first] = list
  const held = first && isGood(first) ? (first.fx === 'coin' ? player.coins : player[first.fx]) : null
  return { label: { say: 'effects' as const, ...gain }, means: () => ({ say: 'means.gain' as const, ...gain, held }) }
}

const REACHING: ReadonlySet<string> = new Set(['satellite', 'monument', 'monumentOf', 'grey'])

type Goods = { fx: Kind; n: number; why?: Reason }
const isGood = (effect: Due): effect is Goods => (KINDS as readonly string[]).includes(effect.fx)

export function gainGoods(table: T, seat: Seat, list: readonly Goods[]) {
  const gained = list.filter(({ n }) => n > 0)
  if (gained.length === 0) return
  for (const { fx, n } of gained) receive(table, seat, fx, n)
  const why = gained[0]?.why
  const effects = gained.map(({ fx, n }) => ({ fx, n }))
  table.say({ say: 'gained', seat, effects, ...(why && { why }) }, { weight: 'detail', concerns: [seat] })
}

/** The same reward several times over, in as few effects as possible. */
export const repeated = (list: readonly Effect[], times: number): Effect[] =>
  times === 0
    ? []
    : list.flatMap((effect): Effect[] =>
        'n' in effect ? [extended(effect, { n: effect.n * times })] : Array(times).fill(effect),
      )
