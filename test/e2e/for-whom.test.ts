/** For whom a table is: whoever left a game is not let in everywhere, hears what is missing, and can make it good. */
import { beforeEach, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { trustAfter } from '../../src/league/trust.ts'
import { end, handOver, resign, takeSeat } from '../../src/tables/leaving.ts'
import { arrange } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { ann, bob, channel, cid, DAY, forget, meet, night, openedBy, press, rings, settle } from './three-guests.ts'

const AT = 1_000 * DAY
const incident = (kind: 'miss' | 'left', at: number, excuse: string | null = null) => ({
  id: `${kind}${at}`,
  kind,
  at,
  since: null,
  excuse: excuse === null ? null : { by: 'x', reason: excuse, at },
})

it('everybody begins trusted; leaving a game is made good by two more, and an excused one counts for nothing', () => {
  const left = [incident('left', AT - 10 * DAY)]
  expect(trustAfter([], [], AT)).toEqual({ reliability: 100, missing: { staying: 0, reliable: 0 } })
  expect(trustAfter([], left, AT).missing.staying).toBe(2)
  expect(trustAfter([AT - 20 * DAY, AT - 5 * DAY], left, AT).missing.staying).toBe(1)
  expect(trustAfter([AT - 5 * DAY, AT - 4 * DAY], left, AT).missing.staying).toBe(0)
  expect(trustAfter([], [incident('left', AT - DAY, 'ill')], AT)).toEqual(trustAfter([], [], AT))
})

it('says exactly how many games make somebody reliable again', () => {
  const bad = [incident('left', AT), incident('miss', AT - 30 * DAY)]
  const { reliability, missing } = trustAfter([], bad, AT)
  expect(reliability).toBeLessThan(80)
  const later = (games: number) =>
    trustAfter(
      Array.from({ length: games }, () => AT),
      bad,
      AT,
    )
  expect(later(missing.reliable).reliability).toBeGreaterThanOrEqual(80)
  expect(later(missing.reliable).missing.reliable).toBe(0)
  expect(later(missing.reliable - 1).reliability).toBeLessThan(80)
})

/** Bob leaves a game; then Ann opens a table of that kind. */
async function bobHasLeft(forWhom: string): Promise<void> {
  const id = await openedBy(ann, { game: 'era-of-atlantis', size: 3, computers: 1 })
  await press(bob, 'Join')
  await press(ann, 'Start')
  await resign(night.archon.house, id, bob.id)
  await settle()
  const { store } = night.archon.house
  expect((await store.league.incidentsOf(bob.id)).map(({ kind }) => kind)).toEqual(['left'])
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, for: forWhom })
  await settle()
}
const opened = async () => (await night.archon.house.store.tablesOf(ann.id)).find(({ status }) => status === 'lobby')!

beforeEach(() => meet([eraOfAtlantis]))

it('whoever left a game hears what is missing, in private, and nothing happens; others sit down', async () => {
  await bobHasLeft('people who have not left a game lately')
  const table = await opened()
  await ann.in(table.channel).sees('For people who have not left a game lately')
  expect(textOf(await bob.in(channel).slash('/tables'))).toContain('for people who have not left a game lately')
  const answer = textOf(await bob.in(table.channel).click('Join'))
  expect(answer).toContain('Once you have seen 2 more games through to the end')
  await cid.in(table.channel).click('Join')
  await settle()
  expect((await opened()).seats.map(({ name }) => name)).toEqual(['Ann', 'Cid'])
})

it('no search leads there, in either order', async () => {
  await bobHasLeft('reliable people')
  expect(textOf(await bob.in(channel).slash('/find'))).toContain('I go on looking')
  expect(textOf(await cid.in(channel).slash('/find'))).toContain('A table was waiting')
  await settle()
  const another = night.parlour.channel('welcome')
  forget()
  await cid.in(another).slash('/table open', { game: 'Era of Atlantis', for: 'reliable people' })
  await settle()
  expect(rings()[1]).toBe(0)
})

it('a seat of a running game is no way around it, unless it is offered by name', async () => {
  await bobHasLeft('reliable people')
  const { id, channel: thread } = await opened()
  const dan = night.parlour.person('Dan')
  for (const guest of [cid, dan]) await guest.in(thread).click('Join')
  await settle()
  await ann.in(thread).click('Start')
  await settle()
  const { house } = night.archon
  await resign(house, id, dan.id)
  const { seats } = (await house.store.table(id))!
  const [free, mine] = [seats.find(({ person }) => person === null)!, seats.find(({ person }) => person === cid.id)!]
  await expect(takeSeat(house, id, free.seat, bob)).rejects.toMatchObject({ text: { say: 'table.for-reliable' } })
  await handOver(house, id, cid.id, bob)
  await takeSeat(house, id, mine.seat, bob)
  expect((await house.store.table(id))!.seats.find(({ seat }) => seat === mine.seat)).toMatchObject({ person: bob.id })
})

it('whoever is invited is welcome whatever their record', async () => {
  await bobHasLeft('reliable people')
  const table = await opened()
  expect(textOf(await bob.in(table.channel).click('Join'))).toContain('asks for a reliability of 80 out of 100, and yours is 50')
  await ann.in(table.channel).slash('/table invite', { who: 'Bob' })
  await settle()
  await bob.in(table.channel).click('Join')
  await settle()
  expect((await opened()).seats.map(({ name, saidYesAt }) => [name, saidYesAt !== null])).toEqual([
    ['Ann', true],
    ['Bob', true],
  ])
})

it('the choice stands in the settings, and everybody may sit down again once it says so', async () => {
  await bobHasLeft('reliable people')
  const table = await opened()
  expect(textOf(await bob.in(table.channel).click('Join'))).toContain('asks for a reliability')
  const settings = await ann.in(table.channel).click('Settings')
  await ann.in(table.channel).choose('Who may sit down', 'Who may sit down: everybody', { message: settings! })
  await settle()
  await bob.in(table.channel).click('Join')
  await settle()
  expect((await opened()).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
})

it('a rematch is for the same people as the game before it', async () => {
  const { house } = night.archon
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, computers: 2, here: true, for: 'reliable people' })
  await settle()
  await ann.sees('a reliability of 80 or more')
  const { id } = await opened()
  await arrange(house, id, ann.id, { terms: { talk: 'opened', promises: true, computers: 'open' } })
  await ann.click('Start')
  await settle()
  await end(house, id)
  await ann.slash('/table rematch')
  await settle()
  const again = await opened()
  expect(again.id).not.toBe(id)
  expect(again.terms).toEqual({ forWhom: 'reliable', hints: false, talk: 'opened', promises: true, computers: 'open' })
})
