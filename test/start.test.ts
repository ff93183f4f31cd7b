/** Whatever stops the start is told in a sentence that is true. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadConfig, readConfig, readEnvFile } from '../src/config.ts'
import { openDatabase } from '../src/sqlite.mjs'
import { BadFolder, readyFolder } from '../src/store/folder.ts'
import { openStore } from '../src/store/sqlite.ts'
import { type Surroundings, startMain } from './e2e/main-process.ts'

let folder: string
const at = (...path: string[]) => join(folder, ...path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archon-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const TOKEN = 'x'.repeat(60)
const NOBODY = 65_534
/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:1/api'

it('is one process, so that npm passes signals on to it and not to a shell before it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.start).toMatch(/^exec node /)
})

describe('settings', () => {
  const written = (content: string | Buffer) => {
    writeFileSync(at('.env'), content)
    return () => readConfig(readEnvFile(at('.env')))
  }
  it('that are empty are not set', () => {
    const config = written('DISCORD_TOKEN=\nARCHON_DATA=""\nPARLOUR_PORT= \nARCHON_HEALTH_PORT=\nLOG_LEVEL=\n')()
    expect(config).toEqual(readConfig({}))
    expect(config).toMatchObject({ ARCHON_DATA: './data', PARLOUR_PORT: 8787, LOG_LEVEL: 'info' })
    // Who is well, and why not, is told to this machine only.
    expect(config).toMatchObject({ ARCHON_HEALTH_HOST: '127.0.0.1' })
  })
  it('name shards of this process, and a database that the others share', () => {
    const shared = 'ARCHON_DATABASE=postgres://archon@127.0.0.1/archon\n'
    expect(written(`${shared}ARCHON_SHARDS=4-6/16\n`)().ARCHON_SHARDS).toEqual({ own: [4, 5, 6], of: 16 })
    expect(written(`${shared}ARCHON_SHARDS=5/16\n`)().ARCHON_SHARDS).toEqual({ own: [5], of: 16 })
    expect(written('ARCHON_SHARDS=0-1/2\n')().ARCHON_SHARDS).toEqual({ own: [0, 1], of: 2 })
    for (const odd of ['4', '6-4/16', '0-16/16', '-1/4', '0/0', 'all'])
      expect(written(`${shared}ARCHON_SHARDS=${odd}\n`)).toThrow(/ARCHON_SHARDS: must say which of how many shards/)
    expect(written('ARCHON_SHARDS=0/2\n')).toThrow(/ARCHON_SHARDS: .*set ARCHON_DATABASE/)
  })
  it('may begin with the mark of UTF-8', () => {
    expect(written('\uFEFFPARLOUR_PORT=9000\n')().PARLOUR_PORT).toBe(9000)
  })
  it.each<[string, Buffer]>([
    ['with its mark', Buffer.from('\uFEFFPARLOUR_PORT=9000\n', 'utf16le')],
    ['the other way round', Buffer.from('\uFEFFPARLOUR_PORT=9000\n', 'utf16le').swap16()],
    ['without a mark', Buffer.from('PARLOUR_PORT=9000\n', 'utf16le')],
  ])('in UTF-16, %s, are refused with what to do', (_, bytes) => {
    expect(written(bytes)).toThrow(/UTF-16.*Save it again as UTF-8/)
  })
  it('are told by name where they are wrong', () => {
    expect(written('PARLOUR_PORT=seven\nARCHON_HEALTH_PORT=70000\nLOG_LEVEL=loud\nDISCORD_TOKEN=abc')).toThrow(
      /DISCORD_TOKEN: does not look like.*PARLOUR_PORT: must be a port.*ARCHON_HEALTH_PORT: must be a port.*LOG_LEVEL/s,
    )
  })
  it('in a folder instead of a file are refused; without a file there are none', () => {
    expect(readEnvFile(at('.env'))).toEqual({})
    mkdirSync(at('.env'))
    expect(() => readEnvFile(at('.env'))).toThrow(BadConfig)
  })
})

describe('the data folder', () => {
  it('is made, but not the way to it: a disk may be missing', () => {
    readyFolder(at('data'))
    readyFolder(at('data'))
    expect(() => readyFolder(at('disk', 'data'))).toThrow(/no folder .*disk.*Is a disk missing/)
  })
  it('is refused if it is a file', () => {
    writeFileSync(at('data'), '')
    expect(() => readyFolder(at('data'))).toThrow(BadFolder)
  })
})

/** Several at once: most of the time of a start is spent reading our own code. */
describe('a start that cannot be', () => {
  const ends = async (surroundings: Surroundings): Promise<string> => {
    const { ended, said } = startMain(surroundings)
    expect(await ended).toBe(1)
    return said()
  }
  const onDiscord = (data: string, env = {}) => ({ DISCORD_TOKEN: TOKEN, ARCHON_DATA: data, PARLOUR_API: NOWHERE, ...env })

  it('says the true reason, and ends with status 1', { timeout: 300_000 }, async () => {
    mkdirSync(at('damaged'))
    writeFileSync(
      at('damaged', 'archon.sqlite'),
      'not a database at all, but a good deal longer than a hundred bytes'.repeat(100),
    )
    mkdirSync(at('held'))
    openStore(at('held', 'archon.sqlite')).close()
    const other = openDatabase(at('held', 'archon.sqlite'))
    other.exec('begin exclusive')
    mkdirSync(at('fine'))
    mkdirSync(at('sealed'))
    for (const [path, mode] of [
      ['', 0o755],
      ['sealed', 0o555],
    ] as const)
      chmodSync(at(path), mode)
    const sealed = { env: onDiscord(at('sealed')), ...(process.getuid?.() === 0 && { uid: NOBODY }) }

    const [damaged, held] = await Promise.all([ends({ env: onDiscord(at('damaged')) }), ends({ env: onDiscord(at('held')) })])
    other.close()
    expect(damaged).toMatch(/archon\.sqlite is damaged/)
    expect(held).toMatch(/Another program is writing to .*archon\.sqlite/)
    const [readOnly, offline] = await Promise.all([ends(sealed), ends({ env: onDiscord(at('fine')) })])
    const cramped = await ends({ env: onDiscord(at('cramped')), blocks: 100 })
    expect(readOnly).toMatch(/cannot write to .*sealed.*another user/)
    expect(offline).toMatch(/Discord cannot be reached: nobody answers there/)
    expect(cramped).toMatch(/disk that holds .*cramped\/archon\.sqlite /)
    for (const said of [damaged, held, readOnly, offline, cramped]) expect(said).not.toMatch(/token|\n {4}at /i)
  })
})
