/** Some would rather not meet somebody: a league honours that where it can, and nothing it publishes tells. */
import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { candidatesFor } from '../../src/league/candidates.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { drawn as drawAgain } from '../../src/league/draw.ts'
import { seasonJson } from '../../src/league/export.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import type { Season } from '../../src/store/league-store.ts'
import { closeInOrder, drawn, NAMES, type Office, openOffice, signedUp } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

const PEOPLE = NAMES.slice(0, 10)
const SEASONS = 8

/** The draw of ten newcomers in two tiers, where these would rather not meet those. */
async function drawnWhere(nth: number, wishes: Readonly<Record<string, readonly string[]>>): Promise<Season> {
  office = openOffice([sprint])
  let secrets = 0
  const secret = () => createHash('sha256').update(`${nth} ${++secrets}`).digest('hex')
  Object.assign(office.house, { secret })
  for (const [name, avoid] of Object.entries(wishes))
    await office.house.store.savePerson(`id-${name}`, name, () => ({ avoid: avoid.map((other) => `id-${other}`) }))
  const league = await signedUp(office, PEOPLE, { settings: { division: 5 } })
  const before = seasonJson(await newestSeason(office.house, league), [])
  expect(JSON.parse(before).season.seed).toBeNull()
  const { id } = await drawn(office, league, PEOPLE)
  return seasonById(office.house, id)
}

const meetings = ({ games }: Season, ...pair: readonly string[]) =>
  games.filter(({ seats }) => pair.every((name) => seats.some(({ owner }) => owner === `id-${name}`))).length

/** What anybody can do with what is printed and exported. */
async function repeated(season: Season) {
  const players = season.entries.map((entry) => ({ ...entry, tier: null, division: null }))
  const { entries, games } = drawAgain(season, players, await candidatesFor(office.house, season, players))
  const lines = games.map(({ id, seats }) => [id, seats.map(({ owner }) => owner)])
  return { lines, divisions: entries.map(({ person, tier, division }) => [person, tier, division]).sort() }
}
const asDrawn = ({ entries, games }: Season) => ({
  lines: games.map(({ id, seats }) => [id, seats.map(({ owner }) => owner)]),
  divisions: entries.map(({ person, tier, division }) => [person, tier, division]).sort(),
})

/** Everything that has a shape, without what stands in it. */
const shape = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shape)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
      : typeof value

describe('a wish not to meet somebody', () => {
  it('is honoured where the draw leaves room for it, whoever has it; else chance decides', async () => {
    let byChance = 0
    for (let nth = 0; nth < SEASONS; nth++) {
      byChance += Math.sign(meetings(await drawnWhere(nth, {}), 'Ba', 'Ca'))
      closeInOrder(office)
      expect(meetings(await drawnWhere(nth, { [nth % 2 ? 'Ba' : 'Ca']: ['Ba', 'Ca'] }), 'Ba', 'Ca')).toBe(0)
      closeInOrder(office)
    }
    expect(byChance).toBeGreaterThan(0)
    // Who avoids everybody still meets somebody: nobody is refused.
    expect((await drawnWhere(0, { Aa: PEOPLE })).games.some(({ seats }) => seats.some(({ owner }) => owner === 'id-Aa'))).toBe(
      true,
    )
  })

  it('leaves no trace: the draw follows from the printed seed alone, and is as even, with and without it', async () => {
    const published: unknown[] = []
    for (const wishes of [{}, { Ba: ['Ca', 'Da'], Ea: ['Fa'] }]) {
      const season = await drawnWhere(3, wishes)
      expect(await repeated(season)).toEqual(asDrawn(season))
      const divisions = await divisionsOf(office.house, season)
      const file = JSON.parse(seasonJson(season, divisions))
      expect(file.season.seed).toMatch(/^[0-9a-f]{32}$/)
      // The order in which divisions are listed and their members' places follow from the seed as well.
      published.push([shape(file), divisions.map(({ fairness }) => fairness!.score)])
      closeInOrder(office)
    }
    expect(published[1]).toEqual(published[0])
    await drawnWhere(3, {})
  })

  it('takes from nobody: over many draws everybody is as often in the upper division as chance has it', async () => {
    const upper = new Map(PEOPLE.map((name) => [`id-${name}`, 0]))
    for (let nth = 0; nth < 24; nth++) {
      const { entries } = await drawnWhere(nth, { Ba: ['Ca'] })
      for (const { person, tier } of entries) if (tier === 0) upper.set(person, upper.get(person)! + 1)
      closeInOrder(office)
    }
    // Twelve of twenty-four each, give or take what chance does.
    for (const [person, times] of upper) expect([person, times > 4 && times < 20]).toEqual([person, true])
    await drawnWhere(0, {})
  })
})
