/** Whole seasons without a screen: from sign-up to promotion, with the process dying at every step. */
import { afterEach, describe, expect, it } from 'vitest'
import { personLines } from '../../src/discord/show/league/person.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { AT_ONCE } from '../../src/league/fairness.ts'
import { giveBackToSeasons, holdSeason, releaseSeason } from '../../src/league/lost-time.ts'
import { POINT } from '../../src/league/points.ts'
import { checkIn, joinSeason } from '../../src/league/signup.ts'
import { lotOf } from '../../src/league/standings.ts'
import { isOpen, newCard, newestSeason, seasonById } from '../../src/league/steps.ts'
import type { Season } from '../../src/store/league-store.ts'
import { inPublic } from '../../src/words/words.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { closeInOrder, DAY, drawn, NAMES, type Office, openOffice, playOn, signedUp, strength, who } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

/** Earlier letters are stronger. */

function neverMoreThanTwoAtOnce(season: Season) {
  for (const { person } of season.entries) {
    const open = season.games.filter((game) => isOpen(game) && game.seats.some(({ player }) => player === person))
    expect(open.length).toBeLessThanOrEqual(AT_ONCE)
  }
}

const namesIn = async (season: Season) =>
  (await divisionsOf(office.house, season)).map(({ lines }) => lines.map(({ name }) => name))

describe('a league of seven', () => {
  it('goes from sign-up to the next season by itself, however often the process dies', async () => {
    office = openOffice([sprint], true)
    const people = NAMES.slice(0, 7)
    const league = await signedUp(office, people)
    const season = await drawn(office, league, people)
    expect(season.phase).toBe('playing')
    expect(season.games).toHaveLength(7)
    await playOn(office, strength, async () => neverMoreThanTwoAtOnce(await seasonById(office.house, season.id)))
    const over = await seasonById(office.house, season.id)
    expect(over.phase).toBe('over')
    expect(over.games.every(({ status, verdict }) => status === 'scored' && verdict === null)).toBe(true)
    expect(new Set(over.games.map(({ thread }) => thread)).size).toBe(7)
    expect(office.threads).toHaveLength(7)
    expect(await namesIn(over)).toEqual([people])
    const [division] = await divisionsOf(office.house, over)
    // The strongest wins all four games; every game hands out 20 points.
    expect(division!.lines[0]).toMatchObject({ points: 40 * POINT, wins: 4 * POINT, played: 4, place: 1 })
    expect(division!.lines.reduce((sum, { points }) => sum + points, 0)).toBe(7 * 20 * POINT)
    expect(division!.fairness!.score).toBe(100)
    const next = await newestSeason(office.house, league)
    expect(next).toMatchObject({ number: 2, phase: 'signup', beginsAt: over.endsAt + 14 * DAY })
    expect(over.endsAt).toBe(over.beginsAt + 56 * DAY)
  })

  it('replaces those who do not check in by reserves, in the order they came', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 9)
    const league = await signedUp(office, people, { settings: { places: 7 } })
    const before = await newestSeason(office.house, league)
    expect(before.entries.map(({ status }) => status)).toEqual([...Array(7).fill('in'), 'reserve', 'reserve'])
    await drawn(office, league, ['Ba', 'Ca', 'Da', 'Ea', 'Fa', 'Ga', 'Ia', 'Ha'])
    expect((await newestSeason(office.house, league)).phase).toBe('checkin')
    await office.pass(6)
    const reminders = (await office.house.store.duePosts(office.clock.now, 1_000)).flatMap(({ body }) =>
      body.kind === 'league' && body.what === 'reminder' ? [body.ping] : [],
    )
    expect(reminders).toEqual([['id-Aa']])
    await office.pass(1)
    const season = await newestSeason(office.house, league)
    expect(season.phase).toBe('playing')
    const status = Object.fromEntries(season.entries.map((entry) => [entry.name, entry.reason ?? entry.status]))
    expect(status).toEqual({ Aa: 'no-show', Ba: 'in', Ca: 'in', Da: 'in', Ea: 'in', Fa: 'in', Ga: 'in', Ha: 'in', Ia: 'reserve' })
    expect(await office.house.store.league.incidentsOf('id-Aa')).toMatchObject([{ kind: 'no-show', season: season.id }])
  })

  it('calls everybody, a hundred in a message', async () => {
    office = openOffice([sprint])
    const season = await newestSeason(office.house, await signedUp(office, []))
    const crowd = Array.from({ length: 230 }, (_, i) => `id-${i}`)
    const { posts, card } = newCard(office.house, season, crowd)
    const called = posts.flatMap(({ body }) => (body.kind === 'league' ? body.ping : []))
    expect(called).toEqual(crowd)
    expect(posts.map(({ body }) => (body.kind === 'league' ? body.ping.length : 0))).toEqual([100, 0, 100, 30])
    expect(new Set(posts.map(({ id }) => id)).size).toBe(4)
    expect(posts[0]!.id).toBe(card)
  })

  it('shows its card below the threads of the first games', async () => {
    office = openOffice([sprint])
    Object.assign(office.house, { pauses: { ...office.house.pauses, edit: 1_000 } })
    const people = NAMES.slice(0, 7)
    const { card } = await drawn(office, await signedUp(office, people), people)
    expect((await office.house.store.post(card!))!.dueAt).toBe(office.clock.now + 15_000)
    expect(office.threads.length).toBeGreaterThan(0)
  })

  it('waits a week for more people when there are too few', async () => {
    office = openOffice([sprint])
    const league = await signedUp(office, ['Aa', 'Ba', 'Ca'])
    const { id, beginsAt } = await newestSeason(office.house, league)
    const { card } = await seasonById(office.house, id)
    await office.pass(14.5)
    // The card just shows another day: nobody is disturbed.
    expect(await seasonById(office.house, id)).toMatchObject({ phase: 'signup', beginsAt: beginsAt + 7 * DAY, card })
    await joinSeason(office.house, id, who('Da'))
    await office.pass(7)
    expect((await seasonById(office.house, id)).phase).toBe('checkin')
    for (const name of ['Aa', 'Ba', 'Ca']) await checkIn(office.house, id, who(name).id)
    await office.pass(7)
    const again = await seasonById(office.house, id)
    expect(again).toMatchObject({ phase: 'signup', beginsAt: beginsAt + 21 * DAY })
    // Those who were there are told that they have to wait.
    const news = (await office.house.store.post(again.card!))!.body
    expect(news).toMatchObject({ kind: 'league', what: 'card', ping: ['id-Aa', 'id-Ba', 'id-Ca'] })
    expect(again.entries.map(({ checkedInAt }) => checkedInAt)).toEqual([null, null, null, null])
  })

  it('plays the kernel’s test game, whose answers are of every kind', async () => {
    office = openOffice([lanterns.hosted])
    const people = NAMES.slice(0, 4)
    const league = await signedUp(office, people, { game: 'lanterns', size: 3 })
    const season = await drawn(office, league, people)
    await playOn(office, () => 1)
    const over = await seasonById(office.house, season.id)
    expect(over.phase).toBe('over')
    for (const game of over.games) expect(game.seats.map(({ place }) => place).sort()).toEqual([1, 2, 3])
  })
})

describe('a league of eleven at tables of five', () => {
  it('goes from sign-up to the next season by itself', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 11)
    const league = await signedUp(office, people, { size: 5 })
    const season = await drawn(office, league, people)
    expect(season.games).toHaveLength(11)
    await playOn(office, strength, async () => neverMoreThanTwoAtOnce(await seasonById(office.house, season.id)))
    const [division] = await divisionsOf(office.house, await seasonById(office.house, season.id))
    expect(division!.lines.map(({ played }) => played)).toEqual(Array(11).fill(5))
    expect(division!.lines[0]!.name).toBe('Aa')
    expect((await newestSeason(office.house, league)).number).toBe(2)
  })
})

describe('a league of three divisions', () => {
  it('is drawn by lot at first, not by who came first, and moves as many up as down', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 21)
    const league = await signedUp(office, people)
    const season = await drawn(office, league, people)
    const [top, left, right] = await namesIn(season)
    const lots = [...people].sort((a, b) => lotOf(season.seed, who(a).id) - lotOf(season.seed, who(b).id))
    expect([...top!].sort()).toEqual(lots.slice(0, 7).sort())
    expect([...left!, ...right!].sort()).toEqual(lots.slice(7).sort())
    // In each division, the later letters are the stronger ones.
    const order = [top!, left!, right!].map((names) => [...names].sort())
    await playOn(office, (person) => 2 + Math.max(...order.map((names) => names.indexOf(person.slice(3)))))
    const over = await seasonById(office.house, season.id)
    const divisions = await divisionsOf(office.house, over)
    expect(divisions.map(({ name }) => name)).toEqual(['1', '2A', '2B'])
    expect(divisions.map(({ lines }) => lines.map(({ move }) => move))).toEqual([
      ['stay', 'stay', 'stay', 'stay', 'stay', 'down', 'down'],
      ['up', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay'],
      ['up', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay'],
    ])
    const next = (name: string) => personLines(office.house, over, divisions, `id-${name}`, [], inPublic)[1]
    expect(next(divisions[1]!.lines[0]!.name)).toMatch(/^Division 2A, place 1 of 7: .* You go up\.$/)
    expect(next(order[0]![0]!)).toMatch(/^Division 1, place 7 of 7: .* You go down\.$/)
    const second = await newestSeason(office.house, league)
    for (const name of people) await joinSeason(office.house, second.id, who(name))
    const drawnAgain = await drawn(office, league, people)
    const [newTop] = await namesIn(drawnAgain)
    const winners = divisions.slice(1).map(({ lines }) => lines[0]!.name)
    expect(newTop!.sort()).toEqual([...order[0]!.slice(2), ...winners].sort())
  })
})

it('games without a clock last as long as the season, also where the organiser plays', async () => {
  office = openOffice([sprint])
  const people = NAMES.slice(0, 4)
  const { id, endsAt, games } = await drawn(office, await signedUp(office, people, { organiser: 'id-Aa' }), people)
  const begun = games.filter(isOpen).map((game) => game.id)
  expect(begun).toHaveLength(2)
  await office.pass((endsAt - office.clock.now) / DAY - 1)
  expect((await seasonById(office.house, id)).games.filter(isOpen).map((game) => game.id)).toEqual(begun)
})

describe('a bot that was away', () => {
  it('on the first day lets people check in for as long as they would have had', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const { id, beginsAt } = await newestSeason(office.house, await signedUp(office, people))
    office.clock.now = beginsAt + 9 * DAY
    await office.run()
    const season = await seasonById(office.house, id)
    expect(season).toMatchObject({ phase: 'checkin', beginsAt: office.clock.now, endsAt: office.clock.now + 56 * DAY })
    await office.pass(6)
    expect((await seasonById(office.house, id)).entries.every(({ status }) => status === 'in')).toBe(true)
  })

  it('for four days moves the end of check-in, and what follows, by four days', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 5)
    const { id, beginsAt } = await newestSeason(office.house, await signedUp(office, people))
    await office.pass(14)
    for (const name of people.slice(0, 3)) await checkIn(office.house, id, who(name).id)
    await office.pass((beginsAt - office.clock.now) / DAY + 6.5)
    office.clock.now += 4 * DAY
    // However often: the process may die while it gives back.
    for (let i = 0; i < 2; i++) await giveBackToSeasons(office.house, office.clock.now - 4 * DAY)
    await office.run()
    const late = await seasonById(office.house, id)
    expect(late).toMatchObject({ phase: 'checkin', beginsAt: beginsAt + 4 * DAY, endsAt: beginsAt + (56 + 4) * DAY })
    const told = (await office.house.store.duePosts(office.clock.now, 1_000)).flatMap(({ body }) =>
      body.kind === 'league' && body.what === 'moved' ? [body.time] : [],
    )
    expect(told).toEqual([4 * DAY])
    await checkIn(office.house, id, who('Da').id)
    await office.pass(0.5)
    const season = await seasonById(office.house, id)
    expect(season.phase).toBe('playing')
    expect(season.entries.map(({ name, reason }) => [name, reason]).at(-1)).toEqual(['Ea', 'no-show'])
    expect(await office.house.store.league.incidentsOf('id-Da')).toEqual([])
  })

  it('or could not be reached, lets a season rest until it can', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const { id, endsAt } = await drawn(office, await signedUp(office, people), people)
    await office.pass((endsAt - office.clock.now) / DAY - 1)
    await holdSeason(office.house, id)
    await office.pass(2)
    await holdSeason(office.house, id)
    await office.pass(2)
    expect((await seasonById(office.house, id)).phase).toBe('playing')
    for (let i = 0; i < 2; i++) await releaseSeason(office.house, id)
    expect((await seasonById(office.house, id)).endsAt).toBe(endsAt + 4 * DAY)
    await office.pass(0.9)
    expect((await seasonById(office.house, id)).phase).toBe('playing')
    await office.pass(0.1)
    expect((await seasonById(office.house, id)).phase).toBe('frozen')
  })
})
