/** What was committed is sent: it waits for access and comes back with it, and what cannot be made is replaced, keeping nobody waiting. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import { lastVerdict } from '../../src/discord/out/refusals.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import type { NewPost } from '../../src/store/store.ts'
import { openTable } from '../../src/tables/lobby.ts'
import { tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { bid, notice, promise, publicTexts, type TableOfTwo, tableOfTwo } from './evenings.ts'

const HOUR = 3_600_000

let night: TableOfTwo
afterEach(() => night.close())

async function later(ms: number) {
  await night.parlour.clock.advance(ms)
  await night.archon.settle()
}
const said = () => publicTexts(night).join()
const owed = async () => (await night.archon.house.store.counts()).posts

/** What is told over the gateway takes a moment: until then nothing is due. */
const comesBack = () => expect.poll(() => night.archon.settle().then(owed)).toBe(0)

describe('access that is gone for a while', () => {
  it.each([
    ['one channel is hidden', 'ViewChannel', true],
    ['one channel is closed to writing', 'SendMessages', true],
    ['a role loses its sight', 'ViewChannel', false],
  ] as const)('%s: the card waits, and comes with its ping as soon as that is over', async (_, right, inChannel) => {
    night = await tableOfTwo()
    const { faults } = night.parlour
    const where = inChannel ? night.channel : undefined
    faults.revoke(right, where)
    night.bob.forget()
    await bid(night)
    for (let i = 0; i < 4; i++) await later(HOUR)
    expect(await owed()).toBeGreaterThan(0)
    expect(night.bob.pings).toHaveLength(0)
    faults.restore(right, where)
    await comesBack()
    expect(night.bob.pings).toHaveLength(1)
    await night.bob.in(night.channel).click('Seal my answer')
  })

  it('where nobody tells us that it is over, it is tried again now and then', async () => {
    night = await tableOfTwo()
    night.parlour.faults.fail({ where: /POST .*messages$/, status: 403, code: 50001, times: 3 })
    await bid(night)
    expect(said()).not.toContain('Seal my answer')
    for (let i = 0; i < 20 && (await owed()) > 0; i++) await later(60_000)
    expect(said()).toContain('Seal my answer')
  })

  it('a bot that was sent away asks for nothing, and posts everything once it is back', async () => {
    night = await tableOfTwo()
    const { faults, traffic } = night.parlour
    faults.kickBot()
    await expect.poll(() => night.archon.bot.client.guilds.cache.size).toBe(0)
    night.bob.forget()
    const before = traffic.length
    await bid(night)
    for (let i = 0; i < 6; i++) await later(8 * HOUR)
    expect(traffic.slice(before).filter(({ status }) => status >= 400)).toEqual([])
    expect(night.bob.pings).toHaveLength(0)
    faults.inviteBot()
    await comesBack()
    expect(night.bob.pings).toHaveLength(1)
    expect(said()).toContain('Seal my answer')
  })

  it('a table that had not begun is still there when the bot is back', async () => {
    night = await tableOfTwo({}, true)
    night.parlour.faults.kickBot()
    await expect.poll(() => night.archon.bot.client.guilds.cache.size).toBe(0)
    night.parlour.faults.inviteBot()
    await expect.poll(() => night.archon.bot.client.guilds.cache.size).toBe(1)
    await night.ann.in(night.channel).click('Start')
    await night.archon.settle()
    expect((await tableById(night.archon.house, night.id)).status).toBe('playing')
  })
})

describe('what cannot be made', () => {
  /** A log that keeps what it was told. */
  function listening() {
    const lines: { table?: string; msg: string; level: number }[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    return { lines, log }
  }
  /** Another table in the same channel. */
  async function beside(): Promise<string> {
    const { house } = night.archon
    const opening = { server: night.parlour.guildId, channel: 'another', game: 'lanterns', owner: night.bob, size: 2 }
    const { id, seq } = await openTable(house, opening)
    await house.store.commit({ table: id, seq, at: 0, change: { channel: night.channel } })
    return id
  }
  const damage = (write: string, ...given: unknown[]) => {
    const path = join(night.folder, 'archon.sqlite')
    expect(existsSync(path)).toBe(true)
    const file = openDatabase(path)
    file.prepare(write).run(...given)
    file.close()
  }

  it('a fault in the words: a plain card says so and calls, is logged with its table, and heals', async () => {
    const { lines, log } = listening()
    let isBroken = false
    const headline = (...given: never[]) => {
      if (isBroken) throw new TypeError('no such word')
      return (lanterns.hosted.headline as (...given: never[]) => string)(...given)
    }
    night = await tableOfTwo({ log }, false, { ...lanterns.hosted, headline } as AnyHosted)
    night.bob.forget()
    isBroken = true
    await bid(night)
    await promise(night, night.id, notice('x1', 'Somebody'))
    expect(said()).toContain('could not put it together')
    expect(said()).toContain('Somebody is back')
    expect(night.bob.pings).toHaveLength(1)
    expect(lines.filter(({ level, table }) => level >= 50 && table === night.id).length).toBeGreaterThan(0)
    expect(await owed()).toBe(0)
    isBroken = false
    await night.bob.in(night.channel).slash('/table status')
    await night.archon.settle()
    await night.bob.sees('Seal my answer', { channel: night.channel })
  })

  it('a fault in the painter: the card comes without its picture, calls, and is logged with its table', async () => {
    const { lines, log } = listening()
    const studio: Studio = { draw: () => Promise.reject(new TypeError('no such colour')), close() {} }
    night = await tableOfTwo({ log, studio })
    night.bob.forget()
    await bid(night)
    expect(said()).toContain('Seal my answer')
    expect(night.bob.pings).toHaveLength(1)
    expect(lines.filter(({ level, table }) => level >= 50 && table === night.id).length).toBeGreaterThan(0)
    expect(await owed()).toBe(0)
  })

  it('what Discord does not take: a plain card stands in for it', async () => {
    night = await tableOfTwo()
    night.parlour.faults.fail({ where: /POST .*messages$/, status: 400, code: 50035, times: 1 })
    await bid(night)
    expect(said()).toContain('could not put it together')
  })

  it.each([
    ['a post', "update posts set body = '{' where id = ?", 'x1'],
    ['a card', "update tables set card = '{' where id = ?", 'table'],
    ['an order at a seat', "update seats set orders = '[' where table_id = ?", 'table'],
    ['an answer', "insert into log (table_id, n, entry, at) values (?, 99, '{', 0)", 'table'],
    ['the state', "update tables set state = '{}' where id = ?", 'table'],
  ] as const)('a damaged row, %s: nobody behind it waits', async (_, write, which) => {
    const { lines, log } = listening()
    night = await tableOfTwo({ log })
    const other = await beside()
    const { house } = night.archon
    const { seq, fence, card } = await tableById(house, night.id)
    const posts: NewPost[] = [
      { ...notice('x1', 'Nobody'), channel: night.channel, dueAt: house.now() + HOUR },
      {
        id: 'x2',
        channel: night.channel,
        body: { kind: 'card', fence, since: 0, asked: ['p1'] },
        dueAt: house.now() + HOUR,
      },
    ]
    await house.store.commit({ table: night.id, seq, at: 0, posts, change: { card: { ...card, post: 'x2' } } })
    damage(write, which === 'table' ? night.id : which)
    await promise(night, other, notice('x3', 'Else'))
    await later(HOUR)
    expect(said()).toContain('could not put it together')
    expect(said()).toContain('Else is back')
    expect(lines.some(({ table }) => table === night.id)).toBe(true)
    expect(await owed()).toBe(0)
  })
})

it('an address that never accepts is given up: a private one after a few tries, a place after a month, Discord itself never', () => {
  expect([1, 4, 5].map((tries) => lastVerdict('later', tries, true))).toEqual(['later', 'later', 'closed'])
  expect([1, 39, 40].map((tries) => lastVerdict('shut', tries, false))).toEqual(['shut', 'shut', 'gone'])
  expect(lastVerdict('later', 10_000, false)).toBe('later')
})
