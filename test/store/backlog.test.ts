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
/** Made when the store is opened, and used ever after. */
let statements: string[] = []

/** Two messages wait in every channel; every statement of the store is noted. */
beforeEach(() => {
  const spare = openDatabase(':memory:')
  driver = Object.getPrototypeOf(spare) as Driver
  spare.close()
  prepare = driver.prepare
  const made: string[] = []
  driver.prepare = function (sql) {
    made.push(sql)
    connection = this
    return prepare.call(this, sql)
  }
  store = openStore(':memory:')
  statements = made.slice(made.findLastIndex((sql) => sql.includes('__drizzle_migrations')) + 1)
  driver.prepare = prepare
  const post = prepare.call(connection, POST)
  for (let i = 0; i < 2 * CHANNELS; i++) post.run(`p${i}`, 'season', `c${i % CHANNELS}`, BODY)
})
afterEach(() => store.close())

/** How SQLite goes about it. */
function planOf(sql: string): string[] {
  const named = Object.fromEntries(Array.from(sql.matchAll(/@(\w+)/g), ([, name]) => [name, null]))
  const given = sql.includes('@') ? [named] : Array.from(sql.matchAll(/\?/g), () => null)
  return (prepare.call(connection, `explain query plan ${sql}`).all(...given) as { detail: string }[]).map(({ detail }) => detail)
}

/** Those that read a whole table, or sort. Lists that are handed over (`json_each`) are as long as whoever asks made them. */
const dear = (sql: string) => planOf(sql).some((detail) => /^SCAN (?!json_each|constant)|TEMP B-TREE/i.test(detail))

it('what the store looks for is found by an index, without reading or sorting what it does not return', () => {
  expect(statements.length).toBeGreaterThan(50)
  const where = (sql: string) => sql.replace(/\s+/g, ' ').replace(/^select .*? from/, 'from')
  expect(statements.filter(dear).map(where)).toEqual([
    // Asked for once, at the start.
    'from timers where key = ?',
    'from tables where held_at > 0 union all select id from seasons where held_at > 0',
    // What is sorted is what is returned.
    "from tables where id in (select table_id from seats where person = ?) and status in ('lobby', 'playing') order by opened_at",
    // Of one person's finished tables the last one: asked for after the end, and as many as they have played.
    "from tables where id in (select table_id from seats where person = ?) and status = 'finished' order by ended_at desc limit 1",
    "from tables where server = ? and status in ('lobby', 'playing') order by opened_at",
    // For whoever watches over it, now and then.
    'from tables',
    'from posts where sent_at is null',
    'from timers',
    'from results where person = ? order by at desc',
    // One row for every step of every lesson, however many people took it.
    'from lesson_steps order by lesson, step',
    // A season that is read whole.
    'from league_entries where season = ? order by joined_at, person',
    'from league_games where season = ? order by tier, division, n',
    'from league_seats where game in (select id from league_games where season = ?) order by seat',
  ])
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
