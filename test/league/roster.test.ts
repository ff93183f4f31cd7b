/** Organisers can mend who plays: a season rests, people change places, a reserve takes over, whoever left the server is replaced. */
import { afterEach, describe, expect, it } from 'vitest'
import { divisionsOf } from '../../src/league/divisions.ts'
import { releaseSeason } from '../../src/league/lost-time.ts'
import { pauseSeason, resumeSeason } from '../../src/league/rest.ts'
import { swap, takePlace } from '../../src/league/roster.ts'
import { joinSeason } from '../../src/league/signup.ts'
import { seasonById } from '../../src/league/steps.ts'
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
  toldIn,
  who,
} from './setting.ts'
import { marathon, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))
const seven = NAMES.slice(0, 7)
const fourteen = NAMES.slice(0, 14)
async function playing(people: readonly string[], more: readonly string[] = [], founding = {}) {
  office = openOffice([sprint, marathon])
  const settings = { places: people.length }
  const league = await signedUp(office, [...people, ...more], { settings, ...founding })
  return drawn(office, league, [...more, ...people])
}
const now = (id: string) => seasonById(office.house, id)
const told = () => toldIn(office)

describe('a paused season', () => {
  it('rests altogether: no date comes nearer, no game begins, no clock runs; then all of it goes on', async () => {
    const before = await playing(seven, [], { game: 'marathon', pace: 'fast' })
    await pauseSeason(office.house, before.id)
    await expect(pauseSeason(office.house, before.id)).rejects.toThrow('league.paused')
    expect((await told()).join()).toContain('paused this season')
    // That the channel can be reached lets nothing go on.
    await releaseSeason(office.house, before.id)
    await everybodyAnswers(office, strength, 1)
    await everybodyAnswers(office, strength, 2)
    await office.pass(20)
    const resting = await now(before.id)
    expect(resting.games.filter(({ status }) => status === 'waiting')).toEqual(
      before.games.filter(({ status }) => status === 'waiting'),
    )
    expect(await office.house.store.league.incidentsIn(before.id)).toEqual([])
    await resumeSeason(office.house, before.id)
    await office.run()
    const after = await now(before.id)
    expect(after.endsAt - before.endsAt).toBe(20 * DAY)
    expect((await told()).join()).toContain('lets this season go on. Every date has moved by 20 days.')
    expect(after.games.filter(({ status }) => status === 'waiting').length).toBeLessThan(
      before.games.filter(({ status }) => status === 'waiting').length,
    )
    await playOn(office, strength)
    expect((await now(before.id)).phase).toBe('over')
    await expect(resumeSeason(office.house, before.id)).rejects.toThrow('league.not-paused')
  })
})

describe('people change places', () => {
  it('between divisions: games to come are played in the new one, what is finished stays', async () => {
    const { id, entries } = await playing(fourteen, [], { settings: { places: 14, division: 7 } })
    const [one, two] = [0, 1].map((tier) => entries.find((entry) => entry.tier === tier)!) as [
      (typeof entries)[0],
      (typeof entries)[0],
    ]
    const toCome = async (person: string) =>
      (await now(id)).games
        .filter(({ status, seats }) => status === 'waiting' && seats.some(({ owner }) => owner === person))
        .map((game) => game.id)
    const [mine, theirs] = [await toCome(one.person), await toCome(two.person)]
    await swap(office.house, id, one.person, two.person, 'a better fit')
    expect(await toCome(one.person)).toEqual(theirs)
    expect(await toCome(two.person)).toEqual(mine)
    const divisions = await divisionsOf(office.house, await now(id))
    expect(divisions[0]!.lines.some(({ person }) => person === two.person)).toBe(true)
    expect(divisions.find(({ tier }) => tier === 1)!.lines.some(({ person }) => person === one.person)).toBe(true)
    expect((await told()).join()).toContain('change divisions: a better fit')
    await expect(swap(office.house, id, one.person, one.person, 'x')).rejects.toThrow('league.not-in')
    await playOn(office, strength)
    expect((await now(id)).phase).toBe('over')
  })

  it('with a reserve, who takes the place for good and finishes what is under way for the other; it is no lapse', async () => {
    const { id } = await playing(seven, ['Ha'])
    await expect(takePlace(office.house, id, who('Aa').id, who('Ba').id, 'ill')).rejects.toThrow('league.no-reserve')
    await takePlace(office.house, id, who('Aa').id, who('Ha').id, 'ill')
    await office.run()
    const { entries, games } = await now(id)
    expect(entries.find(({ name }) => name === 'Aa')).toMatchObject({ status: 'out', reason: 'replaced' })
    expect(entries.find(({ name }) => name === 'Ha')).toMatchObject({ status: 'in', tier: 0 })
    for (const { status, seats, table } of games) {
      if (status === 'waiting') expect(seats.some(({ owner }) => owner === who('Aa').id)).toBe(false)
      if (status === 'playing')
        expect((await office.house.store.table(table!))!.seats.some(({ person }) => person === who('Aa').id)).toBe(false)
    }
    const under = games.find(({ status, seats }) => status === 'playing' && seats.some(({ owner }) => owner === who('Aa').id))!
    expect((await office.house.store.table(under.table!))!.seats.some(({ person }) => person === who('Ha').id)).toBe(true)
    expect(new Set((await office.house.store.league.incidentsOf(who('Aa').id)).map(({ kind }) => kind))).toEqual(
      new Set(['replaced']),
    )
    await playOn(office, strength)
    expect((await now(id)).phase).toBe('over')
  })
})

describe('whoever leaves the server', () => {
  async function leaving(comesBack: boolean) {
    const { id } = await playing(seven, ['Ha'], { game: 'marathon', pace: 'slow' })
    let isGone = true
    const member = async (_: string, person: string) => person !== who('Aa').id || !isGone
    Object.assign(office.house, { isMember: member })
    await everybodyAnswers(office, (person) => (person === who('Aa').id ? null : 5), 1)
    await office.pass(1.5)
    const asked = (await told()).filter((words) => words.startsWith(`dm:${who('Aa').id}`))
    isGone = !comesBack
    await office.pass(3.1)
    return { asked, ...(await now(id)) }
  }

  it('is asked once, in private, and replaced from the reserve', async () => {
    const { id, asked, entries, games } = await leaving(false)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('You have left the server')
    expect(entries.find(({ name }) => name === 'Aa')).toMatchObject({ status: 'out', reason: 'left' })
    expect(games.some(({ seats }) => seats.some(({ owner, player }) => owner === who('Aa').id && player === who('Ha').id))).toBe(
      true,
    )
    expect((await told()).join()).toContain('Aa has left the server')
    expect((await office.house.store.league.incidentsOf(who('Aa').id)).filter(({ kind }) => kind === 'left')).toHaveLength(1)
    await expect(joinSeason(office.house, id, who('Aa'))).resolves.toMatchObject({ status: 'reserve' })
  })

  it('and comes back in time keeps the place', async () => {
    const { asked, entries } = await leaving(true)
    expect(asked).toHaveLength(1)
    expect(entries.find(({ name }) => name === 'Aa')).toMatchObject({ status: 'in' })
  })
})
