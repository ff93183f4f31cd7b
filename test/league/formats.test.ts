/** Formats people know: Swiss, a cup, groups and a cup, an evening. Nobody organises anything after publishing. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { leagueMessage } from '../../src/discord/show/league/card.ts'
import { dayAhead } from '../../src/league/calendar.ts'
import { type Division, divisionsOf } from '../../src/league/divisions.ts'
import { presetOf } from '../../src/league/formats/presets.ts'
import { roundsIn } from '../../src/league/formats/rounds.ts'
import { bar } from '../../src/league/mend.ts'
import { needOf } from '../../src/league/season-length.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import type { LeagueSettings, Season } from '../../src/store/league-store.ts'
import { closeInOrder, DAY, drawn, everybodyAnswers, NAMES, type Office, openOffice, playOn, signedUp, who } from './setting.ts'
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
    const card = JSON.stringify(
      (await leagueMessage(
        { house: office.house, studio: blank } as unknown as Bot,
        over.card!,
        (await office.house.store.post(over.card!))!.body as never,
      ))!.components,
    )
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
  })
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

  it('begins at the hour that was said', () => {
    office = openOffice([sprint])
    expect(dayAhead('2026-12-24 18:30', office.clock.now)).toBe(Date.UTC(2026, 11, 24, 18, 30))
    expect(dayAhead('2026-12-24', office.clock.now)).toBe(Date.UTC(2026, 11, 24, 12))
    for (const wrong of ['2026-12-24 25:00', '24.12.2026', '2025-01-01'])
      expect(() => dayAhead(wrong, office.clock.now)).toThrow('league.date')
  })
})

/** No picture is drawn here. */
const blank = { draw: async () => null }
