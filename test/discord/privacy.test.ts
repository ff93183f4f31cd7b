/** Being forgotten, as a person and as a server; private messages that did not arrive; and what is said about all of it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import type { NewPost } from '../../src/store/store.ts'
import { setNote } from '../../src/tables/history.ts'
import { end, resign, takeSeat } from '../../src/tables/leaving.ts'
import { write } from '../../src/tables/letters.ts'
import { openTable } from '../../src/tables/lobby.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { inPublic } from '../../src/words/words.ts'
import { playTurn } from '../e2e/evening.ts'
import { tracesOf } from '../e2e/house.ts'
import { bid, promise, publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

const DAY = 86_400_000

let night: TableOfTwo
beforeEach(async () => {
  night = await tableOfTwo()
})
afterEach(() => night.close())

const organiser = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)

/** Whether bytes stand anywhere in the file, between its rows, or beside it. */
const bytesHold = (text: string) =>
  ['', '-wal'].some((part) => {
    const path = join(night.folder, `archon.sqlite${part}`)
    return existsSync(path) && readFileSync(path).includes(text)
  })

const random = dice(31)
async function playToTheEnd(): Promise<void> {
  const { house } = night.archon
  for (let turn = 0; turn < 200; turn++) {
    const table = await tableById(house, night.id)
    if (table.status !== 'playing') return
    const [seat] = owing(await positionOf(house, table))
    const person = table.seats.find((row) => row.seat === seat)?.person
    await playTurn(person === night.ann.id ? night.ann : night.bob, night.channel, random)
    await night.archon.settle()
  }
  throw new Error('the game never ends')
}

/** Within minutes, as was said. */
const shortly = async () => {
  await night.parlour.clock.advance(60_000)
  await night.archon.settle()
}

describe('"forget me"', () => {
  it('asks first, says what goes and what stays, and changes nothing before', async () => {
    const { ann, channel, archon } = night
    await ann.in(channel).slash('/profile', { notify: 'dm' })
    const asked = textOf(await ann.in(channel).slash('/profile', { forget: true }))
    expect(asked).toMatch(
      /What goes.*settings, ratings, record and notes.*reported.*letters.*name in finished games.*What stays.*1 running game.*letters.*Messages I posted.*Backups/,
    )
    expect((await archon.house.store.person(ann.id))?.settings.notify).toBe('dm')
    await ann.in(channel).click('Forget me')
    expect(await archon.house.store.person(ann.id)).toBeNull()
  })

  it('overwrites the bytes, and the cards that can still be changed', async () => {
    const { ann, channel, archon, id } = night
    const { house } = archon
    const note = 'beware of the blue lantern'
    await setNote(house, await tableById(house, id), ann.id, note)
    await playToTheEnd()
    expect([bytesHold(note), bytesHold(ann.id)]).toEqual([true, true])
    expect(publicTexts(night).join()).toContain(ann.id)
    await ann.in(channel).slash('/profile', { forget: true })
    await ann.in(channel).click('Forget me')
    expect(tracesOf(night, [ann.id, note])).toEqual([])
    expect([bytesHold(note), bytesHold(ann.id)]).toEqual([false, false])
    await shortly()
    expect(publicTexts(night).join()).not.toContain(ann.id)
  })

  it('changes the cards although the process dies the moment it is done', async () => {
    const { ann, channel, archon } = night
    await playToTheEnd()
    const { store } = archon.house
    const { forget } = store
    Object.assign(store, {
      async forget(person: string) {
        await forget(person)
        throw new Error('nothing comes after this')
      },
    })
    await ann.in(channel).slash('/profile', { forget: true })
    await ann.in(channel).click('Forget me')
    await shortly()
    expect(publicTexts(night).join()).not.toContain(ann.id)
  })

  it('in the middle of a game is remembered, and whole within a day of its end', async () => {
    const { ann, bob, channel, archon, parlour } = night
    const later = async () => {
      await parlour.clock.advance(DAY)
      await archon.settle()
    }
    for (const person of [ann, bob]) {
      await person.in(channel).slash('/profile', { forget: true })
      await person.in(channel).click('Forget me')
    }
    await later()
    await playToTheEnd()
    expect(tracesOf(night, [ann.id])).not.toEqual([])
    // Whoever sits down once more is not forgotten behind their back.
    const elsewhere = { server: parlour.guildId, channel: parlour.channel('welcome'), game: 'lanterns', size: 2, pace: 'none' }
    await openTable(archon.house, { ...elsewhere, owner: bob })
    await later()
    expect(tracesOf(night, [ann.id])).toEqual([])
    expect(bytesHold(ann.id)).toBe(false)
    await shortly()
    expect(publicTexts(night).join()).not.toContain(ann.id)
    expect(await archon.house.store.resultsOf(bob.id)).toHaveLength(1)
  })

  it('by somebody who has left their game is whole within a day of its end, letters included', async () => {
    const { ann, bob, channel, archon, parlour, id } = night
    const { house } = archon
    const letter = 'meet me at the lighthouse'
    await write(house, await tableById(house, id), { person: ann.id, to: ['p2'], words: letter })
    await write(house, await tableById(house, id), { person: bob.id, to: ['p1'], words: 'bring a lantern' })
    await resign(house, id, ann.id)
    await takeSeat(house, id, 'p1', ann)
    await resign(house, id, ann.id)
    await archon.settle()
    await ann.in(channel).slash('/profile', { forget: true })
    await ann.in(channel).click('Forget me')
    await archon.settle()
    // Bob, who plays on, can still read what she wrote; she still knows what that seat knew.
    expect(tracesOf(night, [letter])).toHaveLength(1)
    expect((await tableById(house, id)).terms.left).toEqual({ [ann.id]: 'p1' })
    await takeSeat(house, id, 'p1', parlour.person('Cid'))
    await end(house, id)
    await archon.settle()
    await parlour.clock.advance(DAY)
    await archon.settle()
    expect(tracesOf(night, [letter, ann.id])).toEqual([])
  })
})

describe('a server', () => {
  const kept = async () => {
    const { store } = night.archon.house
    return { servers: await store.servers(), table: await store.table(night.id), ann: await store.person(night.ann.id) }
  }
  const nothing = { servers: ['@archon'], table: null, ann: null }

  it('is erased by who looks after it, asked first; buttons that are left say so', async () => {
    await night.ann.in(night.channel).click('Take my turn')
    await organiser().slash('/archon forget-server')
    await organiser().sees(/Erase this server\?[\s\S]*1 open table/)
    expect((await kept()).table).not.toBeNull()
    await organiser().click('Erase everything')
    await organiser().sees('I know nothing of this server any more')
    expect(await kept()).toEqual(nothing)
    expect([bytesHold(night.ann.id), bytesHold(night.id)]).toEqual([false, false])
    await night.bob.in(night.channel).click('Recap')
    await night.bob.sees(inPublic('table.gone'))
  })

  it('that sent us away is forgotten after a month, and not if it had us back before', async () => {
    const { faults, clock } = night.parlour
    const away = async (days: number) => {
      await clock.advance(days * DAY)
      await night.archon.settle()
    }
    const isLeft = async (isAway: boolean) => {
      const { store } = night.archon.house
      for (let i = 0; i < 400 && (await store.promised('left')).length > 0 !== isAway; i++)
        await new Promise((resolve) => setTimeout(resolve, 25))
      expect((await store.promised('left')).length > 0).toBe(isAway)
    }
    faults.kickBot()
    await isLeft(true)
    await away(29)
    faults.inviteBot()
    await isLeft(false)
    await away(5)
    expect((await kept()).table).not.toBeNull()
    faults.kickBot()
    await isLeft(true)
    await away(31)
    expect(await kept()).toEqual(nothing)
  })
})

describe('a private message that did not arrive', () => {
  const settings = async () => (await night.archon.house.store.person(night.bob.id))?.settings
  /** Something Bob is told in private, if he can be. */
  const tellBob = async () => {
    const { house } = night.archon
    const { seq } = await tableById(house, night.id)
    await house.store.commit({
      table: night.id,
      seq,
      at: 0,
      posts: [
        {
          id: `${night.id}-${seq}-x`,
          channel: `dm:${night.bob.id}`,
          body: { kind: 'direct', person: night.bob.id, seat: 'p2', fence: 0, about: 'begin' },
          dueAt: house.now(),
        },
      ],
    })
    house.wake()
    await night.archon.settle()
  }

  it('calls its reader in the channel once, whatever else called them at the same moment', async () => {
    const { bob, channel, parlour, archon, id } = night
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    await bid(night)
    parlour.faults.closeDms(bob.id)
    bob.forget()
    const at = archon.house.now()
    await tellBob()
    expect(bob.pings).toHaveLength(1)
    // They fell due together with what did not arrive, and are made a moment later.
    const { house } = archon
    const { seq } = await tableById(house, id)
    const posts: NewPost[] = [
      { id: `${id}-c`, channel, body: { kind: 'call', person: bob.id, seat: 'p2' }, dueAt: at },
      { id: `${id}-n`, channel, body: { kind: 'notice', text: { say: 'clock.back', name: 'Bob' }, ping: [bob.id] }, dueAt: at },
    ]
    await house.store.commit({ table: id, seq, at, posts })
    house.wake()
    await archon.settle()
    expect(bob.pings).toHaveLength(1)
    // What comes later knows better.
    await parlour.clock.advance(1_000)
    await promise(night, id, { id: `${id}-later`, body: { kind: 'call', person: bob.id, seat: 'p2' } })
    expect(bob.pings).toHaveLength(2)
  })

  it('waits with what calls its reader instead, where that channel lets nobody in', { timeout: 120_000 }, async () => {
    const { bob, channel, parlour, archon } = night
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    await bid(night)
    parlour.faults.closeDms(bob.id)
    parlour.faults.fail({
      where: `POST /channels/${channel}/messages`,
      status: 403,
      code: 50001,
      times: Number.POSITIVE_INFINITY,
    })
    bob.forget()
    await tellBob()
    const pass = async () => {
      await parlour.clock.advance(600_000)
      await archon.settle()
    }
    for (let i = 0; i < 24; i++) await pass()
    expect(await settings()).toMatchObject({ dm: 'closed', dmFailed: { times: 1 } })
    parlour.faults.calm()
    await archon.house.store.hurry(parlour.guildId, archon.house.now())
    await pass()
    expect(bob.pings).toHaveLength(1)
  })

  it('is tried again when we are had back on a server of theirs', async () => {
    const { bob, channel, parlour, archon } = night
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    parlour.faults.closeDms(bob.id)
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'closed' })
    parlour.faults.openDms(bob.id)
    parlour.faults.kickBot()
    await expect.poll(() => archon.bot.client.guilds.cache.size).toBe(0)
    parlour.faults.inviteBot()
    await expect.poll(settings).toMatchObject({ dm: 'open' })
    await tellBob()
    expect(bob.dm().messages()).toHaveLength(1)
  })

  it('is tried again after a press; if it fails again, once a day at most; and after a week by itself', async () => {
    const { bob, channel, parlour } = night
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    parlour.faults.closeDms(bob.id)
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'closed', dmFailed: { times: 1 } })
    await bob.in(channel).click('Recap')
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'closed', dmFailed: { times: 2 } })
    await bob.in(channel).click('Recap')
    expect(await settings()).toMatchObject({ dm: 'closed' })
    await parlour.clock.advance(DAY)
    await bob.in(channel).click('Recap')
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'closed', dmFailed: { times: 3 } })
    parlour.faults.openDms(bob.id)
    await parlour.clock.advance(7 * DAY)
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'open' })
    expect((await settings())?.dmFailed).toBeUndefined()
  })

  it('nor ever does is given up after a few tries, until they ask for it again', async () => {
    const { bob, channel, parlour, archon } = night
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    // Neither closed nor open: Discord cannot say, and says so every time.
    bob.dm()
    const { id: address } = parlour.house.store.channels
      .all()
      .find((each) => each.kind === 'direct' && each.people.includes(bob.id))!
    parlour.faults.fail({ where: `POST /channels/${address}/messages`, status: 500, times: Number.POSITIVE_INFINITY })
    for (let tries = 1; tries <= 5; tries++) {
      await tellBob()
      for (let i = 0; i < 8; i++) {
        await parlour.clock.advance(600_000)
        await archon.settle()
      }
      expect((await archon.house.store.counts()).posts).toBe(0)
      expect(await settings()).toMatchObject({ dm: 'closed', dmFailed: { times: tries } })
      await parlour.clock.advance(2 * DAY)
      await bob.in(channel).click('Recap')
    }
    parlour.traffic.length = 0
    await tellBob()
    await parlour.clock.advance(8 * DAY)
    await tellBob()
    expect(parlour.traffic.filter(({ path }) => path.includes(address))).toEqual([])
    parlour.faults.calm()
    await bob.in(channel).slash('/profile', { notify: 'dm' })
    await tellBob()
    expect(await settings()).toMatchObject({ dm: 'open' })
    expect(bob.dm().messages()).toHaveLength(1)
  })
})

describe('what is kept', () => {
  it('is told by /archon setup, on one page, as in the documentation', async () => {
    await organiser().slash('/archon setup')
    expect(textOf(await organiser().click('What I keep about you'))).toContain('What Archon keeps')
    expect(readFileSync('docs/privacy.md', 'utf8').length).toBeLessThan(4_000)
  })
})
