/** Copies of a house in PostgreSQL are what they are of a file: made while people play, checked, kept for their time, and gone back to. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wrongWith } from '../../src/store/backups.ts'
import { restoreInto } from '../../src/store/restore.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { type TableOfTwo, tableOfTwo } from '../discord/evenings.ts'
import { type Database, newDatabase } from '../postgres/shared.ts'

let database: Database
let backups: string
let night: TableOfTwo
beforeEach(async () => {
  database = await newDatabase()
  backups = mkdtempSync(join(tmpdir(), 'archon-backups-'))
  night = await tableOfTwo({ backups, database: database.url })
})
afterEach(async () => {
  await night.close()
  await database.drop()
  rmSync(backups, { recursive: true, force: true })
})
const copies = (kind: 'archon' | 'nightly') => readdirSync(backups).filter((name) => name.startsWith(`${kind}-`))

it('one is made every night, and one more whenever it is asked for, sound and without leavings', {
  timeout: 120_000,
}, async () => {
  const host = night.parlour.person('Host', { roles: ['Organiser'] })
  await host.in(night.channel).slash('/archon backup')
  await host.sees('it is sound')
  await night.parlour.clock.advance(24 * 3_600_000)
  await night.archon.settle()
  expect(
    readdirSync(backups)
      .filter((name) => name.endsWith('.key') === false)
      .sort(),
  ).toEqual([...copies('archon'), ...copies('nightly')].sort())
  expect([copies('archon').length, copies('nightly').length]).toEqual([1, 2])
  for (const name of [...copies('archon'), ...copies('nightly')]) {
    expect(await wrongWith(join(backups, name))).toEqual([])
    const copy = openStore(join(backups, name))
    expect((await copy.table(night.id))!.seats).toHaveLength(2)
    copy.close()
  }
})

it('going back brings the game of that moment back, keeps what was there, and is refused while a process runs', {
  timeout: 120_000,
}, async () => {
  const { ann, channel, folder, id, parlour } = night
  const bid = async () => {
    await ann.in(channel).click('Take my turn')
    await ann.in(channel).click(/bid/)
    await ann.in(channel).click('Do it')
    await night.archon.settle()
  }
  const host = parlour.person('Host', { roles: ['Organiser'] })
  await host.in(channel).slash('/archon backup')
  await host.sees('it is sound')
  const backup = join(backups, copies('archon')[0]!)
  await bid()
  const { key } = night.archon.house
  await expect(restoreInto(database.url, backup, folder)).rejects.toThrow(/Archon is running with that database/)
  await night.archon.close()
  const { kept, tables } = await restoreInto(database.url, backup, folder)
  expect(tables).toBe(1)
  expect(existsSync(join(folder, 'archon.sqlite.restoring'))).toBe(false)
  const before = openStore(kept!)
  expect((await before.table(id))!.fence).toBe(1)
  before.close()
  const { house } = await night.reopen()
  expect(house.key?.id).toBe(key?.id)
  expect((await house.store.table(id))!.fence).toBe(0)
  await night.archon.settle()
  await bid()
  expect((await house.store.table(id))!.fence).toBe(1)
})
