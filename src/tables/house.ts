/** What the tables of Archon stand on: storage, games, computer players, the time, and somebody to wake when there is news. */
import { randomBytes } from 'node:crypto'
import type { AnyHosted } from '../games/hosted.ts'
import type { Text } from '../kernel/contract.ts'
import type { Key } from '../kernel/signature.ts'
import type { PlayerFor } from '../players/player.ts'
import type { Queue } from '../store/queue.ts'
import type { ReportFolder } from '../store/report-folder.ts'
import type { Commit, Seated, Store } from '../store/store.ts'
import type { Thinkers } from '../thinking/thinkers.ts'
import type { BotSays, ParametersOf } from '../words/words.ts'
import type { Span } from './playing-hours.ts'

export type House = {
  readonly store: Store
  readonly games: ReadonlyMap<string, AnyHosted>
  /** The same games with other data, by the digest of the data: games go on with the pack they were begun with. */
  readonly packs?: ReadonlyMap<string, AnyHosted>
  readonly players: ReadonlyMap<string, PlayerFor<never, never>>
  /** Where computers think that try their answers out. Without it they play as steady ones do. */
  readonly thinkers?: Thinkers
  readonly queue: Queue
  readonly pauses: Pauses
  now(): number
  /** Times in which nobody could answer, anywhere, as long as they are not given back everywhere (`downtime.ts`). */
  readonly silences?: readonly Span[]
  /** Nobody can answer anywhere just now: nothing that is due is done until they can. */
  readonly isSilent?: () => Promise<boolean>
  /** Whether people can press where that table is. Where they cannot, it is held, since then as far as we know, and nobody's time is up. */
  readonly isInReach?: (table: string, since: number) => Promise<boolean>
  /** When somebody last opened or used a panel of that table that follows it by itself; null if none does. */
  readonly lookedAt?: (table: string, person: string) => number | null
  /** Tells somebody all that waits for them, once a day. */
  readonly digest?: (person: string) => Promise<void>
  /** Whether somebody is still on that server. */
  readonly isMember?: (server: string, person: string) => Promise<boolean>
  /** Makes the calendar of a server say this about something, and nothing else. Without it there is none. */
  readonly calendar?: (entry: CalendarEntry) => Promise<void>
  /** How far others can count on somebody. Where no records are kept there is nothing to say. */
  readonly trust?: (person: string) => Promise<Trust>
  /** At how many public tables somebody may sit at once; without it at any number. */
  readonly tablesAtOnce?: (person: string) => Promise<number>
  /** Where the secrets behind the shuffles come from. */
  secret(): string
  /** Signs what was played here. Where nothing counts there is none. */
  readonly key?: Key
  /** What the dice of the computer in that seat begin from. Without it they are drawn, as nobody may foresee them. */
  readonly luck?: (seat: string) => number
  /** Told of a computer player that failed, once for each table: the game goes on with its defaults. */
  readonly onFault?: (table: string, error: unknown) => void
  /** Told of a table whose state was damaged, and has been made again from its log. */
  readonly onMended?: (table: string) => void
  /** Told of a seat that ran out of time: the league keeps a record. */
  readonly onMiss?: (table: string, seat: string) => Promise<void>
  /** Does what timers named `league:…` promise: about a table that came to its end or lost somebody, or about a season. */
  readonly league?: (subject: string, what: string) => Promise<void>
  /** Has the film of a finished game made, and posted when it is ready. */
  readonly film?: (table: string, attempt: number) => Promise<void>
  /** Looks on Discord for another place for a table that has lost its own, and closes that of one that is over. */
  readonly seekPlace?: (table: string) => Promise<void>
  /** Where files of reports go. Where nothing lasts there is none. */
  readonly reports?: ReportFolder
  /** Something was committed, with these promises; if nobody says which, everything is looked at. */
  wake(promised?: Promised): void
  /** Where nobody else plays, nobody has to wait: what is due is done before the answer's answer. */
  readonly playOn?: (table: string) => Promise<void>
}

export type CalendarEvent = { readonly name: string; readonly about: string; readonly from: number; readonly to: number }
/** Those of `names` that are wanted, as they should stand; the others are taken down. They take place in that channel. */
export type CalendarEntry = {
  readonly server: string
  readonly channel: string
  readonly names: readonly string[]
  readonly events: readonly CalendarEvent[]
}

/** What is to be said and done later: whoever keeps it only needs to know when. */
export type Promised = {
  readonly posts?: readonly { readonly dueAt: number }[]
  readonly timers?: NonNullable<Commit['timers']>
}

/** How far others can count on somebody: 0 to 100, and how many games seen through to the end would open which tables to them. */
export type Trust = {
  readonly reliability: number
  readonly missing: Readonly<Record<'staying' | 'reliable', number>>
}

/** How long things take, in milliseconds. Tests set them to nothing. */
export type Pauses = {
  /** After the last seal everybody may think again, and nobody learns from the moment of the reveal who was last. */
  readonly cooling: number
  /** The count of sealed answers is shown after a drawn delay of at most this. */
  readonly shield: number
  /** Quiet edits wait this long, so that several become one. */
  readonly edit: number
  /** An answer that cannot be taken back alone is on its way for so long, and can be. Without it, whoever gives it is asked once more. */
  readonly sent?: number
  /** Computers think between these two. */
  readonly thought: readonly [number, number]
}

export const HUMAN_PAUSES: Pauses = { cooling: 120_000, sent: 15_000, shield: 300_000, edit: 1_000, thought: [1_500, 4_000] }

/** Why something a person asked for was not done: always private, always helpful. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly text: Text
  constructor(text: Text) {
    super(text.say)
    this.text = text
  }
}

export const refuse = <K extends keyof BotSays>(say: K, ...[parameters]: ParametersOf<K>): never => {
  throw new Refused({ say, ...(parameters as object) })
}

/** Something else was quicker: another process, since in this one things wait for each other. */
export class Overtaken extends Refused {
  readonly seq: number
  constructor(seq: number) {
    super({ say: 'table.busy' })
    this.seq = seq
  }
}

/** One step of a table as it was read, all or nothing: refused if something else was quicker. */
export async function commitAt(house: House, { id, seq }: Seated, step: Omit<Commit, 'table' | 'seq' | 'at'>): Promise<void> {
  if (!(await house.store.commit({ table: id, seq, at: house.now(), ...step }))) throw new Overtaken(seq)
  house.wake(step)
}

/** What nobody else in the world may do meanwhile, in this process or in another. */
export const aloneInTheWorld = <T>(house: House, key: string, work: () => Promise<T>): Promise<T> =>
  house.queue.run(key, () => house.store.alone(key, work))

/** Not from the game's seed: delays and table names are nobody's business there. */
export const between = (from: number, to: number) =>
  from + Math.floor((randomBytes(4).readUInt32LE() / 0x1_0000_0000) * (to - from + 1))

/** Short enough for a button's id and for reading aloud; the store refuses a second one. */
export function newTableId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')
}

export function hostedAt(house: House, game: string, pack = ''): AnyHosted {
  return house.packs?.get(pack) ?? house.games.get(game) ?? refuse('table.no-game', { game })
}
