/** A whole game of Era of Atlantis by four people who only click: from `/table open` to the final table. */
import { afterEach, describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { EraView } from '../../src/games/era-of-atlantis/view.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { Seated } from '../../src/store/store.ts'
import { decisionsOf, owing, positionOf, tableById } from '../../src/tables/position.ts'
import { type Evening, evening, playTurn, pressAnything, pressables, verbOf } from './evening.ts'

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

/** What the budget allows for one turn: messages by how contested it was. */
type Turn = { readonly key: string; messages: number; contests: number; isContested: boolean; calls: number }

/** Seals an answer the shortest way; returns the taps it took. */
async function sealInFewTaps(person: Guest, channel: string): Promise<number> {
  const before = person.taps
  const panel = await person.in(channel).click(/^(Take my turn|Seal my answer)$/)
  const choice = pressables(panel).find((each) => verbOf(each) === 'go')!
  const after = choice.options
    ? await person.in(channel).choose(choice.custom_id, choice.options[0]!.label, { message: panel!.id })
    : await person.in(channel).click(choice.custom_id, { message: panel!.id })
  expect(JSON.stringify(after?.components)).toMatch(/Receipt|Nothing for you|### /)
  return person.taps - before
}

/** Looks at the table, six minutes apart, within which a panel still follows. */
const A_MOMENT = 3

const POWERS = 'Powers of secret societies (advanced)'

describe('Era of Atlantis in the parlour', () => {
  it('is played from the opening to the score by clicks alone, within the budgets of messages, pings and taps', {
    timeout: 300_000,
  }, async () => {
    night = await evening([eraOfAtlantis], { secrets: () => 'c0ffee'.repeat(8) })
    const { parlour, archon } = night
    const random = dice(5)
    const people = ['Mira', 'Jonas', 'Aiko', 'Ravi'].map((name) => parlour.person(name))
    const [mira, jonas] = people as [Guest, Guest]

    await mira.slash('/table open', { game: 'era-of-atlantis', seats: 4 })
    await archon.settle()
    const [{ channel }] = (await archon.house.store.tablesOn(parlour.guildId)) as [Seated]
    for (const person of people.slice(1)) await person.in(channel).click('Join')
    await archon.settle()
    await mira.in(channel).click('Settings')
    await mira.in(channel).choose(POWERS, `${POWERS}: On`)
    expect((await archon.house.store.tablesOf(mira.id))[0]!.options).toMatchObject({ powers: 'on' })
    await jonas.slash('/profile', { notify: 'dm' })
    await archon.settle()
    await mira.in(channel).click('Start')
    await archon.settle()

    const [row] = await archon.house.store.tablesOf(mira.id)
    const turns: Turn[] = []
    const dials: number[] = []
    const rung = new Map(people.map((each) => [each.id, each.pings.length]))
    const publicMessages = () => mira.messages({ channel }).filter(({ flags }) => !((flags ?? 0) & 64)).length
    let seen = publicMessages()
    const answered = new Map<string, number>()
    for (let i = 0; i < 2_000; i++) {
      // Nobody looks at their panel for longer than an answer takes: whoever is asked is called.
      await parlour.clock.advance(6 * 60_000)
      await archon.settle()
      const table = await tableById(archon.house, row!.id)
      if (table.status === 'finished') break
      const position = await positionOf(archon.house, table)
      const view = position.seen(null).view as EraView
      const key = `${view.phase} ${view.round} ${view.acting}`
      if (turns.at(-1)?.key !== key) turns.push({ key, messages: 0, contests: 0, isContested: false, calls: 0 })
      const turn = turns.at(-1)!
      turn.messages += publicMessages() - seen
      seen = publicMessages()
      const owed = owing(position)
      const isContested = owed.some((each) => each !== view.acting)
      if (isContested && !turn.isContested) turn.contests++
      turn.isContested = isContested
      const [seat] = owed
      // Whoever answered a moment ago has a panel that follows: they are not rung for what they are asked next, but called when they do not go on.
      if (owed.some((each) => (answered.get(each) ?? Number.NEGATIVE_INFINITY) >= i - A_MOMENT)) turn.calls = 1
      answered.set(seat!, i)
      // Whoever was pinged since the last look owes something now; whoever acted is not pinged for going on.
      for (const each of people) {
        const rang = each.pings.length > (rung.get(each.id) ?? 0)
        rung.set(each.id, each.pings.length)
        if (rang)
          expect(
            owed.map((one) => table.seats.find((other) => other.seat === one)?.person),
            `${each.name}: ${JSON.stringify(each.pings.at(-1)).slice(0, 1500)}`,
          ).toContain(each.id)
      }
      const person = people.find(({ id }) => id === table.seats.find((each) => each.seat === seat)?.person)!
      const isSealed = decisionsOf(position, seat!).some(({ sealed, given }) => sealed && given === undefined)
      if (isSealed && dials.length < 5) dials.push(await sealInFewTaps(person, channel))
      else await playTurn(person, channel, random)
    }
    await archon.settle()
    await mira.sees('the end', { channel })
    // A sealed dial: open the panel, open the list, choose.
    expect(dials.length).toBeGreaterThan(0)
    expect(Math.max(...dials)).toBeLessThanOrEqual(4)
    const table = await tableById(archon.house, row!.id)
    expect(table.status).toBe('finished')

    // A quiet turn is one new message; each time others are drawn in costs one, and one more if the choice comes back; so does whoever does not go on.
    const played = turns.filter(({ key }) => key.startsWith('play'))
    expect(played.length).toBeGreaterThan(12)
    for (const turn of played) expect(turn.messages, turn.key).toBeLessThanOrEqual(1 + turn.calls + 2 * turn.contests)
    expect(played.filter(({ contests, messages }) => contests === 0 && messages <= 1).length).toBeGreaterThan(played.length / 3)

    // Whoever is pinged owed something at that moment, and private messages went to the one who wanted them.
    expect(jonas.dm().messages().length).toBeGreaterThan(3)
    expect(mira.dm().messages()).toHaveLength(0)

    await jonas.in(channel).slash('/verify')
    await jonas.sees('Everything fits', { channel })
  })

  it('takes back what was only tried out, and answers strangers and stale panels privately', { timeout: 240_000 }, async () => {
    night = await evening([eraOfAtlantis])
    const { parlour, archon } = night
    const random = dice(5)
    const [mira, zoe] = [parlour.person('Mira'), parlour.person('Zoe')]
    await mira.slash('/table open', { game: 'era-of-atlantis', seats: 3, computers: 2, here: true }, { channel: 'tables' })
    await archon.settle()
    const channel = parlour.channel('tables')
    await mira.in(channel).click('Start')
    const [row] = await archon.house.store.tablesOf(mira.id)
    const view = async () => {
      const position = await positionOf(archon.house, await tableById(archon.house, row!.id))
      return { position, mine: owing(position).includes(position.table.seats.find(({ person }) => person === mira.id)!.seat) }
    }
    // Somebody without a seat gets a private word.
    await archon.settle()
    const stranger = await zoe.in(channel).click('Take my turn')
    expect(JSON.stringify(stranger?.components)).toContain('You have no seat')
    expect(mira.in(channel).canSee('You have no seat')).toBe(false)
    // Play until a choice can be taken back.
    for (let i = 0; i < 200; i++) {
      await archon.settle()
      if (!(await view()).mine) continue
      let panel = await mira.in(channel).click(/Take my turn|Seal my answer/)
      const first = panel
      for (let presses = 0; presses < 40 && panel && !JSON.stringify(panel.components).includes('Take back'); presses++) {
        if (JSON.stringify(panel.components).includes('Nothing for you')) break
        panel = await pressAnything(mira.in(channel), panel, random)
      }
      if (!panel || !JSON.stringify(panel.components).includes('Take back')) continue
      const before = (await tableById(archon.house, row!.id)).state
      const back = await mira.in(channel).click('↩ Take back', { message: panel.id })
      expect(JSON.stringify(back?.components)).toContain('Taken back')
      expect((await tableById(archon.house, row!.id)).state).toBe(before)
      expect(first).toBeDefined()
      return
    }
    throw new Error('nothing could ever be taken back')
  })
})
