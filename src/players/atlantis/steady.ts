/** A steady player for either edition: greedy by the worth of things, no deeper than one action. */

import type { AreaId, Building, NationId } from '../../games/atlantis/terms.ts'
import type { AreaView, View } from '../../games/atlantis/view.ts'
import type { Decision, Input, Option } from '../../kernel/contract.ts'
import type { Player, Position } from '../player.ts'
import { bestCoup, obstacle, spoilsOf, swapFor, takeovers } from './coups.ts'
import { dialFor } from './dials.ts'
import { buildingWorth, defence, type Facts, type Figures, type Judge, judge, ownAgents, razing, unitsAt } from './judgement.ts'
import { price } from './purse.ts'
import { spaceWorth } from './spaces.ts'
import { bestWar } from './wars.ts'

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
  'setup.zeros': (thoughts, { input }, random) => scattered(thoughts, input, random),
  'turn.space': (thoughts, { input }, random) => {
    const nationOf = (special: string) => thoughts.view.specials.find(({ id }) => id === special)!.nation!
    const weighed = new Map<string, number>()
    const worth = (space: string) => {
      const known = weighed.get(space) ?? spaceWorth(thoughts, space, nationOf)
      weighed.set(space, known)
      return known
    }
    // The archon that leaves is the one on the space one would like to have free again.
    const leaving = (archons: Input) => best(archons, ({ label }) => worth(`${label.space}`))
    return best(input, ({ id }) => worth(id) + random(10) / 100, leaving)
  },
  'turn.consent': () => ({ pick: 'yes' }),
  'intrigue.plan': (thoughts, { input }) => scheme(thoughts, options(input)),
  'coup.target': (thoughts, { input }) => coup(thoughts, options(input), 1),
  'coup.knight': (thoughts, { input }) => coup(thoughts, options(input), 2),
  'coup.give': ({ weight }, { input }) => best(input, ({ id }) => weight(id)),
  'coup.seize': (thoughts, { input, prompt }) => {
    const ways = takeovers(thoughts, `${prompt.nation}`)
    return best(input, ({ id }) => ways.find(({ give, to }) => id === (to === null ? give : `${give}:${to}`))?.gain ?? -9)
  },
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
  'recruit.extra': (thoughts, { input, prompt }) => levy(thoughts, options(input), `${prompt.nation}`),
  'strike.agni': (thoughts, { input }) => {
    const armies = options(input).filter(({ id }) => id !== 'done' && thoughts.weight(id.split(':')[1]!) < 0.05)
    const [army] = armies.sort((a, b) => struck(thoughts, b) - struck(thoughts, a))
    return army?.then?.kind === 'amount' ? { pick: army.id, then: army.then.max } : DONE
  },
  'strike.brahmastra': (thoughts, { input }) =>
    fill(input, ({ id }) => (thoughts.me.nations.includes(id.split(':')[1]!) ? -1 : 1)),
  'march.plan': (thoughts, { input }) => march(thoughts, options(input)),
  'conflict.destroy': (_, { input }) => best(input, ({ id }) => -WORTH_KEEPING.indexOf(id as Building)),
  'global.target': (thoughts, { input, prompt }) => {
    const target = bestWar(thoughts, `${prompt.nation}`)?.target
    return best(input, ({ id }) => (id === target ? 1 : thoughts.me.nations.includes(id) ? -1 : 0))
  },
  // What is lost hurts a rival as much as it can, and a friend as little.
  'global.losses': (thoughts, { input, prompt }) => {
    if (input.kind !== 'some') return undefined
    const sign = thoughts.weight(`${prompt.nation}`) > 0 ? 1 : -1
    const loss = (id: string) => {
      const [kind, area, building] = id.split(':') as [string, AreaId, Building]
      return sign * (kind === 'marker' ? thoughts.prize(thoughts.area(area)) : 1 + WORTH_KEEPING.indexOf(building) / 3)
    }
    const doom = (id: string) => (id.startsWith('marker:') ? 0 : thoughts.omen)
    return [...input.options]
      .map(({ id }) => id)
      .sort((a, b) => loss(a) - doom(a) - loss(b) + doom(b))
      .slice(0, input.min)
  },
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

/** An army of a rival, the more the worse for its nation. */
function struck({ weight }: Judge, { id, then }: Option): number {
  return -weight(id.split(':')[1]!) * (then?.kind === 'amount' ? then.max : 1)
}

/** Idle agents lie in wait where they may be of use one day: where that is differs from player to player. */
function scattered(thoughts: Judge, input: Input, random: (n: number) => number): unknown {
  const own = options(input).find(({ id }) => id === 'own')?.then
  if (own?.kind !== 'some') return undefined
  const worth = new Map(
    own.options.map(({ id }) => {
      const area = thoughts.area(id)
      return [id, (spoilsOf(thoughts, area) + 1) / (2 + obstacle(area)) + random(100) / 150]
    }),
  )
  const chosen = [...worth.keys()].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, own.max)
  return { pick: 'own', then: own.options.map(({ id }) => id).filter((id) => chosen.includes(id)) }
}

/** First a stronger agent where one is missing, then the best target. */
function coup(thoughts: Judge, offered: readonly Option[], doubled: number): unknown {
  const areas = offered.filter(({ id }) => id !== 'swap').map(({ id }) => thoughts.area(id))
  const target = bestCoup(thoughts, areas, doubled)?.area ?? areas[0]!
  const swap = doubled === 1 ? swapFor(thoughts, target) : null
  const first = offered.find(({ id, then }) => id === 'swap' && then?.kind === 'pick')
  if (swap && first?.then?.kind === 'pick') {
    const second = first.then.options.find(({ id }) => id === swap[0])?.then
    if (second?.kind === 'pick' && second.options.some(({ id }) => id === swap[1]))
      return { pick: 'swap', then: { pick: swap[0], then: { pick: swap[1] } } }
  }
  return { pick: target.id }
}

/** Units for what would be lost over the cap anyway, to where most stand already. */
function levy(thoughts: Judge, offered: readonly Option[], nation: NationId): unknown {
  const { me, view, outlook, weight } = thoughts
  const isUseful = !outlook.isLast && weight(nation) > 0.3
  const worthBuying = offered.filter(({ price: due }) => (due?.cost ?? 0) <= me.resource - 14).at(-1)
  if (!isUseful || !worthBuying) return { pick: 'no' }
  const { id, then } = worthBuying
  if (then?.kind !== 'split') return { pick: id }
  const [most] = [...then.targets].sort(
    (a, b) =>
      unitsAt(view.areas.find((area) => area.id === b.id)!, nation) -
      unitsAt(view.areas.find((area) => area.id === a.id)!, nation),
  )
  return { pick: id, then: { [most!.id]: then.min } }
}

/** Gathers agents in one nation that a coup could take; spies remove those of rivals first. */
function scheme(thoughts: Judge, offered: readonly Option[]): unknown {
  const { view, me, area } = thoughts
  const hostile = offered
    .filter(({ id }) => id.startsWith('remove:'))
    .sort((a, b) => menaceOf(thoughts, b) - menaceOf(thoughts, a))[0]
  if (hostile) return { pick: hostile.id }
  const appeal = (each: AreaView) => spoilsOf(thoughts, each) / (2 + obstacle(each) - 0.7 * strengthIn(each))
  const strengthIn = (each: AreaView) => ownAgents(each, me.seat).reduce((sum, value) => sum + value, 0)
  const target = view.areas
    .filter((each) => obstacle(each) <= 7 && spoilsOf(thoughts, each) > 0)
    .sort((a, b) => appeal(b) - appeal(a))[0]
  if (!target) return DONE
  const isReady = strengthIn(target) >= obstacle(target)
  const placing = offered
    .filter(({ id }) => id.startsWith('place:') && id !== 'place:0')
    .sort((a, b) => b.id.localeCompare(a.id))[0]
  if (placing && !isReady && (me.resource > 2 || !placing.price)) return at(placing, target.id)
  const moving = isReady
    ? undefined
    : offered
        .filter(({ id }) => id.startsWith('move:') && !id.endsWith(':0') && id.split(':')[1] !== target.id)
        .filter(({ id }) => appeal(area(id.split(':')[1]!)) < appeal(target))[0]
  if (moving) return at(moving, target.id)
  // Whoever has an agent somewhere has a say there: those that cost nothing go where there is none yet.
  const free = offered.find(({ id, price: due }) => id === 'place:0' && !due?.cost)
  const unwatched = view.areas
    .filter((each) => spoilsOf(thoughts, each) > 0 && ownAgents(each, me.seat).length === 0)
    .sort((a, b) => appeal(b) - appeal(a))[0]
  return free && unwatched ? at(free, unwatched.id) : DONE
}

/** Agents of rivals: the stronger, and the dearer the place they stand in, the better they were gone. */
function menaceOf({ weight, prize, area }: Judge, { id }: Option): number {
  const [, where, , value] = id.split(':') as [string, AreaId, string, string]
  return (1 + Number(value)) * Math.max(0.1, weight(area(where).owner)) * prize(area(where))
}

/** There, if that is among the places; else nowhere. */
const at = ({ id, then }: Option, place: AreaId): unknown =>
  then?.kind === 'pick' && then.options.some((option) => option.id === place && !option.blocked)
    ? { pick: id, then: { pick: place } }
    : DONE

const DONE = { pick: 'done' }

function build(thoughts: Judge, offered: readonly Option[]): unknown {
  let found: unknown = null
  let most = 0
  for (const { id, then } of offered) {
    if (id === 'done' || then?.kind !== 'pick') continue
    for (const site of then.options) {
      const area = thoughts.area(site.id)
      const worth =
        buildingWorth(thoughts, id as Building, area) * thoughts.weight(area.owner) - price(thoughts, site.price?.cost ?? 0)
      if (worth <= most) continue
      most = worth
      found = { pick: id, then: { pick: site.id } }
    }
  }
  return found ?? (offered.some(({ id }) => id === 'done') ? DONE : undefined)
}

/** The best conquest with all it takes, others where they may be fought; then whatever relic lies next door; then go. */
function march(thoughts: Judge, offered: readonly Option[]): unknown {
  const { view } = thoughts
  const { nation, contested, moves } = view.march!
  const isNew = (to: AreaId) => !moves.some((move) => move.to === to)
  let found: unknown = null
  let most = 0
  for (const { id: from, then } of offered) {
    if (then?.kind !== 'pick') continue
    for (const { id: to, then: count, blocked, price: more } of then.options) {
      if (blocked || count?.kind !== 'amount' || !isNew(to)) continue
      const target = thoughts.area(to)
      const toll = count.min - 1
      if (target.relic && target.owner === null && toll === 0) consider(0.4, from, to, count.min)
      if (target.kind !== 'minor' || target.owner === nation || contested.includes(to)) continue
      const margin = count.max - toll - defence(target, nation) + (target.owner === null ? 2 : 0)
      if (margin <= 0 || thoughts.me.nations.includes(target.owner ?? '')) continue
      const enough = Math.min(count.max, defence(target, nation) + toll + (target.owner === null ? 1 : 4))
      // Further conflicts may cost something, and each has to be worth it by itself.
      const gain = thoughts.weight(nation) - thoughts.weight(target.owner)
      const worth =
        (gain * thoughts.prize(target) + razing(thoughts, target)) * Math.min(1, 0.6 + margin / 6) +
        (contested.length > 0 ? 0 : 0.5)
      consider(worth - price(thoughts, more?.cost ?? 0), from, to, Math.max(count.min, enough))
    }
  }
  return found ?? { pick: 'march' }

  function consider(worth: number, from: AreaId, to: AreaId, count: number) {
    if (worth <= most) return
    most = worth
    found = { pick: from, then: { pick: to, then: count } }
  }
}
