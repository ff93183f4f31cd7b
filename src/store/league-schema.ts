/** What the league keeps: leagues, seasons, who plays, who met whom; and of everybody, ratings and a record of lapses. */
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { json } from './columns.ts'

export const leagues = sqliteTable(
  'leagues',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    /** Where its cards stand and its tables get their threads. */
    channel: text('channel').notNull(),
    name: text('name').notNull(),
    game: text('game').notNull(),
    /** Seats at a table. */
    size: integer('size').notNull(),
    options: json<Record<string, string>>('options').notNull(),
    pace: text('pace').notNull(),
    settings: json<LeagueSettings>('settings').notNull(),
    organiser: text('organiser').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (league) => [index('leagues_by_server').on(league.server)],
)

export const PHASES = ['signup', 'checkin', 'playing', 'frozen', 'over'] as const

export const seasons = sqliteTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    league: text('league').notNull(),
    number: integer('number').notNull(),
    phase: text('phase', { enum: PHASES }).notNull(),
    /** Those of the league when the season was opened: a season is played by the rules it was joined with. */
    settings: json<LeagueSettings>('settings').notNull(),
    beginsAt: integer('begins_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** Draws fixtures and lots; published from the start, so anybody can draw them again. */
    seed: text('seed').notNull(),
    /** Raised by every commit; a commit that expected another number is refused. */
    seq: integer('seq').notNull(),
    /** The post that is the season's living card. */
    card: text('card'),
    /** Since when nobody can answer there; and up to when such time has been given back. As at tables. */
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
    /** Why somebody is out. */
    reason: text('reason', { enum: ['no-show', 'left', 'misses'] }),
    checkedInAt: integer('checked_in_at'),
    /** A tier the organiser gave them. */
    seeded: integer('seeded'),
    tier: integer('tier'),
    division: integer('division'),
    /** The final place in the division. */
    place: integer('place'),
    /** Asked to be forgotten while still needed: it is done when the season is over. */
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
    /** Decided by somebody, or by the end of the season, instead of by its own end: the reason. */
    verdict: text('verdict'),
    endedAt: integer('ended_at'),
  },
  (game) => [index('league_games_by_season').on(game.season), index('league_games_by_table').on(game.table)],
)

export const gameSeats = sqliteTable(
  'league_seats',
  {
    game: text('game').notNull(),
    seat: text('seat').notNull(),
    owner: text('owner').notNull(),
    /** Who is to sit there, or held the seat at the end: the owner, a substitute, or null for a computer. */
    player: text('player'),
    place: integer('place'),
    score: real('score'),
  },
  (seat) => [primaryKey({ columns: [seat.game, seat.seat] })],
)

/** Lapses, in and outside leagues. The id says what it is about, so that nothing is noted twice. */
export const incidents = sqliteTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    person: text('person').notNull(),
    kind: text('kind', { enum: ['miss', 'left', 'no-show'] }).notNull(),
    table: text('table_id'),
    game: text('game').notNull(),
    season: text('season'),
    at: integer('at').notNull(),
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

/** Every step of a rating: what somebody's strength was thought to be after that game. */
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

/** Games played together have no places: they are won or lost, at some difficulty, by a party of some size. */
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

/** How a league is run. */
export type LeagueSettings = {
  /** Weeks of play, and weeks off between two seasons. */
  readonly weeks: number
  readonly off: number
  /** Days in which to check in, from the first day of the season. */
  readonly checkin: number
  /** Days of sign-up before the very first season; later ones are signed up for in the weeks off. */
  readonly signup: number
  /** People in a division. */
  readonly division: number
  /** At most so many people play; the others are reserves. Null: everybody plays. */
  readonly places: number | null
  /** The next season opens by itself. */
  readonly repeat: boolean
}
export type Excuse = { readonly by: string; readonly reason: string; readonly at: number }
