/** An organiser's desk in the parlour: a plan that can be changed, a season that can be mended, and a record of who did what. */
import { afterEach, expect, it } from 'vitest'
import { textOf } from '../discord/evenings.ts'
import { marathon, sprint } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

let it_: Evening
afterEach(() => it_.close())

it('begins with what was chosen and what happens when; a plan can be changed; a season pauses; all of it is on record', async () => {
  it_ = await evening([sprint, marathon])
  const channel = it_.parlour.channel('tables')
  const olga = it_.parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  expect(textOf(await olga.slash('/archon log'))).toContain('Nothing has been done yet')
  await olga.slash('/league-admin create', { name: 'Cup', game: 'sprint', seats: 4, pace: 'none' })
  const plan = textOf(await olga.slash('/league-admin overview'))
  for (const words of ['## Cup', 'What happens when you publish it', 'Sign-up for 14 days', '7 days to check in'])
    expect(plan).toContain(words)
  const changed = textOf(await olga.slash('/league-admin change', { name: 'Shield', seats: 5, signup: 3 }))
  for (const words of ['**Shield**', 'tables of 5', 'Sign-up for 3 days', 'Divisions of about 11'])
    expect(changed).toContain(words)
  expect(textOf(await olga.slash('/league-admin change', { game: 'nonsense' }))).not.toContain('Changed')
  await olga.slash('/league-admin publish')
  await it_.archon.settle()
  expect(textOf(await olga.slash('/league-admin overview'))).toContain('sign-up ends and check-in begins')
  expect(textOf(await olga.slash('/league-admin change', { name: 'Later' }))).not.toContain('Changed')
  expect(textOf(await olga.slash('/league-admin pause'))).toContain('Pause Shield · Season 1?')
  await olga.click('Pause it')
  await it_.archon.settle()
  await olga.sees('paused this season', { channel })
  expect(textOf(await olga.slash('/league-admin overview'))).toContain('has paused this season')
  await olga.slash('/league-admin resume')
  expect(textOf(await olga.click('Go on'))).toContain('It goes on')
  const record = textOf(await olga.slash('/league-admin log'))
  for (const words of ['name: Shield · seats: 5 · signup: 3', 'Let a season rest', 'Let a paused season go on'])
    expect(record).toContain(words)
  // Looking, being refused and being asked once more are not on record.
  for (const words of ['What you have chosen', 'nonsense', 'Later']) expect(record).not.toContain(words)
  expect(record.match(/Let a season rest/g)).toHaveLength(1)
  // What was done before there was a league stands in the server's record, like everything else.
  const all = textOf(await olga.slash('/archon log'))
  for (const words of ['Found a league', 'Let a season rest', `<@${olga.id}>`]) expect(all).toContain(words)
})
