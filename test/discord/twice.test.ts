/** Discord may say a thing twice: after a resume, after a restart of ours, or just so. It is done once. */
import { join } from 'node:path'
import { Events } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { digest } from '../../render/kit/digest.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import { tableById } from '../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo, taught, textOf } from './evenings.ts'

let night: TableOfTwo
let seqBefore: number
afterEach(() => night.close())

const ann = () => night.ann.in(night.channel)
const organiser = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in('welcome')
const table = () => tableById(night.archon.house, night.id)
const threads = () => night.parlour.house.store.channels.all().filter(({ kind }) => kind === 'thread').length
const welcomes = () =>
  organiser()
    .messages()
    .filter((message) => textOf(message).includes('Welcome to Archon')).length

/** Everything that is stored, to the letter, but for who has spoken to us since. */
function allStored(): Record<string, string> {
  const file = openDatabase(join(night.folder, 'archon.sqlite'), { readonly: true })
  const names = file.prepare("select name from sqlite_master where type = 'table' and name <> 'people'").all() as {
    name: string
  }[]
  const all = names.map(({ name }) => [name, digest(file.prepare(`select * from "${name}"`).all())])
  file.close()
  return Object.fromEntries(all)
}

/** Asked which game. */
const gathering = async () => {
  await organiser().slash('/archon setup', { welcome: true })
  await night.ann.in('welcome').click('Open a table for people …')
}

/** Things that would be done a second time if they were asked for a second time, and how often they were done. */
const DOINGS: Readonly<
  Record<string, { isLobby?: boolean; before?: () => Promise<unknown>; act: () => Promise<unknown>; count: () => unknown }>
> = {
  'a game from the welcome card': {
    before: async () => {
      await taught(night)
      await organiser().slash('/archon setup', { welcome: true })
    },
    act: () => night.ann.in('welcome').click('Lanterns'),
    count: async () => [(await night.archon.house.store.tablesOf(night.ann.id)).length - 1, threads()],
  },
  'a table from the welcome card': {
    before: gathering,
    act: () => night.ann.in('welcome').click(/^Lanterns \(/),
    count: async () => [(await night.archon.house.store.tablesOf(night.ann.id)).length - 1, threads()],
  },
  'a computer': {
    isLobby: true,
    before: () => ann().click('Leave'),
    act: () => night.bob.in(night.channel).click('Add a computer'),
    count: async () => (await table()).seats.filter(({ person }) => person === null).length,
  },
  'a note': {
    act: () => ann().slash('/note', { text: 'Beware of Bob' }),
    count: async () => (await table()).seq - seqBefore,
  },
  'an order': {
    act: () => night.bob.in(night.channel).slash('/plan set', { when: 'turn.act' }),
    count: async () => (await table()).seats[1]!.orders.length,
  },
  'a letter': {
    before: async () => {
      const menu = (await ann().click('More'))!
      await ann().choose('What would you like?', 'Letters', { message: menu })
      await ann().choose('Write to …', 'Bob')
    },
    act: () => ann().modal({ text: 'Meet me at dawn' }),
    count: async () => (await night.archon.house.store.mailAt(night.id)).length,
  },
  'a report': {
    before: async () => {
      const menu = (await ann().click('More'))!
      await ann().choose('What would you like?', 'Something is wrong here', { message: menu })
      await ann().click('Write …')
    },
    act: () => ann().modal({ text: 'The light is off' }),
    count: async () => (await night.archon.house.store.reportsOf(night.ann.id)).length,
  },
  'a vote': {
    act: () => ann().slash('/clock pause'),
    count: async () => ((await table()).vote ? 1 : 0),
  },
  'a league': {
    act: () => organiser().slash('/league-admin create', { name: 'Cup', game: 'lanterns', seats: 2 }),
    count: async () => (await night.archon.house.store.league.leaguesOn(night.parlour.guildId)).length,
  },
  'the welcome card': {
    act: () => organiser().slash('/archon setup', { welcome: true }),
    count: async () => welcomes(),
  },
}

async function begin({ isLobby, before }: (typeof DOINGS)[string]): Promise<void> {
  night = await tableOfTwo({}, isLobby)
  organiser()
  await before?.()
  await night.archon.settle()
  seqBefore = (await table()).seq
  await night.parlour.clock.advance(1_000)
}

/** Whatever came before has been heard and seen to. */
async function heard(): Promise<void> {
  await night.bob.in(night.channel).slash('/inbox')
  await night.archon.settle()
}

const once = (count: unknown) => [count].flat().every((each) => each === 1)

describe.each(Object.entries(DOINGS))('delivered twice, it is done once: %s', (_, doing) => {
  it('at the same moment', async () => {
    await begin(doing)
    night.parlour.faults.duplicateEvents(1)
    await doing.act()
    await heard()
    expect(await doing.count()).toSatisfy(once)
  })

  it('to another process, which says where things stand', async () => {
    await begin(doing)
    // The answer is lost on the way, and with it the process.
    night.parlour.faults.fail({ where: /callback$/, cut: true, times: 1 })
    await doing.act()
    await night.archon.settle()
    await night.parlour.clock.advance(1_000)
    await night.restart()
    const stored = allStored()
    night.parlour.faults.repeatInteractions()
    await heard()
    expect(await doing.count()).toSatisfy(once)
    expect(allStored()).toEqual(stored)
  })
})

it('the store itself refuses what was done before, whoever looked too early', async () => {
  await begin(DOINGS['an order']!)
  await DOINGS['an order']!.act()
  // As if another process had seen to it in this very moment.
  const { arrivals } = night.archon.bot
  Object.assign(arrivals, { get: () => undefined })
  // What the order itself set going is through.
  await night.archon.settle()
  const stored = allStored()
  night.parlour.faults.repeatInteractions()
  await heard()
  expect(allStored()).toEqual(stored)
})

it('only the latest interactions are remembered', async () => {
  await begin(DOINGS['a note']!)
  const file = openDatabase(join(night.folder, 'archon.sqlite'))
  for (const n of [20_000, 20_001, 20_002, 30_000]) file.prepare('insert into deeds (n, id) values (?, ?)').run(n, `of ${n}`)
  file.close()
  await ann().slash('/note', { text: 'Beware of Bob' })
  expect(await night.archon.house.store.done('of 20001')).toBeNull()
  expect(await night.archon.house.store.done('of 20002')).not.toBeNull()
})

it('events that are heard again after a resume change nothing', async () => {
  night = await tableOfTwo()
  await gathering()
  await night.ann.in('welcome').click(/^Lanterns \(/)
  const gone = (await night.archon.house.store.tablesOf(night.ann.id)).find(({ status }) => status === 'lobby')!
  await ann().click('(rest)', { message: (await ann().click('Take my turn'))! })
  night.parlour.faults.deleteChannel(gone.channel)
  await heard()
  const seen = () => [allStored(), threads(), night.parlour.house.store.messages.page(night.channel, { limit: 100 }).length]
  const before = seen()
  night.parlour.faults.replayEvents(1_000)
  const back = new Promise((resolve) => night.archon.bot.client.once(Events.ShardResume, resolve))
  night.parlour.faults.dropGateway()
  await back
  await heard()
  await heard()
  expect(seen()).toEqual(before)
})
