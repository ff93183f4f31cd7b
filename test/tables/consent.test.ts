/** What everybody has to agree to: asked once, answered by those who are here, and done as if nothing had happened in between. */
import { afterEach, describe, expect, it } from 'vitest'
import { agree, propose } from '../../src/tables/consent.ts'
import { resume } from '../../src/tables/pause.ts'
import { answer } from '../../src/tables/play.ts'
import { tableById } from '../../src/tables/position.ts'
import { asked, begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    (error) => error.text?.say,
  )
const rest = async (id: string, name: string) => {
  const { open } = await asked(house, id, name)
  await answer(house, id, `id-${name}`, open[0]!.id, { pick: 'rest' })
  const { open: then } = await asked(house, id, name)
  await answer(house, id, `id-${name}`, then[0]!.id, ['a', 'b', 'c'])
}
const vote = async (id: string) => (await tableById(house, id)).vote

describe('a vote', () => {
  it('to rest or to end stays open while others play on; one to go back is void then', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await propose(house, id, 'id-Bob', 'end')
    await rest(id, 'Ann')
    expect(await vote(id)).toMatchObject({ kind: 'end', yes: ['p2'] })
    await propose(house, id, 'id-Bob', 'undo')
    await rest(id, 'Bob')
    expect(await vote(id)).toBeNull()
  })

  it('is answered by its own card only', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob', 'Cid'])
    await rest(id, 'Ann')
    await propose(house, id, 'id-Ann', 'undo')
    const { post: before } = (await vote(id))!
    await propose(house, id, 'id-Bob', 'end')
    expect(await refusal(agree(house, id, 'id-Cid', true, before))).toBe('vote.over')
    expect(await agree(house, id, 'id-Cid', true, (await vote(id))!.post)).toBe('waiting')
    expect(await vote(id)).toMatchObject({ kind: 'end', yes: ['p2', 'p3'] })
  })

  it('asked for twice is agreed to, and heard when all speak at once', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob', 'Cid', 'Dan'])
    expect(await propose(house, id, 'id-Ann', 'pause')).toBe('waiting')
    expect(await propose(house, id, 'id-Bob', 'pause')).toBe('waiting')
    const said = await Promise.all(['Cid', 'Dan'].map((name) => agree(house, id, `id-${name}`, true)))
    expect(said.sort()).toEqual(['agreed', 'waiting'])
    expect((await tableById(house, id)).pausedAt).not.toBeNull()
    expect(await refusal(propose(house, id, 'id-Ann', 'pause'))).toBe('clock.paused-already')
  })

  it('does not wait for somebody whose seat a computer plays', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    const table = await tableById(house, id)
    const bob = table.seats.find(({ person }) => person === 'id-Bob')!
    await house.store.commit({ table: id, seq: table.seq, at: 0, seats: [{ ...bob, autopilot: true }] })
    expect(await propose(house, id, 'id-Ann', 'end')).toBe('agreed')
    expect((await tableById(house, id)).status).toBe('ended')
  })

  it('to go back wakes the computer whose turn it is again, and sets the clocks', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 1, 'lanterns', 'slow')
    // The computer sits between them.
    await rest(id, 'Ann')
    const before = (await tableById(house, id)).fence
    await house.run()
    expect((await tableById(house, id)).fence).toBeGreaterThan(before)
    for (let i = 0; i < 20 && (await tableById(house, id)).fence > before; i++) {
      await propose(house, id, 'id-Ann', 'undo')
      await agree(house, id, 'id-Bob', true)
      if ((await tableById(house, id)).fence > before) continue
      const { seats } = await tableById(house, id)
      expect(seats.every(({ askedAt }) => askedAt === null)).toBe(true)
    }
    expect((await tableById(house, id)).fence).toBe(before)
    await house.run()
    expect((await tableById(house, id)).fence).toBeGreaterThan(before)
    expect(house.faults).toEqual([])
  })
})

it('a table that was ended while it rested does not announce that it goes on', async () => {
  house = newHouse()
  const id = await begun(house, ['Ann'], 1, 'lanterns', 'slow')
  await propose(house, id, 'id-Ann', 'pause')
  await propose(house, id, 'id-Ann', 'end')
  const { seq } = await tableById(house, id)
  await resume(house, id)
  house.clock.now += 30 * 86_400_000
  await house.run()
  expect((await tableById(house, id)).seq).toBe(seq)
})
