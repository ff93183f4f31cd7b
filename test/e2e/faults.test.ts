/** Discord failing in every way the parlour offers. The game goes on, nothing is posted twice, and nobody learns whose messages are closed. */
import { Events } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { decisionsOf, owing, positionOf, tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { readDescription } from '../parlour/description.ts'
import { type Evening, evening, playTurn } from './evening.ts'

let night: Evening
let ann: Guest
let bob: Guest
let channel: string
let id: string
const random = dice(31)

beforeEach(async () => {
  night = await evening([lanterns.hosted])
  ;[ann, bob] = [night.parlour.person('Ann'), night.parlour.person('Bob')]
  channel = night.parlour.channel('tables')
  const { openTable, join, start } = await import('../../src/tables/lobby.ts')
  const { house } = night.archon
  const table = await openTable(house, {
    server: night.parlour.guildId,
    channel,
    game: 'lanterns',
    owner: ann,
    size: 2,
    pace: 'none',
  })
  id = table.id
  await join(house, id, bob)
  await start(house, id, ann.id)
  await night.archon.settle()
})
afterEach(() => night.close())

const cards = () => ann.messages({ channel }).filter(({ flags }) => !((flags ?? 0) & 64))
const marks = () =>
  cards().flatMap(({ components }) => components?.flatMap((part) => ((part.id ?? 0) >= 1_000_000 ? [part.id] : [])) ?? [])
/** One turn of whoever is asked; then everything has come to rest. */
async function turn(): Promise<void> {
  const position = await positionOf(night.archon.house, await tableById(night.archon.house, id))
  const [seat] = owing(position)
  const person = position.table.seats.find((row) => row.seat === seat)?.person
  await playTurn(person === ann.id ? ann : bob, channel, random)
}
/** Time passes until nothing is owed to Discord any more. */
async function calm(): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await night.archon.settle()
    if ((await night.archon.house.store.counts()).posts === 0) return
    await night.parlour.clock.advance(60_000)
  }
  throw new Error('posts are never sent')
}
const expectNothingDoubled = () => expect(new Set(marks()).size).toBe(marks().length)

describe('when Discord fails', () => {
  it('with 500 and 502 on every post for a while, everything is posted in the end, once', async () => {
    night.parlour.faults.fail({ where: /POST .*messages$/, status: 500, times: 6 })
    await turn()
    night.parlour.faults.fail({ where: /POST .*messages$/, status: 502, times: 5 })
    await calm()
    const before = marks().length
    await turn()
    await calm()
    expect(marks().length).toBeGreaterThan(before)
    expectNothingDoubled()
  })

  it('by losing the answer to a post that was made, it is not made again', async () => {
    night.parlour.faults.fail({ where: /POST .*messages$/, status: 500, times: 4, late: true })
    await turn()
    await calm()
    expectNothingDoubled()
  })

  it('by asking to slow down, it waits and goes on', async () => {
    night.parlour.faults.rateLimit({ where: /messages/, times: 3, retryAfter: 0.02 })
    await turn()
    await calm()
    expectNothingDoubled()
  })

  it('by dropping the gateway, refusing to resume, doubling and reordering events, presses still count once', async () => {
    const { faults } = night.parlour
    faults.duplicateEvents(3)
    await turn()
    await calm()
    faults.reorderEvents(1)
    await turn()
    await calm()
    faults.refuseResume(1)
    const back = new Promise((resolve) => night.archon.bot.client.once(Events.ShardReady, resolve))
    faults.dropGateway()
    await back
    await turn()
    await calm()
    expectNothingDoubled()
    expect((await tableById(night.archon.house, id)).status).not.toBe('ended')
  })

  it('by closing somebody’s private messages, nobody else notices anything', async () => {
    await bob.slash('/profile', { notify: 'dm' })
    night.parlour.faults.closeDms(bob.id)
    for (let i = 0; i < 4 && (await tableById(night.archon.house, id)).status === 'playing'; i++) {
      await turn()
      await calm()
    }
    expect((await night.archon.house.store.person(bob.id))?.settings.dm).toBe('closed')
    expect(ann.in(channel).canSee(/private message|closed/i)).toBe(false)
  })

  it('because somebody deleted the card, the table gets a new one', async () => {
    const card = cards().findLast((message) => JSON.stringify(message.components).includes('Take my turn'))!
    night.parlour.faults.deleteMessage(card.id)
    const { house } = night.archon
    await house.store.commit({
      table: id,
      seq: (await tableById(house, id)).seq,
      at: house.now(),
      posts: [
        { id: `${id}-x`, channel, body: { kind: 'edit', target: (await tableById(house, id)).card.post! }, dueAt: house.now() },
      ],
    })
    house.wake()
    await calm()
    await ann.sees('Take my turn', { channel })
  })

  it('because the channel is gone, the game is kept and the posts are dropped', async () => {
    const { house } = night.archon
    night.parlour.faults.deleteChannel(channel)
    const position = await positionOf(house, await tableById(house, id))
    const { answer } = await import('../../src/tables/play.ts')
    for (const decision of decisionsOf(position, 'p1').slice(0, 1)) await answer(house, id, ann.id, decision.id, { pick: 'bid' })
    await calm()
    expect((await tableById(house, id)).status).toBe('playing')
  })

  it('nothing we sent breaks Discord’s own description of its API', async () => {
    for (let i = 0; i < 3 && (await tableById(night.archon.house, id)).status === 'playing'; i++) {
      await turn()
      await calm()
    }
    for (const line of ['/inbox', '/clock status', '/recap', '/rules', '/note', '/profile', '/board', '/hand'])
      await ann.in(channel).slash(line)
    await night.archon.settle()
    const { faultsOf } = readDescription()
    expect(night.parlour.traffic.length).toBeGreaterThan(20)
    expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  })
})
