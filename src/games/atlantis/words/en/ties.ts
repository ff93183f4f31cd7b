/** How a tie was broken, with the numbers that decided: in the verdict and on the picture of the score. */
import type { Speaker } from '../../../../kernel/language.ts'
import { equals, totalOf } from '../../../common/score.ts'
import type { Tie } from '../../terms.ts'
import type { FinalView, View } from '../../view.ts'
import type { Glossary } from './glossary.ts'

export function tieLine(tie: Tie, compared: string, isForTheWin: boolean, s: Speaker): string {
  const [first, second] = tie
  if (!first) return ''
  const numbers = s.list(tie.map(({ seat, count }) => `${s.name(seat)} ${count}`))
  const prevails = `${s.name(first.seat)} ${isForTheWin ? 'wins' : 'comes first of them'}`
  return `${compared}: ${numbers}, so ${prevails}${first.count === second?.count ? ' by turn order' : ''}.`
}

/** From a view of the end; none where points alone decided. */
export function tiesOnSheet(
  { players, nations }: View,
  { ranking, scores }: FinalView,
  compared: Glossary['compared'],
  s: Speaker,
) {
  const own = (seat: string) => players.find((player) => player.seat === seat)?.nations ?? []
  const count = (seat: string) => compared.of(nations.filter(({ id }) => own(seat).includes(id)))
  return equals(ranking, (seat) => totalOf(scores[seat] ?? [])).map((tied) =>
    tieLine(
      tied.map((seat) => ({ seat, count: count(seat) })),
      compared.name,
      tied[0] === ranking[0],
      s,
    ),
  )
}
