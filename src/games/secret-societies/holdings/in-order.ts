/** Bid Cards as a hand is held: in the order of the pack. */
import type { Rules } from '../data/rules.ts'

/** Card by card: hands are short, and nearly in order. */
export function inOrder({ cardOrder }: Rules, cards: readonly string[]): string[] {
  const hand: string[] = []
  for (const card of cards) {
    let at = hand.length
    for (; at > 0 && cardOrder[hand[at - 1]!]! > cardOrder[card]!; at--) hand[at] = hand[at - 1]!
    hand[at] = card
  }
  return hand
}
