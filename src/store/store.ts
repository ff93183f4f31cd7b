/**
 * What the rest of Archon asks of its storage. Everything that must happen together is handed over as data (`Commit`), so
 * no transaction handle leaks out, and another database can stand behind the same few functions.
 */
import type { Event } from '../kernel/contract.ts'
import type { Entry } from '../kernel/record.ts'
import type { Company } from './company.ts'
import type { NewPost, PersonSettings, ServerSettings } from './contents.ts'
import type { Lane } from './lanes.ts'
import type { LeagueStore } from './league-store.ts'
import type {
  EventRow,
  LessonStepRow,
  LogRow,
  MailRow,
  OversightRow,
  PersonRow,
  PostRow,
  ReportRow,
  ResultRow,
  SeatRow,
  TableRow,
  TimerRow,
} from './rows.ts'
import type { StoredState } from './stored-state.ts'
import type { Signups, Tally } from './tally.ts'

export type Seated = TableRow & { readonly seats: readonly SeatRow[] }

/** Where a table lives that is open or being played. */
export type Place = Pick<TableRow, 'channel' | 'home' | 'heldFor'> & {
  readonly table: string
  readonly status: 'lobby' | 'playing'
}

/** A table without its game, which is by far the largest part of it. */
export type Outside = Omit<Seated, 'state'>

/** A table, what was answered there since the last fence, and those who sit at it. */
export type Standing = { readonly table: Seated; readonly since: readonly LogRow[]; readonly people: readonly PersonRow[] }

/** A post that is due, and all that it takes to make its message. */
export type Letter = {
  readonly post: PostRow
  /** Its table; null where it is about a league. */
  readonly standing: Standing | null
  /** The earlier post that it brings up to date. */
  readonly target: PostRow | null
  /** What was told from where the card that it shows begins. */
  readonly events: readonly EventRow[]
  /** The state at the fence of that card, where it is not the present one. */
  readonly then: StoredState | null
  /** The state at the fence of the card before it. */
  readonly before: StoredState | null
  /** Why the rest stands empty: a row that it takes could not be read. */
  readonly damage?: unknown
}

/** One step of a table, all or nothing. */
export type Commit = {
  readonly table: string
  /** The number the table must still have; otherwise nothing happens. */
  readonly seq: number
  readonly at: number
  readonly change?: Partial<Omit<TableRow, 'id' | 'seq'>>
  readonly seats?: readonly SeatRow[]
  readonly leave?: readonly string[]
  /** Log entries to append after dropping those from `keep` on (a draft taken back). */
  readonly keep?: number
  readonly entries?: readonly Entry[]
  readonly events?: readonly Event[]
  /** Forget what was stored and told behind this fence: everybody agreed to go back. */
  readonly rewind?: { readonly fence: number; readonly told: number }
  readonly posts?: readonly NewPost[]
  /** Timers to set (replacing those of the same key) and to clear. */
  readonly timers?: readonly { readonly key: string; readonly dueAt: number }[]
  readonly clear?: readonly string[]
  /** Timers to be put off: those of these keys, by so long. */
  readonly delay?: { readonly keys: readonly string[]; readonly by: number }
  readonly results?: readonly Omit<ResultRow, 'table' | 'at'>[]
}

/** How a seat fared in a game that was played to its end, and when that began. */
export type Played = Omit<ResultRow, 'achieved'> & { readonly startedAt: number | null }

/** A post that is out, and the message it became; null where there was nothing to say any more. */
export type Sent = {
  readonly id: string
  readonly message: string | null
  /** The post whose message it made or changed, and whether a plain card stands there now; unless that is known. */
  readonly shows?: { readonly id: string; readonly isPlain: boolean }
}

/** A message that stands for a post, and where. */
export type Shown = { readonly table: string; readonly post: string; readonly channel: string }

export interface Store {
  /** A new table with its first seats, posts and timers. False: that channel already has a table. */
  open(table: TableRow, seats: readonly SeatRow[], posts: readonly NewPost[], timers?: Commit['timers']): Promise<boolean>
  commit(commit: Commit): Promise<boolean>
  /** Several tables in one go, each for itself all or nothing. Says which were refused. */
  commitEach(commits: readonly Commit[]): Promise<readonly Commit[]>

  table(id: string): Promise<Seated | null>
  /** All that an answer needs, in one look. */
  standing(id: string): Promise<Standing | null>
  /** Those who sit at a table that still has this number: all else about it is as it was. */
  unchanged(id: string, seq: number): Promise<readonly PersonRow[] | null>
  /** The table of a channel or thread that is open or being played; else the last one that was. */
  tableIn(channel: string): Promise<Seated | null>
  tablesOf(person: string): Promise<Seated[]>
  /** The game of theirs that ended last. */
  lastTableOf(person: string): Promise<Seated | null>
  tablesOn(server: string): Promise<Seated[]>
  /** Those being played, from the outside: so many of them, after the one with that id, on one server or all. */
  playing(after: string, most: number, server?: string): Promise<Outside[]>
  placesOn(server: string): Promise<Place[]>
  /** Those in a channel or thread, and those in the threads of a channel. */
  placesIn(channel: string): Promise<Place[]>
  /** Which channel the thread of a table hangs in. */
  noteHome(table: string, home: string): Promise<void>
  /** Puts harmless things where something cannot be read; the game itself is left alone. Says whether there was anything. */
  mendRows(table: string): Promise<boolean>
  entries(table: string, from?: number): Promise<LogRow[]>
  events(table: string, from: number): Promise<EventRow[]>
  /** The state at a fence, as text, and the fences there are. */
  snapshot(table: string, fence: number): Promise<StoredState | null>
  fences(table: string): Promise<readonly { readonly fence: number; readonly at: number }[]>

  /** In order, but for those of channels that are being written to, and those behind a message that has to be tried again. */
  duePosts(now: number, most: number, except?: readonly string[]): Promise<PostRow[]>
  /**
   * The same, about to be sent: if the process dies now, messages must be looked for before they are sent again. And when the next
   * one falls due.
   */
  takePosts(
    now: number,
    most: number,
    except: readonly string[],
  ): Promise<{ readonly letters: readonly Letter[]; readonly next: number | null }>
  /** One of them as things are now; null if another took its place. */
  letter(post: string): Promise<Letter | null>
  post(id: string): Promise<PostRow | null>
  /** The post that a message of ours stands for. */
  postAs(message: string): Promise<PostRow | null>
  /** They are out. Kept only if a later post may have to bring it up to date, or somebody may ask what it showed. */
  sent(list: readonly Sent[], at: number): Promise<void>
  /** It could not be sent, and is to be tried again. */
  postpone(id: string, dueAt: number): Promise<void>
  /** What was tried on a server and waits is tried again now. */
  hurry(server: string, now: number): Promise<void>

  /** Of one lane, or all; and when the next one falls due that is not due yet. */
  dueTimers(now: number, most: number, lane?: Lane): Promise<{ readonly due: readonly TimerRow[]; readonly next: number | null }>
  /** By number, not by key: what the timer did may have set another of the same key. */
  clearTimer(id: number): Promise<void>
  delayTimer(id: number, dueAt: number): Promise<void>
  nextTimerAt(lane?: Lane): Promise<number | null>

  person(id: string): Promise<PersonRow | null>
  people(ids: readonly string[]): Promise<PersonRow[]>
  /** Somebody spoke to us, by that name and in that language; what they have set stays. */
  meet(id: string, name: string, locale: string): Promise<void>
  /** In one go, so that two things set at the same moment are both kept. */
  savePerson(id: string, name: string, change?: (held: PersonSettings) => PersonSettings): Promise<void>
  /** Overwritten in the file, too. */
  forget(person: string): Promise<void>
  /** Open tables that hold something of somebody, whether they still sit there or not. */
  tablesKnowing(person: string): Promise<string[]>
  /** Messages about somebody that can still be brought up to date: those of tables that are over. */
  shownWith(person: string): Promise<Shown[]>
  /** All that something is kept about, and forgetting one, table by table. */
  servers(): Promise<string[]>
  forgetServer(server: string): Promise<void>
  /** Timers that belong to no table. */
  promise(subject: string, timers: NonNullable<Commit['timers']>, clear?: readonly string[]): Promise<void>
  /** For whom there is such a timer, among those whose promises we keep. */
  promised(key: string): Promise<string[]>
  server(id: string): Promise<ServerSettings>
  /** What is not mentioned stays as it was. */
  saveServer(id: string, change: ServerSettings): Promise<void>
  resultsOf(person: string): Promise<ResultRow[]>
  /** Of all games played to their end on a server, newest first: so many seats of them. */
  playedOn(server: string, most: number): Promise<Played[]>
  /** Those among them in which somebody achieved something. */
  achievedOn(server: string, most: number): Promise<ResultRow[]>

  /** A letter, with the notices that say so; of one that is there, what is said of its promise. */
  keepMail(mail: MailRow, posts: readonly NewPost[]): Promise<void>
  /** All letters of a table, in order: who may read which is for others to say. */
  mailAt(table: string): Promise<MailRow[]>
  /** Which titles somebody was given, as often as they were. */
  titlesOf(person: string): Promise<string[]>
  /** A report, new or with what became of it, and what is said about it. */
  keepReport(report: ReportRow, posts: readonly NewPost[]): Promise<void>
  report(id: string): Promise<ReportRow | null>
  /** Somebody's, or all of a server: the newest first. */
  reportsOf(person: string): Promise<ReportRow[]>
  reportsOn(server: string): Promise<ReportRow[]>

  /** One more came to that step of a lesson; and how many have come to each, in all lessons. */
  noteLessonStep(lesson: string, step: string): Promise<void>
  lessonSteps(): Promise<LessonStepRow[]>

  /** Somebody who looks after a server did something there; and what was done, newest first. */
  noteOversight(row: OversightRow): Promise<void>
  oversightOn(server: string, most: number): Promise<OversightRow[]>

  /** Seasons, ratings and the record of lapses. */
  readonly league: LeagueStore

  /** What there is on a server, and what of it is somebody's. */
  tally(server: string, person: string): Promise<Tally>
  signups(server: string, person: string, season: string): Promise<Signups>

  /** Whether that interaction has led to something stored, and at which table. */
  done(interaction: string): Promise<{ readonly table: string | null } | null>

  counts(): Promise<{ readonly tables: number; readonly playing: number; readonly posts: number; readonly timers: number }>
  /** One at a time in the world, not only in this process: whoever asks for the same waits until the work is done. */
  alone<T>(key: string, work: () => Promise<T>): Promise<T>
  /** The other processes that share what is kept here; null where there can be none. */
  readonly company: Company | null
  backup(path: string): Promise<void>
  close(): void | Promise<void>
}

export type {
  Aside,
  Card,
  LessonPlace,
  LimitSettings,
  Listing,
  NewPost,
  Order,
  PersonSettings,
  PostBody,
  Promised,
  ReportFacts,
  Search,
  ServerSettings,
  Sitting,
  SoloPlace,
  Terms,
  TurningPoint,
  Vote,
} from './contents.ts'
export type { Lane } from './lanes.ts'
export type {
  EventRow,
  Hold,
  LogRow,
  MailRow,
  OversightRow,
  PersonRow,
  PostRow,
  ReportRow,
  ResultRow,
  SeatRow,
  TableRow,
  TimerRow,
} from './rows.ts'
export type { StoredState } from './stored-state.ts'
