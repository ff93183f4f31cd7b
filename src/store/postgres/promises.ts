/** Promises to Discord and to the clock, on PostgreSQL. Whoever takes them holds a lease, so that each is kept by one process. */
import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import { lettersFrom } from '../letters.ts'
import type { Letter, PostRow, Sent, Store, TimerRow } from '../store.ts'
import { cells, rowFrom } from './cells.ts'
import type { Connection, Db, Statement } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { posts, timers } from './schema.ts'
import type { Share } from './share.ts'
import type { Tables } from './tables.ts'

type Raw = Readonly<Record<string, unknown>>
type Taken = { readonly due: readonly Raw[]; readonly next: number | null }

const TAKE_POSTS: Statement = { name: 'take-posts', text: 'select archon_take_posts($1, $2, $3, $4, $5, $6, $7) as taken' }
const DUE_TIMERS: Statement = { name: 'due-timers', text: 'select archon_due_timers($1, $2, $3, $4, $5, $6, $7) as taken' }
const NEXT_TIMER: Statement = { name: 'next-timer', text: 'select min(at) as at from archon_timers($1, $2, $3, null, null, 1)' }
const SENT: Statement = { name: 'sent', text: 'select archon_sent($1, $2)' }

const postFrom = (raw: Raw) => rowFrom<PostRow>(posts, raw, ['server'])

/** Fences whose states it shows besides its own. */
const fromOf = (body: PostRow['body']): number[] => (body.kind === 'card' && body.from !== undefined ? [body.from] : [])

type Kept = Pick<
  Store,
  | 'duePosts'
  | 'takePosts'
  | 'letter'
  | 'post'
  | 'postAs'
  | 'sent'
  | 'postpone'
  | 'hurry'
  | 'dueTimers'
  | 'clearTimer'
  | 'delayTimer'
  | 'nextTimerAt'
  | 'promise'
  | 'promised'
>

/** By whom promises are taken, and for how long at least. */
export type Claimant = { readonly name: string; readonly lease: number }

export function promisesOn({ db, ask }: Connection, deeds: Deeds, share: Share, tellsOf: Tables, claimant: Claimant): Kept {
  const { server, ...columns } = getTableColumns(posts)
  const take = async (now: number, most: number, except: readonly string[], who: string | null): Promise<Taken> => {
    const [row] = await ask<{ taken: Taken }>(TAKE_POSTS, [now, most, except, ...share.values(), who, claimant.lease])
    return row!.taken
  }
  const postWhere = async (those: ReturnType<typeof eq>): Promise<PostRow | null> =>
    (await db.select(columns).from(posts).where(those).limit(1))[0] ?? null

  /** All that a handful of posts need, in a few looks for all of them. */
  const lettersOf = async (list: readonly PostRow[]): Promise<Letter[]> => {
    const edited = list.flatMap(({ body }) =>
      body.kind === 'edit' ? body.target : body.kind === 'league' || body.kind === 'report' ? (body.edits ?? []) : [],
    )
    const about = [
      ...new Set(list.filter(({ body }) => body.kind !== 'league' && body.kind !== 'report').map(({ table }) => table)),
    ]
    const [found, standings] = await Promise.all([
      edited.length > 0 ? db.select(columns).from(posts).where(inArray(posts.id, edited)) : [],
      tellsOf.standingsOf(about),
    ])
    const targets = new Map(found.map((post) => [post.id, post]))
    const needs = list.flatMap((post) => {
      const { body } = (post.body.kind === 'edit' && targets.get(post.body.target)) || post
      return body.kind === 'card' || body.kind === 'end'
        ? [{ table: post.table, since: body.since, fences: [body.fence, ...fromOf(body)] }]
        : []
    })
    const shown = needs.flatMap(({ table, fences }) =>
      fences.filter((fence) => fence !== standings.get(table)?.table.fence).map((fence) => ({ table, fence })),
    )
    const [events, states] = await Promise.all([tellsOf.eventsFrom(needs), tellsOf.snapshotsAt(shown)])
    const told = new Map(needs.map(({ table, since }, i) => [`${table} ${since}`, events[i]!]))
    const then = new Map(shown.map(({ table, fence }, i) => [`${table} ${fence}`, states[i]!]))
    return list.map(
      lettersFrom({
        postWith: (id) => targets.get(id) ?? null,
        standingOf: (table) => standings.get(table) ?? null,
        snapshotAt: (table, fence) => then.get(`${table} ${fence}`) ?? null,
        eventsFrom: (table, from) => told.get(`${table} ${from}`) ?? [],
      }),
    )
  }

  return {
    async duePosts(now, most, except = []) {
      return (await take(now, most, except, null)).due.map(postFrom)
    },
    async takePosts(now, most, except) {
      const { due, next } = await take(now, most, except, claimant.name)
      return { letters: await lettersOf(due.map(postFrom)), next }
    },
    async letter(id) {
      const post = await postWhere(eq(posts.id, id))
      return post && (await lettersOf([post]))[0]!
    },
    post: (id) => postWhere(eq(posts.id, id)),
    postAs: (message) => postWhere(eq(posts.message, message)),
    async sent(list: readonly Sent[], at) {
      await ask(SENT, [JSON.stringify(list), at])
    },
    async postpone(id, dueAt) {
      await db
        .update(posts)
        .set({ dueAt, attempts: sql`${posts.attempts} + 1` })
        .where(eq(posts.id, id))
    },
    async hurry(at, now) {
      const waiting = and(isNull(posts.sentAt), gt(posts.dueAt, now), gt(posts.attempts, 0))
      await db
        .update(posts)
        .set({ dueAt: now })
        .where(and(waiting, eq(posts.server, at)))
    },

    async dueTimers(now, most, lane) {
      const values = [now, most, lane ?? 'all', ...share.values(), claimant.name, claimant.lease]
      const [row] = await ask<{ taken: Taken }>(DUE_TIMERS, values)
      const { due, next } = row!.taken
      return { due: due.map((raw) => rowFrom<TimerRow>(timers, raw, ['server'])), next }
    },
    async clearTimer(id) {
      await db.delete(timers).where(eq(timers.id, id))
    },
    async delayTimer(id, dueAt) {
      await db.update(timers).set({ dueAt }).where(eq(timers.id, id))
    },
    async nextTimerAt(lane) {
      const [row] = await ask<{ at: number | null }>(NEXT_TIMER, [lane ?? 'all', ...share.values()])
      return row?.at ?? null
    },
    async promise(subject, set, clear = []) {
      await deeds.transact(async (tx) => {
        const gone = await tx
          .delete(timers)
          .where(and(eq(timers.table, subject), inArray(timers.key, [...clear])))
          .returning({ id: timers.id })
        await setTimers(tx, subject, set)
        return gone.length > 0 || set.length > 0
      })
    },
    async promised(key) {
      const those = await db
        .select({ subject: timers.table })
        .from(timers)
        .where(and(eq(timers.key, key), share.isOurs(timers.server)))
      return those.map(({ subject }) => subject)
    },
  }
}

const setTimers = (tx: Db, subject: string, list: readonly object[]) => {
  const set = JSON.stringify(list.map((timer) => cells(timers, timer)))
  return tx.execute(
    sql`select archon_set_timers(${subject}, archon_server_of(${subject}), ${set}::json), archon_tell(${subject}, null, ${set}::json)`,
  )
}
