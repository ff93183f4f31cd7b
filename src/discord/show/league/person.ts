/** One person in one season, in words: where they stand, what is asked of them, and their games. */
import type { Division, Line } from '../../../league/divisions.ts'
import { inPoints } from '../../../league/points.ts'
import { reservesIn } from '../../../league/signup.ts'
import { entryOf, isDone } from '../../../league/steps.ts'
import type { Entry, LeagueGame, Season } from '../../../store/league-store.ts'
import type { House } from '../../../tables/house.ts'
import type { Ours } from '../../../words/words.ts'
import { deductionLines, gameLine, seasonTitle } from './lines.ts'

/** Where one person stands in one season, with the games they have a part in. */
export function personLines(
  house: House,
  season: Season,
  divisions: readonly Division[],
  person: string,
  games: readonly LeagueGame[],
  ours: Ours,
): string[] {
  const entry = entryOf(season, person)
  const division = divisions.find(({ lines }) => lines.some((line) => line.person === person))
  const line = division?.lines.find((each) => each.person === person)
  const earned = divisions.flatMap(({ standIns }) => standIns.filter((each) => each.person === person))
  return [
    `**${seasonTitle(season, ours)}**`,
    ...(line ? [placeText(season, division!, line, ours)] : []),
    ...(entry ? statusLines(season, entry, ours) : [ours('me.not-signed-up')]),
    ...earned.map(({ points }) => ours('me.stood-in', { points: inPoints(points) })),
    // One wants to go where one is asked something; the rest is told by the list of games.
    ...games.map((game) => gameLine(house, season, game, ours, !isDone(game))),
    ...(games.some(({ status }) => status === 'waiting') ? [ours('me.to-come')] : []),
    ...(line ? deductionLines(line, ours) : []),
  ]
}

/** Before the first result there are no places. */
function placeText({ phase }: Season, { name, lines, games }: Division, { place, points, move }: Line, ours: Ours): string {
  const isOver = phase === 'over'
  if (!isOver && !games.some(({ status }) => status === 'scored'))
    return ours('me.no-result', { division: name, others: lines.length - 1 })
  return ours('me.place', { division: name, place, of: lines.length, points: inPoints(points), move: isOver ? move : null })
}

function statusLines(season: Season, entry: Entry, ours: Ours): string[] {
  const { phase, beginsAt } = season
  if (entry.status === 'out') return [ours('me.out', { reason: entry.reason ?? 'left' })]
  const isReserve = entry.status === 'reserve'
  const role = isReserve ? ours('me.reserve', { n: reservesIn(season).indexOf(entry) + 1 }) : ours('me.in')
  const isMissing = entry.checkedInAt === null
  switch (phase) {
    case 'signup':
      return [ours('me.checkin-opens', { role, at: beginsAt })]
    case 'checkin':
      return [ours(isMissing ? 'me.please-check-in' : 'me.checked-in', { role })]
    case 'playing':
      return isReserve ? [ours(isMissing ? 'me.reserve-away' : 'me.reserve-here', { role })] : []
    default:
      if (season.games.length === 0) return [ours('me.called-off')]
      return isReserve ? [ours('me.was-reserve')] : []
  }
}
