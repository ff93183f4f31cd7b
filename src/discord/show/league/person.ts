/** One person in one season, in words: where they stand, what is asked of them, and their games. */
import type { Division, Line } from '../../../league/divisions.ts'
import type { Move } from '../../../league/promotion.ts'
import { reservesIn } from '../../../league/signup.ts'
import { entryOf, isDone } from '../../../league/steps.ts'
import type { Entry, LeagueGame, Season } from '../../../store/league-store.ts'
import { deductionLines, gameLine, moment, pointsWords, seasonTitle } from './lines.ts'

const OUT: Readonly<Record<NonNullable<Entry['reason']>, string>> = {
  'no-show': 'you did not check in',
  left: 'you left it',
  misses: 'you missed three answers',
}

const TO_COME =
  '-# Games to come begin by themselves, as soon as nobody in them plays two league games already, here or in another league.'

/** Where one person stands in one season, with the games they have a part in. */
export function personLines(
  season: Season,
  divisions: readonly Division[],
  person: string,
  games: readonly LeagueGame[],
): string[] {
  const entry = entryOf(season, person)
  const division = divisions.find(({ lines }) => lines.some((line) => line.person === person))
  const line = division?.lines.find((each) => each.person === person)
  const earned = divisions.flatMap(({ standIns }) => standIns.filter((each) => each.person === person))
  return [
    `**${seasonTitle(season)}**`,
    ...(line ? [placeText(season, division!, line)] : []),
    ...(entry ? statusLines(season, entry) : ['You have not signed up.']),
    ...earned.map(({ points }) => `Playing for others was worth **${pointsWords(points)}**.`),
    // One wants to go where one is asked something; the rest is told by the list of games.
    ...games.map((game) => gameLine(season, game, !isDone(game))),
    ...(games.some(({ status }) => status === 'waiting') ? [TO_COME] : []),
    ...(line ? deductionLines(line) : []),
  ]
}

const NEXT: Readonly<Record<Move, string>> = {
  up: ' You go up.',
  stay: '',
  down: ' You go down.',
  bottom: ' You begin again at the bottom.',
}

/** Before the first result there are no places. */
function placeText({ phase }: Season, { name, lines, games }: Division, { place, points, move }: Line): string {
  if (phase !== 'over' && !games.some(({ status }) => status === 'scored'))
    return `Division ${name}, with ${lines.length - 1} others; no game is over yet.`
  return `Division ${name}, place ${place} of ${lines.length}: **${pointsWords(points)}**.${phase === 'over' ? NEXT[move] : ''}`
}

function statusLines(season: Season, entry: Entry): string[] {
  const { phase, beginsAt } = season
  if (entry.status === 'out') return [`You are out of this season: ${OUT[entry.reason ?? 'left']}.`]
  const isReserve = entry.status === 'reserve'
  const role = isReserve
    ? `You are reserve number ${reservesIn(season).indexOf(entry) + 1}.`
    : 'You are in; divisions are drawn when everybody has checked in.'
  switch (phase) {
    case 'signup':
      return [`${role} Check-in opens ${moment(beginsAt)}.`]
    case 'checkin':
      return [`${role} ${entry.checkedInAt === null ? '**Please check in.**' : 'You have checked in.'}`]
    case 'playing':
      if (!isReserve) return []
      return entry.checkedInAt === null
        ? [`${role} You have not checked in; **Join as a reserve** says that you are here.`]
        : [`${role} When somebody drops out, their games to come are yours.`]
    default:
      if (season.games.length === 0) return ['It was called off.']
      return isReserve ? ['You were a reserve.'] : []
  }
}
