/** What an organiser is told about a division, in private. */
import { divisionsOf } from '../../../league/divisions.ts'
import { type Pair, standingOut } from '../../../league/help-and-harm.ts'
import { entryOf } from '../../../league/steps.ts'
import type { Season } from '../../../store/league-store.ts'
import type { Bot } from '../../bot.ts'
import { container } from '../panel.ts'
import type { Reply } from '../reply.ts'
import { count, seasonTitle } from './lines.ts'

const MOST_PAIRS = 10

export async function reportReply(bot: Bot, season: Season, wanted: string | null): Promise<Reply> {
  const divisions = (await divisionsOf(bot.house, season)).filter(
    ({ name }) => wanted === null || name.toLowerCase() === wanted.toLowerCase(),
  )
  const called = (person: string) => entryOf(season, person)?.name ?? 'somebody'
  const lines: string[] = []
  for (const division of divisions) {
    const pairs = await standingOut(bot.house, division)
    lines.push(`**Division ${division.name}**`)
    lines.push(...pairs.slice(0, MOST_PAIRS).map((pair) => `- ${pairText(pair, called)}`))
    if (pairs.length === 0) lines.push('Nothing stands out.')
    if (pairs.length > MOST_PAIRS) lines.push(`-# … and ${pairs.length - MOST_PAIRS} more, less striking.`)
  }
  if (divisions.length === 0)
    lines.push(wanted === null ? 'The divisions have not been drawn yet.' : 'There is no such division.')
  return {
    components: [
      container(
        [
          `**Who did what to whose benefit** · ${seasonTitle(season)}`,
          ...lines,
          '-# Only you see this. It counts what everybody at the tables could see: help and harm in contests and auctions, and points with somebody at the table and without. Good diplomats stand out, too, so ask before you judge.',
        ],
        [],
      ),
    ],
  }
}

function pairText({ by, to, helped, harmed, stayedOut, usual, points }: Pair, called: (person: string) => string): string {
  const chances = helped + harmed + stayedOut
  const deeds =
    chances > 0 ? `: of ${count(chances, 'chance')} helped ${helped} (usual here: ${usual.toFixed(1)}), harmed ${harmed}` : ''
  const { together, apart } = points
  const swing =
    together === null || apart === null
      ? ''
      : ` · ${called(to)} has ${together.toFixed(1)} points a game with ${called(by)}, ${apart.toFixed(1)} without`
  return `**${called(by)} → ${called(to)}**${deeds}${swing}`
}
