/**
 * Where a table stands. The fenced state is what everybody may see; on top of it lies the draft of each seat that is acting,
 * which nobody else sees, and which can be taken back.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Decision, Event, Seat, State } from '../kernel/contract.ts'
import { type Answer, resume } from '../kernel/draft.ts'
import { awaited, decisions, load } from '../kernel/engine.ts'
import { type Speaker, speakerOf } from '../kernel/language.ts'
import type { Entry } from '../kernel/record.ts'
import type { Commit, Seated, SeatRow } from '../store/store.ts'
import { patienceOf } from './clock.ts'
import { type House, hostedAt, refuse } from './house.ts'

export type Position = {
  readonly table: Seated
  readonly hosted: AnyHosted
  readonly fenced: State
  readonly drafts: ReadonlyMap<Seat, Draft>
  /** Nothing has happened for so long that those who wait may move things on. */
  readonly isQuiet: boolean
}

/** What one seat has answered since the fence. */
export type Draft = {
  /** As it stands in the log. */
  readonly entries: readonly Entry[]
  /** What it leads to, and what it has told so far. */
  readonly state: State
  readonly told: readonly Event[]
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
  const answers = rows.flatMap(({ entry }): (Entry & Answer)[] => ('reveal' in entry ? [] : [entry]))
  const drafts = new Map<Seat, Draft>()
  for (const seat of new Set(answers.map((entry) => entry.seat))) {
    const entries = answers.filter((entry) => entry.seat === seat)
    const { state, events, draft } = resume(hosted.game, { fence: fenced, since: entries })
    const kept = draft.since.length
    if (kept > 0) drafts.set(seat, { entries: entries.slice(0, kept), state, told: events })
  }
  const isQuiet = house.now() - (table.card.since ?? 0) >= patienceOf(table)
  return { table, hosted, fenced, drafts, isQuiet }
}

/** What the others have answered since the fence. */
export const draftedBeside = ({ drafts }: Position, seat: Seat): Entry[] =>
  [...drafts].flatMap(([other, { entries }]) => (other === seat ? [] : entries))

/** The part of a commit that throws a seat's draft away, if it has one. */
export const withoutDraft = (position: Position, seat: Seat): Pick<Commit, 'keep' | 'entries'> =>
  position.drafts.has(seat) ? { keep: position.table.fence, entries: draftedBeside(position, seat) } : {}

/** What that seat sees: its own draft, but nobody else's. */
export const stateFor = ({ drafts, fenced }: Position, seat: Seat | null): State =>
  (seat !== null && drafts.get(seat)?.state) || fenced

export const viewFor = (position: Position, seat: Seat | null): unknown =>
  position.hosted.game.view(stateFor(position, seat).board, seat)

export const decisionsOf = (position: Position, seat: Seat): Decision[] =>
  decisions(position.hosted.game, stateFor(position, seat), seat).filter(({ patient }) => !patient || position.isQuiet)

/** Seats that owe something, as everybody may know it. */
export const owing = ({ hosted, fenced }: Position): Seat[] => (fenced.outcome ? [] : awaited(hosted.game, fenced))

export const seatOf = (table: Seated, person: string): SeatRow | undefined => table.seats.find((seat) => seat.person === person)

export const mySeat = (table: Seated, person: string): SeatRow => seatOf(table, person) ?? refuse('table.no-seat')

/** Who speaks about this table: the language, and what its seats are called. */
export const speakerAt = (table: Seated, locale: string): Speaker => speakerOf(locale, namesAt(table))

export const namesAt =
  (table: Seated) =>
  (seat: Seat): string =>
    table.seats.find((row) => row.seat === seat)?.name ?? seat
