/**
 * Discord was away for a day, and thousands of tables wait. How long a look at what is owed takes, whether draining it is linear, and
 * how long giving time back keeps everybody else waiting: measured on a file that is made for it by copying one table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '../../src/sqlite.mjs'
import { giveBack } from '../../src/tables/downtime.ts'
import type { House } from '../../src/tables/house.ts'
import { begun, newHouse } from '../tables/setting.ts'

const DAY = 24 * 3_600_000
const BATCH = 10
/** What a look at the outbox, a block of the event loop and a start may cost, in milliseconds. */
const LONGEST_LOOK = 5
const LONGEST_BLOCK = 50
const LONGEST_START = 3_000

export type Backlog = {
  readonly tables: number
  readonly posts: number
  readonly startMs: number
  readonly giveBackMs: number
  readonly longestBlockMs: number
  readonly looks: number
  readonly lookMs: { readonly median: number; readonly p99: number }
  /** How long the last tenth took to drain, against the first: near 1 where draining is linear. */
  readonly lastToFirst: number
  readonly wrong: readonly string[]
}

export async function backlog(tables: number): Promise<Backlog> {
  const folder = mkdtempSync(join(tmpdir(), 'archon-backlog-'))
  const path = join(folder, 'archon.sqlite')
  try {
    await prepare(path, tables)
    const began = performance.now()
    const house = newHouse({ path })
    house.clock.now += DAY
    await house.store.nextTimerAt()
    const startMs = Math.round(performance.now() - began)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await giveBack(house, house.now() - DAY)
    const giveBackMs = Math.round(performance.now() - began) - startMs
    const { posts } = await house.store.counts()
    const looks = await drain(house)
    delay.disable()
    house.store.close()
    const longestBlockMs = Math.round(delay.max / 1e6)
    const sorted = [...looks].sort((a, b) => a - b)
    const lookMs = { median: round(sorted[sorted.length >> 1]!), p99: round(sorted[Math.floor(sorted.length * 0.99)]!) }
    const tenth = Math.max(1, Math.floor(looks.length / 10))
    const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
    const lastToFirst = round(sum(looks.slice(-tenth)) / sum(looks.slice(0, tenth)))
    const wrong = [
      ...(startMs > LONGEST_START ? [`ready after ${startMs} ms`] : []),
      ...(lookMs.p99 > LONGEST_LOOK ? [`a look at the outbox takes ${lookMs.p99} ms`] : []),
      ...(longestBlockMs > LONGEST_BLOCK ? [`nobody was served for ${longestBlockMs} ms`] : []),
      ...(lastToFirst > 3 ? [`draining is not linear: ${lastToFirst}`] : []),
    ]
    return { tables, posts, startMs, giveBackMs, longestBlockMs, looks: looks.length, lookMs, lastToFirst, wrong }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const round = (ms: number) => Math.round(ms * 100) / 100

/** One table that is being played with a clock, and as many like it as are wanted. */
async function prepare(path: string, tables: number): Promise<void> {
  const house = newHouse({ path })
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  house.store.close()
  const file = openDatabase(path)
  file.exec('begin')
  for (const [name, key] of Object.entries({
    tables: 'id',
    seats: 'table_id',
    posts: 'table_id',
    timers: 'table_id',
    snapshots: 'table_id',
  }))
    copy(file, name, key, id, tables)
  file.exec('commit')
  file.close()
}

/** Rows of a table under other names; a number of their own they get anew. */
function copy(file: ReturnType<typeof openDatabase>, name: string, key: string, id: string, count: number): void {
  const columns = (file.prepare(`pragma table_info(${name})`).all() as { name: string; pk: number; type: string }[]).filter(
    (column) => !(column.pk === 1 && column.type.toLowerCase() === 'integer'),
  )
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const values = columns.map((column) => {
    if (column.name === key) return "'t' || i"
    if (column.name === 'channel') return "'c' || i"
    return name === 'posts' && column.name === 'id' ? `replace("id", '${id}', 't' || i)` : `"${column.name}"`
  })
  file
    .prepare(
      `with recursive many(i) as (select 1 union all select i + 1 from many where i < ?)
       insert into ${name} (${names}) select ${values.join(', ')} from ${name}, many where "${key}" = ?`,
    )
    .run(count, id)
}

/** Takes and notes all that is owed, as the outbox does; says how long each look took. */
async function drain({ store, now }: House): Promise<number[]> {
  const looks: number[] = []
  for (;;) {
    const began = performance.now()
    const { letters } = await store.takePosts(now(), BATCH, [])
    looks.push(performance.now() - began)
    if (letters.length === 0) return looks
    await store.sent(
      letters.map(({ post }) => ({ id: post.id, message: post.id })),
      now(),
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
}
