/** Damage in the file that concerns one table: what the log can make again is made again, else it is said so, and all others play on. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/sqlite.mjs'
import { unsummed } from '../../src/store/stored-state.ts'
import { openTable, join as sitDown, start } from '../../src/tables/lobby.ts'
import { type TableOfTwo, tableOfTwo, textOf } from '../discord/evenings.ts'

let night: TableOfTwo
/** A second table of the same people, that nothing happens to. */
let other: { readonly id: string; readonly channel: string }

beforeEach(async () => {
  night = await tableOfTwo()
  const { ann, bob, archon, parlour, channel } = night
  await ann.in(channel).click('Take my turn')
  await ann.in(channel).click(/bid/)
  await ann.in(channel).click('Do it')
  const elsewhere = parlour.channel('welcome')
  const opening = { server: parlour.guildId, channel: elsewhere, game: 'lanterns', owner: ann, size: 2, pace: 'none' }
  const { id } = await openTable(archon.house, opening)
  await sitDown(archon.house, id, bob)
  await start(archon.house, id, ann.id)
  await archon.settle()
  other = { id, channel: elsewhere }
})
afterEach(() => night.close())

/** While nobody has it open. */
async function damaged(...statements: readonly string[]): Promise<void> {
  await night.archon.close()
  const file: Database = openDatabase(join(night.folder, 'archon.sqlite'))
  for (const statement of statements) expect(file.prepare(statement).run({ id: night.id }).changes).toBeGreaterThan(0)
  file.close()
  await night.reopen()
  await night.archon.settle()
}

const stateNow = async () => {
  const table = await night.archon.house.store.table(night.id)
  return [table?.fence, table?.state && unsummed(table.state)]
}

/** A letter in the middle becomes another one: it is still JSON, and nobody but the sum behind it could tell. */
const STATE = `update tables set state = replace(state, '"p1"', '"p2"') where id = @id`
const COPY =
  'update snapshots set state = zeroblob(length(state)) where table_id = @id and fence = (select max(fence) from snapshots where table_id = @id)'
const COPIES = 'update snapshots set state = zeroblob(length(state)) where table_id = @id'
const LOG = 'delete from log where table_id = @id'

const othersPlayOn = async () => {
  await night.ann.in(other.channel).click('Take my turn')
  await night.ann.in(other.channel).click(/bid/)
  await night.ann.in(other.channel).click('Do it')
  await night.archon.settle()
  expect((await night.archon.house.store.table(other.id))!.fence).toBe(1)
  expect(textOf(await night.bob.in(other.channel).click('Seal my answer'))).toContain('Choose one')
}

describe('a state that is not what was written', () => {
  for (const [from, statements] of [
    ['its other copy', [STATE]],
    ['an earlier one and the log', [STATE, COPY]],
    ['the log alone', [STATE, COPIES]],
  ] as const)
    it(`is made again from ${from}, by whoever comes by first`, async () => {
      const before = await stateNow()
      await damaged(...statements)
      expect(await stateNow()).not.toEqual(before)
      const { bob, channel, archon } = night
      expect(textOf(await bob.in(channel).click('Seal my answer'))).toContain('Choose one')
      expect(await stateNow()).toEqual(before)
      await bob.in(channel).choose(/Choose one/, '1')
      await archon.settle()
      expect((await archon.house.store.table(night.id))!.fence).toBe(2)
      await othersPlayOn()
    })

  it('that no log leads to is said to be damaged, changes nothing, and keeps nobody else from playing', async () => {
    await damaged(STATE, COPIES, LOG)
    const { bob, channel } = night
    const before = JSON.stringify(await night.archon.house.store.table(night.id))
    expect(textOf(await bob.in(channel).click('Seal my answer'))).toMatch(
      /is damaged and cannot be read.*whoever runs me.*backup/,
    )
    expect(JSON.stringify(await night.archon.house.store.table(night.id))).toBe(before)
    expect(textOf(await bob.slash('/inbox'))).toMatch(/something is wrong there/)
    await othersPlayOn()
  })

  it('from before there were sums is read as it is', async () => {
    const before = await stateNow()
    await damaged(`update tables set state = substr(state, 1, length(state) - 9) where id = @id`)
    expect(await stateNow()).toEqual(before)
  })
})

describe('a row that cannot be read', () => {
  for (const [what, statement] of [
    ['of the table', `update tables set card = '{"post":' where id = @id`],
    ['of a seat', `update seats set orders = '[' where table_id = @id and seat = 'p1'`],
  ] as const)
    it(`${what} is said to be damaged, and keeps nobody else from playing`, async () => {
      await damaged(statement)
      const { bob, channel } = night
      expect(textOf(await bob.in(channel).click('Seal my answer'))).toMatch(/is damaged and cannot be read.*Other tables/)
      // The other table is found, and a process that was away for a day gives time back to it.
      expect(textOf(await bob.slash('/inbox'))).toContain(other.channel)
      await night.parlour.clock.advance(86_400_000)
      await night.restart()
      await othersPlayOn()
    })
})
