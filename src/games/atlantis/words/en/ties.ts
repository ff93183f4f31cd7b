/** How a tie was broken, with the numbers that decided: in the verdict and on the picture of the score. */
import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf } from '../../../common/score.ts'
import type { Tie } from '../../terms.ts'
import type { FinalView, View } from '../../view.ts'
import type { Glossary } from './glossary.ts'

export function tieLine(tie: Tie, compared: string, s: Speaker): string {
  const [first, second] = tie
  if (!first) return ''
  const numbers = s.list(tie.map(({ seat, count }) => `${s.name(seat)} ${count}`))
  return first.count === second?.count
    ? `${compared}: ${numbers}, so ${s.name(first.seat)} wins by turn order.`
    : `${compared}: ${numbers}, so ${s.name(first.seat)} wins.`
}

/** From a view of the end; null where points alone decided. */
export function tieOnSheet(
  { players, nations }: View,
  { ranking, scores }: FinalView,
  compared: Glossary['compared'],
  s: Speaker,
) {
  const points = (seat: string) => totalOf(scores[seat] ?? [])
  const tied = ranking.filter((seat) => points(seat) === points(ranking[0]!))
  if (tied.length < 2) return null
  const own = (seat: string) => players.find((player) => player.seat === seat)?.nations ?? []
  const count = (seat: string) => compared.of(nations.filter(({ id }) => own(seat).includes(id)))
  return tieLine(
    tied.map((seat) => ({ seat, count: count(seat) })),
    compared.name,
    s,
  )
}
