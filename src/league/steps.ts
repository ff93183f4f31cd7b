/** One step of a season is one transaction: who plays, what is to be said, what is to happen later. Only afterwards anybody hears of it. */
import type { Entry, Fixture, LeagueCommit, LeagueGame, LeagueRow, Season, SeasonRow } from '../store/league-store.ts'
import type { NewPost } from '../store/store.ts'
import { wantsPrivate } from '../tables/hearing.ts'
import { type House, Refused, refuse } from '../tables/house.ts'
import type { Who } from '../tables/seating.ts'

export type Step = Omit<LeagueCommit, 'season' | 'seq'>
export type Stepped<T> = { readonly step: Step | null; readonly result: T }

const COLLISIONS = 5
/** Discord mentions no more people than that in one message. */
const CALLED_AT_ONCE = 100

export async function seasonById(house: House, id: string): Promise<Season> {
  return (await house.store.league.season(id)) ?? refuse('league.gone')
}

/** Runs `work` on the season as it stands, alone; again if something else was quicker. */
export const onSeason = <T>(house: House, id: string, work: (season: Season) => Promise<Stepped<T>>): Promise<T> =>
  alone(house, id, async () => {
    const season = await seasonById(house, id)
    return { ...(await work(season)), seq: season.seq }
  })

/** The same for one game of it, which the rest of its season has nothing to do with; it may be large. Whether anything was done. */
export const onFixture = (
  house: House,
  season: string,
  game: string,
  work: (fixture: Fixture) => Step | null,
): Promise<boolean> =>
  alone(house, season, async () => {
    const fixture = (await house.store.league.fixture(game)) ?? refuse('league.gone')
    const step = work(fixture)
    return { step, result: step !== null, seq: fixture.season.seq }
  })

/** `seq` is the number of the season that the step follows from. */
async function alone<T>(house: House, id: string, work: () => Promise<Stepped<T> & { readonly seq: number }>): Promise<T> {
  return house.queue.run(id, async () => {
    for (let i = 0; i < COLLISIONS; i++) {
      const { step: planned, result, seq } = await work()
      if (!planned) return result
      const step = {
        ...planned,
        ...(planned.posts && { posts: await inPrivateToo(house, planned.posts) }),
        ...(movesDates(planned) && { timers: [...(planned.timers ?? []), ...calendarLater(house, id)] }),
      }
      if (await house.store.league.commit({ season: id, seq, ...step })) {
        house.wake(step)
        return result
      }
    }
    return refuse('league.busy')
  })
}

/** What stands on a calendar may have changed. */
const movesDates = ({ change = {} }: Step): boolean =>
  ['phase', 'beginsAt', 'endsAt', 'settings'].some((what) => Object.hasOwn(change, what))

export const calendarLater = (house: House, subject: string) =>
  house.calendar ? [{ subject, key: 'league:calendar', dueAt: house.now() }] : []

/** Whoever wants to be called in private hears there what a league calls them for. */
async function inPrivateToo(house: House, posts: readonly NewPost[]): Promise<readonly NewPost[]> {
  const called = posts.flatMap(({ body }) => (body.kind === 'league' && body.person === undefined ? body.ping : []))
  if (called.length === 0) return posts
  const people = new Map((await house.store.people([...new Set(called)])).map(({ id, settings }) => [id, settings]))
  return posts.flatMap((post) => {
    const { body } = post
    if (body.kind !== 'league' || body.person !== undefined) return [post]
    const privately = body.ping.filter((person) => wantsPrivate(people.get(person), house.now()))
    const told = privately.map(
      (person): NewPost => ({
        id: `${post.id}-${person}`,
        channel: `dm:${person}`,
        body: { ...body, ping: [person], person },
        dueAt: post.dueAt,
      }),
    )
    return [post, ...told]
  })
}

/** The living card is brought up to date quietly; several changes become one edit. */
export function refreshed(house: House, season: Season): NewPost[] {
  if (!season.card) return []
  return [
    {
      id: `${season.id}-${season.seq}-e`,
      channel: season.league.channel,
      slot: `edit:${season.card}`,
      body: { kind: 'league', season: season.id, what: 'card', ping: [], edits: season.card },
      dueAt: house.now() + house.pauses.edit,
    },
  ]
}

/** A new card, because only new messages notify; the one before loses its buttons. */
export function newCard(
  house: House,
  season: Pick<Season, 'id' | 'seq' | 'card'> & { readonly league: Pick<LeagueRow, 'channel'> },
  ping: readonly string[] = [],
  dueAt = house.now(),
): { posts: NewPost[]; card: string } {
  const card = `${season.id}-${season.seq}-c`
  const { channel } = season.league
  const body = { kind: 'league', season: season.id, what: 'card' } as const
  const news: NewPost = { id: card, channel, body: { ...body, ping: ping.slice(0, CALLED_AT_ONCE) }, dueAt }
  const old: NewPost[] = season.card
    ? [
        {
          id: `${season.id}-${season.seq}-e`,
          channel,
          slot: `edit:${season.card}`,
          body: { ...body, ping: [], edits: season.card },
          dueAt,
        },
      ]
    : []
  return { posts: [news, ...old, ...callsFor(house, season, ping.slice(CALLED_AT_ONCE))], card }
}

/** Somebody deleted the card of a season that is not over: there has to be one to press. */
export const replaceCard = (house: House, id: string, lost: string): Promise<void> =>
  onSeason(house, id, async (season) => {
    const { posts, card } = newCard(house, season)
    const isNeeded = season.card === lost && season.phase !== 'over'
    return { step: isNeeded ? { change: { card }, posts } : null, result: undefined }
  })

/** Messages that call people to what is open to them now, and nobody else. */
export function callsFor(
  house: House,
  { id, seq, league }: Pick<Season, 'id' | 'seq'> & { readonly league: Pick<LeagueRow, 'channel'> },
  people: readonly string[],
): NewPost[] {
  return Array.from({ length: Math.ceil(people.length / CALLED_AT_ONCE) }, (_, i) => ({
    id: `${id}-${seq}-r${i}`,
    channel: league.channel,
    body: {
      kind: 'league',
      season: id,
      what: 'reminder',
      ping: people.slice(i * CALLED_AT_ONCE, (i + 1) * CALLED_AT_ONCE),
    },
    dueAt: house.now(),
  }))
}

/** The newest season: the one to join. */
export async function newestSeason(house: House, league: string): Promise<Season> {
  const [row] = await house.store.league.seasonsOf(league)
  return row ? seasonById(house, row.id) : refuse('league.draft')
}

/** The season whose table is of interest: the newest that has been drawn. */
export async function drawnSeason(house: House, league: string): Promise<Season> {
  const rows: SeasonRow[] = await house.store.league.seasonsOf(league)
  for (const { id, phase } of rows) {
    const season = phase === 'signup' || phase === 'checkin' ? null : await seasonById(house, id)
    // One that was called off has none.
    if (season && season.games.length > 0) return season
  }
  return rows[0] ? seasonById(house, rows[0].id) : refuse('league.draft')
}

export async function seasonByNumber(house: House, league: string, number: number): Promise<Season> {
  const row = (await house.store.league.seasonsOf(league)).find((season) => season.number === number)
  return row ? seasonById(house, row.id) : refuse('league.no-season', { number })
}

export const entryOf = (season: Season, person: string): Entry | undefined =>
  season.entries.find((entry) => entry.person === person)

/** No two people of a season are called the same, as at a table: standings are read, and verdicts given, by names. */
export function calledIn({ entries }: Pick<Season, 'entries'>, { id, name }: Who): string {
  const isTaken = (called: string) =>
    entries.some((entry) => entry.person !== id && entry.name.toLowerCase() === called.toLowerCase())
  let called = name
  for (let i = 2; isTaken(called); i++) called = `${name} ${i}`
  return called
}

export const isOpen = ({ status }: Pick<LeagueGame, 'status'>): boolean => status === 'opening' || status === 'playing'
export const isDone = ({ status }: Pick<LeagueGame, 'status'>): boolean => status === 'scored' || status === 'cancelled'

/** What one wants of a table may just have become pointless: it ended, or the seat has changed hands. That is no fault. */
const POINTLESS = new Set([
  'table.over',
  'table.not-playing',
  'table.not-there',
  'table.seated',
  'table.started',
  'clock.paused-already',
])

export async function ifStillPossible(attempt: Promise<void>): Promise<void> {
  try {
    await attempt
  } catch (error) {
    if (!(error instanceof Refused) || !POINTLESS.has(error.text.say)) throw error
  }
}
