/** What processes that share one house tell each other. On SQLite there is no other process. */
import type { TimerRow } from './rows.ts'

/** Shards as Discord counts them: `own` of `of`. */
export type Shards = { readonly own: readonly number[]; readonly of: number }

/** Somebody else stored something: about which table or season, and when promises of it fall due. */
export type News = {
  readonly about: string
  readonly posts: number | null
  readonly timers: readonly Pick<TimerRow, 'key' | 'dueAt'>[]
}

export type Company = {
  /** By which the others, and logs, know this process. */
  readonly name: string
  /** From now on it keeps the promises of these servers (posts, timers, lost time) and no others; of all until this is said. */
  serve(shards: Shards): void
  /** Whether another process serves some of these servers just now. */
  isServed(shards: Shards): Promise<boolean>
  /** Tells the others that we answer for these servers from then on; said again and again as long as we do. */
  take(shards: Shards, from: number): Promise<void>
  /** Told whenever somebody else says so. */
  onTaken(listener: (shards: Shards, from: number) => void): void
  /** How many promises are in our hands. */
  claimed(): Promise<number>
  /** Told of everything that other processes store; null: something may have been missed, so everything is looked at. */
  listen(listener: (news: News | null) => void): void
  /** That channel is not being written to any more: others may. */
  leave(channel: string): Promise<void>
  /** The servers we serve can be answered now. Whoever serves them next knows from it for how long nobody did. */
  beat(at: number): Promise<void>
  /** When they could last be answered, by whomever; null if never. */
  lastBeat(): Promise<number | null>
  /** What stands under a name for the whole house: kept once, by whoever is first. */
  keep(name: string, make: () => string): Promise<string>
}
