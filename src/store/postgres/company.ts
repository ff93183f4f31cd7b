/** What other processes do, by LISTEN and NOTIFY; and leases, by which each promise is kept by one of them. */
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Company, News, Shards } from '../company.ts'
import { claims, house, pulses } from './company-schema.ts'
import type { Connection } from './connection.ts'
import { askWhoServes, CHANNEL, call, heardIn, overlap } from './service.ts'
import type { Share } from './share.ts'

const LISTEN_AGAIN = 1_000

type Told = { readonly by: string; readonly about: string; readonly posts: number | null; readonly timers: readonly Raw[] | null }
type Raw = { readonly key: string; readonly due_at: number }

export type Open = Company & { close(): Promise<void> }

export function openCompany(connection: Connection, share: Share, name: string, lease: number): Open {
  const { db } = connection
  const listeners: ((news: News | null) => void)[] = []
  const takers: ((shards: Shards, from: number) => void)[] = []
  let ear: pg.Client | null = null
  let isServing = false
  let isClosed = false

  const tell = (news: News | null) => {
    for (const listener of listeners) listener(news)
  }
  const hearOfService = (said: ReturnType<typeof heardIn>) => {
    if (said.by === name) return
    if ('takes' in said) for (const taker of takers) taker(said.takes, said.from)
    if ('asks' in said && isServing && overlap(said.asks, share)) call(connection, { by: name, answers: said.by }).catch(() => {})
  }
  const hear = (told: pg.Notification) => {
    if (told.channel === CHANNEL) return hearOfService(heardIn(told))
    const { payload = '' } = told
    const { by, about, posts, timers } = JSON.parse(payload) as Told
    if (by !== name) tell({ about, posts, timers: (timers ?? []).map(({ key, due_at: dueAt }) => ({ key, dueAt })) })
  }
  const listenAgain = () => {
    ear = null
    if (!isClosed) setTimeout(listen, LISTEN_AGAIN).unref()
  }
  const listen = async () => {
    if (isClosed) return
    try {
      const client = await connection.apart()
      client.on('notification', hear)
      client.on('end', listenAgain)
      ear = client
      await client.query(`listen archon; listen ${CHANNEL}`)
      // Whatever was said while nobody listened is found by looking.
      tell(null)
    } catch {
      await ear?.end().catch(() => {})
      if (!ear) listenAgain()
    }
  }
  // What we hold is ours as long as we live; a third of a lease is soon enough, whatever the machine does.
  const renewing = setInterval(async () => {
    const until = sql`clock_timestamp() + ${lease} * interval '1 millisecond'`
    await db
      .update(claims)
      .set({ claimedUntil: until })
      .where(eq(claims.claimedBy, name))
      .catch(() => {})
  }, lease / 3)
  renewing.unref()

  return {
    name,
    serve(shards) {
      share.set(shards)
      isServing = true
    },
    isServed: (shards) => askWhoServes(connection, name, shards),
    take: (takes, from) => call(connection, { by: name, takes, from }),
    onTaken: (listener) => void takers.push(listener),
    claimed: () => db.$count(claims, eq(claims.claimedBy, name)),
    listen(listener) {
      listeners.push(listener)
      if (listeners.length === 1) listen()
    },
    async leave(channel) {
      await db.delete(claims).where(and(eq(claims.key, `post:${channel}`), eq(claims.claimedBy, name)))
    },
    async beat(at) {
      const rows = share.own.map((shard) => ({ shard, shards: share.of, at }))
      if (rows.length === 0) return
      const later = sql`greatest(${pulses.at}, excluded.at)`
      await db
        .insert(pulses)
        .values(rows)
        .onConflictDoUpdate({ target: [pulses.shard, pulses.shards], set: { at: later } })
    },
    async lastBeat() {
      const all = await db.select().from(pulses)
      // Beats from when servers were dealt out otherwise: some process served each of them then.
      const otherwise = all.filter(({ shards }) => shards !== share.of).map(({ at }) => at)
      const lasts = share.own.map((own) =>
        Math.max(...otherwise, ...all.flatMap(({ shard, shards, at }) => (shard === own && shards === share.of ? at : []))),
      )
      const last = Math.min(...lasts)
      return Number.isFinite(last) ? last : null
    },
    async keep(what, make) {
      await db.insert(house).values({ name: what, value: make() }).onConflictDoNothing()
      const [kept] = await db.select().from(house).where(eq(house.name, what))
      return kept!.value
    },
    async close() {
      isClosed = true
      clearInterval(renewing)
      await ear?.end().catch(() => {})
      await db
        .delete(claims)
        .where(eq(claims.claimedBy, name))
        .catch(() => {})
    },
  }
}
