/** Orders somebody has left, in words. */
import type { Order, Seated } from '../../store/store.ts'
import { concerns } from '../../tables/events-about-seat.ts'
import { mySeat } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { clip } from './limits.ts'

/** "contest.openDials" as people read it. */
const readable = (kind: string) =>
  kind
    .replace('.', ' · ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const LONGEST_QUESTION = 80

/** Names of questions are the rules' own; how one of them was put says more. */
export const questionLike = (kind: string, asked: string | undefined, how: string): string =>
  asked === undefined ? readable(kind) : `${readable(kind)} (${how} “${clip(asked, LONGEST_QUESTION)}”)`

export async function orderLines(bot: Bot, table: Seated, person: string): Promise<string[]> {
  const { seat, orders } = mySeat(table, person)
  const lines = orders.map(async (order) => {
    const isEnded = order.stopAfter !== null && (await concerns(bot.house, table, seat, order.stopAfter))
    return orderLine(order, isEnded)
  })
  return ['**Your orders at this table**', ...(lines.length > 0 ? await Promise.all(lines) : ['None.'])]
}

function orderLine({ id, when, asked, words, uses, until, stopAfter }: Order, isEnded: boolean): string {
  const limits = [
    `${uses}×`,
    ...(until ? [`until <t:${Math.floor(until / 1000)}:f>`] : []),
    ...(stopAfter === null ? [] : ['until something concerns you']),
  ]
  const order = `${id}. ${questionLike(when, asked, 'as in')}: **${words ?? 'the default'}**`
  return isEnded ? `${order}; ended, because something concerned you` : `${order}, ${limits.join(', ')}`
}
