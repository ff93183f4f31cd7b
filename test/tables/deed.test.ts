/** The store knows whose doing it writes down. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asDeed, aside, newDeed } from '../../src/store/deed.ts'
import type { LeagueRow, SeasonRow } from '../../src/store/league-store.ts'
import { setNote } from '../../src/tables/history.ts'
import { Refused } from '../../src/tables/house.ts'
import { takeBack } from '../../src/tables/play.ts'
import { tableById } from '../../src/tables/position.ts'
import { begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
let id: string
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archon-deed-'))
  house = newHouse({ path: join(folder, 'archon.sqlite') })
  id = await begun(house, ['Ann', 'Bob'])
})
afterEach(() => {
  house.store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What comes of some work. */
async function deedOf(work: () => Promise<unknown>) {
  const deed = newDeed()
  await asDeed(deed, work)
  const { isStored, table } = deed
  return { isStored, table }
}

const NOTHING = { isStored: false, table: null }
const STORED = { isStored: true, table: null }

const league: LeagueRow = {
  id: 'cup',
  server: 's',
  channel: 'c',
  name: 'Cup',
  game: 'lanterns',
  size: 2,
  options: {},
  pace: 'none',
  settings: { weeks: 8, off: 2, checkin: 7, signup: 14, division: 7, places: null, repeat: true },
  organiser: 'id-Ann',
  createdAt: 0,
}
const season: SeasonRow = {
  id: 'season',
  league: 'cup',
  number: 1,
  phase: 'signup',
  settings: league.settings,
  beginsAt: 0,
  endsAt: 1,
  seed: 'x',
  seq: 1,
  card: null,
  heldAt: null,
  givenBackAt: 0,
}
const incident = {
  id: 'i',
  person: 'id-Ann',
  kind: 'miss',
  table: 't',
  game: 'lanterns',
  season: null,
  at: 0,
  since: null,
  excuse: null,
} as const

describe('a deed', () => {
  it('is stored by whatever is written for somebody', async () => {
    const { store } = house
    const books = store.league
    const { seats, ...row } = await tableById(house, id)
    const writing = {
      meet: () => store.meet('id-Ann', 'Ann', 'en-GB'),
      savePerson: () => store.savePerson('id-Ann', 'Ann', (held) => ({ ...held, notify: 'dm' as const })),
      saveServer: () => store.saveServer('s', { threads: false }),
      backup: () => store.backup(join(folder, 'copy.sqlite')),
      saveLeague: () => books.saveLeague(league),
      openSeason: () => books.open(season, [], []),
      season: () => books.commit({ season: 'season', seq: 1, change: { phase: 'playing' } }),
      note: () => books.note(incident),
      excuse: () => books.excuse(['i'], { by: 'id-Ann', reason: 'ill', at: 0 }),
      rate: () => books.rate('t', [], []),
      saveExpedition: () =>
        books.saveExpedition({ table: 't', server: 's', game: 'lanterns', difficulty: 'hard', size: 2, isWon: true, at: 0 }),
      forget: () => store.forget('id-Ann'),
    }
    for (const [what, write] of Object.entries(writing)) expect([what, await deedOf(write)]).toEqual([what, STORED])
    expect(await deedOf(() => store.open({ ...row, id: 'other', channel: 'elsewhere' }, seats, []))).toEqual({
      isStored: true,
      table: 'other',
    })
    expect(await deedOf(() => store.commit({ table: id, seq: row.seq, at: 0 }))).toEqual({ isStored: true, table: id })
  })

  it('is not stored by what was refused, looked at, or sent', async () => {
    const { store } = house
    const { seats, ...row } = await tableById(house, id)
    await store.league.saveLeague(league)
    await store.league.open(season, [], [])
    const [post] = await store.duePosts(house.now(), 1)
    const other = {
      late: () => store.commit({ table: id, seq: row.seq - 1, at: 0 }),
      taken: () => store.open({ ...row, id: 'other' }, seats, []),
      again: () => store.league.open(season, [], []),
      lateSeason: () => store.league.commit({ season: 'season', seq: 7 }),
      nobody: () => store.league.excuse([], { by: '', reason: '', at: 0 }),
      look: () => tableById(house, id),
      take: () => store.takePosts(house.now(), 1, []),
      postpone: () => store.postpone(post!.id, 0),
      sent: () => store.sent([{ id: post!.id, message: 'm' }], 0),
      aside: () => aside(() => store.savePerson('id-Ann', 'Anna')),
    }
    for (const [what, work] of Object.entries(other)) expect([what, await deedOf(work)]).toEqual([what, NOTHING])
  })

  it('is not taken for that of somebody else at the same table in the same moment', async () => {
    const table = await tableById(house, id)
    const [ann, bob] = await Promise.all([
      deedOf(() => takeBack(house, id, 'id-Ann').catch((error) => expect(error).toBeInstanceOf(Refused))),
      deedOf(() => setNote(house, table, 'id-Bob', 'mine')),
    ])
    expect([ann, bob]).toEqual([NOTHING, { isStored: true, table: id }])
  })

  it('is known by the table where it began', async () => {
    const table = await tableById(house, id)
    const first = deedOf(async () => {
      await house.store.savePerson('id-Ann', 'Anna')
      await setNote(house, table, 'id-Ann', 'x')
    })
    expect(await first).toEqual(STORED)
  })
})
