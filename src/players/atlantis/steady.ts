/** A steady player for either edition: greedy by the worth of things, no deeper than one action. */

import type { AreaId, Building } from '../../games/atlantis/terms.ts'
import type { View } from '../../games/atlantis/view.ts'
import type { Decision, Input, Option } from '../../kernel/contract.ts'
import type { Player, Position } from '../player.ts'
import { dialFor } from './dials.ts'
import {
  bestCoup,
  buildingWorth,
  defence,
  type Facts,
  type Figures,
  type Judge,
  judge,
  obstacle,
  ownAgents,
  RESOURCE_POINT,
} from './judgement.ts'
import { spaceWorth } from './spaces.ts'

type Thought = (judge: Judge, decision: Decision, random: (n: number) => number) => unknown

type Own<V extends View> = Readonly<Record<string, (judge: Judge, decision: Decision, view: V) => unknown>>

export const steadyWith =
  <V extends View>(figures: Figures, own: Own<V>) =>
  (facts: Facts): Player<V> =>
  ({ seat, view, decision, random }: Position<V>) => {
    const thoughts = judge(view, seat, figures, facts)
    const { say } = decision.prompt
    return own[say]?.(thoughts, decision, view) ?? THOUGHTS[say]?.(thoughts, decision, random) ?? decision.idle
  }

const THOUGHTS: Readonly<Record<string, Thought>> = {
  'draft.nation': ({ view, figures }, { input }) =>
    best(input, ({ id }) => {
      const home = view.areas.find((area) => area.id === id.split(':')[0])!
      return home.power + figures.spot * home.spots + 0.1 * home.garrison
    }),
  'setup.back': (_, { input }) => best(input, ({ label }) => (label.card === 'ascension' ? 1 : 0)),
  'turn.space': (thoughts, { input }, random) => {
    const nationOf = (special: string) => thoughts.view.specials.find(({ id }) => id === special)!.nation!
    const worth = (space: string) => spaceWorth(thoughts, space, nationOf)
    // The archon that leaves is the one on the space one would like to have free again.
    const leaving = (archons: Input) => best(archons, ({ label }) => worth(`${label.space}`))
    return best(input, ({ id }) => worth(id) + random(10) / 100, leaving)
  },
  'turn.consent': () => ({ pick: 'yes' }),
  'intrigue.plan': (thoughts, { input }) => scheme(thoughts, options(input)),
  'coup.target': (thoughts, { input }) => {
    const areas = options(input)
      .filter(({ id }) => id !== 'swap')
      .map(({ id }) => thoughts.area(id))
    const target = bestCoup(thoughts, areas)?.area ?? areas[0]!
    return { pick: target.id }
  },
  'coup.knight': (thoughts, { input }) => {
    const areas = options(input)
      .filter(({ id }) => id !== 'swap')
      .map(({ id }) => thoughts.area(id))
    return { pick: (bestCoup(thoughts, areas, 2)?.area ?? areas[0]!).id }
  },
  'coup.give': ({ weight }, { input }) => best(input, ({ id }) => weight(id)),
  'coup.seize': ({ nation }, { input }) => best(input, ({ id }) => -nation(id.split(':')[0]!).finalPower),
  'contest.dial': (thoughts, { input }) => {
    const dials = options(input)
    const chosen = dialFor(
      thoughts,
      thoughts.view.contest!,
      dials.map(({ id }) => id),
    )
    const then = dials.find(({ id }) => id === chosen)?.then
    return then ? { pick: chosen, then: firstOf(then) } : { pick: chosen }
  },
  'construct.place': (thoughts, { input }) => build(thoughts, options(input)),
  'strike.agni': (thoughts, { input }) => {
    const army = options(input).find(({ id }) => id !== 'done' && !thoughts.me.nations.includes(id.split(':')[1]!))
    return army?.then?.kind === 'amount' ? { pick: army.id, then: army.then.max } : DONE
  },
  'strike.brahmastra': (thoughts, { input }) =>
    fill(input, ({ id }) => (thoughts.me.nations.includes(id.split(':')[1]!) ? -1 : 1)),
  'march.plan': (thoughts, { input }) => march(thoughts, options(input)),
  'conflict.destroy': (_, { input }) => best(input, ({ id }) => -WORTH_KEEPING.indexOf(id as Building)),
  'global.target': (thoughts, { input }) =>
    best(input, ({ id }) => {
      const { power, units } = thoughts.nation(id)
      return (thoughts.me.nations.includes(id) ? -99 : 0) + power - units - thoughts.area(id).garrison
    }),
}

/** What one would rather keep standing in a conquered area, least first. */
const WORTH_KEEPING: readonly Building[] = ['base', 'capitol', 'dark', 'factory', 'pyramid', 'light']

const options = (input: Input): Option[] =>
  input.kind === 'amount'
    ? []
    : (input.kind === 'split' ? [...input.targets] : [...input.options]).filter(({ blocked }) => !blocked)

/** The option of most worth; a follow-up is answered by `then`, or by its first option. */
export function best(input: Input, worth: (option: Option) => number, then = firstOf): unknown {
  let found: Option | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const option of options(input)) {
    const value = worth(option)
    if (value <= most) continue
    most = value
    found = option
  }
  return found!.then ? { pick: found!.id, then: then(found!.then) } : { pick: found!.id }
}

const firstOf = (input: Input): unknown => ({ pick: options(input)[0]!.id })

/** As much as allowed on what has worth; the rest only if it must be. */
function fill(input: Input, worth: (option: Option) => number): unknown {
  if (input.kind !== 'split') return undefined
  const shares: Record<string, number> = {}
  let left = input.max
  for (const target of [...input.targets].sort((a, b) => worth(b) - worth(a))) {
    const wanted = worth(target) > 0 ? left : Math.max(0, input.min - (input.max - left))
    const share = Math.min(target.max, wanted)
    if (share > 0) shares[target.id] = share
    left -= share
  }
  return shares
}

/** Gathers agents in one minor nation that a coup could take. */
function scheme({ view, me, prize, area }: Judge, offered: readonly Option[]): unknown {
  const targets = view.areas
    .filter((each) => each.kind === 'minor' && !(each.owner && me.nations.includes(each.owner)))
    .sort((a, b) => prize(b) / (2 + obstacle(b)) - prize(a) / (2 + obstacle(a)))
  const target = targets.find((each) => obstacle(each) <= 7)
  const strength = target ? ownAgents(target, me.seat).reduce((sum, value) => sum + value, 0) : 0
  if (!target || strength >= obstacle(target)) return DONE
  const placing = offered
    .filter(({ id }) => id.startsWith('place:') && id !== 'place:0')
    .sort((a, b) => b.id.localeCompare(a.id))[0]
  if (placing && (me.resource > 2 || !placing.price)) return { pick: placing.id, then: { pick: target.id } }
  const moving = offered
    .filter(({ id }) => id.startsWith('move:') && !id.endsWith(':0') && id.split(':')[1] !== target.id)
    .filter(({ id }) => obstacle(area(id.split(':')[1]!)) > ownAgents(area(id.split(':')[1]!), me.seat).length + 2)[0]
  return moving ? { pick: moving.id, then: { pick: target.id } } : DONE
}

const DONE = { pick: 'done' }

function build(thoughts: Judge, offered: readonly Option[]): unknown {
  let found: unknown = null
  let most = 0
  for (const { id, then } of offered) {
    if (id === 'done' || then?.kind !== 'pick') continue
    for (const site of then.options) {
      const area = thoughts.area(site.id)
      const worth =
        buildingWorth(thoughts, id as Building, area) * thoughts.weight(area.owner) - (site.price?.cost ?? 0) * RESOURCE_POINT
      if (worth <= most) continue
      most = worth
      found = { pick: id, then: { pick: site.id } }
    }
  }
  return found ?? (offered.some(({ id }) => id === 'done') ? DONE : undefined)
}

/** One conquest with all it takes; then whatever relic lies next door; then go. */
function march(thoughts: Judge, offered: readonly Option[]): unknown {
  const { view } = thoughts
  const { nation, contested, moves } = view.march!
  const isNew = (to: AreaId) => !moves.some((move) => move.to === to)
  let found: unknown = null
  let most = 0
  for (const { id: from, then } of offered) {
    if (then?.kind !== 'pick') continue
    for (const { id: to, then: count, blocked } of then.options) {
      if (blocked || count?.kind !== 'amount' || !isNew(to)) continue
      const target = thoughts.area(to)
      const toll = count.min - 1
      if (target.relic && target.owner === null && toll === 0) consider(0.4, from, to, count.min)
      if (target.kind !== 'minor' || target.owner === nation || contested.length > 0) continue
      const margin = count.max - toll - defence(target, nation) + (target.owner === null ? 2 : 0)
      if (margin <= 0 || thoughts.me.nations.includes(target.owner ?? '')) continue
      const enough = Math.min(count.max, defence(target, nation) + toll + (target.owner === null ? 1 : 4))
      consider(thoughts.prize(target) * Math.min(1, 0.6 + margin / 6) + 0.5, from, to, Math.max(count.min, enough))
    }
  }
  return found ?? { pick: 'march' }

  function consider(worth: number, from: AreaId, to: AreaId, count: number) {
    if (worth <= most) return
    most = worth
    found = { pick: from, then: { pick: to, then: count } }
  }
}
