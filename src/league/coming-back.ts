/** Somebody who was out of a season is in it again: games to come are theirs at once, those under way as soon as they have time for them. */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import { aloneInTheWorld, type House, refuse } from '../tables/house.ts'
import { replace } from '../tables/leaving.ts'
import { forgetMisses } from '../tables/missed-deadlines.ts'
import { isToCome, tableOf } from './absence.ts'
import { atOnceIn } from './fairness.ts'
import { followed } from './games.ts'
import { told } from './mend.ts'
import { heldNow } from './seat-holders.ts'
import { hasRoom } from './signup.ts'
import { entryOf, ifStillPossible, onSeason, seasonById } from './steps.ts'

/** How many games somebody has again: under way, under way once they have time, and to come. */
export type Returned = { readonly now: number; readonly later: number; readonly toCome: number }

/** An organiser takes back that somebody is out: who was barred, or left and changed their mind. It is told, with the reason. */
export const readmit = (house: House, id: string, person: string, reason: string): Promise<Returned> =>
  onSeason(house, id, async (season) => {
    const entry = readmissible(season, person)
    const isPlaying = season.phase === 'playing'
    const isIn = isPlaying ? entry.tier !== null : hasRoom(season)
    const back: Entry = { ...entry, status: isIn ? 'in' : 'reserve', reason: null }
    const running = season.games.filter(
      ({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === person),
    )
    const waiting = isPlaying ? gamesToCome(season, person) : []
    const posts = [told(house, season, { say: 'season.readmitted', person, reason }, [person])]
    const step = { entries: [back], timers: returnsTo(house, running, person), posts }
    const seats = await seatsBack(house, season, running, back)
    return { step: await followed(house, season, waiting, step), result: { ...seats, toCome: waiting.length } }
  })

/** Whoever has a place in the season that is nobody else's now; others are refused. */
export function readmissible(season: Season, person: string): Entry {
  if (season.phase === 'over' || season.phase === 'frozen') return refuse('league.closed')
  const entry = entryOf(season, person) ?? refuse('league.not-in')
  const isOut = entry.status === 'out' && (entry.reason === 'barred' || entry.reason === 'left')
  // Whoever left and joined again stands by as a reserve, and still has a place in a division.
  return isOut || (entry.status === 'reserve' && entry.tier !== null) ? entry : refuse('league.not-gone')
}

export const returnsTo = ({ now }: House, games: readonly LeagueGame[], person: string) =>
  games.map(({ id }) => ({ subject: id, key: `league:return:${person}`, dueAt: now() }))

export const gamesToCome = ({ games }: Season, person: string): LeagueGame[] =>
  games.filter(isToCome).flatMap((game): LeagueGame[] => {
    const isTheirs = game.seats.some(({ owner, player }) => owner === person && player !== person)
    if (!isTheirs) return []
    return [{ ...game, seats: game.seats.map((seat) => (seat.owner === person ? { ...seat, player: person } : seat)) }]
  })

/** How many seats they can have back at once, and how many have to wait until they have time. */
export async function seatsBack(house: House, season: Season, running: readonly LeagueGame[], entry: Entry | undefined) {
  if (!entry || entry.status === 'out') return { now: 0, later: 0 }
  const held = await heldNow(house, running)
  const lost = held.filter(({ seats }) => seats.some(({ owner, player }) => owner === entry.person && player === null)).length
  // On autopilot the seat is still theirs, and counted already.
  const piloted = (await Promise.all(running.map(({ table }) => house.store.table(table!)))).filter((table) =>
    table?.seats.some(({ person, autopilot }) => person === entry.person && autopilot),
  ).length
  const busy = (await house.store.league.busy()).get(entry.person) ?? 0
  const room = Math.max(0, atOnceIn(season.settings) - busy)
  const now = piloted + Math.min(room, lost - piloted)
  return { now, later: lost - now }
}

/** How long somebody who has as many games as they may waits before it is looked again. */
const LOOK_AGAIN = 6 * 60 * 60_000

/** Somebody was excused: their table forgets what they missed, and they take their seat back from the computer as soon as they have time. */
export async function bringBack(house: House, id: string, person: string): Promise<void> {
  const found = await tableOf(house, id)
  if (found?.game.status !== 'playing') return
  const { season, game, table } = found
  if (table.seats.some((row) => row.person === person)) return forgetMisses(house, table.id, person)
  const seat = game.seats.find(({ owner }) => owner === person)?.seat
  const row = table.seats.find((each) => each.seat === seat)
  const entry = entryOf(season, person)
  if (!row || row.person !== null || !entry || entry.status === 'out') return
  await aloneInTheWorld(house, 'league:games', async () => {
    const { settings } = await seasonById(house, season.id)
    const isFree = ((await house.store.league.busy()).get(person) ?? 0) < atOnceIn(settings)
    if (isFree) await ifStillPossible(replace(house, table.id, row.seat, { id: person, name: entry.name }))
    else await house.store.promise(id, [{ key: `league:return:${person}`, dueAt: house.now() + LOOK_AGAIN }])
  })
}
