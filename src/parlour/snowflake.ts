/** Ids that hold their time, as Discord makes them; bots compute dates from them. */
import type { Snowflake } from 'discord-api-types/v10'
import type { Clock } from './clock.ts'

/** Discord counts milliseconds from the first second of 2015; an id's upper bits hold that count. */
const EPOCH = 1_420_070_400_000n
const COUNTER_BITS = 22n

/**
 * Ids that grow without fail, also while the clock stands still and across restarts (`after` is the greatest id known).
 * Discord splits the lower bits into worker, process and counter; here they are one counter.
 */
export function openIds(clock: Clock, after: Snowflake = '0'): () => Snowflake {
  let last = BigInt(after)
  return () => {
    const earliest = (BigInt(clock.now()) - EPOCH) << COUNTER_BITS
    last = earliest > last ? earliest : last + 1n
    return last.toString()
  }
}

export const timeOf = (id: Snowflake): number => Number((BigInt(id) >> COUNTER_BITS) + EPOCH)

/** Whether `a` is the younger id. Ids have different lengths in principle, so text order will not do. */
export const isNewer = (a: Snowflake, b: Snowflake): boolean => a.length > b.length || (a.length === b.length && a > b)

export const newestFirst = (a: { id: Snowflake }, b: { id: Snowflake }): number => (isNewer(a.id, b.id) ? -1 : 1)
