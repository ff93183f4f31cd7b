/** What Archon keeps. The state of a game is the truth; its log is evidence; posts and timers are promises still to be kept. */

import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Text } from '../kernel/contract.ts'
import type { Entry } from '../kernel/record.ts'
import { json, state } from './columns.ts'
import { WITH_LEAGUES } from './lanes.ts'

export const servers = sqliteTable('servers', {
  id: text('id').primaryKey(),
  settings: json<ServerSettings>('settings').notNull(),
})

export const people = sqliteTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  settings: json<PersonSettings>('settings').notNull(),
  /** The language of their Discord when they last pressed something; null if they never have. */
  locale: text('locale'),
})

/** Why nobody can answer: the place cannot be seen, or not be written to, is locked, is gone, or its whole server is. */
export const HOLDS = ['unseen', 'mute', 'locked', 'gone', 'server'] as const
export type Hold = (typeof HOLDS)[number]

export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    /** The channel that its thread hangs in, as far as that is known; null where it lives in a channel itself. */
    home: text('home'),
    game: text('game').notNull(),
    /** Digest of the data it was begun with; empty before that. */
    pack: text('pack').notNull().default(''),
    owner: text('owner').notNull(),
    status: text('status', { enum: ['lobby', 'playing', 'finished', 'ended'] }).notNull(),
    size: integer('size').notNull(),
    options: json<Record<string, string>>('options').notNull(),
    pace: text('pace').notNull(),
    openedAt: integer('opened_at').notNull(),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
    pausedAt: integer('paused_at'),
    /** Since when nobody can answer there, because its place is out of reach, and why; null while people can. */
    heldAt: integer('held_at'),
    heldFor: text('held_for', { enum: HOLDS }),
    /** Up to when time in which nobody could answer has been given back. */
    givenBackAt: integer('given_back_at').notNull().default(0),
    /** Raised by every commit; a commit that expected another number is refused. */
    seq: integer('seq').notNull(),
    /** The secret behind every shuffle, and the promise of it that was posted. */
    secret: text('secret').notNull(),
    words: json<string[]>('words').notNull(),
    /** The state at the last fence, and how many log entries led there. Later entries are a draft. */
    state: state('state'),
    fence: integer('fence').notNull(),
    card: json<Card>('card').notNull(),
    vote: json<Vote>('vote'),
  },
  (table) => [
    index('tables_by_channel').on(table.channel),
    index('tables_by_home').on(table.home),
    index('tables_by_status').on(table.status),
    index('tables_by_server').on(table.server, table.status),
    index('tables_held').on(table.heldAt),
  ],
)

export const seats = sqliteTable(
  'seats',
  {
    table: text('table_id').notNull(),
    seat: text('seat').notNull(),
    /** A Discord user, or null for a computer. */
    person: text('person'),
    name: text('name').notNull(),
    /** When this person last said yes to playing here; null while the seat is only kept for them. Before a game a yes holds for a day. */
    saidYesAt: integer('said_yes_at'),
    /** When they were asked to say so, if they have not answered yet. */
    calledAt: integer('called_at'),
    /** They have done something in this game with their own hand: what they miss in it counts. */
    hasActed: integer('has_acted', { mode: 'boolean' }).notNull().default(false),
    /** Log entries when this seat last acted: its recap starts there. */
    actedAt: integer('acted_at').notNull(),
    /** The clock: time in the bank, since when it runs, and when it will have run out. */
    bank: integer('bank').notNull().default(0),
    askedAt: integer('asked_at'),
    dueAt: integer('due_at'),
    misses: integer('misses').notNull().default(0),
    /** A computer plays until the owner comes back. */
    autopilot: integer('autopilot', { mode: 'boolean' }).notNull().default(false),
    /** Whom the seat waits for: a person, or `*` for anybody who comes; null while it is not to be had. */
    offeredTo: text('offered_to'),
    note: text('note').notNull(),
    /** Answers left beforehand; sealed until they are used. */
    orders: json<readonly Order[]>('orders').notNull().default([]),
  },
  (seat) => [primaryKey({ columns: [seat.table, seat.seat] }), index('seats_by_person').on(seat.person)],
)

export const log = sqliteTable(
  'log',
  {
    table: text('table_id').notNull(),
    n: integer('n').notNull(),
    entry: json<Entry>('entry').notNull(),
    at: integer('at').notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.table, entry.n] })],
)

/** Every fence, deflated: history, recovery and the pictures of posts that are still to be sent. */
export const snapshots = sqliteTable(
  'snapshots',
  {
    table: text('table_id').notNull(),
    fence: integer('fence').notNull(),
    state: blob('state', { mode: 'buffer' }).notNull(),
    at: integer('at').notNull(),
  },
  (snapshot) => [primaryKey({ columns: [snapshot.table, snapshot.fence] })],
)

export const events = sqliteTable(
  'events',
  {
    table: text('table_id').notNull(),
    n: integer('n').notNull(),
    to: text('audience').notNull(),
    text: json<Text>('text').notNull(),
    /** How much it matters, and to whom. */
    weight: text('weight', { enum: ['headline', 'news', 'detail'] }),
    concerns: json<readonly string[]>('concerns'),
    /** Log entries when it was told. */
    fence: integer('fence').notNull(),
    at: integer('at').notNull(),
  },
  (event) => [primaryKey({ columns: [event.table, event.n, event.to] })],
)

/** Messages promised to Discord. Committed with what they tell, sent afterwards, as often as it takes, never twice. */
export const posts = sqliteTable(
  'posts',
  {
    /** Posts of one channel go out in this order. */
    n: integer('n').primaryKey({ autoIncrement: true }),
    /** Known before it is stored; later posts refer to it, and its message carries it. */
    id: text('id').notNull(),
    table: text('table_id').notNull(),
    channel: text('channel').notNull(),
    /** A post in the same slot takes the place of one that has not gone out: edits are coalesced. */
    slot: text('slot'),
    body: json<PostBody>('body').notNull(),
    dueAt: integer('due_at').notNull(),
    attempts: integer('attempts').notNull(),
    sentAt: integer('sent_at'),
    message: text('message'),
  },
  (post) => [
    uniqueIndex('posts_by_id').on(post.id),
    index('posts_open').on(post.sentAt, post.dueAt),
    // What waits in a channel, in order: a look costs the same however much waits elsewhere.
    index('posts_waiting').on(post.channel).where(sql`sent_at is null`),
    index('posts_by_table').on(post.table),
    index('posts_by_message').on(post.message),
  ],
)

export const timers = sqliteTable(
  'timers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    table: text('table_id').notNull(),
    key: text('key').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (timer) => [
    uniqueIndex('timers_by_key').on(timer.table, timer.key),
    index('timers_due').on(timer.dueAt),
    // Leagues have few timers: they are not looked for among those of all tables.
    index('timers_of_leagues').on(timer.dueAt).where(sql.raw(WITH_LEAGUES)),
  ],
)

export const results = sqliteTable(
  'results',
  {
    table: text('table_id').notNull(),
    seat: text('seat').notNull(),
    person: text('person'),
    game: text('game').notNull(),
    server: text('server').notNull(),
    place: integer('place').notNull(),
    size: integer('size').notNull(),
    points: integer('points').notNull(),
    ending: text('ending').notNull(),
    at: integer('at').notNull(),
  },
  (result) => [primaryKey({ columns: [result.table, result.seat] }), index('results_by_person').on(result.person)],
)

/** Interactions that led to something stored, the latest of them: none is seen to twice. */
export const deeds = sqliteTable(
  'deeds',
  {
    n: integer('n').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    table: text('table_id'),
  },
  (deed) => [uniqueIndex('deeds_by_id').on(deed.id)],
)

/** What a server's own limits are, where they are not the usual ones. */
export type LimitSettings = {
  readonly person?: Readonly<Record<string, number>>
  readonly server?: Readonly<Record<string, number>>
}

export type { StoredState } from './columns.ts'
export type ServerSettings = {
  readonly limits?: LimitSettings
  /** Tables get a thread of their own. */
  readonly threads?: boolean
  /** The welcome message stands in its channel. */
  readonly welcomed?: boolean
  /** Digest of the commands last registered: kept under Archon's own name. */
  readonly commands?: string
}
export type PersonSettings = {
  readonly notify?: 'ping' | 'dm'
  readonly dm?: 'open' | 'closed'
  /** When a private message last did not arrive, and how many in a row did not. */
  readonly dmFailed?: { readonly at: number; readonly times: number }
  /** Whether the end of a game is told in private: as turns are, always, or never. */
  readonly ends?: 'same' | 'dm' | 'none'
  /** Reminders before time runs out: at half time and shortly before, shortly before only, or never. */
  readonly remind?: 'all' | 'last' | 'none'
  /** When the person plays; at other times neither clock nor reminder runs. */
  readonly hours?: { readonly from: number; readonly to: number; readonly zone: string }
  readonly vacation?: readonly { readonly from: number; readonly to: number }[]
  readonly privacy?: 'public' | 'private'
  /** Hints for newcomers: each once, or none; and those that were told. */
  readonly lessons?: 'once' | 'none'
  readonly learnt?: readonly string[]
  /** The lesson they are in, if any, and those they have come to the end of, as `game/lesson`. */
  readonly lesson?: LessonPlace
  readonly taught?: readonly string[]
  /** Being asked once more before what cannot be taken back: always, when it matters, or never. */
  readonly confirm?: 'matters' | 'always' | 'never'
}
/** How far somebody has come in a lesson. The game itself is not kept: it is played again from these answers. */
export type LessonPlace = {
  readonly table: string
  readonly game: string
  readonly lesson: string
  readonly beat: number
  readonly answers: readonly unknown[]
}
/** The public message that shows where the game stands (its post), and the seats it asked. */
export type Card = {
  readonly post: string | null
  readonly asked: readonly string[]
  /** The first event it has not told. */
  readonly told: number
  /** When complete sealed answers will be opened, and how often that was put off. */
  readonly cooling?: { readonly dueAt: number; readonly restarts: number }
  /** When something last happened. */
  readonly since?: number
}
/** A question to all seats that is no part of the game: going back behind the fence, resting, or ending early. */
export type Vote = {
  /** The post that asks: buttons of an earlier one must not answer it. */
  readonly post: string
  readonly kind: 'undo' | 'end' | 'pause'
  readonly by: string
  readonly to: number
  readonly yes: readonly string[]
}
/** "When I am asked this, answer that": by the printed default, or by the words of a choice. */
export type Order = {
  readonly id: number
  /** The stage that asks: "contest.dials". */
  readonly when: string
  /** That question in words, if it was being asked when the order was left. */
  readonly asked?: string
  readonly words: string | null
  readonly uses: number
  readonly until: number | null
  /** Stop if something was told that concerns this seat: the number of events told when the order was left. */
  readonly stopAfter: number | null
}
/** What can be a table's card. */
type Shown = {
  /** It could not be made: a plain card stands in its place. */
  readonly isPlain?: true
}
export type PostBody =
  /** The card of a table that has not begun; `ping` are those who are invited to it. */
  | ({ readonly kind: 'lobby'; readonly ping?: readonly string[] } & Shown)
  /** A new message that shows the board at a fence, tells the events from `since` on, and asks seats for something. */
  | ({
      readonly kind: 'card'
      readonly fence: number
      readonly since: number
      readonly asked: readonly string[]
      /** The seat that led here: it is asked, but not pinged. */
      readonly acted?: string
      readonly rewound?: true
    } & Shown)
  | ({ readonly kind: 'end'; readonly fence: number; readonly since: number } & Shown)
  /** Brings an earlier message up to date; one that is no longer the card loses its buttons. */
  | { readonly kind: 'edit'; readonly target: string }
  /** A reminder that time is running out: privately if the person wants that, else by a ping where that is due. */
  | { readonly kind: 'remind'; readonly person: string; readonly seat: string; readonly asked: number; readonly last: boolean }
  /** A ping to somebody who was asked in their night, or whose game ended in it, when it is over. */
  | { readonly kind: 'call'; readonly person: string; readonly seat: string; readonly about?: 'end' }
  /** A private message to a person who is asked for something (`turn`), who begins a game, or whose game is over. */
  | {
      readonly kind: 'direct'
      readonly person: string
      readonly seat: string
      readonly fence: number
      readonly about?: 'turn' | 'begin' | 'end'
    }
  /** `open` is a seat that can be taken by a press on it. */
  | { readonly kind: 'notice'; readonly text: Text; readonly ping?: readonly string[]; readonly open?: string }
  /** Asks all seats to agree to something; its buttons answer. */
  | { readonly kind: 'vote'; readonly vote: Vote }
  /**
   * A message of a league: its living card, a reminder to check in, or that its dates have moved by so long. `edits` brings an earlier
   * one up to date.
   */
  | {
      readonly kind: 'league'
      readonly season: string
      readonly what: 'card' | 'reminder' | 'moved'
      readonly time?: number
      readonly ping: readonly string[]
      readonly edits?: string
    }
  /** To somebody at a table that has lost its place: whether they know another one, or that it was closed for want of one. */
  | {
      readonly kind: 'place'
      readonly person: string
      readonly about: 'lost' | 'closed'
      /** Those who could not be asked. */
      readonly tried: readonly string[]
    }
  /** What it was cannot be read any more. Never stored: it stands for a damaged row. */
  | { readonly kind: 'unreadable' }
/** A post as it is handed over to be kept. */
export type NewPost = {
  readonly id: string
  readonly channel: string
  readonly slot?: string
  readonly body: PostBody
  readonly dueAt: number
}
