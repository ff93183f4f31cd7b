/** The league in words: every picture has its text here, and every number its reason. */
import { bySeat } from '../../../kernel/language.ts'
import type { ExpeditionLine, SeasonLine } from '../../../league/across-leagues.ts'
import type { Division, Line } from '../../../league/divisions.ts'
import { fairnessText } from '../../../league/fairness.ts'
import { POINT, pointsText } from '../../../league/points.ts'
import type { Move } from '../../../league/promotion.ts'
import { difficultyOf } from '../../../league/rating-book.ts'
import type { Criterion } from '../../../league/standings.ts'
import { entryOf } from '../../../league/steps.ts'
import type { LeagueGame, Season } from '../../../store/league-store.ts'
import type { House } from '../../../tables/house.ts'

export const ARROWS: Readonly<Record<Move, string>> = { up: ' ▲', stay: '', down: ' ▼', bottom: ' ▼▼' }

export const seasonTitle = ({ league, number }: Season) => `${league.name} · Season ${number}`

/** Absolute and relative: the latter stands still on some phones. */
export const moment = (at: number) => `<t:${Math.floor(at / 1000)}:f> (<t:${Math.floor(at / 1000)}:R>)`

/** With a true minus: somebody may owe points. */
export const figure = (points: number) => pointsText(points).replace('-', '−')
export const pointsWords = (points: number) => `${figure(points)} ${points === POINT ? 'point' : 'points'}`

export const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

export function standingLines(season: Season, { name, lines, standIns, fairness }: Division): string[] {
  return [
    `**Division ${name}** · ${seasonTitle(season)}`,
    ...lines.map((line) => standingLine(season, line)),
    ...standIns.map((each) => `-# Played for others: ${each.name} ${pointsText(each.points)}`),
    ...lines.flatMap(deductionLines),
    ...lines.flatMap((line, i) => tieLines(line, lines[i + 1])),
    `-# ${fairnessText(fairness)}`,
    `-# Ties go by wins, points where the tied met, share of the table’s score, and a lot from the seed \`${season.seed}\`.`,
  ]
}

function standingLine(season: Season, line: Line): string {
  const details = [
    count(line.played, 'game'),
    `${pointsText(line.wins)} won`,
    ...(line.relief > 0 ? [`${pointsText(line.relief)} for others`] : []),
    ...(line.deducted > 0 ? [`−${pointsText(line.deducted)} for missed answers`] : []),
    ...(line.isOut ? ['out'] : []),
  ]
  const arrow = season.phase === 'over' ? ARROWS[line.move] : ''
  return `${line.place}. **${line.name}**${arrow} ${pointsWords(line.points)} · ${details.join(', ')}`
}

const BY: Readonly<Record<Exclude<Criterion, 'points'>, string>> = {
  wins: 'more wins',
  meetings: 'points where they met',
  share: 'share of the score',
  lot: 'lot',
}

/** What put somebody above the next one, where points did not. */
const tieLines = ({ name, by, played }: Line, next: Line | undefined): string[] =>
  by === null || by === 'points' || played === 0 || !next ? [] : [`-# ${name} before ${next.name}: ${BY[by]}`]

const WHY = { free: 'the first is free', cost: '−1', out: '−1, out for this season', excused: 'excused' } as const

export const deductionLines = ({ name, deductions }: Line): string[] =>
  deductions.map(
    ({ at, why, reason }) =>
      `-# ${name} missed an answer on <t:${Math.floor(at / 1000)}:d>: ${WHY[why]}${reason ? ` (${reason})` : ''}`,
  )

export const gameLines = (season: Season, { name, games }: Division): string[] => [
  `**Games of division ${name}** · ${seasonTitle(season)}`,
  ...games.map((game) => gameLine(season, game)),
]

export function gameLine(season: Season, game: LeagueGame, isLinked = true): string {
  const called = (person: string) => entryOf(season, person)?.name ?? 'somebody'
  const isScored = game.status === 'scored'
  const names = [...game.seats]
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ owner, player, place }) => `${isScored ? `${place}. ` : ''}${called(owner)}${standIn(season, owner, player)}`)
  const details = [
    names.join(isScored ? ', ' : ' · '),
    ...(isScored ? [] : [STATUS[game.status]]),
    ...(game.thread && isLinked ? [`<#${game.thread}>`] : []),
    ...(game.verdict ? [`*${game.verdict}*`] : []),
  ]
  return `**Game ${game.n}** ${details.join(' · ')}`
}

const standIn = (season: Season, owner: string, player: string | null) =>
  owner === player ? '' : ` (${player ? (entryOf(season, player)?.name ?? 'a guest') : 'computer'})`

export const STATUS: Readonly<Record<LeagueGame['status'], string>> = {
  waiting: 'to come',
  opening: 'beginning',
  playing: 'being played',
  frozen: 'frozen',
  scored: 'finished',
  cancelled: 'not counted',
}

export const seasonTableLines = (number: number, lines: readonly SeasonLine[]): string[] => [
  `**Season ${number} across all games**`,
  ...(lines.length > 0
    ? lines.map(
        ({ name, points, wins, played, leagues }, i) =>
          `${i + 1}. **${name}** ${pointsWords(points)} · ${pointsText(wins)} of ${played} won (${leagues.join(', ')})`,
      )
    : ['No league has drawn its divisions yet.']),
]

export function expeditionLines(house: House, lines: readonly ExpeditionLine[]): string[] {
  const title = (game: string) => house.games.get(game)?.title ?? game
  return [
    '**Expeditions**: won of played',
    ...(lines.length > 0
      ? lines.map(
          ({ game, difficulty, size, won, played }) =>
            `- ${title(game)}${difficulty ? `, ${difficultyName(house, game, difficulty)}` : ''}, party of ${size}: **${won} of ${played}**`,
        )
      : ['No game played together has been finished here yet.']),
  ]
}

function difficultyName(house: House, id: string, difficulty: string): string {
  const game = house.games.get(id)?.game
  const choice = difficultyOf(house, id)?.choices.find((each) => each.id === difficulty)
  return game && choice ? game.speak(choice.label, bySeat()) : difficulty
}
