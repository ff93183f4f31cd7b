/** An answer that cannot be taken back alone is on its way for a moment: one press, and time to think again. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Order } from '../../src/store/store.ts'
import { commitAt, type House } from '../../src/tables/house.ts'
import { end, resign } from '../../src/tables/leaving.ts'
import { leaveOrder } from '../../src/tables/orders.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionAt, tableById } from '../../src/tables/position.ts'
import { arrive, send } from '../../src/tables/sending.ts'
import { sentFrom, withoutSent, withSent } from '../../src/tables/sent.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

const A_MOMENT = 15_000
let night: TableOfTwo
beforeEach(async () => {
  night = await tableOfTwo({ pauses: { ...NO_PAUSES, sent: A_MOMENT } })
})
afterEach(() => night.close())

const ann = () => night.ann.in(night.channel)
const position = () => positionAt(night.archon.house, night.id)
const asked = async () => owing(await position())
const bids = async () => ann().click('(bid)', { message: (await ann().click('Take my turn'))! })
const pass = async (time: number) => {
  await night.parlour.clock.advance(time)
  await night.archon.settle()
}

it('one press sends it, and it counts by itself a moment later', async () => {
  const before = publicTexts(night)
  const shown = textOf(await bids())
  expect(shown).toContain('It counts <t:')
  expect(shown).not.toContain('Do it')
  await pass(A_MOMENT - 1_000)
  expect(await asked()).toEqual(['p1'])
  expect(publicTexts(night)).toEqual(before)
  await pass(2_000)
  expect(await asked()).toEqual(['p1', 'p2'])
  expect(night.ann.screen()).not.toContain('It counts')
  expect((await night.archon.house.store.entries(night.id, 0)).map(({ entry }) => 'by' in entry && entry.by)).toEqual(['person'])
})

it('until then it is taken back by one press, and nothing comes of it', async () => {
  const panel = await bids()
  expect(textOf(await ann().click('↩ Take back', { message: panel! }))).toContain('(bid)')
  await pass(2 * A_MOMENT)
  expect(await asked()).toEqual(['p1'])
  expect(ann().canSee('(bid)')).toBe(true)
})

it('whoever does not want to wait presses Now', async () => {
  await ann().click('Now', { message: (await bids())! })
  expect(await asked()).toEqual(['p1', 'p2'])
})

it('whoever wishes to be asked always is asked before', async () => {
  await ann().slash('/profile', { confirm: 'always' })
  expect(textOf(await bids())).toContain('Do it')
  await pass(2 * A_MOMENT)
  expect(await asked()).toEqual(['p1'])
})

it('it survives the process', async () => {
  await bids()
  await night.restart()
  await pass(2 * A_MOMENT)
  expect(await asked()).toEqual(['p1', 'p2'])
})

it('is no order: it stands in no list, and clearing all orders leaves it', async () => {
  await bids()
  expect(textOf(await ann().slash('/plan list'))).toContain('None.')
  await ann().slash('/plan clear')
  expect(sentFrom((await position()).table.seats[0]!)).toBeDefined()
})

it('on other terms than it was chosen on it does not count, and its person is asked again', async () => {
  await bids()
  const { house } = night.archon
  const table = await tableById(house, night.id)
  const [row] = table.seats
  const sent = sentFrom(row!)!
  await commitAt(house, table, { seats: [{ ...row!, orders: withSent([], { ...sent, terms: 'cheaper then' }) }] })
  const rings = night.ann.pings.length
  await pass(2 * A_MOMENT)
  expect(await asked()).toEqual(['p1'])
  expect(sentFrom((await position()).table.seats[0]!)).toBeUndefined()
  await pass(10 * 60_000)
  expect(night.ann.pings.length).toBe(rings + 1)
})

it('where time runs out meanwhile it counts at once', async () => {
  await bids()
  expect(await arrive(night.archon.house, night.id, 'p1')).toBe(false)
  expect(await arrive(night.archon.house, night.id, 'p1', true)).toBe(true)
  expect(await asked()).toEqual(['p1', 'p2'])
})

/** A house in which another process changes what Ann has sent just before something else is stored. */
function overtaken(house: House, id: string, next: (orders: readonly Order[]) => readonly Order[]): House {
  let isDone = false
  const commit: House['store']['commit'] = async (step) => {
    if (!isDone) {
      isDone = true
      const table = await tableById(house, id)
      const row = table.seats.find(({ seat }) => seat === 'p1')!
      await commitAt(house, table, { seats: [{ ...row, orders: next(row.orders) }] })
    }
    return house.store.commit(step)
  }
  return { ...house, store: { ...house.store, commit } }
}

it('taken back in the moment in which it would count, it does not count', async () => {
  await bids()
  const { house } = night.archon
  expect(await arrive(overtaken(house, night.id, withoutSent), night.id, 'p1', true)).toBe(false)
  expect(await asked()).toEqual(['p1'])
})

it('chosen anew in that moment, the new one stays on its way', async () => {
  await bids()
  const { house } = night.archon
  const first = sentFrom((await position()).table.seats[0]!)!
  const next = { ...first, dueAt: first.dueAt + 5_000 }
  expect(
    await arrive(
      overtaken(house, night.id, (orders) => withSent(orders, next)),
      night.id,
      'p1',
      true,
    ),
  ).toBe(false)
  expect(sentFrom((await position()).table.seats[0]!)).toEqual(next)
  expect(await asked()).toEqual(['p1'])
})

it('goes before an order that was left for the same question', async () => {
  await bids()
  const { house } = night.archon
  const [open] = decisionsOf(await position(), 'p1')
  await leaveOrder(house, night.id, night.ann.id, { when: open!.question, words: null, uses: 1, hours: null, stop: false })
  await pass(A_MOMENT - 1_000)
  expect(await house.store.entries(night.id, 0)).toEqual([])
  await pass(2_000)
  expect((await house.store.entries(night.id, 0)).map(({ entry }) => 'by' in entry && entry.by)).toEqual(['person'])
})

it('nothing a mentor prepares meanwhile is handed over along with it', async () => {
  await bids()
  const { house } = night.archon
  const table = await tableById(house, night.id)
  const eyes = { zoe: { seat: 'p1', host: night.ann.id, isMentor: true, isThere: true } } as const
  await commitAt(house, table, { change: { terms: { ...table.terms, eyes } } })
  const [open] = decisionsOf(await position(), 'p1')
  await expect(answer(house, night.id, 'zoe', open!.id, { pick: 'rest' })).rejects.toThrow('refused.stale')
})

it('is not passed on with what was planned', async () => {
  await bids()
  const { house } = night.archon
  const table = await tableById(house, night.id)
  await commitAt(house, table, { change: { terms: { ...table.terms, passing: ['p1'] } } })
  await resign(house, night.id, night.ann.id)
  expect((await tableById(house, night.id)).terms.plans).toBeUndefined()
})

it('where the table has ended meanwhile nobody is asked again, and nothing more is sent', async () => {
  await bids()
  const { house } = night.archon
  const sent = sentFrom((await position()).table.seats[0]!)!
  await end(house, night.id)
  await arrive(house, night.id, 'p1', true)
  const posts = await house.store.duePosts(house.now() + 86_400_000, 100)
  expect(posts.filter(({ body }) => body.kind === 'call')).toEqual([])
  await expect(send(house, night.id, night.ann.id, sent.decision, sent.answer)).rejects.toThrow('table.over')
})
