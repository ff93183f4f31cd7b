/**
 * What the store was asked to keep and what then reached Discord, written down beside both, so that the two can be held against each
 * other: the log of every table as its commits left it, messages that were promised, messages that came, and how long nobody was there.
 */
import type { Entry } from '../../src/kernel/record.ts'
import type { Message } from '../../src/parlour/records.ts'
import type { LeagueCommit } from '../../src/store/league-store.ts'
import type { Commit, NewPost, Store } from '../../src/store/store.ts'
import { ranBetween, SLACK } from './clocks.ts'

export type Promised = Pick<NewPost, 'id' | 'channel' | 'body' | 'dueAt'> & { readonly isQuiet: boolean }
/** Nobody could press at that table while it was there. */
export type Shut = { readonly table: string; readonly channel: string; readonly from: number; to: number }
export type Span = { readonly from: number; readonly to: number }

export type Ledger = {
  readonly logs: Map<string, Entry[]>
  /** By the number that its message is marked with. */
  readonly promised: Map<number, Promised>
  /** How often a message with that mark came. */
  readonly posted: Map<number, number>
  /** When nobody could answer on which server. */
  readonly away: (Span & { readonly server: string })[]
  readonly shut: Shut[]
  /** When a table last went on. */
  readonly movedAt: Map<string, number>
  /** What is wrong already. */
  readonly wrong: string[]
  before(store: Store, name: string, given: readonly unknown[]): Promise<void>
  after(store: Store, name: string, given: readonly unknown[], result: unknown): Promise<void>
  heard(message: Message): void
}

const MARKS_FROM = 1_000_000
const markIn = (message: Pick<Message, 'components'>): number | null => {
  const id = message.components[0]?.id ?? 0
  return id >= MARKS_FROM ? id - MARKS_FROM : null
}

export function newLedger(): Ledger {
  const ledger: Ledger = {
    logs: new Map(),
    promised: new Map(),
    posted: new Map(),
    away: [],
    shut: [],
    movedAt: new Map(),
    wrong: [],
    async before(store, name, given) {
      if (name === 'commit') await judgeMisses(store, given[0] as Commit, ledger)
    },
    async after(store, name, given, result) {
      if (result === false) return
      const promise = async (posts: readonly NewPost[] = []) => {
        for (const { id, channel, body, dueAt, slot } of posts) {
          const row = await store.post(id)
          if (row) ledger.promised.set(row.n, { id, channel, body, dueAt, isQuiet: slot !== undefined })
        }
      }
      if (name === 'open') await promise(given[2] as NewPost[])
      if (name === 'league.open') await promise(given[1] as NewPost[])
      if (name === 'league.commit') await promise((given[0] as LeagueCommit).posts)
      const committed = async ({ table, at, change, keep, entries, posts }: Commit) => {
        if (keep !== undefined) ledger.movedAt.set(table, at)
        // It has found another place.
        if (change?.channel !== undefined)
          for (const span of ledger.shut) if (span.table === table) span.to = Math.min(span.to, at)
        if (keep !== undefined) ledger.logs.set(table, [...(ledger.logs.get(table) ?? []).slice(0, keep), ...(entries ?? [])])
        await promise(posts)
      }
      if (name === 'commit') await committed(given[0] as Commit)
      if (name === 'commitEach')
        for (const commit of given[0] as Commit[]) if (!(result as Commit[]).includes(commit)) await committed(commit)
    },
    heard(message) {
      const n = markIn(message)
      if (n !== null) ledger.posted.set(n, (ledger.posted.get(n) ?? 0) + 1)
    },
  }
  return ledger
}

/** Nobody's time is up who did not have it: what ran while nobody could answer does not count. */
async function judgeMisses(store: Store, { table: id, at, seats = [] }: Commit, ledger: Ledger): Promise<void> {
  const late = seats.filter(({ misses }) => misses > 0)
  if (late.length === 0) return
  const table = await store.table(id)
  for (const row of late) {
    const was = table?.seats.find(({ seat }) => seat === row.seat)
    if (!table || !was?.person || was.askedAt === null || row.misses <= was.misses) continue
    const settings = (await store.person(was.person))?.settings
    const ran = (from: number, to: number) => ranBetween(settings, from, to)
    const spans = [
      ...ledger.away.filter(({ server }) => server === table.server),
      ...ledger.shut.filter((span) => span.table === id),
    ]
    const had = ran(was.askedAt, at) - apart(spans, was.askedAt, at).reduce((sum, { from, to }) => sum + ran(from, to), 0)
    if (had < was.bank - SLACK)
      ledger.wrong.push(`${was.name} had ${minutes(had)} of ${minutes(was.bank)} minutes to answer at ${id}, and missed it`)
  }
}

/** The spans within these bounds, in order; what lies in several of them is counted once. */
export function apart(spans: readonly Span[], from: number, to: number): Span[] {
  const inside = spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
  const found: { from: number; to: number }[] = []
  for (const span of inside.filter((each) => each.from < each.to).sort((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else found.push({ ...span })
  }
  return found
}

const minutes = (ms: number) => Math.round(ms / 60_000)
