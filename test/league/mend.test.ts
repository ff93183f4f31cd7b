/** Organisers can mend: dates move, a season is cut short, a game is played again, somebody is barred, a draft is deleted. */
import { afterEach, expect, it } from 'vitest'
import { checkinEnds } from '../../src/league/calendar.ts'
import { championsOn } from '../../src/league/champions.ts'
import { close, reopen } from '../../src/league/close.ts'
import { readmit } from '../../src/league/coming-back.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { bar, callOff, postpone, replay } from '../../src/league/mend.ts'
import { change, found, remove } from '../../src/league/organise.ts'
import { pauseSeason, resumeSeason } from '../../src/league/rest.ts'
import { checkIn, joinSeason, leaveSeason } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
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
  strength,
  toldIn,
  who,
} from './setting.ts'
import { marathon, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))
const people = NAMES.slice(0, 7)
async function playing(more: readonly string[] = []) {
  office = openOffice([sprint, marathon])
  const league = await signedUp(office, [...people, ...more], more.length > 0 ? { settings: { places: 7 } } : {})
  return drawn(office, league, [...more, ...people])
}
const told = () => toldIn(office)

it('dates to come move: a season begins later, or is played longer', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, people)
  const before = await newestSeason(office.house, league)
  expect(await postpone(office.house, before.id, 10)).toMatchObject({ beginsAt: before.beginsAt + 10 * DAY })
  await office.pass((before.beginsAt - office.clock.now) / DAY + 1)
  expect((await seasonById(office.house, before.id)).phase).toBe('signup')
  const season = await drawn(office, league, people)
  expect(season.phase).toBe('playing')
  const { endsAt } = await postpone(office.house, season.id, 14)
  expect(endsAt).toBe(season.endsAt + 14 * DAY)
  await office.pass((season.endsAt - office.clock.now) / DAY + 1)
  expect((await seasonById(office.house, season.id)).phase).toBe('playing')
  await office.pass(14)
  const phase = async () => (await seasonById(office.house, season.id)).phase
  // Verdicts have longer, too; what is frozen is scored that much later.
  expect(await phase()).toBe('frozen')
  await postpone(office.house, season.id, 5)
  expect(await cardOf(office, season.id)).toContain(`<t:${(endsAt + 12 * DAY) / 1000}:`)
  await office.pass(10)
  expect(await phase()).toBe('frozen')
  await office.pass(2)
  expect(await phase()).toBe('over')
  await expect(postpone(office.house, season.id, 1)).rejects.toThrow('league.closed')
})

it('check-in lasts as much longer as it is put off, and everybody reads that', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, people)
  const { id, beginsAt } = await newestSeason(office.house, league)
  await office.pass((beginsAt - office.clock.now) / DAY)
  await postpone(office.house, id, 5)
  expect((await told()).join()).toContain('moved every date that is still to come by 5 days')
  for (const name of people.slice(1)) await checkIn(office.house, id, who(name).id)
  const { phase, settings, ...calendar } = await seasonById(office.house, id)
  expect(phase).toBe('checkin')
  await office.pass((checkinEnds(calendar, settings) - office.clock.now) / DAY - 0.1)
  expect((await seasonById(office.house, id)).phase).toBe('checkin')
  await office.pass(0.2)
  expect((await seasonById(office.house, id)).phase).toBe('playing')
})

it.each(['knockout', 'swiss', 'groups'] as const)(
  'a season of rounds (%s) that is ended early draws no other round',
  async (format) => {
    office = openOffice([marathon])
    const names = NAMES.slice(0, 16)
    const founding = { game: 'marathon', settings: { format, repeat: false } }
    const { id, games } = await drawn(office, await signedUp(office, names, founding), names)
    const one = games.find(({ status }) => status === 'playing')!.table!
    for (let half = 0; half < 2; half++) await everybodyAnswers(office, strength, 1, [one])
    // Though it rests, it ends.
    await pauseSeason(office.house, id)
    const drawnSoFar = (await seasonById(office.house, id)).games.length
    await callOff(office.house, id)
    await office.run()
    const over = await seasonById(office.house, id)
    expect([over.phase, over.games.length]).toEqual(['over', drawnSoFar])
    expect(over.games.filter(({ status }) => status === 'scored')).toHaveLength(1)
    // Whoever leads after some rounds has won; a cup nobody has.
    expect(await cardOf(office, id)).toContain(format === 'swiss' ? 'wins the season' : 'before it was decided')
    expect(await championsOn(office.house, 's', 5)).toHaveLength(format === 'swiss' ? 1 : 0)
  },
)

it('a season ended early counts what is finished, closes its tables, and says so', async () => {
  const { id } = await playing()
  await everybodyAnswers(office, strength, 1)
  await office.run()
  const open = (await seasonById(office.house, id)).games.filter(({ status }) => status === 'playing')
  expect(open.length).toBeGreaterThan(0)
  await callOff(office.house, id)
  await office.run()
  const over = await seasonById(office.house, id)
  expect(over.phase).toBe('over')
  expect(new Set(over.games.map(({ status }) => status))).toEqual(new Set(['scored', 'cancelled']))
  for (const { table } of open) expect((await office.house.store.table(table!))!.status).toBe('ended')
  expect((await told()).join()).toContain('ended this season early')
  expect((await divisionsOf(office.house, over))[0]!.wasPlayed).toBe(true)
  await expect(callOff(office.house, id)).rejects.toThrow('league.not-played')
})

it('a game is voided and played once more, by those to whom it belongs', async () => {
  const { id } = await playing()
  const waiting = (await seasonById(office.house, id)).games.find(({ status }) => status === 'waiting')!
  await expect(replay(office.house, id, waiting.id)).rejects.toThrow('league.not-begun')
  await everybodyAnswers(office, strength, 1)
  await office.run()
  const done = (await seasonById(office.house, id)).games.find(({ status }) => status === 'scored')!
  await replay(office.house, id, done.id)
  expect((await told()).join()).toContain(`Game ${done.n} is played once more`)
  await playOn(office, () => 5)
  const over = await seasonById(office.house, id)
  const again = over.games.find((game) => game.id === done.id)!
  expect(over.phase).toBe('over')
  expect(again.table).not.toBe(done.table)
  expect(again.seats.map(({ place }) => place)).toEqual([1, 1, 1, 1])
  // One that is still being played is closed first.
  await expect(replay(office.house, id, done.id)).rejects.toThrow('league.not-played')
})

it('somebody who is barred is told why, cannot come back, and others play on; it is no lapse of theirs', async () => {
  const { id } = await playing(['Ha'])
  await bar(office.house, id, who('Aa').id, 'insults')
  await office.run()
  const { entries, games } = await seasonById(office.house, id)
  expect(entries.find(({ name }) => name === 'Aa')).toMatchObject({ status: 'out', reason: 'barred' })
  const [words] = await told()
  expect(words).toContain('barred you from this season: insults')
  expect(words).toContain(`"users":["${who('Aa').id}"]`)
  for (const { status, table } of games)
    if (status === 'playing')
      expect((await office.house.store.table(table!))!.seats.some(({ person }) => person === who('Aa').id)).toBe(false)
  expect(games.some(({ seats }) => seats.some(({ owner, player }) => owner === who('Aa').id && player === who('Ha').id))).toBe(
    true,
  )
  expect((await office.house.store.league.incidentsOf(who('Aa').id)).map(({ kind }) => kind)).toEqual(['replaced', 'replaced'])
  await expect(joinSeason(office.house, id, who('Aa'))).rejects.toThrow('league.barred')
  await expect(leaveSeason(office.house, id, who('Aa').id)).rejects.toThrow('league.you-not-in')
  await expect(bar(office.house, id, who('Aa').id, 'again')).rejects.toThrow('league.not-in')
})

it('somebody barred by mistake plays again: what is to come, and what computers play', async () => {
  const { id } = await playing(['Ha'])
  const aa = who('Aa').id
  await expect(readmit(office.house, id, aa, 'a mistake')).rejects.toThrow('league.not-gone')
  const sits = async () => {
    const { games } = await seasonById(office.house, id)
    const tables = await Promise.all(games.map(({ table }) => (table ? office.house.store.table(table) : null)))
    return games.map(({ seats }, i) => [
      seats.some(({ owner }) => owner === aa),
      tables[i] ? tables[i].seats.some(({ person }) => person === aa) : seats.some(({ player }) => player === aa),
    ])
  }
  const before = await sits()
  expect(before.every(([own, plays]) => own === plays)).toBe(true)
  await bar(office.house, id, aa, 'insults')
  await office.run()
  expect((await sits()).some(([, plays]) => plays)).toBe(false)
  expect(await readmit(office.house, id, aa, 'it was somebody else')).toEqual({ now: 2, later: 0, toCome: 2 })
  await office.run()
  expect(await sits()).toEqual(before)
  expect((await told()).join()).toContain('lets you play this season again: it was somebody else')
  const { entries } = await seasonById(office.house, id)
  expect(entries.find(({ person }) => person === aa)).toMatchObject({ status: 'in', reason: null })
  await playOn(office, strength)
  const [division] = await divisionsOf(office.house, await seasonById(office.house, id))
  expect(division!.lines.find(({ person }) => person === aa)).toMatchObject({ played: 4, isOut: false })
})

it('whoever was barred before the draw is in again, if there is room', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, NAMES.slice(0, 5), { settings: { places: 4 } })
  const { id } = await newestSeason(office.house, league)
  for (const name of ['Aa', 'Ba']) await bar(office.house, id, who(name).id, 'a mistake')
  await readmit(office.house, id, who('Aa').id, 'a mistake')
  await readmit(office.house, id, who('Ba').id, 'a mistake')
  const { entries } = await seasonById(office.house, id)
  expect(entries.map(({ name, status }) => `${name} ${status}`)).toEqual(['Aa in', 'Ba reserve', 'Ca in', 'Da in', 'Ea in'])
})

it('the games begin at once if only whoever was barred was missing', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, people)
  const { id, beginsAt } = await newestSeason(office.house, league)
  await office.pass((beginsAt - office.clock.now) / DAY)
  for (const name of people.slice(1)) await checkIn(office.house, id, who(name).id)
  await bar(office.house, id, who(people[0]!).id, 'plays elsewhere')
  await office.run()
  expect((await seasonById(office.house, id)).phase).toBe('playing')
})

it('before the draw whoever is barred makes room for the first reserve', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, NAMES.slice(0, 5), { settings: { places: 4 } })
  const { id } = await newestSeason(office.house, league)
  await bar(office.house, id, who('Aa').id, 'plays elsewhere')
  const { entries } = await seasonById(office.house, id)
  expect(entries.map(({ name, status }) => `${name} ${status}`)).toEqual(['Aa out', 'Ba in', 'Ca in', 'Da in', 'Ea in'])
})

it('a season that rests while people sign up still does when its settings change', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, people)
  const { id, beginsAt } = await newestSeason(office.house, league)
  await pauseSeason(office.house, id)
  await change(office.house, league, { weeks: 5 })
  await office.pass(30)
  await resumeSeason(office.house, id)
  expect((await told()).join()).toContain('lets this season go on. Every date has moved by 30 days.')
  expect(await seasonById(office.house, id)).toMatchObject({ phase: 'signup', beginsAt: beginsAt + 30 * DAY, heldAt: null })
  expect((await drawn(office, league, people)).settings.weeks).toBe(5)
})

it('a league nobody has seen is deleted without a trace; a published one is not', async () => {
  office = openOffice([sprint])
  const plan = { server: 's', channel: 'c', name: 'Draft', game: 'sprint', size: 4, organiser: 'id-Org' }
  const { id } = await found(office.house, plan)
  await remove(office.house, id)
  expect(await office.house.store.league.leaguesOn('s')).toEqual([])
  await found(office.house, plan)
  const published = await signedUp(office, [])
  await expect(remove(office.house, published)).rejects.toThrow('league.published')
})

it('a league that was closed goes on as if it had not been: who had signed up still has, and is called', async () => {
  office = openOffice([sprint])
  const league = await signedUp(office, people)
  await expect(reopen(office.house, league)).rejects.toThrow('league.not-closed')
  expect(await close(office.house, league)).toBe(1)
  await office.pass(40)
  expect(await newestSeason(office.house, league)).toMatchObject({ number: 1, phase: 'over' })
  await reopen(office.house, league)
  const open = await newestSeason(office.house, league)
  // The day on which it should have begun has passed meanwhile.
  expect(open).toMatchObject({ number: 1, phase: 'signup', beginsAt: office.clock.now + 3 * DAY })
  expect(open.endsAt - open.beginsAt).toBe(open.settings.weeks * 7 * DAY)
  expect((await office.house.store.post(open.card!))!.body).toMatchObject({ ping: people.map((name) => who(name).id) })
  const season = await drawn(office, league, people)
  expect(season.phase).toBe('playing')
  // While it is played nothing is called off; only what follows is.
  expect(await close(office.house, league)).toBeNull()
  await playOn(office, strength)
  expect(await newestSeason(office.house, league)).toMatchObject({ number: 1, phase: 'over' })
  await reopen(office.house, league)
  expect(await newestSeason(office.house, league)).toMatchObject({ number: 2, phase: 'signup' })
})
