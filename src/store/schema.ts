/** The rows of `rows.ts` on SQLite. */
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Text } from '../kernel/contract.ts'
import type { Entry } from '../kernel/record.ts'
import { json, state } from './columns.ts'
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
import { LANE } from './lanes.ts'
import * as league from './league-schema.ts'
import { HOLDS, schemaOf } from './rows.ts'

export const servers = sqliteTable('servers', {
  id: text('id').primaryKey(),
  settings: json<ServerSettings>('settings').notNull(),
})

export const people = sqliteTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  settings: json<PersonSettings>('settings').notNull(),
  locale: text('locale'),
})

export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    home: text('home'),
    game: text('game').notNull(),
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
    heldAt: integer('held_at'),
    heldFor: text('held_for', { enum: HOLDS }),
    givenBackAt: integer('given_back_at').notNull().default(0),
    seq: integer('seq').notNull(),
    secret: text('secret').notNull(),
    words: json<string[]>('words').notNull(),
    state: state('state'),
    fence: integer('fence').notNull(),
    card: json<Card>('card').notNull(),
    vote: json<Vote>('vote'),
    terms: json<Terms>('terms').notNull().default({}),
  },
  (table) => [
    index('tables_by_channel').on(table.channel, table.openedAt),
    index('tables_live').on(table.channel).where(sql`status in ('lobby', 'playing')`),
    index('tables_by_home').on(table.home),
    index('tables_by_status').on(table.status, table.id),
    index('tables_by_server').on(table.server, table.status, table.id),
    index('tables_held').on(table.id).where(sql`held_at > 0`),
  ],
)

export const seats = sqliteTable(
  'seats',
  {
    table: text('table_id').notNull(),
    seat: text('seat').notNull(),
    person: text('person'),
    name: text('name').notNull(),
    saidYesAt: integer('said_yes_at'),
    calledAt: integer('called_at'),
    hasActed: integer('has_acted', { mode: 'boolean' }).notNull().default(false),
    actedAt: integer('acted_at').notNull(),
    bank: integer('bank').notNull().default(0),
    askedAt: integer('asked_at'),
    dueAt: integer('due_at'),
    misses: integer('misses').notNull().default(0),
    autopilot: integer('autopilot', { mode: 'boolean' }).notNull().default(false),
    level: text('level').notNull().default('steady'),
    offeredTo: text('offered_to'),
    note: text('note').notNull(),
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
    weight: text('weight', { enum: ['headline', 'news', 'detail'] }),
    concerns: json<readonly string[]>('concerns'),
    fence: integer('fence').notNull(),
    at: integer('at').notNull(),
  },
  (event) => [primaryKey({ columns: [event.table, event.n, event.to] })],
)

export const posts = sqliteTable(
  'posts',
  {
    n: integer('n').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    table: text('table_id').notNull(),
    channel: text('channel').notNull(),
    slot: text('slot'),
    body: json<PostBody>('body').notNull(),
    dueAt: integer('due_at').notNull(),
    attempts: integer('attempts').notNull(),
    sentAt: integer('sent_at'),
    message: text('message'),
  },
  (post) => [
    uniqueIndex('posts_by_id').on(post.id),
    // What waits, and what waits in a channel, in order: a look costs the same however much was sent, or waits elsewhere.
    index('posts_due').on(post.dueAt).where(sql`sent_at is null`),
    index('posts_waiting').on(post.channel).where(sql`sent_at is null`),
    index('posts_by_table').on(post.table, post.slot),
    index('posts_by_message').on(post.message).where(sql`message is not null`),
  ],
)

export const timers = sqliteTable(
  'timers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    table: text('table_id').notNull(),
    key: text('key').notNull(),
    dueAt: integer('due_at').notNull(),
    lane: text('lane').generatedAlwaysAs(sql.raw(LANE), { mode: 'virtual' }),
    /** It runs out at a table, or belongs to a season, where nobody can answer: it does not strike. */
    isResting: integer('is_resting', { mode: 'boolean' }).notNull().default(false),
  },
  (timer) => [
    uniqueIndex('timers_by_key').on(timer.table, timer.key),
    // Each ticker finds its own, and none passes over those that rest.
    index('timers_due').on(timer.lane, timer.dueAt).where(sql`not is_resting`),
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
    achieved: json<readonly string[]>('achieved').notNull().default([]),
    at: integer('at').notNull(),
  },
  (result) => [
    primaryKey({ columns: [result.table, result.seat] }),
    index('results_by_person').on(result.person),
    index('results_by_server').on(result.server, result.at, result.seat),
  ],
)

export const deeds = sqliteTable(
  'deeds',
  {
    n: integer('n').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    table: text('table_id'),
  },
  (deed) => [uniqueIndex('deeds_by_id').on(deed.id)],
)

export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    table: text('table_id'),
    person: text('person'),
    words: text('words').notNull(),
    facts: json<ReportFacts>('facts').notNull(),
    at: integer('at').notNull(),
    answer: text('answer'),
    answeredAt: integer('answered_at'),
  },
  (report) => [index('reports_by_person').on(report.person, report.at), index('reports_by_server').on(report.server, report.at)],
)

export const mail = sqliteTable(
  'mail',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'letter' | 'line' | 'title'>().notNull().default('letter'),
    about: text('about').notNull().default(''),
    table: text('table_id').notNull(),
    from: text('author').notNull(),
    by: text('by').notNull(),
    to: json<readonly Addressee[]>('addressees').notNull(),
    words: text('words').notNull(),
    promise: json<Promised>('promise'),
    fence: integer('fence').notNull(),
    at: integer('at').notNull(),
  },
  (letter) => [index('mail_by_table').on(letter.table, letter.at), index('mail_by_author').on(letter.by)],
)

export const lessonSteps = sqliteTable(
  'lesson_steps',
  { lesson: text('lesson').notNull(), step: text('step').notNull(), met: integer('met').notNull() },
  (row) => [primaryKey({ columns: [row.lesson, row.step] })],
)

export const oversight = sqliteTable(
  'oversight',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    league: text('league'),
    by: text('by').notNull(),
    act: text('act').notNull(),
    given: json<Record<string, string>>('given').notNull(),
    at: integer('at').notNull(),
  },
  (deed) => [index('oversight_by_server').on(deed.server, deed.at)],
)

export const SCHEMA = schemaOf({
  servers,
  people,
  tables,
  seats,
  log,
  snapshots,
  events,
  posts,
  timers,
  results,
  deeds,
  reports,
  mail,
  lessonSteps,
  oversight,
  ...league,
})
