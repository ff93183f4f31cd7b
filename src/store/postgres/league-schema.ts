/** The rows of `league-rows.ts` on PostgreSQL. */
import { bigserial, boolean, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Excuse, type LeagueSettings, PHASES } from '../league-rows.ts'
import { json, whole } from './columns.ts'

export const leagues = pgTable(
  'leagues',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    name: text('name').notNull(),
    game: text('game').notNull(),
    size: whole('size').notNull(),
    options: json<Record<string, string>>('options').notNull(),
    pace: text('pace').notNull(),
    settings: json<LeagueSettings>('settings').notNull(),
    organiser: text('organiser').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (league) => [index('leagues_by_server').on(league.server)],
)

export const seasons = pgTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    league: text('league').notNull(),
    number: whole('number').notNull(),
    phase: text('phase', { enum: PHASES }).notNull(),
    settings: json<LeagueSettings>('settings').notNull(),
    beginsAt: whole('begins_at').notNull(),
    endsAt: whole('ends_at').notNull(),
    seed: text('seed').notNull(),
    seq: whole('seq').notNull(),
    card: text('card'),
    heldAt: whole('held_at'),
    givenBackAt: whole('given_back_at').notNull().default(0),
  },
  (season) => [uniqueIndex('seasons_by_number').on(season.league, season.number)],
)

export const entries = pgTable(
  'league_entries',
  {
    season: text('season').notNull(),
    person: text('person').notNull(),
    name: text('name').notNull(),
    joinedAt: whole('joined_at').notNull(),
    status: text('status', { enum: ['in', 'reserve', 'out'] }).notNull(),
    reason: text('reason', { enum: ['no-show', 'left', 'misses', 'barred', 'replaced'] }),
    checkedInAt: whole('checked_in_at'),
    seeded: whole('seeded'),
    tier: whole('tier'),
    division: whole('division'),
    place: whole('place'),
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (entry) => [primaryKey({ columns: [entry.season, entry.person] }), index('league_entries_by_person').on(entry.person)],
)

export const games = pgTable(
  'league_games',
  {
    id: text('id').primaryKey(),
    season: text('season').notNull(),
    tier: whole('tier').notNull(),
    division: whole('division').notNull(),
    n: whole('n').notNull(),
    status: text('status', { enum: ['waiting', 'opening', 'playing', 'frozen', 'scored', 'cancelled'] }).notNull(),
    thread: text('thread'),
    table: text('table_id'),
    verdict: text('verdict'),
    endedAt: whole('ended_at'),
  },
  (game) => [
    index('league_games_by_season').on(game.season),
    index('league_games_by_status').on(game.status),
    index('league_games_by_table').on(game.table),
    index('league_games_by_thread').on(game.thread),
  ],
)

export const gameSeats = pgTable(
  'league_seats',
  {
    game: text('game').notNull(),
    seat: text('seat').notNull(),
    owner: text('owner').notNull(),
    player: text('player'),
    place: whole('place'),
    score: doublePrecision('score'),
  },
  (seat) => [primaryKey({ columns: [seat.game, seat.seat] })],
)

export const incidents = pgTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    person: text('person').notNull(),
    kind: text('kind', { enum: ['miss', 'left', 'no-show', 'replaced'] }).notNull(),
    table: text('table_id'),
    game: text('game').notNull(),
    season: text('season'),
    at: whole('at').notNull(),
    since: whole('since'),
    excuse: json<Excuse>('excuse'),
  },
  (incident) => [index('incidents_by_person').on(incident.person), index('incidents_by_season').on(incident.season)],
)

export const ratings = pgTable(
  'ratings',
  {
    person: text('person').notNull(),
    game: text('game').notNull(),
    size: whole('size').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    played: whole('played').notNull(),
  },
  (rating) => [primaryKey({ columns: [rating.person, rating.game, rating.size] })],
)

export const ratingSteps = pgTable(
  'rating_steps',
  {
    table: text('table_id').notNull(),
    person: text('person').notNull(),
    game: text('game').notNull(),
    size: whole('size').notNull(),
    place: whole('place').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    at: whole('at').notNull(),
    /** The order in which they were entered. */
    n: bigserial('n', { mode: 'number' }),
  },
  (step) => [primaryKey({ columns: [step.table, step.person] }), index('rating_steps_by_person').on(step.person)],
)

export const expeditions = pgTable(
  'expeditions',
  {
    table: text('table_id').primaryKey(),
    server: text('server').notNull(),
    game: text('game').notNull(),
    difficulty: text('difficulty').notNull(),
    size: whole('size').notNull(),
    isWon: boolean('is_won').notNull(),
    at: whole('at').notNull(),
  },
  (expedition) => [index('expeditions_by_server').on(expedition.server)],
)
