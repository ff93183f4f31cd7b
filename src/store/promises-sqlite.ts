/** Promises to Discord and to the clock, on SQLite: posts still to be sent, timers still to fall due. */
import { and, asc, eq, gt, isNull, like, lt, lte, min, not, notExists, notInArray, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { alias } from 'drizzle-orm/sqlite-core'
import { posts, timers } from './schema.ts'
import type { Commit, Lane, NewPost, Store } from './store.ts'

type Kept = Pick<
  Store,
  | 'duePosts'
  | 'post'
  | 'postAs'
  | 'begin'
  | 'sent'
  | 'postpone'
  | 'nextPostAfter'
  | 'dueTimers'
  | 'clearTimer'
  | 'delayTimer'
  | 'nextTimerAt'
>

/** Making them belongs into the transaction of what they follow from; keeping them is for the outbox and the tickers. */
export type Promises = {
  addPosts(subject: string, list: readonly NewPost[]): void
  setTimers(subject: string, list: NonNullable<Commit['timers']>): void
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

  const ofLeagues = like(timers.key, 'league:%')
  const inLane = (lane: Lane | undefined) => lane && (lane === 'league' ? ofLeagues : not(ofLeagues))

  const kept: Kept = {
    async duePosts(now, most, except = []) {
      const earlier = alias(posts, 'earlier')
      // A message that failed and is to be tried again later: those behind it wait, but nobody waits for an edit.
      const holdsUp = and(
        eq(earlier.channel, posts.channel),
        lt(earlier.n, posts.n),
        isNull(earlier.sentAt),
        isNull(earlier.slot),
        gt(earlier.attempts, 0),
        gt(earlier.dueAt, now),
      )
      return db
        .select()
        .from(posts)
        .where(
          and(
            isNull(posts.sentAt),
            lte(posts.dueAt, now),
            notInArray(posts.channel, [...except]),
            notExists(db.select({ n: earlier.n }).from(earlier).where(holdsUp)),
          ),
        )
        .orderBy(asc(posts.n))
        .limit(most)
        .all()
    },
    async post(id) {
      return db.select().from(posts).where(eq(posts.id, id)).get() ?? null
    },
    async postAs(message) {
      return db.select().from(posts).where(eq(posts.message, message)).get() ?? null
    },
    async sent(id, message, at) {
      const passing = sql`json_extract(${posts.body}, '$.kind') in ('edit', 'direct', 'remind', 'call', 'notice')`
      const { changes } = db
        .delete(posts)
        .where(and(eq(posts.id, id), passing))
        .run()
      if (changes === 0) db.update(posts).set({ sentAt: at, message }).where(eq(posts.id, id)).run()
    },
    async begin(id) {
      db.update(posts)
        .set({ attempts: sql`max(${posts.attempts}, 1)` })
        .where(eq(posts.id, id))
        .run()
    },
    async postpone(id, dueAt) {
      db.update(posts)
        .set({ dueAt, attempts: sql`${posts.attempts} + 1` })
        .where(eq(posts.id, id))
        .run()
    },
    async nextPostAfter(now) {
      return (
        db
          .select({ at: min(posts.dueAt) })
          .from(posts)
          .where(and(isNull(posts.sentAt), gt(posts.dueAt, now)))
          .get()?.at ?? null
      )
    },

    async dueTimers(now, most, lane) {
      const isDue = and(lte(timers.dueAt, now), inLane(lane))
      return db.select().from(timers).where(isDue).orderBy(asc(timers.dueAt)).limit(most).all()
    },
    async clearTimer(id) {
      db.delete(timers).where(eq(timers.id, id)).run()
    },
    async delayTimer(id, dueAt) {
      db.update(timers).set({ dueAt }).where(eq(timers.id, id)).run()
    },
    async nextTimerAt(lane) {
      const next = db.select({ at: min(timers.dueAt) }).from(timers)
      return next.where(inLane(lane)).get()?.at ?? null
    },
  }
  return { addPosts, setTimers, kept }
}
