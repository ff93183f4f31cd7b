/** How equally many points were told apart after the last round, with the numbers that decided. */
import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf } from '../../../common/score.ts'
import type { PlayerView, View } from '../../view.ts'
import { rankingOf } from '../reading.ts'

/** What is compared, in this order. */
const MEASURES: readonly (readonly [name: string, of: (player: PlayerView) => number])[] = [
  ['Influence space', ({ position }) => position],
  ['Initiative tiles', ({ tiles }) => tiles.length],
  ['Research, data and command', ({ R, D, C }) => R + D + C],
]

/** Null where a goal was reached, or points alone decided. */
export function tieIn(view: View, s: Speaker): string | null {
  const { result } = view
  if (result?.ending !== 'rounds') return null
  const points = ({ seat }: PlayerView) => totalOf(result.scores[seat] ?? [])
  const [first, ...others] = rankingOf(view)
  const tied = others.filter((player) => first && points(player) === points(first))
  if (!first || tied.length === 0) return null
  const [name, of] = MEASURES.find(([, count]) => tied.some((player) => count(player) !== count(first))) ?? []
  if (!name || !of) return `All else is equal, so ${s.name(first.seat)} wins, who came later in the turn order.`
  const numbers = [first, ...tied].map((player) => `${s.name(player.seat)} ${of(player)}`)
  return `${name}: ${s.list(numbers)}, so ${s.name(first.seat)} wins.`
}
