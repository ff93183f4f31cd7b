/** Everything a command does can be done by presses, too. */
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
import { pressables } from '../e2e/evening.ts'
import { readDescription } from '../parlour/description.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
const { faultsOf } = readDescription()
afterEach(async () => {
  // Whatever was pressed: Discord would have taken every answer to it.
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

const table = () => tableById(night.archon.house, night.id)
const ann = () => night.ann.in(night.channel)
const bob = () => night.bob.in(night.channel)

/** Opens a page of the menu behind "More". */
async function page(guest: ReturnType<typeof ann>, label: string) {
  const menu = await guest.click('More')
  return (await guest.choose('What would you like?', label, { message: menu! }))!
}

describe('behind More', () => {
  it('every page opens in the same private panel and leads back', async () => {
    night = await tableOfTwo()
    const menu = (await ann().click('More'))!
    const labels = pressables(menu)[0]!.options!.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(8)
    for (const label of labels) {
      const opened = await ann().choose('What would you like?', label, { message: menu })
      expect(opened!.id).toBe(menu.id)
      const back = await ann().click('← More', { message: menu })
      expect(textOf(back)).toBe(textOf(menu))
    }
    expect(night.bob.in(night.channel).canSee('What would you like')).toBe(false)
    const zoe = night.parlour.person('Zoe').in(night.channel)
    expect(textOf(await page(zoe, 'Clock'))).toContain('no clock')
    const forZoe = pressables((await zoe.click('More'))!)[0]!.options!.map(({ label }) => label)
    expect(forZoe).toContain('Take a seat')
    expect(forZoe).not.toContain('My note')
    expect(labels).not.toContain('Take a seat')
    // This table belongs to none.
    expect([...labels, ...forZoe]).not.toContain('League')
  })

  it('a note is written and read, and shown beside the hand', async () => {
    night = await tableOfTwo()
    await ann().click('Write …', { message: await page(ann(), 'My note') })
    await night.ann.modal({ text: 'Beware of Bob' })
    expect(textOf(await page(ann(), 'My note'))).toContain('Beware of Bob')
    await ann().click('My hand')
    await ann().sees('> Beware of Bob')
    expect(bob().canSee('Beware')).toBe(false)
    await ann().click('Write …', { message: await page(ann(), 'My note') })
    await night.ann.modal({ text: '' })
    expect(textOf(await page(ann(), 'My note'))).toContain('You have no note')
  })

  it('a pause is asked for and ended, a step back is asked for', async () => {
    night = await tableOfTwo()
    await ann().click('Ask for a pause', { message: await page(ann(), 'Clock') })
    await night.archon.settle()
    await bob().click('I agree')
    await night.archon.settle()
    expect((await table()).pausedAt).not.toBeNull()
    await bob().click('Go on', { message: await page(bob(), 'Clock') })
    expect((await table()).pausedAt).toBeNull()
    const { house } = night.archon
    const position = await positionOf(house, await table())
    await answer(house, night.id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
    await ann().click('Ask everybody', { message: await page(ann(), 'Go one step back') })
    expect((await table()).vote).toMatchObject({ kind: 'undo', yes: ['p1'] })
  })

  it('a seat is handed over to somebody who is told, or left to a computer', async () => {
    night = await tableOfTwo()
    const zoe = night.parlour.person('Zoe')
    await ann().click('Write …', { message: await page(ann(), 'My note') })
    await night.ann.modal({ text: 'Bob bids low' })
    const mine = await page(ann(), 'My note')
    expect(textOf(await ann().click('Leave it to whoever takes my seat', { message: mine }))).toContain('Whoever takes your seat')
    await ann().slash('/plan set', { when: 'bid.seal', do: '3', times: 2 })
    await ann().choose('Who takes your seat?', 'Zoe', { message: await page(ann(), 'Hand my seat over') })
    await night.archon.settle()
    expect((await table()).seats[0]).toMatchObject({ person: night.ann.id })
    expect(zoe.pings).toHaveLength(1)
    await ann().sees('Keep my seat')
    const panel = textOf(await zoe.in(night.channel).click("Take Ann's seat"))
    expect(panel).toContain('Left for you by whoever sat here')
    expect(panel).toContain('> Bob bids low')
    expect(panel).toContain('> **What they had planned**')
    expect(panel).toContain('> - bid · seal: 3')
    expect((await table()).seats[0]!.orders).toEqual([])
    expect((await table()).terms.passing).toBeUndefined()
    await night.archon.settle()
    expect((await table()).seats[0]).toMatchObject({ person: zoe.id, name: 'Zoe' })
    // Bob keeps his to himself.
    await bob().click('Write …', { message: await page(bob(), 'My note') })
    await night.bob.modal({ text: 'A secret of Bob' })
    await bob().slash('/plan set', { when: 'bid.seal', do: '2', times: 2 })
    await bob().click('Leave the game', { message: await page(bob(), 'Leave the game') })
    await night.archon.settle()
    expect((await table()).seats[1]!.person).toBeNull()
    const { name } = (await table()).seats[1]!
    const yan = night.parlour.person('Yan').in(night.channel)
    expect(textOf(await yan.click(`Take ${name}'s seat`))).not.toContain('planned')
    expect((await table()).seats[1]).toMatchObject({ name: 'Yan', note: '' })
    const zan = night.parlour.person('Zan').in(night.channel)
    expect(textOf(await page(zan, 'Take a seat'))).toContain('No seat at this table is waiting for you')
    await bob().click(`Take ${name}'s seat`)
    await bob().sees('That seat is not free')
    await zoe.in(night.channel).choose('Who takes your seat?', 'Archon', {
      message: await page(zoe.in(night.channel), 'Hand my seat over'),
    })
    await zoe.in(night.channel).sees('Bots cannot take a seat')
  })

  it('the default is left as an order, used, and taken back', async () => {
    night = await tableOfTwo()
    await ann().click(/^Play the default/, { message: await page(ann(), 'My orders') })
    await night.archon.settle()
    const log = await night.archon.house.store.entries(night.id)
    expect(log.map(({ entry }) => 'by' in entry && entry.by)).toEqual(['order'])
    await ann().click('Take all back', { message: await page(ann(), 'My orders') })
    expect((await table()).seats[0]!.orders).toEqual([])
  })

  it('something is tried out alone, and leaves no trace', async () => {
    night = await tableOfTwo()
    const before = JSON.stringify(await table())
    const tried = await page(ann(), 'Try something out')
    expect(textOf(tried)).toContain('nothing here counts')
    const rested = await ann().click('(rest)', { message: tried })
    expect(textOf(rested)).toContain('(arrange)')
    const other = night.parlour.person('Zoe').in(night.channel)
    expect(other.canSee('What if?')).toBe(false)
    await ann().click('Board', { message: rested! })
    await ann().sees('What if? Lanterns')
    const again = await page(ann(), 'Try something out')
    await ann().click('My turn', { message: tried })
    await ann().sees('This trial is over')
    expect(textOf(again)).toContain('(turn)')
    await night.archon.settle()
    expect(JSON.stringify(await table())).toBe(before)
  })

  it('notices and reminders are chosen from lists', async () => {
    night = await tableOfTwo()
    const wishes = await page(bob(), 'Notices and reminders')
    await bob().choose('When you are asked', 'When you are asked: a private message', { message: wishes })
    expect((await night.archon.house.store.person(night.bob.id))?.settings).toMatchObject({ notify: 'dm', dm: 'open' })
  })

  it('the end is asked for', async () => {
    night = await tableOfTwo()
    await ann().click('Ask everybody', { message: await page(ann(), 'End the game') })
    await night.archon.settle()
    await bob().click('I agree')
    expect((await table()).status).toBe('ended')
  })
})

describe('whatever one looks at', () => {
  it('the turn is one press away', async () => {
    night = await tableOfTwo()
    for (const look of ['Recap', 'My hand', 'Board']) {
      await ann().click(look)
      const looked = (await ann().sees('My turn'))!
      expect(textOf(await ann().click('My turn', { message: looked }))).toContain('(turn)')
    }
    await ann().click('Board')
    const text = await ann().click('Text board', { message: (await ann().sees('Text board'))! })
    expect(textOf(await ann().click('My turn', { message: text! }))).toContain('(turn)')
    // Those without a seat have no turn to go back to.
    const zoe = night.parlour.person('Zoe').in(night.channel)
    await zoe.click('Board')
    expect(textOf(await zoe.sees('Text board'))).not.toContain('My turn')
    await zoe.click('Recap')
    await zoe.sees('From the start')
  })
})

it('the whole board is one press away from a part of it', async () => {
  night = await tableOfTwo()
  const games = night.archon.house.games as Map<string, AnyHosted>
  games.set('lanterns', { ...games.get('lanterns')!, places: () => [{ id: 'pond', name: 'The pond' }] })
  await ann().click('Board')
  const board = (await ann().sees('Look closer'))!
  expect(textOf(board)).not.toContain('Whole board')
  const closer = await ann().choose('Look closer …', 'The pond', { message: board })
  expect(textOf(closer)).toContain('nothing of that name')
  expect(textOf(await ann().click('Whole board', { message: closer! }))).toBe(textOf(board))
})

it('a lobby answers by its card alone', async () => {
  night = await tableOfTwo({}, true)
  await bob().click('Leave')
  await night.archon.settle()
  expect(publicTexts(night).join()).toContain('*free*')
  expect(publicTexts(night).join()).toContain('Can start with 1 more')
  await ann().click('Add a computer')
  await night.archon.settle()
  expect(publicTexts(night).join()).not.toContain('*free*')
  expect(ann().messages().length).toBe(publicTexts(night).length)
})

it('a lobby is closed by whoever opened it, after a second thought, and has the rules at hand', async () => {
  night = await tableOfTwo({}, true)
  expect(textOf(await bob().click('Rules'))).toContain('Rules of Lanterns')
  expect(textOf(await bob().click('Settings'))).toContain('who opened this table')
  const settings = (await ann().click('Settings'))!
  await ann().choose('Clock', 'Clock: weekly: a week, and half a week for every turn', { message: settings })
  await ann().choose('Seats', 'Seats: 3', { message: settings })
  expect(await table()).toMatchObject({ pace: 'weekly', size: 3 })
  expect(textOf(await bob().click('Close this table'))).toContain('who opened this table')
  const sure = await ann().click('Close this table')
  expect((await table()).status).toBe('lobby')
  await ann().click('Close this table', { message: sure! })
  expect((await table()).status).toBe('ended')
})
