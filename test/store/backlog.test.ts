/** However much waits for Discord, a look at it touches little: by the plans SQLite makes, and by what is handed over. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../src/sqlite.mjs'
import { openStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'

const CHANNELS = 60
const MOST = 10
const POST = 'insert into posts (id, table_id, channel, body, due_at, attempts) values (?, ?, ?, ?, 0, 0)'
const BODY = JSON.stringify({ kind: 'league', season: 's', what: 'card', ping: [] })

type Statement = { all(...given: unknown[]): unknown[]; run(...given: unknown[]): unknown }
type Driver = { prepare(this: unknown, sql: string): Statement }

let store: Store
let connection: unknown
let driver: Driver
let prepare: Driver['prepare']
const queries: string[] = []

/** Two messages wait in every channel; every statement of the store is noted. */
beforeEach(() => {
  const spare = openDatabase(':memory:')
  driver = Object.getPrototypeOf(spare) as Driver
  spare.close()
  prepare = driver.prepare
  driver.prepare = function (sql) {
    queries.push(sql)
    connection = this
    return prepare.call(this, sql)
  }
  store = openStore(':memory:')
  const post = prepare.call(connection, POST)
  for (let i = 0; i < 2 * CHANNELS; i++) post.run(`p${i}`, 'season', `c${i % CHANNELS}`, BODY)
  queries.length = 0
})
afterEach(() => {
  driver.prepare = prepare
  store.close()
})

/** How SQLite goes about what the store asked for. */
const plans = (): string[] =>
  queries
    .filter((sql) => /^(select|update)/i.test(sql))
    .flatMap((sql) => {
      const nothing = Array.from(sql.matchAll(/\?/g), () => null)
      return (prepare.call(connection, `explain query plan ${sql}`).all(...nothing) as { detail: string }[]).map(
        ({ detail }) => detail,
      )
    })

it('a look reads no table whole and sorts none', async () => {
  await store.takePosts(1, MOST, ['c1'])
  await store.duePosts(1, MOST)
  await store.dueTimers(1, MOST, 'league')
  await store.dueTimers(1, MOST, 'table')
  await store.nextTimerAt('league')
  expect(plans().filter((detail) => /^SCAN (posts|timers|tables)$|TEMP B-TREE/.test(detail))).toEqual([])
  expect(plans().join()).toContain('posts_waiting')
  expect(plans().join()).toContain('timers_of_leagues')
})

it('takes few, each channel in order, those that waited longest first, and says that there are more', async () => {
  const { letters, next } = await store.takePosts(1, MOST, ['c0'])
  expect(letters).toHaveLength(MOST)
  expect(next).toBe(1)
  const order = letters.map(({ post }) => post.n)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(letters.map(({ post }) => post.channel)).not.toContain('c0')
})

it('what waits behind a message that failed is not looked at before that is tried again', async () => {
  const waiting = new Set(Array.from({ length: CHANNELS }, (_, i) => `p${i}`))
  for (const id of waiting) await store.postpone(id, 100)
  let looks = 0
  for (let next: number | null = 1; next !== null && next <= 1; looks++) {
    const taken = await store.takePosts(1, MOST, [])
    expect(taken.letters).toEqual([])
    next = taken.next
  }
  expect(looks).toBeLessThanOrEqual(CHANNELS / MOST + 1)
  expect(await store.takePosts(50, MOST, [])).toEqual({ letters: [], next: 100 })
  const { letters } = await store.takePosts(100, MOST, [])
  for (const channel of new Set(letters.map(({ post }) => post.channel)))
    expect(waiting).toContain(letters.find(({ post }) => post.channel === channel)?.post.id)
})
