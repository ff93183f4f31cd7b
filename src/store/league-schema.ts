/** The rows of `league-rows.ts` on SQLite. */
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { json } from './columns.ts'
import { type Excuse, type LeagueSettings, PHASES } from './league-rows.ts'

export const leagues = sqliteTable(
  'leagues',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    name: text('name').notNull(),
    game: text('game').notNull(),
    size: integer('size').notNull(),
    options: json<Record<string, string>>('options').notNull(),
    pace: text('pace').notNull(),
    settings: json<LeagueSettings>('settings').notNull(),
    organiser: text('organiser').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (league) => [index('leagues_by_server').on(league.server)],
)

export const seasons = sqliteTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    league: text('league').notNull(),
    number: integer('number').notNull(),
    phase: text('phase', { enum: PHASES }).notNull(),
    settings: json<LeagueSettings>('settings').notNull(),
    beginsAt: integer('begins_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    seed: text('seed').notNull(),
    seq: integer('seq').notNull(),
    card: text('card'),
    heldAt: integer('held_at'),
    givenBackAt: integer('given_back_at').notNull().default(0),
  },
  (season) => [uniqueIndex('seasons_by_number').on(season.league, season.number)],
)

export const entries = sqliteTable(
  'league_entries',
  {
    season: text('season').notNull(),
    person: text('person').notNull(),
    name: text('name').notNull(),
    joinedAt: integer('joined_at').notNull(),
    status: text('status', { enum: ['in', 'reserve', 'out'] }).notNull(),
    reason: text('reason', { enum: ['no-show', 'left', 'misses', 'barred', 'replaced'] }),
    checkedInAt: integer('checked_in_at'),
    seeded: integer('seeded'),
    tier: integer('tier'),
    division: integer('division'),
    place: integer('place'),
    isForgotten: integer('is_forgotten', { mode: 'boolean' }).notNull().default(false),
  },
  (entry) => [primaryKey({ columns: [entry.season, entry.person] }), index('league_entries_by_person').on(entry.person)],
)

export const games = sqliteTable(
  'league_games',
  {
    id: text('id').primaryKey(),
    season: text('season').notNull(),
    tier: integer('tier').notNull(),
    division: integer('division').notNull(),
    n: integer('n').notNull(),
    status: text('status', { enum: ['waiting', 'opening', 'playing', 'frozen', 'scored', 'cancelled'] }).notNull(),
    thread: text('thread'),
    table: text('table_id'),
    verdict: text('verdict'),
    endedAt: integer('ended_at'),
  },
  (game) => [
    index('league_games_by_season').on(game.season),
    index('league_games_by_status').on(game.status),
    index('league_games_by_table').on(game.table),
    index('league_games_by_thread').on(game.thread),
  ],
)

export const gameSeats = sqliteTable(
  'league_seats',
  {
    game: text('game').notNull(),
    seat: text('seat').notNull(),
    owner: text('owner').notNull(),
    player: text('player'),
    place: integer('place'),
    score: real('score'),
  },
  (seat) => [primaryKey({ columns: [seat.game, seat.seat] })],
)

export const incidents = sqliteTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    person: text('person').notNull(),
    kind: text('kind', { enum: ['miss', 'left', 'no-show', 'replaced'] }).notNull(),
    table: text('table_id'),
    game: text('game').notNull(),
    season: text('season'),
    at: integer('at').notNull(),
    since: integer('since'),
    excuse: json<Excuse>('excuse'),
  },
  (incident) => [index('incidents_by_person').on(incident.person), index('incidents_by_season').on(incident.season)],
)

export const ratings = sqliteTable(
  'ratings',
  {
    person: text('person').notNull(),
    game: text('game').notNull(),
    size: integer('size').notNull(),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
    played: integer('played').notNull(),
  },
  (rating) => [primaryKey({ columns: [rating.person, rating.game, rating.size] })],
)

export const ratingSteps = sqliteTable(
  'rating_steps',
  {
    table: text('table_id').notNull(),
    person: text('person').notNull(),
    game: text('game').notNull(),
    size: integer('size').notNull(),
    place: integer('place').notNull(),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
    at: integer('at').notNull(),
  },
  (step) => [primaryKey({ columns: [step.table, step.person] }), index('rating_steps_by_person').on(step.person)],
)

export const expeditions = sqliteTable(
  'expeditions',
  {
    table: text('table_id').primaryKey(),
    server: text('server').notNull(),
    game: text('game').notNull(),
    difficulty: text('difficulty').notNull(),
    size: integer('size').notNull(),
    isWon: integer('is_won', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (expedition) => [index('expeditions_by_server').on(expedition.server)],
)
