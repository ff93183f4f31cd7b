/** A table in a private thread: only people who are invited see it, find it, and take a seat. */
import { beforeEach, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { channelOr404 } from '../../src/parlour/channels.ts'
import { personOr404 } from '../../src/parlour/house.ts'
import { canSee } from '../../src/parlour/permissions.ts'
import { join } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { ann, bob, channel, cid, meet, night, rings, settle } from './three-guests.ts'

beforeEach(() => meet([eraOfAtlantis]))

/** Ann opens one with Bob; answers with its thread. */
async function opened(): Promise<string> {
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, private: true, with: bob.mention })
  await settle()
  const [table] = await night.archon.house.store.tablesOf(ann.id)
  return table!.channel
}
/** Of the three, those who see it. */
const inside = (thread: string) => {
  const { house } = night.parlour
  return [ann, bob, cid]
    .filter(({ id }) => canSee(house, personOr404(house, id), channelOr404(house, thread)))
    .map(({ name }) => name)
}
const table = async (thread: string) => (await night.archon.house.store.tableIn(thread))!
const people = async (thread: string) => (await table(thread)).seats.map(({ name }) => name)

it('only invited people see its thread, and each is rung for once', async () => {
  const thread = await opened()
  expect(thread).not.toBe(channel)
  expect(rings()).toEqual([1, 1, 0])
  await ann.in(thread).sees('only people who are invited')
  await bob.in(thread).click('Join')
  await settle()
  expect(await people(thread)).toEqual(['Ann', 'Bob'])
  expect(inside(thread)).toEqual(['Ann', 'Bob'])
})

it('nobody else finds it: not in the list, not by its name, not by a press', async () => {
  const thread = await opened()
  const { id } = await table(thread)
  expect(textOf(await cid.slash('/tables'))).toContain('No table is open here')
  expect(textOf(await bob.slash('/tables'))).toContain('Ann')
  await cid.slash('/board', { table: id })
  await cid.sees('does not exist')
  await expect(night.archon.house.store.table(id)).resolves.toMatchObject({ terms: { isPrivate: true } })
  await expect(join(night.archon.house, id, { id: cid.id, name: 'Cid' })).rejects.toMatchObject({
    text: { say: 'table.private' },
  })
  expect(await people(thread)).toEqual(['Ann', 'Bob'])
})

it('whoever declines leaves the thread, and others can be invited instead', async () => {
  const thread = await opened()
  await bob.in(thread).click('Not this time')
  await settle()
  expect(await people(thread)).toEqual(['Ann'])
  expect(inside(thread)).toEqual(['Ann'])
  await ann.in(thread).click('Invite')
  await ann.in(thread).choose('Whom', 'Cid')
  await settle()
  await cid.in(thread).click('Join')
  await settle()
  expect(await people(thread)).toEqual(['Ann', 'Cid'])
})

it('where no private thread can be made nothing is opened, and it is said why', async () => {
  night.parlour.faults.revoke('CreatePrivateThreads')
  const answer = await ann.slash('/table open', { game: 'Era of Atlantis', private: true })
  expect(textOf(answer)).toContain('Create Private Threads')
  expect(await night.archon.house.store.tablesOf(ann.id)).toEqual([])
})
