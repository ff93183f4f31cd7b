/** The league in words: every picture has its text here, and every number its reason. */
import { speakerOf } from '../../../kernel/language.ts'
import type { ExpeditionLine, SeasonLine } from '../../../league/across-leagues.ts'
import type { Division, Line } from '../../../league/divisions.ts'
import { AT_ONCE } from '../../../league/fairness.ts'
import { kindAt, kindsOf } from '../../../league/mix.ts'
import { inPoints } from '../../../league/points.ts'
import { difficultyOf } from '../../../league/rating-book.ts'
import { entryOf } from '../../../league/steps.ts'
import type { LeagueGame, LeagueRow, Season } from '../../../store/league-store.ts'
import type { House } from '../../../tables/house.ts'
import { type Ours, oursIn } from '../../../words/words.ts'

export const seasonTitle = ({ league, number }: Season, ours: Ours) => ours('season.title', { league: league.name, number })

/** "Era of Atlantis and Atlas Lost, in turn". */
export function titleOf({ games }: House, league: LeagueRow, ours: Ours): string {
  const titles = kindsOf(league).map(({ game }) => games.get(game)?.title ?? game)
  return titles.length > 1 ? ours('league.in-turn', { titles }) : titles[0]!
}

/** What one of its games is, where a season plays several. */
const kindIn = ({ games }: House, season: Season, game: LeagueGame): string | null =>
  (season.settings.mix ?? []).length > 0 ? (games.get(kindAt(season, game).game)?.title ?? null) : null

/** Whoever is erased has no name any more. */
const called = (season: Season, person: string | null) => (person === null ? null : (entryOf(season, person)?.name ?? null))
export const nameIn = (season: Season, person: string, ours: Ours) => called(season, person) ?? ours('league.somebody')

export function standingLines(season: Season, division: Division, ours: Ours): string[] {
  const { name, lines, standIns, fairness, isByAverage, wasPlayed } = division
  return [
    ours('division.title', { division: name, season: seasonTitle(season, ours) }),
    ...lines.map((line) => standingLine(season, isByAverage, line, ours)),
    ...standIns.map((each) => ours('standings.stood-in', { name: each.name, points: inPoints(each.points) })),
    ...lines.flatMap((line) => deductionLines(line, ours)),
    ...lines.flatMap((line, i) => tieLines(line, lines[i + 1], ours)),
    ...(isByAverage ? [ours('standings.uneven')] : []),
    ...(season.phase === 'over' && !wasPlayed ? [ours('standings.nothing-played')] : []),
    fairness ? ours('standings.how-fair', { ...fairness, atOnce: AT_ONCE }) : ours('standings.places-changed'),
    ours('standings.ties', { seed: season.seed }),
  ]
}

const standingLine = ({ phase }: Season, isByAverage: boolean, line: Line, ours: Ours): string =>
  ours('standings.line', {
    place: line.place,
    name: line.name,
    move: phase === 'over' ? line.move : 'stay',
    points: inPoints(line.points),
    played: line.played,
    wins: inPoints(line.wins),
    relief: inPoints(line.relief),
    deducted: inPoints(line.deducted),
    isOut: line.isOut,
    average: isByAverage && line.played > 0 ? inPoints(line.average) : null,
  })

/** What put somebody above the next one, where points did not. */
const tieLines = ({ name, by, played }: Line, next: Line | undefined, ours: Ours): string[] =>
  by === null || by === 'stayed' || by === 'points' || by === 'average' || played === 0 || !next
    ? []
    : [ours('standings.tie', { name, next: next.name, by })]

export const deductionLines = ({ name, deductions }: Line, ours: Ours): string[] =>
  deductions.map(({ at, misses, why, reason }) => ours('standings.miss', { name, at, misses, why, reason }))

export const gameLines = (season: Season, { name, games }: Division, ours: Ours, house: House): string[] => [
  ours('games.title', { division: name, season: seasonTitle(season, ours) }),
  ...games.map((game) => gameLine(house, season, game, ours)),
]

export function gameLine(house: House, season: Season, game: LeagueGame, ours: Ours, isLinked = true): string {
  const isOver = game.status === 'scored'
  const people = [...game.seats]
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ owner, player, place }) => ({
      place: isOver ? place : null,
      name: called(season, owner),
      by: owner === player ? null : { name: called(season, player), isComputer: player === null },
    }))
  const status = isOver ? null : ours(`game.${game.status}`)
  return ours('games.line', {
    n: game.n,
    title: kindIn(house, season, game),
    people,
    isOver,
    status,
    thread: isLinked ? game.thread : null,
    verdict: game.verdict,
  })
}

export function seasonTableLines(number: number, lines: readonly SeasonLine[], ours: Ours): string[] {
  // Where there is only one, everybody plays in it.
  const isOne = new Set(lines.flatMap(({ leagues }) => leagues)).size === 1
  const told = lines.map(({ leagues, points, wins, ...line }) =>
    ours('across.line', { ...line, points: inPoints(points), wins: inPoints(wins), leagues: isOne ? [] : leagues }),
  )
  return [ours('across.title', { number }), ...(told.length > 0 ? told : [ours('across.none')])]
}

export function expeditionLines(house: House, lines: readonly ExpeditionLine[], locale: string): string[] {
  const ours = oursIn(locale)
  const told = lines.map(({ game, difficulty, size, won, played }) =>
    ours('expeditions.line', {
      title: house.games.get(game)?.title ?? game,
      difficulty: difficulty ? difficultyName(house, game, difficulty, locale) : null,
      size,
      won,
      played,
    }),
  )
  return [ours('expeditions.title'), ...(told.length > 0 ? told : [ours('expeditions.none')])]
}

function difficultyName(house: House, id: string, difficulty: string, locale: string): string {
  const game = house.games.get(id)?.game
  const choice = difficultyOf(house, id)?.choices.find((each) => each.id === difficulty)
  return game && choice
    ? game.speak(
        choice.label,
        speakerOf(locale, (seat) => seat),
      )
    : difficulty
}
