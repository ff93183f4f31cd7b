/** Who plays where, changed by an organiser while a season is on its way. What was finished stays with whoever played it. */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { replace } from '../tables/leaving.ts'
import { isToCome, tableOf } from './absence.ts'
import { followed } from './games.ts'
import { told } from './mend.ts'
import { entryOf, ifStillPossible, onSeason } from './steps.ts'

/**
 * Two people change places: each has the other's division and games to come from now on, and finishes what they have begun. The other may
 * be out of the season; then it is a place that is free.
 */
export const swap = (house: House, id: string, person: string, other: string, reason: string): Promise<void> =>
  onSeason(house, id, async (season) => {
    if (season.phase !== 'playing') return refuse('league.not-played')
    const [one, two] = [entryOf(season, person), entryOf(season, other)]
    if (!one || !two || one.status !== 'in' || one.tier === null || two.tier === null || person === other)
      return refuse('league.not-in')
    if (one.tier === two.tier && one.division === two.division) return refuse('league.same-division')
    const owners = new Map([
      [person, other],
      [other, person],
    ])
    const isThere = (each: string) => each === person || two.status === 'in'
    const games = season.games.filter(isToCome).flatMap((game) => reseated(game, owners, isThere))
    const entries: Entry[] = [
      { ...one, tier: two.tier, division: two.division },
      { ...two, tier: one.tier, division: one.division },
    ]
    const text = { say: 'season.moved-player', person, other, reason } as const
    const posts = [told(house, season, text, [person, ...(two.status === 'in' ? [other] : [])])]
    return { step: await followed(house, season, games, { entries, posts }), result: undefined }
  })

/** The same game for others: a computer plays for whoever is not there. */
function reseated(game: LeagueGame, owners: ReadonlyMap<string, string>, isThere: (person: string) => boolean): LeagueGame[] {
  if (!game.seats.some(({ owner }) => owners.has(owner))) return []
  const seats = game.seats.map((seat) => {
    const owner = owners.get(seat.owner)
    return owner === undefined ? seat : { ...seat, owner, player: isThere(owner) ? owner : null }
  })
  return [{ ...game, seats }]
}

/** A reserve takes somebody's place for good: games to come are theirs, those under way they finish for the other. */
export const takePlace = (house: House, id: string, person: string, by: string, reason: string): Promise<void> =>
  onSeason(house, id, async (season) => {
    if (season.phase === 'over' || season.phase === 'frozen') return refuse('league.closed')
    const [leaver, reserve] = [entryOf(season, person), entryOf(season, by)]
    if (leaver?.status !== 'in') return refuse('league.not-in')
    if (reserve?.status !== 'reserve') return refuse('league.no-reserve')
    const entries = placeTaken(house, season, leaver, reserve)
    const owners = new Map([[person, by]])
    const games = season.games.filter(isToCome).flatMap((game) => reseated(game, owners, () => true))
    const running = season.games.filter(({ status, table }) => status === 'playing' && table)
    const timers = running.map(({ id: subject }) => ({ subject, key: `league:succeed:${person}:${by}`, dueAt: house.now() }))
    const posts = [told(house, season, { say: 'season.replaced-player', person, other: by, reason }, [person, by])]
    return { step: await followed(house, season, games, { entries, timers, posts }), result: undefined }
  })

const placeTaken = (house: House, { phase }: Season, leaver: Entry, reserve: Entry): Entry[] => [
  { ...leaver, status: 'out', reason: 'replaced' },
  {
    ...reserve,
    status: 'in',
    seeded: leaver.seeded,
    tier: leaver.tier,
    division: leaver.division,
    checkedInAt: reserve.checkedInAt ?? (phase === 'playing' ? house.now() : null),
  },
]

/** At one table that is under way. */
export async function succeed(house: House, game: string, person: string, by: string): Promise<void> {
  const found = await tableOf(house, game)
  const entry = found && entryOf(found.season, by)
  if (found && entry) await ifStillPossible(replace(house, found.table.id, person, { id: by, name: entry.name }))
}
