/** Places come and go. No clock runs where nobody can press; a table finds another place, or is closed in good order. */
import { join as joined } from 'node:path'
import type { TextChannel } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import type { Store } from '../../src/store/store.ts'
import { openTable } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { bid, textOf } from './evenings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Night = Evening & { ann: Guest; bob: Guest; organiser: Guest; id: string; thread: string; tables: string }
let night: Night
afterEach(() => night.close())

/** Ann has opened a table from #tables, which got a thread; Bob plays, and Ann is asked. */
async function inAThread(pace = 'fast', setting = {}): Promise<Night> {
  const it = await evening([lanterns.hosted], setting)
  const { parlour } = it
  const [ann, bob] = [parlour.person('Ann'), parlour.person('Bob')]
  const organiser = parlour.person('Olga', { roles: ['Organiser'] })
  const tables = parlour.channel('tables')
  const { id, channel: thread } = await lobbyIn(it, tables, ann, pace)
  await bob.in(thread).click('Join')
  await it.archon.settle()
  await ann.in(thread).click('Start')
  await it.archon.settle()
  ann.forget()
  return Object.assign(it, { ann, bob, organiser, id, thread, tables })
}
async function lobbyIn({ archon, parlour }: Evening, room: string, owner: Guest, pace = 'none') {
  const channel = (await archon.bot.client.channels.fetch(room)) as TextChannel
  const { id } = await channel.threads.create({ name: `Lanterns with ${owner.name}` })
  const table = await openTable(archon.house, { server: parlour.guildId, channel: id, game: 'lanterns', owner, size: 2, pace })
  await archon.settle()
  return table
}
const table = () => tableById(night.archon.house, night.id)
async function later(ms: number) {
  await night.parlour.clock.advance(ms)
  await night.archon.settle()
}
/** Gateway events are heard, and all that follows is done. */
const until = (what: () => Promise<unknown> | unknown) =>
  expect.poll(async () => {
    await night.archon.settle()
    return what()
  })
const heldFor = async () => (await table()).heldFor
const missesOf = async () => (await table()).seats.map(({ misses }) => misses)
const expectNothingMissed = async () => {
  expect(await missesOf()).toEqual([0, 0])
  expect((await table()).seats.some(({ autopilot }) => autopilot)).toBe(false)
}
const privateTo = (guest: Guest) => guest.dm().messages().map(textOf).join()

describe('a thread that is deleted', () => {
  it('the game goes on in a new one where it hung, with its card and its ping, and nobody has lost time', async () => {
    night = await inAThread()
    const due = (await table()).seats[0]!.dueAt!
    night.parlour.faults.deleteChannel(night.thread)
    await until(async () => (await table()).channel).not.toBe(night.thread)
    const { channel, heldAt } = await table()
    expect(heldAt).toBe(null)
    expect((await table()).seats[0]!.dueAt).toBeGreaterThanOrEqual(due)
    expect(night.ann.pings).toHaveLength(1)
    await night.ann.in(channel).click('Take my turn')
  })

  it('also if that happened while nobody was there to hear of it', async () => {
    night = await inAThread()
    await night.archon.close()
    night.parlour.faults.deleteChannel(night.thread)
    await night.reopen()
    await until(async () => (await table()).channel).not.toBe(night.thread)
    expect(night.ann.pings).toHaveLength(1)
  })

  it('where no thread can be made, the channel itself has to do', async () => {
    night = await inAThread()
    night.parlour.faults.revoke('CreatePublicThreads')
    night.parlour.faults.deleteChannel(night.thread)
    await until(async () => (await table()).channel).toBe(night.tables)
    expect(night.ann.pings).toHaveLength(1)
  })

  it('a table that had not begun is closed', async () => {
    night = await inAThread()
    const lobby = await lobbyIn(night, night.tables, night.bob)
    night.parlour.faults.deleteChannel(lobby.channel)
    await until(async () => (await tableById(night.archon.house, lobby.id)).status).toBe('ended')
  })
})

describe('the channel of the thread is deleted with it', () => {
  const lose = async () => {
    night = await inAThread()
    night.parlour.faults.deleteChannel(night.tables)
    await until(heldFor).toBe('gone')
  }

  it('whoever opened the table is asked, and chooses where it goes on; no time was lost in days', async () => {
    await lose()
    expect(privateTo(night.ann)).toContain(`/table move table:${night.id}`)
    expect(privateTo(night.bob)).toBe('')
    await later(4 * DAY)
    await expectNothingMissed()
    await night.ann.in('welcome').slash('/table status', { table: night.id })
    await night.ann.sees('This game has to wait: the channel it was played in is gone', { channel: 'welcome' })
    await night.ann.in('welcome').slash('/table move', { table: night.id })
    await until(heldFor).toBe(null)
    const { channel, seats } = await table()
    expect(seats[0]!.dueAt! - night.parlour.clock.now()).toBeGreaterThan(20 * HOUR)
    await night.ann.in(channel).click('Take my turn')
    await later(20 * DAY)
    expect((await table()).status).toBe('playing')
  })

  it('an organiser puts it right from anywhere, and is told what is true', async () => {
    await lose()
    await night.organiser.in('welcome').slash('/archon repair', { table: night.id })
    await night.organiser.sees('the game goes on in', { channel: 'welcome' })
    await night.archon.settle()
    const { channel } = await table()
    expect(channel).not.toBe(night.thread)
    await night.ann.in(channel).click('Take my turn')
  })

  it('whoever takes no private messages is passed over for the next', async () => {
    night = await inAThread()
    night.parlour.faults.closeDms(night.ann.id)
    night.parlour.faults.deleteChannel(night.tables)
    await until(() => privateTo(night.bob)).toContain(`/table move table:${night.id}`)
    await night.bob.in('welcome').slash('/table move', { table: night.id })
    await until(heldFor).toBe(null)
  })

  it('if nobody chooses, it is closed after two weeks, without blame, and that is told', async () => {
    await lose()
    await later(15 * DAY)
    expect((await table()).status).toBe('ended')
    await expectNothingMissed()
    expect(privateTo(night.ann)).toContain('was closed without a result')
  })
})

describe('a thread that is locked', () => {
  it('nobody can press there: no time runs, the opener is asked, and chooses where it goes on', async () => {
    night = await inAThread()
    night.parlour.faults.lockThread(night.thread)
    await until(heldFor).toBe('locked')
    await later(20 * HOUR)
    await expectNothingMissed()
    expect(privateTo(night.ann)).toContain(`/table move table:${night.id}`)
    await night.ann.in('tables').slash('/table move', { table: night.id })
    await until(heldFor).toBe(null)
    await night.ann.in((await table()).channel).click('Take my turn')
  })

  it('if nobody chooses, it goes on in a new thread beside it after a day, with its card and its ping', async () => {
    night = await inAThread()
    const left = (await table()).seats[0]!.dueAt! - night.parlour.clock.now()
    night.parlour.faults.closeDms(night.ann.id)
    night.parlour.faults.lockThread(night.thread)
    await until(heldFor).toBe('locked')
    await later(2 * HOUR)
    expect((await table()).channel).toBe(night.thread)
    await later(23 * HOUR)
    await until(heldFor).toBe(null)
    const { channel, seats } = await table()
    expect(channel).not.toBe(night.thread)
    expect(seats[0]!.dueAt! - night.parlour.clock.now()).toBe(left)
    expect(night.ann.pings).toHaveLength(1)
    await night.ann.in(channel).click('Take my turn')
  })

  it('or where it was, once it is opened again', async () => {
    night = await inAThread()
    night.parlour.faults.lockThread(night.thread)
    await until(heldFor).toBe('locked')
    night.parlour.faults.unlockThread(night.thread)
    await until(heldFor).toBe(null)
    await night.ann.in(night.thread).click('Take my turn')
  })

  it('or where it was, once it is opened and put to sleep in one breath', async () => {
    night = await inAThread()
    night.parlour.faults.lockThread(night.thread)
    await until(heldFor).toBe('locked')
    night.parlour.faults.archiveThread(night.thread, { locked: false })
    await until(heldFor).toBe(null)
    await night.ann.in(night.thread).click('Take my turn')
  })

  it('one that only sleeps is woken', async () => {
    night = await inAThread()
    night.parlour.faults.archiveThread(night.thread)
    await later(13 * HOUR)
    expect((await table()).channel).toBe(night.thread)
    await night.ann.in(night.thread).click('Take my turn')
  })
})

describe('access that is taken away', () => {
  it.each([
    ['ViewChannel', true, 'unseen'],
    ['SendMessagesInThreads', true, 'mute'],
    ['SendMessagesInThreads', false, 'mute'],
  ] as const)('%s: four days count for nobody, the opener is told, and it goes on with it', async (right, inChannel, why) => {
    night = await inAThread()
    const { faults, clock } = night.parlour
    const where = inChannel ? night.tables : undefined
    const left = (await table()).seats[0]!.dueAt! - clock.now()
    faults.revoke(right, where)
    await until(heldFor).toBe(why)
    for (let i = 0; i < 8; i++) await later(12 * HOUR)
    await expectNothingMissed()
    expect(privateTo(night.ann)).toContain('No clock runs')
    await night.organiser.in('welcome').slash('/archon repair', { table: night.id })
    await night.organiser.sees('so nothing is posted and no clock runs', { channel: 'welcome' })
    faults.restore(right, where)
    await until(heldFor).toBe(null)
    const now = (await table()).seats[0]!.dueAt! - clock.now()
    expect(Math.abs(now - left)).toBeLessThan(HOUR)
    await night.ann.in(night.thread).click('Take my turn')
  })
})

describe('a bot that is sent away and had back', () => {
  it('four days later everything that is owed is posted at once, and no time is lost', async () => {
    night = await inAThread()
    const { faults, clock } = night.parlour
    const { house } = night.archon
    const left = (await table()).seats[0]!.dueAt! - clock.now()
    faults.kickBot()
    await until(heldFor).toBe('server')
    for (let i = 0; i < 8; i++) await later(12 * HOUR)
    await expectNothingMissed()
    faults.inviteBot()
    await until(heldFor).toBe(null)
    expect(Math.abs((await table()).seats[0]!.dueAt! - clock.now() - left)).toBeLessThan(HOUR)
    await until(async () => (await house.store.counts()).posts).toBe(0)
    const position = await positionOf(house, await table())
    await answer(house, night.id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
    await night.archon.settle()
    expect(night.bob.pings.length).toBeGreaterThan(0)
  })

  it('a thread that was deleted meanwhile is missed when the bot is back', async () => {
    night = await inAThread()
    const { faults } = night.parlour
    faults.kickBot()
    await until(heldFor).toBe('server')
    faults.deleteChannel(night.thread)
    faults.inviteBot()
    await until(async () => (await table()).channel).not.toBe(night.thread)
    expect(await heldFor()).toBe(null)
  })

  it('also if nothing could be stored when we heard of it', async () => {
    night = await inAThread()
    const { store } = night.archon.house as { store: { -readonly [K in keyof Store]: Store[K] } }
    const { commit, promise } = store
    let refused = 0
    const isFull = async () => {
      refused++
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    }
    Object.assign(store, { commit: isFull, promise: isFull })
    night.parlour.faults.kickBot()
    await expect.poll(() => refused).toBeGreaterThan(1)
    Object.assign(store, { commit, promise })
    await until(heldFor).toBe('server')
    expect(await store.promised('left')).toEqual([night.parlour.guildId])
  })

  it('also if it was not running when it was sent away', async () => {
    night = await inAThread()
    await night.archon.close()
    night.parlour.faults.kickBot()
    await night.reopen()
    await until(heldFor).toBe('server')
    for (let i = 0; i < 4; i++) await later(DAY)
    await expectNothingMissed()
  })
})

describe('people', () => {
  it('a new name reaches running tables with the next press, wherever that is', async () => {
    night = await inAThread('none')
    const { faults } = night.parlour
    const names = async () => (await table()).seats.map(({ name }) => name).sort()
    faults.rename(night.bob.id, { nick: 'Robert' })
    await night.bob.in(night.thread).slash('/table status')
    await until(names).toEqual(['Ann', 'Robert'])
    faults.rename(night.ann.id, { name: 'Anna' })
    await night.ann.in('welcome').slash('/inbox')
    await until(names).toEqual(['Anna', 'Robert'])
  })

  const deleteCard = () => {
    const card = night.ann.messages({ channel: night.thread }).findLast((message) => textOf(message).includes('Take my turn'))!
    night.parlour.faults.deleteMessage(card.id)
  }

  it('a card that a moderator deleted comes back by itself before long, and calls', async () => {
    night = await inAThread()
    deleteCard()
    await later(16 * MINUTE)
    await night.ann.in(night.thread).click('Take my turn')
    expect(night.ann.pings).toHaveLength(1)
    await later(16 * MINUTE)
    expect(night.ann.pings).toHaveLength(1)
  })

  it('a card that a moderator deleted comes back when somebody looks', async () => {
    night = await inAThread()
    deleteCard()
    await night.bob.in('welcome').slash('/table status', { table: night.id })
    await night.ann.sees('Take my turn', { channel: night.thread })
    await night.ann.in(night.thread).click('Take my turn')
  })
})

describe('/archon repair', () => {
  const damage = (write: string) => {
    const file = openDatabase(joined(night.folder, 'archon.sqlite'))
    file.prepare(write).run(night.id)
    file.close()
  }
  const repairAll = () => night.organiser.in('welcome').slash('/archon repair')

  it('says so where all is well', async () => {
    night = await inAThread()
    await repairAll()
    await night.organiser.sees('All tables of this server are sound', { channel: 'welcome' })
  })

  it.each([
    ['its state', "update tables set state = '{' where id = ?"],
    ['its card', "update tables set card = '{' where id = ?"],
    ['its orders', "update seats set orders = '[' where table_id = ?"],
    ['an answer', "insert into log (table_id, n, entry, at) values (?, 99, '{', 0)"],
  ])('finds a table of which %s is damaged, and mends it to the byte', async (_, write) => {
    night = await inAThread()
    await bid(night)
    const before = (await table()).state
    damage(write)
    await repairAll()
    await night.organiser.sees('was damaged and is whole again', { channel: 'welcome' })
    expect((await table()).state).toEqual(before)
    await night.archon.settle()
    await night.bob.in(night.thread).click('Seal my answer')
  })

  it('from an earlier fence, where the last one is damaged as well', async () => {
    night = await inAThread()
    await bid(night)
    const before = (await table()).state
    damage("update tables set state = '{' where id = ?")
    damage("update snapshots set state = x'00' where fence > 0 and table_id = ?")
    await repairAll()
    await until(async () => (await table()).state).toEqual(before)
  })

  it('what cannot be mended is named, and left as it is', async () => {
    night = await inAThread()
    await bid(night)
    damage("update tables set state = '{' where id = ?")
    damage("update snapshots set state = x'00' where table_id = ?")
    damage('delete from log where table_id = ?')
    await repairAll()
    await night.organiser.sees('A backup may still have it', { channel: 'welcome' })
    expect((await table()).status).toBe('playing')
  })
})
