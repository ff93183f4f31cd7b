/** `/verify` says what it proves: that a game was played here, or only that it is consistent in itself; and takes any file whatever. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTED } from '../../src/games/index.ts'
import { canonical } from '../../src/kernel/json.ts'
import { sha256, transcribe, wordFor } from '../../src/kernel/record.ts'
import { keyFrom, newKey } from '../../src/kernel/signature.ts'
import { verifying } from '../../src/kernel/verify.ts'
import { BadKey, keyIn, openKey } from '../../src/store/key.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { GAMES } from '../suite/games.ts'
import { recordedGame } from '../suite/record.ts'
import { textOf } from './evenings.ts'

type Body = Record<string, unknown>

let night: Evening
let signed: string
let id: string
beforeAll(async () => {
  night = await evening([lanterns.hosted])
  const { parlour, archon } = night
  const ann = parlour.person('Ann')
  const opening = { server: parlour.guildId, channel: parlour.channel('tables'), game: 'lanterns', owner: ann, pace: 'none' }
  const table = await openTable(archon.house, { ...opening, size: 2, computers: 2, watching: true })
  await start(archon.house, table.id, ann.id)
  await archon.settle()
  id = table.id
  await ann.in('tables').slash('/verify')
  const proof = await ann.in('tables').sees('it was played here')
  signed = await (await fetch(proof!.attachments[0]!.url)).text()
})
afterAll(() => night.close())

const { hosted } = lanterns
/** As somebody writes it who knows how: everything fits together again. */
function written(change: (body: Body) => void, key?: ReturnType<typeof keyFrom>): string {
  const { digest: _, signature: __, ...body } = JSON.parse(signed) as Body
  change(body)
  if (key) body.signer = key.id
  const digest = sha256(canonical(body))
  return `${canonical({ ...body, digest, ...(key && { signature: key.sign(wordFor(digest)) }) })}\n`
}
const unsigned = (change: (body: Body) => void = () => {}) =>
  written((body) => {
    body.format = 'archon-game-1'
    delete body.signer
    change(body)
  })

/** One field is another. */
const set = (field: string, value: unknown) => (body: Body) => {
  body[field] = value
}

/** What the bot says to a file. */
async function told(content: string | Buffer): Promise<string> {
  const file = { name: 'game.json', bytes: Buffer.from(content as string) }
  const bob = night.parlour.person('Bob')
  const { id: answer } = (await bob.in('tables').slash('/verify', { file }))!
  const said = () => textOf(bob.messages({ channel: night.parlour.channel('tables') }).find((each) => each.id === answer))
  await expect.poll(() => said().length).toBeGreaterThan(10)
  return said()
}

describe('a file', () => {
  it('of a game that was played here says so, on any day', async () => {
    expect(JSON.parse(signed)).toMatchObject({ format: 'archon-game-2', table: id })
    expect(await told(signed)).toMatch(/it was played here.*replayed/)
  })
  it('that somebody else signed shows with which key', async () => {
    const other = keyFrom(newKey())
    const said = await told(written(() => {}, other))
    expect(said).toContain('another Archon has signed it')
    expect(said).toContain(other.id)
  })
  it('without a signature, as they were before, is only consistent in itself', async () => {
    expect(await told(unsigned())).toMatch(/only consistent in itself.*nobody has signed it/)
    expect(await told(recordedGame(lanterns, { seats: 2, options: {} }, 7).transcript)).toContain('only consistent in itself')
  })
  it('with our name under what we did not write is found out', async () => {
    const ours = JSON.parse(signed) as Body
    const forged = { ...JSON.parse(unsigned(set('words', ['mine']))), format: 'archon-game-2' }
    const { digest: _, ...body } = { ...forged, signer: ours.signer } as Body
    const text = `${canonical({ ...body, digest: sha256(canonical(body)), signature: ours.signature })}\n`
    expect(await told(text)).toContain('did not write this file')
    expect(await told(signed.replace(/"table":"[^"]*"/, '"table":"another"'))).toContain('changed after it was written')
  })
  it('of a later format is left to later readers', async () => {
    expect(await told(unsigned(set('format', 'archon-game-3')))).toContain('newer Archon (format 3)')
  })
  it('that today’s rules cannot judge may still be ours', async () => {
    const { key } = night.archon.house
    const text = written((body) => Object.assign(body, { game: { ...(body.game as Body), version: 99 } }), key as never)
    expect(await told(text)).toMatch(/rules version 99.*the signature is ours/)
  })
})

describe('a hostile file gets a sentence', () => {
  const bomb = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`
  const one = '[{"answer":null,"by":"person","decision":"1.act","seat":"p1"}]'
  it.each<[string, () => string]>([
    ['nested a hundred thousand times', () => bomb(100_000, '[', ']')],
    ['nested in objects', () => bomb(60_000, '{"a":', '}')],
    ['nested inside a game', () => signed.replace('"log":[', `"deep":${bomb(90_000, '[', ']')},"log":[`)],
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['a number', () => '7'],
    ['no text at all', () => Buffer.from([0xff, 0xfe, 0, 1, 2, 3]).toString('latin1')],
    ['a name only', () => '{"format":"archon-game-1"}'],
    ['no game', () => unsigned(set('game', null))],
    ['a game with a long name', () => unsigned(set('game', { id: 'x'.repeat(9_000), version: 1, pack: 'y' }))],
    ['a game that pings', () => unsigned(set('game', { id: '@everyone', version: 1, pack: 'y' }))],
    [
      'a thousand seats',
      () =>
        unsigned(
          set(
            'seats',
            Array.from({ length: 1_000 }, (_, i) => `p${i}`),
          ),
        ),
    ],
    ['strange settings', () => unsigned(set('options', { 'https://evil.example': '`x`' }))],
    ['a log that is none', () => unsigned(set('log', { length: 1e9 }))],
    ['a log of nothing', () => unsigned(set('log', [null, 7, 'x']))],
    ['prototypes', () => unsigned(set('log', JSON.parse(one.replace('"by"', '"__proto__":{"x":1},"by"'))))],
    ['no words', () => unsigned(set('words', 7))],
    ['a foreign signature', () => written((body) => Object.assign(body, { signer: 'x', signature: 'y' }))],
  ])('%s', async (_, file) => {
    const said = await told(file())
    expect(said).toMatch(/does not fit/)
    expect(said).not.toMatch(/went wrong|evil\.example|@everyone/)
    expect(said.length).toBeLessThan(1_500)
  })
  it('larger than any game', async () => {
    expect(await told(' '.repeat(600_000))).toContain('too large')
  })
  it('that is not to be had any more, or larger than Discord said', async () => {
    const fetched = globalThis.fetch
    globalThis.fetch = async () => new Response('gone', { status: 404 })
    try {
      expect(await told(signed)).toContain('could not read that file')
      globalThis.fetch = async () => new Response('x'.repeat(600_000))
      expect(await told(signed)).toContain('too large')
    } finally {
      globalThis.fetch = fetched
    }
  })
  it('with a log without end keeps nobody waiting: between any two entries others have their turn', () => {
    const steps = [...verifying(() => hosted.game, signed)]
    expect(steps).toHaveLength((JSON.parse(signed) as { log: unknown[] }).log.length)
  })
})

describe('the key', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'archon-key-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is made once, is for our eyes only, and its public half is told', async () => {
    const path = join(night.folder, 'archon.key')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const { key } = night.archon.house
    expect(openKey(night.folder).id).toBe(key!.id)
    const said = textOf(
      await night.parlour
        .person('Olga', { roles: ['Organiser'] })
        .in('tables')
        .slash('/archon health'),
    )
    expect(said).toContain(key!.id)
    expect(said).not.toContain(readFileSync(path, 'utf8').split('\n')[1])
  })
  it('has a copy with the backups, and comes back from there', () => {
    const [data, backups] = [join(folder, 'data'), join(folder, 'backups')]
    const { id: first } = openKey(data, backups)
    rmSync(data, { recursive: true })
    expect(keyIn(data)).toBeNull()
    expect(openKey(data, backups).id).toBe(first)
    expect(statSync(join(backups, 'archon.key')).mode & 0o777).toBe(0o600)
  })
  it('keeps nobody from starting where the backups have no place', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(openKey(join(folder, 'lone'), join(folder, 'file', 'backups')).id).toBe(keyIn(join(folder, 'lone'))!.id)
  })
  it('that is damaged stops the start with what to do, and is not replaced', () => {
    const data = join(folder, 'damaged')
    mkdirSync(data)
    writeFileSync(join(data, 'archon.key'), 'half a k')
    expect(() => openKey(data)).toThrow(BadKey)
    expect(readFileSync(join(data, 'archon.key'), 'utf8')).toBe('half a k')
  })

  it('tells without Discord, too: npm run replay', { timeout: 120_000 }, async () => {
    const entry = GAMES.find((each) => each.hosted.game.id === 'secret-societies')!
    const inUse = HOSTED.find(({ game }) => game.id === entry.hosted.game.id)!
    const { recorded, state } = recordedGame({ ...entry, hosted: inUse }, entry.plays[0]!, 3)
    const file = join(folder, 'game.json')
    writeFileSync(file, transcribe(recorded, state, openKey(join(folder, 'replay'))))
    const run = (data: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], {
        env: { ...process.env, ARCHON_DATA: data },
      })
    expect((await run(join(folder, 'replay'))).stdout).toContain('it was played here')
    expect((await run(join(folder, 'nowhere'))).stdout).toContain('another Archon has signed it')
  })
})
