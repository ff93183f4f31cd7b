/** A server with a forum for its tables: each is a post, and its tag says open, running or finished; where tags or rights are missing, it goes on without. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import { channelOr404 } from '../../src/parlour/channels.ts'
import { room } from '../../src/parlour/house.ts'
import { May } from '../../src/parlour/permissions.ts'
import type { Room, Thread } from '../../src/parlour/records.ts'
import { end } from '../../src/tables/leaving.ts'
import { textOf } from '../discord/evenings.ts'
import { readDescription } from '../parlour/description.ts'
import { type Evening, evening } from './evening.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const { faultsOf } = readDescription()

let night: Evening
let forum: string
beforeEach(async () => {
  night = await evening([atlasLost], {}, {}, ({ house }) => {
    forum = house.nextId()
    const mayTag = { id: house.guild.bot, type: 1, allow: May.ManageChannels.toString(), deny: '0' }
    house.store.channels.put(room(forum, 'games', 9, { kind: 'forum', tags: [], overwrites: [mayTag] }))
  })
})
afterEach(async () => {
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

const olga = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in('tables')
const person = (name: string) => night.parlour.person(name).in('tables')
const theForum = () => channelOr404(night.parlour.house, forum) as Room
const names = (tags: readonly string[] = []) => tags.map((id) => theForum().tags?.find((tag) => tag.id === id)?.name)
const post = (id: string) => channelOr404(night.parlour.house, id) as Thread
async function minute(): Promise<void> {
  await night.parlour.clock.advance(MINUTE + 1_000)
  await night.archon.settle()
}
/** Olga has chosen the forum. */
async function chosen(): Promise<string> {
  await olga().slash('/archon setup')
  return textOf(await olga().choose('No forum', 'games'))
}
/** Ann opens a table; where it lives. */
async function opened(): Promise<string> {
  const answer = textOf(await person('Ann').slash('/table open', { game: 'Atlas Lost', seats: 2, pace: 'slow' }))
  await night.archon.settle()
  return /<#(\d+)>/.exec(answer)![1]!
}

it('a table is a post there, and its tag follows: open, running, finished, also through a restart', async () => {
  expect(await chosen()).toContain('every table is a post there')
  const place = await opened()
  expect(post(place)).toMatchObject({ parent: forum, name: expect.stringMatching(/^Atlas Lost · /) })
  expect(names(theForum().tags?.map(({ id }) => id))).toEqual(['Open', 'Running', 'Finished'])
  expect(names(post(place).tags)).toEqual(['Open'])
  await person('Bob').in(place).sees('This table lives here')
  // A tag of the people's own stays.
  const house = night.parlour.house
  house.store.channels.put({
    ...theForum(),
    tags: [...theForum().tags!, { id: '77', name: 'Cosy', moderated: false, emoji: null }],
  })
  house.emit({ kind: 'room', change: 'update', room: theForum() })
  house.store.channels.put({ ...post(place), tags: [...post(place).tags!, '77'] })
  house.emit({ kind: 'thread', change: 'update', thread: post(place) })
  await person('Bob').in(place).click('Join')
  await person('Ann').in(place).click('Start')
  await night.archon.settle()
  await minute()
  expect(names(post(place).tags)).toEqual(['Running', 'Cosy'])
  await night.restart()
  const { id } = ((await house) && (await night.archon.house.store.tableIn(place)))!
  await end(night.archon.house, id)
  await night.archon.settle()
  await minute()
  expect(names(post(place).tags)).toEqual(['Finished', 'Cosy'])
  const before = night.parlour.traffic.length
  await minute()
  // Nothing is asked of Discord where nothing has changed.
  expect(night.parlour.traffic.slice(before).filter(({ method }) => method === 'PATCH')).toEqual([])
})

it('where tags may not be made it says so in words, and uses those that people make', async () => {
  night.parlour.house.store.channels.put({ ...theForum(), overwrites: [] })
  night.parlour.house.emit({ kind: 'room', change: 'update', room: theForum() })
  expect(await chosen()).toContain('make three tags named **Open**, **Running** and **Finished**')
  const place = await opened()
  expect(post(place).tags).toEqual([])
  const tags = ['open', 'Running', 'finished'].map((name, i) => ({ id: `${80 + i}`, name, moderated: false, emoji: null }))
  night.parlour.house.store.channels.put({ ...theForum(), tags })
  night.parlour.house.emit({ kind: 'room', change: 'update', room: theForum() })
  await minute()
  expect(names(post(place).tags)).toEqual(['open'])
  expect(textOf(await olga().slash('/archon setup'))).not.toContain('make three tags')
})

it('where nothing may be posted there, a table gets a thread as ever, and the setup says what is missing', async () => {
  await chosen()
  const { house } = night.parlour
  const shut = { id: house.guild.bot, type: 1, allow: '0', deny: May.SendMessages.toString() }
  house.store.channels.put({ ...theForum(), overwrites: [shut] })
  house.emit({ kind: 'room', change: 'update', room: theForum() })
  const place = await opened()
  expect(post(place).parent).toBe(night.parlour.channel('tables'))
  const said = textOf(await olga().slash('/archon setup'))
  expect(said).toContain(`In <#${forum}> I am missing **Send Messages**`)
})

it('a private table stays out of it; a post that is deleted is made anew there', async () => {
  await chosen()
  const hidden = textOf(await person('Ann').slash('/table open', { game: 'Atlas Lost', private: true }))
  expect(post(/<#(\d+)>/.exec(hidden)![1]!).private).toBe(true)
  const place = await opened()
  await person('Bob').in(place).click('Join')
  await person('Ann').in(place).click('Start')
  await night.archon.settle()
  const { id } = (await night.archon.house.store.tableIn(place))!
  night.parlour.faults.deleteChannel(place)
  for (let i = 0; i < 4; i++) {
    await night.parlour.clock.advance(DAY / 4)
    await night.archon.settle()
  }
  const { channel } = (await night.archon.house.store.table(id))!
  expect(channel).not.toBe(place)
  expect(post(channel).parent).toBe(forum)
  await minute()
  expect(names(post(channel).tags)).toEqual(['Running'])
})
