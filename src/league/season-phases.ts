/** The turning points of a season, each promised by a timer: check-in, the draw, the end of play, the final table. */
import type { Entry, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import type { Seated } from '../store/store.ts'
import type { House } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import { inPublic } from '../words/words.ts'
import { beginning, checkinEnds, postponed, remindsAt, scoredAt } from './calendar.ts'
import { placesIn } from './divisions.ts'
import { stagedBy, stageEnds } from './formats/stages.ts'
import { drawnKindly } from './kind-draw.ts'
import { lookLater } from './leavers.ts'
import { nextLater } from './next-games.ts'
import { openNext } from './organise.ts'
import { adjudicate } from './scoring.ts'
import { guestsAt, heldBy } from './seat-holders.ts'
import { callsFor, ifStillPossible, isDone, newCard, onSeason, refreshed, type Step, seasonById } from './steps.ts'

const later = (season: Season, key: string, dueAt: number) => ({ subject: season.id, key: `league:${key}`, dueAt })

/** The first day: sign-up closes, everybody is asked to check in. */
export async function begin(house: House, id: string): Promise<void> {
  const before = await seasonById(house, id)
  const earlier = (await house.store.league.seasonsOf(before.league.id)).find(({ number }) => number === before.number - 1)
  // The past decides who plays where, so it has to be over first.
  if (earlier && earlier.phase !== 'over') await finish(house, earlier.id)
  await onSeason(house, id, async (season) => {
    if (season.phase !== 'signup') return { step: null, result: undefined }
    const people = season.entries.filter(({ status }) => status !== 'out')
    // Nobody has to hear of it: a league that few care for must not fill its channel.
    if (people.length < season.league.size)
      return { step: { ...postponement(house, season, season.entries), posts: refreshed(house, season) }, result: undefined }
    const { posts, card } = newCard(
      house,
      season,
      people.map(({ person }) => person),
    )
    // From now on, not from the day it was planned for: we may have been away then.
    const calendar = beginning(house.now(), season.settings)
    const timers = [
      later(season, 'draw', checkinEnds(calendar, season.settings)),
      later(season, 'remind', remindsAt(calendar, season.settings)),
    ]
    return { step: { change: { ...calendar, phase: 'checkin', card }, posts, timers }, result: undefined }
  })
}

/** Too few: a week later. Nobody has to sign up again, but everybody has to check in again. */
function postponement(house: House, season: Season, entries: readonly Entry[]): Step & { readonly entries: readonly Entry[] } {
  const calendar = postponed(season.beginsAt, house.now(), season.settings)
  return {
    change: { ...calendar, phase: 'signup' },
    entries: entries.map((entry) => ({ ...entry, checkedInAt: null })),
    timers: [later(season, 'begin', calendar.beginsAt)],
    clear: ['league:remind', 'league:draw'],
  }
}

/** Calls those who have not checked in, and nobody else. */
export async function remind(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    const missing = season.entries.filter(({ status, checkedInAt }) => status === 'in' && checkedInAt === null)
    if (season.phase !== 'checkin' || missing.length === 0) return { step: null, result: undefined }
    const people = missing.map(({ person }) => person)
    return { step: { posts: callsFor(house, season, people) }, result: undefined }
  })
}

/** The card of a season that begins waits for the threads of its first games, which would push it out of sight. */
const THREADS_FIRST = 15

/** Check-in is over: whoever said nothing is out, reserves move up, divisions and games are drawn, the first games begin. */
export async function closeCheckin(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    if (season.phase !== 'checkin') return { step: null, result: undefined }
    const { players, absent, spare } = presentIn(season)
    const gone = absent.map((entry): Entry => ({ ...entry, status: 'out', reason: 'no-show' }))
    const incidents = absent.map(({ person }) => noShow(house, season, person))
    if (players.length < season.league.size) {
      const step = postponement(house, season, [...players, ...spare])
      const { posts, card } = newCard(
        house,
        season,
        players.map(({ person }) => person),
      )
      const entries = [...step.entries, ...gone]
      return { step: { ...step, change: { ...step.change, card }, entries, incidents, posts }, result: undefined }
    }
    const { seed, draw } = await drawnKindly(house, season, players)
    const { posts, card } = newCard(house, season, [], house.now() + THREADS_FIRST * house.pauses.edit)
    const drawnNow = { ...season, seed, entries: draw.entries, games: draw.games }
    return {
      step: {
        change: { phase: 'playing', card, seed },
        entries: [...draw.entries, ...gone, ...spare],
        games: draw.games,
        incidents,
        posts,
        timers: [
          later(season, 'freeze', season.endsAt),
          ...stageTimers(house, drawnNow),
          nextLater(house, season.id),
          lookLater(house, season.id),
        ],
        clear: ['league:remind', 'league:draw'],
      },
      result: undefined,
    }
  })
}

/** Who plays: those who checked in, and reserves for the places that are free. */
function presentIn(season: Season): { players: Entry[]; absent: Entry[]; spare: Entry[] } {
  const of = (status: Entry['status']) => season.entries.filter((entry) => entry.status === status)
  const isHere = ({ checkedInAt }: Entry) => checkedInAt !== null
  const here = of('in').filter(isHere)
  const waiting = of('reserve').filter(isHere)
  const free = season.settings.places === null ? waiting.length : Math.max(0, season.settings.places - here.length)
  return {
    players: [...here, ...waiting.slice(0, free)],
    absent: of('in').filter((entry) => !isHere(entry)),
    spare: [...waiting.slice(free), ...of('reserve').filter((entry) => !isHere(entry))],
  }
}

const noShow = (house: House, season: Season, person: string): IncidentRow => ({
  id: `no-show:${season.id}:${person}`,
  person,
  kind: 'no-show',
  table: null,
  game: season.league.game,
  season: season.id,
  at: house.now(),
  since: null,
  excuse: null,
})

/** The last day: what is unfinished rests for a week, what has not begun will not be played; the next season opens. */
export async function freeze(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    if (season.phase !== 'playing') return { step: null, result: undefined }
    const open = season.games.filter((game) => !isDone(game))
    const tables = await Promise.all(open.map(({ table }) => (table ? house.store.table(table) : null)))
    const games = open.map((game, i) => stopped(house, game, tables[i] ?? null))
    const entries = tables.flatMap((table) => (table ? guestsAt(season, table, house.now()) : []))
    const { posts, card } = newCard(house, season)
    // Frozen games leave time for those of other leagues.
    const timers = [later(season, 'score', scoredAt(season)), nextLater(house, season.id)]
    return { step: { change: { phase: 'frozen', card }, games, entries, posts, timers }, result: undefined }
  })
  const season = await seasonById(house, id)
  if (season.phase !== 'frozen') return
  for (const { status, table } of season.games) {
    if (status === 'frozen' && table) await ifStillPossible(end(house, table, 'league.frozen'))
  }
  await openNext(house, season)
  if (!season.games.some(({ status }) => status === 'frozen')) await finish(house, id)
}

function stopped(house: House, game: LeagueGame, table: Seated | null): LeagueGame {
  if (table) return { ...heldBy(game, table), status: 'frozen' }
  return { ...game, status: 'cancelled', verdict: inPublic('verdict.not-begun'), endedAt: house.now() }
}

const AS_IT_STOOD = { how: 'stands', reason: inPublic('verdict.as-it-stood') } as const
const STAGE_OVER = { how: 'stands', reason: inPublic('verdict.stage-over') } as const

/** A stage that is not the last has to be over before the season is. */
function stageTimers(house: House, season: Season) {
  const endsAt = stageEnds(season, house.now())
  return endsAt === null ? [] : [later(season, 'stage', endsAt)]
}

/** The time of a stage is over: what is unfinished is scored as it stands, so that others can go on. */
export async function endStage(house: House, id: string): Promise<void> {
  const season = await seasonById(house, id)
  if (season.phase !== 'playing') return
  for (const game of season.games) if (!isDone(game)) await adjudicate(house, id, game.id, STAGE_OVER)
}

/** All games so far are over: the next stage, if there is one. */
async function nextStage(house: House, season: Season): Promise<Step | null> {
  // One that was ended early is over.
  const isOn = season.phase === 'playing' && house.now() < season.endsAt
  const games = isOn ? ((await stagedBy(season.settings)?.next(house, season)) ?? []) : []
  if (games.length === 0) return null
  const { posts, card } = newCard(house, season, [], house.now() + THREADS_FIRST * house.pauses.edit)
  const timers = stageTimers(house, { ...season, games: [...season.games, ...games] })
  return {
    change: { card },
    games,
    posts,
    timers: [...timers, nextLater(house, season.id)],
    clear: timers.length > 0 ? [] : ['league:stage'],
  }
}

/** The final table: frozen games are scored as they stand, places become final, and the next season opens if it has not yet. */
export async function finish(house: House, id: string): Promise<void> {
  const season = await seasonById(house, id)
  for (const game of season.games) if (game.status === 'frozen') await adjudicate(house, id, game.id, AS_IT_STOOD)
  await onSeason(house, id, async (now) => {
    const isOn = now.phase === 'playing' || now.phase === 'frozen'
    if (!isOn || !now.games.every(isDone)) return { step: null, result: undefined }
    const stage = await nextStage(house, now)
    if (stage) return { step: stage, result: undefined }
    const { posts, card } = newCard(house, now)
    const entries = await placesIn(house, now)
    const clear = ['league:freeze', 'league:stage', 'league:members']
    return { step: { change: { phase: 'over', card }, entries, posts, clear }, result: undefined }
  })
  const over = await seasonById(house, id)
  if (over.phase === 'over') await openNext(house, over)
}
