/** One living panel: what is looked at opens inside it, older ones shrink to a line, and it follows the table while it can. */
import { afterEach, describe, expect, it } from 'vitest'
import { newLivePanels } from '../../src/discord/live-panels.ts'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import type { Decision } from '../../src/kernel/contract.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionAt, seatOf } from '../../src/tables/position.ts'
import { pressables, verbOf } from '../e2e/evening.ts'
import { bid, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())

const MOVED_ON = 'This panel has moved on'
const ann = () => night.ann.in(night.channel)
const now = (id: string) =>
  ann()
    .messages()
    .find((message) => message.id === id)
const privately = () =>
  ann()
    .messages()
    .filter(({ flags }) => (flags ?? 0) & 64)

it('tells once what several cards tell, in the order in which it happened', async () => {
  const panels = newLivePanels(() => 0)
  const heard: number[][] = []
  const anew = (_: unknown, told: readonly { n: number }[]) => {
    heard.push(told.map(({ n }) => n))
    return { asks: '', reply: async () => ({ components: [] }) }
  }
  await panels.opened('t', 'ann', { message: 'm', edit: async () => {}, asks: '', anew: anew as never }, { components: [] })
  const told = (...numbers: number[]) => numbers.map((n) => ({ n, to: 'all' })) as never
  await panels.refresh({ table: { id: 't' } } as never, told(3, 4, 3, 4))
  await panels.refresh({ table: { id: 't' } } as never, told(4, 5, 2))
  expect(heard).toEqual([
    [3, 4],
    [2, 3, 4, 5],
  ])
})

describe('a panel', () => {
  it.each(['Recap', 'My hand', 'Board', 'Rules'])('shows %s in its own place, and leads back to the question', async (look) => {
    night = await tableOfTwo()
    const panel = (await ann().click('Take my turn'))!
    const looked = (await ann().click(look, { message: panel }))!
    expect(looked.id).toBe(panel.id)
    expect(privately()).toHaveLength(1)
    expect(textOf(looked)).not.toContain('### (turn)')
    const back = (await ann().click(/^(My turn|← Back to my question)$/, { message: looked }))!
    expect(back.id).toBe(panel.id)
    expect(textOf(back)).toContain('### (turn)')
  })

  it('opened from the card is a new one, and the older shrinks to a line without buttons', async () => {
    night = await tableOfTwo()
    const first = (await ann().click('Take my turn'))!
    const second = (await ann().click('Take my turn'))!
    expect(second.id).not.toBe(first.id)
    await ann().sees(MOVED_ON)
    expect(pressables(now(first.id))).toEqual([])
    expect(pressables(now(second.id)).length).toBeGreaterThan(0)
  })

  it('is left alone once it can no longer be changed', async () => {
    night = await tableOfTwo()
    const first = (await ann().click('Take my turn'))!
    await night.parlour.clock.advance(16 * 60_000)
    await ann().click('Take my turn')
    await night.archon.settle()
    expect(ann().canSee(MOVED_ON)).toBe(false)
    expect(pressables(now(first.id)).length).toBeGreaterThan(0)
  })

  it('is brought up to date when its question is answered elsewhere', async () => {
    night = await tableOfTwo()
    const panel = (await ann().click('Take my turn'))!
    const { house } = night.archon
    const at = await positionAt(house, night.id)
    const { seat } = seatOf(at.table, night.ann.id)!
    const [decision] = decisionsOf(at, seat)
    await answer(house, night.id, night.ann.id, decision!.id, { pick: 'rest' }, at)
    for (let i = 0; i < 5 && textOf(now(panel.id)).includes('### (turn)'); i++) {
      const next = await positionAt(house, night.id)
      const [open] = decisionsOf(next, seat).filter(({ offer, given }) => !offer && given === undefined)
      if (open) await answer(house, night.id, night.ann.id, open.id, open.idle, next)
      await night.archon.settle()
    }
    expect(textOf(now(panel.id))).not.toContain('### (turn)')
  })

  it('that follows the table tells what happened meanwhile', async () => {
    night = await tableOfTwo()
    const bob = night.bob.in(night.channel)
    const followed = () => textOf(bob.messages().find(({ id }) => id === panel.id))
    const panel = (await bob.click('Take my turn'))!
    await bid(night)
    await bob.choose(/Choose one/, '1', { message: panel })
    await night.archon.settle()
    expect(followed()).not.toContain('Since you last acted')
    await night.ann.in(night.channel).click('Seal my answer')
    await night.ann.in(night.channel).choose(/Choose one/, '2')
    await night.archon.settle()
    expect(followed()).toContain('Since you last acted')
    expect(followed()).toContain('(opened)')
  })

  describe('of a question that others change meanwhile', () => {
    const answers = async (by: 'ann' | 'bob', chosen: (decision: Decision) => unknown) => {
      const { house } = night.archon
      const at = await positionAt(house, night.id)
      const { seat } = seatOf(at.table, night[by].id)!
      const [decision, given] = decisionsOf(at, seat).flatMap((each) => (chosen(each) ? [each, chosen(each)] : []))
      await answer(house, night.id, night[by].id, (decision as Decision).id, given, at)
      await night.archon.settle()
    }
    const begun = async () => {
      night = await tableOfTwo({}, false, atlantisRising)
      await answers('ann', ({ offer }) => !offer && { pick: 'explorer' })
      await answers('bob', ({ offer }) => !offer && { pick: 'scholar' })
      // What the Hologram is, with two.
      await answers('bob', ({ offer, idle }) => !offer && idle)
      return (await ann().click('Take my turn'))!
    }
    const proposing = ({ prompt }: Decision) =>
      prompt.say === 'propose.menu' && { pick: 'to.p1', then: { pick: 'leader', then: { pick: 'hills' } } }

    it('offers what is new', async () => {
      const panel = await begun()
      expect(textOf(now(panel.id))).not.toContain('Yes: ')
      await answers('bob', proposing)
      expect(textOf(now(panel.id))).toContain('Yes: Leader to the Hills (Bob)')
    })

    it('takes nobody out of what they have gone into', async () => {
      const panel = await begun()
      const inside = (await ann().click('Forests', { message: panel }))!
      await answers('bob', proposing)
      expect(textOf(now(panel.id))).toBe(textOf(inside))
    })
  })

  it('that is being looked away from stays where its reader is', async () => {
    night = await tableOfTwo()
    const panel = (await ann().click('Take my turn'))!
    const hand = (await ann().click('My hand', { message: panel }))!
    const { house } = night.archon
    const at = await positionAt(house, night.id)
    const [decision] = decisionsOf(at, seatOf(at.table, night.ann.id)!.seat)
    await answer(house, night.id, night.ann.id, decision!.id, { pick: 'rest' }, at)
    await night.archon.settle()
    expect(textOf(now(panel.id))).toBe(textOf(hand))
    expect(pressables(now(panel.id)).map(verbOf)).toContain('turn')
  })
})

it('a picture that comes late does not bring back the question it belonged to', async () => {
  const panels = newLivePanels(() => 0)
  const press = () => ({ message: 'one and the same', edit: async () => {}, asks: '', anew: () => ({ asks: '' }) as never })
  const [earlier, later] = [press(), press()]
  for (const each of [earlier, later]) await panels.opened('t', 'ann', each, { components: [] })
  expect(panels.isShown('t', 'ann', earlier)).toBe(false)
  expect(panels.isShown('t', 'ann', later)).toBe(true)
})

it('a change that is on its way lands before what a press brings, and holds nobody up for long', async () => {
  const panels = newLivePanels(() => 0)
  const order: string[] = []
  let land = () => {}
  const edit = async () => {
    await new Promise<void>((resolve) => {
      land = resolve
    })
    order.push('change')
  }
  const anew = () => ({ asks: 'something else', reply: async () => ({ components: [] }) })
  await panels.opened('t', 'ann', { message: 'm', edit, asks: '', anew }, { components: [] })
  const following = panels.refresh({ table: { id: 't' } } as never, [])
  await new Promise(setImmediate)
  const pressed = panels.touched('m').then(() => order.push('press'))
  await panels.touched('another message')
  expect(order).toEqual([])
  land()
  await Promise.all([following, pressed])
  expect(order).toEqual(['change', 'press'])
  // One that never lands is not waited for beyond what Discord waits for us.
  void panels.change({ message: 'm', edit: () => new Promise(() => {}) }, { components: [] })
  await panels.touched('m')
})
