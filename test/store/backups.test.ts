/** Copies of everything: each is sound or is none, they come by night and go in time, and one can go back to them. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/sqlite.mjs'
import { holdAlone } from '../../src/store/alone.ts'
import { expired, keepNightly, wrongWith } from '../../src/store/backups.ts'
import { openPulse } from '../../src/store/pulse.ts'
import { reportFolder } from '../../src/store/report-folder.ts'
import { NotRestored, restore } from '../../src/store/restore.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { Unusable } from '../../src/store/trouble.ts'
import { type TableOfTwo, tableOfTwo } from '../discord/evenings.ts'
import { flip } from './planted.ts'

const DAY = 86_400_000

let backups: string
const copies = () => readdirSync(backups).filter((name) => name.endsWith('.sqlite'))
const byHand = () => readdirSync(backups).filter((name) => name.startsWith('archon-'))
let night: TableOfTwo | null
/** Somebody who looks after the server. */
const host = () => night!.parlour.person('Hal', { roles: ['Organiser'] })
beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), 'archon-backups-'))
  night = null
})
afterEach(async () => {
  await night?.close()
  rmSync(backups, { recursive: true, force: true })
})

it('a report’s file has a copy beside the backups, comes back from there, and goes for good with its writer', async () => {
  const data = join(backups, 'data')
  const places = [join(data, 'reports', 'x.json'), join(backups, 'reports', 'x.json')]
  await reportFolder(data, '1', backups).keep('x', { words: 'three' })
  for (const path of places)
    expect([statSync(path).mode & 0o077, readFileSync(path, 'utf8')]).toEqual([0, expect.stringContaining('three')])
  rmSync(data, { recursive: true })
  const anew = reportFolder(data, '2', backups)
  expect(readFileSync(places[0]!, 'utf8')).toContain('three')
  await anew.erase(['x', 'never there'])
  expect(places.map(existsSync)).toEqual([false, false])
})

describe('a backup', () => {
  it('that is asked for is read through before it counts', async () => {
    night = await tableOfTwo({ backups })
    await host().in(night.channel).slash('/archon backup')
    await host().sees('it is sound')
    const [name, ...others] = byHand()
    expect(name).toMatch(/^archon-\d{4}-\d\d-\d\dT\d\d\.sqlite$/)
    expect(others).toEqual([])
    expect(await wrongWith(join(backups, name!))).toEqual([])
    const copy = openStore(join(backups, name!))
    expect((await copy.table(night.id))?.status).toBe('playing')
    copy.close()
  })

  it('that is not sound is thrown away, and said to be none', async () => {
    night = await tableOfTwo({ backups })
    const spare = openDatabase(':memory:')
    const driver = Object.getPrototypeOf(spare) as { backup(this: unknown, path: string): Promise<unknown> }
    spare.close()
    const { backup } = driver
    driver.backup = async function (path) {
      const made = await backup.call(this, path)
      // Behind the first pages, which alone are looked at when a file is opened.
      flip(path, 5 * 8192, 8192)
      return made
    }
    try {
      await host().in(night.channel).slash('/archon backup')
      await host().sees(/No backup was made.*not sound.*thrown away/)
    } finally {
      driver.backup = backup
    }
    expect(byHand()).toEqual([])
  })

  it('is made every night by itself', async () => {
    night = await tableOfTwo({ backups })
    for (let day = 0; day < 2; day++) {
      await night.parlour.clock.advance(DAY)
      await night.archon.settle()
    }
    const names = copies()
    expect(names).toHaveLength(3)
    for (const name of names) expect(await wrongWith(join(backups, name))).toEqual([])
  })

  it('goes in time: seven nights and four weeks are kept, those made by hand as long', async () => {
    const copy = { backup: async (path: string) => writeFileSync(path, '') }
    const first = Date.UTC(2026, 10, 16, 12)
    await copy.backup(join(backups, `archon-${new Date(first).toISOString().slice(0, 13)}.sqlite`))
    const kept: number[] = []
    for (let day = 0; day < 90; day++) {
      await keepNightly(copy, backups, first + day * DAY, (error) => expect(error).toBeUndefined())
      kept.push(readdirSync(backups).length)
      if (day === 34) expect(byHand()).toHaveLength(1)
    }
    expect(byHand()).toEqual([])
    expect(kept.slice(36).every((count) => count === 11)).toBe(true)
    const last = first + 89 * DAY
    const ages = readdirSync(backups).map((name) => Math.floor((last - Date.parse(name.slice(8, 18))) / DAY))
    expect(ages.sort((a, b) => a - b).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(ages.at(-1)).toBeGreaterThanOrEqual(21)
    expect(ages.at(-1)).toBeLessThanOrEqual(35)
  })

  it('that fails takes none with it whose time is not over, and never the last one; it is tried again', async () => {
    night = await tableOfTwo({ backups })
    await night.archon.settle()
    await night.parlour.clock.advance(2 * DAY)
    await night.archon.settle()
    const [first, second] = copies()
    const { store } = night.archon.house
    const { backup } = store
    Object.assign(store, { backup: () => Promise.reject(new Error('no room')) })
    const later = async (days: number) => {
      await night!.parlour.clock.advance(days * DAY)
      await night!.archon.settle()
    }
    await later(30)
    expect(copies()).toEqual([first, second])
    await later(10)
    expect(copies()).toEqual([second])
    Object.assign(store, { backup })
    await later(1)
    expect(copies()).toHaveLength(1)
    expect(copies()).not.toContain(second)
  })

  it('goes after five weeks although nobody was there to make others', () => {
    const before = ['nightly-2026-08-01.sqlite', 'nightly-2026-08-02.sqlite', 'archon-2026-08-03T10.sqlite']
    expect(expired([...before, 'nightly-2026-11-16.sqlite'], Date.UTC(2026, 10, 16))).toHaveLength(3)
  })

  it('is dropped by its own name only', () => {
    const now = Date.UTC(2026, 10, 16)
    const strange = ['notes.txt', 'archon.sqlite', 'archon-replaced-2020-01-01T00-00-00.sqlite', 'nightly-2020-01-01.sqlite.part']
    expect(expired(strange, now)).toEqual([])
    expect(expired(['archon-2026-11-01T05.sqlite', 'archon-2026-09-01T05.sqlite'], now)).toEqual(['archon-2026-09-01T05.sqlite'])
  })
})

describe('going back', () => {
  it('brings the game of that moment back, keeps the other file, and gives back the time', async () => {
    night = await tableOfTwo({ backups })
    const { ann, channel, archon, folder, id } = night
    await host().in(channel).slash('/archon backup')
    await host().sees('it is sound')
    const [name] = byHand()
    await ann.in(channel).click('Take my turn')
    await ann.in(channel).click(/bid/)
    await ann.in(channel).click('Do it')
    await archon.settle()
    expect((await archon.house.store.table(id))!.fence).toBe(1)
    await archon.close()
    const { kept, tables } = await restore(join(backups, name!), folder)
    expect(tables).toBe(1)
    expect(openPulse(folder, Date.now).missedSince()).toBeLessThanOrEqual(night.parlour.clock.now())
    const { house } = await night.reopen()
    expect((await house.store.table(id))!.fence).toBe(0)
    const before = openStore(kept!)
    expect((await before.table(id))!.fence).toBe(1)
    before.close()
    // Everybody sees where the game stands, and it is played on.
    await night.archon.settle()
    await ann.in(channel).click('Take my turn')
    await ann.in(channel).click(/bid/)
    await ann.in(channel).click('Do it')
    expect((await house.store.table(id))!.fence).toBe(1)
  })

  it('to what is damaged, newer, or no game of ours changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archon-restore-'))
    const path = join(folder, 'archon.sqlite')
    const store = openStore(path)
    await store.saveServer('s', { threads: true })
    const [damaged, newer, foreign] = ['damaged', 'newer', 'foreign'].map((name) => join(backups, `${name}.sqlite`)) as [
      string,
      string,
      string,
    ]
    await store.backup(damaged)
    await store.backup(newer)
    store.close()
    flip(damaged, 3 * 8192, 3 * 8192)
    const later = openDatabase(newer)
    later.prepare("insert into __drizzle_migrations (hash, created_at) values ('later', ?)").run(Date.UTC(2099, 0))
    later.close()
    const other = openDatabase(foreign)
    other.exec('create table songs (name text)')
    other.close()
    writeFileSync(join(backups, 'text.sqlite'), 'no database')
    const files = readdirSync(folder).sort()
    await expect(restore(damaged, folder)).rejects.toThrow(/is damaged .* Nothing was changed/s)
    await expect(restore(newer, folder)).rejects.toThrow(Unusable)
    await expect(restore(foreign, folder)).rejects.toThrow(/holds no games of Archon/)
    await expect(restore(join(backups, 'text.sqlite'), folder)).rejects.toThrow(NotRestored)
    await expect(restore(join(backups, 'nowhere.sqlite'), folder)).rejects.toThrow(/There is no/)
    await expect(restore(backups, folder)).rejects.toThrow(/is no file/)
    expect(readdirSync(folder).sort()).toEqual(files)
    rmSync(folder, { recursive: true })
  })

  it('is refused while a process holds the folder, and lets whoever knows play on without a WAL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archon-restore-'))
    const path = join(folder, 'archon.sqlite')
    const store = openStore(path)
    await store.backup(join(backups, 'copy.sqlite'))
    await store.saveServer('s', { threads: true })
    store.close()
    const run = (file: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/restore.ts', file], {
        env: { ...process.env, ARCHON_DATA: folder },
      }).catch((error: { stderr: string; code: number }) => error)
    const letGo = await holdAlone(folder)
    expect(await run(join(backups, 'copy.sqlite'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is running already'),
    })
    letGo()
    writeFileSync(`${path}-seen`, '1000')
    expect(() => openStore(path)).toThrow(/is older than what was last stored/)
    expect(await run(path)).toMatchObject({ stdout: expect.stringContaining('Restored: 0 tables') })
    const again = openStore(path)
    expect(await again.server('s')).toEqual({ threads: true })
    again.close()
    rmSync(folder, { recursive: true })
  })
})
