/** People who miss answers, leave, come back, or let others play for them; and games that do not end by themselves. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { standingLines } from '../../src/discord/show/league/lines.ts'
import { personLines } from '../../src/discord/show/league/person.ts'
import { meReply } from '../../src/discord/show/league/replies.ts'
import { noteMiss } from '../../src/league/absence.ts'
import { divisionsOf, type Line } from '../../src/league/divisions.ts'
import { excuse } from '../../src/league/excuses.ts'
import { forgetMe } from '../../src/league/forget-me.ts'
import { found, publish, setOptions } from '../../src/league/organise.ts'
import { POINT } from '../../src/league/points.ts'
import { profileOf } from '../../src/league/profile.ts'
import { adjudicate } from '../../src/league/scoring.ts'
import { heldWith } from '../../src/league/seat-holders.ts'
import { checkIn, joinSeason, leaveSeason } from '../../src/league/signup.ts'
import { drawnSeason, newestSeason, seasonById } from '../../src/league/steps.ts'
import type { LeagueGame } from '../../src/store/league-store.ts'
import { agree, propose } from '../../src/tables/consent.ts'
import { Refused } from '../../src/tables/house.ts'
import { askIn, replace, resign, takeSeat } from '../../src/tables/leaving.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { comeBack } from '../../src/tables/missed-deadlines.ts'
import { leaveOrder } from '../../src/tables/orders.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf } from '../../src/tables/position.ts'
import { inPublic, PUBLIC } from '../../src/words/words.ts'
import { lanterns } from '../kernel/lanterns.ts'
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
import { marathon, relay, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))
const people = NAMES.slice(0, 7)
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error) => (error instanceof Refused ? error.text.say : Promise.reject(error)),
  )

/** A drawn season of seven, and ways to look at it. */
async function season(more: readonly string[] = [], pace = 'none', game = 'sprint') {
  office = openOffice([sprint, marathon])
  const league = await signedUp(office, [...people, ...more], { pace, game, ...(more.length > 0 && { settings: { places: 7 } }) })
  const { id } = await drawn(office, league, [...more, ...people])
  const now = () => seasonById(office.house, id)
  const line = async (name: string): Promise<Line> =>
    (await divisionsOf(office.house, await now())).flatMap(({ lines }) => lines).find((each) => each.name === name)!
  const gameOf = async (name: string, status: LeagueGame['status'] = 'playing') =>
    (await now()).games.find((game) => game.status === status && game.seats.some(({ owner }) => owner === `id-${name}`))!
  const seatAt = (game: LeagueGame, name: string) => game.seats.find(({ owner }) => owner === `id-${name}`)!.seat
  /** Misses as the clock would note them. */
  const miss = async (name: string, times: number) => {
    const game = await gameOf(name)
    for (let i = 0; i < times; i++) {
      office.clock.now += 1_000
      await noteMiss(office.house, game.table!, seatAt(game, name))
    }
    await office.run()
  }
  return { league, id, now, line, gameOf, seatAt, miss }
}

describe('misses', () => {
  const shownTo = async (name: string) => {
    const [newest] = await office.house.store.league.seasonsOf((await office.house.store.league.leaguesOn('s'))[0]!.id)
    return JSON.stringify((await meReply({ house: office.house } as Bot, newest!.id, who(name).id, PUBLIC)).components)
  }

  it('are free once, cost a point each, and end the season at the third; computers and reserves play on', async () => {
    const { id, line, miss, now, gameOf } = await season(['Ha'])
    await miss('Aa', 1)
    expect(await line('Aa')).toMatchObject({ deducted: 0, deductions: [{ why: 'free' }] })
    await miss('Aa', 1)
    expect(await line('Aa')).toMatchObject({ deducted: POINT, points: -POINT })
    const running = (await now()).games.filter(
      ({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === 'id-Aa'),
    )
    expect(running).toHaveLength(2)
    await miss('Aa', 1)
    expect(await line('Aa')).toMatchObject({ deducted: 2 * POINT, isOut: true, move: 'bottom' })
    for (const game of running) {
      const table = await office.house.store.table(game.table!)
      expect(table!.seats.some(({ person }) => person === 'id-Aa')).toBe(false)
      expect(table!.seats.filter(({ person }) => person === null)).toHaveLength(1)
    }
    const toCome = (await now()).games.filter(
      ({ status, seats }) => status === 'waiting' && seats.some(({ owner }) => owner === 'id-Aa'),
    )
    expect(toCome.map(({ seats }) => seats.find(({ owner }) => owner === 'id-Aa')!.player)).toEqual(['id-Ha', 'id-Ha'])
    expect(await refusal(joinSeason(office.house, id, who('Aa')))).toBe('league.banished')
    // Nothing is offered that would be refused.
    expect(await shownTo('Aa')).not.toContain('Join')
    expect(await shownTo('Ba')).toContain('Games to come begin by themselves')
    await playOn(office, strength)
    expect(await line('Aa')).toMatchObject({ points: -2 * POINT, played: 4, wins: 0 })
    expect((await now()).phase).toBe('over')
    expect(await gameOf('Aa', 'scored')).toBeDefined()
  })

  it('are told at the table when they cost something, once', async () => {
    const { gameOf, miss } = await season()
    const { table } = await gameOf('Aa')
    const told = async () =>
      (await office.house.store.duePosts(office.clock.now, 1_000)).flatMap(({ table: at, body }) =>
        at === table && body.kind === 'notice' && body.text.say.startsWith('league.miss') ? [body.text.say] : [],
      )
    await miss('Aa', 1)
    expect(await told()).toEqual([])
    await miss('Aa', 1)
    expect(await told()).toEqual(['league.miss-cost'])
    await office.house.league!(table!, 'charged:id-Aa')
    expect(await told()).toEqual(['league.miss-cost'])
    await miss('Aa', 1)
    expect(await told()).toEqual(['league.miss-cost', 'league.miss-out'])
  })

  it('are noted once for one deadline', async () => {
    const { gameOf, seatAt, line } = await season([], 'slow')
    const game = await gameOf('Ba')
    for (let i = 0; i < 3; i++) await noteMiss(office.house, game.table!, seatAt(game, 'Ba'))
    expect((await line('Ba')).deductions).toHaveLength(1)
  })

  it('come from the clock of the tables', async () => {
    const { now, line } = await season([], 'slow')
    await office.pass(4)
    expect((await line('Aa')).deductions.length).toBeGreaterThan(0)
    await office.pass(40)
    // Nobody ever answered: defaults and computers have finished everything, within two weeks of absence.
    const over = await now()
    expect(over.phase).toBe('over')
    for (const name of people) expect((await line(name)).deductions[0]).toMatchObject({ why: 'free' })
  })

  it('can be excused, with a reason that is shown; whoever was out because of them comes back', async () => {
    const { id, line, miss, now } = await season()
    await miss('Aa', 3)
    expect((await line('Aa')).isOut).toBe(true)
    const [incident] = (await office.house.store.league.incidentsIn(id)).filter(({ kind }) => kind === 'miss')
    expect(await refusal(excuse(office.house, id, 'nothing', 'id-Org', 'x'))).toBe('league.no-incident')
    await excuse(office.house, id, incident!.id, 'id-Org', 'was in hospital')
    await office.run()
    const back = await line('Aa')
    expect(back).toMatchObject({ isOut: false, deducted: POINT, points: -POINT })
    expect(back.deductions.map(({ why, reason }) => [why, reason])).toEqual([
      ['excused', 'was in hospital'],
      ['free', null],
      ['cost', null],
    ])
    const mine = (await now()).games.filter(
      ({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === 'id-Aa'),
    )
    for (const { table } of mine)
      expect((await office.house.store.table(table!))!.seats.some(({ person }) => person === 'id-Aa')).toBe(true)
    await playOn(office, strength)
    const seats = (await now()).games.flatMap((game) => game.seats.filter(({ owner }) => owner === 'id-Aa'))
    expect(seats.map(({ player }) => player)).toEqual(Array(4).fill('id-Aa'))
    expect((await line('Aa')).points).toBeGreaterThan(0)
  })

  it('can be excused after the season as well: the final table follows', async () => {
    const { id, line, miss, now } = await season()
    // Aa and Ba are so close that one point decides.
    const close = (person: string) => (person === 'id-Ba' ? 9 : strength(person))
    await miss('Ba', 2)
    await playOn(office, close)
    expect((await now()).phase).toBe('over')
    expect((await line('Ba')).place).toBe(2)
    const [, second] = (await office.house.store.league.incidentsIn(id)).filter(({ kind }) => kind === 'miss')
    const before = (await line('Ba')).points
    await excuse(office.house, id, second!.id, 'id-Org', 'the bot was down')
    expect((await line('Ba')).points).toBe(before + POINT)
    const stored = (await now()).entries.find(({ name }) => name === 'Ba')!.place
    expect(stored).toBe((await line('Ba')).place)
  })
})

describe('in a game one never acted in', () => {
  /** A table outside any league at which time runs. */
  const clocked = async (seated: readonly string[]) => {
    office = openOffice([marathon])
    const opening = { server: 's', channel: 'casual', game: 'marathon', owner: who(seated[0]!), size: seated.length }
    const { id } = await openTable(office.house, { ...opening, pace: 'fast', seated: seated.map(who) })
    await start(office.house, id, who(seated[0]!).id)
    return id
  }
  const answers = async (table: string, name: string) => {
    const position = await positionOf(office.house, (await office.house.store.table(table))!)
    const { seat } = position.table.seats.find(({ person }) => person === who(name).id)!
    await answer(office.house, table, who(name).id, decisionsOf(position, seat)[0]!.id, 3)
    await office.run()
  }
  const record = async (name: string) => {
    const { reliability, lapses } = await profileOf(office.house, who(name).id)
    return [reliability, ...lapses.map(({ kind, excuse }) => (excuse ? `${kind}, excused` : kind))]
  }
  const seatsAt = async (table: string) => (await office.house.store.table(table))!.seats

  it('misses do not count, though the game goes on without its sleepers', async () => {
    const table = await clocked(['Aa', 'Ba', 'Ca'])
    await answers(table, 'Aa')
    await office.pass(14)
    expect((await seatsAt(table)).map(({ autopilot }) => autopilot)).toContain(true)
    expect(await record('Ba')).toEqual([100])
    expect(await record('Ca')).toEqual([100])
    // Aa knew of the game, and kept the others waiting in its second round.
    const [reliability, ...lapses] = await record('Aa')
    expect(reliability).toBeLessThan(100)
    expect(new Set(lapses)).toEqual(new Set(['miss']))
  })

  it('coming back is acting, and so is leaving an order', async () => {
    const table = await clocked(['Aa', 'Ba'])
    await leaveOrder(office.house, table, 'id-Ba', { when: 'dash.name', words: '4', uses: 1, hours: null, stop: false })
    await office.run()
    expect((await seatsAt(table)).map(({ hasActed }) => hasActed)).toEqual([false, true])
    await office.pass(3)
    expect((await seatsAt(table))[0]).toMatchObject({ autopilot: true, hasActed: false })
    await comeBack(office.house, table, 'id-Aa')
    expect((await seatsAt(table))[0]).toMatchObject({ hasActed: true })
  })

  it('losing the seat to somebody else is excused, but a changed seat is still a changed seat', async () => {
    const table = await clocked(['Aa', 'Ba'])
    await replace(office.house, table, 'id-Ba', null)
    await office.run()
    expect(await record('Ba')).toEqual([100, 'left, excused'])
    // Giving it up oneself is not.
    await resign(office.house, table, 'id-Aa')
    await office.run()
    expect((await record('Aa'))[1]).toBe('left')
  })

  it('a stand-in is asked, and plays only once they take the seat', async () => {
    const table = await clocked(['Aa', 'Ba'])
    expect(await refusal(askIn(office.house, table, 'id-Ba', who('Aa')))).toBe('table.seated')
    await askIn(office.house, table, 'id-Ba', who('Ca'))
    expect(await seatsAt(table)).toMatchObject([{ person: 'id-Aa' }, { person: null, offeredTo: 'id-Ca' }])
    const notices = (await office.house.store.duePosts(office.clock.now, 100)).flatMap(({ body }) =>
      body.kind === 'notice' ? [body] : [],
    )
    expect(notices).toMatchObject([{ text: { say: 'table.asked-in', guest: '<@id-Ca>' }, ping: ['id-Ca'], open: 'p2' }])
    expect(await refusal(takeSeat(office.house, table, 'p2', who('Da')))).toBe('table.not-open')
    await takeSeat(office.house, table, 'p2', who('Ca'))
    expect(await seatsAt(table)).toMatchObject([{ person: 'id-Aa' }, { person: 'id-Ca', hasActed: false }])
  })

  it('misses of a league count all the same: who checked in has said yes', async () => {
    const { line } = await season([], 'slow')
    await office.pass(4)
    expect((await line('Aa')).deductions.length).toBeGreaterThan(0)
    expect((await record('Aa'))[0]).toBeLessThan(100)
  })
})

describe('leaving', () => {
  it('frees the place before the draw, for the first reserve', async () => {
    office = openOffice([sprint])
    const league = await signedUp(office, NAMES.slice(0, 6), { settings: { places: 4 } })
    const { id } = await newestSeason(office.house, league)
    expect(await refusal(checkIn(office.house, id, 'id-Aa'))).toBe('league.checkin-later')
    await leaveSeason(office.house, id, 'id-Aa')
    expect(await refusal(leaveSeason(office.house, id, 'id-Aa'))).toBe('league.you-not-in')
    expect((await seasonById(office.house, id)).entries.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Ba in',
      'Ca in',
      'Da in',
      'Ea in',
      'Fa reserve',
    ])
    office.clock.now++
    expect(await joinSeason(office.house, id, who('Aa'))).toEqual({ status: 'reserve', number: 2 })
    expect(await joinSeason(office.house, id, who('Aa'))).toEqual({ status: 'reserve', number: 2 })
    // During check-in a free place waits for reserves who have not spoken yet.
    await drawn(office, league, ['Ba', 'Ca', 'Da'])
    await leaveSeason(office.house, id, 'id-Ea')
    await office.run()
    expect((await seasonById(office.house, id)).phase).toBe('checkin')
    await checkIn(office.house, id, 'id-Aa')
    await office.run()
    const { entries, phase } = await seasonById(office.house, id)
    expect(phase).toBe('playing')
    expect(entries.filter(({ status }) => status === 'in').map(({ name }) => name)).toEqual(['Ba', 'Ca', 'Da', 'Aa'])
    expect(await refusal(checkIn(office.house, id, 'id-Ba'))).toBe('league.checkin-over')
  })

  it('hands seats of a season under way to computers, and is remembered', async () => {
    const { id, line, now } = await season()
    await leaveSeason(office.house, id, 'id-Ca')
    await playOn(office, strength)
    expect((await now()).phase).toBe('over')
    expect(await line('Ca')).toMatchObject({ points: 0, isOut: true, move: 'stay' })
    expect((await office.house.store.league.incidentsOf('id-Ca')).map(({ kind }) => kind).sort()).toEqual(['left', 'replaced'])
    expect(await refusal(leaveSeason(office.house, id, 'id-Aa'))).toBe('league.closed')
    expect(await refusal(joinSeason(office.house, id, who('Za')))).toBe('league.closed')
  })

  it('shares the games to come among the reserves, who are told what it was worth', async () => {
    const { id, now } = await season(['Ha', 'Ia'])
    await leaveSeason(office.house, id, 'id-Aa')
    const standIns = (await now()).games.flatMap(({ status, seats }) =>
      status === 'waiting' ? seats.flatMap(({ owner, player }) => (owner === 'id-Aa' ? [player] : [])) : [],
    )
    expect(standIns.sort()).toEqual(['id-Ha', 'id-Ia'])
    await playOn(office, (person) => (['id-Ha', 'id-Ia'].includes(person) ? 9 : 1))
    const over = await now()
    const divisions = await divisionsOf(office.house, over)
    expect(divisions[0]!.standIns.map(({ name, points }) => [name, points / POINT])).toEqual([
      ['Ha', 5],
      ['Ia', 5],
    ])
    const told = personLines(office.house, over, divisions, 'id-Ha', await heldWith(office.house, over.games, 'id-Ha'), inPublic)
    expect(told).toContain('Playing for others was worth **5 points**.')
    expect(told.filter((line) => line.includes('Aa (Ha)'))).toHaveLength(1)
    expect(standingLines(over, divisions[0]!, inPublic)).toContain('-# Played for others: Ia 5')
    const left = personLines(office.house, over, divisions, 'id-Aa', [], inPublic).join(' ')
    expect(left).toMatch(/Division 1, place \d of 7.*out of this season: you left it/)
  })

  it('gives a substitute half of the points, and the owner nothing', async () => {
    const { line, gameOf, now } = await season(['Ha'])
    const game = await gameOf('Aa')
    await replace(office.house, game.table!, 'id-Aa', who('Ha'))
    await playOn(office, (person) => (person === 'id-Ha' ? 9 : strength(person)))
    expect(await line('Aa')).toMatchObject({ played: 4, points: 30 * POINT })
    const seat = (await now()).games.find(({ id }) => id === game.id)!.seats.find(({ owner }) => owner === 'id-Aa')!
    expect(seat).toMatchObject({ player: 'id-Ha', place: 1 })
    expect(await office.house.store.league.ratingsOf('id-Ha')).toEqual([])
  })
})

describe('a pause', () => {
  it('is over after three days in a league, because others wait for the game', async () => {
    const { gameOf } = await season([], 'weekly')
    const { table, seats } = await gameOf('Aa')
    for (const { owner } of seats) await propose(office.house, table!, owner, 'pause')
    const isResting = async () => (await office.house.store.table(table!))!.pausedAt !== null
    await office.pass(2.9)
    expect(await isResting()).toBe(true)
    await office.pass(0.2)
    expect(await isResting()).toBe(false)
  })
})

describe('games that do not end by themselves', () => {
  it('are frozen at the end of the season and scored a week later as they stand', async () => {
    const { now, league, gameOf, line } = await season([], 'none', 'marathon')
    const game = await gameOf('Aa')
    // One round of two is played: Aa leads. At one table nobody does anything.
    const table = (await office.house.store.table(game.table!))!
    const begun = (await now()).games.filter(({ status }) => status === 'playing')
    const [idle, ...others] = begun.filter(({ id }) => id !== game.id)
    await everybodyAnswers(
      office,
      (person) => (person === 'id-Aa' ? 5 : 2),
      1,
      [game, ...others].map((each) => each.table!),
    )
    const { endsAt } = await now()
    await office.pass((endsAt - office.clock.now) / DAY)
    const frozen = await now()
    expect(frozen.phase).toBe('frozen')
    expect(new Set(frozen.games.map(({ status }) => status))).toEqual(new Set(['frozen', 'cancelled']))
    const person = table.seats[0]!.person!
    const { id: decision } = decisionsOf(await positionOf(office.house, (await office.house.store.table(table.id))!), 'p1')[0]!
    expect(await refusal(answer(office.house, table.id, person, decision, 1))).toBe('table.over')
    const next = await newestSeason(office.house, league)
    expect(next).toMatchObject({ number: 2, phase: 'signup' })
    // Whoever wants to be forgotten now keeps what they have earned until the season is over.
    const elsewhere = others.flatMap(({ seats }) => seats).find(({ owner }) => !game.seats.some((seat) => seat.owner === owner))!
    await forgetMe(office.house, elsewhere.owner)
    await office.pass(7)
    expect((await line('somebody')).points).toBeGreaterThan(0)
    const over = await now()
    expect(over.phase).toBe('over')
    const scored = over.games.find(({ id }) => id === game.id)!
    expect(scored).toMatchObject({ status: 'scored', verdict: 'The season ended before the game did.' })
    expect(scored.seats.find(({ owner }) => owner === 'id-Aa')).toMatchObject({ place: 1, score: 5 })
    expect(scored.seats.filter(({ owner }) => owner !== 'id-Aa').map(({ place }) => place)).toEqual([2, 2, 2])
    // Half of the answers had been given: rated. The others had not come so far.
    expect((await office.house.store.league.stepsOf('id-Aa')).map((step) => step.table)).toContain(game.table)
    // What was never played gives nobody anything.
    expect(over.games.find(({ id }) => id === idle!.id)).toMatchObject({
      status: 'cancelled',
      verdict: 'The season ended before the game did. Too little of it had been played, so it does not count.',
    })
    expect((await office.house.store.league.seasonsOf(league)).map(({ number }) => number)).toEqual([2, 1])
    expect((await drawnSeason(office.house, league)).number).toBe(1)
  })

  it('count nothing when those who play agree to close them', async () => {
    const { gameOf, now } = await season()
    const game = await gameOf('Aa')
    const [first, ...others] = game.seats.map(({ owner }) => owner)
    await propose(office.house, game.table!, first!, 'end')
    for (const other of others) await agree(office.house, game.table!, other, true)
    await office.run()
    expect((await now()).games.find(({ id }) => id === game.id)).toMatchObject({
      status: 'cancelled',
      verdict: 'Closed without a result.',
    })
    await playOn(office, strength)
    expect((await now()).phase).toBe('over')
  })

  it('can be decided by an organiser: as they stand, by a ranking, or not at all', async () => {
    const { id, gameOf, now, line } = await season()
    const game = await gameOf('Aa')
    const owners = game.seats.map(({ owner }) => owner)
    expect(await refusal(adjudicate(office.house, id, 'none', { how: 'cancel', reason: 'x' }))).toBe('league.no-game')
    const half = { how: 'ranking', reason: 'x', ranking: [[owners[0]!]] } as const
    expect(await refusal(adjudicate(office.house, id, game.id, half))).toBe('league.ranking')
    const ranking = [[owners[2]!], [owners[0]!, owners[1]!], [owners[3]!]]
    await adjudicate(office.house, id, game.id, { how: 'ranking', reason: 'Everybody agreed on it.', ranking })
    await office.run()
    const decided = (await now()).games.find((each) => each.id === game.id)!
    expect(decided).toMatchObject({ status: 'scored', verdict: 'Everybody agreed on it.' })
    expect(decided.seats.map(({ place }) => place)).toEqual([2, 2, 1, 4])
    expect((await office.house.store.table(game.table!))!.status).toBe('ended')
    // It was decided before half time, so nobody's rating moved.
    expect(await office.house.store.league.ratingsOf(owners[2]!)).toEqual([])
    await playOn(office, strength)
    const before = await line(owners[2]!.slice(3))
    await adjudicate(office.house, id, game.id, { how: 'cancel', reason: 'A mistake.' })
    const after = await line(owners[2]!.slice(3))
    expect(before.points - after.points).toBe(10 * POINT)
    // As it stands nobody had played it, so there is nothing to score.
    await adjudicate(office.house, id, game.id, { how: 'stands', reason: 'After all.' })
    expect((await now()).games.find((each) => each.id === game.id)).toMatchObject({
      status: 'cancelled',
      verdict: 'After all. Too little of it had been played, so it does not count.',
    })
  })
})

describe('founding', () => {
  it('lets the way of playing be chosen until a season begins', async () => {
    office = openOffice([lanterns.hosted])
    const league = await signedUp(office, NAMES.slice(0, 3), { game: 'lanterns', size: 3 })
    expect(await refusal(setOptions(office.house, league, { wind: 'sideways' }))).toBe('table.options')
    expect((await setOptions(office.house, league, { wind: 'gale' })).options.wind).toBe('gale')
    const { games } = await drawn(office, league, NAMES.slice(0, 3))
    expect((await office.house.store.table(games[0]!.table!))!.options.wind).toBe('gale')
    expect(await refusal(setOptions(office.house, league, { wind: 'calm' }))).toBe('league.begun')
  })

  it('is refused where there is nothing to rank, or no such table', async () => {
    office = openOffice([sprint, relay])
    const plan = { server: 's', channel: 'c', name: 'Cup', game: 'relay', size: 4, organiser: 'id-Org' }
    expect(await refusal(found(office.house, plan))).toBe('league.together')
    expect(await refusal(found(office.house, { ...plan, game: 'sprint', size: 8 }))).toBe('league.seats-of')
    expect(await refusal(found(office.house, { ...plan, game: 'sprint', size: 1 }))).toBe('league.seats-of')
    expect(await refusal(found(office.house, { ...plan, game: 'sprint', options: { wind: 'x' } }))).toBe('table.options')
    expect(await refusal(found(office.house, { ...plan, game: 'chess' }))).toBe('table.no-game')
    expect(await refusal(publish(office.house, 'nowhere'))).toBe('league.gone')
    const league = await found(office.house, { ...plan, game: 'sprint' })
    expect(await refusal(found(office.house, { ...plan, name: 'cup', game: 'sprint' }))).toBe('league.name')
    expect(await refusal(newestSeason(office.house, league.id))).toBe('league.draft')
    const first = await publish(office.house, league.id)
    const again = await publish(office.house, league.id)
    expect(again.id).toBe(first.id)
    expect(again.card).not.toBe(first.card)
  })
})
