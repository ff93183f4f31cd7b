/** Somebody leaves the server in the middle of a season: it is noticed, they are asked once, and a reserve plays on. All of it in virtual days. */
import { afterEach, expect, it } from 'vitest'
import { drawnSeason } from '../../src/league/steps.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { marathon } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

const DAY = 86_400_000

let night: Evening
afterEach(() => night.close())

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await night.parlour.clock.advance(DAY)
    await night.archon.settle()
  }
}

/** Three play at tables of two, all at once, and Dan is a reserve; Bob answers nothing. */
async function begun() {
  night = await evening([marathon])
  const { parlour } = night
  const channel = parlour.channel('tables')
  const olga = parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  await olga.slash('/league-admin create', { name: 'Cup', game: 'marathon', seats: 2, pace: 'none' })
  await olga.slash('/league-admin season', { places: 3 })
  await olga.slash('/league-admin publish')
  await night.archon.settle()
  const guests = ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => parlour.person(name).in(channel)) as [Guest, Guest, Guest, Guest]
  for (const guest of guests) await guest.click('Join')
  await night.archon.settle()
  await pass(14)
  // The season begins with the last of those who have a place.
  for (const guest of guests.toReversed()) await guest.click('Check in')
  await night.archon.settle()
  const season = async () => {
    const [league] = await night.archon.house.store.league.leaguesOn(parlour.guildId)
    return drawnSeason(night.archon.house, league!.id)
  }
  expect((await season()).phase).toBe('playing')
  return { guests, season, olga, channel }
}
const notices = (guest: Guest, channel: string) =>
  guest
    .messages({ channel })
    .map((message) => JSON.stringify(message.components))
    .filter((text) => text.includes('left the server'))

it('the league says so, waits three days, and gives the place to the reserve, who is called to the tables and plays on', async () => {
  const { guests, season, channel } = await begun()
  const [ann, bob, , dan] = guests
  night.parlour.faults.leaveGuild(bob.id)
  await pass(2)
  expect(notices(ann, channel)).toHaveLength(1)
  expect(notices(ann, channel)[0]).toContain('Bob has left the server. Back before ')
  // Asked once: not every day anew, and a restart changes nothing.
  await pass(1)
  await night.restart()
  expect(notices(ann, channel)).toHaveLength(1)
  expect((await season()).entries.find(({ name }) => name === 'Bob')).toMatchObject({ status: 'in' })
  await pass(2)
  expect(notices(ann, channel).at(-1)).toContain('Bob has left the server, so reserves or computers play on')
  const { entries, games } = await season()
  expect(entries.find(({ name }) => name === 'Bob')).toMatchObject({ status: 'out', reason: 'left' })
  const under = games.filter(({ seats, status }) => status === 'playing' && seats.some(({ owner }) => owner === bob.id))
  expect(under.length).toBeGreaterThan(0)
  for (const { table, thread } of under) {
    const { seats } = (await night.archon.house.store.table(table!))!
    expect(seats.map(({ name }) => name)).toContain('Dan')
    expect(seats.map(({ name }) => name)).not.toContain('Bob')
    // Dan finds the seat there, and answers in it.
    await dan.in(thread!).click('Seal my answer')
    await dan.in(thread!).sees('Name a number')
  }
})

it('whoever comes back in time keeps the place, and finds the games as they were', async () => {
  const { guests, season, channel } = await begun()
  const [ann, bob] = guests
  night.parlour.faults.leaveGuild(bob.id)
  await pass(2)
  expect(notices(ann, channel)).toHaveLength(1)
  night.parlour.faults.joinGuild(bob.id)
  await pass(4)
  expect(notices(ann, channel)).toHaveLength(1)
  const { entries, games } = await season()
  expect(entries.find(({ name }) => name === 'Bob')).toMatchObject({ status: 'in' })
  const game = games.find(({ seats, status }) => status === 'playing' && seats.some(({ player }) => player === bob.id))!
  await bob.in(game.thread!).click('Seal my answer')
  await bob.in(game.thread!).sees('Name a number')
})
