/** What people read: at the tables of a league, in lists, on cards. */
import { afterEach, describe, expect, it } from 'vitest'
import { suggestLapses } from '../../src/discord/acts/league/suggestions.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { leagueMessage } from '../../src/discord/show/league/card.ts'
import { standingLines } from '../../src/discord/show/league/lines.ts'
import { gamesReply, meReply } from '../../src/discord/show/league/replies.ts'
import { noteMiss } from '../../src/league/absence.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { excuse } from '../../src/league/excuses.ts'
import { gameName } from '../../src/league/next-games.ts'
import { adjudicate } from '../../src/league/scoring.ts'
import { leaveSeason } from '../../src/league/signup.ts'
import { seasonById } from '../../src/league/steps.ts'
import type { LeagueGame } from '../../src/store/league-store.ts'
import { replace } from '../../src/tables/leaving.ts'
import { inPublic, isOurs, PUBLIC, speak } from '../../src/words/words.ts'
import {
  closeInOrder,
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
import { sprint } from './sprint.ts'

let office: Office
let id: string
afterEach(() => closeInOrder(office))
const people = NAMES.slice(0, 7)

async function playing() {
  office = openOffice([sprint])
  id = (await drawn(office, await signedUp(office, people), people)).id
}
const now = () => seasonById(office.house, id)
const bot = () => ({ house: office.house }) as Bot
const gameOf = async (name: string) =>
  (await now()).games.find(({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === `id-${name}`))!

/** What the league said at a game's table. */
async function told({ table }: LeagueGame): Promise<string[]> {
  const posts = await office.house.store.duePosts(office.clock.now, 1_000)
  return posts.flatMap(({ table: at, body }) => {
    if (at !== table || body.kind !== 'notice') return []
    const { text } = body
    return isOurs(text) && (text.say === 'league.scored' || text.say === 'league.uncounted') ? [speak(text, PUBLIC)] : []
  })
}

describe('a game that is over', () => {
  it('tells what it was worth: to its owners, and to those who played for them', async () => {
    await playing()
    const game = await gameOf('Aa')
    const [one, two] = game.seats.map(({ owner }) => owner).filter((owner) => owner !== 'id-Aa')
    await replace(office.house, game.table!, 'id-Aa', who('Za'))
    await replace(office.house, game.table!, one!, null)
    await playOn(office, (person) => (person === 'id-Za' ? 9 : person === two ? 0 : strength(person)))
    const [line, ...more] = await told(game)
    expect(more).toEqual([])
    expect(line).toMatch(/^\*\*Cup · Season 1\*\* · points: /)
    // The computer draws its number: it may share the first place.
    expect(line).toMatch(/Aa \*\*0\*\* \(Za [45]\)/)
    expect(line).toContain(`${one!.slice(3)} **0** (a computer)`)
  })

  it('tells the verdict, and that it counts nothing where it does', async () => {
    await playing()
    const [one, two] = [await gameOf('Aa'), await gameOf('Ga')]
    await adjudicate(office.house, id, one.id, { how: 'stands', reason: 'They asked for it.' })
    await adjudicate(office.house, id, two.id, { how: 'cancel', reason: 'The wrong rules.' })
    await office.run()
    expect((await told(one))[0]).toContain('*They asked for it. Too little of it had been played, so it does not count.*')
    expect(await told(two)).toEqual(['**Cup · Season 1** · This game does not count.\n*The wrong rules.*'])
  })
})

describe('lists', () => {
  it('of games under way name those who really play', async () => {
    await playing()
    const game = await gameOf('Aa')
    await replace(office.house, game.table!, 'id-Aa', who('Za'))
    await leaveSeason(office.house, id, game.seats.find(({ owner }) => owner !== 'id-Aa')!.owner)
    await office.run()
    const list = JSON.stringify((await gamesReply(bot(), await now(), { person: '', locale: PUBLIC, text: true })).components)
    expect(list).toContain('Aa (a guest)')
    expect(list).toContain('(computer)')
    // Whoever plays for somebody finds the game among their own, and what it was worth.
    const mine = async (name: string) => JSON.stringify((await meReply(bot(), id, `id-${name}`, PUBLIC)).components)
    expect(await mine('Za')).toContain(`**Game ${game.n}**`)
    await playOn(office, strength)
    expect(await mine('Za')).toMatch(/Playing for others was worth .*Aa \(Za\)/s)
  })

  it('give nobody a place before the first result', async () => {
    await playing()
    const { card } = await now()
    const shown = async () => {
      const message = await leagueMessage(bot(), card!, { kind: 'league', season: id, what: 'card', ping: [] })
      const me = await meReply(bot(), id, 'id-Aa', PUBLIC)
      return JSON.stringify([message!.components, me.components])
    }
    const before = await shown()
    expect(before).not.toMatch(/Ahead|place \d/)
    for (const name of people) expect(before).toContain(name)
    await everybodyAnswers(office, strength, 1)
    expect(await shown()).toMatch(/Ahead: Aa \d+.*place 1 of 7/s)
  })

  it('do not fill a message with the names of a large league', async () => {
    office = openOffice([sprint])
    const crowd = Array.from({ length: 70 }, (_, i) => `${i}-${'x'.repeat(29)}`)
    const season = await drawn(office, await signedUp(office, crowd), crowd)
    const post = { kind: 'league', season: season.id, what: 'card', ping: [] } as const
    const shown = JSON.stringify((await leagueMessage(bot(), season.card!, post))!.components)
    expect(shown).toContain('7 people')
    expect(shown).not.toContain(crowd[0])
  })

  it('tell what broke a tie, once there is anything to tell', async () => {
    await playing()
    const standing = async () => {
      const season = await now()
      return standingLines(season, (await divisionsOf(office.house, season))[0]!, inPublic)
    }
    const ties = (lines: readonly string[]) => lines.filter((line) => line.includes(' before '))
    expect(ties(await standing())).toEqual([])
    // Everybody says the same: all points are shared, and only lots are left.
    await playOn(office, () => 5)
    const broken = ties(await standing())
    expect(broken).toHaveLength(6)
    for (const line of broken) expect(line).toMatch(/^-# \w+ before \w+: level in everything/)
  })

  it('of lapses tell in which game', async () => {
    await playing()
    const game = await gameOf('Aa')
    const seat = game.seats.find(({ owner }) => owner === 'id-Aa')!.seat
    for (let i = 0; i < 4; i++) {
      office.clock.now += 1_000
      await noteMiss(office.house, game.table!, seat)
    }
    await office.run()
    const leagues = () => office.house.store.league.leaguesOn('s')
    const typing = { bot: bot(), me: 'id-Org', locale: 'en-US', typed: '', other: () => null, table: async () => null, leagues }
    const found = await suggestLapses(typing)
    // Games that had to be left are no lapses of their own.
    expect(found.map(({ name }) => name.split(' ·')[0])).toEqual(Array(4).fill('Aa missed an answer'))
    expect(found[0]!.name).toMatch(new RegExp(`^Aa missed an answer · Division 1, game ${game.n} · 2026-`))
    // Of four one may be excused, and three are still too many.
    const misses = (await office.house.store.league.incidentsIn(id)).filter(({ kind }) => kind === 'miss')
    expect(misses.length).toBeGreaterThan(3)
    const grounds = ['id-Org', 'was ill'] as const
    expect(await excuse(office.house, id, misses[0]!.id, ...grounds)).toMatchObject({ name: 'Aa', out: 'misses' })
    expect(await excuse(office.house, id, misses[1]!.id, ...grounds)).toMatchObject({ name: 'Aa', isBack: true })
  })
})

it('a thread is named after what tells it from the others', async () => {
  await playing()
  const names = office.threads.map((name) => name.split('/')[1]!)
  // First come the people: that is all a telephone shows.
  for (const name of names) expect(name).toMatch(/^\w\w(, \w\w)+ · Game \d+ · Division 1 · .* · Season 1$/)
  expect(new Set(names.map((name) => /Game \d+/.exec(name)![0])).size).toBe(names.length)
  const fixture = (await office.house.store.league.fixture((await now()).games[0]!.id))!
  for (let long = 20; long < 40; long++) {
    const league = { ...fixture.season.league, name: '🎲'.repeat(25) }
    const entries = fixture.entries.map((entry) => ({ ...entry, name: `${'x'.repeat(long)}🎲🎲` }))
    const name = gameName(office.house, { ...fixture, season: { ...fixture.season, league }, entries }, 1)
    expect(name.length).toBeLessThanOrEqual(100)
    // Half an emoji is refused by Discord.
    expect(name).toBe(Buffer.from(name).toString())
    expect(name).toMatch(/^x{20,}.*… · Game 1 · Division 1 · (🎲)+… · Season 1$/u)
  }
})
