/** What people take along as an app of their own: in a conversation that the bot has no part in, everything is done by answers to presses. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../src/store/sqlite.ts'
import { newSolos } from '../../src/tables/solo.ts'
import { type TableOfTwo, tableOfTwo, textOf } from '../discord/evenings.ts'
import { pressAnything } from './evening.ts'

let night: TableOfTwo
beforeEach(async () => {
  night = await tableOfTwo()
})
afterEach(() => night.close())

/** Ann, writing with Bob: Archon cannot see that they do. */
const elsewhere = () => night.ann.with(night.bob)

it('offers what makes sense anywhere, and nothing that is about a server', async () => {
  await expect(elsewhere().slash('/table open')).rejects.toThrow(
    /not offered \/table there, only (?=.*\/inbox)(?=.*\/learn)(?=.*\/rules)(?=.*\/profile)(?=.*\/solo)(?=.*\/try)(?!.*\/act)/,
  )
  for (const line of ['/inbox', '/rules', '/profile', '/learn']) {
    await elsewhere().slash(line)
    expect(elsewhere().messages().at(-1)?.author.id).toBe(night.parlour.house.guild.bot)
  }
})

it('a game alone is played to its end there, taken up in private after a restart, and waits in the inbox', async () => {
  const ann = elsewhere()
  let panel = (await ann.click('Lanterns', { message: (await ann.slash('/solo'))! }))!
  expect(textOf(panel)).toContain('Only you see this')
  expect(night.bob.with(night.ann).canSee('Only you see this')).toBe(false)
  for (let i = 0; i < 4; i++) panel = (await pressAnything(ann, panel, (n) => n - 1)) ?? panel
  const before = (await night.archon.house.store.person(night.ann.id))!.settings.solo!
  expect(before.answers.length).toBeGreaterThan(0)
  await night.restart()
  expect(textOf(await night.ann.dm().slash('/inbox'))).toContain('Alone against computers: **Lanterns**')
  panel = (await night.ann.dm().slash('/solo'))!
  expect(textOf(panel)).toContain('where you left your game')
  expect((await night.archon.house.store.person(night.ann.id))!.settings.solo).toEqual(before)
  for (let i = 0; i < 200 && !textOf(panel).includes('Which'); i++) {
    const next = await pressAnything(night.ann.dm(), panel, (n) => (i * 7) % n)
    if (!next) break
    panel = next
  }
  expect((await night.archon.house.store.person(night.ann.id))!.settings.solo).toBeUndefined()
  expect(textOf(panel)).toMatch(/wins|won|win/i)
})

it('asked for twice at once after a restart, a game alone is taken up once', async () => {
  await elsewhere().click('Lanterns', { message: (await elsewhere().slash('/solo'))! })
  const solos = newSolos(night.archon.house, () => openStore(':memory:'))
  const [one, other] = await Promise.all([solos.of(night.ann.id), solos.of(night.ann.id)])
  expect(one).not.toBeNull()
  expect(one).toBe(other)
  solos.close()
})

it('a new one is begun only after a yes, where one is going on', async () => {
  const lists = [(await elsewhere().slash('/solo'))!, (await elsewhere().slash('/solo'))!]
  await elsewhere().click('Lanterns', { message: lists[0]! })
  const going = async () => (await night.archon.house.store.person(night.ann.id))!.settings.solo!.table
  const first = await going()
  const asks = (await elsewhere().click('Lanterns', { message: lists[1]! }))!
  expect(textOf(asks)).toContain('in the middle of Lanterns')
  expect(await going()).toBe(first)
  expect(textOf(await elsewhere().click('A new game', { message: asks }))).toContain('Only you see this')
  expect(await going()).not.toBe(first)
})

it('something is tried out there, from a table on a server', async () => {
  expect(textOf(await elsewhere().slash('/try'))).toContain('nothing here counts')
})
