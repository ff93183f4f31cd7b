/** Messages that were posted by earlier versions go on working: their buttons name acts as those were called then. */
import { afterEach, describe, expect, it } from 'vitest'
import { idFor } from '../../src/discord/ids.ts'
import { button, buttonRows } from '../../src/discord/show/present/rows.ts'
import { tableById } from '../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

const table = () => tableById(night.archon.house, night.id)
const ann = () => night.ann.in(night.channel)

/** A press on a button as it was written once. */
async function pressOnce(verb: string, arg = '') {
  const channel = await night.archon.bot.client.channels.fetch(night.channel)
  if (!channel?.isSendable()) throw new Error('there is nowhere to post')
  await channel.send({ components: buttonRows([button(idFor(verb, night.id, '', arg), 'Of old')]) })
  return ann().click('Of old')
}

describe('a button of old', () => {
  it.each(['undo', 'pause', 'end'] as const)('asks everybody: %s', async (kind) => {
    night = await tableOfTwo()
    await ann().click('(bid)', { message: (await ann().click('Take my turn'))! })
    await ann().click('Do it')
    await pressOnce('ask', kind)
    expect((await table()).vote).toMatchObject({ kind })
  })

  it('leaves an order, and takes all back', async () => {
    night = await tableOfTwo()
    await pressOnce('order', 'default')
    expect((await table()).seats[0]!.orders).toHaveLength(1)
    await pressOnce('order', 'clear')
    expect((await table()).seats[0]!.orders).toEqual([])
  })

  it('closes a table, once one is sure', async () => {
    night = await tableOfTwo({}, true)
    expect(textOf(await pressOnce('close'))).toContain('Nobody will be able to join')
    expect((await table()).status).toBe('lobby')
    await pressOnce('close', 'sure')
    expect((await table()).status).toBe('ended')
  })

  it('that means nothing any more shows where things stand', async () => {
    night = await tableOfTwo()
    expect(textOf(await pressOnce('dance'))).toContain('from an earlier version')
    expect(textOf(await pressOnce('ask', 'dance'))).toContain('belongs to something else')
  })
})
