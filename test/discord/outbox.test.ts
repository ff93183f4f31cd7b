/** Promised messages go out in order, once, to those who still need them; one that can never go out stops nobody. */
import { Locale } from 'discord.js'
import { afterEach, expect, it, vi } from 'vitest'
import { threadsOf } from '../../src/discord/out/league/threads.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { sample } from '../../src/kernel/input.ts'
import { LOCALES, type Speaker } from '../../src/kernel/language.ts'
import { dice } from '../../src/kernel/random.ts'
import type { NewPost } from '../../src/store/store.ts'
import { arrange, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionAt, positionOf, tableById } from '../../src/tables/position.ts'
import { opened, stored } from '../../src/tables/states.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { leagueGame, leagueRow, seasonRow } from '../store/rows.ts'
import { notice, promise, publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

const HOUR = 3_600_000

let night: TableOfTwo
afterEach(() => night.close())

async function later(ms: number) {
  await night.parlour.clock.advance(ms)
  await night.archon.settle()
}
const order = () => publicTexts(night).flatMap((text) => text.match(/(First|Second|Third) is back/)?.[1] ?? [])

it('a message that fails keeps those behind it waiting, however long it takes', async () => {
  night = await tableOfTwo()
  night.parlour.faults.fail({ where: /POST .*messages$/, status: 500, times: 8 })
  await promise(night, night.id, notice('x1', 'First'), notice('x2', 'Second'))
  expect(order()).toEqual([])
  await promise(night, night.id, notice('x3', 'Third'))
  for (let i = 0; i < 6 && order().length < 3; i++) await later(8_000)
  expect(order()).toEqual(['First', 'Second', 'Third'])
})

it('waits longer after every failure, whatever it was that failed', async () => {
  night = await tableOfTwo()
  const { store } = night.archon.house
  const card = (await tableById(night.archon.house, night.id)).card.post!
  const waits: number[] = []
  const { postpone } = store
  Object.assign(store, {
    async postpone(id: string, dueAt: number) {
      waits.push(dueAt - night.archon.house.now())
      await postpone(id, dueAt)
    },
  })
  night.parlour.faults.fail({ where: /PATCH .*messages\/\d+$/, status: 500, times: 12 })
  await promise(night, night.id, { id: 'x1', slot: 'edit:x', body: { kind: 'edit', target: card } }, notice('x2', 'First'))
  expect(order(), 'nobody waits for an edit').toEqual(['First'])
  for (let i = 0; i < 8 && waits.length < 3; i++) await later(5_000)
  expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 4_000])
})

it('what can never be sent is dropped, and what stands behind it is sent', async () => {
  night = await tableOfTwo()
  const { games } = night.archon.house
  const unknown = { ...(await tableById(night.archon.house, night.id)), id: 'zzzzzzzz', game: 'gone', channel: 'elsewhere' }
  await night.archon.house.store.open(unknown, [], [])
  expect(games.has('gone')).toBe(false)
  const { seq } = unknown
  await night.archon.house.store.commit({
    table: 'zzzzzzzz',
    seq,
    at: 0,
    posts: [{ ...notice('x0', 'Nobody'), channel: night.channel, dueAt: 0 }],
  })
  await promise(night, night.id, notice('x1', 'First'))
  expect(order()).toEqual(['First'])
  expect((await night.archon.house.store.counts()).posts).toBe(0)
})

it('a table whose rules are at fault keeps no other table in its channel waiting', async () => {
  night = await tableOfTwo()
  const { house } = night.archon
  const table = await tableById(house, night.id)
  const state = { ...opened(table.state!), rules: { id: 'lanterns', version: 1, pack: 'of another day' } }
  const change = { state: stored(state), fence: table.fence }
  const post: NewPost = { id: 'x0', channel: night.channel, body: { kind: 'edit', target: table.card.post! }, dueAt: 0 }
  await house.store.commit({ table: table.id, seq: table.seq, at: 0, change, posts: [post] })
  await promise(night, night.id, notice('x1', 'First'))
  expect(order()).toEqual(['First'])
  expect((await house.store.counts()).posts).toBe(0)
})

it('a private notice whose answer was lost is not sent twice', async () => {
  night = await tableOfTwo()
  await night.bob.slash('/profile', { notify: 'dm' })
  await night.archon.settle()
  night.parlour.faults.fail({ where: /POST .*messages$/, status: 500, times: 8, late: true })
  const { house } = night.archon
  const position = await positionOf(house, await tableById(house, night.id))
  await answer(house, night.id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
  await night.archon.settle()
  for (let i = 0; i < 5; i++) await later(60_000)
  expect(night.bob.dm().messages()).toHaveLength(1)
  expect(textOf(night.bob.dm().messages()[0])).toContain('It is your turn')
})

it('what was made, and heard of only when its nonce was forgotten, is looked for instead of made again', async () => {
  night = await tableOfTwo()
  const where = /POST .*messages$/
  night.parlour.faults.slow(10 * 60_000, { where, late: true })
  night.parlour.faults.fail({ where, status: 500, late: true })
  const promised = promise(night, night.id, notice('x1', 'First'), notice('x2', 'Second'))
  await vi.waitFor(() => expect(order()).toEqual(['First']))
  // The machine sleeps, or Discord makes us wait.
  await night.parlour.clock.advance(10 * 60_000)
  await promised
  await later(10_000)
  expect(order()).toEqual(['First', 'Second'])
})

it('what was made, and not noted before people said much, is found behind all they said', async () => {
  night = await tableOfTwo()
  const { faults, clock, house } = night.parlour
  for (const { id } of night.ann.messages({ channel: night.channel })) faults.deleteMessage(id)
  const made: string[] = []
  house.listen((happening) => {
    if (happening.kind === 'message' && happening.change === 'create' && happening.message.author === house.guild.bot)
      made.push(textOf(happening.message))
  })
  faults.fail({ where: /POST .*messages$/, status: 500, times: 4, late: true })
  await promise(night, night.id, notice('x1', 'First'))
  for (let i = 0; i < 230; i++) night.bob.say(`Is it ${i} already?`, { channel: night.channel })
  await clock.advance(6 * 60_000)
  await promise(night, night.id, notice('x2', 'Second'))
  expect(made.map((text) => /First|Second/.exec(text)?.[0])).toEqual(['First', 'Second'])
})

it('a private notice is written in the language its reader last spoke to us in, a card in the first', async () => {
  const languages = LOCALES as unknown as string[]
  languages.push('de')
  const german: AnyHosted = { ...lanterns.hosted, headline: (_: never, { locale }: Speaker) => `Lanterns in ${locale}` }
  try {
    night = await tableOfTwo({}, false, german)
    const { house } = night.archon
    const hans = night.parlour.person('Hans', { locale: Locale.German })
    await hans.in(night.channel).slash('/profile', { notify: 'dm' })
    const { id, seq, seats } = await tableById(house, night.id)
    const taken = seats.filter(({ seat }) => seat === 'p2').map((row) => ({ ...row, person: hans.id, name: 'Hans' }))
    await house.store.commit({ table: id, seq, at: 0, seats: taken })
    const position = await positionOf(house, await tableById(house, id))
    await answer(house, id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
    await night.archon.settle()
    expect(hans.dm().messages().map(textOf).join()).toContain('Lanterns in de')
    expect(publicTexts(night).at(-1)).toContain('Lanterns in en-US')
    expect((await house.store.person(hans.id))?.locale).toBe('de')
  } finally {
    languages.pop()
  }
})

it('several posts of one channel are noted as sent in one go, and an edit knows the message before it', async () => {
  night = await tableOfTwo()
  const noted: number[] = []
  const { store } = night.archon.house
  const { sent } = store
  Object.assign(store, {
    sent: (...given: Parameters<typeof sent>) => {
      noted.push(given[0].length)
      return sent(...given)
    },
  })
  await promise(night, night.id, notice('x1', 'First'), notice('x2', 'Second'), notice('x3', 'Third'))
  expect(order()).toEqual(['First', 'Second', 'Third'])
  expect(noted).toEqual([3])
  await promise(night, night.id, { id: 'x4', body: { kind: 'lobby' } }, { id: 'x5', body: { kind: 'edit', target: 'x4' } })
  expect(noted).toEqual([3, 1, 1])
  const edited = night.ann.messages({ channel: night.channel }).filter(({ edited_timestamp }) => edited_timestamp)
  expect(edited.length).toBeGreaterThan(0)
})

it('somebody who has begun an answer is told in private that it does not count yet, and nobody else is', async () => {
  night = await tableOfTwo({}, true)
  const { ann, id, channel } = night
  const { house } = night.archon
  await house.store.savePerson(ann.id, 'Ann', () => ({ notify: 'dm' }))
  await arrange(house, id, ann.id, { pace: 'fast' })
  await start(house, id, ann.id)
  const [first] = decisionsOf(await positionOf(house, await tableById(house, id)), 'p1')
  expect((await answer(house, id, ann.id, first!.id, first!.idle)).fence).toBe(false)
  await later(12 * HOUR)
  await ann.sees(/half of your time is gone.*it counts only once it is finished/s)
  await ann.in(channel).slash('/inbox')
  await ann.sees('begun, not finished', { channel })
  await house.store.savePerson(ann.id, 'Ann', () => ({ notify: 'ping' }))
  await later(10 * HOUR)
  await ann.sees('your time is running out', { channel })
  expect(publicTexts(night).join()).not.toContain('counts only')
})

it.each(['ping', 'dm'] as const)('nobody is woken (%s): whoever is asked at night hears of it in the morning', async (notify) => {
  night = await tableOfTwo()
  const { bob, id, channel } = night
  const { house } = night.archon
  const hour = new Date(house.now()).getUTCHours()
  const hours = { from: (hour + 3) % 24, to: (hour + 15) % 24, zone: 'UTC' }
  await house.store.savePerson(bob.id, 'Bob', () => ({ notify, hours }))
  bob.forget()
  const position = await positionOf(house, await tableById(house, id))
  await answer(house, id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
  await later(HOUR)
  expect(publicTexts(night).join()).toContain('Sealed: ')
  expect(bob.pings).toHaveLength(0)
  expect(bob.canSee('You can answer right here')).toBe(false)
  await later(2 * HOUR)
  if (notify === 'dm') await bob.sees('You can answer right here')
  else await bob.sees('it is your turn here', { channel })
  expect(bob.pings).toHaveLength(1)
  expect(publicTexts(night).join().includes('it is your turn here')).toBe(notify === 'ping')
})

it.each(['ping', 'dm'] as const)('nobody is woken by the end (%s), and everybody hears of it once', async (notify) => {
  night = await tableOfTwo()
  const { ann, bob, id, channel } = night
  const { house } = night.archon
  const hour = new Date(house.now()).getUTCHours()
  const hours = { from: (hour + 6) % 24, to: (hour + 18) % 24, zone: 'UTC' }
  await house.store.savePerson(bob.id, 'Bob', () => ({ notify, hours }))
  const random = dice(3)
  for (let i = 0; i < 300; i++) {
    const position = await positionAt(house, id)
    if (position.table.status !== 'playing') break
    const [seat] = owing(position)
    // What is sealed is opened after a while.
    if (seat === undefined) await later(10_000)
    else {
      const open = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)!
      const person = position.table.seats.find((row) => row.seat === seat)!.person!
      await answer(house, id, person, open.id, sample(open.input, random))
    }
  }
  ann.forget()
  bob.forget()
  await later(HOUR)
  expect(publicTexts(night).join()).toContain('the end')
  expect([ann.pings.length, bob.pings.length]).toEqual([1, 0])
  await later(6 * HOUR)
  if (notify === 'dm') await bob.sees('is over')
  else await bob.sees('this game ended while you were away', { channel })
  expect([ann.pings.length, bob.pings.length]).toEqual([1, 1])
})

it('a card that comes late pings only those who still owe something', async () => {
  night = await tableOfTwo()
  night.bob.forget()
  night.parlour.faults.fail({ where: /POST .*messages$/, status: 500, times: 4 })
  const { house } = night.archon
  const decide = async (seat: 'p1' | 'p2', person: string, value: unknown) => {
    const position = await positionOf(house, await tableById(house, night.id))
    await answer(house, night.id, person, decisionsOf(position, seat)[0]!.id, value)
  }
  await decide('p1', night.ann.id, { pick: 'bid' })
  await night.archon.settle()
  await decide('p2', night.bob.id, 1)
  for (let i = 0; i < 3; i++) await later(5_000)
  expect(publicTexts(night).join()).toContain('Sealed: ')
  expect(night.bob.pings).toHaveLength(0)
})

it('a lobby card that was deleted comes back', async () => {
  night = await tableOfTwo({}, true)
  const card = night.ann.messages({ channel: night.channel }).find((message) => textOf(message).includes('Join'))!
  night.parlour.faults.deleteMessage(card.id)
  const { leave } = await import('../../src/tables/lobby.ts')
  await leave(night.archon.house, night.id, night.bob.id)
  await night.archon.settle()
  await night.bob.in(night.channel).click('Join')
})

it('a card that could not be posted comes back when somebody asks how things stand', async () => {
  night = await tableOfTwo()
  const { house } = night.archon
  night.parlour.faults.fail({ where: /POST .*messages$/, status: 403, code: 50001, times: 1 })
  const position = await positionOf(house, await tableById(house, night.id))
  await answer(house, night.id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
  await night.archon.settle()
  expect(publicTexts(night).join()).not.toContain('Seal my answer')
  await night.ann.in(night.channel).slash('/table status')
  await night.bob.sees('Seal my answer', { channel: night.channel })
})

it('takes a breath when the store itself fails, instead of trying again at once', async () => {
  night = await tableOfTwo()
  const { store } = night.archon.house
  const { sent, postpone } = store
  let tries = 0
  const full = async () => {
    tries++
    throw new Error('disk full')
  }
  Object.assign(store, { sent: full, postpone: full })
  const { seq } = await tableById(night.archon.house, night.id)
  const post = { ...notice('x1', 'First'), channel: night.channel, dueAt: 0 }
  await store.commit({ table: night.id, seq, at: 0, posts: [post] })
  night.archon.house.wake()
  await expect.poll(() => tries).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(tries).toBe(1)
  Object.assign(store, { sent, postpone })
  await night.archon.settle()
  expect(order()).toEqual(['First'])
})

it('a table that had not begun is closed when its channel is gone', async () => {
  night = await tableOfTwo({}, true)
  night.parlour.faults.deleteChannel(night.channel)
  const { house } = night.archon
  await expect.poll(async () => (await tableById(house, night.id)).status).toBe('ended')
  expect(await house.store.tablesOf(night.ann.id)).toEqual([])
})

it('also when that happened while nobody was there to hear of it', async () => {
  night = await tableOfTwo({}, true)
  await night.archon.close()
  night.parlour.faults.deleteChannel(night.channel)
  const { house } = await night.reopen()
  await expect.poll(async () => (await tableById(house, night.id)).status).toBe('ended')
})

it('a thread whose answer was lost is not made a second time: it is looked for', async () => {
  night = await tableOfTwo()
  const { archon, channel, parlour } = night
  const place = { channel, name: 'Ann, Bob · Game 1', game: 'g1' }
  parlour.faults.fail({ where: /POST .*threads$/, status: 500, late: true })
  await expect(threadsOf(archon.bot)(place)).rejects.toThrow('looked for')
  const thread = await threadsOf(archon.bot)(place)
  expect(parlour.house.store.channels.all().flatMap((each) => (each.kind === 'thread' ? each.id : []))).toEqual([thread])
})

it('two games of one name have a thread each, and none in which somebody else plays already', async () => {
  night = await tableOfTwo()
  const { archon, channel, parlour } = night
  const { store } = archon.house
  const place = { channel, name: 'Ann, Bob · Game 1', game: 'g1' }
  const made = await threadsOf(archon.bot)(place)
  expect(await threadsOf(archon.bot)({ ...place, game: 'g2' }), 'nobody has taken it').toBe(made)
  await store.league.saveLeague(leagueRow('l', { server: parlour.guildId, channel }))
  await store.league.open(seasonRow('s1', 'l', 1), [], [])
  await store.league.commit({ season: 's1', seq: 1, games: [leagueGame('s1', 'g1', ['ann', 'bob'], { thread: made })] })
  expect(await threadsOf(archon.bot)(place)).toBe(made)
  const other = await threadsOf(archon.bot)({ ...place, game: 'g2' })
  expect(other).not.toBe(made)
  await store.commit({ table: night.id, seq: (await tableById(archon.house, night.id)).seq, at: 0, change: { channel: other } })
  expect([made, other]).not.toContain(await threadsOf(archon.bot)({ ...place, game: 'g3' }))
})
