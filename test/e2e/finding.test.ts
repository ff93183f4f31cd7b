/** Find me a game: a wish that stands until somebody else has the same, and whom one would rather not sit with. */
import { beforeEach, describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { forgetMe } from '../../src/league/forget-me.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { end } from '../../src/tables/leaving.ts'
import { textOf } from '../discord/evenings.ts'
import { ann, bob, channel, cid, DAY, forget, meet, night, now, openedBy, pass, press, rings, settle } from './three-guests.ts'

beforeEach(() => meet([eraOfAtlantis]))

const store = () => night.archon.house.store
const tables = () => store().tablesOn(night.parlour.guildId)
const searching = async () => (await store().server(night.parlour.guildId)).searching ?? []
const peopleAt = async () =>
  (await tables()).map(({ seats }) => seats.map(({ name, saidYesAt }) => `${name}${saidYesAt === null ? '?' : ''}`))

async function find(guest: Guest, wish: Record<string, string | number | boolean> = {}): Promise<string> {
  const answer = textOf(await guest.slash('/find', wish))
  await settle()
  return answer
}
const avoid = async (guest: Guest, other: Guest) => textOf(await guest.menu('Archon: do not seat me with …', other))

describe('find me a game', () => {
  it('people who wish for the same are brought to one table, days apart, and it begins once all are there', async () => {
    expect(await find(ann, { game: 'Era of Atlantis', most: 3 })).toContain('I go on looking')
    await pass(3 * DAY)
    expect(await find(bob)).toContain('I go on looking')
    await pass(3 * DAY)
    forget()
    expect(await find(cid)).toContain('Others were looking for the same')
    expect(await peopleAt()).toEqual([['Cid', 'Ann?', 'Bob?']])
    expect(rings()).toEqual([1, 1, 0])
    expect(await searching()).toEqual([])
    const [table] = await tables()
    for (const guest of [ann, bob]) {
      await guest.in(table!.channel).click('Join')
      await settle()
    }
    if ((await tables())[0]!.status === 'lobby') await pass(DAY / 24)
    for (const guest of [ann, bob, cid])
      if (guest.in(table!.channel).canSee('I am here')) await guest.in(table!.channel).click('I am here')
    await settle()
    expect((await tables()).map(({ status }) => status)).toEqual(['playing'])
  })

  it('a table that waits is filled before another is opened', async () => {
    await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, here: true })
    await settle()
    expect(await find(bob)).toContain('A table was waiting')
    expect(textOf(await cid.slash('/tables'))).toContain('1 free seat')
    expect(textOf(await cid.click('Find me a game'))).toContain('A table was waiting')
    await settle()
    expect(await peopleAt()).toEqual([['Ann', 'Bob', 'Cid']])
  })

  it('whoever looks hears of a table that is opened later, and joining it ends the search', async () => {
    await find(bob, { game: 'Era of Atlantis' })
    await find(cid, { least: 4 })
    forget()
    await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, here: true })
    await settle()
    // Cid wanted a table for four.
    expect(rings()).toEqual([0, 1, 0])
    await bob.sees('you were looking for a game like this one')
    await bob.click('Join')
    await settle()
    expect((await now()).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(await searching()).toEqual([cid.id])
  })

  it('a search ends by itself after two weeks, when one says so, and with whoever is forgotten', async () => {
    await find(ann)
    await pass(15 * DAY)
    await find(bob)
    await find(cid)
    expect(await tables()).toEqual([])
    expect(await searching()).toEqual([bob.id, cid.id])
    expect(await find(bob, { stop: true })).toContain('no longer')
    expect(await find(bob, { stop: true })).toContain('were not looking')
    await forgetMe(night.archon.house, cid.id)
    expect(await searching()).toEqual([])
    expect((await find(ann, { least: 4, most: 3 })).length).toBeGreaterThan(0)
    expect(await searching()).toEqual([])
  })

  it('people who are never awake together are not brought together, unless the pace does not ask for it', async () => {
    const hours = { from: 14, to: 22, zone: 'UTC' }
    await ann.slash('/clock hours', { from: 0, to: 8, zone: 'UTC' })
    await bob.slash('/clock hours', hours)
    await cid.slash('/clock hours', hours)
    for (const guest of [ann, bob, cid]) expect(await find(guest)).toContain('I go on looking')
    expect(await tables()).toEqual([])
    expect(await find(ann, { pace: 'weekly' })).toContain('Others were looking for the same')
  })
})

describe('whom one does not want to sit with', () => {
  it('they are not brought together by a search, and nobody is told', async () => {
    expect(await avoid(ann, bob)).toContain('Nobody is told')
    const dan = night.parlour.person('Dan').in(channel)
    for (const guest of [ann, bob, cid]) expect(await find(guest)).toContain('I go on looking')
    expect(await find(dan)).toContain('Others were looking for the same')
    expect(await peopleAt()).toEqual([['Dan', 'Ann?', 'Cid?']])
    expect(await searching()).toEqual([bob.id])
    expect(await avoid(ann, bob)).toContain('may be brought together again')
    expect(await avoid(ann, ann)).toContain('cannot be avoided')
  })

  it('an invitation names everybody alike and rings for none of those who avoid somebody there', async () => {
    await avoid(bob, ann)
    forget()
    await ann.slash('/table open', { game: 'Era of Atlantis', seats: 4, here: true })
    await settle()
    for (const who of ['Bob', 'Cid']) {
      await ann.slash('/table invite', { who })
      await settle()
    }
    expect(rings()).toEqual([0, 0, 1])
    const told = ann.messages({ channel }).map(textOf)
    for (const { mention } of [bob, cid])
      expect(told.filter((text) => text.includes(`${mention}: ${ann.mention} would like`)).length).toBe(1)
    // Nothing is refused: whoever wants to, joins.
    await bob.click('Join')
    await settle()
    expect((await now()).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid'])
  })

  it('whom somebody invites by name they may have avoided before', async () => {
    await avoid(ann, bob)
    forget()
    await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, here: true, with: bob.mention })
    await settle()
    expect(rings()).toEqual([0, 1, 0])
  })
  it('a rematch keeps everybody’s seat and rings for none of those who avoid somebody there', async () => {
    await openedBy(ann, { game: 'era-of-atlantis', size: 3 })
    for (const guest of [bob, cid]) await press(guest, 'Join')
    await press(ann, 'Start')
    const { id, status } = await now()
    expect(status).toBe('playing')
    await end(night.archon.house, id)
    await settle()
    await avoid(bob, ann)
    forget()
    await ann.slash('/table rematch')
    await settle()
    expect((await now()).seats.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob', 'Cid'])
    expect(rings()).toEqual([0, 0, 1])
  })

  it('the list goes with whoever is forgotten; the lists of others stay theirs', async () => {
    await avoid(ann, bob)
    await avoid(cid, ann)
    await forgetMe(night.archon.house, ann.id)
    const avoided = async ({ id }: Guest) => (await store().person(id))?.settings.avoid
    expect(await avoided(ann)).toBeUndefined()
    // Else being forgotten would be a way around it.
    expect(await avoided(cid)).toEqual([ann.id])
  })
})
