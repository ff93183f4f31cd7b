/** Orders somebody has left, in words. */
import type { Order } from '../store/store.ts'

/** "contest.openDials" as people read it. */
export const readable = (kind: string) =>
  kind
    .replace('.', ' · ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

export const orderLines = (orders: readonly Order[]): string[] => [
  '**Your orders at this table**',
  ...(orders.length > 0 ? orders.map(orderLine) : ['None.']),
]

function orderLine({ id, when, words, uses, until, stopAfter }: Order): string {
  const limits = [
    `${uses}×`,
    ...(until ? [`until <t:${Math.floor(until / 1000)}:f>`] : []),
    ...(stopAfter === null ? [] : ['unless something concerns you']),
  ]
  return `${id}. ${readable(when)}: **${words ?? 'the printed default'}**, ${limits.join(', ')}`
}
