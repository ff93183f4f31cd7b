/** Which games begin next, for people who play in several leagues. */
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULTS } from '../../src/league/calendar.ts'
import { AT_ONCE } from '../../src/league/fairness.ts'
import { beginNext, GIVEN_UP, startable } from '../../src/league/next-games.ts'
import { checkIn } from '../../src/league/signup.ts'
import { isOpen, newestSeason, seasonById } from '../../src/league/steps.ts'
import type { Season, Waiting } from '../../src/store/league-store.ts'
import { newQueue } from '../../src/store/queue.ts'
import type { House } from '../../src/tables/house.ts'
import { resign } from '../../src/tables/leaving.ts'
import { talkAt } from '../../src/tables/letters.ts'
import { DAY, drawn, everybodyAnswers, NAMES, type Office, openOffice, playOn, signedUp, who } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => office.close())

/** Leagues with the same people, all drawn on the same day. */
async function drawnTogether(leagues: readonly string[], people: readonly string[]): Promise<Season[]> {
  const seasons = await Promise.all(leagues.map((league) => newestSeason(office.house, league)))
  await office.pass((Math.max(...seasons.map(({ beginsAt }) => beginsAt)) - office.clock.now) / DAY)
  await Promise.all(seasons.flatMap(({ id }) => people.map((name) => checkIn(office.house, id, who(name).id))))
  await office.run()
  return now(seasons)
}

const now = (seasons: readonly Season[]) => Promise.all(seasons.map(({ id }) => seasonById(office.house, id)))
const open = (season: Season) => season.games.filter(isOpen)

it('people talk in its games as the league says: letters are opened after the end unless an organiser chose otherwise', async () => {
  office = openOffice([sprint])
  const people = NAMES.slice(0, 4)
  const leagues = [
    await signedUp(office, people, { name: 'One', channel: 'one' }),
    await signedUp(office, people, { name: 'Two', channel: 'two', settings: { talk: 'channel' } }),
  ]
  const seasons = await drawnTogether(leagues, people)
  const tables = await Promise.all(seasons.map(({ games }) => office.house.store.table(games.find(({ table }) => table)!.table!)))
  expect(tables.map((table) => talkAt(table!, sprint))).toEqual(['opened', 'channel'])
})

describe('nobody plays more than two league games at a time', () => {
  it.each([
    [7, false],
    [4, true],
  ])('in however many leagues, and all come to their end (%i people, dying at every step: %s)', async (count, crashing) => {
    office = openOffice([sprint], crashing)
    const people = NAMES.slice(0, count)
    const leagues = [
      await signedUp(office, people, { name: 'One', channel: 'one' }),
      await signedUp(office, people, { name: 'Two', channel: 'two', size: 3 }),
      await signedUp(office, people, { name: 'Three', channel: 'three', size: 2 }),
    ]
    const seasons = await drawnTogether(leagues, people)
    expect(seasons.flatMap(open).length).toBeGreaterThan(0)
    let most = 0
    await playOn(
      office,
      (person) => person.charCodeAt(3) % 10,
      async () => {
        const games = (await now(seasons)).flatMap(open)
        for (const name of people)
          most = Math.max(most, games.filter(({ seats }) => seats.some(({ player }) => player === who(name).id)).length)
      },
    )
    expect(most).toBe(AT_ONCE)
    for (const { phase, games } of await now(seasons)) {
      expect(phase).toBe('over')
      expect(games.every(({ status }) => status === 'scored')).toBe(true)
    }
    expect(office.faults).toEqual([])
  })

  it('on whichever servers', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 3)
    const here = await drawn(office, await signedUp(office, people, { name: 'Here', size: 2 }), people)
    const there = await drawn(office, await signedUp(office, people, { server: 't', channel: 'd', size: 2 }), people)
    expect(open(here)).toHaveLength(3)
    expect(open(there)).toEqual([])
    await playOn(office, () => 5)
    expect(open(await seasonById(office.house, there.id))).toHaveLength(3)
  })

  it('and whoever leaves a table, or is let go by the end of a season, has time for the next', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 3)
    const one = await drawn(office, await signedUp(office, people, { name: 'One', size: 2 }), people)
    const two = await drawn(office, await signedUp(office, people, { name: 'Two', channel: 'd', size: 2 }), people)
    const [first] = one.games
    for (const { owner } of first!.seats) await resign(office.house, first!.table!, owner)
    await office.run()
    const begun = open(await seasonById(office.house, two.id))
    expect(begun.map(({ seats }) => seats.map(({ owner }) => owner).sort())).toEqual([
      first!.seats.map(({ owner }) => owner).sort(),
    ])
    await office.pass((one.endsAt - office.clock.now) / DAY)
    expect((await seasonById(office.house, one.id)).phase).toBe('frozen')
    expect(open(await seasonById(office.house, two.id))).toHaveLength(3)
  })

  it('and a league that cannot open its games takes nobody’s time; it goes on when it can', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 3)
    office.unreachable.add('lost')
    const leagues = [
      await signedUp(office, people, { name: 'Lost', channel: 'lost', size: 2 }),
      await signedUp(office, people, { name: 'Other', channel: 'other', size: 2 }),
    ]
    const seasons = await drawnTogether(leagues, people)
    expect(seasons.map((season) => open(season).length)).toEqual([0, 3])
    expect(office.faults.length).toBeGreaterThan(0)
    while (await everybodyAnswers(office, () => 5, 1));
    expect((await now(seasons))[0]!.games.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
    office.unreachable.clear()
    await office.pass(1)
    expect(open((await now(seasons))[0]!)).toHaveLength(3)
  })
})

describe('a game begins once', () => {
  /** A season of three that is drawn, of which nothing has begun. */
  async function unbegun(): Promise<Season> {
    office = openOffice([sprint])
    office.unreachable.add('c')
    const people = NAMES.slice(0, 3)
    const season = await drawn(office, await signedUp(office, people, { size: 2 }), people)
    expect(season.games.map(({ status, thread }) => [status, thread])).toEqual(Array(3).fill(['waiting', null]))
    office.unreachable.clear()
    return season
  }

  /** One that the database does not keep apart from the others. */
  const anotherProcess = (): House => {
    const { house } = office
    return { ...house, queue: newQueue(), store: { ...house.store, alone: (_key, work) => work() } }
  }

  it('and gets one thread, where two processes look and the database cannot keep them apart', async () => {
    const { id } = await unbegun()
    const made: string[] = []
    const threads = async ({ name }: { readonly name: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      made.push(name)
      return `thread ${made.length}`
    }
    await Promise.all([0, 1].map(() => beginNext(anotherProcess(), id, threads)))
    const { games } = await seasonById(office.house, id)
    expect(games.map(({ status }) => status)).toEqual(['opening', 'opening', 'opening'])
    expect(games.map(({ thread }) => thread).sort()).toEqual(['thread 1', 'thread 2', 'thread 3'])
    expect(new Set(made).size).toBe(3)
    expect(made).toHaveLength(3)
  })

  it('also if whoever wanted to make its thread is gone: after a while somebody else does', async () => {
    const { id } = await unbegun()
    void beginNext(anotherProcess(), id, () => new Promise(() => {}))
    await expect.poll(async () => (await seasonById(office.house, id)).games.some(isOpen)).toBe(true)
    office.clock.now += GIVEN_UP
    await office.run()
    const { games } = await seasonById(office.house, id)
    expect(games.every(({ status, thread, table }) => status === 'playing' && thread && table)).toBe(true)
    expect(office.threads).toHaveLength(3)
  })
})

describe('the next game', () => {
  const game = (id: string, begun: number, games: number, ...loads: number[]): Waiting => ({
    ...{ id, tier: 0, division: 0, n: 1, begun, games, divisions: 1 },
    people: loads.map((load, i) => ({ person: `p${i}`, load })),
  })
  const season = (endsAt: number, ...waiting: Waiting[]) => ({ endsAt, waiting, settings: { ...DEFAULTS, division: 7 } })
  const idsOf = (...seasons: Parameters<typeof startable>[0]) => startable(seasons).map((each) => each.game.id)

  it('belongs to whoever has begun the smallest part of theirs, then to who has least time, then to the fixtures', () => {
    const ahead = season(5, game('a2', 1, 2))
    const late = season(9, game('b1', 0, 2), game('b2', 0, 2))
    const soon = season(7, game('c1', 0, 1))
    expect(idsOf(ahead, late, soon)).toEqual(['c1', 'b1', 'b2', 'a2'])
  })

  it('waits for everybody at its table', () => {
    expect(idsOf(season(5, game('a1', 0, 3, AT_ONCE, 0), game('a2', 0, 3, 0, AT_ONCE - 1)))).toEqual(['a2'])
  })

  it('is the next of another division once one of this has begun', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 8)
    const league = await signedUp(office, people, { size: 2, settings: { division: 4, atOnce: 1 } })
    const { games } = await drawn(office, league, people)
    const divisions = games.filter(isOpen).map(({ tier, division }) => `${tier}.${division}`)
    expect(divisions.length).toBe(4)
    expect(new Set(divisions).size).toBe(2)
  })
})

it('a game whose table stands ready begins, however long nobody was there to begin it', async () => {
  office = openOffice([sprint])
  const people = NAMES.slice(0, 2)
  const league = await signedUp(office, people, { size: 2 })
  const { store } = office.house
  const { commit } = store
  // The process dies between opening the table and dealing the cards.
  store.commit = async (step) => (step.change?.status === 'playing' ? Promise.reject(new Error('gone')) : commit(step))
  const season = await drawn(office, league, people)
  const table = async () => (await store.table((await seasonById(office.house, season.id)).games[0]!.table!))!
  expect((await table()).status).toBe('lobby')
  office.clock.now += 3 * DAY
  store.commit = commit
  await office.run()
  expect((await table()).status).toBe('playing')
})
