/**
 * Playing: an answer, a step taken back, a reveal. Each is one transaction: evidence, state, what is to be said, what is to
 * happen later. Only afterwards does anybody hear of it.
 */
import { placesOf, totalOf } from '../games/common/score.ts'
import type { Event, Outcome, Seat } from '../kernel/contract.ts'
import { isRefusal, reveal } from '../kernel/engine.ts'
import { canonical } from '../kernel/json.ts'
import { type Author, type Entry, newSalt, receiptFor } from '../kernel/record.ts'
import type { Card, Commit, Order, Seated, SeatRow } from '../store/store.ts'
import { type Achieved, achievedAtEnd } from './achievements.ts'
import { clocksAfter, type Settings, settingsOf } from './clock.ts'
import { pastOwnDeed } from './events-about-seat.ts'
import { preparedBy } from './eyes.ts'
import { type House, Refused, refuse } from './house.ts'
import { answeredAhead } from './order-answers.ts'
import { type Position, positionAfter, positionAt } from './position.ts'
import { postsAfter, refreshVote } from './posts.ts'
import { termsAtTheEnd } from './seating.ts'
import { sentFrom, sentKey, withoutSent } from './sent.ts'
import {
  closingTimers,
  forTheLeague,
  keepsakeTimers,
  leaverTimers,
  orderTimers,
  partners,
  SITTING_TIMERS,
  sittingOnCalendar,
  stallTimers,
  thoughts,
} from './set-timers.ts'
import { draftedBeside, draftsOn, type Held, heldFor, hold, type Inside, insideOf, stored } from './states.ts'

const COLLISIONS = 5

/** What is to be stored, and what is behind the table then. */
type Move = { readonly commit: Commit; readonly inside: Inside }

/**
 * Does something at a table, alone, and says where it stands then. It begins from where somebody has just seen it (`at`), and looks
 * again if something else was quicker since: another answer, another process, a restart half done.
 */
async function onPosition<T extends object>(
  house: House,
  id: string,
  at: Position | null,
  work: (position: Position) => Promise<{ move: Move | null; result: T }>,
): Promise<T & { readonly position: Position }> {
  return house.queue.run(id, async () => {
    for (let i = 0; i < COLLISIONS; i++) {
      const position = (i === 0 && at) || (await positionAt(house, id))
      if (position.table.status === 'ended') refuse('table.over')
      const { move, result } = await work(position)
      if (!move) return Object.assign(result, { position })
      if (await house.store.commit(move.commit)) {
        house.wake(move.commit)
        return Object.assign(result, { position: positionAfter(house, position, move.commit, move.inside) })
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
  /** What is left for later questions along with it. */
  readonly leave?: Leaving
  /** A mentor prepares it: whoever sits there has done nothing yet, and hands it over. */
  readonly isPrepared?: boolean
  /** Looked at anew where something else was quicker: what no longer holds is not given. */
  readonly isStill?: (position: Position) => boolean
}
export type Leaving = (orders: readonly Order[]) => readonly Order[]

/** `receipt` proves a sealed answer; `fence` says that it cannot be taken back, and `told` what came of it. */
type Result = { readonly receipt?: string; readonly fence: boolean; readonly told: readonly Event[]; readonly repeated?: true }
export type Answered = Result & { readonly position: Position }

/** A person answers for the seat that is theirs, or prepares an answer for whose mentor they are; `at` is where they saw the table. */
export async function answer(
  house: House,
  id: string,
  person: string,
  decision: string,
  value: unknown,
  at?: Position,
  leave?: Leaving,
): Promise<Answered> {
  const position = at ?? (await positionAt(house, id))
  const row = preparedBy(position.table, person)
  const isPrepared = row.person !== person
  return give(house, id, { seat: row.seat, decision, answer: value, by: 'person', isPrepared, ...(leave && { leave }) }, position)
}

/** Would that answer end what the seat can take back alone? */
export function endsTheDraft(position: Position, seat: Seat, decision: string, value: unknown): boolean {
  const applied = heldFor(position, seat).tried(seat, decision, value)
  return !isRefusal(applied) && applied.fence && !applied.revocable
}

export async function give(house: House, id: string, given: Given, at: Position | null = null): Promise<Answered> {
  return onPosition<Result>(house, id, at, async (position) => {
    const { table } = position
    const { seat, decision, answer: value, by, leave = (orders) => orders } = given
    const row = table.seats.find((each) => each.seat === seat)
    // What is on its way is not given along with something its person has not seen.
    if (given.isStill?.(position) === false || (given.isPrepared && row && sentFrom(row))) refuse('refused.stale')
    const held = heldFor(position, seat)
    const { entries: before, told } = insideOf(position).drafts.get(seat) ?? { entries: [], told: [] }
    const asked = held.decisions(seat).find(({ id: each }) => each === decision)
    if (asked?.patient && !position.isQuiet) refuse('table.patience')
    const applied = held.tried(seat, decision, value)
    if (isRefusal(applied)) {
      const isDone = applied.refused === 'stale' && (await isRepeated(house, table, given))
      if (isDone) return { move: null, result: { fence: true, told: [], repeated: true } }
      throw new Refused(applied.text)
    }
    if (given.isPrepared && applied.fence) refuse('eyes.hand-over')
    const sealed = asked?.sealed && value !== null ? sealOf(seat, decision, value) : null
    const entry: Entry = { seat, decision, answer: value, by, ...sealed }
    const entries = [...before, entry]
    const fence = table.fence + entries.length
    const left = leave(withoutSent(spent(row?.orders ?? [], given.order)))
    const orders = applied.fence ? await pastOwnDeed(house, table, seat, left, applied.state.told) : left
    const hasActed = (each: SeatRow) => each.hasActed || by === 'person' || by === 'order'
    const acted = (each: SeatRow): SeatRow => ({ ...each, actedAt: fence, hasActed: hasActed(each), orders })
    const now: Seated = { ...table, seats: table.seats.map((each) => (each.seat === seat ? acted(each) : each)) }
    // Others' drafts stay drafts: this one goes in before them, and they are played again on top.
    const beside = applied.state.outcome ? [] : draftedBeside(position, seat)
    const base: Commit = {
      table: table.id,
      seq: table.seq,
      at: house.now(),
      keep: table.fence,
      entries: [...entries, ...beside],
      seats: given.isPrepared ? [] : now.seats.filter((each) => each.seat === seat),
    }
    const events = [...told, ...applied.events]
    const result = { fence: applied.fence, told: events, ...(sealed && { receipt: sealed.receipt }) }
    const next = hold(held.hosted, applied.state, applied.known)
    if (!applied.fence) {
      const { fenced, drafts } = insideOf(position)
      const inside = { fenced, drafts: new Map([...drafts, [seat, { entries, held: next, told: events }]]) }
      const timers = given.isPrepared ? [] : aheadTimers(house, now, next, seat)
      return { move: { commit: Object.assign(base, { timers }), inside }, result }
    }
    const settings = settingsOf(position.people.values())
    const achieved = await achievedBy(house, now, next, events)
    const turn = held.hosted.turn?.(held.view(null))
    const after = { table: now, held: next, events, fence, acted: seat, settings, achieved, turn }
    const commit = Object.assign(base, atFence(house, after))
    return { move: { commit, inside: { fenced: next, drafts: draftsOn(next, beside) } }, result }
  })
}

/** What comes next within a draft may have been left beforehand: nobody waits for it, but there is time to take the draft back. */
const aheadTimers = (house: House, table: Seated, held: Held, seat: Seat) =>
  answeredAhead(table, held, house.now()).includes(seat)
    ? [{ key: `order:${seat}`, dueAt: house.now() + house.pauses.cooling }]
    : []

/** Proof of a sealed answer, and what it takes to check it. */
function sealOf(seat: Seat, decision: string, value: unknown): { readonly salt: string; readonly receipt: string } {
  const salt = newSalt()
  return { salt, receipt: receiptFor(salt, seat, decision, value) }
}

const spent = (orders: readonly Order[], used: number | undefined): readonly Order[] =>
  orders.flatMap((order) => (order.id !== used ? [order] : order.uses > 1 ? [{ ...order, uses: order.uses - 1 }] : []))

/** The same press twice, or a retry after a lost reply: it has been done, and is not done again. One that was changed since does not count. */
async function isRepeated(house: House, table: Seated, { seat, decision, answer: value }: Given): Promise<boolean> {
  const rows = await house.store.entries(table.id, Math.max(0, table.fence - 8))
  const given = rows.flatMap(({ entry }) =>
    'reveal' in entry || entry.seat !== seat || entry.decision !== decision ? [] : [entry],
  )
  return given.length > 0 && canonical(given.at(-1)!.answer) === canonical(value)
}

/** Opens sealed answers when the time to think again has passed. */
export async function open(house: House, id: string): Promise<void> {
  await onPosition(house, id, null, async (position) => {
    const { hosted, table, people } = position
    const applied = reveal(hosted.game, insideOf(position).fenced.state)
    if (isRefusal(applied)) return { move: null, result: {} }
    const held = hold(hosted, applied.state, applied.known)
    const fence = table.fence + 1
    const base: Commit = { table: table.id, seq: table.seq, at: house.now(), keep: table.fence, entries: [{ reveal: true }] }
    const achieved = await achievedBy(house, table, held, applied.events)
    const after = { table, held, events: applied.events, fence, acted: null, settings: settingsOf(people.values()), achieved }
    return {
      move: { commit: Object.assign(base, atFence(house, after)), inside: { fenced: held, drafts: new Map() } },
      result: {},
    }
  })
}

/** Takes back what is on its way, else the last answer of one's own draft. Free: nobody has learnt anything from it. */
export async function takeBack(house: House, id: string, person: string): Promise<Position> {
  const at = await positionAt(house, id)
  const { seat } = preparedBy(at.table, person)
  const { position: now } = await onPosition(house, id, at, async (position) => {
    const { table } = position
    const { fenced, drafts } = insideOf(position)
    const row = table.seats.find((each) => each.seat === seat)
    if (row && sentFrom(row)) {
      const seats = [{ ...row, orders: withoutSent(row.orders) }]
      const commit = { table: table.id, seq: table.seq, at: house.now(), seats, clear: [sentKey(seat)] }
      return { move: { commit, inside: { fenced, drafts } }, result: {} }
    }
    const { entries } = drafts.get(seat) ?? refuse('undo.nothing')
    const left = [...entries.slice(0, -1), ...draftedBeside(position, seat)]
    const commit = { table: table.id, seq: table.seq, at: house.now(), keep: table.fence, entries: left }
    return { move: { commit, inside: { fenced, drafts: draftsOn(fenced, left) } }, result: {} }
  })
  return now
}

const achievedBy = async (house: House, table: Seated, { hosted, state }: Held, last: readonly Event[]): Promise<Achieved> =>
  state.outcome ? achievedAtEnd(house, table, { hosted, outcome: state.outcome, last }) : {}

export type AtFence = {
  readonly table: Seated
  readonly held: Held
  /** What was told on the way. */
  readonly events: readonly Event[]
  readonly fence: number
  readonly acted: Seat | null
  readonly settings: Settings
  /** What was achieved, where the game is over. */
  readonly achieved?: Achieved
  /** The turn or phase in which it was answered, where the game knows one from another. */
  readonly turn?: string | undefined
}

/** What a fence adds to a commit: the new state, what was told, what is to be posted, who is to act and until when. */
export function atFence(
  house: House,
  { table, held, events, fence, acted, settings, achieved = {}, turn }: AtFence,
): Omit<Commit, 'table' | 'seq' | 'at'> {
  const { outcome } = held.state
  const owed = held.awaited()
  const { gained } = table.card
  const gainedBefore = turn !== undefined && gained?.turn === turn ? gained.seats : []
  const clocks = clocksAfter(house, table, owed, acted, settings, acted !== null && gainedBefore.includes(acted))
  const isThrough = acted !== null && !owed.includes(acted)
  const cooling = outcome || owed.length > 0 ? undefined : coolingAfter(house, table)
  const ahead = outcome ? [] : answeredAhead(table, held, house.now())
  const { posts, card } = postsAfter(house, table, { fence, held, events, acted, settings, ahead })
  // Whether to rest or to end the game stays a question while others play on; going back one step does not.
  const isVoid = table.vote !== null && (table.vote.kind === 'undo' || outcome !== null)
  const timers = [
    ...clocks.timers,
    ...thoughts(house, table, owed),
    ...(outcome ? [] : partners(house, table, owed, acted)),
    ...orderTimers(house, table, owed),
    ...stallTimers(house, table, outcome !== null),
    ...leaverTimers(house, table, outcome !== null),
    ...(cooling ? [{ key: 'reveal', dueAt: cooling.dueAt }] : []),
    ...(outcome
      ? [
          ...forTheLeague(house, 'finished'),
          ...sittingOnCalendar(house, table),
          ...keepsakeTimers(house, table),
          ...closingTimers(house, table),
        ]
      : []),
  ]
  const clear = [
    ...clocks.clear,
    'reveal',
    'abandoned',
    ...(outcome ? SITTING_TIMERS : []),
    ...table.seats.flatMap(({ seat }) => [`computer:${seat}`, `order:${seat}`]),
  ].filter((key) => !timers.some((timer) => timer.key === key))
  return {
    change: {
      state: stored(held.state),
      fence,
      card: {
        post: card.post,
        asked: card.asked,
        told: card.told,
        since: house.now(),
        ...(card.fence !== undefined && { fence: card.fence }),
        ...(card.notes && { notes: card.notes }),
        ...(card.forewarned && { forewarned: card.forewarned }),
        ...(card.lately !== undefined && { lately: card.lately }),
        ...(turn === undefined
          ? gained && { gained }
          : { gained: { turn, seats: gainedIn(gainedBefore, isThrough ? acted : null) } }),
        ...(cooling && { cooling }),
      },
      ...(isVoid && { vote: null }),
      ...(outcome && { status: 'finished', endedAt: house.now(), terms: termsAtTheEnd(table) }),
    },
    seats: merged(
      table.seats.filter((row) => row.seat === acted),
      clocks.seats,
    ),
    events,
    posts: [...posts, ...(isVoid ? refreshVote(house, table) : [])],
    timers,
    clear,
    ...(outcome && { results: resultsOf(table, outcome, achieved) }),
  }
}

const gainedIn = (before: readonly Seat[], seat: Seat | null): readonly Seat[] =>
  seat === null ? before : [...new Set([...before, seat])]

const merged = (before: readonly SeatRow[], after: readonly SeatRow[]) => [
  ...before.filter(({ seat }) => !after.some((row) => row.seat === seat)),
  ...after,
]

/**
 * Complete sealed answers are opened after a while, so that everybody may think again. One change puts the moment off once more;
 * further ones do not. Where at most one person has sealed anything, nobody needs the time.
 */
function coolingAfter(house: House, table: Seated): Card['cooling'] {
  const { cooling } = table.card
  if (cooling && cooling.restarts > 0) return cooling
  const pause = table.seats.filter(({ person }) => person !== null).length > 1 ? house.pauses.cooling : 0
  return { dueAt: house.now() + pause, restarts: cooling ? 1 : 0 }
}

function resultsOf(table: Seated, { ranking, scores, ending }: Outcome, achieved: Achieved): NonNullable<Commit['results']> {
  const places = placesOf(ranking)
  return table.seats.map(({ seat, person }) => {
    const place = places[ranking.findIndex((group) => group.includes(seat))] ?? 0
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
      achieved: achieved[seat] ?? [],
    }
  })
}
