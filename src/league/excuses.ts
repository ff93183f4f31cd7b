/** An organiser excuses a lapse, with a reason that everybody can read: what it caused is undone, as far as it can be. */
import type { Entry, Excuse, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { incidentsOf } from './absence.ts'
import { absencesOf } from './absences.ts'
import { gamesToCome, type Returned, returnsTo, seatsBack } from './coming-back.ts'
import { deductedFrom, deductionsFor, isOut } from './deductions.ts'
import { followed } from './games.ts'
import { profileOf } from './profile.ts'
import { entryOf, onSeason, type Step } from './steps.ts'

/** What an excuse has changed. */
export type Pardon = Returned & {
  readonly name: string | null
  /** Answers that were missed by the absence it covers; none if it was something else. */
  readonly misses: number
  /** Points that count again, in 840ths. */
  readonly points: number
  readonly reliability: readonly [before: number, after: number]
  /** Back in the season, or still out of it: and why. */
  readonly isBack: boolean
  readonly out: Entry['reason']
  /** Whether anything of the season is still to be played. */
  readonly isPlaying: boolean
}

export async function excuse(house: House, season: string, incident: string, by: string, reason: string): Promise<Pardon> {
  const found = (await house.store.league.incidentsIn(season)).find(({ id }) => id === incident) ?? refuse('league.no-incident')
  const { person } = found
  const record = await incidentsOf(house, season, person)
  const covered = coveredBy(found, record)
  const before = deductionsFor(record)
  const { reliability } = await profileOf(house, person)
  const grounds = { by, reason, at: house.now() }
  await house.store.league.excuse(
    [...covered, ...consequencesOf(record, covered, before)].map(({ id }) => id),
    grounds,
  )
  const after = deductionsFor(await incidentsOf(house, season, person))
  const changed = await onSeason(house, season, async (now) => {
    const entry = entryOf(now, person)
    const back = entry && readmitted(now, entry, isOut(after), found)
    const waiting = back && now.phase === 'playing' ? gamesToCome(now, person) : []
    const running = now.phase === 'playing' ? now.games.filter((game) => concerns(game, person, covered)) : []
    const step: Step = { ...(back && { entries: [back] }), timers: returnsTo(house, running, person) }
    const { now: at, later } = await seatsBack(house, now, running, back ?? entry)
    const result = {
      name: entry?.name ?? null,
      isBack: back !== undefined && (now.phase === 'playing' || back.tier !== null),
      out: (back ?? entry)?.reason ?? null,
      now: at,
      later,
      toCome: waiting.length,
      isPlaying: now.phase === 'playing',
    }
    return { step: await followed(house, now, waiting, step), result }
  })
  return {
    ...changed,
    misses: found.kind === 'miss' ? covered.length : 0,
    points: deductedFrom(before) - deductedFrom(after),
    reliability: [reliability, (await profileOf(house, person)).reliability],
  }
}

/** All answers missed by the same absence. */
const coveredBy = (found: IncidentRow, record: readonly IncidentRow[]): readonly IncidentRow[] =>
  absencesOf(record).find(({ misses }) => misses.some(({ id }) => id === found.id))?.misses ??
  record.filter(({ id }) => id === found.id)

/** Seats that were taken from them because they were out, where the record has that as a lapse of its own. */
function consequencesOf(
  record: readonly IncidentRow[],
  covered: readonly IncidentRow[],
  before: ReturnType<typeof deductionsFor>,
) {
  const out = before.find(({ why }) => why === 'out')
  const grounds: Excuse = { by: '', reason: '', at: 0 }
  const isUndone =
    out && !isOut(deductionsFor(record.map((each) => (covered.includes(each) ? { ...each, excuse: grounds } : each))))
  return isUndone ? record.filter(({ kind, at, excuse }) => kind === 'left' && !excuse && at >= out.at) : []
}

/** Their entry as it stands after that, if it is another one: whoever was out only because of it is not out any more. */
function readmitted(season: Season, entry: Entry, isStillOut: boolean, { kind }: IncidentRow): Entry | undefined {
  const back: Entry = { ...entry, status: entry.tier === null ? 'reserve' : 'in', reason: null }
  if (entry.reason === 'misses') return isStillOut ? undefined : back
  const isUndrawn = season.phase === 'signup' || season.phase === 'checkin'
  return entry.reason === 'no-show' && kind === 'no-show' && isUndrawn ? { ...back, status: 'in' } : undefined
}

/** Their own running games, and those of others in which they missed something. */
const concerns = ({ status, table, seats }: LeagueGame, person: string, covered: readonly IncidentRow[]): boolean =>
  status === 'playing' && (seats.some(({ owner }) => owner === person) || covered.some((miss) => miss.table === table))
