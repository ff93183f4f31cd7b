/** Several processes on one PostgreSQL: each promise is kept by one of them, nobody misses what another stored, and the line may break. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { reasonOf } from '../../src/process/reason.ts'
import type { News } from '../../src/store/company.ts'
import { asDeed, newDeed } from '../../src/store/deed.ts'
import { type Options, openPostgres } from '../../src/store/postgres/index.ts'
import { sharedPulse } from '../../src/store/pulse.ts'
import type { Store } from '../../src/store/store.ts'
import { pretender } from '../postgres/pretender.ts'
import { type Database, newDatabase } from '../postgres/shared.ts'
import { leagueGame, leagueRow, NOTICE, postIn, seasonRow, tableRow, twoSeats } from './rows.ts'

let database: Database
const opened: Store[] = []
const open = async (options: Options = {}): Promise<Store> => {
  const store = await openPostgres(database.url, options)
  opened.push(store)
  return store
}

beforeAll(async () => {
  database = await newDatabase()
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
  const tables = await database.say<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  for (const { name } of tables) await database.say(`delete from ${name}`)
})
afterAll(() => database.drop())

const ids = async (store: Store, except: readonly string[] = []) =>
  (await store.takePosts(100, 10, except)).letters.map(({ post }) => post.id)
const table = (store: Store, id: string, posts: Parameters<Store['open']>[2] = [], change = {}) =>
  store.open(tableRow(id, change), twoSeats(id), posts)

describe('a channel', () => {
  it('is written to by one process at a time, and left to the others when it is done', async () => {
    const [a, b] = [await open(), await open()]
    await table(a, 't', [postIn('c', 'first', 1, NOTICE), postIn('d', 'elsewhere', 1, NOTICE)])
    const [ours, theirs] = await Promise.all([ids(a), ids(b)])
    expect([...ours, ...theirs].sort()).toEqual(['elsewhere', 'first'])
    await a.commit({ table: 't', seq: 1, at: 2, posts: [postIn('c', 'second', 2, NOTICE)] })
    const [holder, other] = ours.includes('first') ? [a, b] : [b, a]
    expect(await ids(other, ['d'])).toEqual([])
    await holder.sent([{ id: 'first', message: 'm' }], 3)
    await holder.company!.leave('c')
    expect(await ids(other, ['d'])).toEqual(['second'])
  })

  it('of a process that died is taken over once its lease has run out', async () => {
    const [a, b] = [await open({ name: 'archon-a' }), await open()]
    await table(a, 't', [postIn('c', 'first', 1, NOTICE)])
    expect(await ids(a)).toEqual(['first'])
    const { letters, next } = await b.takePosts(100, 10, [])
    expect([letters, next]).toEqual([[], 5_100])
    await database.say("update claims set claimed_until = now() - interval '1 second' where claimed_by = 'archon-a'")
    const again = await b.takePosts(100, 10, [])
    // It may have been sent: it is looked for first.
    expect(again.letters.map(({ post }) => [post.id, post.attempts])).toEqual([['first', 1]])
  })

  it('stays with whoever holds it, for as long as it takes', async () => {
    const a = await open({ name: 'archon-a', lease: 300 })
    await table(a, 't', [postIn('c', 'first', 1, NOTICE)])
    await ids(a)
    const until = async () => (await database.say<{ at: string }>('select claimed_until::text as at from claims'))[0]!.at
    const before = await until()
    await vi.waitFor(async () => expect(await until()).not.toBe(before), 20_000)
  })
})

it('timers of one table are kept by one process, and those of others by others', async () => {
  const [a, b] = [await open(), await open()]
  await table(a, 't')
  const timers = ['deadline:p1', 'half:p1', 'last:p2'].map((key) => ({ key, dueAt: 5 }))
  await a.commit({ table: 't', seq: 1, at: 1, timers })
  const [ours, theirs] = await Promise.all([a.dueTimers(10, 10, 'table'), b.dueTimers(10, 10, 'table')])
  expect([ours.due.length, theirs.due.length].sort()).toEqual([0, 3])
  const [holder, other] = ours.due.length > 0 ? [a, b] : [b, a]
  expect((await other.dueTimers(10, 10, 'league')).due).toEqual([])
  for (const { id } of [...ours.due, ...theirs.due].slice(1)) await holder.clearTimer(id)
  // Its next look says that it is done with what it took before.
  await holder.dueTimers(1, 10, 'table')
  expect((await other.dueTimers(10, 10, 'table')).due).toHaveLength(1)
})

it('each keeps the promises of the servers it serves', async () => {
  const [even, odd] = [await open(), await open()]
  // As long as Discord's are in these years.
  const [server0, server1] = [`${(350_000_000_000n << 22n) + 7n}`, `${(350_000_000_001n << 22n) + 7n}`]
  expect(server0).toHaveLength(19)
  await table(even, 't', [postIn('c', 'at-0', 1, NOTICE)], { server: server0 })
  await table(even, 'u', [postIn('d', 'at-1', 1, NOTICE)], { server: server1 })
  even.company!.serve({ own: [0], of: 2 })
  odd.company!.serve({ own: [1], of: 2 })
  expect([await ids(even), await ids(odd)]).toEqual([['at-0'], ['at-1']])
  expect((await even.playing('', 10)).map(({ id }) => id)).toEqual(['t'])
  expect([await even.servers(), await odd.servers()]).toEqual([[server0], [server1]])
})

it('a league game belongs to its server, too: only there can its thread be made', async () => {
  const [even, odd] = [await open(), await open()]
  even.company!.serve({ own: [0], of: 2 })
  odd.company!.serve({ own: [1], of: 2 })
  await even.league.saveLeague(leagueRow('l', { server: `${(350_000_000_001n << 22n) + 7n}` }))
  await even.league.open(seasonRow('s1', 'l', 1), [], [])
  const timers = [{ subject: 'g1', key: 'league:open', dueAt: 5 }]
  await even.league.commit({ season: 's1', seq: 1, games: [leagueGame('s1', 'g1', ['ann', 'bob'])], timers })
  const [elsewhere, there] = [await even.dueTimers(10, 10, 'league'), await odd.dueTimers(10, 10, 'league')]
  expect([elsewhere.due, there.due.map(({ table }) => table)]).toEqual([[], ['g1']])
})

it('what one stores the others hear of, and nobody hears of their own', async () => {
  const [a, b] = [await open(), await open()]
  const heard: (News | null)[] = []
  const own: (News | null)[] = []
  b.company!.listen((news) => heard.push(news))
  a.company!.listen((news) => own.push(news))
  // Whoever begins to listen looks at everything first.
  await vi.waitFor(() => expect([heard, own]).toEqual([[null], [null]]), 20_000)
  await table(a, 't')
  const timers = [{ key: 'deadline:p1', dueAt: 70 }]
  await a.commit({ table: 't', seq: 1, at: 1, posts: [postIn('c', 'x', 50, NOTICE)], timers })
  await vi.waitFor(() => expect(heard).toHaveLength(3), 20_000)
  expect(heard[2]).toEqual({ about: 't', posts: 50, timers })
  expect(own).toEqual([null])
})

it('what must be alone in the world is, in one process and in several', async () => {
  const [a, b] = [await open(), await open()]
  let inside = 0
  const most: number[] = []
  const work = async () => {
    most.push(++inside)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside--
  }
  await Promise.all([a, b, a, b].map((store) => store.alone('ratings', work)))
  expect(most).toEqual([1, 1, 1, 1])
  await expect(a.alone('ratings', () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  expect(await b.alone('ratings', async () => 'free again')).toBe('free again')
})

it('time counts as lost only where nobody served, and the house has one key', async () => {
  const [a, b] = [await open(), await open()]
  expect(await a.company!.lastBeat()).toBeNull()
  await a.company!.beat(1_000)
  await b.company!.beat(900)
  expect((await sharedPulse(b.company!, () => 5_000)).missedSince()).toBe(1_000)
  // Dealt out otherwise: whoever served before served everybody.
  b.company!.serve({ own: [1], of: 2 })
  expect(await b.company!.lastBeat()).toBe(1_000)
  await b.company!.beat(3_000)
  expect(await b.company!.lastBeat()).toBe(3_000)
  expect([await a.company!.keep('key', () => 'ours'), await b.company!.keep('key', () => 'theirs')]).toEqual(['ours', 'ours'])
})

describe('a line that breaks', () => {
  const cut = () =>
    database.say(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'archon-%' and datname = current_database()",
    )

  it('is mended before anybody is told; nothing is done twice', async () => {
    const told: string[] = []
    const store = await open({ name: 'archon-cut', onAway: () => told.push('away'), onBack: () => told.push('back') })
    await table(store, 't')
    for (let seq = 1; seq <= 5; seq++) {
      const [done] = await Promise.all([asDeed(newDeed(`i${seq}`), () => store.commit({ table: 't', seq, at: seq })), cut()])
      expect(done).toBe(true)
    }
    expect((await store.table('t'))!.seq).toBe(6)
    expect(told.filter((each) => each === 'away').length - told.filter((each) => each === 'back').length).toBe(0)
  })

  it('and a server that is started anew lose nothing', async () => {
    const store = await open()
    const heard: (News | null)[] = []
    store.company!.listen((news) => heard.push(news))
    await table(store, 't')
    const committing = async () => {
      for (let seq = 1; seq <= 10; seq++) await asDeed(newDeed(`r${seq}`), () => store.commit({ table: 't', seq, at: seq }))
    }
    await Promise.all([committing(), database.restart()])
    expect((await store.table('t'))!.seq).toBe(11)
    heard.length = 0
    const other = await open()
    await table(other, 'u')
    // Heard, or found by the look that whoever listens again begins with.
    await vi.waitFor(() => expect(heard.some((news) => news?.about === 'u' || news === null)).toBe(true), 20_000)
  })
})

describe('an address that leads nowhere is refused in a sentence', () => {
  const why = (url: string) =>
    openPostgres(url, { patience: 100 }).then(
      () => 'opened',
      (error) => reasonOf(error),
    )
  const changed = (part: 'pathname' | 'username', to: string) => {
    const url = new URL(database.url)
    url[part] = to
    return url.href
  }

  it('nobody there, no such database, not let in', async () => {
    expect(await why('postgres://archon:geheim@127.0.0.1:1/archon')).toMatch(
      /^PostgreSQL does not answer at postgres:\/\/archon@127\.0\.0\.1:1\/archon\./,
    )
    expect(await why(changed('pathname', '/nothing'))).toMatch(/^PostgreSQL has no database by the name/)
    expect(await why(changed('username', 'stranger'))).toMatch(/^PostgreSQL does not let Archon in/)
    await database.say("create role asker login password 'right'")
    expect(await why(changed('username', 'asker'))).toMatch(/may not do what Archon needs/)
    await database.say('drop role asker')
  })

  it('a wrong password, and a server from before our time', async () => {
    const old = await pretender({ password: 'right', version: 140_011 })
    expect(await why(old.url('wrong'))).toMatch(/^PostgreSQL does not let Archon in/)
    const reason = await why(old.url('right'))
    expect(reason).toMatch(/15 or newer/)
    expect(reason).not.toContain('right@')
    old.close()
  })

  it('one that a newer version has brought up to date', async () => {
    await open()
    await database.say("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)")
    expect(await why(database.url)).toMatch(/written by a newer version/)
    await database.say("delete from drizzle.__drizzle_migrations where hash = 'later'")
  })
})
