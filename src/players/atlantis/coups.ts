/** Coups: which nation to take with the agents that stand there, or could be brought there. */
import type { NationId } from '../../games/atlantis/terms.ts'
import type { AreaView } from '../../games/atlantis/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { type Judge, ownAgents } from './judgement.ts'
import { price } from './purse.ts'

/** What a bid costs. */
export const COSTS = [0, 1, 3, 6, 10, 15]

type Coup = { readonly area: AreaView; readonly worth: number }

/** The best nation to take by coup with the agents that stand there, the bid it takes paid for. */
export function bestCoup(judge: Judge, among: readonly AreaView[], doubled = 1): Coup | null {
  let best: Coup | null = null
  for (const area of among) {
    const mine = ownAgents(area, judge.me.seat)
    if (mine.length === 0) continue
    const spoils = spoilsOf(judge, area)
    if (spoils <= 0) continue
    const rivals = area.agents.filter(({ of }) => of !== null && of !== judge.me.seat).length
    const bid = Math.max(0, obstacle(area) + 1 - doubled * sumOf(mine) + Math.min(1, rivals))
    const cost = COSTS[bid]
    if (cost === undefined || cost > judge.me.resource) continue
    const worth = 0.9 * spoils - price(judge, cost)
    if (worth > (best?.worth ?? 0)) best = { area, worth }
  }
  return best
}

/** What a coup there would bring: an area for the nation that needs it most, or a better nation to control. */
export function spoilsOf(judge: Judge, area: AreaView): number {
  const { me, weight, prize } = judge
  if (area.kind === 'minor') {
    if (area.owner && me.nations.includes(area.owner)) return 0
    return Math.max(...me.nations.map(weight)) * prize(area) - weight(area.owner) * prize(area)
  }
  if (area.kind !== 'home' || me.nations.includes(area.id)) return 0
  return Math.max(0, ...takeovers(judge, area.id).map(({ gain }) => gain))
}

type Takeover = { readonly give: NationId; readonly to: Seat | null; readonly gain: number }

/** Ways to get into that nation, and what each changes: own standing, and that of whoever has to leave it. */
export function takeovers({ me, nation, view, outlook }: Judge, target: NationId): Takeover[] {
  const { controllers, passive } = nation(target)
  if (passive) return []
  const powerOf = (id: NationId) => nation(id).finalPower
  const lesser = (ids: readonly NationId[]) => Math.min(...ids.map(powerOf))
  const others = view.players.filter(({ seat }) => seat !== me.seat)
  return me.nations.flatMap((give) => {
    const own = me.nations.map((id) => (id === give ? target : id))
    const gain = lesser(own) - lesser(me.nations)
    return [...(controllers.length < 2 ? [null] : controllers)].flatMap((to) => {
      const displaced = others.find(({ seat }) => seat === to)
      const theirs = displaced?.nations.map((id) => (id === target ? give : id)) ?? []
      // Nobody holds a nation twice, and no two players hold the same two.
      const pairs = [own, theirs, ...others.filter((each) => each !== displaced).map(({ nations }) => nations)]
      const isAllowed = pairs.every(
        ([a, b], i) =>
          a === undefined || (a !== b && !pairs.some(([c, d], j) => j > i && ((a === c && b === d) || (a === d && b === c)))),
      )
      if (!isAllowed) return []
      const loss = displaced ? lesser(displaced.nations) - lesser(theirs) : 0
      return [{ give, to, gain: 0.8 * gain + (to === null ? 0 : outlook.rivalry(to) * loss) }]
    })
  })
}

/** Stability, agents nobody steers, and what owners are likely to add. */
export function obstacle(area: AreaView): number {
  const guards = area.agents.filter(({ of }) => of === null).flatMap(({ values }) => values)
  return area.stability + sumOf(guards) + (area.kind === 'home' ? 2 : area.owner === null ? 0 : 1)
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** A stronger agent from where it is of less use, for a Coup that lacks a little: `area:value` of either. */
export function swapFor(judge: Judge, target: AreaView): readonly [string, string] | null {
  const { me, view } = judge
  const there = ownAgents(target, me.seat)
  const gap = obstacle(target) + 1 - sumOf(there)
  if (there.length === 0 || gap <= 0) return null
  const weakest = Math.min(...there)
  const stronger = view.areas
    .filter(({ id }) => id !== target.id)
    .flatMap((area) => ownAgents(area, me.seat).map((value) => ({ area, value })))
    .filter(({ value }) => value > weakest)
    .sort((a, b) => b.value - a.value)[0]
  if (!stronger) return null
  // A point of bid costs one at first and more with every further one.
  const saved = (COSTS[gap] ?? 99) - (COSTS[Math.max(0, gap - (stronger.value - weakest))] ?? 99)
  return saved > 1 ? [`${target.id}:${weakest}`, `${stronger.area.id}:${stronger.value}`] : null
}
