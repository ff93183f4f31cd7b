/** What whoever plays on may not do. */
import { afterEach, describe, expect, it } from 'vitest'
import { policies } from '../../src/games/atlantis-rising/policies.ts'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import { everyAnswer } from '../../src/kernel/answers.ts'
import type { Decision, Event, Input, Option } from '../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../src/kernel/engine.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { steadyAt } from '../../src/players/index.ts'
import { toldTo } from '../../src/tables/history.ts'
import { resign, takeSeat } from '../../src/tables/leaving.ts'
import { withinBounds } from '../../src/tables/led-astray.ts'
import { type Bound, within } from '../../src/tables/mandates.ts'
import { leavePolicy } from '../../src/tables/orders.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, tableById, viewFor } from '../../src/tables/position.ts'
import { hold } from '../../src/tables/states.ts'
import { begun, letPass, look, newHouse, person, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house?.store.close())

const always = { uses: 100, hours: null, stop: false }
const KEEP = 5

/** The least that was ever in Ann's purse once she had left, and how often the computer in her seat answered. */
async function playedOn(keep: number): Promise<{ least: number; answers: number }> {
  const steady = steadyAt(secretSocieties)!
  house = newHouse({ hosted: secretSocieties, player: (at) => steady({ ...at, random: dice(7) }) as never })
  const id = await begun(house, ['Ann', 'Bob'], 1, 'secret-societies')
  const { seats } = await tableById(house, id)
  const seatOf = (name: string) => seats.find((row) => row.person === `id-${name}`)!.seat
  const [ann, bob] = [seatOf('Ann'), seatOf('Bob')]
  if (keep > 0) await leavePolicy(house, id, 'id-Ann', { id: 'mandate', wishes: { keep: `${keep}` }, ...always })
  await resign(house, id, 'id-Ann')
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 400; i++) {
    await letPass(house, 60_000)
    const position = await look(house, id)
    if (position.table.status !== 'playing') break
    const coins = (viewFor(position, ann) as View).players[ann]!.coins!
    least = Math.min(least, coins)
    const decision = decisionsOf(position, bob).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) continue
    const idea = steady({ seat: bob, view: viewFor(position, bob), decision, random: dice(5) })
    await answer(house, id, 'id-Bob', decision.id, idea)
  }
  const entries = (await house.store.entries(id)).filter(({ entry }) => 'seat' in entry && entry.seat === ann)
  return { least, answers: entries.length }
}

/** How often the first seat breaks a promise of peace to the others, where it does whatever harms them as soon as it may; unbound, until it does. */
function wrongsIn(
  hosted: AnyHosted,
  { seed, options, most }: { seed: number; options: Record<string, string>; most: number },
  isBound: boolean,
): { wrongs: number; answers: number } {
  const { game } = hosted
  const [ann, ...spared] = ['p1', 'p2', 'p3']
  const bound: Bound = { mandate: { policy: hosted.policies!.find(({ bounds }) => bounds)!, wishes: { peace: 'never' } }, spared }
  const [random, steady] = [dice(seed), steadyAt(hosted)!]
  let { state, events } = create(game, { seats: [ann, ...spared], options, random: randomFrom(seed) })
  const against = (told: readonly Event[]) =>
    spared.flatMap((to) => hosted.wrongs!(toldTo(told, to)).filter((wrong) => wrong.by === ann && wrong.to === to)).length
  const told: Event[] = [...events]
  const harmful = (from: typeof state, asked: Decision, steps: number): unknown => {
    for (const answer of everyAnswer(asked.input, random, 30)) {
      const applied = apply(game, from, ann, asked.id, answer)
      if (isRefusal(applied)) continue
      if (against(applied.events) > 0) return answer
      const next = steps > 1 ? decisions(game, applied.state, ann).find(({ offer }) => !offer) : undefined
      if (next && harmful(applied.state, next, steps - 1) !== undefined) return answer
    }
    return undefined
  }
  let answers = 0
  for (; answers < most && !state.outcome && (isBound || against(told) === 0); answers++) {
    const [decision] = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
    if (!decision) throw new Error('nobody is asked')
    const { seat } = decision
    const usual = (asked: Decision) => steady({ seat, view: game.view(state.board, seat), decision: asked, random })
    const spiteful = (asked: Decision) => harmful(state, asked, 2) ?? usual(asked)
    const hers = () => (isBound ? withinBounds(hold(hosted, state), bound, decision, spiteful) : spiteful(decision))
    const applied = apply(game, state, seat, decision.id, seat === ann ? hers() : usual(decision))
    if (isRefusal(applied)) throw new Error(applied.refused)
    ;({ state, events } = applied)
    told.push(...events)
  }
  return { wrongs: against(told), answers }
}

describe('a mandate', () => {
  it('binds the computer that plays on after somebody has left', { timeout: 120_000 }, async () => {
    const free = await playedOn(0)
    house.store.close()
    const bound = await playedOn(KEEP)
    expect(house.faults).toEqual([])
    expect(free.least).toBeLessThan(KEEP)
    expect(bound.least).toBeGreaterThanOrEqual(KEEP)
    expect(bound.answers).toBeGreaterThan(10)
  })

  it('goes with the seat, where other orders do not', async () => {
    house = newHouse({ hosted: secretSocieties })
    const id = await begun(house, ['Ann', 'Bob'], 0, 'secret-societies')
    await leavePolicy(house, id, 'id-Ann', { id: 'retrieve', wishes: { most: 'any' }, ...always })
    await leavePolicy(house, id, 'id-Ann', { id: 'mandate', wishes: { keep: '3' }, ...always })
    await leavePolicy(house, id, 'id-Ann', { id: 'mandate', wishes: { keep: '5' }, ...always })
    await resign(house, id, 'id-Ann')
    const { seat } = (await tableById(house, id)).seats.find((row) => row.person === null)!
    await takeSeat(house, id, seat, person('Cid'))
    const { orders } = (await tableById(house, id)).seats.find((row) => row.person === 'id-Cid')!
    expect(orders.map(({ policy }) => policy)).toEqual([{ id: 'mandate', wishes: { keep: '5' } }])
  })

  it('keeps what it is about, unit by unit, and nothing that is paid with something else', () => {
    const policy = policies.find(({ bounds }) => bounds)!
    const bound: Bound = { mandate: { policy, wishes: { keep: '5' } }, spared: [] }
    const label = { say: 'ready' }
    const energy = (left: number): Option => ({
      id: `energy-${left}`,
      label,
      then: { kind: 'amount', prompt: label, min: 1, max: left, each: { of: 'energy', cost: 1, left } } as Input,
    })
    const ore: Option = { id: 'ore', label, price: { of: 'ore', cost: 1, left: 2 } }
    const decision = {
      ...{ id: 'd', seat: 'p1', question: 'turn.act', prompt: label, idle: { pick: 'ore' } },
      input: { kind: 'pick', options: [energy(3), energy(7), ore] },
    } as unknown as Decision
    const { input } = within(bound, {}, decision)
    const options = input.kind === 'pick' ? input.options : []
    expect(options.filter(({ blocked }) => blocked).map(({ id }) => id)).toEqual(['energy-3'])
    expect(options[1]!.then).toMatchObject({ max: 2 })
  })

  it.each([
    ['Era of Atlantis', eraOfAtlantis, 3, {}],
    ['Atlas Lost', atlasLost, 8, { trees: 'economy-culture-military' }],
  ] as const)('of %s breaks no promise of peace, nor does it go where nothing else is left', (_, hosted, seed, options) => {
    const free = wrongsIn(hosted, { seed, options, most: 200 }, false)
    expect(free.wrongs).toBeGreaterThan(0)
    expect(wrongsIn(hosted, { seed, options, most: free.answers + 20 }, true).wrongs).toBe(0)
  })

  it('of Atlas Lost leaves something of each that a cost takes', () => {
    const { game } = atlasLost
    const steady = steadyAt(atlasLost)!
    const policy = atlasLost.policies!.find(({ bounds }) => bounds)!
    const bound: Bound = { mandate: { policy, wishes: { keep: '1' } }, spared: [] }
    let { state } = create(game, { seats: ['p1', 'p2'], options: {}, random: randomFrom(1) })
    const purse = (board: typeof state.board) => {
      const { R, D, C } = board.players.p1!
      return [R, D, C]
    }
    let [paid, refused] = [0, 0]
    while (!state.outcome && game.view(state.board, null).round < 8) {
      const [decision] = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
      const { seat } = decision!
      const view = game.view(state.board, seat)
      const answersTo = ({ input }: Decision) => [...everyAnswer(input, dice(1), 40)]
      const bounded = within(bound, view, decision!)
      if (seat === 'p1' && bounded !== decision && decision!.input.kind === 'pick') {
        refused += answersTo(decision!).length - answersTo(bounded).length
        const before = purse(state.board)
        for (const answer of answersTo(bounded)) {
          const tried = apply(game, state, seat, decision!.id, answer)
          if (isRefusal(tried)) throw new Error(tried.refused)
          const after = purse(tried.state.board)
          for (const [i, had] of before.entries()) if (after[i]! < had) expect(after[i]).toBeGreaterThan(0)
          paid += after.some((has, i) => has < before[i]!) ? 1 : 0
        }
      }
      const applied = apply(game, state, seat, decision!.id, steady({ seat, view, decision: decision!, random: dice(1) }))
      if (isRefusal(applied)) throw new Error(applied.refused)
      state = applied.state
    }
    expect(paid).toBeGreaterThan(10)
    expect(refused).toBeGreaterThan(10)
  })
})
