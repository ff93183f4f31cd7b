/**
 * What an answer that somebody gave did to a winner's chance: it is tried beside the steady one, and beside a few others, in worlds that
 * whoever gave it could imagine. Each is tried in the same worlds, so that luck favours none.
 */
import type { Seat } from '../kernel/contract.ts'
import { canonical } from '../kernel/json.ts'
import { dice } from '../kernel/random.ts'
import type { Player } from './player.ts'
import { type Effort, type Opinion, othersThan, playOn, shareOfWin, steadyAnswer, type Thinking } from './search.ts'

export type Weighing = {
  readonly given: unknown
  /** Whose chance it is. */
  readonly winners: readonly Seat[]
  /** How many answers besides the given and the steady one are tried at most. */
  readonly others: number
}

/** The given answer first, then the steady one if that is another; in no world at all where there is nothing to compare. */
export function weigh(steady: Player, effort: Effort, position: Thinking, { given, winners, others }: Weighing): Opinion {
  const { decision, random, imagine } = position
  const usual = steadyAnswer(steady, position)
  const both = canonical(given) === canonical(usual) ? [given] : [given, usual]
  const tried = [...both, ...othersThan(both, others, position)].map((answer) => ({ answer, worlds: 0, won: 0 }))
  if (tried.length < 2) return { answer: given, tried }
  do {
    const world = imagine(dice(random(2 ** 30)))
    const seed = random(2 ** 30)
    for (const each of tried) {
      const played = world.copy()
      playOn(played, steady, decision, each.answer, dice(seed))
      const { outcome } = played
      each.worlds++
      each.won += outcome
        ? Math.min(
            1,
            winners.reduce((sum, seat) => sum + shareOfWin(outcome, seat), 0),
          )
        : 0
    }
  } while (effort.spent() < effort.most)
  return { answer: given, tried }
}
