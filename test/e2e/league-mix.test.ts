/** A league of several games, in the parlour: which are played in turn is said when it is founded, and everything else happens by itself. */
import { afterEach, expect, it } from 'vitest'
import { drawnSeason } from '../../src/league/steps.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { marathon, relay, sprint } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

const DAY = 86_400_000
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus']

let night: Evening
afterEach(() => night?.close())

const season = async () => {
  const { house } = night.archon
  const [league] = await house.store.league.leaguesOn(night.parlour.guildId)
  return drawnSeason(house, league!.id)
}

async function playEverything() {
  const { house } = night.archon
  for (let isAnybody = true; isAnybody; ) {
    isAnybody = false
    await night.archon.settle()
    for (const table of await house.store.tablesOn(night.parlour.guildId)) {
      const position = await positionOf(house, table)
      for (const seat of owing(position)) {
        const { person, name } = table.seats.find((each) => each.seat === seat)!
        await answer(house, table.id, person!, decisionsOf(position, seat)[0]!.id, 9 - NAMES.indexOf(name))
        isAnybody = true
      }
    }
  }
}

async function founded(given: Readonly<Record<string, string | number>>) {
  night = await evening([sprint, marathon, relay, lanterns.hosted])
  const channel = night.parlour.channel('tables')
  const olga = night.parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  const answered = textOf(await olga.slash('/league-admin create', { name: 'Cup', game: 'sprint', pace: 'none', ...given }))
  return { channel, olga, answered }
}

async function publishedTo(names: readonly string[], { channel, olga }: Awaited<ReturnType<typeof founded>>) {
  await olga.slash('/league-admin publish')
  await night.archon.settle()
  await olga.sees(/\*\*Sprint and \w+, in turn\*\* at tables of/, { channel })
  const guests = names.map((name) => night.parlour.person(name).in(channel))
  for (const guest of guests) await guest.click('Join')
  await night.parlour.clock.advance(14 * DAY)
  await night.archon.settle()
  for (const guest of guests) await guest.click('Check in')
  await night.archon.settle()
  return guests[0]!
}

const kindsPlayed = async () => {
  const { house } = night.archon
  return Promise.all(
    (await season()).games.map(async ({ n, division, table }) => [n, division, (await house.store.table(table!))!.game] as const),
  )
}

it('plays them in turn, rates each for itself, and says which game is which', async () => {
  const league = await founded({ seats: 3, also: 'Marathon' })
  expect(league.answered).toContain('Sprint and Marathon, in turn')
  const ann = await publishedTo(NAMES, league)
  await playEverything()
  expect((await season()).phase).toBe('over')
  const kinds = await kindsPlayed()
  for (const [n, , game] of kinds) expect(game).toBe(n % 2 === 1 ? 'sprint' : 'marathon')
  // Each is rated for itself.
  const people = NAMES.map((name) => night.parlour.person(name).id)
  const { league: kept } = night.archon.house.store
  for (const game of ['sprint', 'marathon']) expect((await kept.ratingsIn(game, 3, people)).length).toBeGreaterThan(4)
  await ann.slash('/league fixtures', { text: true })
  const games = textOf(await ann.sees('Games · Division 1', { channel: league.channel }))
  expect(games).toMatch(/\*\*Game 1\*\* Sprint · .*\*\*Game 2\*\* Marathon · /s)
  await ann.sees('Ann wins the season', { channel: league.channel })
  const threads = night.parlour.house.store.channels.all().flatMap((each) => ('name' in each ? each.name : []))
  expect(threads.filter((name) => name?.includes('· Marathon · Game 2 · Division 1 · Cup · Season 1'))).toHaveLength(1)
})

it('in rounds plays one of them a round', async () => {
  await publishedTo(NAMES.slice(0, 4), await founded({ seats: 2, also: 'marathon', format: 'swiss', rounds: 3 }))
  await playEverything()
  const kinds = await kindsPlayed()
  expect(kinds.length).toBe(6)
  for (const [, round, game] of kinds) expect(game).toBe(round % 2 === 0 ? 'sprint' : 'marathon')
})

it('each game has its own settings; which they are can be changed while nobody has seen the league, and is suggested', async () => {
  const { olga, answered } = await founded({ seats: 3, also: 'Lanterns' })
  expect(answered).toContain('Lanterns – ')
  const found = await olga.autocomplete('/league-admin create', 'also', 'Marathon, lan', { game: 'sprint' })
  expect(found.choices.map(({ value }) => value)).toEqual(['Marathon, Lanterns'])
  expect(textOf(await olga.slash('/league-admin change', { also: 'Relay' }))).toContain('all win or lose together')
  expect(textOf(await olga.slash('/league-admin change', { also: 'chess' }))).not.toContain('Changed')
  expect(textOf(await olga.slash('/league-admin change', { also: 'Marathon, Lanterns' }))).toContain(
    'Sprint, Marathon and Lanterns, in turn',
  )
  expect(textOf(await olga.slash('/league-admin change', { also: 'nothing' }))).not.toContain('in turn')
})
