/** A verdict given late shows in standings, ratings and results alike, and in everything that was rated since. */
import { afterEach, describe, expect, it } from 'vitest'
import { divisionsOf } from '../../src/league/divisions.ts'
import { replay } from '../../src/league/mend.ts'
import { profileOf } from '../../src/league/profile.ts'
import { correctedSteps } from '../../src/league/rating-corrections.ts'
import { ratedBy, UNKNOWN } from '../../src/league/ratings.ts'
import { adjudicate } from '../../src/league/scoring.ts'
import { seasonById } from '../../src/league/steps.ts'
import type { RatingStep } from '../../src/store/league-store.ts'
import {
  casualTable,
  closeInOrder,
  drawn,
  everybodyAnswers,
  NAMES,
  type Office,
  openOffice,
  playOn,
  signedUp,
  strength,
  who,
} from './setting.ts'
import { sprint } from './sprint.ts'

const people = NAMES.slice(0, 4)

/** What the steps would be had these games been rated so from the start. */
function ratedFrom(games: readonly (readonly [table: string, order: readonly string[]])[]): RatingStep[] {
  const known = new Map<string, { mu: number; sigma: number }>()
  return games.flatMap(([table, order], at) => {
    const after = ratedBy(
      order.map((person) => known.get(person) ?? UNKNOWN),
      order.map((_, i) => i + 1),
    )
    return order.map((person, i): RatingStep => {
      known.set(person, after[i]!)
      return { table, person, game: 'sprint', size: order.length, place: i + 1, ...after[i]!, at }
    })
  })
}
const sorted = (steps: readonly RatingStep[]) => [...steps].sort((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1))
const placesOf = (order: readonly string[]) => new Map(order.map((person, i) => [person, i + 1]))

describe('ratings counted anew', () => {
  const before = ratedFrom([
    ['t1', ['a', 'b', 'c']],
    ['t2', ['a', 'b', 'c']],
    ['t3', ['d', 'e', 'f']],
    ['t4', ['c', 'd', 'b']],
  ])

  it('are what they would be had the verdict been known; what has nothing to do with it stays', () => {
    const wanted = ratedFrom([
      ['t1', ['a', 'b', 'c']],
      ['t2', ['c', 'b', 'a']],
      ['t3', ['d', 'e', 'f']],
      ['t4', ['c', 'd', 'b']],
    ])
    const changed = correctedSteps(before, 't2', placesOf(['c', 'b', 'a']))
    expect(sorted(changed)).toEqual(sorted(wanted.filter(({ table }) => table === 't2' || table === 't4')))
  })

  it('forget a game that was struck', () => {
    const wanted = ratedFrom([
      ['t1', ['a', 'b', 'c']],
      ['t3', ['d', 'e', 'f']],
      ['t4', ['c', 'd', 'b']],
    ])
    const changed = correctedSteps(before, 't2', null)
    expect(changed.map(({ table, person, mu }) => [table, person, mu])).toEqual(
      wanted.filter(({ table }) => table === 't4').map(({ table, person, mu }) => [table, person, mu]),
    )
  })

  it('move as far as they did where somebody has been forgotten since', () => {
    const known = before.filter(({ person }) => person !== 'd')
    const at = (steps: readonly RatingStep[], table: string) => steps.find((each) => each.table === table && each.person === 'b')!
    const changed = correctedSteps(known, 't1', placesOf(['b', 'a', 'c']))
    const [was, now] = [at(before, 't4').mu - at(before, 't2').mu, at(changed, 't4').mu - at(changed, 't2').mu]
    expect(now).toBeCloseTo(was, 9)
    expect(at(changed, 't4').mu).not.toBeCloseTo(at(before, 't4').mu, 3)
  })
})

describe('a late verdict', () => {
  let office: Office
  afterEach(() => closeInOrder(office))
  const rating = async (name: string) => (await office.house.store.league.ratingsOf(who(name).id))[0]
  const wins = async (name: string) => (await profileOf(office.house, who(name).id)).results[0]?.won

  it('changes ratings, results and the table of a game that had come to its end, and what was rated since', async () => {
    office = openOffice([sprint])
    const { id } = await drawn(office, await signedUp(office, people), people)
    await playOn(office, strength)
    await casualTable(office, 'sprint', people)
    await playOn(office, strength)
    const [a, d, won] = [await rating('Aa'), await rating('Da'), await wins('Aa')]
    const [game] = (await seasonById(office.house, id)).games
    const ranking = [...people].reverse().map((name) => [who(name).id])
    await adjudicate(office.house, id, game!.id, { how: 'ranking', reason: 'a slip', ranking })
    await office.run()
    expect((await rating('Aa'))!.mu).toBeLessThan(a!.mu)
    expect((await rating('Da'))!.mu).toBeGreaterThan(d!.mu)
    expect((await rating('Aa'))!.played).toBe(a!.played)
    expect(await wins('Aa')).toBe(won! - 1)
    expect(await wins('Da')).toBe(1)
    const [step] = await office.house.store.league.stepsOf(who('Aa').id)
    expect(step).toMatchObject({ place: 1, mu: (await rating('Aa'))!.mu })
    const [division] = await divisionsOf(office.house, await seasonById(office.house, id))
    expect(division!.lines.find(({ name }) => name === 'Da')!.wins).toBeGreaterThan(0)
  })

  it('that a game does not count takes it out of ratings and results', async () => {
    office = openOffice([sprint])
    const { id } = await drawn(office, await signedUp(office, people), people)
    await playOn(office, strength)
    const { games } = await seasonById(office.house, id)
    for (const game of games) {
      await adjudicate(office.house, id, game.id, { how: 'cancel', reason: 'the wrong game' })
      await office.run()
    }
    for (const name of people) {
      expect(await rating(name)).toBeUndefined()
      expect(await office.house.store.league.stepsOf(who(name).id)).toEqual([])
      expect((await profileOf(office.house, who(name).id)).finished).toBe(0)
    }
  })

  it('that a game is played again strikes the first of the two', async () => {
    office = openOffice([sprint])
    const { id } = await drawn(office, await signedUp(office, NAMES.slice(0, 7)), NAMES.slice(0, 7))
    await everybodyAnswers(office, strength, 1)
    await office.run()
    const done = (await seasonById(office.house, id)).games.find(({ status }) => status === 'scored')!
    await replay(office.house, id, done.id)
    await office.run()
    for (const { owner } of done.seats)
      expect((await office.house.store.league.stepsOf(owner)).some(({ table }) => table === done.table)).toBe(false)
  })
})
