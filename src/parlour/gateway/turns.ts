/**
 * How fast shards may come in, as Discord has it: `max_concurrency` says how many at once, shards of the same remainder one after the
 * other, each five seconds after the one before. Who comes too early is sent away (opcode 9), and may try again.
 */
import type { House } from '../house.ts'

const A_TURN = 5_000

/** A matter of real time, like everything about connections. */
export function newTurns({ fleeting }: House, paced: boolean, now: () => number = Date.now): (shard: number) => boolean {
  const last = new Map<number, number>()
  return (shard) => {
    if (!paced) return true
    const turn = shard % fleeting.concurrency
    if (now() - (last.get(turn) ?? Number.NEGATIVE_INFINITY) < A_TURN) return false
    last.set(turn, now())
    return true
  }
}
