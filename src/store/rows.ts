/**
 * What Archon keeps, said without a database: each has a schema of its own that must satisfy these rows (`schemaOf`). The state of a
 * game is the truth; its log is evidence; posts and timers are promises still to be kept.
 */
import type { Text } from '../kernel/contract.ts'
import type { Entry as LogEntry } from '../kernel/record.ts'
import type {
  Addressee,
  Card,
  Order,
  PersonSettings,
  PostBody,
  Promised,
  ReportFacts,
  ServerSettings,
  Terms,
  Vote,
} from './contents.ts'
import type { LeagueRows } from './league-rows.ts'
import type { StoredState } from './stored-state.ts'

/** Why nobody can answer: the place cannot be seen, or not be written to, is locked, is gone, or its whole server is. */
export const HOLDS = ['unseen', 'mute', 'locked', 'gone', 'server'] as const
export type Hold = (typeof HOLDS)[number]

export type ServerRow = {
  readonly id: string
  readonly settings: ServerSettings
}

export type PersonRow = {
  readonly id: string
  readonly name: string
  readonly settings: PersonSettings
  /** The language of their Discord when they last pressed something; null if they never have. */
  readonly locale: string | null
}

export type TableRow = {
  readonly id: string
  readonly server: string
  readonly channel: string
  /** The channel that its thread hangs in, as far as that is known; null where it lives in a channel itself. */
  readonly home: string | null
  readonly game: string
  /** Digest of the data it was begun with; empty before that. */
  readonly pack: string
  readonly owner: string
  readonly status: 'lobby' | 'playing' | 'finished' | 'ended'
  readonly size: number
  readonly options: Record<string, string>
  readonly pace: string
  readonly openedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly pausedAt: number | null
  /** Since when nobody can answer there, because its place is out of reach, and why; null while people can. */
  readonly heldAt: number | null
  readonly heldFor: Hold | null
  /** Up to when time in which nobody could answer has been given back. */
  readonly givenBackAt: number
  /** Raised by every commit; a commit that expected another number is refused. */
  readonly seq: number
  /** The secret behind every shuffle, and the promise of it that was posted. */
  readonly secret: string
  readonly words: string[]
  /** The state at the last fence, and how many log entries led there. Later entries are a draft. */
  readonly state: StoredState | null
  readonly fence: number
  readonly card: Card
  readonly vote: Vote | null
  readonly terms: Terms
}

export type SeatRow = {
  readonly table: string
  readonly seat: string
  /** A Discord user, or null for a computer. */
  readonly person: string | null
  readonly name: string
  /** How well a computer plays there. */
  readonly level: string
  /** When this person last said yes to playing here; null while the seat is only kept for them. Before a game a yes holds for a day. */
  readonly saidYesAt: number | null
  /** When they were asked to say so, if they have not answered yet. */
  readonly calledAt: number | null
  /** They have done something in this game with their own hand: what they miss in it counts. */
  readonly hasActed: boolean
  /** Log entries when this seat last acted: its recap starts there. */
  readonly actedAt: number
  /** The clock: time in the bank, since when it runs, and when it will have run out. */
  readonly bank: number
  readonly askedAt: number | null
  readonly dueAt: number | null
  readonly misses: number
  /** A computer plays until the owner comes back. */
  readonly autopilot: boolean
  /** Whom the seat waits for: a person, or `*` for anybody who comes; null while it is not to be had. */
  readonly offeredTo: string | null
  readonly note: string
  /** Answers left beforehand; sealed until they are used. */
  readonly orders: readonly Order[]
}

export type LogRow = {
  readonly table: string
  readonly n: number
  readonly entry: LogEntry
  readonly at: number
}

/** Every fence, deflated: history, recovery and the pictures of posts that are still to be sent. */
export type SnapshotRow = {
  readonly table: string
  readonly fence: number
  readonly state: Buffer
  readonly at: number
}

export type EventRow = {
  readonly table: string
  readonly n: number
  readonly to: string
  readonly text: Text
  /** How much it matters, and to whom. */
  readonly weight: 'headline' | 'news' | 'detail' | null
  readonly concerns: readonly string[] | null
  /** Log entries when it was told. */
  readonly fence: number
  readonly at: number
}

/** Messages promised to Discord. Committed with what they tell, sent afterwards, as often as it takes, never twice. */
export type PostRow = {
  /** Posts of one channel go out in this order. */
  readonly n: number
  /** Known before it is stored; later posts refer to it, and its message carries it. */
  readonly id: string
  readonly table: string
  readonly channel: string
  /** A post in the same slot takes the place of one that has not gone out: edits are coalesced. */
  readonly slot: string | null
  readonly body: PostBody
  readonly dueAt: number
  readonly attempts: number
  readonly sentAt: number | null
  readonly message: string | null
}

export type TimerRow = {
  readonly id: number
  readonly table: string
  readonly key: string
  readonly dueAt: number
}

export type ResultRow = {
  readonly table: string
  readonly seat: string
  readonly person: string | null
  readonly game: string
  readonly server: string
  readonly place: number
  readonly size: number
  readonly points: number
  readonly ending: string
  /** What whoever sat there achieved, by the game's own ids. */
  readonly achieved: readonly string[]
  readonly at: number
}

/** Interactions that led to something stored, the latest of them: none is seen to twice. */
export type DeedRow = {
  readonly n: number
  readonly id: string
  readonly table: string | null
}

/** Somebody says that something is wrong, and what became of it. What the game looked like stands in a file of its own. */
export type ReportRow = {
  readonly id: string
  /** Where it is read; empty where it belongs to no server. */
  readonly server: string
  readonly table: string | null
  /** Who wrote it; null once they are forgotten, and the words are empty then. */
  readonly person: string | null
  readonly words: string
  readonly facts: ReportFacts
  readonly at: number
  readonly answer: string | null
  readonly answeredAt: number | null
}

/** A letter from one seat to others of its table: hidden from everybody else, in part for good, in part until the end. */
export type MailRow = {
  /** A letter to people, or a promise; a line for the chronicle of a game, to nobody before the end; a title that somebody gives another after it. */
  readonly kind: 'letter' | 'line' | 'title'
  /** Of a line, its round; of a title, which. */
  readonly about: string
  readonly id: string
  readonly table: string
  readonly from: string
  /** Who sat there then. */
  readonly by: string
  readonly to: readonly Addressee[]
  readonly words: string
  /** If it is a promise. */
  readonly promise: Promised | null
  /** Log entries when it was written. */
  readonly fence: number
  readonly at: number
}

/** How many came to a step of a lesson, which is named `game/lesson`. Who they were is not kept. */
export type LessonStepRow = {
  readonly lesson: string
  readonly step: string
  readonly met: number
}

/** What those who look after a server or a league did there: who, what, about which league, and with which words. */
export type OversightRow = {
  readonly id: string
  readonly server: string
  readonly league: string | null
  readonly by: string
  readonly act: string
  readonly given: Record<string, string>
  readonly at: number
}

export type Rows = LeagueRows & {
  readonly servers: ServerRow
  readonly people: PersonRow
  readonly tables: TableRow
  readonly seats: SeatRow
  readonly log: LogRow
  readonly snapshots: SnapshotRow
  readonly events: EventRow
  readonly posts: PostRow
  readonly timers: TimerRow
  readonly results: ResultRow
  readonly deeds: DeedRow
  readonly reports: ReportRow
  readonly mail: MailRow
  readonly lessonSteps: LessonStepRow
  readonly oversight: OversightRow
}

/** Never where rows cannot be read from a table, or cannot be written to it, as they are said here. */
type Satisfying<Schema> = {
  readonly [T in keyof Rows]: Schema extends Readonly<
    Record<T, { readonly $inferSelect: Rows[T]; readonly $inferInsert: infer Written }>
  >
    ? Rows[T] extends Written
      ? unknown
      : never
    : never
}

/** A schema in some dialect. It compiles where it has all tables with these columns; what it keeps beside them is its own business. */
export const schemaOf = <Schema extends Satisfying<Schema>>(schema: Schema): Schema => schema
