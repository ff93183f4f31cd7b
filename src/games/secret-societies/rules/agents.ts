/** Agents that are hired on the spot (Illuminati, Vampires). */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { power } from '../holdings/abilities.ts'
import { agentsThere } from './absent.ts'
import { lotName, nameIn } from './lots.ts'
import { lotOptions } from './outlook.ts'
import { priced, spend } from './purse.ts'
import { type Choice, lacking, pick, playerAt, type T } from './table.ts'

export const AGENTS_EACH = 2

type Hire = Pick<Choice<string, Picked<string, Picked<string>>>, 'label' | 'means' | 'then' | 'price' | 'blocked'>

/** What it costs is public; whether the Coins are there is not, so the offer is made either way. */
export function hireable(rules: Rules, board: Board, seat: Seat, hired: number): Hire | null {
  const player = board.players[seat]!
  const hire = power(rules, player, 'hire')
  if (!hire || hired >= (hire.perTurn ?? Number.POSITIVE_INFINITY)) return null
  if (hire.pay.charm && (!board.charms || board.charms.fresh < hire.pay.charm)) return null
  const free = lotOptions(rules, board, seat).filter((_, n) => !board.row[n]!.agents.includes(seat))
  const to = lacking(agentsThere(rules, board, seat), pick(free))
  const placed = board.row.flatMap((lot, n) => (lot.agents.includes(seat) ? [n] : []))
  const choices = [
    ...(placed.length < AGENTS_EACH
      ? [{ id: 'new', label: { say: 'agent.new' as const }, means: { say: 'means.agent.new' as const }, then: to }]
      : []),
    ...placed.map((n) => ({
      id: `${n}`,
      label: { say: 'agent.from' as const, ...lotName(rules, board, seat, n) },
      means: { say: 'means.agent.from' as const },
      then: to,
    })),
  ]
  const coin = hire.pay.coin ?? 0
  return {
    label: { say: 'agent.hire', charm: hire.pay.charm ?? 0 },
    means: { say: 'means.hire' },
    then: pick(choices),
    ...(coin > 0 && priced(coin, player.coins)),
  }
}

/** An Agent comes from the supply or from another Deed. */
export function hireAgent(rules: Rules, table: T, seat: Seat, { pick: from, then: to }: Picked<string, Picked<string>>) {
  const { board } = table
  const { pay } = power(rules, playerAt(table, seat), 'hire')!
  if (pay.coin) spend(table, seat, 'coin', pay.coin)
  if (pay.charm) {
    board.charms!.fresh -= pay.charm
    board.charms!.spent += pay.charm
  }
  if (from !== 'new') {
    const left = board.row[Number(from)]!
    left.agents = left.agents.filter((each) => each !== seat)
  }
  const lot = board.row[Number(to.pick)]!
  lot.agents.push(seat)
  table.say({ say: 'agent.hired', seat, n: Number(to.pick) + 1, deed: nameIn(lot), coin: pay.coin ?? 0 })
}
