/** Asked to end, Archon ends, whatever Discord does: and the next process goes on where it was. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { holdAlone } from '../../src/store/alone.ts'
import { publicTexts, tableOfTwo, textOf } from '../discord/evenings.ts'
import { type Running, running, startMain } from './main-process.ts'

const POSTS = 'POST /channels/*/messages'
/** Far longer than any of these tests may take. */
const AN_HOUR = 3_600

describe('SIGTERM', () => {
  let parlour: TestParlour
  let folder: string
  let bot: Running
  beforeEach(async () => {
    parlour = await openParlour({ realTime: true })
    folder = mkdtempSync(join(tmpdir(), 'archon-ending-'))
  })
  afterEach(async () => {
    bot.child.kill('SIGKILL')
    await bot.ended
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = () => {
    const env = { DISCORD_TOKEN: parlour.token, ARCHON_DATA: folder, PARLOUR_API: parlour.api, LOG_LEVEL: 'info' }
    bot = startMain({ env })
  }

  it('ends it in good order while Discord has limited its requests for an hour', { timeout: 300_000 }, async () => {
    start()
    await bot.says('Archon is on Discord')
    parlour.faults.rateLimit({ where: POSTS, retryAfter: AN_HOUR })
    await parlour.person('Ann').in(parlour.channel('tables')).slash('/table open', { game: 'secret-societies', here: true })
    await expect.poll(() => parlour.traffic.some(({ status }) => status === 429)).toBe(true)
    bot.child.kill('SIGTERM')
    expect(await bot.ended).toBe(0)
    expect(bot.said()).toContain('sent after the next start')
  })

  it('ends it before it is up', { timeout: 300_000 }, async () => {
    parlour.faults.rateLimit({ where: 'GET /gateway/bot', retryAfter: AN_HOUR })
    start()
    await bot.says('Waiting for Discord')
    bot.child.kill('SIGTERM')
    expect(await bot.ended).toBe(0)
  })

  it('to npm reaches it', { timeout: 300_000 }, async () => {
    const env = { ...process.env, DISCORD_TOKEN: '', ARCHON_DATA: folder, PARLOUR_PORT: '0' }
    bot = running('npm', ['start'], { env, detached: true, cwd: join(import.meta.dirname, '..', '..') })
    await bot.says('The parlour is open')
    bot.child.kill('SIGTERM')
    const letGo = await holdAlone(folder, 20_000).catch(() => null)
    if (!letGo) process.kill(-bot.child.pid!, 'SIGKILL')
    letGo?.()
    expect(letGo).not.toBeNull()
  })
})

describe('a process that ends', () => {
  let drawn: Promise<null>
  const studio: Studio = { draw: () => drawn, close() {} }
  beforeEach(() => {
    drawn = Promise.resolve(null)
  })
  /** Pictures are not finished any more; returns how they are after all. */
  const stop = () => {
    let finish = () => {}
    drawn = new Promise((resolve) => {
      finish = () => resolve(null)
    })
    return finish
  }

  it.each<[string, (parlour: TestParlour) => void]>([
    ['limited requests', (parlour) => parlour.faults.rateLimit({ where: POSTS, retryAfter: AN_HOUR })],
    ['a picture that is never finished', () => void stop()],
  ])('does not wait for %s, and nothing is lost', async (_, hold) => {
    const night = await tableOfTwo({ studio })
    const { parlour, channel } = night
    const ann = night.ann.in(channel)
    const before = publicTexts(night).length
    hold(parlour)
    const message = (await ann.click('Take my turn'))!
    await ann.click('(bid)', { message })
    await ann.click('Do it', { message })
    await night.archon.close(100)
    expect(publicTexts(night)).toHaveLength(before)
    parlour.faults.calm()
    drawn = Promise.resolve(null)
    await night.reopen()
    await night.archon.settle()
    await night.bob.sees('Seal my answer', { channel })
    expect(publicTexts(night)).toHaveLength(before + 1)
    await night.close()
  })

  it('turns presses away with a word', async () => {
    const night = await tableOfTwo({ studio })
    const ann = night.ann.in(night.channel)
    const finish = stop()
    const message = (await ann.click('Take my turn'))!
    await ann.click('(bid)', { message })
    await ann.click('Do it', { message })
    const closing = night.archon.close(20_000)
    expect(textOf(await night.bob.in(night.channel).slash('/inbox'))).toContain('being restarted')
    finish()
    await closing
    await night.parlour.close()
    rmSync(night.folder, { recursive: true })
  })
})
