/** Formats people know: Swiss, a cup, groups and a cup, an evening. Nobody organises anything after publishing. */
import { afterEach, describe, expect, it } from 'vitest'
import { dayAhead } from '../../src/league/calendar.ts'
import { type Division, divisionsOf } from '../../src/league/divisions.ts'
import { presetOf } from '../../src/league/formats/presets.ts'
import { roundOf, roundsIn } from '../../src/league/formats/rounds.ts'
import { bar, replay } from '../../src/league/mend.ts'
import { found, publish } from '../../src/league/organise.ts'
import { revise } from '../../src/league/revise.ts'
import { adjudicate, redrawnBy } from '../../src/league/scoring.ts'
import { needOf } from '../../src/league/season-length.ts'
import { checkIn } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import type { LeagueGame, LeagueSettings, Season } from '../../src/store/league-store.ts'
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
  who,
} from './setting.ts'
import { marathon, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

/** Two each are equally strong. */
const strong = (person: string) => Math.max(0, 9 - Math.floor(NAMES.indexOf(person.slice(3)) / 2))
const clear = (person: string) => Math.max(0, 9 - NAMES.indexOf(person.slice(3)))

async function begun(people: number, settings: Partial<LeagueSettings>, founding = {}): Promise<Season> {
  office = openOffice([sprint, marathon])
  const names = NAMES.slice(0, people)
  return drawn(office, await signedUp(office, names, { settings, ...founding }), names)
}
const now = (id: string) => seasonById(office.house, id)
const named = ({ lines }: Division) => lines.map(({ place, name }) => `${place} ${name}`)
const sizes = (season: Season) => roundsIn(season).map((round) => round.length)

describe('a knock-out', () => {
  it('lets the better half of every table go on until one is left, and then has a winner', async () => {
    const { id } = await begun(16, { format: 'knockout' })
    await playOn(office, clear)
    const over = await now(id)
    expect(over.phase).toBe('over')
    expect(sizes(over)).toEqual([4, 2, 1])
    const [cup] = await divisionsOf(office.house, over)
    expect(named(cup!).slice(0, 4)).toEqual(['1 Aa', '2 Ba', '3 Ca', '4 Da'])
    // Whoever went out in the same round with the same place shares a place.
    expect(cup!.lines.filter(({ place }) => place === 5)).toHaveLength(2)
    expect(cup!.lines.every(({ move }) => move === 'stay')).toBe(true)
    const card = await cardOf(office, id)
    expect(card).toContain('**Aa wins the season.**')
    expect(card).toContain('The knock-out')
    expect(office.threads[0]).toMatch(/^c\/\w\w, \w\w, \w\w, \w\w · Game 1 · The knock-out · /)
  })

  it('has the weakest play for the last places first where people do not fill the tables', async () => {
    const { id, games } = await begun(7, { format: 'knockout' })
    expect(games).toHaveLength(1)
    await playOn(office, clear)
    const over = await now(id)
    expect(sizes(over)).toEqual([1, 1])
    const [cup] = await divisionsOf(office.house, over)
    expect(cup!.lines).toHaveLength(7)
    expect(
      named(cup!)
        .slice(4)
        .map((each) => each.split(' ')[0]),
    ).toEqual(['5', '6', '7'])
    // Three were free, one came through; nobody played more than two games.
    expect(Math.max(...cup!.lines.map(({ played }) => played))).toBe(2)
  })

  it('leaves nobody waiting: a round has its part of the time, then it is scored as it stands, and others go on', async () => {
    const { id, endsAt } = await begun(8, { format: 'knockout' }, { game: 'marathon', pace: 'none' })
    const half = (endsAt - office.clock.now) / 2 / DAY
    // At one table everybody plays, at the other nobody does.
    const [first] = (await now(id)).games
    const there = new Set(first!.seats.map(({ owner }) => owner))
    for (let i = 0; i < 30; i++) await everybodyAnswers(office, (person) => (there.has(person) ? clear(person) : null), i)
    expect(sizes(await now(id))).toEqual([2])
    await office.pass(half + 0.01)
    const later = await now(id)
    expect(sizes(later)).toEqual([2, 1])
    expect(later.games[1]).toMatchObject({ status: 'cancelled' })
    // Those who played are in the final before those who did not.
    const final = roundsIn(later)[1]![0]!.seats.map(({ owner }) => owner)
    expect(final.filter((person) => there.has(person))).toHaveLength(4)
    await playOn(office, clear)
    expect((await now(id)).phase).toBe('over')
  })

  it('goes on without somebody who is out', async () => {
    const { id } = await begun(8, { format: 'knockout' }, { game: 'marathon', pace: 'none' })
    await everybodyAnswers(office, clear, 1)
    await bar(office.house, id, who('Aa').id, 'unkind')
    await office.run()
    await playOn(office, clear)
    const over = await now(id)
    const final = roundsIn(over)[1]![0]!.seats.map(({ owner }) => owner)
    expect(final).not.toContain(who('Aa').id)
    expect(final).toHaveLength(4)
    const [cup] = await divisionsOf(office.house, over)
    expect(cup!.lines[0]!.name).not.toBe('Aa')
  })
})

describe('a verdict on a game from which the next round was drawn', () => {
  const seatsOf = ({ seats }: LeagueGame) => seats.map(({ owner }) => owner).sort()
  const ranking = (order: readonly string[]) =>
    ({ how: 'ranking', reason: 'miscounted', ranking: order.map((each) => [each]) }) as const

  /** Eight at two tables; the final is drawn, and nobody has answered in it. */
  async function finalDrawn() {
    const { id } = await begun(8, { format: 'knockout' }, { game: 'marathon' })
    for (let i = 0; i < 2; i++) await everybodyAnswers(office, clear, i)
    const season = await now(id)
    expect(sizes(season)).toEqual([2, 1])
    const [first] = roundsIn(season)[0]!
    const best = [...first!.seats].sort((a, b) => a.place! - b.place!).map(({ owner }) => owner)
    return { id, season, first: first!, best, final: roundsIn(season)[1]![0]! }
  }

  it('draws it anew while nobody has answered there: others go on', async () => {
    const { id, season, first, best, final } = await finalDrawn()
    expect(await redrawnBy(office.house, season, first.id, ranking([...best].reverse()))).toBe('anew')
    await adjudicate(office.house, id, first.id, ranking([...best].reverse()))
    await office.run()
    const [anew] = roundsIn(await now(id))[1]!
    expect(anew!.id).toBe(final.id)
    expect(seatsOf(anew!)).toEqual([...seatsOf(final).filter((who) => !best.includes(who)), best[2]!, best[3]!].sort())
    // The table that was drawn before is closed, the new one is played.
    expect((await office.house.store.table(final.table!))!.status).toBe('ended')
    expect(anew!.table).not.toBe(final.table)
    expect((await office.house.store.table(anew!.table!))!.status).toBe('playing')
    await playOn(office, clear)
    const over = await now(id)
    expect(over.phase).toBe('over')
    expect(sizes(over)).toEqual([2, 1])
  })

  it('changes nothing there where the same people go on', async () => {
    const { id, season, first, best, final } = await finalDrawn()
    const swapped = ranking([best[0]!, best[1]!, best[3]!, best[2]!])
    expect(await redrawnBy(office.house, season, first.id, swapped)).toBe('nothing')
    await adjudicate(office.house, id, first.id, swapped)
    await office.run()
    expect(roundsIn(await now(id))[1]![0]).toEqual(final)
  })

  it('leaves it as it was drawn once it is being played, counts all the same, and is not played again', async () => {
    const { id, first, best, final } = await finalDrawn()
    await everybodyAnswers(office, (person) => (person === final.seats[0]!.owner ? 5 : null), 9)
    const verdict = ranking([...best].reverse())
    expect(await redrawnBy(office.house, await now(id), first.id, verdict)).toBe('stays')
    await adjudicate(office.house, id, first.id, verdict)
    await office.run()
    const later = await now(id)
    expect(roundsIn(later)[1]![0]).toEqual(final)
    expect(later.games.find((game) => game.id === first.id)!.seats.find(({ owner }) => owner === best[3])!.place).toBe(1)
    await expect(replay(office.house, id, first.id)).rejects.toThrow('league.went-on')
  })
})

describe('groups and a knock-out', () => {
  it('bring the better half of all into the knock-out, and stand below it', async () => {
    const { id, games } = await begun(14, { format: 'groups', division: 7 })
    expect(new Set(games.map(({ tier, division }) => `${tier} ${division}`))).toEqual(new Set(['1 0', '1 1']))
    await playOn(office, clear)
    const over = await now(id)
    expect(over.phase).toBe('over')
    expect(sizes(over)).toEqual([1])
    const [cup, a, b, ...rest] = await divisionsOf(office.house, over)
    expect(rest).toEqual([])
    expect([cup!.name, a!.name, b!.name]).toEqual(['cup', 'A', 'B'])
    expect(named(cup!)[0]).toBe('1 Aa')
    expect(cup!.lines).toHaveLength(4)
    // The final changes nothing in the groups.
    for (const group of [a!, b!]) {
      expect(group.lines).toHaveLength(7)
      expect(new Set(group.lines.map(({ played }) => played))).toEqual(new Set([4]))
      expect(group.lines.map(({ points }) => points)).toEqual(group.lines.map(({ points }) => points).sort((x, y) => y - x))
    }
    expect(office.threads.some((name) => name.includes('Group B'))).toBe(true)
  })
})

describe('Swiss rounds', () => {
  it('let those meet who did equally well; everybody plays nearly as often, and points per game decide', async () => {
    const { id } = await begun(9, { format: 'swiss', rounds: 4 })
    await playOn(office, strong)
    const over = await now(id)
    expect(over.phase).toBe('over')
    expect(sizes(over)).toEqual([2, 2, 2, 2])
    const [all] = await divisionsOf(office.house, over)
    expect(all!.name).toBe('all')
    // One sits out each time, and nobody twice.
    expect(all!.lines.map(({ played }) => played).sort()).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 4])
    expect(['Aa', 'Ba']).toContain(all!.lines[0]!.name)
    // From the second round on the best of the first meet.
    const [first, second] = roundsIn(over)
    const winners = first!.flatMap(({ seats }) => seats.filter(({ place }) => place === 1).map(({ owner }) => owner))
    const tables = second!.map(({ seats }) => seats.map(({ owner }) => owner))
    expect(tables.some((table) => winners.filter((person) => table.includes(person)).length > 1)).toBe(true)
    // Nobody sits in the same seat again and again.
    for (const { person } of all!.lines) {
      const seats = over.games.flatMap(({ seats: each }) => each.filter(({ owner }) => owner === person).map(({ seat }) => seat))
      expect(new Set(seats).size).toBeGreaterThanOrEqual(seats.length - 1)
    }
    // And no table could have been seated with fewer repetitions.
    for (const [i, round] of roundsIn(over).entries()) {
      const before = roundsIn(over).slice(0, i).flat()
      const repeats = (order: readonly string[]) =>
        order.reduce((sum, person, at) => sum + before.filter(({ seats }) => seats[at]!.owner === person).length, 0)
      for (const { seats } of round) {
        const order = seats.map(({ owner }) => owner)
        expect(repeats(order)).toBe(Math.min(...orders(order).map(repeats)))
      }
    }
  })
})

it('nobody sits again where they sat before if a table can be seated otherwise', () => {
  office = openOffice([sprint])
  const seat = (owner: string, at: number) => ({ game: 'g', seat: `p${at + 1}`, owner, player: owner, place: null, score: null })
  const before = { tier: 0, division: 0, seats: ['x', 'b'].map(seat) } as unknown as LeagueGame
  // Whichever of them is asked first.
  for (let i = 0; i < 20; i++) {
    const [game] = roundOf({ id: 's', seed: `${i}`, games: [before] }, 1, [['a', 'b']])
    expect(game!.seats.map(({ owner }) => owner)).toEqual(['b', 'a'])
  }
})

describe('an event', () => {
  it('of one evening is signed up for, drawn, played and decided between two mornings', async () => {
    office = openOffice([sprint])
    const { pace, settings } = presetOf('evening')
    expect(pace).toBe('blitz')
    const firstAt = office.clock.now + 5 * DAY
    const names = NAMES.slice(0, 9)
    const league = await signedUp(office, names, { pace: 'none', settings: { ...settings, firstAt } })
    const planned = await newestSeason(office.house, league)
    expect([planned.beginsAt, planned.endsAt - planned.beginsAt]).toEqual([firstAt, DAY / 4])
    const season = await drawn(office, league, names)
    expect(season).toMatchObject({ phase: 'playing' })
    // At two tables of four; one watches.
    expect(season.games).toHaveLength(2)
    await office.pass(0.25)
    expect((await now(season.id)).phase).toBe('frozen')
    await office.pass(1 / 20)
    expect((await now(season.id)).phase).toBe('over')
    await office.pass(30)
    expect((await newestSeason(office.house, league)).number).toBe(1)
  })

  it('says in hours what it needs', () => {
    const { settings } = presetOf('evening')
    const all = { weeks: 8, off: 1, checkin: 7, signup: 14, places: null, repeat: true, division: 7, ...settings }
    expect(needOf(4 * 3_600_000, 4, all)).toMatchObject({ game: 4, season: 4, games: 1, has: 5, unit: 'hour' })
    const { hours: _, ...noHours } = all
    expect(needOf(4 * DAY, 4, { ...noHours, ...presetOf('week').settings })).toMatchObject({
      season: 8,
      has: 6,
      unit: 'day',
    })
  })

  it('to which too few come is put off by a week, to the same hour', async () => {
    office = openOffice([sprint])
    const league = await signedUp(office, NAMES.slice(0, 5), { settings: presetOf('evening').settings })
    const { id, beginsAt } = await newestSeason(office.house, league)
    await office.pass((beginsAt - office.clock.now) / DAY)
    await checkIn(office.house, id, who('Aa').id)
    await office.pass(0.1)
    expect(await now(id)).toMatchObject({ phase: 'signup', beginsAt: beginsAt + 7 * DAY })
  })

  it('begins at the hour that was said', () => {
    office = openOffice([sprint])
    const said = (day: string, zone: string) => dayAhead(day, office.clock.now, zone)
    expect(said('2026-12-24 18:30', 'UTC')).toBe(Date.UTC(2026, 11, 24, 18, 30))
    expect(said('2026-12-24', 'UTC')).toBe(Date.UTC(2026, 11, 24, 12))
    // By the clocks of whoever says it, in winter and in summer.
    expect(said('2026-12-24 18:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 11, 24, 17, 30))
    expect(said('2026-07-24 18:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 24, 16, 30))
    expect(said('2026-12-24', 'Asia/Tokyo')).toBe(Date.UTC(2026, 11, 24, 3))
    for (const wrong of ['2026-12-24 25:00', '24.12.2026', '2025-01-01']) expect(() => said(wrong, 'UTC')).toThrow('league.date')
  })
})

it('a league that nobody has seen becomes another format, with what that brings and without what the one before brought', async () => {
  office = openOffice([sprint])
  const { house } = office
  const plan = {
    server: 's',
    channel: 'c',
    name: 'Draft',
    game: 'sprint',
    size: 4,
    organiser: 'id-Org',
    settings: { places: 9, signup: 3 },
  }
  const { id, settings: before } = await found(house, plan)
  const evening = await revise(house, id, { format: 'evening' })
  expect(evening).toMatchObject({
    pace: 'blitz',
    settings: { format: 'swiss', rounds: 1, hours: 6, repeat: false, places: 9, signup: 3 },
  })
  const cup = await revise(house, id, { format: 'cup' })
  expect(cup.pace).toBe('slow')
  expect(cup.settings).toEqual({ ...before, format: 'knockout' })
  expect((await revise(house, id, { format: 'divisions' })).settings).toEqual(before)
  expect(await revise(house, id, { format: 'week', pace: 'slow' })).toMatchObject({
    pace: 'slow',
    settings: { weeks: 1, rounds: 2 },
  })
  await publish(house, id)
  await expect(revise(house, id, { format: 'cup' })).rejects.toThrow('league.published')
})

const orders = (people: readonly string[]): string[][] =>
  people.length === 0
    ? [[]]
    : people.flatMap((first) => orders(people.filter((each) => each !== first)).map((rest) => [first, ...rest]))

/** No picture is drawn here. */
