/** Promises to Discord and to the clock, on SQLite: posts still to be sent, timers still to fall due. */
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  min,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { WITH_LEAGUES } from './lanes.ts'
import { leagues, seasons } from './league-schema.ts'
import { posts, tables, timers } from './schema.ts'
import type { Commit, Lane, NewPost, PostBody, PostRow, Sent, Store } from './store.ts'

type Kept = Pick<
  Store,
  | 'duePosts'
  | 'post'
  | 'postAs'
  | 'sent'
  | 'postpone'
  | 'hurry'
  | 'dueTimers'
  | 'clearTimer'
  | 'delayTimer'
  | 'nextTimerAt'
  | 'promised'
>

/** Timers that run out while somebody should answer: those of a seat's clock, and those of a table. */
const CLOCKS = ['deadline', 'half', 'last']
const ENDS = ['vote', 'resume', 'stalled', 'abandoned', 'leavers']

/** An edit can be made twice; a message must be looked for first. */
const isEdit = ({ body }: PostRow) => body.kind === 'edit' || (body.kind === 'league' && body.edits !== undefined)

function bodyFrom(text: string): PostBody {
  try {
    return JSON.parse(text)
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Making them belongs into the transaction of what they follow from; keeping them is for the outbox and the tickers. */
export type Promises = {
  addPosts(subject: string, list: readonly NewPost[]): void
  setTimers(subject: string, list: NonNullable<Commit['timers']>): void
  /** Says whether anything changed. */
  changeTimers(subject: string, set: NonNullable<Commit['timers']>, clear: readonly string[]): boolean
  delayTimers(subject: string, delay: NonNullable<Commit['delay']>): void
  /** Those that are due, marked as being sent, and when the next one is due. */
  take(now: number, most: number, except: readonly string[]): { readonly due: readonly PostRow[]; readonly next: number | null }
  postWith(id: string): PostRow | null
  readonly kept: Kept
}

export function promisesOn(db: BetterSQLite3Database): Promises {
  const addPosts = (subject: string, list: readonly NewPost[]) => {
    for (const { id, channel, slot, body, dueAt } of list) {
      if (slot)
        db.delete(posts)
          .where(and(eq(posts.table, subject), eq(posts.slot, slot), isNull(posts.sentAt)))
          .run()
      db.insert(posts)
        .values({ id, table: subject, channel, slot: slot ?? null, body, dueAt, attempts: 0 })
        .run()
    }
  }

  const setTimers = (subject: string, list: NonNullable<Commit['timers']>) => {
    for (const { key, dueAt } of list) {
      db.delete(timers)
        .where(and(eq(timers.table, subject), eq(timers.key, key)))
        .run()
      db.insert(timers).values({ table: subject, key, dueAt }).run()
    }
  }

  const changeTimers = (subject: string, set: NonNullable<Commit['timers']>, clear: readonly string[]): boolean => {
    const gone = and(eq(timers.table, subject), inArray(timers.key, [...clear]))
    const { changes } = db.delete(timers).where(gone).run()
    setTimers(subject, set)
    return changes > 0 || set.length > 0
  }

  const delayTimers = (subject: string, { keys, by }: NonNullable<Commit['delay']>) => {
    db.update(timers)
      .set({ dueAt: sql`${timers.dueAt} + ${by}` })
      .where(and(eq(timers.table, subject), inArray(timers.key, [...keys])))
      .run()
  }

  // Where nobody can answer, nobody's time runs out: a table goes on otherwise, a season rests altogether.
  // Said as a range, or SQLite reads all tables to find the few that are held.
  const heldTables = db.select({ id: tables.id }).from(tables).where(gt(tables.heldAt, 0))
  const heldSeasons = db.select({ id: seasons.id }).from(seasons).where(isNotNull(seasons.heldAt))
  const runsOut = or(inArray(timers.key, ENDS), ...CLOCKS.map((kind) => like(timers.key, `${kind}:%`)))
  const strikes = and(not(and(inArray(timers.table, heldTables), runsOut)!), notInArray(timers.table, heldSeasons))
  // Word for word as their index has it.
  const ofLeagues = sql`(${sql.raw(WITH_LEAGUES)})`
  const nextAt = (those: SQL | undefined) =>
    db
      .select({ at: min(timers.dueAt) })
      .from(timers)
      .where(those)
      .get()?.at ?? null
  const inLane = (lane: Lane | undefined) => and(strikes, lane && (lane === 'league' ? ofLeagues : not(ofLeagues)))

  const waitsUntil = (post: PostRow, now: number) => (post.attempts > 0 && post.slot === null && post.dueAt > now ? post : null)

  /** What is due in a channel, in order; and what it waits for, if that is a message which failed and is to be tried again later. */
  const dueIn = (channel: string, now: number, most: number): { readonly due: PostRow[]; readonly behind: PostRow | null } => {
    const isTried = and(gt(posts.attempts, 0), isNull(posts.slot))
    const here = readable(and(isNull(posts.sentAt), eq(posts.channel, channel), or(lte(posts.dueAt, now), isTried)), most)
    const stop = here.findIndex((post) => waitsUntil(post, now))
    return stop < 0 ? { due: here, behind: null } : { due: here.slice(0, stop), behind: here[stop]! }
  }

  /**
   * Those that are due, channel by channel, in order within each: those that have waited longest first. Few are looked at, however
   * many there are; `isMore` says that there are others.
   */
  const look = (now: number, most: number, except: readonly string[]) => {
    const candidates = db
      .select({ channel: posts.channel })
      .from(posts)
      .where(and(isNull(posts.sentAt), lte(posts.dueAt, now), notInArray(posts.channel, [...except])))
      .orderBy(asc(posts.dueAt), asc(posts.n))
      .limit(most)
      .all()
    const due: PostRow[] = []
    const behind: PostRow[] = []
    for (const channel of new Set(candidates.map((post) => post.channel))) {
      if (due.length >= most) break
      const here = dueIn(channel, now, most - due.length)
      due.push(...here.due)
      if (here.behind) behind.push(here.behind)
    }
    return { due: due.sort((a, b) => a.n - b.n), behind, isMore: candidates.length === most }
  }

  /** A damaged row is read as far as it can be: nobody waits behind it. */
  const readable = (those: SQL | undefined, most: number): PostRow[] => {
    const { body, ...plain } = getTableColumns(posts)
    const columns = { ...plain, body: sql<string>`${body}`.as('raw') }
    const rows = db.select(columns).from(posts).where(those).orderBy(asc(posts.n)).limit(most).all()
    return rows.map((row) => ({ ...row, body: bodyFrom(row.body) }))
  }

  const take: Promises['take'] = (now, most, except) => {
    const { due, behind, isMore } = look(now, most, except)
    const begun = due.filter((post) => post.attempts === 0 && !isEdit(post)).map(({ n }) => n)
    if (begun.length > 0) db.update(posts).set({ attempts: 1 }).where(inArray(posts.n, begun)).run()
    // What waits behind a message falls due with it, and is not looked at before.
    for (const { channel, n, dueAt } of behind)
      db.update(posts)
        .set({ dueAt })
        .where(and(isNull(posts.sentAt), eq(posts.channel, channel), gt(posts.n, n), lte(posts.dueAt, now)))
        .run()
    if (isMore) return { due, next: now }
    const later = and(isNull(posts.sentAt), gt(posts.dueAt, now))
    const next =
      db
        .select({ at: min(posts.dueAt) })
        .from(posts)
        .where(later)
        .get()?.at ?? null
    return { due, next }
  }

  const postWith = (id: string) => readable(eq(posts.id, id), 1)[0] ?? null

  /** Does a plain card stand there? Asked for when a table is mended. */
  const note = ({ id, isPlain }: NonNullable<Sent['shows']>) => {
    const changed = isPlain
      ? sql`json_set(${posts.body}, '$.isPlain', json('true'))`
      : sql`json_remove(${posts.body}, '$.isPlain')`
    db.update(posts)
      .set({ body: changed as never })
      .where(and(eq(posts.id, id), sql`json_valid(${posts.body})`))
      .run()
  }

  const kept: Kept = {
    async duePosts(now, most, except = []) {
      return look(now, most, except).due
    },
    async post(id) {
      return postWith(id)
    },
    async postAs(message) {
      return readable(eq(posts.message, message), 1)[0] ?? null
    },
    async sent(list, at) {
      const passing = sql`case when json_valid(${posts.body})
        then json_extract(${posts.body}, '$.kind') in ('edit', 'direct', 'remind', 'call', 'notice', 'place') else true end`
      db.transaction(() => {
        for (const { id, message, shows } of list) {
          const { changes } = db
            .delete(posts)
            .where(and(eq(posts.id, id), passing))
            .run()
          if (changes === 0) db.update(posts).set({ sentAt: at, message }).where(eq(posts.id, id)).run()
          if (shows) note(shows)
        }
      })
    },
    async postpone(id, dueAt) {
      db.update(posts)
        .set({ dueAt, attempts: sql`${posts.attempts} + 1` })
        .where(eq(posts.id, id))
        .run()
    },

    async hurry(server, now) {
      const there = db.select({ id: tables.id }).from(tables).where(eq(tables.server, server))
      const seasonsThere = db
        .select({ id: seasons.id })
        .from(seasons)
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(eq(leagues.server, server))
      const waiting = and(isNull(posts.sentAt), gt(posts.dueAt, now), gt(posts.attempts, 0))
      db.update(posts)
        .set({ dueAt: now })
        .where(and(waiting, or(inArray(posts.table, there), inArray(posts.table, seasonsThere))))
        .run()
    },

    async dueTimers(now, most, lane) {
      const isDue = and(lte(timers.dueAt, now), inLane(lane))
      const due = db.select().from(timers).where(isDue).orderBy(asc(timers.dueAt)).limit(most).all()
      return { due, next: nextAt(and(gt(timers.dueAt, now), inLane(lane))) }
    },
    async clearTimer(id) {
      db.delete(timers).where(eq(timers.id, id)).run()
    },
    async delayTimer(id, dueAt) {
      db.update(timers).set({ dueAt }).where(eq(timers.id, id)).run()
    },
    async promised(key) {
      const those = db.select({ subject: timers.table }).from(timers).where(eq(timers.key, key)).all()
      return those.map(({ subject }) => subject)
    },
    async nextTimerAt(lane) {
      return nextAt(inLane(lane))
    },
  }
  return { addPosts, setTimers, delayTimers, changeTimers, take, postWith, kept }
}
