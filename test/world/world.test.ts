/** A short world; `npm run soak -- world --seed N --days 30` plays a month of one. */
import { expect, it } from 'vitest'
import { newDatabase } from '../postgres/shared.ts'
import { KINDS, troubles } from './faults.ts'
import { apart } from './ledger.ts'
import { world } from './world.ts'

it('plays for days with everything going wrong around it, and nothing is lost, doubled, told or taken', {
  timeout: 240_000,
}, async () => {
  const { wrong, ...figures } = await world({ seed: 2, days: 3, servers: 2, people: 2 })
  expect(wrong).toEqual([])
  expect(figures).toMatchObject({ days: 3, servers: 2 })
  const { answers, kills, absences } = figures
  expect({ answers: answers > 0, kills: kills > 0, absences: absences > 0 }).toEqual({
    answers: true,
    kills: true,
    absences: true,
  })
})

it('may be one bot in two processes on one PostgreSQL, which are killed, and lose their database', {
  timeout: 240_000,
}, async () => {
  const database = await newDatabase()
  const faults = [
    { hour: 3, kind: 'kill', strength: 4 },
    { hour: 5, kind: 'database restarted', strength: 0 },
  ] as const
  const company = { ...database, processes: 2 }
  const { wrong, presses, kills } = await world({ seed: 4, days: 1, servers: 2, people: 2, company, faults })
  await database.drop()
  expect(wrong).toEqual([])
  expect(presses).toBeGreaterThan(20)
  expect(kills).toBeGreaterThan(0)
})

it('goes the same way by the same seed', { timeout: 240_000 }, async () => {
  const [one, two] = [
    await world({ seed: 8, days: 1, servers: 1, people: 2 }),
    await world({ seed: 8, days: 1, servers: 1, people: 2 }),
  ]
  const { presses, answers, kills, posts, faults, wrong } = one
  expect(two).toMatchObject({ presses, answers, kills, posts, faults, wrong })
})

it('meets the same faults by the same seed, others by another, and every kind within a month', () => {
  const month = (seed: number) => Array.from({ length: 30 }, (_, day) => troubles(seed, 0, day))
  expect(month(5)).toEqual(month(5))
  expect(month(5)).not.toEqual(month(6))
  expect(new Set(month(5).flatMap((day) => day.map(({ kind }) => kind))).size).toBe(KINDS.length)
})

it('counts time in which nobody could answer once, for however many reasons', () => {
  const spans = [
    { from: 40, to: 60 },
    { from: 10, to: 30 },
    { from: 20, to: 35 },
    { from: 50, to: Number.POSITIVE_INFINITY },
    { from: 0, to: 5 },
  ]
  expect(apart(spans, 8, 70)).toEqual([
    { from: 10, to: 35 },
    { from: 40, to: 70 },
  ])
})
