/** A power cut at every write: each one fails once before it is done and once after, and everything still comes right. */
import { afterEach, expect, it } from 'vitest'
import { divisionsOf } from '../../src/league/divisions.ts'
import { checkIn } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import type { Store } from '../../src/store/store.ts'
import { everybodyAnswers, type Office, openOffice, signedUp } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => office.close())

class PowerCut extends Error {}

const WRITES = ['open', 'commit', 'clearTimer', 'note', 'rate', 'saveExpedition']

/** The n-th call of a write is cut before (n = 0 modulo 3), after (1), or not at all (2). */
function failing<T extends object>(target: T, calls: Map<string, number>, name = ''): T {
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(target, key) as unknown
      if (key === 'league') return failing(value as object, calls, 'league.')
      if (typeof value !== 'function' || !WRITES.includes(String(key))) return value
      return async (...given: unknown[]) => {
        const call = `${name}${String(key)}`
        const n = calls.get(call) ?? 0
        calls.set(call, n + 1)
        if (n % 3 === 0) throw new PowerCut('before')
        const result = await Reflect.apply(value, target, given)
        if (n % 3 === 1) throw new PowerCut('after')
        return result
      }
    },
  })
}

it('survives a power cut before and after every single write', async () => {
  office = openOffice([sprint])
  const people = ['Aa', 'Ba', 'Ca']
  const league = await signedUp(office, people, { size: 2 })
  const { id } = await newestSeason(office.house, league)
  const calls = new Map<string, number>()
  Object.assign(office.house as { store: Store }, { store: failing(office.house.store, calls) })
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let i = 0; i < 400; i++) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error
        // A minute later what failed is tried again.
        office.clock.now += 61_000
      }
    }
    throw new Error('it never comes right')
  }
  const until = async (phase: string, work: () => Promise<unknown> = async () => {}) => {
    for (let i = 0; i < 300; i++) {
      await patiently(() => office.pass(0.001))
      if ((await seasonById(office.house, id)).phase === phase) return
      await patiently(work)
    }
    throw new Error(`it never comes to ${phase}`)
  }
  office.clock.now = (await newestSeason(office.house, league)).beginsAt
  await until('checkin')
  for (const name of people) await patiently(() => checkIn(office.house, id, `id-${name}`))
  await until('playing')
  await until('over', () => everybodyAnswers(office, (person) => (person === 'id-Aa' ? 9 : 3), 1))
  for (let i = 0; i < 10; i++) await patiently(() => office.pass(0.001))
  const season = await seasonById(office.house, id)
  expect(season.phase).toBe('over')
  expect(season.games.map(({ status }) => status)).toEqual(['scored', 'scored', 'scored'])
  expect(office.threads).toHaveLength(3)
  const { tables, timers } = await office.house.store.counts()
  expect(tables).toBe(3)
  expect(timers).toBe(1) // the beginning of the next season
  expect((await office.house.store.league.seasonsOf(league)).map(({ number }) => number)).toEqual([2, 1])
  expect(await office.house.store.league.stepsOf('id-Aa')).toHaveLength(2)
  expect(await office.house.store.league.ratingsOf('id-Aa')).toMatchObject([{ played: 2 }])
  const [division] = await divisionsOf(office.house, season)
  expect(division!.lines[0]).toMatchObject({ name: 'Aa', played: 2 })
  expect([...calls.keys()].sort()).toEqual(['clearTimer', 'commit', 'league.commit', 'league.open', 'league.rate', 'open'])
  expect(office.faults.every((fault) => fault instanceof PowerCut)).toBe(true)
})
