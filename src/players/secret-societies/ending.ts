/** The last Round: what Coins are still good for, and who has to be held up. */
import { totalOf } from '../../games/common/score.ts'
import { scoreSheet } from '../../games/secret-societies/holdings/score-sheet.ts'
import type { LotView } from '../../games/secret-societies/view.ts'
import { deedWorth, type Eye, roundsLeft } from './worth.ts'

/** What is kept after the last bidding buys a good for two at most. */
const LAST_COIN = 0.55
/** Before, it also is a Bid of the Rounds to come. */
const COIN = 1.25
export const coinWorth = (eye: Eye): number => (roundsLeft(eye) === 0 ? LAST_COIN : COIN)

/** In the last Round: the strongest of the others if they are not behind, and what things are worth to them. */
export function leaderOf(eye: Eye): Eye | null {
  if (roundsLeft(eye) > 0) return null
  const { rules, view, seat } = eye
  const sheet = scoreSheet(rules, view)
  const total = (each: string) => totalOf(sheet[each]!)
  const best = Object.keys(view.players)
    .filter((each) => each !== seat)
    .reduce((one, other) => (total(other) > total(one) ? other : one))
  return total(best) < total(seat) ? null : { ...eye, seat: best, me: view.players[best]! }
}

/** A Deed is also what whoever is ahead does not get: most where they have bid already. */
export function denied(leader: Eye | null, lot: LotView): number {
  if (!leader) return 0
  const share = lot.bids.some(({ by, dummy }) => by === leader.seat && !dummy) ? 0.4 : 0.15
  return (share * deedWorth(leader, lot.deed)) / (leader.view.order.length - 1)
}
