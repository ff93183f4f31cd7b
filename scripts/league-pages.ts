/** Pages of a league to look at: names of every kind, seasons in every phase, people with no, one, some and many games. */
import type { Chart, DivisionPage, LeaguePage, ProfilePage } from '../render/league/page.ts'
import { dice, randomFrom } from '../src/kernel/random.ts'
import { drawFixtures } from '../src/league/fixtures.ts'
import { inPoints, pointsFor } from '../src/league/points.ts'
import { type Rating, rangeOf, ratedBy, UNKNOWN } from '../src/league/ratings.ts'
import { inPublic } from '../src/words/words.ts'

const NAMES = ['Mira', 'Jonas Maximilian von Hohenstein-Sigmaringen', 'Ólafur', '李雷', '🐉🐉', 'x'.repeat(32), 'G']
const MORE = ['Aiko', 'Ravi', 'Théodora', 'Борис']
const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2026, 2, 3)

/** Everybody finishes in the order of the list, in the games that are over. */
export function divisionPages(names: readonly string[], seats: number, over: number): DivisionPage[] {
  const { games, fairness } = drawFixtures(names.length, seats, randomFrom(7))
  const done = games.slice(0, over)
  const placeIn = (game: readonly number[], person: number) => game.filter((other) => other < person).length + 1
  const head = { title: `Division ${over < games.length ? '2B' : '1'}`, subtitle: 'Thursday evening league · Season 12' }
  const worth = pointsFor(Array.from({ length: seats }, (_, i) => i + 1))
  const rows = names.map((name, person) => {
    const mine = done.filter((game) => game.includes(person))
    const points = mine.reduce((sum, game) => sum + worth[placeIn(game, person) - 1]!, 0)
    return { person, name, points, played: mine.length, wins: mine.filter((game) => placeIn(game, person) === 1).length }
  })
  rows.sort((a, b) => b.points - a.points)
  const numberOf = (person: number) => rows.findIndex((row) => row.person === person) + 1
  const last = names.length
  const moveAt = (place: number) => (place === 1 ? 'up' : place === last ? 'bottom' : place === last - 1 ? 'down' : 'stay')
  const ahead = (one: number, other: number) => done.filter((game) => game.includes(one) && game.includes(other) && one < other)
  return [
    {
      page: 'standings',
      ...head,
      rows: rows.map(({ name, points, played, wins }, i) => ({
        place: i + 1,
        name,
        points: inPoints(points),
        played,
        wins,
        move: over < games.length ? 'stay' : moveAt(i + 1),
        isOut: i + 1 === last,
      })),
      foot: inPublic('standings.fairness', { score: fairness.score }),
    },
    {
      page: 'games',
      ...head,
      games: games.map((game, i) => {
        const isOver = i < over
        const people = isOver ? [...game].sort((a, b) => a - b) : game
        const named = (person: number, at: number) => {
          const number = numberOf(person)
          return { name: names[person]!, number, place: isOver ? at + 1 : null, isAway: number === last }
        }
        const status = isOver ? 'finished' : i < over + 3 ? 'being played' : 'to come'
        return { n: i + 1, status, isOver, names: people.map(named) }
      }),
    },
    {
      page: 'cross',
      ...head,
      names: rows.map(({ name }) => name),
      wins: rows.map((one) => rows.map((other) => (one === other ? null : ahead(one.person, other.person).length))),
    },
    {
      page: 'course',
      ...head,
      names: rows.map(({ name }) => name),
      places: coursesOf(
        rows.map(({ person }) => person),
        done,
        (game, person) => worth[placeIn(game, person) - 1]!,
      ),
    },
  ]
}

/** Places after each game, by points; whoever is equal stays where the final order has them. */
function coursesOf(
  people: readonly number[],
  games: readonly (readonly number[])[],
  worth: (game: readonly number[], person: number) => number,
) {
  const after = games.map((_, i) => {
    const points = (person: number) =>
      games.slice(0, i + 1).reduce((sum, game) => sum + (game.includes(person) ? worth(game, person) : 0), 0)
    return [...people].sort((a, b) => points(b) - points(a))
  })
  return people.map((person) => after.map((order) => order.indexOf(person) + 1))
}

const SEASON: LeaguePage = {
  page: 'season',
  title: 'Thursday evening league',
  subtitle: 'Era of Atlantis · Season 12',
  podium: [
    { place: 1, name: 'Jonas Maximilian von Hohenstein-Sigmaringen', points: 34, played: 4, wins: 3 },
    { place: 2, name: 'Mira', points: 26.5, played: 4, wins: 1 },
    { place: 3, name: '李雷', points: 20, played: 4, wins: 0 },
  ],
  divisions: ['2A', '2B'].map((division, i) => ({ division: `Division ${division}`, name: MORE[i]! })),
  people: 21,
  games: 21,
}

const HALL: LeaguePage = {
  page: 'hall',
  title: inPublic('hall.title'),
  subtitle: 'The Thursday Table',
  seasons: [...NAMES, `${NAMES[0]} and ${NAMES[1]}`].map((champion, i) => ({
    champion,
    season: inPublic('hall.season', { league: 'Thursday evening league', number: 12 - i, at: FIRST_DAY - i * 70 * DAY }),
    figures: inPublic('hall.points', { points: 34.5 - i }),
  })),
}

/** A strength as it develops over games against others who are rated as well; the better the skill, the better the places. */
function chart(title: string, players: number, games: number, skill: number): Chart {
  const random = dice(players * 1_000 + games)
  let ratings: Rating[] = Array.from({ length: players }, () => UNKNOWN)
  const steps = Array.from({ length: games }, (_, i) => {
    const luck = ratings.map((_rating, seat) => random(100) + (seat === 0 ? skill : 0))
    const places = luck.map((mine) => luck.filter((other) => other > mine).length + 1)
    ratings = ratedBy(ratings, places)
    return { ...rangeOf(ratings[0]!), isWon: places[0] === 1, at: FIRST_DAY + i * 9 * DAY }
  })
  return { title, players, played: games, steps }
}

const reliable = { reliability: 100, about: 'nothing on record yet', lapses: [] }

const PROFILES: Readonly<Record<string, ProfilePage>> = {
  'no games': { page: 'profile', title: 'Mira', subtitle: '0 games, 0 won', charts: [], results: [], record: reliable },
  'one game': {
    page: 'profile',
    title: NAMES[1]!,
    subtitle: '1 game, 1 won',
    charts: [chart('Era of Atlantis', 4, 1, 100)],
    results: [{ title: 'Era of Atlantis', played: 1, won: 1 }],
    record: { ...reliable, about: '1 game finished' },
  },
  'unrated games': {
    page: 'profile',
    title: '李雷',
    subtitle: '3 games, 2 won',
    charts: [],
    results: [{ title: 'Atlantis Rising', played: 3, won: 2 }],
    record: { ...reliable, about: '3 games finished' },
  },
  'many games': {
    page: 'profile',
    title: 'Théodora',
    subtitle: '121 games, 49 won',
    charts: [chart('Age of Atlantis', 5, 90, 25), chart('Secret Societies', 3, 14, -10)],
    results: [
      { title: 'Age of Atlantis', played: 94, won: 37 },
      { title: 'Secret Societies', played: 14, won: 6 },
      { title: 'Era of Atlantis', played: 8, won: 3 },
      { title: 'Atlas Lost', played: 3, won: 2 },
      { title: 'Atlantis Rising', played: 2, won: 1 },
    ],
    record: {
      reliability: 93,
      about: '121 games finished, 3 lapses; older ones weigh less',
      lapses: [
        { at: FIRST_DAY + 200 * DAY, text: 'missed an answer (Age of Atlantis)' },
        {
          at: FIRST_DAY + 90 * DAY,
          text: 'missed an answer (Secret Societies), excused: was in hospital, and told us so before',
        },
      ],
    },
  },
  'many games, next': {
    page: 'profile',
    title: 'Théodora',
    subtitle: '121 games, 49 won',
    charts: [chart('Era of Atlantis', 4, 6, 0), chart('Era of Atlantis', 3, 2, -40), chart('Atlas Lost', 2, 3, 40)],
    results: [],
    record: null,
  },
}

/** Wins are what they may be: none, all, and anything between. */
const BARS: Readonly<Record<string, LeaguePage>> = {
  'statistics of a game': {
    page: 'bars',
    title: 'Era of Atlantis',
    subtitle: '48 games of 23 people',
    groups: [
      {
        heading: 'Wins by seat',
        bars: [28, 25, 31, 16].map((percent, i) => ({
          label: inPublic('stats.seat', { n: i + 1 }),
          note: inPublic('stats.won', { percent, played: 48 }),
          share: percent / 100,
        })),
      },
      {
        heading: inPublic('stats.sides', { games: 48 }),
        bars: ['Hyperborea', 'Lemuria', 'Thule', 'Mu'].map((label, i) => ({
          label,
          note: inPublic('stats.won', { percent: 40 - 12 * i, played: 96 }),
          share: 0.4 - 0.12 * i,
        })),
      },
      {
        heading: 'How it ended',
        bars: [
          { label: 'Pole Shift', note: '30 games', share: 30 / 48 },
          { label: 'Ascension', note: '18 games', share: 18 / 48 },
        ],
      },
      {
        heading: 'Who won most often',
        bars: NAMES.map((label, i) => ({ label, note: inPublic('stats.wins', { won: 7 - i, played: 12 }), share: 1 - i / 7 })),
      },
    ],
  },
  'statistics, you and me': {
    page: 'bars',
    title: `${NAMES[0]} and ${NAMES[1]}`,
    subtitle: '9 games at one table',
    groups: ['Age of Atlantis', 'Secret Societies'].map((heading) => ({
      heading,
      bars: [
        { label: inPublic('stats.ahead-of', { name: NAMES[0]! }), note: '4 of 4', share: 1 },
        { label: inPublic('stats.ahead-of', { name: NAMES[1]! }), note: '0 of 4', share: 0 },
      ],
    })),
  },
}

export const LEAGUE_PAGES: Readonly<Record<string, LeaguePage>> = {
  ...named('tables of four, over', divisionPages(NAMES, 4, 7)),
  ...named('tables of five, under way', divisionPages([...NAMES, ...MORE], 5, 4)),
  'season, over': SEASON,
  'hall of champions': HALL,
  ...BARS,
  ...Object.fromEntries(Object.entries(PROFILES).map(([name, page]) => [`profile, ${name}`, page])),
}

function named(what: string, pages: readonly DivisionPage[]): Record<string, DivisionPage> {
  return Object.fromEntries(pages.map((page) => [`${page.page}, ${what}`, page]))
}
