/** One absence is one lapse, and an excuse undoes what it caused. In virtual time, at tables whose clocks run. */
import { afterEach, describe, expect, it } from 'vitest'
import { suggestLapses } from '../../src/discord/acts/league/suggestions.ts'
import { noteMiss } from '../../src/league/absence.ts'
import { divisionsOf, type Line } from '../../src/league/divisions.ts'
import { excuse } from '../../src/league/excuses.ts'
import { POINT } from '../../src/league/points.ts'
import { profileOf } from '../../src/league/profile.ts'
import { leaveSeason } from '../../src/league/signup.ts'
import { onSeason, seasonById } from '../../src/league/steps.ts'
import { goAway } from '../../src/tables/availability.ts'
import { inPublic, PUBLIC } from '../../src/words/words.ts'
import {
  closeInOrder,
  DAY,
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
import { marathon, sprint } from './sprint.ts'

let office: Office
let id: string
afterEach(() => closeInOrder(office))
const people = NAMES.slice(0, 7)

async function season(game: string, pace: string) {
  office = openOffice([sprint, marathon])
  const league = await signedUp(office, people, { game, pace })
  id = (await drawn(office, league, people)).id
}
const now = () => seasonById(office.house, id)
const line = async (name: string): Promise<Line> =>
  (await divisionsOf(office.house, await now())).flatMap(({ lines }) => lines).find((each) => each.name === name)!
const entry = async (name: string) => (await now()).entries.find((each) => each.name === name)!
const record = async (name: string) => profileOf(office.house, who(name).id)
const missed = async (name: string) =>
  (await office.house.store.league.incidentsIn(id)).filter(({ person, kind }) => person === who(name).id && kind === 'miss')

/** Lets days pass in which everybody answers but one. */
async function away(name: string, days: number): Promise<void> {
  for (let i = 0; i < days * 4; i++) {
    await office.pass(0.25)
    await everybodyAnswers(office, (person) => (person === who(name).id ? null : strength(person)), i)
  }
}

/** Three lapses on three days, as the clock would note them. */
async function threeLapses(name: string): Promise<void> {
  for (let i = 0; i < 3; i++) {
    office.clock.now += DAY
    const game = (await now()).games.find(
      ({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === who(name).id),
    )!
    await noteMiss(office.house, game.table!, game.seats.find(({ owner }) => owner === who(name).id)!.seat)
    await office.run()
  }
}

describe('one absence', () => {
  it('is one lapse at however many tables, and what follows from it by itself is none', async () => {
    await season('marathon', 'slow')
    await away('Aa', 5.5)
    // Two tables waited, and each let time run out several times.
    const misses = await missed('Aa')
    expect(new Set(misses.map(({ table }) => table)).size).toBe(2)
    expect(misses.length).toBeGreaterThan(3)
    expect(await line('Aa')).toMatchObject({ isOut: false, deducted: 0, deductions: [{ why: 'free', misses: misses.length }] })
    const { reliability, lapses } = await record('Aa')
    expect(lapses.map(({ kind }) => kind)).toEqual(['miss'])
    expect(reliability).toBeGreaterThan(80)
    expect(
      await suggestLapses({
        bot: { house: office.house } as never,
        locale: PUBLIC,
        typed: '',
        leagues: async () => [(await now()).league],
      } as never),
    ).toHaveLength(1)
  })

  it('counts again with every week it lasts: whoever never comes is out in the end', async () => {
    await season('marathon', 'slow')
    await away('Aa', 3.75)
    // The others take their time now, and a computer minds the seat meanwhile.
    const day = (days: number) => new Date(office.clock.now + days * DAY).toISOString().slice(0, 10)
    for (const name of people.slice(1)) await goAway(office.house, who(name), day(0), day(20))
    await office.pass(5)
    expect((await line('Aa')).isOut).toBe(false)
    await office.pass(15)
    expect(await line('Aa')).toMatchObject({ isOut: true, deducted: 2 * POINT })
    // Seats that computers took over because of that are no further lapses.
    expect((await record('Aa')).lapses.map(({ kind }) => kind)).toEqual(['miss', 'miss', 'miss'])
  })

  it('by leaving a season is one lapse, too', async () => {
    await season('marathon', 'none')
    await leaveSeason(office.house, id, who('Aa').id)
    await office.run()
    expect((await record('Aa')).lapses.map(({ kind }) => kind)).toEqual(['left'])
    expect((await record('Aa')).reliability).toBe(50)
  })
})

describe('an excuse', () => {
  it('covers the whole absence: marks, autopilot and reliability', async () => {
    await season('marathon', 'slow')
    await away('Aa', 3.75)
    await office.pass(1.5)
    const tables = async () =>
      (await office.house.store.tablesOn('s')).flatMap((table) => table.seats.filter(({ person }) => person === who('Aa').id))
    expect((await tables()).some(({ autopilot }) => autopilot)).toBe(true)
    const misses = await missed('Aa')
    const pardon = await excuse(office.house, id, misses[1]!.id, 'id-Org', 'was in hospital')
    await office.run()
    expect(pardon).toMatchObject({ name: 'Aa', misses: misses.length, isBack: false, out: null })
    expect(pardon.reliability[1]).toBe(100)
    expect((await tables()).map(({ autopilot, misses: marks }) => [autopilot, marks])).toEqual(
      (await tables()).map(() => [false, 0]),
    )
    expect((await line('Aa')).deductions).toMatchObject([{ why: 'excused', reason: 'was in hospital' }])
    expect(inPublic('league-excuse.done', { ...pardon, points: 0 })).toContain(`all ${misses.length} answers of this absence`)
  })

  it('brings somebody back into no more games at a time than the league allows; the others follow as those end', async () => {
    await season('marathon', 'none')
    await threeLapses('Aa')
    expect((await entry('Aa')).status).toBe('out')
    // Computers have time for any number of games: those of somebody who is out may all run at once.
    const own = async () =>
      (await now()).games.filter(({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === who('Aa').id))
    for (let i = 0; i < 40 && (await own()).length < 3; i++) {
      const others = (await now()).games.filter(
        ({ status, seats }) => status === 'playing' && !seats.some(({ owner }) => owner === who('Aa').id),
      )
      if (others.length === 0) break
      await everybodyAnswers(
        office,
        strength,
        i,
        others.map(({ table }) => table!),
      )
      await office.run()
    }
    expect((await own()).length).toBeGreaterThan(2)
    const [first] = await missed('Aa')
    const pardon = await excuse(office.house, id, first!.id, 'id-Org', 'ill')
    expect(pardon).toMatchObject({ isBack: true, points: POINT, now: 2, later: (await own()).length - 2 })
    const load = async () => (await office.house.store.league.busy()).get(who('Aa').id) ?? 0
    await playOn(office, strength, async () => {
      expect(await load()).toBeLessThanOrEqual(2)
      await office.pass(0.3)
    })
    expect((await now()).phase).toBe('over')
    const seats = (await now()).games.flatMap((game) => game.seats.filter(({ owner }) => owner === who('Aa').id))
    expect(seats.filter(({ player }) => player === who('Aa').id).length).toBeGreaterThanOrEqual(2)
  })

  it('after the season takes back the fall to the bottom, and says so', async () => {
    await season('sprint', 'none')
    await threeLapses('Ba')
    await playOn(office, strength)
    expect((await now()).phase).toBe('over')
    expect(await line('Ba')).toMatchObject({ isOut: true, move: 'bottom', deducted: 2 * POINT })
    const [first] = await missed('Ba')
    const before = (await record('Ba')).reliability
    const pardon = await excuse(office.house, id, first!.id, 'id-Org', 'the bot was down')
    expect(pardon).toMatchObject({ isBack: true, isPlaying: false, points: POINT, now: 0, toCome: 0 })
    expect(pardon.reliability).toEqual([before, (await record('Ba')).reliability])
    expect(pardon.reliability[1]).toBeGreaterThan(before)
    expect(await line('Ba')).toMatchObject({ isOut: false, move: 'stay', deducted: POINT })
    expect((await entry('Ba')).place).toBe((await line('Ba')).place)
    expect(inPublic('league-excuse.done', { ...pardon, points: 1 })).toContain('does not fall to the lowest division')
    // A reserve has no division to fall from, and is a reserve again.
    const { season: of, person, ...reserve } = { ...(await entry('Ca')), person: who('Za').id }
    const misses = [1, 2, 3].map((n) => {
      const at = office.clock.now + n
      return { id: `m${n}`, person, kind: 'miss', table: null, game: 'sprint', season: of, at, since: at, excuse: null } as const
    })
    const barred = { ...reserve, season: of, person, tier: null, place: null, status: 'out', reason: 'misses' } as const
    await onSeason(office.house, id, async () => ({ step: { entries: [barred], incidents: misses }, result: undefined }))
    const second = await excuse(office.house, id, 'm1', 'id-Org', 'the bot was down')
    expect((await now()).entries.find((each) => each.person === person)).toMatchObject({ status: 'reserve', reason: null })
    expect(inPublic('league-excuse.done', { ...second, points: 1 })).not.toContain('lowest division')
  })
})
