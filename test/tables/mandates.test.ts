/** What whoever plays on may not do. */
import { afterEach, describe, expect, it } from 'vitest'
import { policies } from '../../src/games/atlantis-rising/policies.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import type { Decision, Input, Option } from '../../src/kernel/contract.ts'
import { dice } from '../../src/kernel/random.ts'
import { steadyAt } from '../../src/players/index.ts'
import { resign, takeSeat } from '../../src/tables/leaving.ts'
import { type Bound, within } from '../../src/tables/mandates.ts'
import { leavePolicy } from '../../src/tables/orders.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, tableById, viewFor } from '../../src/tables/position.ts'
import { begun, letPass, look, newHouse, person, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

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
})
