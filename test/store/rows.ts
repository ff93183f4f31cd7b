/** Rows as the house writes them, for the suite that every store passes. */
import type { Text } from '../../src/kernel/contract.ts'
import type { Entry as LogEntry } from '../../src/kernel/record.ts'
import type { Entry, IncidentRow, LeagueGame, LeagueRow, SeasonRow } from '../../src/store/league-store.ts'
import type { NewPost, PostBody, SeatRow, StoredState, TableRow } from '../../src/store/store.ts'

export const tableRow = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  server: 's',
  home: null,
  channel: `c-${id}`,
  game: 'lanterns',
  pack: '',
  owner: 'ann',
  status: 'playing',
  size: 2,
  options: { length: 'short' },
  pace: 'slow',
  openedAt: 1,
  startedAt: null,
  endedAt: null,
  pausedAt: null,
  heldAt: null,
  heldFor: null,
  givenBackAt: 0,
  seq: 1,
  secret: '0'.repeat(64),
  words: [],
  state: null,
  fence: 0,
  card: { post: `${id}-0-n`, asked: [], told: 0 },
  vote: null,
  terms: {},
  ...change,
})

export const seatRow = (table: string, seat: string, person: string | null, change: Partial<SeatRow> = {}): SeatRow => ({
  table,
  seat,
  person,
  name: person ?? 'Computer',
  level: 'steady',
  saidYesAt: null,
  calledAt: null,
  hasActed: false,
  actedAt: 0,
  bank: 0,
  askedAt: null,
  dueAt: null,
  misses: 0,
  autopilot: false,
  offeredTo: null,
  note: '',
  orders: [],
  ...change,
})

export const twoSeats = (table: string) => [seatRow(table, 'p1', 'ann'), seatRow(table, 'p2', 'bob')]

export const stateOf = (text: string) => text as unknown as StoredState
export const textOf = (state: StoredState | null) => state as unknown as string | null

export const say = (n: number): Text => ({ say: 'told', n })
export const entry = (answer: unknown): LogEntry => ({ seat: 'p1', decision: 'turn.act.0', answer, by: 'person' })

export const postIn = (
  channel: string,
  id: string,
  dueAt: number,
  body: PostBody = { kind: 'card', fence: 0, since: 0, asked: [] },
  slot?: string,
): NewPost => ({ id, channel, body, dueAt, ...(slot && { slot }) })

export const editOf = (target: string): PostBody => ({ kind: 'edit', target })
export const NOTICE: PostBody = { kind: 'notice', text: say(1) }

export const leagueRow = (id: string, change: Partial<LeagueRow> = {}): LeagueRow => ({
  id,
  server: 's',
  channel: 'c',
  name: 'Winter',
  game: 'lanterns',
  size: 2,
  options: {},
  pace: 'slow',
  settings: { weeks: 7, off: 1, checkin: 3, signup: 7, division: 8, places: null, repeat: true },
  organiser: 'ann',
  createdAt: 1,
  ...change,
})

export const seasonRow = (id: string, league: string, number: number, change: Partial<SeasonRow> = {}): SeasonRow => ({
  id,
  league,
  number,
  phase: 'signup',
  settings: leagueRow(league).settings,
  beginsAt: 10,
  endsAt: 100,
  heldAt: null,
  givenBackAt: 0,
  seed: 'seed',
  seq: 1,
  card: null,
  ...change,
})

export const entryOf = (season: string, person: string, change: Partial<Entry> = {}): Entry => ({
  season,
  person,
  name: person,
  joinedAt: 1,
  status: 'in',
  reason: null,
  checkedInAt: null,
  seeded: null,
  tier: null,
  division: null,
  place: null,
  isForgotten: false,
  ...change,
})

export const leagueGame = (
  season: string,
  id: string,
  owners: readonly string[],
  change: Partial<LeagueGame> = {},
): LeagueGame => ({
  id,
  season,
  tier: 1,
  division: 1,
  n: 1,
  status: 'waiting',
  thread: null,
  table: null,
  verdict: null,
  endedAt: null,
  seats: owners.map((owner, i) => ({ game: id, seat: `p${i + 1}`, owner, player: owner, place: null, score: null })),
  ...change,
})

export const incident = (id: string, person: string, change: Partial<IncidentRow> = {}): IncidentRow => ({
  id,
  person,
  kind: 'miss',
  table: 't',
  game: 'lanterns',
  season: null,
  at: 5,
  since: null,
  excuse: null,
  ...change,
})
