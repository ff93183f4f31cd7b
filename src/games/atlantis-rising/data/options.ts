/** Options that never change, made once: long lists are put together from them, so that asking again and again costs little. */

import type { Input, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Lookup } from '../../common/lookup.ts'
import { sumOf } from '../words/parameters.ts'
import { amended, amount, type Choice, pick, type RisingText } from '../words/says.ts'
import { type Goods, type PieceKind, PURCHASES, type Purchase } from './language.ts'
import { menu } from './menu.ts'
import type { Place } from './things.ts'

export type StockOptions = {
  /** Places to go to, by the sorts of pieces there are to choose from (`leader+follower`). */
  readonly open: Lookup<Lookup<Choice>>
  /** The same where the tile is the next to sink. */
  readonly shore: Lookup<Lookup<Choice>>
  /** Places in a list for several, the tile that sinks next apart from the others. */
  readonly listed: Readonly<Record<'open' | 'shore', Lookup<Listed>>>
  /** Whole peninsulas with room everywhere, by those sorts, the peninsula, its number of dry tiles and how many more fit on them. */
  readonly roomy: Lookup<Lookup<readonly ((free: number) => Choice)[]>>
  readonly centre: Lookup<Choice>
  /** The Gate, by those sorts and the number of its build spaces. */
  readonly gate: Lookup<readonly Choice[]>
  readonly flooded: Lookup<Choice>
  readonly taken: Lookup<Choice>
  readonly regions: Lookup<RisingText>
  /** A sort of piece and where it is: on the board, or held back. */
  readonly pieces: Lookup<Lookup<RisingText>>
  /** To propose something to a seat: Leader or follower, then a region. */
  readonly planFor: (seat: Seat) => Choice
  /** To aim for: components, and barriers and unfloodings by `barrier.forge`. */
  readonly goals: Lookup<Choice>
  readonly saving: Choice
  /** By what there is to buy, and where. */
  readonly purchases: Readonly<Record<Purchase, Lookup<Purchasing>>>
  /** What to build, with its price. */
  readonly builds: Lookup<RisingText>
}

/** To send one there, and whoever goes together: open, or taken. */
type Listed = Sent & { readonly seats: readonly Sent[] }
type Sent = { readonly open: Choice; readonly taken: Choice }

/** The option to pay for something of which so much energy is missing, for somebody who has so much. */
type Purchasing = (missing: number, free: number) => Choice
type Priced = { readonly id: string; readonly cost: Partial<Goods> }

const KINDS = ['leader', 'hologram', 'follower', 'volunteer'] as const

/** Every set of sorts, written as it will be looked up. */
const COMBINATIONS = Array.from({ length: 2 ** KINDS.length }, (_, set) => KINDS.filter((_kind, i) => set & (1 << i)))

export const combinationOf = (kinds: readonly string[]) => kinds.join('+')

const gate = (spaces: readonly Choice[]): Choice => ({
  id: 'to.gate',
  label: { say: 'region', region: 'gate' },
  means: { say: 'means.space' },
  rule: '1',
  then: pick(spaces),
})

type Where = Pick<StockOptions, 'flooded'> & { readonly open: Lookup<Choice>; readonly shore: Lookup<Choice> }

/** A peninsula with every number of dry tiles, outermost tile first. */
function roomy(tiles: readonly Place[], region: string, { open, shore, flooded }: Where): ((free: number) => Choice)[] {
  return Array.from({ length: tiles.length + 1 }, (_, dry) => {
    const list = tiles.map(({ id, depth }) => (depth > dry ? flooded : depth === dry ? shore : open)[id]!).reverse()
    const made: Choice[] = []
    return (free) => {
      made[free] ??= menu(
        { id: `to.${region}`, label: { say: 'region', region }, means: { say: 'means.region', region, dry, free }, rule: '1' },
        list,
      )
      return made[free]
    }
  })
}

const TAKEN: RisingText = { say: 'not.taken' }

/** A double space stands in the list twice, since it takes two. */
function listed({ id, seatsPerSpace }: Place, choice: Choice): Listed {
  const sent = (open: Choice): Sent => ({ open, taken: amended(open, { blocked: TAKEN }) })
  const seats = Array.from({ length: seatsPerSpace }, (_, i) => {
    const label: RisingText = i === 0 ? choice.label : { say: 'place.second', place: id }
    return sent({ id: `${id}/${i}`, label, means: choice.means! })
  })
  return extended(sent(choice), { seats })
}

/** Something to buy, by the energy missing and the energy its buyer has: made when first asked for, few differ. */
function purchaseOf(what: Purchase, peninsula: string): Purchasing {
  const made: Choice[][] = []
  return (missing, free) => {
    made[missing] ??= []
    made[missing][free] ??= priced(what, peninsula, missing, free)
    return made[missing][free]
  }
}

/** The name says what all together still have to pay, the amount what this player does and has left. */
const priced = (what: Purchase, peninsula: string, missing: number, free: number): Choice => ({
  id: `${what}.${peninsula}`,
  label: { say: 'energy.buy', what, peninsula, missing },
  means: { say: 'means.buy', what, missing, free },
  rule: what === 'barrier' ? '33' : '34',
  then: amount(1, Math.min(missing, free), { of: 'energy', cost: 1, left: free }),
})

/** A proposal for a seat, made when it is first asked for. */
function plansWith(then: Input): (seat: Seat) => Choice {
  const made: Record<Seat, Choice> = {}
  return (seat) => {
    made[seat] ??= { id: `to.${seat}`, label: { say: 'plan.to', seat }, means: { say: 'means.plan-for', seat }, then }
    return made[seat]
  }
}

export function stockOptions(
  places: readonly Place[],
  peninsulas: readonly string[],
  components: readonly Priced[],
  prices: Readonly<Record<Purchase, number>>,
): StockOptions {
  const perPlace = (make: (place: Place) => Choice) => Object.fromEntries(places.map((place) => [place.id, make(place)]))
  const labelled = ({ id, sort }: Place, next: boolean): Choice => ({
    id,
    label: { say: 'place', place: id },
    means:
      sort === 'build'
        ? { say: 'means.space' }
        : sort === 'centre'
          ? { say: 'means.centre' }
          : { say: 'means.tile', place: id, next },
  })
  const blocked = (reason: RisingText) => perPlace((place) => amended(labelled(place, false), { blocked: reason }))
  const flooded = blocked({ say: 'not.flooded' })
  const placing = (next: boolean) => (kinds: readonly PieceKind[]) => {
    const then = pick(
      kinds.map((kind): Choice => ({ id: kind, label: { say: 'kind', kind }, means: { say: 'means.kind', kind } })),
    )
    return perPlace((place) => (kinds.length > 1 ? amended(labelled(place, next), { then }) : labelled(place, next)))
  }
  const open = byCombination(placing(false))
  const perListed = (choices: Lookup<Choice>) =>
    Object.fromEntries(places.map((place) => [place.id, listed(place, choices[place.id]!)]))
  const shore = byCombination(placing(true))
  const regions = [...peninsulas, 'centre', 'gate', 'components'].map((region) => [region, { say: 'region', region }] as const)
  const everywhere = pick(
    [...peninsulas, 'centre', 'gate'].map(
      (region): Choice => ({ id: region, label: { say: 'region', region }, means: { say: 'means.plan-region', region } }),
    ),
  )
  const funds = PURCHASES.flatMap((what) =>
    peninsulas.map(
      (peninsula): Choice => ({
        id: `${what}.${peninsula}`,
        label: { say: 'fund.option', what, peninsula },
        means: { say: 'means.fund', price: prices[what] },
      }),
    ),
  )
  const perPeninsula = (what: Purchase) =>
    Object.fromEntries(peninsulas.map((peninsula) => [peninsula, purchaseOf(what, peninsula)]))
  const spaces = places.filter(({ sort }) => sort === 'build')
  const tilesOf = (peninsula: string) => places.filter((place) => place.peninsula === peninsula)
  const somewhere = (kinds: string) => ({ open: open[kinds]!, shore: shore[kinds]!, flooded })
  return {
    open,
    shore,
    listed: {
      open: perListed(open['']!),
      shore: perListed(shore['']!),
    },
    roomy: byCombination((kinds) =>
      Object.fromEntries(
        peninsulas.map((peninsula) => [peninsula, roomy(tilesOf(peninsula), peninsula, somewhere(combinationOf(kinds)))]),
      ),
    ),
    centre: byCombination((kinds) => amended(open[combinationOf(kinds)]!.centre!, { id: 'to.centre', rule: '3' })),
    gate: byCombination((kinds) =>
      [[], ...spaces.map((_, i) => spaces.slice(0, i + 1))].map((some) =>
        gate(some.map(({ id }) => open[combinationOf(kinds)]![id]!)),
      ),
    ),
    flooded,
    taken: blocked(TAKEN),
    regions: Object.fromEntries(regions),
    pieces: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        Object.fromEntries(['held', ...places.map(({ id }) => id)].map((place) => [place, { say: 'piece', kind, place }])),
      ]),
    ),
    planFor: plansWith(
      pick(
        (['leader', 'follower'] as const).map(
          (kind): Choice => ({ id: kind, label: { say: 'kind', kind }, means: { say: 'means.plan-kind' }, then: everywhere }),
        ),
      ),
    ),
    goals: Object.fromEntries(
      components.map(({ id, cost }): [string, Choice] => [
        id,
        { id, label: { say: 'component', component: id }, means: { say: 'means.goal', component: id, cost: sumOf(cost) } },
      ]),
    ),
    builds: Object.fromEntries(components.map(({ id, cost }) => [id, { say: 'build.option', component: id, cost: sumOf(cost) }])),
    saving: { id: 'save', label: { say: 'goal.save' }, means: { say: 'means.saving' }, rule: '35', then: pick(funds) },
    purchases: { barrier: perPeninsula('barrier'), unflood: perPeninsula('unflood') },
  }
}

const byCombination = <T>(make: (kinds: readonly PieceKind[]) => T): Lookup<T> =>
  Object.fromEntries(COMBINATIONS.map((kinds) => [combinationOf(kinds), make(kinds)]))
