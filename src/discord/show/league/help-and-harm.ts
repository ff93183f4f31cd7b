/** What an organiser is told about a division, in private. */
import { divisionsOf } from '../../../league/divisions.ts'
import { type Pair, standingOut } from '../../../league/help-and-harm.ts'
import type { Season } from '../../../store/league-store.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { container } from '../panel.ts'
import type { Reply } from '../reply.ts'
import { nameIn, seasonTitle } from './lines.ts'

const MOST_PAIRS = 10

export async function reportReply(bot: Bot, season: Season, wanted: string | null, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const divisions = (await divisionsOf(bot.house, season)).filter(
    ({ name }) => wanted === null || name.toLowerCase() === wanted.toLowerCase(),
  )
  const called = (person: string) => nameIn(season, person, ours)
  const lines: string[] = []
  for (const division of divisions) {
    const pairs = await standingOut(bot.house, division)
    lines.push(ours('division.heading', { division: division.name }))
    lines.push(...pairs.slice(0, MOST_PAIRS).map((pair) => pairText(pair, called, ours)))
    if (pairs.length === 0) lines.push(ours('report.nothing'))
    if (pairs.length > MOST_PAIRS) lines.push(ours('report.more', { more: pairs.length - MOST_PAIRS }))
  }
  if (divisions.length === 0) lines.push(ours(wanted === null ? 'report.no-divisions' : 'report.no-such-division'))
  const title = ours('report.title', { season: seasonTitle(season, ours) })
  return { components: [container([title, ...lines, ours('report.how-to-read')], [])] }
}

function pairText(
  { by, to, helped, harmed, stayedOut, usual, points }: Pair,
  called: (person: string) => string,
  ours: Ours,
): string {
  const { together, apart } = points
  const swing = together === null || apart === null ? null : { together: together.toFixed(1), apart: apart.toFixed(1) }
  const chances = helped + harmed + stayedOut
  return ours('report.pair', { by: called(by), to: called(to), chances, helped, harmed, usual: usual.toFixed(1), swing })
}
