/** A game that does not come to its end by itself is scored as it stands: as if nobody did anything any more. */
import { totalOf } from '../games/common/score.ts'
import type { AnyGame, Outcome, State } from '../kernel/contract.ts'
import { apply, consume, decisions, isRefusal, reveal } from '../kernel/engine.ts'

const MOST_ANSWERS = 20_000

/**
 * Every open question gets its printed default until the game is over. The number of answers this took also tells how far
 * the game had come. Null: this game never ends that way, so somebody has to decide.
 */
export function playedOut(game: AnyGame, from: State): { readonly outcome: Outcome; readonly answers: number } | null {
  let state = from
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (state.outcome) return { outcome: state.outcome, answers }
    const open = decisions(game, state).find(({ offer, given }) => !offer && given === undefined)
    // The first answer is given to a copy, which may then be used up.
    const give = answers === 0 ? apply : consume
    const applied = open ? give(game, state, open.seat, open.id, open.idle) : reveal(game, state)
    if (isRefusal(applied)) return null
    state = applied.state
  }
  return null
}

export type Verdict = { readonly places: Readonly<Record<string, number>>; readonly scores: Readonly<Record<string, number>> }

/** Place and score of every seat. Those who share a place have the same number. */
export function verdictOf({ ranking, scores }: Outcome): Verdict {
  const places: Record<string, number> = {}
  const totals: Record<string, number> = {}
  for (const [i, group] of ranking.entries()) {
    for (const seat of group) {
      places[seat] = i + 1
      totals[seat] = totalOf(scores[seat] ?? [])
    }
  }
  return { places, scores: totals }
}
