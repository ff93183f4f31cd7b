/** Alive means working: a process that stands still ends, but not because Discord is away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HTTPError } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Signs } from '../src/archon.ts'
import { newProgress } from '../src/discord/out/progress.ts'
import { openParlour, type TestParlour } from '../src/parlour/harness.ts'
import { isDiscordThere, type Part } from '../src/process/discord-there.ts'
import { openHealthz } from '../src/process/healthz.ts'
import { openWatchdog, type Watchdog } from '../src/process/watchdog.ts'
import { tableOfTwo } from './discord/evenings.ts'
import { type Running, running, startMain } from './e2e/main-process.ts'

const MINUTE = 60_000

describe('the watchdog', () => {
  let signs: Signs
  let clock: number
  let isThere: boolean
  let asked: Part[]
  let ended: string[]
  let dog: Watchdog
  beforeEach(() => {
    signs = { heardAt: 1, isOwing: false, moves: 0, silentSince: null, isStoring: true }
    clock = 0
    isThere = true
    asked = []
    ended = []
    dog = openWatchdog({
      signs: async () => signs,
      patience: 5 * MINUTE,
      isThere: async (part) => {
        asked.push(part)
        return isThere
      },
      onStuck: (why) => void ended.push(why),
      clock: () => clock,
    })
  })
  afterEach(() => dog.close())
  /** So many minutes, a look every half; `meanwhile` is what life is like. */
  const pass = async (minutes: number, meanwhile: (look: number) => Partial<Signs>) => {
    for (let look = 1; look <= minutes * 2; look++) {
      clock += MINUTE / 2
      signs = { ...signs, ...meanwhile(look) }
      await dog.look()
    }
  }

  it('leaves a process alone that hears, and owes nothing or gets it out', async () => {
    await pass(30, (look) => ({ heardAt: look }))
    await pass(30, (look) => ({ heardAt: -look, isOwing: true, moves: Math.floor(look / 2) }))
    expect(asked).toEqual([])
    expect(dog.why()).toBeNull()
  })
  it('ends one that is deaf for some minutes while others are let in', async () => {
    await pass(4, () => ({}))
    expect(ended).toEqual([])
    expect(dog.why()).toMatch(/gateway/)
    await pass(2, () => ({}))
    expect(ended[0]).toMatch(/not been heard for 5 min/)
  })
  it('ends one whose due posts do not move while Discord answers others', async () => {
    await pass(6, (look) => ({ heardAt: look, isOwing: true }))
    expect(ended[0]).toMatch(/nothing that is due has been sent/)
    expect(asked[0]).toBe('posts')
  })
  it('ends nobody while Discord is away for all, however long that is', async () => {
    isThere = false
    await pass(600, () => ({ isOwing: true, silentSince: 1 }))
    expect(asked.length).toBeGreaterThan(100)
    expect(ended).toEqual([])
    expect(dog.why()).toMatch(/cannot be reached/)
    await pass(1, () => ({ isStoring: false }))
    expect(dog.why()).toMatch(/nothing can be stored/)
    await pass(1, (look) => ({ heardAt: look + 1, isOwing: false, silentSince: null, isStoring: true }))
    expect(dog.why()).toBeNull()
  })
  it('leaves one alone that cannot store anything: another would not fare better', async () => {
    await pass(30, (look) => ({ heardAt: look, isOwing: true, isStoring: false }))
    expect(ended).toEqual([])
  })
  it('begins anew where the machine slept', async () => {
    await pass(4, () => ({}))
    clock += 8 * 60 * MINUTE
    await dog.look()
    expect(ended).toEqual([])
  })
})

describe('getting it out', () => {
  const failed = (error: unknown) => (progress: ReturnType<typeof newProgress>) =>
    progress.attempt(Promise.reject(error)).catch(() => {})

  it('is what comes to an end, or is refused by Discord; else it is owed', async () => {
    const progress = newProgress()
    void progress.attempt(new Promise(() => {}))
    expect([progress.isOwing(), progress.moves()]).toEqual([true, 0])
    await progress.attempt(Promise.resolve())
    expect(progress.moves()).toBe(1)
    await failed(new Error('Expected token to be set for this request, but none was present'))(progress)
    expect([progress.isOwing(), progress.moves()]).toEqual([true, 1])
    await failed(new HTTPError(503, 'Service Unavailable', 'POST', '', {}))(progress)
    expect(progress.moves()).toBe(2)
  })

  it('is seen from outside: a post that is on its way is owed, one that waits for a limit is not', async () => {
    const night = await tableOfTwo()
    const { archon, parlour, ann, channel } = night
    expect(await archon.signs()).toMatchObject({ isOwing: false })
    const { heardAt, moves } = await archon.signs()
    parlour.faults.rateLimit({ where: 'POST /channels/*/messages', retryAfter: 3_600 })
    const message = (await ann.in(channel).click('Take my turn'))!
    await ann.in(channel).click('(bid)', { message })
    await ann.in(channel).click('Do it', { message })
    await expect.poll(() => parlour.traffic.some(({ status }) => status === 429)).toBe(true)
    await expect.poll(async () => (await archon.signs()).isOwing).toBe(false)
    expect((await archon.signs()).heardAt).toBeGreaterThanOrEqual(heardAt)
    expect((await archon.signs()).moves).toBeGreaterThanOrEqual(moves)
    await archon.close(50)
    await parlour.close()
    rmSync(night.folder, { recursive: true })
  })
})

describe('whether Discord is there for others', () => {
  let parlour: TestParlour
  beforeEach(async () => {
    parlour = await openParlour()
  })
  afterEach(() => parlour.close())

  it('is asked without a token, down to the first word of the gateway', async () => {
    expect(await isDiscordThere('posts', parlour.api)).toBe(true)
    expect(await isDiscordThere('gateway', parlour.api)).toBe(true)
    parlour.faults.fail({ where: 'GET /gateway', status: 503, times: 2 })
    expect(await isDiscordThere('posts', parlour.api)).toBe(false)
    expect(await isDiscordThere('gateway', parlour.api)).toBe(false)
    expect(await isDiscordThere('posts', 'http://127.0.0.1:1/api')).toBe(false)
    parlour.faults.muteGateway()
    expect(await isDiscordThere('gateway', parlour.api, 50)).toBe(false)
  })
})

it('/healthz says ready, or why not', async () => {
  let why: string | null = 'it is starting'
  const { address, close } = await openHealthz(0, '127.0.0.1', () => why)
  const asked = async (path = '') => {
    const response = await fetch(address + path)
    return [response.status, await response.json()]
  }
  expect(await asked()).toEqual([503, { ready: false, why: 'it is starting' }])
  why = null
  expect(await asked('?probe')).toEqual([200, { ready: true }])
  expect((await asked('/more'))[0]).toBe(404)
  close()
})

describe('a process', () => {
  let bot: Running
  afterEach(async () => {
    bot.child.kill('SIGKILL')
    await bot.ended
  })

  it('that gets nothing out any more ends with status 1', { timeout: 300_000 }, async () => {
    const parlour = await openParlour({ realTime: true })
    const folder = mkdtempSync(join(tmpdir(), 'archon-watchdog-'))
    const env = { DISCORD_TOKEN: parlour.token, ARCHON_DATA: folder, PARLOUR_API: parlour.api }
    bot = startMain({ env: { ...env, LOG_LEVEL: 'info', ARCHON_HEALTH_PORT: '0', ARCHON_PATIENCE: '0.2' } })
    await bot.says('Archon is on Discord')
    const { address } = JSON.parse(/^.*"address".*$/m.exec(bot.said())![0])
    expect(await (await fetch(address)).json()).toEqual({ ready: true })
    parlour.faults.slow(3_600_000, { where: 'POST /channels/*/messages', times: 100 })
    await parlour.person('Ann').in(parlour.channel('tables')).slash('/table open', { game: 'secret-societies', here: true })
    expect(await bot.ended).toBe(1)
    expect(bot.said()).toContain('nothing that is due has been sent')
    await parlour.close()
    rmSync(folder, { recursive: true })
  })

  it('whose main thread does not turn any more is ended', { timeout: 300_000 }, async () => {
    const script = `
      const { watchTurning } = await import(${JSON.stringify(join(import.meta.dirname, '../src/process/turning.ts'))})
      watchTurning(500)
      setTimeout(() => { for (;;); }, 100)
    `
    bot = running(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {})
    expect(await bot.ended).toBe('SIGKILL')
    expect(bot.said()).toContain('stands still')
  })
})
