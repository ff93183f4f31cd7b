/** Only play scores: what was hardly played, or never begun, is missing and not lost. */
import { afterEach, expect, it } from 'vitest'
import { standingLines } from '../../src/discord/show/league/lines.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { POINT } from '../../src/league/points.ts'
import { adjudicate } from '../../src/league/scoring.ts'
import { standings } from '../../src/league/standings.ts'
import { seasonById } from '../../src/league/steps.ts'
import { inPublic } from '../../src/words/words.ts'
import {
  cardOf,
  closeInOrder,
  DAY,
  drawn,
  everybodyAnswers,
  NAMES,
  type Office,
  openOffice,
  playOn,
  signedUp,
} from './setting.ts'
import { marathon, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))
const seasonOf = async (people: readonly string[], game = 'sprint') => {
  office = openOffice([sprint, marathon])
  const league = await signedUp(office, people, { game })
  return (await drawn(office, league, people)).id
}
const card = (id: string) => cardOf(office, id)

it('a season in which nothing was played has no winner, moves nobody, and says so', async () => {
  const id = await seasonOf(NAMES.slice(0, 14))
  const { endsAt } = await seasonById(office.house, id)
  await office.pass((endsAt - office.clock.now) / DAY + 8)
  const over = await seasonById(office.house, id)
  expect(over.phase).toBe('over')
  expect(new Set(over.games.map(({ status }) => status))).toEqual(new Set(['cancelled']))
  const divisions = await divisionsOf(office.house, over)
  expect(new Set(divisions.flatMap(({ lines }) => lines.map(({ move, place }) => `${move} ${place}`)))).toEqual(
    new Set(['stay 1']),
  )
  expect(await card(id)).toContain('Nothing was played this season')
  expect(await card(id)).not.toContain('wins the season')
  expect(standingLines(over, divisions[0]!, inPublic).join('\n')).toContain('no winner')
})

it('a seat without its own answers keeps a game from counting, however far it came', async () => {
  const id = await seasonOf(NAMES.slice(0, 4), 'marathon')
  const [game] = (await seasonById(office.house, id)).games.filter(({ status }) => status === 'playing')
  const [absent] = game!.seats
  // Of two rounds the first is answered by all but one, whose default is played by the clock.
  await everybodyAnswers(office, (person) => (person === absent!.owner ? null : 5), 1, [game!.table!])
  await adjudicate(office.house, id, game!.id, { how: 'stands', reason: 'Time is up.' })
  await office.run()
  const decided = (await seasonById(office.house, id)).games.find((each) => each.id === game!.id)!
  expect(decided).toMatchObject({ status: 'cancelled', verdict: expect.stringContaining('Too little of it had been played') })
  expect(decided.seats.map(({ place }) => place)).toEqual([null, null, null, null])
})

it('games that were not played are missing: points per game decide, and the table says so', async () => {
  const id = await seasonOf(NAMES.slice(0, 7))
  const waiting = (await seasonById(office.house, id)).games.find(({ status }) => status === 'waiting')!
  await adjudicate(office.house, id, waiting.id, { how: 'cancel', reason: 'Nobody could agree on a day.' })
  await playOn(office, (person) => 9 - NAMES.indexOf(person.slice(3)))
  const over = await seasonById(office.house, id)
  const [division] = await divisionsOf(office.house, over)
  expect(division).toMatchObject({ isByAverage: true, wasPlayed: true })
  const averages = division!.lines.map(({ average }) => average)
  expect(averages).toEqual([...averages].sort((a, b) => b - a))
  expect(new Set(division!.lines.map(({ played }) => played))).toEqual(new Set([3, 4]))
  const lines = standingLines(over, division!, inPublic).join('\n')
  expect(lines).toContain('points per game')
  expect(lines).toMatch(/a game, 3 games/)
})

it('points per game put somebody with fewer games ahead, and whoever played none last', () => {
  const seat = (person: string, place: number) => ({ owner: person, player: person, place, score: 0 })
  const games = [
    [seat('a', 1), seat('b', 2)],
    [seat('b', 1), seat('c', 2)],
    [seat('b', 2), seat('c', 1)],
  ]
  const rows = standings(['a', 'b', 'c', 'd'], games, new Map(), 'seed', { isByAverage: true })
  expect(rows.map(({ person, points }) => [person, points / POINT])).toEqual([
    ['a', 10],
    ['c', 11],
    ['b', 12],
    ['d', 0],
  ])
})

it('what is taken off, or was earned for others, weighs as much for whoever has few games as for everybody', () => {
  const seat = (owner: string, place: number, player = owner) => ({ owner, player, place, score: 0 })
  // The reserve won the one game they had of their own after a second place in two for the one whose place they have.
  const games = [
    [seat('a', 1), seat('gone', 2, 'reserve')],
    [seat('b', 1), seat('gone', 2, 'reserve')],
    [seat('a', 1), seat('b', 2)],
    [seat('a', 2), seat('reserve', 1)],
  ]
  const rows = standings(['a', 'b', 'reserve'], games, new Map([['a', POINT]]), 'seed', { isByAverage: true })
  const all = Object.fromEntries(rows.map(({ person, points, average }) => [person, [points / POINT, average / POINT]]))
  expect(all).toEqual({ a: [20, 20 / 3], b: [11, 5.5], reserve: [11, 10 + 1 / 3] })
})

it('whoever is out stands below all who are in, however many points they have', () => {
  const seat = (person: string, place: number) => ({ owner: person, player: person, place, score: 0 })
  const games = [
    [seat('a', 1), seat('b', 2)],
    [seat('a', 1), seat('c', 2)],
  ]
  const rows = standings(['a', 'b', 'c'], games, new Map(), 'seed', { isOut: (person) => person === 'a' })
  expect(rows.map(({ person, place, by }) => [person, place, by])).toEqual([
    ['b', 1, 'lot'],
    ['c', 1, 'stayed'],
    ['a', 3, null],
  ])
})

it('whoever is level in everything shares the place: 1, 1, 3', async () => {
  const id = await seasonOf(NAMES.slice(0, 4))
  await playOn(office, (person) => (['id-Aa', 'id-Ba'].includes(person) ? 9 : 1))
  const [division] = await divisionsOf(office.house, await seasonById(office.house, id))
  expect(division!.lines.map(({ place }) => place)).toEqual([1, 1, 3, 3])
  expect(await card(id)).toMatch(/\*\*(Aa and Ba|Ba and Aa) win the season/)
  expect(division!.games[0]!.seats.map(({ place }) => place).sort()).toEqual([1, 1, 3, 3])
})
