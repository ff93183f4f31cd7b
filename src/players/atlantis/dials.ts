/** How to set the dial: as little as wins what is worth winning, and nothing for a lost cause. */
import type { ContestView } from '../../games/atlantis/view.ts'
import type { Judge } from './judgement.ts'

const COSTS = [0, 1, 3, 6, 10, 15]

export function dialFor(judge: Judge, contest: ContestView, allowed: readonly string[]): string {
  const { me } = judge
  const mine = contest.involved.find(({ seat }) => seat === me.seat)!
  const others = contest.involved.filter(({ seat }) => seat !== me.seat)
  const attackers = worth(contest, 'attack') + contest.sums.attack
  const defenders = worth(contest, 'defend') + contest.sums.defence
  const stake = stakeIn(judge, contest)
  if (mine.role === 'attacker') {
    // Whoever can defend may add a little; against nobody the number to beat is known.
    const answers = others.filter(({ stances }) => stances.includes('defend')).length
    return cheapest('attack', defenders - attackers + 1 + Math.min(answers, 1), stake + 1)
  }
  const prefersAttack = stake < 0 && mine.stances.includes('attack')
  const prefersDefence = stake > 0 && mine.stances.includes('defend')
  if (prefersDefence) return cheapest('defend', attackers - defenders - mine.agents + 1, stake)
  if (prefersAttack && mine.role !== 'bystander') return cheapest('attack', defenders - attackers, -stake)
  return allowed.includes('peace') ? 'peace' : allowed[0]!

  /** The smallest bid that closes the gap, if it is worth its price; else the least there is. */
  function cheapest(side: string, gap: number, value: number): string {
    const bid = Math.max(0, gap)
    const id = `${side}-${bid}`
    const isWorthIt = allowed.includes(id) && COSTS[bid]! * 0.3 <= value
    if (isWorthIt) return id
    return side === 'attack' && mine.role === 'attacker' ? 'attack-0' : allowed.includes('peace') ? 'peace' : `${side}-0`
  }
}

/** Agents that are sure to stand on that side. */
const worth = (contest: ContestView, side: 'attack' | 'defend') =>
  contest.involved.reduce((sum, { role, agents }) => sum + (SIDE[role] === side ? agents : 0), 0)
const SIDE = { attacker: 'attack', defender: 'defend', partner: 'attack', bystander: 'none' } as const

/** What the area is worth to this seat: positive if it should not fall, negative if it should. */
function stakeIn(judge: Judge, { kind, area, attacking, defending, attacker }: ContestView): number {
  const prize = kind === 'global' ? 2.5 : judge.prize(judge.area(area))
  const [gain, loss] = [judge.weight(attacking) * prize, judge.weight(defending) * prize]
  if (attacker === judge.me.seat) return Math.max(gain, prize * 0.8)
  return loss - gain
}
