/** Somebody who never opens the channel: everything they need comes in private, can be answered there, and rings once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import { propose } from '../../src/tables/consent.ts'
import { end } from '../../src/tables/leaving.ts'
import { join, start } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { marathon } from '../league/sprint.ts'
import { playTurn, pressAnything } from './evening.ts'
import { ann, bob, channel, DAY, meet, night, openedBy, pass, settle } from './three-guests.ts'

let id: string

beforeEach(async () => {
  await meet([marathon])
  await bob.dm().slash('/profile', { notify: 'a private message' })
  bob.reload()
  id = await openedBy(ann, { game: marathon.game.id, size: 2 })
  const { house } = night.archon
  await join(house, id, bob)
  await start(house, id, ann.id)
  await settle()
})
const notes = () => bob.dm().messages().map(textOf)

const isPlaying = async () => (await night.archon.house.store.table(id))!.status === 'playing'

/** Bob answers where his notice stands, Ann in the channel. */
async function playRound() {
  await pressAnything(bob.dm(), bob.dm().messages().at(-1)!, dice(3))
  await settle()
  await playTurn(ann, channel, dice(4))
  await settle()
}
const conversation = () => bob.dm().messages()[0]!.channel_id

describe('by private message alone', () => {
  it('a game is answered where the notice stands, one ring a call, and its end is told', async () => {
    expect(bob.pings).toHaveLength(1)
    expect(notes()).toHaveLength(1)
    expect(notes()[0]).toContain('begins in')
    bob.forget()
    const rounds = 2
    await playRound()
    // As long as he looks at it, his panel asks on without a ring; what he does not answer then calls him.
    expect(bob.pings).toHaveLength(0)
    await pass(6 * 60_000)
    expect(bob.pings).toHaveLength(1)
    await playRound()
    expect(await isPlaying()).toBe(false)
    // Nothing but the answers themselves (a list is opened, and chosen from), a ring for the further question, and one for the end.
    expect(bob.taps).toBe(2 * rounds)
    expect(bob.pings).toHaveLength(rounds)
    expect(bob.pings.every(({ channel_id }) => channel_id === conversation())).toBe(true)
    const last = notes().at(-1)!
    expect(last).toContain('is over')
    // As Discord shows it: "1." and not an item of a list.
    expect(last).toMatch(/1\\\\\. .*Ann|1\\\\\. .*Bob/)
    // What was used says so in a line, without buttons.
    expect(notes().filter((text) => text.includes('this is done')).length).toBeGreaterThan(0)
  })

  it('what stands behind More on the card is to be had there, too, with the way back to the question', async () => {
    await playRound()
    await pass(6 * 60_000)
    const question = textOf(bob.dm().messages().at(-1)!)
    expect(textOf(await ann.in(channel).click(/^(Take my turn|Seal my answer)$/))).not.toContain('"label":"More"')
    const list = (await bob.dm().click('More'))!
    expect(textOf(list)).toContain('My orders')
    const back = (await bob.dm().click('← Back to what you are asked', { message: list }))!
    expect(textOf(back)).toContain(JSON.stringify(question.match(/### ([^\\]+)/)![1]).slice(1, -1))
    expect(textOf(back)).toContain('"label":"More"')
  })

  it('after the end the last game is still found', async () => {
    while (await isPlaying()) await playRound()
    expect(textOf(await bob.dm().slash('/inbox'))).toContain('Your last game')
    for (const line of ['/recap', '/board', '/hand', '/table status'])
      expect(textOf(await bob.dm().slash(line)), line).not.toContain('You have no game running')
    expect(textOf(await bob.dm().slash('/table open', { game: 'Era of Atlantis' }))).toContain('open it on a server')
  })

  it('a vote comes with its buttons, and says what silence means', async () => {
    bob.forget()
    await propose(night.archon.house, id, ann.id, 'pause')
    await settle()
    expect(bob.pings).toHaveLength(1)
    expect(notes().at(-1)).toContain('Whoever says nothing within a day agrees')
    await bob.dm().click('I agree')
    await settle()
    expect((await night.archon.house.store.table(id))!.pausedAt).not.toBeNull()
    expect(notes().some((text) => text.includes('Do you agree?'))).toBe(false)
  })

  it('a game that ends without a result is told of there, with one ring', async () => {
    bob.forget()
    await end(night.archon.house, id)
    await settle()
    expect(notes().at(-1)).toContain('closed without a result')
    expect(bob.pings.map(({ channel_id }) => channel_id)).toEqual([conversation()])
  })

  it('being replaced is told there, and so is the way back', async () => {
    await playTurn(ann, channel, dice(4))
    bob.forget()
    for (let i = 0; i < 12; i++) await pass(DAY / 2)
    expect(notes().some((text) => text.includes('a third time'))).toBe(true)
    await bob.dm().click('I am back')
    await settle()
    expect((await night.archon.house.store.table(id))!.seats.find(({ person }) => person === bob.id)!.autopilot).toBe(false)
  })

  it('where private messages are closed, the channel rings instead', async () => {
    night.parlour.faults.closeDms(bob.id)
    bob.forget()
    await propose(night.archon.house, id, ann.id, 'pause')
    for (let i = 0; i < 8; i++) await pass(10 * 60_000)
    expect(bob.pings).toHaveLength(1)
    expect(bob.pings[0]!.channel_id).toBe(channel)
  })
})

it('whoever wants both hears one ring, in the channel', async () => {
  await bob.dm().slash('/profile', { notify: 'a ping, and a silent private message' })
  bob.forget()
  await propose(night.archon.house, id, ann.id, 'pause')
  await settle()
  expect(bob.pings.map(({ channel_id }) => channel_id)).toEqual([channel])
  expect(notes().at(-1)).toContain('Do you agree?')
})
