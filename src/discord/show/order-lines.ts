/** Orders somebody has left, in words. */
import type { Order, Seated } from '../../store/store.ts'
import { concerns } from '../../tables/events-about-seat.ts'
import { mySeat } from '../../tables/position.ts'
import { type Ours, oursIn } from '../../words/words.ts'
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
export const questionLike = (
  ours: Ours,
  kind: string,
  asked: string | undefined,
  how: 'order.as-in' | 'order.now-asked',
): string => (asked === undefined ? readable(kind) : ours(how, { kind: readable(kind), asked: clip(asked, LONGEST_QUESTION) }))

export async function orderLines(bot: Bot, table: Seated, person: string, locale: string): Promise<string[]> {
  const ours = oursIn(locale)
  const { seat, orders } = mySeat(table, person)
  const lines = orders.map(async (order) => {
    const isEnded = order.stopAfter !== null && (await concerns(bot.house, table, seat, order.stopAfter))
    return orderLine(ours, order, isEnded)
  })
  return [ours('order.title'), ...(lines.length > 0 ? await Promise.all(lines) : [ours('order.no-orders')])]
}

function orderLine(ours: Ours, { id, when, asked, words, uses, until, stopAfter }: Order, isEnded: boolean): string {
  const order = { id, question: questionLike(ours, when, asked, 'order.as-in'), answer: words ?? ours('order.default') }
  return isEnded ? ours('order.ended', order) : ours('order.open', { ...order, uses, until, stops: stopAfter !== null })
}
