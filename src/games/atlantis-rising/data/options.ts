/** Options that never change, made once: long lists are put together from them, so that asking again and again costs little. */
import type { Input, Option, Text } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import { menu } from '../menu.ts'
import type { Place } from './data.ts'
import { GOODS, type Goods } from './language.ts'

type Lookup<T> = Readonly<Record<string, T>>
export type StockOptions = {
  /** Places to go to, by the sorts of pieces there are to choose from (`leader+follower`). */
  readonly open: Lookup<Lookup<Option>>
  /** Whole peninsulas with room everywhere, by those sorts, the peninsula and its number of dry tiles. */
  readonly roomy: Lookup<Lookup<readonly Option[]>>
  readonly flooded: Lookup<Option>
  readonly taken: Lookup<Option>
  readonly regions: Lookup<Text>
  /** For proposals: Leader or follower, then a region. */
  readonly plan: Input
  /** To aim for: components, and barriers and unfloodings by `barrier.forge`. */
  readonly goals: Lookup<Option>
  readonly funds: Lookup<Option>
  readonly save: Input
  /** What to build, with its price. */
  readonly builds: Lookup<Text>
}

type Priced = { readonly id: string; readonly cost: Partial<Goods> }
const parts = (cost: Partial<Goods>) => GOODS.filter((kind) => cost[kind]).map((kind) => `${cost[kind]} ${kind}`)

const KINDS = ['leader', 'hologram', 'follower', 'volunteer'] as const

/** Every set of sorts, written as it will be looked up. */
const COMBINATIONS = Array.from({ length: 2 ** KINDS.length }, (_, set) => KINDS.filter((_kind, i) => set & (1 << i)))

export const combinationOf = (kinds: readonly string[]) => kinds.join('+')

/** A peninsula with every number of dry tiles, outermost tile first. */
function roomy(tiles: readonly Place[], peninsula: string, open: Lookup<Option>, flooded: Lookup<Option>): Option[] {
  return Array.from({ length: tiles.length + 1 }, (_, dry) => {
    const list = tiles.map(({ id, depth }) => (depth > dry ? flooded[id]! : open[id]!)).reverse()
    return menu(`to.${peninsula}`, { say: 'region', region: peninsula }, '1', list)
  })
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
  const flooded = blocked({ say: 'not.flooded' })
  const tilesOf = (peninsula: string) => places.filter((place) => place.peninsula === peninsula)
  return {
    open: Object.fromEntries(open),
    roomy: Object.fromEntries(
      open.map(([kinds, there]) => [
        kinds,
        Object.fromEntries(peninsulas.map((peninsula) => [peninsula, roomy(tilesOf(peninsula), peninsula, there, flooded)])),
      ]),
    ),
    flooded,
    taken: blocked({ say: 'not.taken' }),
    regions: Object.fromEntries(regions),
    plan: pick((['leader', 'follower'] as const).map((kind) => ({ id: kind, label: { say: 'kind', kind }, then: everywhere }))),
    goals: Object.fromEntries(components.map(({ id }) => [id, { id, label: { say: 'component', component: id } }])),
    builds: Object.fromEntries(components.map(({ id, cost }) => [id, { say: 'build.option', component: id, cost: parts(cost) }])),
    funds: Object.fromEntries(funds.map((option) => [option.id, option])),
    save: pick(funds),
  }
}
