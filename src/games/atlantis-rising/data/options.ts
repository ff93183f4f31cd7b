/** Options that never change, made once: long lists are put together from them, so that asking again and again costs little. */
import type { Input, Option, Seat, Text } from '../../../kernel/contract.ts'
import { amount, pick } from '../../../kernel/input.ts'
import type { Lookup } from '../../common/lookup.ts'
import type { Place } from './data.ts'
import { GOODS, type Goods } from './language.ts'
import { menu } from './menu.ts'

export type StockOptions = {
  /** Places to go to, by the sorts of pieces there are to choose from (`leader+follower`). */
  readonly open: Lookup<Lookup<Option>>
  /** Whole peninsulas with room everywhere, by those sorts, the peninsula and its number of dry tiles. */
  readonly roomy: Lookup<Lookup<readonly Option[]>>
  readonly centre: Lookup<Option>
  /** The Gate, by those sorts and the number of its build spaces. */
  readonly gate: Lookup<readonly Option[]>
  readonly flooded: Lookup<Option>
  readonly taken: Lookup<Option>
  readonly regions: Lookup<Text>
  /** A sort of piece and where it is: on the board, or held back. */
  readonly pieces: Lookup<Lookup<Text>>
  /** To propose something to a seat: Leader or follower, then a region. */
  readonly planFor: (seat: Seat) => Option
  /** To aim for: components, and barriers and unfloodings by `barrier.forge`. */
  readonly goals: Lookup<Option>
  readonly saving: Option
  /** By what there is to buy, and where. */
  readonly purchases: Readonly<Record<'barrier' | 'unflood', Lookup<Purchase>>>
  /** What to build, with its price. */
  readonly builds: Lookup<Text>
}

/** The option to pay for something of which so much energy is missing, for somebody who has so much. */
type Purchase = (missing: number, free: number) => Option
type Priced = { readonly id: string; readonly cost: Partial<Goods> }
const parts = (cost: Partial<Goods>) => GOODS.filter((kind) => cost[kind]).map((kind) => `${cost[kind]} ${kind}`)

const KINDS = ['leader', 'hologram', 'follower', 'volunteer'] as const

/** Every set of sorts, written as it will be looked up. */
const COMBINATIONS = Array.from({ length: 2 ** KINDS.length }, (_, set) => KINDS.filter((_kind, i) => set & (1 << i)))

export const combinationOf = (kinds: readonly string[]) => kinds.join('+')

const gate = (spaces: readonly Option[]): Option => ({
  id: 'to.gate',
  label: { say: 'region', region: 'gate' },
  rule: '1',
  then: pick(spaces),
})

/** A peninsula with every number of dry tiles, outermost tile first. */
function roomy(tiles: readonly Place[], peninsula: string, open: Lookup<Option>, flooded: Lookup<Option>): Option[] {
  return Array.from({ length: tiles.length + 1 }, (_, dry) => {
    const list = tiles.map(({ id, depth }) => (depth > dry ? flooded[id]! : open[id]!)).reverse()
    return menu(`to.${peninsula}`, { say: 'region', region: peninsula }, '1', list)
  })
}

/** Something to buy, by the energy missing and the energy its buyer has: made when first asked for, few differ. */
function purchaseOf(what: string, peninsula: string): Purchase {
  const made: Option[][] = []
  return (missing, free) => {
    made[missing] ??= []
    made[missing][free] ??= priced(what, peninsula, missing, free)
    return made[missing][free]
  }
}

/** The name says what all together still have to pay, the amount what this player does and has left. */
const priced = (what: string, peninsula: string, missing: number, free: number): Option => ({
  id: `${what}.${peninsula}`,
  label: { say: 'energy.buy', what, peninsula, missing },
  rule: what === 'barrier' ? '33' : '34',
  then: amount(1, Math.min(missing, free), { of: 'energy', cost: 1, left: free }),
})

/** A proposal for a seat, made when it is first asked for. */
function plansWith(then: Input): (seat: Seat) => Option {
  const made: Record<Seat, Option> = {}
  return (seat) => {
    made[seat] ??= { id: `to.${seat}`, label: { say: 'plan.to', seat }, then }
    return made[seat]
  }
}

export function stockOptions(
  places: readonly Place[],
  peninsulas: readonly string[],
  components: readonly Priced[],
): StockOptions {
  const perPlace = (make: (place: Place) => Option) => Object.fromEntries(places.map((place) => [place.id, make(place)]))
  const blocked = (reason: Text) => perPlace(({ id, label }) => ({ id, label, blocked: reason }))
  const open = COMBINATIONS.map((kinds): [string, Lookup<Option>] => {
    const then = pick(kinds.map((kind) => ({ id: kind, label: { say: 'kind', kind } })))
    return [combinationOf(kinds), perPlace(({ id, label }) => (kinds.length > 1 ? { id, label, then } : { id, label }))]
  })
  const regions = [...peninsulas, 'centre', 'gate', 'components'].map((region) => [region, { say: 'region', region }] as const)
  const everywhere = pick([...peninsulas, 'centre', 'gate'].map((region) => ({ id: region, label: { say: 'region', region } })))
  const funds = ['barrier', 'unflood'].flatMap((what) =>
    peninsulas.map((peninsula): Option => ({ id: `${what}.${peninsula}`, label: { say: 'fund.option', what, peninsula } })),
  )
  const perPeninsula = (what: string) =>
    Object.fromEntries(peninsulas.map((peninsula) => [peninsula, purchaseOf(what, peninsula)]))
  const flooded = blocked({ say: 'not.flooded' })
  const spaces = places.filter(({ sort }) => sort === 'build')
  const tilesOf = (peninsula: string) => places.filter((place) => place.peninsula === peninsula)
  return {
    open: Object.fromEntries(open),
    roomy: Object.fromEntries(
      open.map(([kinds, there]) => [
        kinds,
        Object.fromEntries(peninsulas.map((peninsula) => [peninsula, roomy(tilesOf(peninsula), peninsula, there, flooded)])),
      ]),
    ),
    centre: Object.fromEntries(open.map(([kinds, there]) => [kinds, { ...there.centre!, id: 'to.centre', rule: '3' }])),
    gate: Object.fromEntries(
      open.map(([kinds, there]) => [
        kinds,
        [[], ...spaces.map((_, i) => spaces.slice(0, i + 1))].map((some) => gate(some.map(({ id }) => there[id]!))),
      ]),
    ),
    flooded,
    taken: blocked({ say: 'not.taken' }),
    regions: Object.fromEntries(regions),
    pieces: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        Object.fromEntries(['held', ...places.map(({ id }) => id)].map((place) => [place, { say: 'piece', kind, place }])),
      ]),
    ),
    planFor: plansWith(
      pick((['leader', 'follower'] as const).map((kind) => ({ id: kind, label: { say: 'kind', kind }, then: everywhere }))),
    ),
    goals: Object.fromEntries(components.map(({ id }) => [id, { id, label: { say: 'component', component: id } }])),
    builds: Object.fromEntries(components.map(({ id, cost }) => [id, { say: 'build.option', component: id, cost: parts(cost) }])),
    saving: { id: 'save', label: { say: 'goal.save' }, rule: '35', then: pick(funds) },
    purchases: { barrier: perPeninsula('barrier'), unflood: perPeninsula('unflood') },
  }
}
