/** Ratings and standings, worked out once more from what was played. */
import { divisionsOf } from '../../src/league/divisions.ts'
import { pointsFor } from '../../src/league/points.ts'
import { ratedBy, UNKNOWN } from '../../src/league/ratings.ts'
import type { LeagueGame, RatingRow, RatingStep, Season } from '../../src/store/league-store.ts'
import type { Town } from './town.ts'

export const wrongBooks = async (town: Town): Promise<string[]> => [
  ...(await wrongRatings(town)),
  ...(await wrongResults(town)),
  ...(await wrongStandings(town)),
]

/** Every table was rated once, in the order of the book, and each rating follows from the one before. */
async function wrongRatings(town: Town): Promise<string[]> {
  const wrong: string[] = []
  const steps = await town.rows<RatingStep>(
    `select table_id as "table", person, game, size, place, mu, sigma, at from rating_steps order by ${town.inOrder}`,
  )
  const known = new Map<string, Pick<RatingRow, 'mu' | 'sigma' | 'played'>>()
  const keyOf = ({ person, game, size }: RatingStep | RatingRow) => `${person} ${game} ${size}`
  for (const table of new Set(steps.map((step) => step.table))) {
    const here = steps.filter((step) => step.table === table)
    if (new Set(here.map(({ person }) => person)).size < here.length) wrong.push(`somebody was rated twice for ${table}`)
    const before = here.map((step) => known.get(keyOf(step)) ?? { ...UNKNOWN, played: 0 })
    const after = ratedBy(
      before,
      here.map(({ place }) => place),
    )
    for (const [i, step] of here.entries()) {
      if (!isClose(after[i]!.mu, step.mu) || !isClose(after[i]!.sigma, step.sigma))
        wrong.push(`a rating after ${table} does not follow`)
      known.set(keyOf(step), { mu: step.mu, sigma: step.sigma, played: before[i]!.played + 1 })
    }
  }
  for (const row of await town.rows<RatingRow>('select * from ratings')) {
    const last = known.get(keyOf(row))
    if (!last || last.played !== row.played || !isClose(last.mu, row.mu))
      wrong.push(`a rating of ${row.person} is not its last step`)
  }
  return wrong
}
const isClose = (a: number, b: number) => Math.abs(a - b) < 1e-9

/** Every finished game has a result for each seat, once. */
const wrongResults = async (town: Town): Promise<string[]> =>
  (
    await town.rows<{ id: string; seats: number; results: number }>(
      `select id, (select count(*) from seats where table_id = id) as seats, (select count(*) from results where table_id = id) as results
       from tables where status = 'finished'`,
    )
  )
    .filter(({ seats, results }) => seats !== results)
    .map(({ id, seats, results }) => `${id} has ${results} results for ${seats} seats`)

async function wrongStandings(town: Town): Promise<string[]> {
  const { archon, parlour } = town.night
  const { league: book } = archon.house.store
  const wrong: string[] = []
  for (const league of await book.leaguesOn(parlour.guildId))
    for (const { id } of await book.seasonsOf(league.id)) wrong.push(...(await wrongSeason(town, (await book.season(id))!)))
  return wrong
}

async function wrongSeason(town: Town, season: Season): Promise<string[]> {
  const { house } = town.night.archon
  const wrong: string[] = []
  const placed = new Map(
    (await town.rows<{ table_id: string; seat: string; place: number }>('select table_id, seat, place from results')).map(
      ({ table_id, seat, place }) => [`${table_id} ${seat}`, place],
    ),
  )
  const tables = season.games.flatMap(({ table }) => table ?? [])
  if (new Set(tables).size < tables.length) wrong.push(`two games of ${season.id} share a table`)
  for (const { id, table, status, verdict, seats } of season.games) {
    const stored = table ? await house.store.table(table) : null
    if (stored?.status === 'finished' && status !== 'scored' && status !== 'cancelled')
      wrong.push(`game ${id} is over and counts nothing`)
    if (status === 'scored' && verdict === null)
      for (const { seat, place } of seats)
        if (placed.get(`${table} ${seat}`) !== place) wrong.push(`game ${id} counts another place than was reached`)
  }
  const lines = (await divisionsOf(house, season)).flatMap((division) => division.lines)
  const counted = lines.reduce((sum, { points, relief, deducted }) => sum + points - relief + deducted, 0)
  const worth = season.games.reduce((sum, game) => sum + worthOf(game), 0)
  if (Math.abs(counted - worth) > 1e-6) wrong.push(`the standings of ${season.id} add up to ${counted}, its games to ${worth}`)
  return wrong
}

/** What a game brought to those who held their own seats. */
function worthOf({ status, seats }: LeagueGame): number {
  if (status !== 'scored') return 0
  const points = pointsFor(seats.map(({ place }) => place ?? seats.length))
  return seats.reduce((sum, { owner, player }, i) => sum + (owner === player ? points[i]! : 0), 0)
}
