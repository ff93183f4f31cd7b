/**
 * An answer that ends what somebody can take back alone is on its way for a moment before it counts: nobody is asked twice, and whoever
 * has mispressed takes it back. It stands among the orders of its seat, which nobody else ever sees.
 */
import type { Input, Option } from '../kernel/contract.ts'
import { canonical } from '../kernel/json.ts'
import { told } from '../kernel/told.ts'
import type { Order, SeatRow } from '../store/store.ts'

export type Sent = NonNullable<Order['sent']>

type Ordered = Partial<Pick<SeatRow, 'orders'>>

/** What that seat has sent for this question; without one, for any. */
export const sentFrom = ({ orders = [] }: Ordered, decision?: string): Sent | undefined =>
  orders.find(({ sent }) => sent && (decision === undefined || sent.decision === decision))?.sent

export const withoutSent = (orders: readonly Order[]): readonly Order[] => orders.filter(({ sent }) => !sent)

export const withSent = (orders: readonly Order[], sent: Sent): readonly Order[] => [
  ...withoutSent(orders),
  { id: 0, when: '', words: null, uses: 1, until: null, stopAfter: null, sent },
]

export const sentKey = (seat: string) => `sent:${seat}`

/** What is chosen with it, and on which terms: where these are others by the time it counts, its person chooses again. */
export const termsOf = (input: Input, answer: unknown): string => canonical(chosenBy(input, answer))

function chosenBy(input: Input, answer: unknown): unknown[] {
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const option = input.options.find(({ id }) => id === pick)
      return option ? [termOf(option), ...(option.then ? chosenBy(option.then, then) : [])] : []
    }
    case 'amount':
      return input.each ? [input.each.of, input.each.cost] : []
    case 'some':
    case 'order':
      return input.options.filter(({ id }) => (answer as readonly string[]).includes(id)).map(termOf)
    case 'split':
      return input.targets.filter(({ id }) => (answer as Record<string, number>)[id]).map(termOf)
  }
}

const termOf = ({ label, means, price }: Option) => [label, means ? told(means) : null, price?.cost ?? null]
