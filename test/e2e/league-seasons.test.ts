/**
 * Two seasons as an organiser and players would live them: one in which much goes wrong, and one in which the marks of the first come true.
 * What the tables show after each step is held against what is worked out here, from who sat where and who is the stronger.
 */
import { afterEach, expect, it } from 'vitest'
import { championsOn } from '../../src/league/champions.ts'
import { type Rating, ratedBy, UNKNOWN } from '../../src/league/ratings.ts'
import { drawnSeason } from '../../src/league/steps.ts'
import type { LeagueGame, Season } from '../../src/store/league-store.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf, viewFor } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { marathon } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

const HALF_A_DAY = 43_200_000
/** The earlier, the stronger: no two are equal. */
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea', 'Max', 'Nia', 'Oda', 'Pit']
const strengthOf = (name: string) => 18 - NAMES.indexOf(name)
const answerIn = (round: number, name: string) =>
  round === 0 ? Math.min(9, strengthOf(name)) : Math.max(0, strengthOf(name) - 9)

let night: Evening
afterEach(() => night.close())

const theLeague = async () => (await night.archon.house.store.league.leaguesOn(night.parlour.guildId))[0]!
const season = async (): Promise<Season> => drawnSeason(night.archon.house, (await theLeague()).id)
const idOf = (name: string) => night.parlour.person(name).id
const owned = ({ seats }: LeagueGame, name: string) => seats.some(({ owner }) => owner === idOf(name))

/** Everybody answers wherever they are asked, but for those who are away, and but for games that are kept for later. */
async function play({ away = [], later = () => false }: { away?: string[]; later?: (game: LeagueGame) => boolean } = {}) {
  const { house } = night.archon
  for (let isAnybody = true; isAnybody; ) {
    isAnybody = false
    await night.archon.settle()
    for (const game of (await season()).games) {
      if (game.status !== 'playing' || !game.table || later(game)) continue
      const position = await positionOf(house, (await house.store.table(game.table))!)
      for (const seat of owing(position)) {
        const { name, person } = position.table.seats.find((each) => each.seat === seat)!
        if (!person || away.includes(name)) continue
        const { round } = viewFor(position, seat) as { round: number }
        await answer(house, game.table, person, decisionsOf(position, seat)[0]!.id, answerIn(round, name))
        isAnybody = true
      }
    }
  }
}

/** Days go by, in which all answer but for those who are away. */
async function pass(days: number, { away }: { away?: string[] } = {}): Promise<void> {
  for (let half = 0; half < 2 * days; half++) {
    await night.parlour.clock.advance(HALF_A_DAY)
    await night.archon.settle()
    if (away) await play({ away })
  }
}

/** What is known of a season besides who sat where: points taken off, games that do not count, and games that were decided. */
type Facts = {
  readonly off: Record<string, number>
  readonly away: string[]
  readonly void: Set<string>
  readonly decided: Map<string, readonly string[]>
}

const called = (id: string | null) => NAMES.find((name) => idOf(name) === id) ?? ''

/** The place of each seat: the stronger first, unless somebody decided otherwise; where one was away a computer answered, and chance had a say. */
function placesIn(facts: Facts, { id, seats }: LeagueGame): number[] {
  const owners = seats.map(({ owner }) => called(owner))
  const decided = facts.decided.get(id)
  if (!decided && owners.some((name) => facts.away.includes(name))) return seats.map(({ place }) => place!)
  const order = decided ?? NAMES.filter((name) => owners.includes(name))
  return owners.map((name) => order.indexOf(name) + 1)
}

/** What a place is worth at a table of three; those who share one share its points. */
function worthOf(place: number, places: readonly number[]): number {
  const sharing = places.filter((other) => other === place).length
  return [10, 5, 1].slice(place - 1, place - 1 + sharing).reduce((sum, points) => sum + points, 0) / sharing
}

/** Points of everybody in a division, as one would count them by hand: 10, 5 and 1 to those who played to the end themselves, half of that for others. */
async function counted(facts: Facts, tier: number): Promise<Record<string, number>> {
  const { entries, games } = await season()
  const points = Object.fromEntries(
    entries.filter((entry) => entry.tier === tier).map(({ name }) => [name, 0 - (facts.off[name] ?? 0)]),
  )
  for (const game of games.filter(({ id, status }) => status === 'scored' && !facts.void.has(id))) {
    const places = placesIn(facts, game)
    for (const [i, seat] of game.seats.entries()) {
      const player = called(seat.player)
      if (player in points) points[player]! += worthOf(places[i]!, places) / (seat.player === seat.owner ? 1 : 2)
    }
  }
  return points
}

const LINE = /^\d+\\?\. \*\*(\w+)\*\*( [▲▼]+)? (−?[\d.]+) points? · (.*)$/gm

it('one in which much goes wrong, and the one after it', async () => {
  night = await evening([marathon])
  const { parlour } = night
  const channel = parlour.channel('tables')
  const olga = parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  const otto = parlour.person('Otto', { roles: ['Organiser'] }).in(channel)
  await olga.slash('/league-admin create', { name: 'Cup', game: 'marathon', seats: 3, pace: 'slow', places: 14, division: 7 })
  await olga.slash('/league-admin publish')
  await night.archon.settle()
  const guests = new Map(NAMES.map((name) => [name, parlour.person(name).in(channel)]))
  const reader = parlour.person('Zoe').in(channel)
  const facts: Facts = { off: {}, away: [], void: new Set(), decided: new Map() }
  const told = () => reader.messages({ channel }).map(textOf).join('\n')

  /** The table of a division as everybody sees it, best first: name, mark and points. */
  async function table(division: number) {
    // Earlier answers, which only they see, are gone.
    reader.reload()
    await reader.slash('/league standings', { as: 'text', division: `${division}` })
    await night.archon.settle()
    const shown = textOf(await reader.sees(`**Division ${division}** · Cup · Season`, { channel }))
    const text = shown.replaceAll('\\n', '\n').replaceAll('\\\\', '\\')
    const lines = [...text.matchAll(LINE)].map(([, name, mark = '', points, about]) => ({
      name: name!,
      mark: mark.trim(),
      points: Number(points!.replace('−', '-')),
      about: about!,
    }))
    return { text, lines }
  }
  async function tablesAreRight() {
    for (const tier of [0, 1]) {
      const { lines } = await table(tier + 1)
      expect(Object.fromEntries(lines.map(({ name, points }) => [name, points]))).toEqual(await counted(facts, tier))
    }
  }
  /** Ratings are what they would be had all been known from the start: of games that people played to the end in their own seats. */
  async function ratingsAreRight() {
    const { league } = night.archon.house.store
    const known = new Map<string, Rating>()
    const tables = [...new Set((await league.stepsIn('marathon', 3)).map((step) => step.table))]
    const { games } = await season()
    for (const id of tables) {
      const game = games.find((each) => each.table === id)!
      expect(facts.void.has(game.id)).toBe(false)
      const before = game.seats.map(({ owner }) => known.get(owner) ?? UNKNOWN)
      const after = ratedBy(before, placesIn(facts, game))
      for (const [i, { owner }] of game.seats.entries()) known.set(owner, after[i]!)
    }
    for (const row of await league.ratingsIn('marathon', 3, NAMES.map(idOf))) {
      const wanted = known.get(row.person)!
      expect([row.mu, row.sigma]).toEqual([expect.closeTo(wanted.mu, 9), expect.closeTo(wanted.sigma, 9)])
    }
    return tables.length
  }

  const countOf = async (isIt: (game: LeagueGame) => boolean) =>
    (await season()).games.filter((game) => game.status === 'scored' && isIt(game)).length

  for (const guest of guests.values()) await guest.click('Join')
  await pass(14)
  for (const guest of [...guests.values()].toReversed()) await guest.click('Check in')
  await night.archon.settle()
  const membersOf = async (tier: number) => {
    const { entries } = await season()
    return NAMES.filter((name) => entries.some((entry) => entry.name === name && entry.tier === tier && entry.status === 'in'))
  }
  const [top, low] = [await membersOf(0), await membersOf(1)]
  expect([top.length, low.length]).toEqual([7, 7])
  const [ill, gone, silent] = [top[0]!, low[0]!, top[3]!]
  facts.away.push(ill, gone, silent)
  const gamesOf = async (name: string) => (await season()).games.filter((game) => owned(game, name))
  const forLater = new Set([...(await gamesOf(ill)).slice(1), (await gamesOf(gone)).at(-1)!].map(({ id }) => id))

  // Somebody is silent, and lets two tables wait.
  await play({ away: [silent], later: ({ id }) => forLater.has(id) })
  await tablesAreRight()

  // The best of the first division falls ill: a reserve has the place, and whoever is out of it does not win it.
  await olga.slash('/league-admin replace', { player: ill, by: 'Oda', reason: 'Is ill.' })
  await olga.click('Give the place away')
  await night.archon.settle()
  expect(told()).toContain('Is ill.')
  await tablesAreRight()
  const after = await table(1)
  expect(after.lines.at(-1)).toMatchObject({ name: ill, about: expect.stringContaining('out') })
  expect(after.text).toContain('People have changed places since the draw')

  // Somebody leaves the server, and so does the organiser. What people agreed on goes on; an absence is one lapse at however many tables, and free.
  parlour.faults.leaveGuild(idOf(gone))
  parlour.faults.leaveGuild(idOf('Olga'))
  await pass(5, { away: [silent, gone] })
  expect((await table(1)).text).toMatch(new RegExp(`${silent} was away from .* \\(\\d+ answers\\): the first is free`))
  expect(told()).toContain(`${gone} has left the server`)
  expect((await table(2)).lines.at(-1)).toMatchObject({ name: gone, about: expect.stringContaining('out') })
  await tablesAreRight()

  // Another organiser mends what is to be mended while games are played: one does not count, for it was the wrong one.
  const wrong = (await season()).games.find((game) => game.tier === 0 && game.status === 'scored' && owned(game, top[1]!))!
  await otto.slash('/league-admin adjudicate', { game: wrong.id, how: 'not at all', reason: 'The wrong game.' })
  await otto.click('Decide it so')
  facts.void.add(wrong.id)
  await night.archon.settle()
  await tablesAreRight()
  expect(await ratingsAreRight()).toBe(await countOf(({ seats }) => seats.every(({ owner, player }) => owner === player)))
  await play()
  await tablesAreRight()
  const [winner] = (await table(1)).lines
  await reader.sees(`**${winner!.name} wins the season.**`, { channel })

  // After the end: a slip in a result, and an absence that had its reasons. Tables, ratings, reliability and the card follow.
  const slip = (await season()).games.find((game) => game.tier === 1 && game.status === 'scored' && !owned(game, gone))!
  const reversed = NAMES.filter((name) => owned(slip, name)).toReversed()
  const ranking = reversed.join(' > ')
  await otto.slash('/league-admin adjudicate', {
    game: slip.id,
    how: 'by the ranking I give',
    ranking,
    reason: 'A slip.',
  })
  await otto.click('Decide it so')
  facts.decided.set(slip.id, reversed)
  await night.archon.settle()
  await tablesAreRight()
  await ratingsAreRight()
  const { id } = await season()
  const miss = (await night.archon.house.store.league.incidentsIn(id)).find(({ person }) => person === idOf(silent))!
  expect(textOf(await otto.slash('/league-admin excuse', { miss: miss.id, reason: 'Was in hospital.' }))).toMatch(
    /Excuse this\?\*\* .+ missed an answer · .*Was in hospital\./s,
  )
  expect((await table(1)).text).not.toContain('Was in hospital')
  const excused = textOf(await otto.click('Excuse it'))
  expect(excused).toMatch(/all \d+ answers of this absence.*Reliability: \d+ → 100/)
  const [first, second] = [await table(1), await table(2)]
  expect(first.text).toContain('excused (Was in hospital.)')

  // As many go up as come down; whoever gave the place away has lost it, and takes nobody else's.
  const marked = (mark: string, { lines }: typeof first) => lines.filter((line) => line.mark === mark).map(({ name }) => name)
  const inIt = (name: string, { lines }: typeof first) => !lines.find((line) => line.name === name)!.about.endsWith('out')
  // A reserve for whom there was no game any more neither goes up nor down.
  const played = first.lines.filter(({ name, about }) => inIt(name, first) && !about.startsWith('0 games'))
  const down = played.at(-1)!.name
  expect(marked('▼', first)).toEqual([down, ill])
  const up = second.lines[0]!.name
  expect(marked('▲', second)).toEqual([up])
  const card = textOf(await reader.sees(/Cup · Season 1.*wins the season/s, { channel }))
  expect(card).toContain(`1. ${up} ▲ ${second.lines[0]!.points}`)
  expect(card).toContain(`8. ${ill} ▼ out`)
  expect(card).toMatch(new RegExp(`1\\. ${winner!.name} [\\d.]+ a game`))

  // The next season: all but those two come back, and the marks come true.
  await reader.sees('Season 2', { channel })
  const back = NAMES.filter((name) => name !== ill && name !== gone)
  for (const name of back) await guests.get(name)!.click('Join')
  const { beginsAt } = (await night.archon.house.store.league.seasonsOf((await theLeague()).id))[0]!
  await pass((beginsAt - parlour.clock.now()) / (2 * HALF_A_DAY) + 0.5)
  for (const name of back) await guests.get(name)!.click('Check in')
  await night.archon.settle()
  expect((await season()).number).toBe(2)
  const stays = first.lines.map(({ name }) => name).filter((name) => name !== down && name !== ill)
  expect((await membersOf(0)).sort()).toEqual([...stays, up].sort())

  for (const key of ['void', 'decided'] as const) facts[key].clear()
  facts.away.length = 0
  await play()
  await tablesAreRight()
  const [upper, lower] = [await table(1), await table(2)]
  expect(upper.lines.map(({ name }) => name)).toEqual(await membersOf(0))
  expect(lower.lines.map(({ name }) => name)).toEqual(await membersOf(1))
  expect([marked('▼', upper), marked('▲', lower)]).toEqual([[upper.lines.at(-1)!.name], [lower.lines[0]!.name]])
  expect(upper.text).toContain('Fairness 100 of 100')
  await reader.sees(`**${upper.lines[0]!.name} wins the season.**`, { channel })

  // The server remembers both, and when they ended: with the last game, long before the last day.
  const champions = await championsOn(night.archon.house, parlour.guildId, 5)
  expect(champions.map(({ names }) => names)).toEqual([[upper.lines[0]!.name], [winner!.name]])
  expect(champions[0]!.endedAt).toBe(parlour.clock.now())
  reader.reload()
  await reader.slash('/league champions')
  await night.archon.settle()
  const hall = textOf(await reader.sees('Hall of champions', { channel }))
  for (const line of [`**${winner!.name}** – Cup, season 1`, `**${upper.lines[0]!.name}** – Cup, season 2`])
    expect(hall).toContain(line)
})
