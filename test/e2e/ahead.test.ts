/** What is left beforehand, from the form to the table: sealed with a Bid, or from *My orders*; nobody is called for what is answered already. */
import { afterEach, describe, expect, it } from 'vitest'
import { openDecision } from '../../src/discord/show/panel.ts'
import { decode, encode } from '../../src/discord/show/present/answer-code.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import { handOver } from '../../src/tables/leaving.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { positionAt, seatOf, viewFor } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { pressesTo } from '../discord/presser.ts'
import { type Evening, evening, pressables, verbOf } from './evening.ts'

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

const PREDICTABLE = new Map(
  [...STEADY].map(([id, playerFor]) => [
    id,
    (facts: never) => {
      const player = playerFor(facts)
      return (at: Parameters<typeof player>[0]) => player({ ...at, random: dice(7) })
    },
  ]),
)

async function seated() {
  night = await evening([secretSocieties], { players: PREDICTABLE, secrets: () => 'dead'.repeat(16) })
  const { parlour, archon } = night
  const { house } = archon
  const mira = parlour.person('Mira')
  await mira.dm().slash('/profile', { notify: 'a private message' })
  mira.reload()
  mira.forget()
  const where = { server: parlour.guildId, channel: parlour.channel('tables') }
  const { id } = await openTable(house, { ...where, owner: mira, game: 'secret-societies', size: 3, computers: 2, pace: 'none' })
  await start(house, id, mira.id)
  await archon.settle()
  const asked = async () => {
    const position = await positionAt(house, id)
    return { position, decision: openDecision(position, seatOf(position.table, mira.id)!.seat) }
  }
  const idea = async () => {
    const { position, decision } = await asked()
    const steady = steadyAt(secretSocieties)!({
      seat: decision!.seat,
      view: viewFor(position, decision!.seat),
      decision: decision!,
      random: dice(5),
    })
    return decode(decision!.input, encode(decision!.input, steady))
  }
  /** The first press on the way to it. */
  const deed = async () => {
    const { position, decision } = await asked()
    return pressesTo(position, decision!, await idea())[0]!.id
  }
  /** Answers by the shortest way until that question is asked, or nothing is for so long. */
  const until = async (question: string) => {
    for (let i = 0; i < 60; i++) {
      await archon.settle()
      const { decision } = await asked()
      if (decision?.question === question) return
      if (!decision || decision.given !== undefined) await parlour.clock.advance(60_000)
      else await answer(house, id, mira.id, decision.id, await idea())
    }
    throw new Error(`never asked: ${question}`)
  }
  const answered = async () =>
    (await house.store.entries(id)).flatMap(({ entry }) => ('by' in entry && entry.by === 'order' ? [entry.answer] : []))
  const orders = async () => (await house.store.table(id))!.seats.find(({ person }) => person === mira.id)!.orders
  return { mira, house, archon, parlour, id, asked, idea, deed, until, answered, orders }
}

type Bid = { readonly pick: string; readonly then: { readonly pick: string; readonly then: { readonly pick: string } } }

/** Presses the Deed, and fills in the form of the card with what is sealed along with it. */
async function bidding(mira: Guest, { then }: Bid, deed: string, wishes: Record<string, string>) {
  const panel = mira
    .dm()
    .messages()
    .findLast((message) => pressables(message).some(({ custom_id }) => custom_id === deed))!
  const step: WireMessage = (await mira.dm().click(deed, { message: panel.id }))!
  const form = pressables(step).find((each) => verbOf(each) === 'form')!
  expect(form.label).toBe('With what to do if it wins …')
  await mira.dm().click(form.custom_id, { message: step.id })
  const shown = JSON.stringify(mira.form!.components)
  const value = (choice: string) => new RegExp(`"value":"(.{4}${choice})"`).exec(shown)![1]!
  await mira.dm().modal({ f0: value(then.then.pick), ...wishes })
}

describe('sealed with a Bid', () => {
  it('buys what it wins without asking, once, and tells nobody before', { timeout: 120_000 }, async () => {
    const { mira, archon, until, idea, deed, answered, orders, house, id } = await seated()
    await until('turn.act')
    const form = async (wishes: Record<string, string>) => {
      await bidding(mira, (await idea()) as Bid, await deed(), wishes)
      await archon.settle()
    }
    const before = JSON.stringify(viewFor(await positionAt(house, id), 'p2'))
    await form({ f1: 'leave' })
    const [left] = await orders()
    expect(left).toMatchObject({
      policy: { id: 'buy', wishes: { how: 'leave', planet: 'no', most: 'any', round: '1' } },
      uses: 1,
    })
    // Nobody else sees any of it: the Bid itself is all that has changed.
    const after = JSON.stringify(viewFor(await positionAt(house, id), 'p2'))
    expect([before, after].filter((each) => each.includes('wishes') || each.includes('leave'))).toEqual([])
    await until('turn.act')
    const rings = mira.pings.length
    await form({ f1: 'below', f2: 'no' })
    // The auctions pass: what was sealed is answered, and only what was not rings.
    await until('grow.what')
    expect(await answered()).toEqual([{ pick: 'below' }])
    expect((await orders()).map(({ policy }) => policy?.wishes.how)).toEqual(['leave'])
    expect(mira.pings.length - rings).toBeLessThanOrEqual(1)
    // What is left of a Round that is over is no order any more.
    await until('turn.act')
    const page = textOf(await mira.dm().slash('/plan list'))
    expect(page).toContain('None.')
  })

  it('as it stands, it leaves nothing', { timeout: 120_000 }, async () => {
    const { mira, until, idea, deed, orders } = await seated()
    await until('turn.act')
    await bidding(mira, (await idea()) as Bid, await deed(), {})
    expect(await orders()).toEqual([])
  })
})

describe('My orders', () => {
  it('are left in the game’s words, and only for what can still be asked', { timeout: 120_000 }, async () => {
    const { mira, until, orders, answered } = await seated()
    await until('turn.act')
    const page = await mira.dm().slash('/plan list')
    const shown = JSON.stringify(page)
    expect(shown).toContain('When I win a Deed')
    expect(shown).toContain('Buying back your cards')
    // The set-up is over, and there are no Dummies among three.
    expect(shown).not.toContain('Where your HQ Card lies')
    expect(shown).not.toContain('Dummy')
    await mira.dm().choose('Leave an order in the game’s words …', 'When I win a Deed')
    await mira.dm().modal({ f0: 'better', f2: '6' })
    const told = textOf(mira.dm().messages().at(-1)!)
    expect(told).toContain(
      'When I win a Deed: **buy what you win, on the side that brings more goods, without a Planet, if it costs at most 6 Coins',
    )
    expect(await orders()).toMatchObject([{ policy: { id: 'buy', wishes: { how: 'better', planet: 'no', most: '6' } } }])
    await until('grow.what')
    for (const each of await answered()) expect(['above', 'below', 'decline']).toContain((each as { pick: string }).pick)
    expect((await orders()).map(({ policy }) => policy?.id)).toEqual(['buy'])
  })

  it('a mandate stays with the seat when one leaves it, and whoever sits down there reads it first', {
    timeout: 120_000,
  }, async () => {
    const { mira, house, archon, parlour, id, orders } = await seated()
    await mira.dm().slash('/plan list')
    await mira.dm().choose('Leave an order in the game’s words …', 'While somebody else plays for me')
    await mira.dm().modal({ f0: '5' })
    expect(textOf(mira.dm().messages().at(-1)!)).toContain('While somebody else plays for me: **leave at least 5 Coins')
    expect(await orders()).toMatchObject([{ policy: { id: 'mandate', wishes: { keep: '5' } } }])
    const bob = parlour.person('Bob')
    await handOver(house, id, mira.id, bob)
    await archon.settle()
    const panel = textOf(await bob.in('tables').click(/^Take .* seat$/))
    expect(panel).toContain('Whoever sat here asks:** leave at least 5 Coins.')
  })
})
