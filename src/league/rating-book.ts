/** Keeps ratings and expeditions: every game that comes to its end is entered once, whether it belongs to a league or not. */
import type { Seat, Setting } from '../kernel/contract.ts'
import type { RatingRow, RatingStep } from '../store/league-store.ts'
import type { Seated } from '../store/store.ts'
import { aloneInTheWorld, type House } from '../tables/house.ts'
import { outcomeOf } from '../tables/position.ts'
import { isComputer } from '../tables/seating.ts'
import { correctedSteps } from './rating-corrections.ts'
import { rangeOf, ratedBy, UNKNOWN, whyUnrated } from './ratings.ts'
import { verdictOf } from './score-as-it-stands.ts'

/** The setting that makes a game harder that is won or lost together; one that is usually played against each other calls it `solo`. */
export const difficultyOf = (house: House, game: string): Setting | undefined =>
  house.games.get(game)?.game.settings.find(({ id }) => id === 'difficulty' || id === 'solo')

/** A game came to its own end. */
export async function enter(house: House, table: Seated): Promise<void> {
  const outcome = outcomeOf(table)
  if (!outcome) return
  if (outcome.together) {
    // Computers may help, but a party is made of people.
    const size = table.seats.filter((row) => !isComputer(row)).length
    if (size === 0) return
    await house.store.league.saveExpedition({
      table: table.id,
      server: table.server,
      game: table.game,
      difficulty: table.options[difficultyOf(house, table.game)?.id ?? ''] ?? '',
      size,
      isWon: outcome.together === 'won',
      at: house.now(),
    })
    return
  }
  await rate(house, table, verdictOf(outcome).places, 1)
}

/** Rates a table by places, if it counts; one that was rated before counts by these places from now on. */
export async function rate(house: House, table: Seated, places: Readonly<Record<Seat, number>>, progress: number): Promise<void> {
  // One table after the other: a person may finish two at the same moment.
  await aloneInTheWorld(house, 'ratings', async () => {
    const { league } = house.store
    const players = table.seats.map((row) => (isComputer(row) ? null : row.person))
    const handedOver = (await league.incidentsAt(table.id)).some(({ kind }) => kind === 'left' || kind === 'replaced')
    if (whyUnrated({ players, together: false, handedOver, progress }) !== null) return
    const people = players.filter((person) => person !== null)
    const [game, size] = [table.game, people.length]
    const placeOf = (person: string) => places[table.seats.find((row) => row.person === person)!.seat] ?? size
    const known = await league.ratingsIn(game, size, people)
    const before = people.map((person) => known.find((row) => row.person === person) ?? { ...UNKNOWN, played: 0 })
    const after = ratedBy(before, people.map(placeOf))
    const rows = people.map((person, i): RatingRow => ({ person, game, size, ...after[i]!, played: before[i]!.played + 1 }))
    const steps = people.map(
      (person, i): RatingStep => ({ table: table.id, person, game, size, place: placeOf(person), ...after[i]!, at: house.now() }),
    )
    if (await league.rate(table.id, rows, steps)) return
    const wanted = new Map(people.map((person) => [person, placeOf(person)]))
    await correct(house, table.id, await league.stepsIn(game, size), wanted)
  })
}

/** A table that was rated counts no more, and is in nobody's results. */
export async function strike(house: House, id: string): Promise<void> {
  await house.store.league.correctResults(id, null)
  const table = await house.store.table(id)
  if (!table) return
  await aloneInTheWorld(house, 'ratings', async () => {
    const history = await house.store.league.stepsIn(table.game, table.seats.length)
    if (history.some((step) => step.table === id)) await correct(house, id, history, null)
  })
}

async function correct(
  house: House,
  table: string,
  history: readonly RatingStep[],
  places: ReadonlyMap<string, number> | null,
): Promise<void> {
  const { league } = house.store
  const steps = correctedSteps(history, table, places)
  const struck = places === null ? history.filter((step) => step.table === table) : []
  const { game, size } = history[0]!
  const last = new Map([...withoutTable(history, struck), ...steps].map((step) => [step.person, step]))
  const people = [...new Set([...steps, ...struck].map(({ person }) => person))]
  const ratings = (await league.ratingsIn(game, size, people)).map((row): RatingRow => {
    const { mu, sigma } = last.get(row.person) ?? UNKNOWN
    return { ...row, mu, sigma, played: row.played - struck.filter(({ person }) => person === row.person).length }
  })
  await league.correctRatings({ table, isStruck: places === null, steps, ratings })
}

const withoutTable = (history: readonly RatingStep[], struck: readonly RatingStep[]) =>
  history.filter((step) => !struck.includes(step))

export type RatingChange = { readonly name: string; readonly value: number; readonly change: number }

/** What a game did to the ratings of those who let others see theirs; nothing before it is entered, or if it does not count. */
export async function ratingChanges({ store }: House, table: Seated): Promise<RatingChange[]> {
  const changes = table.seats.map(async ({ person, name }): Promise<RatingChange[]> => {
    if (person === null || (await store.person(person))?.settings.privacy === 'private') return []
    const steps = await store.league.stepsOf(person)
    const at = steps.findIndex((step) => step.table === table.id)
    const after = steps[at]
    if (!after) return []
    const before = steps.slice(at + 1).find(({ game, size }) => game === after.game && size === after.size) ?? UNKNOWN
    return [{ name, value: rangeOf(after).value, change: rangeOf(after).value - rangeOf(before).value }]
  })
  return (await Promise.all(changes)).flat()
}
