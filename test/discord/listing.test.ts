/** The standing list of a server's tables: what everybody may know, with the ways in, and up to date within a minute. */
import { afterEach, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { join, openTable } from '../../src/tables/lobby.ts'
import { tableById } from '../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

const MINUTE = 61_000
const list = (guest: Guest) =>
  guest
    .in('welcome')
    .messages()
    .filter((message) => /Open tables|Being played|No table is open/.test(textOf(message)))
const aMinuteLater = async () => {
  await night.parlour.clock.advance(MINUTE)
  await night.archon.settle()
}
it('follows what happens, has a button for everybody, keeps private tables to themselves, and ends with its message', async () => {
  night = await tableOfTwo()
  const olga = night.parlour.person('Olga', { roles: ['Organiser'] })
  const told = textOf(await olga.in('welcome').slash('/archon setup', { list: 'welcome' }))
  expect(told).toContain('A list of all tables stands in <#')
  const [before] = list(night.ann)
  expect(textOf(before)).toContain('Ann')
  const zoe = night.parlour.person('Zoe')
  const { house } = night.archon
  const where = { server: night.parlour.guildId, channel: night.parlour.channel('welcome') }
  const { id } = await openTable(house, { ...where, game: 'lanterns', owner: zoe, size: 4, pace: 'none' })
  const hers = await tableById(house, night.id)
  await house.store.commit({ table: hers.id, seq: hers.seq, at: house.now(), change: { terms: { isPrivate: true } } })
  await aMinuteLater()
  const [after, another] = list(night.ann)
  expect(another).toBeUndefined()
  expect(after!.id).toBe(before!.id)
  expect(textOf(after)).toContain('Zoe')
  expect(textOf(after)).not.toContain('Ann')
  // Anybody can press it, and only they see what comes of it.
  await night.bob.in('welcome').click('1. Join', { message: after!.id })
  await aMinuteLater()
  expect(textOf(list(night.ann)[0])).toMatch(/Zoe.*Bob/)
  // Nothing happened: nothing is sent.
  const { edited_timestamp } = list(night.ann)[0]!
  await aMinuteLater()
  expect(list(night.ann)[0]!.edited_timestamp).toBe(edited_timestamp)
  // Another process goes on with the same message.
  await night.restart()
  await join(night.archon.house, id, night.parlour.person('Xia'))
  await aMinuteLater()
  expect(list(night.ann)).toHaveLength(1)
  expect(textOf(list(night.ann)[0])).toContain('Xia')
  night.parlour.faults.deleteMessage(list(night.ann)[0]!.id)
  await join(night.archon.house, id, night.parlour.person('Wim'))
  await aMinuteLater()
  await aMinuteLater()
  expect(list(night.ann)).toEqual([])
  expect((await night.archon.house.store.server(night.parlour.guildId)).listing).toBeUndefined()
})
