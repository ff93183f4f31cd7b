/** What an outcome comes to: place and score of every seat. */
import { placesOf, totalOf } from '../games/common/score.ts'
import type { Outcome } from '../kernel/contract.ts'

export type Verdict = { readonly places: Readonly<Record<string, number>>; readonly scores: Readonly<Record<string, number>> }

/** Place and score of every seat. Those who share a place have the same number, and leave out as many behind it. */
export function verdictOf({ ranking, scores }: Outcome): Verdict {
  const places: Record<string, number> = {}
  const totals: Record<string, number> = {}
  const shared = placesOf(ranking)
  for (const [i, group] of ranking.entries()) {
    for (const seat of group) {
      places[seat] = shared[i]!
      totals[seat] = totalOf(scores[seat] ?? [])
    }
  }
  return { places, scores: totals }
}
