/** Auctions: whoever could buy and does not helps whoever buys then; whoever buys takes the Deed from the next in the ranking. */
import type { Event, Text } from '../../kernel/contract.ts'
import { harmedBy, wrongsBy } from '../common/harm.ts'
import type { Dealing } from '../hosted.ts'
import type { Ranked } from './view.ts'

/** Coins taken from Bids, and cards that an infiltrator keeps. */
const HARMS = { siphoned: 'seat', 'cards.caught': 'seat' }
export const harmed = harmedBy(HARMS)
export const wrongs = (told: readonly Event[]) => told.flatMap(wrongsBy(HARMS))

const PURCHASES = new Set(['auction.bought', 'auction.boughtWithFee'])

export function dealings(told: readonly Text[]): Dealing[] {
  const found: Dealing[] = []
  let ranking: readonly string[] = []
  let declined: string[] = []
  for (const text of told) {
    const seat = String(text.seat)
    if (text.say === 'auction.begins') [ranking, declined] = [[], []]
    if (text.say === 'auction.ranking') {
      const all = text.ranking as readonly Ranked[]
      ranking = all.filter(({ by }) => by === 'player').map(({ seat }) => seat)
    }
    if (text.say === 'auction.declined') declined.push(seat)
    if (!PURCHASES.has(text.say)) continue
    const next = ranking[ranking.indexOf(seat) + 1]
    for (const by of declined) found.push({ by, to: seat, deed: 'help' })
    if (next !== undefined) found.push({ by: seat, to: next, deed: 'harm' })
  }
  return found
}
