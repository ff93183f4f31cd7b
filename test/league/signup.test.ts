/** Who has a place: those who came first, as long as there are any, until the games are drawn. */
import { afterEach, describe, expect, it } from 'vitest'
import { rankingOf } from '../../src/discord/acts/league/ranking.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { meReply } from '../../src/discord/show/league/replies.ts'
import { change } from '../../src/league/organise.ts'
import { checkIn, joinSeason, leaveSeason } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { closeInOrder, drawn, NAMES, type Office, openOffice, playOn, signedUp, who } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

const listOf = async (id: string) =>
  (await seasonById(office.house, id)).entries.map(({ name, status }) => `${name} ${status}`).join(', ')

/** A season in which everybody is asked to check in, and nobody has. */
async function checkinOf(people: readonly string[], places: number | null): Promise<string> {
  office = openOffice([sprint])
  return (await drawn(office, await signedUp(office, people, { settings: { places } }), [])).id
}

describe('joining during check-in', () => {
  it('says that one is here, also for those who had signed up', async () => {
    const id = await checkinOf(NAMES.slice(0, 4), null)
    for (const name of NAMES.slice(0, 4)) await joinSeason(office.house, id, who(name))
    await office.run()
    expect((await seasonById(office.house, id)).phase).toBe('playing')
  })

  it('gives a place where there is one, but not before those who wait for it', async () => {
    const id = await checkinOf(NAMES.slice(0, 5), 4)
    await leaveSeason(office.house, id, 'id-Aa')
    expect(await joinSeason(office.house, id, who('Za'))).toEqual({ status: 'reserve', number: 2 })
    office.close()
    const free = await checkinOf(NAMES.slice(0, 4), 5)
    expect(await joinSeason(office.house, free, who('Ya'))).toEqual({ status: 'in', number: 5 })
    expect(await joinSeason(office.house, free, who('Za'))).toEqual({ status: 'reserve', number: 1 })
  })

  it('lets the games begin at once if only this one was missing', async () => {
    const id = await checkinOf(NAMES.slice(0, 4), null)
    for (const name of NAMES.slice(0, 3)) await checkIn(office.house, id, `id-${name}`)
    await leaveSeason(office.house, id, 'id-Da')
    await office.run()
    expect((await seasonById(office.house, id)).phase).toBe('checkin')
    await joinSeason(office.house, id, who('Za'))
    await office.run()
    expect((await seasonById(office.house, id)).phase).toBe('playing')
  })
})

it('a reserve who had not checked in can stand by later, and then gets games', async () => {
  office = openOffice([sprint])
  const people = NAMES.slice(0, 7)
  const league = await signedUp(office, [...people, 'Za'], { settings: { places: 7 } })
  const { id } = await drawn(office, league, people)
  const me = async () => JSON.stringify((await meReply({ house: office.house } as Bot, id, 'id-Za', PUBLIC)).components)
  expect(await me()).toMatch(/reserve number 1\. You have not checked in.*"Join as a reserve"/)
  expect(await joinSeason(office.house, id, who('Za'))).toEqual({ status: 'reserve', number: 1 })
  expect(await me()).not.toContain('Join as a reserve')
  await leaveSeason(office.house, id, 'id-Aa')
  const { games } = await seasonById(office.house, id)
  expect(games.flatMap(({ seats }) => seats).filter(({ owner, player }) => owner === 'id-Aa' && player === 'id-Za')).toHaveLength(
    2,
  )
})

describe('the number of places', () => {
  it('can be changed while people sign up: whoever came first has one', async () => {
    office = openOffice([sprint])
    const league = await signedUp(office, NAMES.slice(0, 7), { settings: { places: 5 } })
    const { id } = await newestSeason(office.house, league)
    expect(await listOf(id)).toBe('Aa in, Ba in, Ca in, Da in, Ea in, Fa reserve, Ga reserve')
    await change(office.house, league, { places: 6 })
    expect(await listOf(id)).toBe('Aa in, Ba in, Ca in, Da in, Ea in, Fa in, Ga reserve')
    await change(office.house, league, { places: 4 })
    expect(await listOf(id)).toBe('Aa in, Ba in, Ca in, Da in, Ea reserve, Fa reserve, Ga reserve')
  })
})

it('the next season is told to those who stood by, too', async () => {
  office = openOffice([sprint])
  const people = NAMES.slice(0, 5)
  const league = await signedUp(office, people, { settings: { places: 4 } })
  await drawn(office, league, people.toReversed())
  await playOn(office, () => 1)
  const next = await newestSeason(office.house, league)
  expect(next.number).toBe(2)
  expect((await office.house.store.post(next.card!))!.body).toMatchObject({ ping: people.map((name) => `id-${name}`) })
})

it('people of the same name are told apart, and a verdict by names means the right one', async () => {
  office = openOffice([sprint])
  const { id } = await newestSeason(office.house, await signedUp(office, ['Aa']))
  await joinSeason(office.house, id, { id: 'id-Other', name: 'aa' })
  await joinSeason(office.house, id, { id: 'id-Third', name: 'Aa' })
  expect(await listOf(id)).toBe('Aa in, aa 2 in, Aa 3 in')
  expect(rankingOf('@aa 2 > Aa = Aa 3', await seasonById(office.house, id))).toEqual([['id-Other'], ['id-Aa', 'id-Third']])
})
