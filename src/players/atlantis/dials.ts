/** How to set the dial: as little as wins what is worth winning, and nothing for a lost cause. */
import type { ContestView } from '../../games/atlantis/view.ts'
import { COSTS, spoilsOf } from './coups.ts'
import { type Judge, razing } from './judgement.ts'
import { price } from './purse.ts'
import { warWorth } from './wars.ts'

export function dialFor(judge: Judge, contest: ContestView, allowed: readonly string[]): string {
  const { me, view } = judge
  const mine = contest.involved.find(({ seat }) => seat === me.seat)!
  const others = contest.involved.filter(({ seat }) => seat !== me.seat)
  const purseOf = (seat: string) => view.players.find((player) => player.seat === seat)?.resource ?? 0
  const attackers = sureOn(contest, 'attack') + contest.sums.attack
  const defenders = sureOn(contest, 'defend') + contest.sums.defence
  const stake = stakeIn(judge, contest)
  if (mine.role === 'attacker') {
    // Whoever can defend may add a little; against nobody the number to beat is known.
    const answers = others.filter(({ seat, stances }) => stances.includes('defend') && purseOf(seat) >= 3).length
    const gap = defenders - attackers + 1
    const wanted = cheapest('attack', gap + Math.min(answers, 2), -stake)
    return wanted === 'attack-0' ? cheapest('attack', gap, -stake) : wanted
  }
  const own = mine.role === 'bystander' ? mine.agents : 0
  if (stake > 0 && mine.stances.includes('defend')) {
    // Whoever attacks will bring what is missing, and one more, if it can be paid.
    const missing = Math.max(0, defenders - attackers + 1)
    const has = purseOf(contest.attacker)
    const brought = COSTS[missing] === undefined || COSTS[missing]! > has ? 0 : missing + (COSTS[missing + 1]! <= has / 2 ? 1 : 0)
    return cheapest('defend', attackers + brought - defenders - own, stake)
  }
  if (stake < 0 && mine.stances.includes('attack')) return cheapest('attack', defenders - attackers + 1 - own, -stake)
  return allowed.includes('peace') ? 'peace' : allowed[0]!

  /** The smallest bid that closes the gap, if it is worth its price; else the least there is. */
  function cheapest(side: string, gap: number, value: number): string {
    const bid = Math.max(0, gap)
    const id = `${side}-${bid}`
    if (allowed.includes(id) && price(judge, COSTS[bid]!) <= 0.8 * value) return id
    return side === 'attack' && mine.role === 'attacker' ? 'attack-0' : allowed.includes('peace') ? 'peace' : `${side}-0`
  }
}

/** Agents that are sure to stand on that side. */
const sureOn = (contest: ContestView, side: 'attack' | 'defend') =>
  contest.involved.reduce((sum, { role, agents }) => sum + (SIDE[role] === side ? agents : 0), 0)
const SIDE = { attacker: 'attack', defender: 'defend', partner: 'attack', bystander: 'none' } as const

/** What the area is worth to this seat: positive if it should not fall, negative if it should. */
function stakeIn(judge: Judge, { kind, area: id, attacking, defending, attacker }: ContestView): number {
  const { me, view, weight, prize, outlook } = judge
  if (kind === 'global') return warWorth(judge, defending!, attacking!) - warWorth(judge, attacking!, defending!)
  const area = judge.area(id)
  if (attacker === me.seat) return -Math.max(kind === 'coup' ? spoilsOf(judge, area) : conquest(), 0.8 * prize(area))
  if (kind !== 'coup' || attacking) return -conquest()
  // It will go to whichever of the attacker's nations needs it most.
  const receivers = view.players.find(({ seat }) => seat === attacker)!.nations
  const taken = area.kind === 'home' ? 1.5 : prize(area)
  return weight(defending) * taken + outlook.rivalry(attacker) * taken - Math.max(0, ...receivers.map(weight)) * taken * 0.3

  function conquest(): number {
    return (weight(attacking) - weight(defending)) * prize(area) + (kind === 'coup' ? 0 : razing(judge, area))
  }
}
