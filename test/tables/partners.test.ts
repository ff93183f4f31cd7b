/** Computers beside a person with whom they win or lose: they let people go first, propose, listen and follow. */
import { afterEach, describe, expect, it } from 'vitest'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import type { View } from '../../src/games/atlantis-rising/view.ts'
import type { Decision, Input } from '../../src/kernel/contract.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { steady } from '../../src/players/atlantis-rising/index.ts'
import type { Player } from '../../src/players/player.ts'
import { give } from '../../src/tables/play.ts'
import { viewFor } from '../../src/tables/position.ts'
import { asked, begun, look, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

/** Ada and two computers, who have had all the time they want. */
async function adaAndTwo() {
  house = newHouse({ hosted: atlantisRising as never, player: steady as Player<never> })
  const id = await begun(house, ['Ada'], 2, 'atlantis-rising')
  await house.run()
  const view = async () => viewFor(await look(house, id), null) as View
  /** Ada answers, and the computers do what they like to do then. */
  const ada = async (key: string, ...path: string[]) => {
    const { open, seat } = await asked(house, id, 'Ada')
    const decision = open.find((each) => (each.offer ? each.id.startsWith(`offer.${key}.`) : key === 'question'))!
    const answer = path.reduceRight<unknown>((then, pick) => (then === undefined ? { pick } : { pick, then }), undefined)
    await give(house, id, { seat, decision: decision.id, answer, by: 'person' })
    await house.run()
    return seat
  }
  return { id, view, ada }
}

/** The same, in the first placing. */
async function placing() {
  const at = await adaAndTwo()
  const seat = await at.ada('question', 'any')
  return { ...at, seat }
}

const idsOf = (input: Input) => (input.kind === 'pick' ? input.options.map(({ id }) => id) : [])
const optionOf = (input: Input, id: string) =>
  input.kind === 'pick' ? input.options.find((each) => each.id === id && !each.blocked) : undefined
const hasEnergy = ({ input, offer }: Decision) => !offer && optionOf(input, 'energy') !== undefined

const told = (means: unknown) => (typeof means === 'function' ? means() : means)
const ownOf = ({ pieces }: View, seat: string) => pieces.filter(({ owner }) => owner === seat)
const plansFor = ({ proposals }: View, seat: string) =>
  proposals.flatMap((each) => ('to' in each && each.to === seat ? [each] : []))

/** Ada only says that she is ready, until what she looks for is there or the game is over. */
async function until<T>(id: string, found: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let i = 0; i < 300 && (await house.store.table(id))?.status === 'playing'; i++) {
    const there = await found()
    if (there !== undefined) return there
    const { open } = await asked(house, id, 'Ada')
    const [decision] = open.filter(({ offer, given }) => !offer && given === undefined)
    if (!decision) return undefined
    const answer = idsOf(decision.input).includes('rest') ? { pick: 'rest' } : decision.idle
    await give(house, id, { seat: decision.seat, decision: decision.id, answer, by: 'person' })
    await house.run()
  }
  return undefined
}

describe('computers in Atlantis Rising', () => {
  it('choose their councilors when the person has chosen', async () => {
    const { view, ada } = await adaAndTwo()
    expect((await view()).players.map(({ councilor }) => councilor)).toEqual([null, null, null])
    await ada('question', 'artificer')
    const { players } = await view()
    expect(players.every(({ councilor }) => councilor !== null)).toBe(true)
    expect(players.filter(({ councilor }) => councilor === 'artificer')).toHaveLength(1)
  })

  it('place nothing before the person is ready, and all of it afterwards', async () => {
    const { view, ada, seat } = await placing()
    const before = await view()
    expect(before.phase).toBe('place')
    expect(before.pieces.filter(({ owner, at }) => owner !== seat && at !== 'pool')).toEqual([])
    await ada('question', 'rest')
    expect((await view()).phase).not.toBe('place')
  })

  it('propose places for the person’s pieces, which one press takes up, and say what is gained', async () => {
    const { id, view, ada, seat } = await placing()
    const [plan, ...others] = plansFor(await view(), seat)
    expect(others.length).toBeGreaterThan(0)
    const { open } = await asked(house, id, 'Ada')
    const [panel] = open
    const yes = panel?.input.kind === 'pick' && panel.input.options.find(({ id: each }) => each === `yes.plan.${plan!.id}`)
    const means = yes ? told(yes.means) : undefined
    const said = atlantisRising.game.speak(means as never, speakerOf('en-US', String))
    expect(said).toMatch(/^Your (Leader|follower) goes to .+: .+\.$/)
    await ada('question', `yes.plan.${plan!.id}`)
    expect(ownOf(await view(), seat).filter(({ at }) => at !== 'pool')).toMatchObject([{ kind: plan!.kind }])
  })

  it('propose nothing more to whoever would rather not', async () => {
    const { view, ada, seat } = await placing()
    const plans = plansFor(await view(), seat)
    await ada('question', `no.plan.${plans[0]!.id}`)
    expect(plansFor(await view(), seat)).toEqual(plans.slice(1))
  })

  it('do what the person proposes at once, also when they wait for the rest', async () => {
    const { view, ada, seat } = await placing()
    const other = (await view()).players.find((player) => player.seat !== seat)!.seat
    await ada('propose', `to.${other}`, 'leader', 'library')
    const leader = ownOf(await view(), other).find(({ kind }) => kind === 'leader')
    expect(leader?.at).toMatch(/^library-/)
    await ada('question', 'rest')
    expect(ownOf(await view(), other).find(({ kind }) => kind === 'leader')?.at).toMatch(/^library-/)
  })

  it('wait while the person acts, and then act', async () => {
    const { view, ada } = await placing()
    await ada('question', 'rest')
    const { phase, round, pieces } = await view()
    expect([phase, round]).toEqual(['actions', 1])
    expect(pieces.filter(({ down }) => down)).toEqual([])
    await ada('question', 'rest')
    expect((await view()).round).toBe(2)
  })

  it('add to the barrier that a person begins, though they planned none', async () => {
    const { id, view } = await placing()
    const theirs = async () => (await view()).players.slice(1).reduce((sum, { freeEnergy }) => sum + freeEnergy, 0)
    const menu = await until(id, async () => {
      const { open } = await asked(house, id, 'Ada')
      return (await theirs()) > 0 ? open.find(hasEnergy) : undefined
    })
    const funds = optionOf(menu!.input, 'energy')!.then!
    const begun = idsOf(funds).find((each) => each.startsWith('barrier.'))!
    const answer = { pick: 'energy', then: { pick: begun, then: 1 } }
    await give(house, id, { seat: menu!.seat, decision: menu!.id, answer, by: 'person' })
    await house.run()
    const { funds: open, players } = await view()
    const pledged = Object.keys(open.find((each) => each.id === begun)?.pledges ?? {})
    // Either they have added what they had, or it is paid for already.
    expect(pledged.length === 0 || players.every(({ seat, freeEnergy }) => freeEnergy === 0 || pledged.includes(seat))).toBe(true)
    expect(pledged).not.toEqual([menu!.seat])
  })

  it('suggest, once, what the sea should take where the person has to choose', async () => {
    const { id, view } = await placing()
    const asks = await until(id, async () => {
      const { open } = await asked(house, id, 'Ada')
      return open.find(({ prompt }) => prompt.say === 'flood.where')
    })
    const { choice } = await view()
    expect(choice!.seat).toBe(asks!.seat)
    expect(Object.values(choice!.marks)).toEqual([expect.stringMatching(/./)])
    expect(choice!.among).toContain(Object.values(choice!.marks)[0])
  })

  it('agree to give up when the person sees no hope', async () => {
    const { id, ada } = await placing()
    const found = await until(id, async () => {
      const { open } = await asked(house, id, 'Ada')
      return open.some(({ offer, prompt }) => offer && prompt.say === 'give-up') ? 'there' : undefined
    })
    expect(found).toBe('there')
    await ada('give-up', 'give-up')
    expect((await house.store.table(id))?.status).toBe('finished')
  })

  it('play a whole game with a person who only says that they are ready', async () => {
    const { id } = await placing()
    await until(id, async () => undefined)
    expect((await house.store.table(id))?.status).toBe('finished')
    expect(house.faults).toEqual([])
  })
})
