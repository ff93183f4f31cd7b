/** The rows of `rows.ts` on PostgreSQL. */
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Text } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/record.ts'
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
} from '../contents.ts'
import { HOLDS, schemaOf } from '../rows.ts'
import { bytes, json, state, whole } from './columns.ts'
import { OF_LEAGUES } from './lanes.ts'
import * as league from './league-schema.ts'

export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  settings: json<ServerSettings>('settings').notNull(),
})

export const people = pgTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  settings: json<PersonSettings>('settings').notNull(),
  locale: text('locale'),
})

export const tables = pgTable(
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
    size: whole('size').notNull(),
    options: json<Record<string, string>>('options').notNull(),
    pace: text('pace').notNull(),
    openedAt: whole('opened_at').notNull(),
    startedAt: whole('started_at'),
    endedAt: whole('ended_at'),
    pausedAt: whole('paused_at'),
    heldAt: whole('held_at'),
    heldFor: text('held_for', { enum: HOLDS }),
    givenBackAt: whole('given_back_at').notNull().default(0),
    seq: whole('seq').notNull(),
    secret: text('secret').notNull(),
    words: json<string[]>('words').notNull(),
    state: state('state'),
    fence: whole('fence').notNull(),
    card: json<Card>('card').notNull(),
    vote: json<Vote>('vote'),
    terms: json<Terms>('terms').notNull().default({}),
  },
  (table) => [
    index('tables_by_channel').on(table.channel),
    index('tables_by_home').on(table.home),
    index('tables_by_status').on(table.status),
    index('tables_by_server').on(table.server, table.status),
    index('tables_held').on(table.heldAt),
  ],
)

export const seats = pgTable(
  'seats',
  {
    table: text('table_id').notNull(),
    seat: text('seat').notNull(),
    person: text('person'),
    name: text('name').notNull(),
    saidYesAt: whole('said_yes_at'),
    calledAt: whole('called_at'),
    hasActed: boolean('has_acted').notNull().default(false),
    actedAt: whole('acted_at').notNull(),
    bank: whole('bank').notNull().default(0),
    askedAt: whole('asked_at'),
    dueAt: whole('due_at'),
    misses: whole('misses').notNull().default(0),
    autopilot: boolean('autopilot').notNull().default(false),
    level: text('level').notNull().default('steady'),
    offeredTo: text('offered_to'),
    note: text('note').notNull(),
    orders: json<readonly Order[]>('orders').notNull().default([]),
  },
  (seat) => [primaryKey({ columns: [seat.table, seat.seat] }), index('seats_by_person').on(seat.person)],
)

export const log = pgTable(
  'log',
  {
    table: text('table_id').notNull(),
    n: whole('n').notNull(),
    entry: json<Entry>('entry').notNull(),
    at: whole('at').notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.table, entry.n] })],
)

export const snapshots = pgTable(
  'snapshots',
  {
    table: text('table_id').notNull(),
    fence: whole('fence').notNull(),
    state: bytes('state').notNull(),
    at: whole('at').notNull(),
  },
  (snapshot) => [primaryKey({ columns: [snapshot.table, snapshot.fence] })],
)

export const events = pgTable(
  'events',
  {
    table: text('table_id').notNull(),
    n: whole('n').notNull(),
    to: text('audience').notNull(),
    text: json<Text>('text').notNull(),
    weight: text('weight', { enum: ['headline', 'news', 'detail'] }),
    concerns: json<readonly string[]>('concerns'),
    fence: whole('fence').notNull(),
    at: whole('at').notNull(),
  },
  (event) => [primaryKey({ columns: [event.table, event.n, event.to] })],
)

export const posts = pgTable(
  'posts',
  {
    n: bigserial('n', { mode: 'number' }).primaryKey(),
    id: text('id').notNull(),
    table: text('table_id').notNull(),
    channel: text('channel').notNull(),
    slot: text('slot'),
    body: json<PostBody>('body').notNull(),
    dueAt: whole('due_at').notNull(),
    attempts: whole('attempts').notNull(),
    sentAt: whole('sent_at'),
    message: text('message'),
    /** On which server, so that each process keeps the promises of those it serves. */
    server: text('server'),
  },
  (post) => [
    uniqueIndex('posts_by_id').on(post.id),
    index('posts_due').on(post.dueAt, post.n).where(sql`sent_at is null`),
    // What waits in a channel, in order: a look costs the same however much waits elsewhere.
    index('posts_waiting').on(post.channel, post.n).where(sql`sent_at is null`),
    index('posts_by_table').on(post.table),
    index('posts_by_message').on(post.message),
  ],
)

export const timers = pgTable(
  'timers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    table: text('table_id').notNull(),
    key: text('key').notNull(),
    dueAt: whole('due_at').notNull(),
    server: text('server'),
  },
  (timer) => [
    uniqueIndex('timers_by_key').on(timer.table, timer.key),
    index('timers_due').on(timer.dueAt),
    // Leagues have few timers: they are not looked for among those of all tables.
    index('timers_of_leagues').on(timer.dueAt).where(sql.raw(OF_LEAGUES)),
  ],
)

export const results = pgTable(
  'results',
  {
    table: text('table_id').notNull(),
    seat: text('seat').notNull(),
    person: text('person'),
    game: text('game').notNull(),
    server: text('server').notNull(),
    place: whole('place').notNull(),
    size: whole('size').notNull(),
    points: whole('points').notNull(),
    ending: text('ending').notNull(),
    achieved: json<readonly string[]>('achieved').notNull().default([]),
    at: whole('at').notNull(),
  },
  (result) => [
    primaryKey({ columns: [result.table, result.seat] }),
    index('results_by_person').on(result.person),
    index('results_by_server').on(result.server, result.at, result.seat),
  ],
)

export const deeds = pgTable(
  'deeds',
  {
    n: bigserial('n', { mode: 'number' }).primaryKey(),
    id: text('id').notNull(),
    table: text('table_id'),
  },
  (deed) => [uniqueIndex('deeds_by_id').on(deed.id)],
)

export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    table: text('table_id'),
    person: text('person'),
    words: text('words').notNull(),
    facts: json<ReportFacts>('facts').notNull(),
    at: whole('at').notNull(),
    answer: text('answer'),
    answeredAt: whole('answered_at'),
  },
  (report) => [index('reports_by_person').on(report.person, report.at), index('reports_by_server').on(report.server, report.at)],
)

export const mail = pgTable(
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
    fence: whole('fence').notNull(),
    at: whole('at').notNull(),
  },
  (letter) => [index('mail_by_table').on(letter.table, letter.at), index('mail_by_author').on(letter.by)],
)

export const lessonSteps = pgTable(
  'lesson_steps',
  { lesson: text('lesson').notNull(), step: text('step').notNull(), met: whole('met').notNull() },
  (row) => [primaryKey({ columns: [row.lesson, row.step] })],
)

export const oversight = pgTable(
  'oversight',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    league: text('league'),
    by: text('by').notNull(),
    act: text('act').notNull(),
    given: json<Record<string, string>>('given').notNull(),
    at: whole('at').notNull(),
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
