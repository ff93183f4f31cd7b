/**
 * Where a table stands. The fenced state is what everybody may see; on top of it lies the draft of the seat that is acting,
 * which nobody else sees, and which can be taken back.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Decision, Event, Seat, State } from '../kernel/contract.ts'
import { type Answer, type Draft, resume } from '../kernel/draft.ts'
import { awaited, decisions, load } from '../kernel/engine.ts'
import type { Entry } from '../kernel/record.ts'
import type { Seated, SeatRow } from '../store/store.ts'
import { patienceOf } from './clock.ts'
import { type House, hostedAt, refuse } from './house.ts'

export type Position = {
  readonly table: Seated
  readonly hosted: AnyHosted
  readonly fenced: State
  readonly live: State
  readonly draft: Draft<unknown>
  /** The draft as it stands in the log. */
  readonly pending: readonly Entry[]
  /** What the draft has told so far. */
  readonly told: readonly Event[]
  /** Nothing has happened for so long that those who wait may move things on. */
  readonly isQuiet: boolean
}

export async function tableById(house: House, id: string): Promise<Seated> {
  return (await house.store.table(id)) ?? refuse('table.gone')
}

/** Does something at a table while nobody else does: what was asked of it before is done first. */
export const atTable = <T>(house: House, id: string, work: (table: Seated) => Promise<T>): Promise<T> =>
  house.queue.run(id, async () => work(await tableById(house, id)))

/** A stored state. One from before a deploy is brought up to the present rules; one of another data pack is never played with these. */
export function stateFrom({ game }: AnyHosted, stored: string): State {
  const state: State = JSON.parse(stored)
  const isPresent = state.rules.version === game.version && state.rules.pack === game.pack
  return isPresent ? state : load(game, state)
}

/** Whom a running game waits for, drafts left aside. */
export function awaitedAt(house: House, { game, pack, state }: Seated): Seat[] {
  const hosted = hostedAt(house, game, pack)
  return state === null ? [] : awaited(hosted.game, stateFrom(hosted, state))
}

/** The position of a table that is being played or was. */
export async function positionOf(house: House, table: Seated): Promise<Position> {
  if (!table.state) return refuse('table.not-started')
  const hosted = hostedAt(house, table.game, table.pack)
  const fenced = stateFrom(hosted, table.state)
  const rows = await house.store.entries(table.id, table.fence)
  const pending = rows.map(({ entry }) => entry)
  const since = pending.flatMap((entry): Answer[] => ('reveal' in entry ? [] : [entry]))
  const { state, events, draft } = resume(hosted.game, { fence: fenced, since })
  const isQuiet = house.now() - (table.card.since ?? 0) >= patienceOf(table)
  return { table, hosted, fenced, live: state, draft, pending: pending.slice(0, draft.since.length), told: events, isQuiet }
}

/** Whose draft it is. */
export const drafter = ({ draft }: Position): Seat | null => draft.since.at(-1)?.seat ?? null

/** What that seat sees: its own draft, but nobody else's. */
export const stateFor = (position: Position, seat: Seat | null): State =>
  seat !== null && drafter(position) === seat ? position.live : position.fenced

export const viewFor = (position: Position, seat: Seat | null): unknown =>
  position.hosted.game.view(stateFor(position, seat).board, seat)

export const decisionsOf = (position: Position, seat: Seat): Decision[] =>
  decisions(position.hosted.game, stateFor(position, seat), seat).filter(({ patient }) => !patient || position.isQuiet)

/** Seats that owe something, as everybody may know it. */
export const owing = ({ hosted, fenced }: Position): Seat[] => (fenced.outcome ? [] : awaited(hosted.game, fenced))

export const seatOf = (table: Seated, person: string): SeatRow | undefined => table.seats.find((seat) => seat.person === person)

export const mySeat = (table: Seated, person: string): SeatRow => seatOf(table, person) ?? refuse('table.no-seat')

export const namesAt =
  (table: Seated) =>
  (seat: Seat): string =>
    table.seats.find((row) => row.seat === seat)?.name ?? seat
