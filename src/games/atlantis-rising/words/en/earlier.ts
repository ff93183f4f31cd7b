/** Texts that rules no longer say, but that stand in stories and logs of tables which began before. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Facts } from '../../data/facts.ts'

type Bought = { seats: readonly Seat[]; shares?: readonly string[]; peninsula: string }

export const earlier = ({ names }: Facts) =>
  phrases({
    'energy.barrier': ({ peninsula, ...paid }: Bought, s) =>
      `A barrier stands beside the ${names[peninsula]} now, paid for by ${payers(paid, s)}.`,
    'energy.unflood': ({ peninsula, ...paid }: Bought, s) =>
      `A tile of the ${names[peninsula]} rises from the sea, paid for by ${payers(paid, s)}.`,
    'round.energy': ({ seat, n }: { seat: Seat; n: number }, s) => `${s.name(seat)} takes ${n} energy for the new round.`,
    'build.opened': ({ seat, component }: { seat: Seat; component: string }, s) =>
      `${s.name(seat)} wants to build the ${names[component]}, if the others agree to pay.`,
  })

/** The very first did not say how much each of them paid. */
const payers = ({ seats, shares }: Omit<Bought, 'peninsula'>, s: Speaker) =>
  s.list(seats.map((seat, i) => (shares ? `${s.name(seat)} (${shares[i]} energy)` : s.name(seat))))
