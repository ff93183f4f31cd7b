/** Somebody's first game with computers is in nobody's way, and its thread is put away after the end. */
import { beforeEach, expect, it } from 'vitest'
import { channelOr404 } from '../../src/parlour/channels.ts'
import { personOr404 } from '../../src/parlour/house.ts'
import { canSee } from '../../src/parlour/permissions.ts'
import type { Seated } from '../../src/store/store.ts'
import { end } from '../../src/tables/leaving.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { ann, bob, channel, DAY, HOUR, meet, night, pass, settle } from './three-guests.ts'

beforeEach(() => meet([lanterns.hosted]))

/** Ann begins one with computers. */
async function begun(): Promise<Seated> {
  const before = await night.archon.house.store.tablesOf(ann.id)
  await ann.slash('/learn')
  await ann.choose('Choose a lesson …', 'Lanterns: An evening by the lake')
  await ann.click('Just play')
  await settle()
  return (await night.archon.house.store.tablesOf(ann.id)).find(({ id }) => before.every((table) => table.id !== id))!
}

const threadOf = (table: Seated) => {
  const place = channelOr404(night.parlour.house, table.channel)
  return place.kind === 'thread' ? place : null
}
const sees = (person: string, place: string) =>
  canSee(night.parlour.house, personOr404(night.parlour.house, person), channelOr404(night.parlour.house, place))

it('is played in a private thread, with hints; the next one is where everybody plays', async () => {
  const first = await begun()
  expect(first).toMatchObject({ status: 'playing', terms: { hints: true, isPrivate: true } })
  expect([ann, bob].map(({ id }) => sees(id, first.channel))).toEqual([true, false])
  const learnt = (held: object) => ({ ...held, learnt: ['lanterns:evening'] })
  await night.archon.house.store.savePerson(ann.id, 'Ann', learnt)
  const next = await begun()
  expect(sees(bob.id, next.channel)).toBe(true)
  expect(next.terms.isPrivate).toBeUndefined()
})

it('has a thread of its own where none can be private, and the channel where a server wants no threads', async () => {
  night.parlour.faults.revoke('CreatePrivateThreads')
  const open = await begun()
  expect(threadOf(open)?.private).toBe(false)
  expect(open.terms.isPrivate).toBeUndefined()
  await end(night.archon.house, open.id)
  await night.archon.house.store.saveServer(night.parlour.guildId, { threads: false })
  expect((await begun()).channel).toBe(channel)
})

it('leaves no open thread behind: an hour after the end it is archived, unless another game has begun there', async () => {
  const table = await begun()
  await end(night.archon.house, table.id)
  await pass(HOUR / 2)
  expect(threadOf(table)?.archived, 'there is time for a last look').toBe(false)
  await pass(HOUR)
  expect(threadOf(table)?.archived).toBe(true)

  const other = await begun()
  await end(night.archon.house, other.id)
  await ann.in(other.channel).slash('/table rematch')
  await settle()
  await pass(2 * HOUR)
  expect(threadOf(other)?.archived).toBe(false)
})

it('a table of several people keeps its thread', async () => {
  const table = await begun()
  const two = table.seats.map((row, n) => (n === 1 ? { ...row, person: bob.id, name: 'Bob' } : row))
  const { seq } = (await night.archon.house.store.table(table.id))!
  await night.archon.house.store.commit({ table: table.id, seq, at: 0, seats: two.slice(1, 2) })
  await end(night.archon.house, table.id)
  await pass(DAY)
  expect(threadOf(table)?.archived).toBe(false)
})
