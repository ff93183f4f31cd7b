/** What is kept, and what is not kept for ever. */
import { afterEach, describe, expect, it } from 'vitest'
import { end } from '../../src/tables/leaving.ts'
import { tableById } from '../../src/tables/position.ts'
import { begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

describe('settings', () => {
  it('set at the same moment are all kept', async () => {
    house = newHouse()
    const { store } = house
    await Promise.all([
      store.savePerson('ann', 'Ann', (held) => ({ ...held, notify: 'dm' })),
      store.savePerson('ann', 'Ann', (held) => ({ ...held, remind: 'last' })),
      store.savePerson('ann', 'Anna'),
      store.saveServer('s', { threads: false }),
      store.saveServer('s', { welcomed: true }),
    ])
    expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Anna', settings: { notify: 'dm', remind: 'last' } })
    expect(await store.server('s')).toEqual({ threads: false, welcomed: true })
  })
})

describe('posts', () => {
  it('are kept only while something can still be done with them', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    const { card } = await tableById(house, id)
    await end(house, id)
    const due = await house.store.duePosts(house.now(), 100)
    expect(due.map(({ body }) => body.kind)).toEqual(expect.arrayContaining(['lobby', 'card', 'notice', 'edit']))
    for (const [i, post] of due.entries()) await house.store.sent(post.id, `message ${i}`, house.now())
    const left = await Promise.all(due.map(({ id: post }) => house.store.post(post)))
    expect(left.flatMap((post) => (post ? [post.body.kind] : []))).toEqual(['lobby', 'card'])
    expect((await house.store.post(card.post!))?.message).not.toBeNull()
    expect((await house.store.counts()).posts).toBe(0)
  })
})
