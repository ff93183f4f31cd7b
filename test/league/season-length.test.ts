/** A calendar that fits: seasons are as long as their games need, and what could not count any more is not begun. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { organiserReply } from '../../src/discord/show/league/organiser.ts'
import { DEFAULTS } from '../../src/league/calendar.ts'
import { usualLength } from '../../src/league/game-lengths.ts'
import { found } from '../../src/league/organise.ts'
import { canStillEnd, expectedLength, gameLength, isTooShort, needOf } from '../../src/league/season-length.ts'
import { seasonById } from '../../src/league/steps.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { casualTable, DAY, drawn, everybodyAnswers, NAMES, type Office, openOffice, signedUp } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office | null = null
afterEach(() => {
  expect(office?.faults ?? []).toEqual([])
  office?.close()
  office = null
})
const settings = { ...DEFAULTS, division: 7 }

describe('what a season needs', () => {
  it('follows from how often people wait for each other, the pace, and games at a time', () => {
    const game = usualLength('secret-societies', 4, 'slow')!
    expect(Math.round(game / DAY)).toBe(79)
    const need = needOf(game, 4, settings)!
    expect(need).toMatchObject({ game: 80, games: 4, atOnce: 2, has: 49, weeks: 24 })
    expect(isTooShort(need)).toBe(true)
    expect(isTooShort(needOf(game, 4, { ...settings, weeks: need.weeks }))).toBe(false)
    expect(needOf(game, 4, { ...settings, atOnce: 4 })!.season).toBeLessThan(need.season)
    expect(usualLength('secret-societies', 4, 'fast')!).toBeLessThan(game / 2)
    expect(needOf(usualLength('sprint', 4, 'slow'), 4, settings)).toBeNull()
  })

  it('is proposed when a league is founded, and told together with a warning where it does not fit', async () => {
    // A game of that name, as far as its length is concerned.
    const long = { ...sprint, game: { ...sprint.game, id: 'secret-societies' } }
    office = openOffice([long])
    const plan = { server: 's', channel: 'c', game: 'secret-societies', size: 4, organiser: 'id-Org', pace: 'slow' }
    const fitting = await found(office.house, { ...plan, name: 'Fitting' })
    expect(fitting.settings.weeks).toBe(24)
    const short = await found(office.house, { ...plan, name: 'Short', settings: { weeks: 8 } })
    const shown = async (league: typeof short) =>
      JSON.stringify((await organiserReply({ house: office!.house } as Bot, league, [], PUBLIC)).components)
    expect(await shown(short)).toContain('about 80 days')
    expect(await shown(short)).toContain('The season has 49')
    expect(await shown(short)).toContain('weeks:24')
    expect(await shown(fitting)).not.toContain('too short')
  })

  it('is measured where its people have played enough games', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 7)
    const { id, league } = await drawn(office, await signedUp(office, people), people)
    expect(await gameLength(office.house, league)).toBeNull()
    await office.pass(3)
    await everybodyAnswers(office, () => 5, 1)
    await office.pass(3)
    await everybodyAnswers(office, () => 5, 2)
    expect((await seasonById(office.house, id)).games.filter(({ status }) => status === 'scored').length).toBeGreaterThan(2)
    expect(await gameLength(office.house, league)).toBe(3 * DAY)
  })
})

describe('how fast people are', () => {
  it('is known from whole games of their server at the same pace, before a league has any of its own', async () => {
    const long = { ...sprint, game: { ...sprint.game, id: 'secret-societies' } }
    office = openOffice([long])
    const plan = { server: 's', game: 'secret-societies', size: 4, pace: 'none' }
    const usual = (await expectedLength(office.house, plan))!
    for (let i = 0; i < 3; i++) {
      await casualTable(office, 'secret-societies', NAMES.slice(0, 4))
      await office.pass(0.5)
      await everybodyAnswers(office, () => 5, 1)
      await everybodyAnswers(office, () => 5, 2)
    }
    expect(await expectedLength(office.house, plan)).toBe(0.5 * DAY)
    // With three there is less to wait for; elsewhere, and at another pace, nothing is known of them.
    expect(await expectedLength(office.house, { ...plan, size: 3 })).toBeCloseTo((0.5 * DAY * 93) / 132, -1)
    expect(await expectedLength(office.house, { ...plan, server: 'other' })).toBe(usual)
    expect((await expectedLength(office.house, { ...plan, pace: 'weekly' }))!).toBeGreaterThan(usual)
    const league = await found(office.house, { ...plan, channel: 'c', name: 'Quick', organiser: 'id-Org' })
    expect(league.settings.weeks).toBe(2)
  })
})

describe('a game that could not end before its season does', () => {
  it('is not begun; where none could, those are that come half way', async () => {
    const eight = { beginsAt: 0, endsAt: 56 * DAY, settings }
    expect(canStillEnd(10 * DAY, 46 * DAY, eight)).toBe(true)
    expect(canStillEnd(10 * DAY, 47 * DAY, eight)).toBe(false)
    expect(canStillEnd(null, 55 * DAY, eight)).toBe(true)
    // Seven of the days are for checking in.
    expect(canStillEnd(50 * DAY, 31 * DAY, eight)).toBe(true)
    expect(canStillEnd(50 * DAY, 32 * DAY, eight)).toBe(false)
    expect(canStillEnd(49 * DAY, 8 * DAY, eight)).toBe(false)
    const long = { ...sprint, game: { ...sprint.game, id: 'secret-societies' } }
    office = openOffice([long])
    const people = NAMES.slice(0, 4)
    const league = await signedUp(office, people, { game: 'secret-societies', pace: 'none', settings: { weeks: 6 } })
    const season = await drawn(office, league, people)
    expect(season.games.some(({ status }) => status === 'playing')).toBe(true)
    // Nine days of play later less than half of a game of eighty days would fit.
    await office.pass(9)
    await everybodyAnswers(office, () => 5, 1)
    await office.run()
    const later = await seasonById(office.house, season.id)
    expect(later.games.some(({ status }) => status === 'scored')).toBe(true)
    expect(new Set(later.games.map(({ status }) => status))).toEqual(new Set(['scored', 'waiting']))
    await office.pass((season.endsAt - office.clock.now) / DAY + 1)
    const over = await seasonById(office.house, season.id)
    expect(over.games.filter(({ status }) => status === 'cancelled').length).toBeGreaterThan(0)
    expect(over.phase).toBe('over')
  })
})
