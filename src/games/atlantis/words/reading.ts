/** What can be read off a view in any language. */
import type { Seat } from '../../../kernel/contract.ts'
import type { AreaId } from '../terms.ts'
import type { ContestView, View } from '../view.ts'

/** The round marker has moved on by the time the end is looked at: the last round is the one before. */
export const lastRound = ({ phase, round }: View): number => (phase === 'over' ? round - 1 : round)

export const nameOf = (view: View, area: AreaId): string => view.areas.find(({ id }) => id === area)?.name ?? area

/** Agents count for a side only once their owner has chosen it; the attacker has no choice. */
export const certain = ({ sums, involved }: ContestView, side: 'attack' | 'defend'): number =>
  involved
    .filter(({ stances }) => stances.length === 1 && stances[0] === side)
    .reduce((sum, { agents, bonus }) => sum + agents + bonus, side === 'attack' ? sums.attack : sums.defence)

/** 21.5 is written 21½. */
export const points = (value: number): string => {
  const whole = Math.trunc(value)
  const half = value !== whole
  return half ? `${whole === 0 ? (value < 0 ? '-' : '') : whole}½` : String(whole)
}

/** Who chooses a nation next: once round the table, and back again; null once everybody has two. */
export function chooserIn({ nations, order }: View): Seat | null {
  const picks = nations.reduce((sum, { controllers }) => sum + controllers.length, 0)
  return order[picks < order.length ? picks : 2 * order.length - 1 - picks] ?? null
}
