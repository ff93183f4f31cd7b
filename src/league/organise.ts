/** What an organiser does: founds a league, publishes it, changes its settings, seeds somebody. The rest happens by itself. */
import type { Options } from '../kernel/contract.ts'
import type { Entry, LeagueRow, LeagueSettings, Season, SeasonRow } from '../store/league-store.ts'
import type { NewPost } from '../store/store.ts'
import { type House, hostedAt, newTableId, refuse } from '../tables/house.ts'
import { checkedOptions } from '../tables/lobby.ts'
import { wholeOf } from '../tables/played-out.ts'
import { beginning, DEFAULTS, firstSeason, seasonAfter } from './calendar.ts'
import { divisionFor } from './fixtures.ts'
import { newSeed } from './kind-draw.ts'
import { releaseSeason } from './lost-time.ts'
import { type Kind, kindsOf } from './mix.ts'
import { expectedLength, needOf } from './season-length.ts'
import { calendarLater, entryOf, newCard, newestSeason, onSeason, refreshed } from './steps.ts'

export type Founding = {
  readonly server: string
  readonly channel: string
  readonly name: string
  readonly game: string
  readonly size: number
  readonly organiser: string
  readonly options?: Options
  readonly pace?: string
  readonly settings?: Partial<LeagueSettings>
}

export async function found(house: House, founding: Founding): Promise<LeagueRow> {
  const league = await planned(house, founding)
  await house.store.league.saveLeague(league)
  return league
}

/** A league as it would be; refused where it cannot be. `itself` is the one that it takes the place of. */
export async function planned(house: House, founding: Founding, itself?: string): Promise<LeagueRow> {
  const { size } = founding
  const { options } = checkedKind(house, size, { game: founding.game, options: founding.options ?? {} })
  const mix = (founding.settings?.mix ?? []).map((kind) => checkedKind(house, size, kind))
  const { mix: _, ...given } = founding.settings ?? {}
  const wanted = { ...DEFAULTS, division: divisionFor(size), ...given, ...(mix.length > 0 && { mix }) }
  // Unless somebody says otherwise, a season is as long as its games need.
  const plan = { ...founding, options, pace: founding.pace ?? 'slow', settings: wanted }
  const need = needOf(await expectedLength(house, plan), size, wanted)
  const weeks = founding.settings?.weeks ?? need?.weeks ?? DEFAULTS.weeks
  const settings = checkedSettings(size, { ...wanted, weeks })
  const others = await house.store.league.leaguesOn(founding.server)
  if (others.some(({ id, name }) => id !== itself && name.toLowerCase() === founding.name.toLowerCase())) refuse('league.name')
  return {
    id: newTableId(),
    server: founding.server,
    channel: founding.channel,
    name: founding.name,
    game: founding.game,
    size,
    options,
    pace: founding.pace ?? 'slow',
    settings,
    organiser: founding.organiser,
    createdAt: house.now(),
  }
}

/** A game as a league plays it; refused where it could not. */
function checkedKind(house: House, size: number, { game: id, options }: Kind): { game: string; options: Record<string, string> } {
  const { game, title } = hostedAt(house, id)
  const [min, { max }] = [Math.max(2, game.seats.min), game.seats]
  if (size < min || size > max) refuse('league.seats-of', { title, min, max })
  const checked = checkedOptions(game, options)
  if (isTogether(game, size, checked)) refuse('league.together')
  return { game: id, options: { ...checked } }
}

/** A division, and a season, has to fill a table. */
function checkedSettings(size: number, settings: LeagueSettings): LeagueSettings {
  const { division, places } = settings
  return division < size || (places !== null && places < size) ? refuse('league.small', { size }) : settings
}

/** A game without places has no league. Whether it has, one game in which nobody does anything tells. */
const isTogether = (...game: Parameters<typeof wholeOf>) => wholeOf(...game)?.outcome.together !== undefined

/** Opens sign-up if no season is open; else it posts the card again. Either way everybody can see where the league stands. */
export async function publish(house: House, id: string, channel?: string): Promise<Season> {
  const known = (await house.store.league.league(id)) ?? refuse('league.gone')
  const { isClosed, ...settings } = known.settings
  const league = { ...known, channel: channel ?? known.channel, settings }
  if (channel || isClosed) await house.store.league.saveLeague(league)
  if (channel) await release(house, id)
  const [newest] = await house.store.league.seasonsOf(id)
  if (!newest || newest.phase === 'over') {
    await openSeason(house, league, (newest?.number ?? 0) + 1, firstSeason(house.now(), league.settings), [])
    return newestSeason(house, id)
  }
  await onSeason(house, newest.id, async (season) => {
    const { posts, card } = newCard(house, season)
    return { step: { change: { card }, posts }, result: undefined }
  })
  if (channel) await moveGames(house, id)
  return newestSeason(house, id)
}

/** It can be reached where it lives now. */
async function release(house: House, league: string): Promise<void> {
  for (const { id, phase } of await house.store.league.seasonsOf(league)) if (phase !== 'over') await releaseSeason(house, id)
}

/** Games under way follow the league to its new channel: their threads went with the old one. */
async function moveGames(house: House, league: string): Promise<void> {
  for (const { id } of await house.store.league.seasonsOf(league))
    await onSeason(house, id, async ({ games }) => {
      const running = games.flatMap(({ status, table }) => (status === 'playing' && table ? [table] : []))
      const timers = running.map((table) => ({ subject: table, key: 'league:lost', dueAt: house.now() }))
      return { step: timers.length > 0 ? { timers } : null, result: undefined }
    })
}

/** Opens the season after one that has ended, once. Those who played or stood by are told. */
export async function openNext(house: House, season: Season): Promise<void> {
  const league = (await house.store.league.league(season.league.id)) ?? refuse('league.gone')
  if (!league.settings.repeat || league.settings.isClosed) return
  const wanted = season.entries.filter(({ status, isForgotten }) => status !== 'out' && !isForgotten).map(({ person }) => person)
  await openSeason(house, league, season.number + 1, seasonAfter(season, league.settings), wanted)
}

async function openSeason(
  house: House,
  league: LeagueRow,
  number: number,
  calendar: Pick<SeasonRow, 'beginsAt' | 'endsAt'>,
  ping: readonly string[],
): Promise<void> {
  const id = newTableId()
  const { posts, card } = newCard(house, { id, seq: 0, card: null, league }, ping)
  const season: SeasonRow = {
    id,
    league: league.id,
    number,
    phase: 'signup',
    settings: league.settings,
    ...calendar,
    seed: newSeed(house),
    seq: 1,
    card,
    heldAt: null,
    givenBackAt: house.now(),
  }
  const timers = [{ subject: id, key: 'league:begin', dueAt: calendar.beginsAt }, ...calendarLater(house, id)]
  await house.store.league.open(season, posts, timers)
  house.wake({ posts, timers })
}

export type Change = Partial<LeagueSettings> & { readonly beginsAt?: number }

/** A league that nobody has seen yet goes without a trace. */
export async function remove(house: House, id: string): Promise<void> {
  if ((await house.store.league.seasonsOf(id)).length > 0) refuse('league.published')
  await house.store.league.removeLeague(id)
}

/** Settings hold for the season that is being signed up for, else from the next one on: the number of that season. */
export async function change(house: House, id: string, { beginsAt, ...settings }: Change): Promise<number> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  // Whoever says that seasons follow takes back that none does.
  const { isClosed, ...kept } = league.settings
  const known = isClosed && !settings.repeat ? league.settings : kept
  const [newest] = await house.store.league.seasonsOf(id)
  const first = newest || beginsAt === undefined ? {} : { firstAt: beginsAt }
  const next = checkedSettings(league.size, { ...known, ...settings, ...first })
  if (newest && newest.phase !== 'signup' && beginsAt !== undefined) refuse('league.begun')
  await house.store.league.saveLeague({ ...league, settings: next })
  if (!newest) return 1
  return onSeason(house, newest.id, async (season) => {
    if (season.phase !== 'signup') return { step: null, result: season.number + 1 }
    const calendar = beginning(beginsAt ?? season.beginsAt, next)
    const timers = [{ subject: season.id, key: 'league:begin', dueAt: calendar.beginsAt }]
    const entries = dealtPlaces(season, next)
    const { isPaused } = season.settings
    const change = { ...calendar, settings: { ...next, ...(isPaused && { isPaused }) } }
    const step = { change, entries, timers, posts: refreshed(house, season) }
    return { step, result: season.number }
  })
}

/** More or fewer places: whoever signed up first has one, the others are reserves. */
function dealtPlaces({ entries }: Season, { places }: LeagueSettings): Entry[] {
  const waiting = entries.filter(({ status }) => status !== 'out').sort((a, b) => a.joinedAt - b.joinedAt)
  return waiting.map((entry, i) => ({ ...entry, status: places === null || i < places ? 'in' : 'reserve' }))
}

/** How a game of the league is played. All games of a season are played alike, so it is settled before one begins. */
export async function setOptions(house: House, id: string, options: Options, of?: string): Promise<LeagueRow> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  const [newest] = await house.store.league.seasonsOf(id)
  if (newest && newest.phase !== 'signup') refuse('league.begun')
  const set = (kind: Kind) =>
    kind.game === (of ?? league.game)
      ? checkedKind(house, league.size, { ...kind, options: { ...kind.options, ...options } })
      : { game: kind.game, options: { ...kind.options } }
  const [own, ...mix] = kindsOf(league).map(set)
  const mixed = mix.length > 0 ? { mix } : {}
  const changed = { ...league, options: own!.options, settings: { ...league.settings, ...mixed } }
  await house.store.league.saveLeague(changed)
  if (newest)
    await onSeason(house, newest.id, async (season) => {
      const change = { settings: { ...season.settings, ...mixed } }
      return { step: { change, posts: refreshed(house, season) }, result: undefined }
    })
  return changed
}

/** Gives somebody a tier of the organiser's choice (0 is the top) before divisions are drawn; null takes it back. */
export async function seed(house: House, id: string, person: string, tier: number | null): Promise<void> {
  await onSeason(house, (await newestSeason(house, id)).id, async (season) => {
    const posts: NewPost[] = refreshed(house, season)
    return { step: { entries: [{ ...seedable(season, person), seeded: tier }], posts }, result: undefined }
  })
}

/** Somebody who can still be given a tier; else it is refused. */
export function seedable(season: Season, person: string): Entry {
  if (season.phase !== 'signup' && season.phase !== 'checkin') return refuse('league.begun')
  return entryOf(season, person) ?? refuse('league.not-in')
}
