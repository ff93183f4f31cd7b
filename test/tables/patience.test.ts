/** Those who wait may move things on, where the rules let them, once nothing has happened for a stated time. */
import { expect, it } from 'vitest'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
import { begun, newHouse } from './setting.ts'

const DAY = 86_400_000

it('offers to move on after a day without anything happening, and not before', async () => {
  const house = newHouse({ hosted: atlantisRising })
  const id = await begun(house, ['Ann', 'Bob'], 0, 'atlantis-rising')
  const position = async () => positionOf(house, await tableById(house, id))
  // Once it comes to placing, only the starting player does what is asked; then the table waits for the other one alone.
  const boardNow = async () => (await position()).seen(null).view as { phase: string; starting: string }
  const personIn = async (seat: string) => (await position()).table.seats.find((row) => row.seat === seat)!.person!
  for (let i = 0; i < 60; i++) {
    const now = await position()
    const { phase, starting } = await boardNow()
    const asked = ['p1', 'p2'].flatMap((seat) => decisionsOf(now, seat).filter(({ offer }) => !offer))
    const next = asked.find(({ seat }) => phase !== 'place' || seat === starting)
    if (!next) break
    await answer(house, id, await personIn(next.seat), next.id, next.idle)
  }
  const { starting } = await boardNow()
  const starter = await personIn(starting)
  const moveOn = async () => decisionsOf(await position(), starting).find(({ patient }) => patient)
  expect(await moveOn()).toBeUndefined()
  house.clock.now += DAY
  const offer = (await moveOn())!
  expect(offer).toMatchObject({ offer: true })
  house.clock.now -= 1
  await expect(answer(house, id, starter, offer.id, { pick: 'go-on' })).rejects.toThrow('table.patience')
  house.clock.now += 1
  await answer(house, id, starter, offer.id, { pick: 'go-on' })
  expect(await moveOn()).toBeUndefined()
})
