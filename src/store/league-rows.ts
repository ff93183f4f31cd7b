/** What the league keeps: leagues, seasons, who plays, who met whom; and of everybody, ratings and a record of lapses. */
export const PHASES = ['signup', 'checkin', 'playing', 'frozen', 'over'] as const
type Phase = (typeof PHASES)[number]

export type LeagueRow = {
  readonly id: string
  readonly server: string
  /** Where its cards stand and its tables get their threads. */
  readonly channel: string
  readonly name: string
  readonly game: string
  /** Seats at a table. */
  readonly size: number
  readonly options: Record<string, string>
  readonly pace: string
  readonly settings: LeagueSettings
  readonly organiser: string
  readonly createdAt: number
}

export type SeasonRow = {
  readonly id: string
  readonly league: string
  readonly number: number
  readonly phase: Phase
  /** Those of the league when the season was opened: a season is played by the rules it was joined with. */
  readonly settings: LeagueSettings
  readonly beginsAt: number
  readonly endsAt: number
  /** Draws fixtures and lots; published from the start, so anybody can draw them again. */
  readonly seed: string
  /** Raised by every commit; a commit that expected another number is refused. */
  readonly seq: number
  /** The post that is the season's living card. */
  readonly card: string | null
  /** Since when nobody can answer there; and up to when such time has been given back. As at tables. */
  readonly heldAt: number | null
  readonly givenBackAt: number
}

export type Entry = {
  readonly season: string
  readonly person: string
  readonly name: string
  readonly joinedAt: number
  readonly status: 'in' | 'reserve' | 'out'
  /** Why somebody is out. */
  readonly reason: 'no-show' | 'left' | 'misses' | 'barred' | 'replaced' | null
  readonly checkedInAt: number | null
  /** A tier the organiser gave them. */
  readonly seeded: number | null
  readonly tier: number | null
  readonly division: number | null
  /** The final place in the division. */
  readonly place: number | null
  /** Asked to be forgotten while still needed: it is done when the season is over. */
  readonly isForgotten: boolean
}

export type GameRow = {
  readonly id: string
  readonly season: string
  readonly tier: number
  readonly division: number
  readonly n: number
  readonly status: 'waiting' | 'opening' | 'playing' | 'frozen' | 'scored' | 'cancelled'
  readonly thread: string | null
  readonly table: string | null
  /** Decided by somebody, or by the end of the season, instead of by its own end: the reason. */
  readonly verdict: string | null
  readonly endedAt: number | null
}

export type GameSeat = {
  readonly game: string
  readonly seat: string
  readonly owner: string
  /** Who is to sit there, or held the seat at the end: the owner, a substitute, or null for a computer. */
  readonly player: string | null
  readonly place: number | null
  readonly score: number | null
}

/** Lapses, in and outside leagues. The id says what it is about, so that nothing is noted twice. */
export type IncidentRow = {
  readonly id: string
  readonly person: string
  readonly kind: 'miss' | 'left' | 'no-show' | 'replaced'
  readonly table: string | null
  readonly game: string
  readonly season: string | null
  readonly at: number
  /** Of a missed answer: since when it was waited for. */
  readonly since: number | null
  readonly excuse: Excuse | null
}

export type RatingRow = {
  readonly person: string
  readonly game: string
  readonly size: number
  readonly mu: number
  readonly sigma: number
  readonly played: number
}

/** Every step of a rating: what somebody's strength was thought to be after that game. */
export type RatingStep = {
  readonly table: string
  readonly person: string
  readonly game: string
  readonly size: number
  readonly place: number
  readonly mu: number
  readonly sigma: number
  readonly at: number
}

/** Games played together have no places: they are won or lost, at some difficulty, by a party of some size. */
export type Expedition = {
  readonly table: string
  readonly server: string
  readonly game: string
  readonly difficulty: string
  readonly size: number
  readonly isWon: boolean
  readonly at: number
}

export type LeagueRows = {
  readonly leagues: LeagueRow
  readonly seasons: SeasonRow
  readonly entries: Entry
  readonly games: GameRow
  readonly gameSeats: GameSeat
  readonly incidents: IncidentRow
  readonly ratings: RatingRow
  readonly ratingSteps: RatingStep
  readonly expeditions: Expedition
}

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
  /** League games that one person plays at a time; two unless said. */
  readonly atOnce?: number
  /** How people talk in its games, as at a table; letters unless said. */
  readonly talk?: 'channel' | 'letters' | 'opened'
  /** At most so many people play; the others are reserves. Null: everybody plays. */
  readonly places: number | null
  /** The next season opens by itself. */
  readonly repeat: boolean
  /** What is played in turn with the league's own game, and how. */
  readonly mix?: readonly { readonly game: string; readonly options: Readonly<Record<string, string>> }[]
  /** How a season is decided; by divisions unless said. */
  readonly format?: 'swiss' | 'knockout' | 'groups'
  /** Of a format that has a number of rounds of its own. */
  readonly rounds?: number
  /** Hours of play instead of weeks. */
  readonly hours?: number
  /** When the very first season begins, whenever it is published. */
  readonly firstAt?: number
  /** Of one season: an organiser has it rest. */
  readonly isPaused?: boolean
  /** Of a league: its organiser has ended it, so that no other season follows whatever `repeat` says. */
  readonly isClosed?: boolean
}
export type Excuse = { readonly by: string; readonly reason: string; readonly at: number }
