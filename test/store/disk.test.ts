/** The disk and the file fail. Whoever plays and whoever runs the bot are told in a sentence, nothing is half done, and play goes on. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/sqlite.mjs'
import { openKeeping } from '../../src/store/keeping.ts'
import { openPulse } from '../../src/store/pulse.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { type Trouble, Unusable } from '../../src/store/trouble.ts'
import { type TableOfTwo, tableOfTwo, textOf } from '../discord/evenings.ts'
import { connectionOf, fillDisk, flip, forbidWriting } from './planted.ts'

describe('while people play', () => {
  let night: TableOfTwo
  let connection: Database
  beforeEach(async () => {
    const { opened, connection: found } = await connectionOf(() => tableOfTwo())
    night = opened
    connection = found
  })
  afterEach(() => night.close())

  const stored = async () => {
    const { store } = night.archon.house
    return JSON.stringify([await store.table(night.id), await store.entries(night.id)])
  }

  for (const [what, plant, words] of [
    ['a full disk', fillDisk, /disk I write to is full.*nothing was changed.*tell whoever runs me/],
    ['a file that may not be written to', forbidWriting, /not allowed to write to my own file.*nothing was changed/],
  ] as const)
    it(`${what} is said to whoever answers, nothing is changed, looking goes on, and the same press works afterwards`, async () => {
      const { ann, bob, channel, archon } = night
      await ann.in(channel).click('Take my turn')
      await ann.in(channel).click(/bid/)
      const before = await stored()
      const mend = plant(connection)
      expect(textOf(await ann.in(channel).click('Do it'))).toMatch(words)
      expect(await stored()).toBe(before)
      // Even somebody whom nobody has met yet may look.
      const cid = night.parlour.person('Cid')
      for (const person of [bob, cid]) expect(textOf(await person.in(channel).click('Recap'))).not.toMatch(/went wrong|disk|file/)
      mend()
      await ann.in(channel).click('Do it')
      await archon.settle()
      expect((await archon.house.store.table(night.id))!.fence).toBe(1)
      await bob.sees('Seal my answer', { channel })
    })
})

describe('at the start', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archon-disk-'))
    path = join(folder, 'archon.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A store in which somebody stands, closed in good order unless the process was killed. */
  async function kept(): Promise<void> {
    const store = openStore(path)
    await store.saveServer('s', { threads: true })
    store.close()
  }
  const refused = (): Unusable => {
    try {
      openStore(path).close()
    } catch (error) {
      if (error instanceof Unusable) return error
      throw error
    }
    throw new Error('it was opened')
  }
  const expectRefusal = (trouble: Trouble, words: RegExp) => {
    const error = refused()
    expect(error.trouble).toBe(trouble)
    expect(error.message).toContain(path)
    expect(error.message).toMatch(words)
  }

  it('a file that is no database, or a damaged one, is refused and left as it is', async () => {
    writeFileSync(path, 'these are no games at all, but it is long enough to be looked at '.repeat(100))
    expectRefusal('damaged', /is damaged, or is no database.*npm run restore/)
    rmSync(path)
    await kept()
    flip(path, 100, 4_000)
    expectRefusal('damaged', /npm run restore/)
    flip(path, 100, 4_000)
    openStore(path).close()
  })

  it('a file of a newer version is refused', async () => {
    await kept()
    const file = openDatabase(path)
    file.prepare("insert into __drizzle_migrations (hash, created_at) values ('later', ?)").run(Date.UTC(2099, 0))
    file.close()
    expectRefusal('newer', /newer version of Archon/)
  })

  /** As a killed process leaves it: the newest is in the WAL only. */
  async function killed(): Promise<void> {
    for (const part of ['', '-wal', '-shm', '-seen']) rmSync(path + part, { force: true })
    const store = openStore(path)
    await store.saveServer('s', { threads: true })
    for (const name of ['archon.sqlite', 'archon.sqlite-wal', 'archon.sqlite-seen'])
      copyFileSync(join(folder, name), join(folder, `kept-${name}`))
    store.close()
    for (const name of ['archon.sqlite', 'archon.sqlite-wal', 'archon.sqlite-seen'])
      copyFileSync(join(folder, `kept-${name}`), join(folder, name))
  }

  it('a WAL that is missing is missed, also half of one; with it nothing is', async () => {
    await killed()
    rmSync(`${path}-wal`)
    expectRefusal('behind', /archon\.sqlite-wal beside it.*is missing.*Put it back/)
    await killed()
    flip(`${path}-wal`, 4_000, 100)
    expectRefusal('behind', /archon\.sqlite-wal/)
    // Nothing was touched: mended, it is whole again.
    flip(`${path}-wal`, 4_000, 100)
    openStore(path).close()
    await killed()
    const store = openStore(path)
    expect(await store.server('s')).toEqual({ threads: true })
    store.close()
    // Closed in good order there is none, and none is missed.
    expect(existsSync(`${path}-wal`)).toBe(false)
    openStore(path).close()
  })

  it('a file that is missing is missed; where it never was, or is not to be, one is made', async () => {
    await kept()
    renameSync(path, join(folder, 'elsewhere'))
    expectRefusal('gone', /is missing, although something was stored in it.*npm run restore.*-seen away/)
    expect(existsSync(path)).toBe(false)
    rmSync(`${path}-seen`)
    openStore(path).close()
  })

  it('when somebody last could answer is still known where nothing can be written any more', () => {
    const alive = join(folder, 'alive')
    writeFileSync(alive, '1234567890123\n')
    const beat = `import { openPulse } from ${JSON.stringify(join(import.meta.dirname, '../../src/store/pulse.ts'))}
      openPulse(${JSON.stringify(folder)}, () => Date.now()).beat()`
    const shell = 'ulimit -f 0; exec "$0" --import tsx --input-type=module -e "$1"'
    execFileSync('sh', ['-c', shell, process.execPath, beat], { stdio: 'inherit' })
    expect(openPulse(folder, Date.now).missedSince()).toBe(1_234_567_890_123)
  })

  it('a folder that cannot be made, and a file that another program holds, are named', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => openStore(join(folder, 'file', 'archon.sqlite'))).toThrow(/cannot be opened for writing/)
    await kept()
    const other = openDatabase(path)
    other.exec('begin immediate')
    expectRefusal('held', /Another program is writing/)
    other.close()
  })
})

it('a database that cannot be reached is noticed with the first call that fails, and when it is back', async () => {
  const store = openStore(':memory:')
  let isAway = true
  const unless =
    <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
    (...given: Given) =>
      isAway ? Promise.reject(new Unusable('away', 'postgres://somewhere')) : call(...given)
  const keeping = openKeeping({ ...store, table: unless(store.table), saveServer: unless(store.saveServer) }, () => 1_000)
  expect(await keeping.check()).toBeNull()
  await expect(keeping.store.table('any')).rejects.toThrow('does not answer')
  expect([await keeping.check(), keeping.isSound()]).toEqual([1_000, false])
  isAway = false
  expect([await keeping.check(), keeping.isSound()]).toEqual([null, true])
  store.close()
})
