/**
 * Where a table stands. The fenced state is what everybody may see; on top of it lies the draft of the seat that is acting,
 * which nobody else sees, and which can be taken back.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Decision, Event, Seat, State } from '../kernel/contract.ts'
import { type Answer, type Draft, resume } from '../kernel/draft.ts'
import { awaited, decisions } from '../kernel/engine.ts'
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

/** The position of a table that is being played or was. */
export async function positionOf(house: House, table: Seated): Promise<Position> {
  if (!table.state) return refuse('table.not-started')
  const hosted = hostedAt(house, table.game, table.pack)
  const fenced: State = JSON.parse(table.state)
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
