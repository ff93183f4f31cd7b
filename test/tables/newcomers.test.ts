/** Newcomers begin with one public table at a time, then two, then as many as they like. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tablesAtOnce } from '../../src/league/trust.ts'
import type { Terms } from '../../src/store/store.ts'
import { resign, takeSeat } from '../../src/tables/leaving.ts'
import { invite, join, openTable, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf } from '../../src/tables/position.ts'
import { rematch } from '../../src/tables/rematch.ts'
import { sprint } from '../league/sprint.ts'
import { look, newHouse, person, type TestHouse } from './setting.ts'

let house: TestHouse
beforeEach(() => {
  house = newHouse({ hosted: sprint })
  Object.assign(house, { tablesAtOnce: (who: string) => tablesAtOnce(house, who) })
})
afterEach(() => house.store.close())

const [ann, bob, cid, dan] = [person('Ann'), person('Bob'), person('Cid'), person('Dan')]
let channels = 0
const opened = async (owner: typeof ann, more: { size?: number; computers?: number; terms?: Terms } = {}): Promise<string> => {
  const where = { server: 's', channel: `c${++channels}`, game: 'sprint' }
  return (await openTable(house, { ...where, owner, size: 2, ...more })).id
}
const TOO_MANY = { text: { say: 'limit.newcomer' } }

/** Bob finishes a game with others, or with a computer. */
async function seenThrough(id: string): Promise<void> {
  for (const { person: who, seat } of (await look(house, id)).table.seats) {
    const [decision] = decisionsOf(await look(house, id), seat)
    if (who) await answer(house, id, who, decision!.id, 3)
  }
  await house.run()
}
async function playedWithAnn(): Promise<string> {
  const id = await opened(ann)
  await join(house, id, bob)
  await start(house, id, ann.id)
  await seenThrough(id)
  return id
}

it('one, then two, then any number; and it says where they sit', async () => {
  const first = await opened(ann)
  await join(house, first, bob)
  await expect(join(house, await opened(cid), bob)).rejects.toMatchObject(TOO_MANY)
  await start(house, first, ann.id)
  await expect(join(house, await opened(cid), bob)).rejects.toMatchObject(TOO_MANY)
  await seenThrough(first)
  for (const _ of [1, 2]) await join(house, await opened(cid, { size: 3 }), bob)
  await expect(join(house, await opened(cid), bob)).rejects.toMatchObject(TOO_MANY)
  expect(await tablesAtOnce(house, bob.id)).toBe(2)
  const third = await opened(ann)
  await invite(house, third, ann.id, [bob])
  await join(house, third, bob)
  await start(house, third, ann.id)
  await seenThrough(third)
  for (const _ of [1, 2, 3]) await join(house, await opened(cid), bob)
})

it('games with computers and private tables never count, and neither opens the next', async () => {
  const alone = await opened(bob, { computers: 1 })
  await start(house, alone, bob.id)
  const hidden = await opened(ann, { terms: { isPrivate: true } })
  await invite(house, hidden, ann.id, [bob])
  await join(house, hidden, bob)
  await join(house, await opened(cid), bob)
  await seenThrough(alone)
  expect(await tablesAtOnce(house, bob.id)).toBe(1)
})

it('whoever is invited by name or steps in for somebody is welcome, and a rematch is one table like another', async () => {
  const over = await playedWithAnn()
  for (const _ of [1, 2]) await join(house, await opened(cid, { size: 3 }), bob)
  const asked = await opened(cid)
  await invite(house, asked, cid.id, [bob])
  await join(house, asked, bob)
  const left = await opened(ann, { size: 2 })
  await join(house, left, dan)
  await start(house, left, ann.id)
  await resign(house, left, dan.id)
  await takeSeat(house, left, 'p2', bob)
  await expect(rematch(house, over, bob)).rejects.toMatchObject(TOO_MANY)
})
