import { afterEach, expect, it } from 'vitest'
import { tableById } from '../../src/tables/position.ts'
import { openTicker, type Ticker } from '../../src/tables/ticker.ts'
import { begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
let tickers: Ticker[] = []
afterEach(async () => {
  for (const ticker of tickers) ticker.close()
  for (const ticker of tickers) await ticker.idle()
  house.store.close()
})
const open = () => {
  const report = {
    failed: (_: string, error: unknown) => house.faults.push(error),
    stumbled: (error: unknown) => house.faults.push(error),
  }
  tickers = (['table', 'league'] as const).map((lane) => openTicker(house, lane, report))
  Object.assign(house, { wake: () => tickers.map((ticker) => setImmediate(ticker.wake)) })
}
const until = async (holds: () => Promise<boolean>) => {
  for (let i = 0; i < 2_000 && !(await holds()); i++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await holds()).toBe(true)
}

it('no table waits for a league that waits for Discord', async () => {
  house = newHouse()
  let release = () => {}
  const asked: string[] = []
  Object.assign(house, {
    league: (_: string, what: string) => {
      asked.push(what)
      return what === 'open' ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
    },
  })
  open()
  const slow = await begun(house, ['Ann', 'Bob'])
  const { seq } = await tableById(house, slow)
  await house.store.commit({ table: slow, seq, at: 0, timers: [{ key: 'league:open', dueAt: 0 }] })
  house.wake()
  await until(async () => asked.includes('open'))
  house.clock.now++
  const id = await begun(house, [], 3)
  await until(async () => (await tableById(house, id)).status === 'finished')
  expect(asked).toEqual(['open'])
  release()
  await until(async () => asked.includes('finished'))
  expect(house.faults).toEqual([])
})
