/**
 * Playing: an answer, a step taken back, a reveal. Each is one transaction: evidence, state, what is to be said, what is to
 * happen later. Only afterwards does anybody hear of it.
 */
import { totalOf } from '../games/common/score.ts'
import type { Event, Outcome, Seat, State } from '../kernel/contract.ts'
import { type Applied, apply, awaited, decisions, isRefusal, reveal } from '../kernel/engine.ts'
import { canonical } from '../kernel/json.ts'
import { type Author, type Entry, newSalt, receiptFor } from '../kernel/record.ts'
import type { Card, Commit, Order, Seated, SeatRow } from '../store/store.ts'
import { clocksAfter, settingsAt } from './clock.ts'
import { pastOwnDeed } from './events-about-seat.ts'
import { type House, Refused, refuse } from './house.ts'
import { draftedBeside, mySeat, type Position, positionOf, stateFor, tableById } from './position.ts'
import { postsAfter, refreshVote } from './posts.ts'
import { forTheLeague, orderTimers, stallTimers, thoughts } from './set-timers.ts'

const COLLISIONS = 5

/** Runs `work` on the table's position, alone; again if something else was quicker (another process, a restart half done). */
async function onPosition<T>(
  house: House,
  id: string,
  work: (position: Position) => Promise<{ commit: Commit | null; result: T }>,
): Promise<T> {
  return house.queue.run(id, async () => {
    for (let i = 0; i < COLLISIONS; i++) {
      const table = await tableById(house, id)
      if (table.status === 'ended') refuse('table.over')
      const { commit, result } = await work(await positionOf(house, table))
      if (!commit) return result
      if (await house.store.commit(commit)) {
        house.wake()
        return result
      }
    }
    return refuse('table.busy')
  })
}

export type Given = {
  readonly seat: Seat
  readonly decision: string
  readonly answer: unknown
  readonly by: Author
  /** The order that answers: it is used up by the same commit. */
  readonly order?: number
}

/** `receipt` proves a sealed answer; `fence` says that it cannot be taken back. */
export type Answered = { readonly receipt?: string; readonly fence: boolean; readonly repeated?: true }

/** A person answers for the seat that is theirs. */
export async function answer(house: House, id: string, person: string, decision: string, value: unknown): Promise<Answered> {
  const table = await tableById(house, id)
  const { seat } = mySeat(table, person)
  return give(house, id, { seat, decision, answer: value, by: 'person' })
}

export async function give(house: House, id: string, given: Given): Promise<Answered> {
  return onPosition<Answered>(house, id, async (position) => {
    const { hosted, table } = position
    const { seat, decision, answer: value, by } = given
    const state = stateFor(position, seat)
    const { entries: before, told } = position.drafts.get(seat) ?? { entries: [], told: [] }
    const asked = decisions(hosted.game, state, seat).find(({ id: each }) => each === decision)
    if (asked?.patient && !position.isQuiet) refuse('table.patience')
    const applied = apply(hosted.game, state, seat, decision, value)
    if (isRefusal(applied)) {
      const isDone = applied.refused === 'stale' && (await isRepeated(house, table, given))
      if (isDone) return { commit: null, result: { fence: true, repeated: true } }
      throw new Refused(applied.text)
    }
    const salt = newSalt()
    const receipt = asked?.sealed && value !== null ? receiptFor(salt, seat, decision, value) : undefined
    const entry: Entry = { seat, decision, answer: value, by, ...(receipt && { salt, receipt }) }
    const n = table.fence + before.length
    const left = spent(table.seats.find((row) => row.seat === seat)?.orders ?? [], given.order)
    const orders = applied.fence ? await pastOwnDeed(house, table, seat, left, applied.state.told) : left
    const hasActed = (row: SeatRow) => row.hasActed || by === 'person' || by === 'order'
    const acted = (row: SeatRow): SeatRow => ({ ...row, actedAt: n + 1, hasActed: hasActed(row), orders })
    const now: Seated = { ...table, seats: table.seats.map((row) => (row.seat === seat ? acted(row) : row)) }
    // Others' drafts stay drafts: this one goes in before them, and they are played again on top.
    const beside = applied.state.outcome ? [] : draftedBeside(position, seat)
    const base: Commit = {
      table: table.id,
      seq: table.seq,
      at: house.now(),
      keep: table.fence,
      entries: [...before, entry, ...beside],
      seats: now.seats.filter((row) => row.seat === seat),
    }
    const result = { fence: applied.fence, ...(receipt && { receipt }) }
    if (!applied.fence) return { commit: base, result }
    return {
      commit: { ...base, ...(await atFence(house, { table: now, hosted }, told, n + 1, applied, seat)) },
      result,
    }
  })
}

const spent = (orders: readonly Order[], used: number | undefined): readonly Order[] =>
  orders.flatMap((order) => (order.id !== used ? [order] : order.uses > 1 ? [{ ...order, uses: order.uses - 1 }] : []))

/** The same press twice, or a retry after a lost reply: it has been done, and is not done again. */
async function isRepeated(house: House, table: Seated, { seat, decision, answer: value }: Given): Promise<boolean> {
  const rows = await house.store.entries(table.id, Math.max(0, table.fence - 8))
  return rows.some(
    ({ entry }) =>
      !('reveal' in entry) && entry.seat === seat && entry.decision === decision && canonical(entry.answer) === canonical(value),
  )
}

/** Opens sealed answers when the time to think again has passed. */
export async function open(house: House, id: string): Promise<void> {
  await onPosition(house, id, async (position) => {
    const { hosted, table, fenced } = position
    const applied = reveal(hosted.game, fenced)
    if (isRefusal(applied)) return { commit: null, result: undefined }
    const base: Commit = { table: table.id, seq: table.seq, at: house.now(), keep: table.fence, entries: [{ reveal: true }] }
    return { commit: { ...base, ...(await atFence(house, position, [], table.fence + 1, applied, null)) }, result: undefined }
  })
}

/** Takes the last answer of one's own draft back. Free: nobody has learnt anything from it. */
export async function takeBack(house: House, id: string, person: string): Promise<void> {
  const { seat } = mySeat(await tableById(house, id), person)
  await onPosition(house, id, async (position) => {
    const { table } = position
    const { entries } = position.drafts.get(seat) ?? refuse('undo.nothing')
    const left = [...entries.slice(0, -1), ...draftedBeside(position, seat)]
    const commit = { table: table.id, seq: table.seq, at: house.now(), keep: table.fence, entries: left }
    return { commit, result: undefined }
  })
}

/** What a fence adds to a commit: the new state, what was told, what is to be posted, who is to act and until when. */
export async function atFence(
  house: House,
  { table, hosted }: Pick<Position, 'table' | 'hosted'>,
  told: readonly Event[],
  fence: number,
  applied: Applied<unknown>,
  acted: Seat | null,
): Promise<Omit<Commit, 'table' | 'seq' | 'at'>> {
  const { state } = applied
  const events: readonly Event[] = [...told, ...applied.events]
  const owed = state.outcome ? [] : awaited(hosted.game, state)
  const settings = await settingsAt(house, table)
  const clocks = clocksAfter(house, table, owed, acted, settings)
  const cooling = coolingAfter(house, table, state, owed)
  const { posts, card } = postsAfter(house, table, { fence, owed, outcome: state.outcome, state, hosted, acted, settings })
  // Whether to rest or to end the game stays a question while others play on; going back one step does not.
  const isVoid = table.vote !== null && (table.vote.kind === 'undo' || state.outcome !== null)
  const timers = [
    ...clocks.timers,
    ...thoughts(house, table, owed),
    ...orderTimers(house, table, owed),
    ...stallTimers(house, table, state),
    ...(cooling ? [{ key: 'reveal', dueAt: cooling.dueAt }] : []),
    ...(state.outcome ? forTheLeague(house, 'finished') : []),
  ]
  const clear = [
    ...clocks.clear,
    'reveal',
    'abandoned',
    ...table.seats.flatMap(({ seat }) => [`computer:${seat}`, `order:${seat}`]),
  ].filter((key) => !timers.some((timer) => timer.key === key))
  return {
    change: {
      state: JSON.stringify(state),
      fence,
      card: { post: card.post, asked: card.asked, told: card.told, since: house.now(), ...(cooling && { cooling }) },
      ...(isVoid && { vote: null }),
      ...(state.outcome && { status: 'finished', endedAt: house.now() }),
    },
    seats: merged(
      table.seats.filter((row) => row.seat === acted),
      clocks.seats,
    ),
    events,
    posts: [...posts, ...(isVoid ? refreshVote(house, table) : [])],
    timers,
    clear,
    ...(state.outcome && { results: resultsOf(table, state.outcome) }),
  }
}

const merged = (before: readonly SeatRow[], after: readonly SeatRow[]) => [
  ...before.filter(({ seat }) => !after.some((row) => row.seat === seat)),
  ...after,
]

/**
 * Complete sealed answers are opened after a while, so that everybody may think again. One change puts the moment off once more;
 * further ones do not. Where at most one person has sealed anything, nobody needs the time.
 */
function coolingAfter(house: House, table: Seated, state: State, owed: readonly Seat[]): Card['cooling'] {
  if (state.outcome || owed.length > 0) return undefined
  const { cooling } = table.card
  if (cooling && cooling.restarts > 0) return cooling
  const pause = table.seats.filter(({ person }) => person !== null).length > 1 ? house.pauses.cooling : 0
  return { dueAt: house.now() + pause, restarts: cooling ? 1 : 0 }
}

function resultsOf(table: Seated, { ranking, scores, ending }: Outcome): NonNullable<Commit['results']> {
  return table.seats.map(({ seat, person }) => {
    const place = ranking.findIndex((group) => group.includes(seat)) + 1
    const points = totalOf(scores[seat] ?? [])
    return {
      seat,
      person,
      game: table.game,
      server: table.server,
      place,
      size: table.seats.length,
      points: Math.round(points * 100),
      ending,
    }
  })
}
