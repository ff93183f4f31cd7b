/** Orders somebody has left, in words. */
import type { AnyHosted } from '../../games/hosted.ts'
import type { Order, Seated, SeatRow } from '../../store/store.ts'
import { concerns } from '../../tables/events-about-seat.ts'
import { mandatesOf } from '../../tables/mandates.ts'
import { isPast } from '../../tables/order-answers.ts'
import { mySeat, positionOf } from '../../tables/position.ts'
import { withoutSent } from '../../tables/sent.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { clip } from './limits.ts'

/** A question of the rules in the game's own words; by its name where the game has none for it. */
export const kindIn = ({ about }: AnyHosted, kind: string, locale: string): string =>
  about(locale).questions?.[kind] ??
  kind
    .replace('.', ' · ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const LONGEST_QUESTION = 80

/** How it was put says more. */
export const questionLike = (
  ours: Ours,
  kind: string,
  asked: string | undefined,
  how: 'order.as-in' | 'order.now-asked',
): string => (asked === undefined ? kind : ours(how, { kind, asked: clip(asked, LONGEST_QUESTION) }))

export async function orderLines(bot: Bot, table: Seated, person: string, locale: string): Promise<string[]> {
  const ours = oursIn(locale)
  const { seat, orders } = mySeat(table, person)
  const { hosted, fenced } = await positionOf(bot.house, table)
  const { view } = fenced.seen(seat)
  const lines = withoutSent(orders)
    .filter((order) => !isPast(order, hosted, view))
    .map(async (order) => {
      const isEnded = order.stopAfter !== null && (await concerns(bot.house, table, seat, order.stopAfter))
      return orderLine(hosted, order, isEnded, locale)
    })
  return [ours('order.title'), ...(lines.length > 0 ? await Promise.all(lines) : [ours('order.no-orders')])]
}

function orderLine(hosted: AnyHosted, order: Order, isEnded: boolean, locale: string): string {
  const ours = oursIn(locale)
  const { id, uses, until, stopAfter } = order
  const said = { id, ...sayingOf(hosted, order, locale) }
  return isEnded ? ours('order.ended', said) : ours('order.open', { ...said, uses, until, stops: stopAfter !== null })
}

/** What a mandate says, for whoever takes the seat it was left in. */
export const mandateWords = (hosted: AnyHosted, row: SeatRow, locale: string): string[] =>
  mandatesOf({ hosted }, row).map((order) => sayingOf(hosted, order, locale).answer)

/** What whoever sat there before had planned, for whoever takes the seat they passed it on with. */
export const planLines = (hosted: AnyHosted, { terms }: Pick<Seated, 'terms'>, seat: string, locale: string): string[] =>
  (terms.plans?.[seat] ?? []).map((order) => oursIn(locale)('note.planned', sayingOf(hosted, order, locale)))

/** When it answers, and what. */
function sayingOf(hosted: AnyHosted, { policy, when, asked, words }: Order, locale: string) {
  const ours = oursIn(locale)
  const known = policy && hosted.about(locale).policies?.[policy.id]
  if (known) return { question: known.title, answer: known.said(policy.wishes) }
  return {
    question: questionLike(ours, kindIn(hosted, when, locale), asked, 'order.as-in'),
    answer: words ?? ours('order.default'),
  }
}
