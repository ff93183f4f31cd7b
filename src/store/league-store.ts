/** What the league asks of its storage. As with tables, everything that must happen together is handed over as data. */
import type { NewPost } from './contents.ts'
import type {
  Entry,
  Excuse,
  Expedition,
  GameRow,
  GameSeat,
  IncidentRow,
  LeagueRow,
  RatingRow,
  RatingStep,
  SeasonRow,
} from './league-rows.ts'
import type { ResultRow } from './rows.ts'

export type LeagueGame = GameRow & { readonly seats: readonly GameSeat[] }

/** A season with everything that belongs to it: read whole, and not for every game that begins (`Waiting`, `Fixture`). */
export type Season = Omit<SeasonRow, 'league'> & {
  readonly league: LeagueRow
  readonly entries: readonly Entry[]
  readonly games: readonly LeagueGame[]
}

/** One game, and all that beginning it takes: those who play in it, its season and its league, without the rest of the season. */
export type Fixture = {
  readonly season: Omit<SeasonRow, 'league'> & { readonly league: LeagueRow }
  readonly game: LeagueGame
  readonly entries: readonly Entry[]
}

/** A game that waits, and whose people all have time for it. */
export type Waiting = Pick<GameRow, 'id' | 'tier' | 'division' | 'n'> & {
  /** How many games its division has, and how many of them have begun; and how many divisions there are in its tier. */
  readonly games: number
  readonly begun: number
  readonly divisions: number
  /** Without computers. How many league games each of them sits at, or is about to. */
  readonly people: readonly { readonly person: string; readonly load: number }[]
}
type Timer = { readonly subject: string; readonly key: string; readonly dueAt: number }

export type Correction = {
  readonly table: string
  readonly isStruck: boolean
  readonly steps: readonly RatingStep[]
  /** One who has played nothing that counts has none. */
  readonly ratings: readonly RatingRow[]
}

/** One step of a season, all or nothing. */
export type LeagueCommit = {
  readonly season: string
  /** The number the season must still have; otherwise nothing happens. */
  readonly seq: number
  readonly change?: Partial<Omit<SeasonRow, 'id' | 'seq' | 'league'>>
  readonly entries?: readonly Entry[]
  readonly leave?: readonly string[]
  /** Games and their seats, new or changed. */
  readonly games?: readonly LeagueGame[]
  readonly incidents?: readonly IncidentRow[]
  readonly posts?: readonly NewPost[]
  readonly timers?: readonly Timer[]
  /** Timers of the season to be cleared. */
  readonly clear?: readonly string[]
  /** Timers of the season to be put off: those of these keys, by so long. */
  readonly delay?: { readonly keys: readonly string[]; readonly by: number }
}

export type Tempo = { readonly game: string; readonly took: number; readonly size: number; readonly people: number }

export interface LeagueStore {
  saveLeague(league: LeagueRow): Promise<void>
  /** One that was never published. */
  removeLeague(id: string): Promise<void>
  league(id: string): Promise<LeagueRow | null>
  leaguesOn(server: string): Promise<LeagueRow[]>

  /** Opens a season. False: that number is open already. */
  open(season: SeasonRow, posts: readonly NewPost[], timers: readonly Timer[]): Promise<boolean>
  commit(commit: LeagueCommit): Promise<boolean>
  season(id: string): Promise<Season | null>
  /** Newest first. */
  seasonsOf(league: string): Promise<SeasonRow[]>
  /** Those that are not over, with where their league lives: on one server or all. */
  seasonsUnderWay(server?: string): Promise<readonly (Pick<LeagueRow, 'server' | 'channel'> & Pick<SeasonRow, 'id' | 'heldAt'>)[]>
  /** Those somebody has signed up for, also as a reserve. */
  seasonsWith(person: string): Promise<readonly { season: string; phase: SeasonRow['phase']; status: Entry['status'] }[]>
  /** Those being played in which games still wait for their beginning. */
  seasonsInPlay(): Promise<Fixture['season'][]>
  /**
   * Of those games, so many that could begin: whose people sit at fewer than `atOnce` each. Divisions that have begun the smallest part
   * of theirs come first.
   */
  couldBegin(season: string, atOnce: number, most: number): Promise<Waiting[]>
  /** How long the games of these seasons took that came to an end of their own. */
  played(seasons: readonly string[]): Promise<number[]>
  /** How long so many whole games on a server took, at a pace: with how many people of how many seats. */
  tempo(server: string, pace: string, most: number): Promise<Tempo[]>
  /** How many league games everybody sits at, or is about to: whoever has let a computer take over does not. */
  busy(): Promise<ReadonlyMap<string, number>>
  fixture(game: string): Promise<Fixture | null>
  /** The game that has this thread. */
  gameIn(thread: string): Promise<string | null>
  seasonOfGame(game: string): Promise<string | null>
  seasonOfTable(table: string): Promise<string | null>

  /** False: that was noted before. */
  note(incident: IncidentRow): Promise<boolean>
  excuse(incidents: readonly string[], excuse: Excuse): Promise<void>
  incidentsOf(person: string): Promise<IncidentRow[]>
  incidentsIn(season: string): Promise<IncidentRow[]>
  incidentsAt(table: string): Promise<IncidentRow[]>

  ratingsIn(game: string, size: number, people: readonly string[]): Promise<RatingRow[]>
  ratingsOf(person: string): Promise<RatingRow[]>
  /** False: that table was rated before. */
  rate(table: string, ratings: readonly RatingRow[], steps: readonly RatingStep[]): Promise<boolean>
  /** Newest first. */
  stepsOf(person: string): Promise<RatingStep[]>
  /** All of a game and number of players, oldest first. */
  stepsIn(game: string, size: number): Promise<RatingStep[]>
  /** A table that was rated counts otherwise, or (`isStruck`) no more, and so does what followed: the steps and ratings that change. */
  correctRatings(correction: Correction): Promise<void>
  /** The places of a table in everybody's results; null: it is in nobody's. */
  correctResults(table: string, results: readonly ResultRow[] | null): Promise<void>

  saveExpedition(expedition: Expedition): Promise<void>
  expeditionsOf(person: string): Promise<Expedition[]>
  expeditionsOn(server: string): Promise<Expedition[]>
}

export type {
  Entry,
  Excuse,
  Expedition,
  GameSeat,
  IncidentRow,
  LeagueRow,
  LeagueSettings,
  RatingRow,
  RatingStep,
  SeasonRow,
} from './league-rows.ts'
