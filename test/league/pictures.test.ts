import { describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { contrast, mix } from '../../render/kit/colour.ts'
import { HOUSE } from '../../render/kit/palette.ts'
import { LEAST_LABEL } from '../../render/kit/sheet.ts'
import type { CoursePage, GamesPage, ProfilePage, SeasonPage, StandingsPage } from '../../render/league/page.ts'
import { leaguePainter } from '../../render/league/painter.ts'
import { LEAGUE_PAGES } from '../../scripts/league-pages.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { seasonPoster } from '../../src/discord/show/league/pictures.ts'
import type { Division } from '../../src/league/divisions.ts'
import type { Season } from '../../src/store/league-store.ts'
import { PUBLIC } from '../../src/words/words.ts'

const ASK = { kind: 'overview', names: {} } as const

describe('pictures of a league', () => {
  it.each(Object.entries(LEAGUE_PAGES))('show %s on a phone, small enough, and tell it in words', (_, page) => {
    const { sheet } = leaguePainter.paint(page, ASK)!
    expect(sheet.width).toBe(1200)
    for (const { size } of sheet.lettering) expect(size).toBeGreaterThanOrEqual(LEAST_LABEL)
    const print = draw('league', page, ASK)!
    expect(print.bytes.length).toBeLessThan(400_000)
    expect(print.alt).toContain(page.title)
    expect(print.alt.length).toBeLessThanOrEqual(1024)
    expect(print.alt.length).toBeGreaterThan(30)
  })

  it('keep figures legible on the brightest ground', () => {
    expect(contrast(HOUSE.ivory, mix(HOUSE.panel, HOUSE.gold, 0.4))).toBeGreaterThan(4.5)
  })

  it('of a very large division are given where they can be read', () => {
    const names = Array.from({ length: 31 }, (_, i) => `Player ${i + 1}`)
    const wins = names.map((_, i) => names.map((_name, j) => (i === j ? null : 1)))
    expect(draw('league', { page: 'cross', title: 'Division 1', subtitle: 'Cup', names, wins }, ASK)).toBeNull()
    const standings = LEAGUE_PAGES['standings, tables of four, over'] as StandingsPage
    const rows = names.map((name, i) => ({ ...standings.rows[1]!, name, place: i + 1 }))
    expect(draw('league', { ...standings, rows }, ASK)!.bytes.length).toBeLessThan(600_000)
  })
})

it('every line of the course begins and ends with a mark of its own, not with its colour alone', () => {
  const page = LEAGUE_PAGES['course, tables of five, under way'] as CoursePage
  const said = leaguePainter.paint(page, ASK)!.sheet.lettering.map(({ text }) => text)
  const marks = said.filter((text) => /^[A-K]$/.test(text) && !page.names.includes(text))
  const lines = page.names.map((_, i) => 'ABCDEFGHIJK'[i]!).filter((letter) => !page.names.includes(letter))
  for (const letter of lines)
    expect(
      marks.filter((text) => text === letter),
      letter,
    ).toHaveLength(2)
})

describe('the list of games', () => {
  const page = LEAGUE_PAGES['games, tables of four, over'] as GamesPage
  const written = (games: GamesPage['games']) =>
    leaguePainter.paint({ ...page, games }, ASK)!.sheet.lettering.map(({ text }) => text)
  const called = (name: string): GamesPage['games'] =>
    page.games.map((game) => ({ ...game, names: game.names.map((each) => (each.name === '李雷' ? { ...each, name } : each)) }))

  it('calls people as they call themselves', () => {
    expect(written(page.games).filter((text) => text === '李雷')).toHaveLength(4)
  })

  it('calls somebody whose name cannot be drawn the same in every game', () => {
    expect(written(called('ᚱᚢᚾᚨ')).filter((text) => text === 'Player 4')).toHaveLength(4)
  })
})

describe('the picture of a profile', () => {
  const profile = (name: string) => LEAGUE_PAGES[`profile, ${name}`] as ProfilePage
  const written = (page: ProfilePage) => leaguePainter.paint(page, ASK)!.sheet.lettering.map(({ text }) => text)

  it('prints strength and range, results, reliability and why', () => {
    const page = profile('many games')
    const { value, low, high } = page.charts[0]!.steps.at(-1)!
    const texts = written(page)
    expect(texts).toContain(`${value}`)
    expect(texts).toContain(`${low} to ${high}`)
    const won = page.charts[0]!.steps.filter(({ isWon }) => isWon).length
    expect(texts).toContain(`5 players · ${won} of 90 won`)
    expect(texts).toContain('37 of 94 won')
    expect(texts).toContain('Reliability 93 of 100')
    expect(texts.some((text) => text.startsWith('missed an answer (Secret Societies), excused: was in'))).toBe(true)
    const alt = leaguePainter.paint(page, ASK)!.alt
    expect(alt).toContain(`Age of Atlantis with 5 players: ${value}, between ${low} and ${high}, ${won} of 90 won; before that`)
    expect(alt).toContain('excused: was in hospital')
  })

  it('says so where there is nothing to show yet, and is at most as high as wide', () => {
    expect(written(profile('no games'))).toContain('No finished games yet.')
    expect(written(profile('unrated games'))).toContain('No rated games yet.')
    for (const page of Object.values(LEAGUE_PAGES))
      if (page.page === 'profile') expect(leaguePainter.paint(page, ASK)!.sheet.height).toBeLessThanOrEqual(1200)
  })

  it('stays the same for the same profile, and changes with a single game', () => {
    const page = profile('one game')
    const [chart] = page.charts as [ProfilePage['charts'][number]]
    const bytes = (shown: ProfilePage) => Buffer.from(draw('league', shown, ASK)!.bytes).toString('base64')
    expect(bytes(page)).toBe(bytes({ ...page }))
    const steps = [...chart.steps, { ...chart.steps[0]!, value: chart.steps[0]!.value - 200, isWon: false }]
    expect(bytes({ ...page, charts: [{ ...chart, steps }] })).not.toBe(bytes(page))
  })
})

it('the poster of a season names the game, and everybody who shares a first place', async () => {
  const pages: SeasonPage[] = []
  const studio = { draw: async (_: string, page: SeasonPage) => void pages.push(page) }
  const bot = { house: { games: new Map() }, studio } as unknown as Bot
  const season = { number: 2, settings: {}, league: { name: 'Cup', game: 'Chess', options: {} } } as unknown as Season
  const division = (name: string, places: readonly number[]) => {
    const lines = places.map((place, i) => ({
      place,
      name: `${name}${i}`,
      person: `${name}${i}`,
      points: 840,
      played: 1,
      wins: 840,
    }))
    return { name, lines, games: [], wasPlayed: true } as unknown as Division
  }
  await seasonPoster(bot, season, [division('1', [1, 1, 1, 1, 5]), division('2', [1, 1, 3])], PUBLIC)
  await seasonPoster(bot, season, [division('1', [1, 2, 2, 4])], PUBLIC)
  expect(pages.map(({ podium }) => podium.map(({ place }) => place))).toEqual([
    [1, 1, 1, 1],
    [1, 2, 2],
  ])
  expect(pages[0]).toMatchObject({ subtitle: 'Chess · Season 2', divisions: [{ name: '20 and 21' }] })
})
