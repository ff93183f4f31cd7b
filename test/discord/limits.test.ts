/** Limits: friendly and private when met, set by whoever looks after the server, and never in the way of a turn. */
import { afterEach, expect, it } from 'vitest'
import { type TableOfTwo, tableOfTwo, taught, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

const PATIENT = { cooling: 0, shield: 0, edit: 0, thought: [3_600_000, 3_600_000] as const }
const olga = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in('welcome')
const welcome = () => night.ann.in('welcome')
const set = (limits: Record<string, number | boolean>) => olga().slash('/archon limits', limits)
const begin = async () => {
  night = await tableOfTwo({ pauses: PATIENT })
  await taught(night)
  await olga().slash('/archon setup', { welcome: true })
}
const threads = () => night.parlour.house.store.channels.all().filter(({ kind }) => kind === 'thread').length
const PRIVATE = 64

it('games with computers: one too many is refused with where the others are, before a thread is made', async () => {
  await begin()
  await set({ quick: 2 })
  for (const _ of [1, 2]) await welcome().click('Lanterns')
  const told = (await welcome().click('Lanterns'))!
  expect(textOf(told)).toMatch(/You have 2 games with computers running already: <#\d+>, <#\d+>/)
  expect((told.flags ?? 0) & PRIVATE).toBe(PRIVATE)
  expect(threads()).toBe(2)
  // Others have limits of their own.
  expect(textOf(await night.bob.in('welcome').click('Lanterns'))).toContain('Your game is running')
})

it('open tables, for a person and for the server', async () => {
  await begin()
  await set({ lobbies: 1, 'server-lobbies': 2 })
  const open = async (who = welcome()) => {
    await who.click('Open a table for people …')
    return textOf(await who.click(/^Lanterns \(/))
  }
  expect(await open()).toContain('Your table is open')
  expect(await open()).toContain('You have 1 open table already')
  expect(await open(night.bob.in('welcome'))).toContain('Your table is open')
  expect(await open(night.parlour.person('Cid').in('welcome'))).toContain('This server has 2 open tables')
})

it('games one is in: no further one is joined', async () => {
  await begin()
  await set({ games: 1 })
  await night.bob.in('welcome').click('Open a table for people …')
  expect(textOf(await night.bob.in('welcome').click(/^Lanterns \(/))).toContain('Your table is open')
  const lobby = (await night.archon.house.store.tablesOf(night.bob.id)).find(({ status }) => status === 'lobby')
  await night.archon.settle()
  await night.ann.in(lobby!.channel).click('Join')
  await night.ann.sees('You are in 1 game already')
  expect((await night.archon.house.store.table(lobby!.id))!.seats).toHaveLength(1)
})

it('sign-ups for seasons', async () => {
  await begin()
  for (const name of ['Cup', 'Bowl']) {
    await olga().slash('/league-admin create', { name, game: 'lanterns', seats: 2 })
    await olga().slash('/league-admin publish', { league: name })
  }
  await set({ signups: 1 })
  await welcome().slash('/league join', { league: 'Cup' })
  await welcome().slash('/league join', { league: 'Bowl' })
  await welcome().sees('You are in 1 season already')
  // Whoever is in may say so again.
  expect(textOf(await welcome().slash('/league join', { league: 'Cup' }))).toContain('You are in')
})

it('requests a minute: a pause is asked for, and answers in a game are still taken', async () => {
  await begin()
  await set({ requests: 5 })
  const ann = night.ann.in(night.channel)
  const panel = (await ann.click('Take my turn'))!
  for (let i = 0; i < 4; i++) await ann.slash('/inbox')
  expect(textOf(await ann.slash('/inbox'))).toContain('Give me 60 seconds')
  expect(textOf(await ann.click('(rest)', { message: panel }))).toContain('Take back')
  expect(textOf(await night.bob.in(night.channel).slash('/inbox'))).not.toContain('seconds')
  await night.parlour.clock.advance(60_000)
  expect(textOf(await ann.slash('/inbox'))).not.toContain('seconds')
})

it('are shown, and can be made the usual ones again', async () => {
  await begin()
  expect(textOf(await set({}))).toContain('Games with computers: 5 for each person, 100 on the server (0 now)')
  expect(textOf(await set({ quick: 0, 'server-requests': 50 }))).toContain('Games with computers: 0 for each person')
  expect(textOf(await welcome().click('Lanterns'))).toContain('You have 0 games with computers')
  expect(textOf(await set({ usual: true }))).toContain('Requests a minute: 180 for each person, 6,000 on the server')
  expect(await night.archon.house.store.server(night.parlour.guildId)).toMatchObject({ limits: { person: {}, server: {} } })
})

it('a thousand thoughts of one table do not keep another waiting', async () => {
  await begin()
  const { turnOf } = await import('../../src/tables/turns.ts')
  const order: string[] = []
  const flood = Array.from({ length: 20 }, () => turnOf('flood').then(() => order.push('flood')))
  const other = turnOf('quiet').then(() => order.push('quiet'))
  await Promise.all([...flood, other])
  expect(order.indexOf('quiet')).toBeLessThan(3)
})
