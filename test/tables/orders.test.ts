import { afterEach, describe, expect, it } from 'vitest'
import { clearOrders, leaveOrder } from '../../src/tables/orders.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, tableById, viewFor } from '../../src/tables/position.ts'
import { begun, look, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

const give = async (id: string, name: string, value: unknown) => {
  const position = await look(house, id)
  const { seat } = position.table.seats.find((row) => row.person === `id-${name}`)!
  const decision = decisionsOf(position, seat).find(({ offer }) => !offer)!
  await answer(house, id, `id-${name}`, decision.id, value)
}
const order = { words: null, uses: 1, hours: null, stop: false }

describe('orders left beforehand', () => {
  it('answer when the question comes, as often as was said, and stand in the log as orders', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'bid.seal', words: '3' })
    const before = viewFor(await look(house, id), 'p1')
    await house.run()
    expect(viewFor(await look(house, id), 'p1')).toEqual(before)
    await give(id, 'Ann', { pick: 'bid' })
    await give(id, 'Ann', 1)
    await house.run()
    expect((viewFor(await look(house, id), null) as { players: { p2: { light: number } } }).players.p2.light).toBe(5 - 3 + 4)
    expect((await house.store.entries(id)).filter(({ entry }) => 'by' in entry && entry.by === 'order')).toHaveLength(1)
    expect((await tableById(house, id)).seats[1]!.orders).toEqual([])
  })

  it('are used up by the answer itself, whenever the process dies', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'bid.seal', words: '1' })
    const { commit } = house.store
    let isKilled = false
    const dying: typeof commit = async (change) => {
      if (isKilled) throw new Error('killed')
      isKilled = change.entries?.some((entry) => 'by' in entry && entry.by === 'order') ?? false
      return commit(change)
    }
    await give(id, 'Ann', { pick: 'bid' })
    Object.assign(house.store, { commit: dying })
    await house.run()
    expect(isKilled).toBe(true)
    expect((await tableById(house, id)).seats[1]!.orders).toEqual([])
  })

  it('say nothing to other questions, after their time, or once something concerns the seat', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'bid.seal', words: 'nonsense' })
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'turn.act', hours: 1 })
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'bid.seal', stop: true })
    house.clock.now += 2 * 3_600_000
    await give(id, 'Ann', { pick: 'look', then: { pick: 'p2' } })
    await give(id, 'Ann', { pick: 'no' })
    await give(id, 'Ann', ['a', 'b', 'c'])
    await house.run()
    expect(owing(await look(house, id))).toEqual(['p2'])
    await give(id, 'Bob', { pick: 'bid' })
    await house.run()
    expect(owing(await look(house, id))).toEqual(['p1', 'p2'])
  })

  it('are not ended by what the seat itself does, by order or by hand', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await leaveOrder(house, id, 'id-Ann', { ...order, when: 'turn.act', uses: 9, stop: true })
    // Everything else is answered by hand, with what the clock would play.
    for (let i = 0; i < 60 && (await tableById(house, id)).status === 'playing'; i++) {
      await house.run()
      const position = await look(house, id)
      const open = owing(position).flatMap((seat) => decisionsOf(position, seat).filter(({ offer }) => !offer))
      const next = open.find(({ seat, prompt }) => seat !== 'p1' || prompt.say !== 'turn')
      if (!next) break
      await answer(house, id, next.seat === 'p1' ? 'id-Ann' : 'id-Bob', next.id, next.idle)
    }
    const { status, seats } = await tableById(house, id)
    expect(status).toBe('finished')
    expect(seats[0]!.orders[0]!.uses).toBe(9 - 4)
  })

  it('bind the computer that minds the seat of somebody away', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await leaveOrder(house, id, 'id-Bob', { ...order, when: 'bid.seal', words: '3' })
    const { seq, seats } = await tableById(house, id)
    await house.store.commit({ table: id, seq, at: house.now(), seats: [{ ...seats[1]!, autopilot: true }] })
    await give(id, 'Ann', { pick: 'bid' })
    await give(id, 'Ann', 1)
    await house.run()
    const sealed = (await house.store.entries(id)).flatMap(({ entry }) =>
      'by' in entry && entry.seat === 'p2' && entry.decision.includes('seal') ? [[entry.by, entry.answer]] : [],
    )
    expect(sealed[0]).toEqual(['order', 3])
  })

  it('can be taken back, and only known questions can be ordered', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await expect(leaveOrder(house, id, 'id-Bob', { ...order, when: 'dance.now' })).rejects.toThrow('plan.unknown')
    await leaveOrder(house, id, 'id-Ann', { ...order, when: 'turn.act', uses: 3 })
    await clearOrders(house, id, 'id-Ann', 1)
    await house.run()
    expect(owing(await look(house, id))).toEqual(['p1'])
    await leaveOrder(house, id, 'id-Ann', { ...order, when: 'turn.act', words: '(rest)' })
    await house.run()
    expect(decisionsOf(await look(house, id), 'p1').find(({ offer }) => !offer)!.prompt.say).toBe('arrange')
  })
})
