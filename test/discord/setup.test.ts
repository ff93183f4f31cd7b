/** `/archon setup`: one message, a list for each choice, what is missing in words; and what was chosen is kept to. */
import { afterEach, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { role as newRole } from '../../src/parlour/house.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { sprint } from '../league/sprint.ts'
import { readDescription } from '../parlour/description.ts'
import { textOf } from './evenings.ts'

let night: Evening
const { faultsOf } = readDescription()
afterEach(async () => {
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

const olga = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in('tables')
const settings = () => night.archon.house.store.server(night.parlour.guildId)
const open = async (name: string, roles: string[] = [], channel = 'tables') => {
  const who = night.parlour.person(name, { roles }).in(channel)
  const asked = textOf(await who.click('Open a table for people …'))
  return asked.includes('Lanterns (') ? textOf(await who.click(/^Lanterns \(/)) : asked
}

/** With one more role on the server. */
let role = ''
async function eveningWith(hosted: AnyHosted, name: string): Promise<Evening> {
  return evening([hosted], {}, {}, ({ house }) => {
    role = house.nextId()
    house.store.roles.put(newRole(role, name, 0n, 2))
  })
}

it('walks through channels, roles, limits, reports and the welcome in one message', async () => {
  night = await eveningWith(lanterns.hosted, 'Regulars')
  const { parlour } = night
  const before = textOf(await olga().slash('/archon setup'))
  for (const words of ['all the permissions I need', 'No welcome card', 'they are posted nowhere', 'nothing chosen: everybody'])
    expect(before).toContain(words)

  await olga().choose('Everybody', 'Regulars')
  await olga().choose('In every channel', 'tables')
  await olga().choose('Set by number with /archon limits', 'Little: 2 open, 5 being played, 2 with computers')
  const after = textOf(await olga().choose('Nowhere', 'welcome'))
  expect(after).toContain('Saved')
  expect(after).not.toContain('they are posted nowhere')
  expect(await settings()).toMatchObject({
    openers: [role],
    channels: [parlour.channel('tables')],
    reports: parlour.channel('welcome'),
    limits: { person: { lobbies: 2 } },
  })
  expect(textOf(await olga().click('Post the welcome card here'))).not.toContain('No welcome card')
  await olga().sees('Welcome to Archon')
  expect(textOf(await olga().slash('/archon log'))).toContain(`<@&${role}>`)
})

it('tables are opened by whom and where it was chosen', async () => {
  night = await eveningWith(lanterns.hosted, 'Regulars')
  const { parlour } = night
  await night.archon.house.store.saveServer(parlour.guildId, { openers: [role], channels: [parlour.channel('tables')] })
  for (const channel of ['welcome', 'tables']) await olga().in(channel).slash('/archon setup', { welcome: true })
  expect(await open('Ann')).toContain(`tables are opened by <@&${role}>`)
  expect(textOf(await parlour.person('Ann').in('tables').click('Lanterns'))).toContain('tables are opened by')
  expect(await open('Bob', ['Regulars'], 'welcome')).toContain(`Tables are opened in <#${parlour.channel('tables')}>`)
  expect(await open('Bob', ['Regulars'])).toContain('Your table is open')
  expect(await open('Olga', ['Organiser'], 'welcome')).toContain('Your table is open')
})

it('leagues are organised by those who manage the server, and by the roles it chose', async () => {
  night = await eveningWith(sprint, 'Stewards')
  const { parlour } = night
  const stewart = parlour.person('Stewart', { roles: ['Stewards'] }).in('tables')
  const found = async () =>
    textOf(await stewart.slash('/league-admin create', { name: 'Cup', game: 'sprint', seats: 4, pace: 'none' }))
  expect(await found()).toContain('organised by those with *Manage Server*')
  await olga().slash('/archon setup')
  await olga().choose('Those with Manage Server', 'Stewards')
  expect(await settings()).toMatchObject({ organisers: [role] })
  expect(await found()).toContain('**Cup** is founded')
  expect(textOf(await stewart.click('Publish'))).toContain('The card of season 1')
  expect(textOf(await parlour.person('Ann').in('tables').slash('/league-admin overview'))).toContain(`<@&${role}>`)
})

it('says in words which permission is missing, and where', async () => {
  night = await evening([lanterns.hosted])
  night.parlour.faults.revoke('AttachFiles')
  const told = textOf(await olga().slash('/archon setup'))
  expect(told).toContain(`In <#${night.parlour.channel('tables')}> I am missing **Attach Files**`)
})
