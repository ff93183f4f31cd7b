/** Moving house: all of it, to the byte, either way, and again. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveHouse, sumsOf } from '../../src/store/move/house.ts'
import { inPostgres } from '../../src/store/move/postgres.ts'
import { inFile } from '../../src/store/move/sqlite.ts'
import { openPostgres } from '../../src/store/postgres/index.ts'
import { openStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { type Database, newDatabase } from '../postgres/shared.ts'
import {
  entry,
  entryOf,
  incident,
  leagueGame,
  leagueRow,
  NOTICE,
  postIn,
  say,
  seasonRow,
  stateOf,
  tableRow,
  twoSeats,
} from './rows.ts'

let database: Database
let folder: string
const at = (...names: string[]) => join(folder, ...names)

beforeEach(async () => {
  database = await newDatabase()
  folder = await mkdtemp(join(tmpdir(), 'archon-move-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** More than is read in one go. */
const LONG = 450

/** Something of everything, with words that are hard to carry. */
async function furnish(store: Store): Promise<void> {
  await store.open(tableRow('t', { server: '77' }), twoSeats('t'), [postIn('c', 'card', 1), postIn('c', 'owed', 9, NOTICE)])
  const result = {
    seat: 'p1',
    person: 'ann',
    game: 'lanterns',
    server: '77',
    place: 1,
    size: 2,
    points: 1,
    ending: 'light',
    achieved: [],
  }
  await store.commit({
    table: 't',
    seq: 1,
    at: 1_763_400_000_000,
    change: { state: stateOf('{"a":"„ü\\"🎲"}'), fence: 1, heldAt: 5, heldFor: 'mute' },
    keep: 0,
    entries: [entry({ z: 1, a: [null, 0.1] }), ...Array.from({ length: LONG - 1 }, (_, i) => entry(i))],
    events: [{ n: 0, to: 'all', text: say(0), weight: 'news', concerns: ['p1'] }],
    timers: [{ key: 'deadline:p1', dueAt: 3 }],
    results: [result],
  })
  await store.savePerson('ann', 'Ännchen “A”', () => ({ notify: 'dm' }))
  await store.saveServer('77', { threads: true })
  const to = [{ seat: 'p2', person: 'bob' }]
  await store.keepMail(
    {
      kind: 'letter',
      about: '',
      id: 'm',
      table: 't',
      from: 'p1',
      by: 'ann',
      to,
      words: 'geheim „so“',
      promise: null,
      fence: 1,
      at: 5,
    },
    [],
  )
  const report = { id: 'r', server: '77', table: 't', person: 'ann', words: 'falsch „so“', facts: { version: '1' }, at: 5 }
  await store.keepReport({ ...report, answer: null, answeredAt: null }, [])
  await store.noteLessonStep('lanterns/evening', 'hello')
  await store.noteOversight({ id: 'o', server: '77', league: 'l', by: 'ann', act: 'setup', given: { reason: '„so“' }, at: 5 })
  await store.league.saveLeague(leagueRow('l', { server: '77' }))
  await store.league.open(seasonRow('s1', 'l', 1), [], [{ subject: 's1', key: 'league:open', dueAt: 9 }])
  const season = { entries: [entryOf('s1', 'ann', { isForgotten: true })], games: [leagueGame('s1', 'g', ['ann', 'bob'])] }
  await store.league.commit({ season: 's1', seq: 1, ...season, incidents: [incident('i', 'ann')] })
  const step = { table: 't', person: 'ann', game: 'lanterns', size: 2, place: 1, mu: 25.123456789, sigma: 1 / 3, at: 5 }
  await store.league.rate('t', [{ person: 'ann', game: 'lanterns', size: 2, mu: 25.123456789, sigma: 1 / 3, played: 1 }], [step])
}

async function move(from: 'file' | 'database', name: string, mayReplace = false) {
  const [file, other] = [inFile(at(name)), await inPostgres(database.url)]
  try {
    return await (from === 'file' ? moveHouse(file, other, { mayReplace }) : moveHouse(other, file, { mayReplace }))
  } finally {
    await other.close()
    file.close()
  }
}

it('takes everything to PostgreSQL and back, and the house goes on there', async () => {
  const before = openStore(at('archon.sqlite'))
  await furnish(before)
  await before.close()
  writeFileSync(at('archon.key'), 'the key')
  writeFileSync(at('alive'), '1234\n')
  const sums = await move('file', 'archon.sqlite')
  expect([...sums.values()].filter(({ rows }) => rows === 0)).toHaveLength(2)

  const there = await openPostgres(database.url)
  const { table } = (await there.standing('t'))!
  expect([table.state, table.heldFor, table.seats.length]).toEqual(['{"a":"„ü\\"🎲"}', 'mute', 2])
  expect((await there.entries('t')).map(({ n }) => n)).toEqual(Array.from({ length: LONG }, (_, n) => n))
  expect(await there.company!.keep('key', () => 'another')).toBe('the key')
  expect(await there.company!.lastBeat()).toBe(1_234)
  expect((await there.dueTimers(5, 5)).due).toEqual([])
  // Numbers go on from where they were.
  expect(
    await there.commit({ table: 't', seq: 2, at: 9, posts: [postIn('c', 'new', 9)], timers: [{ key: 'repost', dueAt: 9 }] }),
  ).toBe(true)
  expect((await there.post('new'))!.n).toBe((await there.post('owed'))!.n + 1)
  await there.close()

  await rm(at('archon.key'))
  await move('database', 'back.sqlite')
  expect([readFileSync(at('archon.key'), 'utf8'), readFileSync(at('alive'), 'utf8')]).toEqual(['the key', '1234\n'])
  const back = openStore(at('back.sqlite'))
  expect([(await back.table('t'))!.seq, (await back.post('new'))!.channel]).toEqual([3, 'c'])
  expect((await back.dueTimers(5, 5)).due).toEqual([])
  await back.close()
})

it('may be done again, but throws nothing away unless that is said', async () => {
  const here = openStore(at('archon.sqlite'))
  await furnish(here)
  const first = await move('file', 'archon.sqlite')
  expect(await move('file', 'archon.sqlite')).toEqual(first)
  await here.commit({ table: 't', seq: 2, at: 9, change: { pace: 'fast' } })
  await expect(move('file', 'archon.sqlite')).rejects.toThrow(/say --replace/)
  const other = await inPostgres(database.url)
  expect(await sumsOf(other)).toEqual(first)
  await other.close()
  const second = await move('file', 'archon.sqlite', true)
  expect(second.get('tables')).not.toEqual(first.get('tables'))
  await here.close()
})

it('is refused while Archon runs there', async () => {
  const running = await openPostgres(database.url)
  await running.counts()
  await expect(inPostgres(database.url)).rejects.toThrow(/Archon is running with that database/)
  await running.close()
  expect(existsSync(at('archon.sqlite'))).toBe(false)
})
