/** What a league calls people for reaches those who never open its channel, with the press that answers it. */
import { beforeEach, expect, it } from 'vitest'
import { textOf } from '../discord/evenings.ts'
import { sprint } from '../league/sprint.ts'
import { ann, bob, channel, cid, DAY, forget, meet, night, pass, rings, settle } from './three-guests.ts'

beforeEach(async () => {
  await meet([sprint])
  await bob.dm().slash('/profile', { notify: 'a private message' })
  bob.reload()
  const olga = night.parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  await olga.slash('/league-admin create', { name: 'Cup', game: 'sprint', seats: 2, pace: 'none' })
  await olga.slash('/league-admin publish')
  await settle()
  for (const guest of [ann, bob, cid]) await guest.click('Join')
  await settle()
  forget()
})

const notes = () => bob.dm().messages().map(textOf)
const ringsOfBob = () => bob.pings.map(({ channel_id }) => channel_id)

it('check-in is called for in private, once, and answered there', async () => {
  await pass(14 * DAY)
  expect(rings()[0]).toBe(1)
  expect(ringsOfBob()).toEqual([bob.dm().messages()[0]!.channel_id])
  expect(notes().at(-1)).toContain('check in')
  await bob.dm().click('Check in')
  await settle()
  const [season] = await night.archon.house.store.league.seasonsWith(bob.id)
  const { entries } = (await night.archon.house.store.league.season(season!.season))!
  expect(entries.find(({ person }) => person === bob.id)!.checkedInAt).not.toBeNull()
})

it('where private messages are closed, the channel rings instead', async () => {
  night.parlour.faults.closeDms(bob.id)
  await pass(14 * DAY)
  for (let i = 0; i < 8; i++) await pass(10 * 60_000)
  expect(new Set(ringsOfBob())).toEqual(new Set([channel]))
})
