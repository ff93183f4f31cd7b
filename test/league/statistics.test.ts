/** The games of a server in figures: which count, and what they tell. */
import { afterEach, describe, expect, it } from 'vitest'
import type { BarsPage } from '../../render/league/page.ts'
import type { Studio } from '../../render/studio.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { pairReply, statisticsReply } from '../../src/discord/show/league/statistics.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { gamesIn, statisticsOf } from '../../src/league/statistics.ts'
import type { Played } from '../../src/store/store.ts'
import { casualTable, DAY, everybodyAnswers, type Office, openOffice, playOn, who } from './setting.ts'
import { relay, sprint } from './sprint.ts'

/** One game: who finished in which place, seat by seat; null is a computer. */
const game = (
  table: string,
  people: readonly (string | null)[],
  places: readonly number[],
  more: Partial<Played> = {},
): Played[] =>
  people.map((person, i) => ({
    ...{ table, seat: `p${i + 1}`, person, game: 'sprint', server: 's', place: places[i]!, size: people.length, points: 0 },
    ...{ ending: 'line', at: DAY, startedAt: 0, ...more },
  }))

describe('what is counted', () => {
  it('are whole games of different people, and nothing else', () => {
    const rows = [
      ...game('a', ['ann', 'bob'], [1, 2]),
      ...game('computer', ['ann', null], [1, 2]),
      ...game('alone', ['ann'], [1]),
      ...game('forgotten in part', ['ann', 'bob', 'cid'], [1, 2, 3]).slice(1),
    ]
    expect(gamesIn(rows).map(([row]) => row!.table)).toEqual(['a'])
  })

  it('tells wins by seat, endings, lengths and who won most; a shared win is shared between seats', () => {
    const rows = [
      ...game('a', ['ann', 'bob'], [1, 2], { at: 2 * DAY }),
      ...game('b', ['bob', 'ann'], [1, 1], { at: 4 * DAY, ending: 'dark' }),
      ...game('c', ['ann', 'bob', 'cid'], [3, 1, 2], { at: 9 * DAY }),
    ]
    expect(statisticsOf(gamesIn(rows), new Set())).toEqual({
      games: 3,
      people: 3,
      seats: [
        { seat: 'p1', won: 1.5, played: 3 },
        { seat: 'p2', won: 1.5, played: 3 },
        { seat: 'p3', won: 0, played: 1 },
      ],
      endings: [
        { ending: 'line', games: 2 },
        { ending: 'dark', games: 1 },
      ],
      lengths: [
        { size: 2, games: 2, median: 3 * DAY },
        { size: 3, games: 1, median: 9 * DAY },
      ],
      winners: [
        { person: 'ann', won: 2, played: 3 },
        { person: 'bob', won: 2, played: 3 },
      ],
      tables: ['a', 'b', 'c'],
    })
  })

  it('does not take a game that all lost together for one that all won', () => {
    const counted = statisticsOf(gamesIn(game('a', ['ann', 'bob'], [1, 1])), new Set(['a']))
    expect([counted.winners, counted.seats[0]!.won]).toEqual([[], 0])
  })
})

describe('/stats', () => {
  let office: Office
  afterEach(() => office.close())
  const pages: BarsPage[] = []
  const botAt = () => {
    pages.length = 0
    const draw = async (_: string, page: BarsPage) => {
      pages.push(page)
      return null
    }
    const studio = { draw } as unknown as Studio
    return { house: office.house, client: { guilds: { cache: new Map() } }, studio, log: { error() {} } } as unknown as Bot
  }

  it('shows a game in figures, names nobody who keeps to themselves, and two people against each other', async () => {
    office = openOffice([sprint, relay])
    for (const seated of [
      ['Aa', 'Ba'],
      ['Ba', 'Aa'],
      ['Aa', 'Ba', 'Ca'],
      ['Aa', null],
    ]) {
      await casualTable(office, 'sprint', seated)
      await playOn(office, (person) => (person === 'id-Aa' ? 9 : person === 'id-Ba' ? 5 : 1))
      office.clock.now += DAY
    }
    await casualTable(office, 'relay', ['Aa', 'Ba'])
    while (await everybodyAnswers(office, () => 9, 1));
    for (const name of ['Aa', 'Ba', 'Ca']) await office.house.store.savePerson(`id-${name}`, name)
    const bot = botAt()

    const text = JSON.stringify((await statisticsReply(bot, 's', 'sprint', 'en-US')).components)
    expect(text).toContain('3 games of 3 people')
    expect(text).toContain('Seat 1: **67 % of 3**')
    expect(text).toContain('Aa: **3 of 3**')
    expect(pages[0]!.groups.map(({ heading }) => heading)).toEqual([
      'Wins by seat',
      'How long it took, half of the time at most',
      'Who won most often',
    ])
    await office.house.store.savePerson('id-Aa', 'Aa', (held) => ({ ...held, privacy: 'private' }))
    expect(JSON.stringify(await statisticsReply(bot, 's', 'sprint', 'en-US'))).not.toContain('Aa')
    expect(JSON.stringify(await statisticsReply(bot, 's', null, 'en-US'))).toContain('Relay: **1 game**')
    expect(JSON.stringify(await statisticsReply(bot, 'elsewhere', null, 'en-US'))).toContain('Nobody has finished')

    const both = JSON.stringify(await pairReply(bot, 's', who('Aa'), who('Ba'), 'en-US'))
    expect(both).toContain('4 games at one table')
    expect(both).toContain('Ahead: Aa: **3 of 3**')
    expect(both).toContain('Aa and Ba: **1 of 1**')
    expect(JSON.stringify(await pairReply(bot, 's', who('Ba'), who('Aa'), 'en-US'))).toContain('keeps their results')
    expect(JSON.stringify(await pairReply(bot, 's', who('Ba'), who('Za'), 'en-US'))).toContain(
      'have not finished a game together',
    )
    await expect(pairReply(bot, 's', who('Ba'), who('Ba'), 'en-US')).rejects.toThrow()
  })
})

describe('sides', () => {
  it('are the nations of each seat in Era, by name', () => {
    const view = {
      players: [
        { seat: 'p1', nations: ['a', 'b'] },
        { seat: 'p2', nations: ['b'] },
      ],
      nations: [
        { id: 'a', name: 'Thule' },
        { id: 'b', name: 'Mu' },
      ],
    }
    expect(eraOfAtlantis.sides!(view as never)).toEqual({ p1: ['Thule', 'Mu'], p2: ['Mu'] })
  })

  it('are one society each in Secret Societies once they are chosen; endings have names', () => {
    const view = { players: { p1: { society: Object.keys(secretSocieties.rules.societies)[0] }, p2: { society: null } } }
    const sides = secretSocieties.sides!(view as never)
    expect([sides.p1!.length, sides.p2]).toEqual([1, []])
    expect(eraOfAtlantis.about('en-US').endings).toMatchObject({ poleShift: 'Pole Shift' })
  })
})
