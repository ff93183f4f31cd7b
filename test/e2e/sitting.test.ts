/** A sitting, as people live through it: asked once, rung once, one card that follows the game, and slow again afterwards. */
import { beforeEach, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import { join, start } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { playTurn } from './evening.ts'
import { ann, bob, channel, cid, DAY, forget, HOUR, meet, night, openedBy, pass, rings, settle } from './three-guests.ts'

const MINUTE = 60_000
let id: string

beforeEach(async () => {
  await meet([lanterns.hosted])
  await cid.dm().slash('/profile', { notify: 'a private message' })
  cid.reload()
  id = await openedBy(ann, { game: 'lanterns', size: 3 })
  const { house } = night.archon
  for (const guest of [bob, cid]) await join(house, id, guest)
  await start(house, id, ann.id)
  await settle()
  forget()
})
const table = async () => (await night.archon.house.store.table(id))!
const cards = () => ann.messages().filter((message) => textOf(message).includes('Take my turn'))
const dates = () => ann.events().map(({ name, location }) => [name, location])
const chosen = (name: RegExp) => ann.slash('/table sitting').then(() => ann.click(name))

/** All have said yes to the next hour; when it is. */
async function agreed(): Promise<number> {
  await chosen(/^Ask everybody$/)
  await settle()
  for (const guest of [bob, cid]) await guest.in(channel).click('I agree')
  await settle()
  return (await table()).terms.sitting!.from
}
const now = () => night.parlour.clock.now()

it('is asked for once and settled by everybody’s yes, stands on card and calendar, and is a blitz without a ring', async () => {
  await ann.click('More')
  await ann.choose('What would you like?', 'A sitting')
  await ann.sees('The next hours that all of you share')
  await ann.sees('have not told me when they play')
  await ann.click('Ask everybody')
  await settle()
  // In the channel, or in private, as each wishes; whoever asks agrees by it.
  expect(rings()).toEqual([0, 1, 1])
  await bob.sees('Ann asks for a sitting')
  await bob.click('I agree')
  await pass(10 * MINUTE)
  expect(dates()).toEqual([])
  await cid.dm().click('I agree')
  await settle()
  expect(rings()).toEqual([0, 1, 1])
  await ann.sees('A sitting is settled')
  expect(dates()).toEqual([[expect.stringMatching(/^Lanterns · .*: a sitting$/), '#tables']])

  forget()
  const { from, to } = (await table()).terms.sitting!
  await pass(from - now())
  expect(rings()).toEqual([1, 1, 1])
  expect(textOf(cid.dm().messages().at(-1))).toContain('your sitting begins')
  expect((await ann.sees('You sit together until')).id).toBe(cards().at(-1)!.id)
  forget()
  const posted = () => night.parlour.person('Dan').in(channel).messages().length
  const shown = posted()
  const story = textOf(cards().at(-1))
  for (const guest of [ann, bob, cid]) {
    await playTurn(guest, channel, dice(7))
    await settle()
    await pass(MINUTE)
  }
  expect(rings()).toEqual([0, 0, 0])
  expect(posted()).toBe(shown)
  expect(textOf(cards().at(-1))).not.toBe(story)
  expect(textOf(await bob.slash('/clock status'))).toContain('You sit together until')
  forget()
  await pass(to - now())
  await ann.sees('the sitting is over')
  expect(posted()).toBe(shown + 2)
  expect(dates()).toEqual([])
})

it('goes on slowly where somebody does not come, with a new card that calls them', async () => {
  const from = await agreed()
  await pass(from - now())
  forget()
  await pass(16 * MINUTE)
  await ann.sees('is not here, so the sitting is over')
  expect((await table()).terms.sitting).toBeUndefined()
  expect(dates()).toEqual([])
  expect(rings()).toEqual([1, 0, 0])
  await playTurn(ann, channel, dice(7))
  await settle()
  expect(rings()).toEqual([1, 1, 0])
})

it('a bot that was killed goes on with it; one that was away for all of it says so', async () => {
  const from = await agreed()
  await night.archon.close(0)
  await night.parlour.clock.advance(from - now())
  await night.reopen()
  await settle()
  await ann.sees('You sit together until')
  await night.restart()
  await playTurn(ann, channel, dice(7))
  await settle()
  forget()
  const { to } = (await table()).terms.sitting!
  await night.archon.close(0)
  await night.parlour.clock.advance(to - now() + MINUTE)
  await night.reopen()
  await settle()
  await ann.sees('The sitting is over')
  expect((await table()).seats.map(({ misses }) => misses)).toEqual([0, 0, 0])
  const next = await agreed()
  await night.archon.close(0)
  await night.parlour.clock.advance(next - now() + 3 * HOUR)
  await night.reopen()
  await settle()
  await ann.sees('while nobody could play here')
})

it('can be called off by whoever cannot come, and moves with its table', async () => {
  await agreed()
  const other = night.parlour.channel('welcome')
  await ann.in(other).slash('/table move', { table: id })
  await ann.in(other).sees('The game goes on in')
  await settle()
  const place = (await table()).channel
  expect(place).not.toBe(channel)
  expect(dates().map(([, where]) => where)).not.toEqual(['#tables'])
  forget()
  await bob.in(place).slash('/table sitting')
  await bob.in(place).click('I cannot come')
  await settle()
  await ann.in(place).sees('Bob cannot come to the sitting')
  expect(rings()).toEqual([1, 0, 1])
  expect(dates()).toEqual([])
  await pass(2 * DAY)
  expect((await table()).terms.sitting).toBeUndefined()
})

it('takes an hour that somebody names, and says in words what cannot be', async () => {
  const said = async (hour: string) => textOf(await ann.slash('/table sitting', { hour }))
  expect(await said('some time')).toContain('19:30')
  expect(await said('in 5 hours')).toContain('asked, once')
  await settle()
  expect(await said('in 9 hours')).toContain('another hour')
  await cid.in(channel).click('No')
  await settle()
  await ann.sees('does not suit everybody')
  night.parlour.faults.revoke('CreateEvents')
  await agreed()
  expect(dates()).toEqual([])
  expect(textOf(await ann.slash('/table sitting'))).toContain('A sitting is settled')
})
