/**
 * Discord was away for a day, and thousands of tables wait. How long a look at what is owed takes, whether draining it is linear, and
 * how long giving time back keeps everybody else waiting: measured on a file that is made for it by copying one table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Commit } from '../../src/store/store.ts'
import { giveBack } from '../../src/tables/downtime.ts'
import type { House } from '../../src/tables/house.ts'
import { refresh } from '../../src/tables/posts.ts'
import { newHouse } from '../tables/setting.ts'
import { cpu, type Stall, threadCpu, watchLoop } from './loop.ts'
import { manyTables } from './many-tables.ts'

const DAY = 24 * 3_600_000
const BATCH = 10
/** How often each table's card is to be changed while nobody can change it. */
const EDITS = 3
/** What a look at the outbox, a block of the event loop and a start may cost, in milliseconds of the processor: others may use it, too. */
const LONGEST_LOOK = 5
const LONGEST_BLOCK = 50
const LONGEST_START = 3_000

export type Backlog = {
  readonly tables: number
  readonly posts: number
  readonly start: Stall
  readonly giveBackCpuMs: number
  /** While time was given back and everything was sent. */
  readonly longestBlock: Stall
  readonly looks: number
  readonly lookCpuMs: { readonly median: number; readonly p99: number; readonly max: number }
  /** What the last tenth took to drain, against the first: near 1 where draining is linear. */
  readonly lastToFirst: number
  readonly wrong: readonly string[]
}

export async function backlog(tables: number): Promise<Backlog> {
  const folder = mkdtempSync(join(tmpdir(), 'archon-backlog-'))
  const path = join(folder, 'archon.sqlite')
  try {
    await manyTables(path, { tables })
    const [began, beganCpu] = [performance.now(), cpu()]
    const house = newHouse({ path })
    house.clock.now += DAY
    await house.store.nextTimerAt()
    const start = { wallMs: round(performance.now() - began), cpuMs: round(cpu() - beganCpu) }
    const owedBefore = (await house.store.counts()).posts
    const stop = watchLoop()
    const before = cpu()
    await giveBack(house, house.now() - DAY)
    const giveBackCpuMs = Math.round(cpu() - before)
    for (let i = 0; i < EDITS; i++) await changeCards(house)
    const { posts } = await house.store.counts()
    const looks = await drain(house)
    const longestBlock = stop()
    const left = (await house.store.counts()).posts
    house.store.close()
    const sorted = [...looks].sort((a, b) => a - b)
    const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
    const lookCpuMs = { median: at(0.5), p99: at(0.99), max: at(1) }
    const tenth = Math.max(1, Math.floor(looks.length / 10))
    const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
    const lastToFirst = round(sum(looks.slice(-tenth)) / sum(looks.slice(0, tenth)))
    const wrong = [
      ...(start.cpuMs > LONGEST_START ? [`ready after ${start.cpuMs} ms`] : []),
      ...(lookCpuMs.p99 > LONGEST_LOOK ? [`a look at the outbox takes ${lookCpuMs.p99} ms`] : []),
      ...(longestBlock.cpuMs > LONGEST_BLOCK ? [`nobody was served for ${longestBlock.cpuMs} ms`] : []),
      ...(lastToFirst > 1.5 ? [`draining is not linear: ${lastToFirst}`] : []),
      // What each table is told once, and its card changed once, however often that was asked for.
      ...(posts > owedBefore + 2 * (tables + 1) ? [`${posts} posts for ${tables} tables: edits were not coalesced`] : []),
      ...(left > 0 ? [`${left} posts were never looked at`] : []),
    ]
    return { tables, posts, start, giveBackCpuMs, longestBlock, looks: looks.length, lookCpuMs, lastToFirst, wrong }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const round = (ms: number) => Math.round(ms * 100) / 100

/** Something happens at every table, and its card should show it. */
async function changeCards(house: House): Promise<void> {
  for (let after = ''; ; ) {
    const tables = await house.store.playing(after, BATCH)
    if (tables.length === 0) return
    after = tables.at(-1)!.id
    await house.store.commitEach(
      tables.map((table): Commit => ({ table: table.id, seq: table.seq, at: house.now(), posts: refresh(house, table) })),
    )
  }
}

/** Takes and notes all that is owed, as the outbox does; says what each look took. */
async function drain({ store, now }: House): Promise<number[]> {
  const looks: number[] = []
  for (;;) {
    const began = threadCpu()
    const { letters } = await store.takePosts(now(), BATCH, [])
    looks.push(threadCpu() - began)
    if (letters.length === 0) return looks
    await store.sent(
      letters.map(({ post }) => ({ id: post.id, message: post.id })),
      now(),
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
}
