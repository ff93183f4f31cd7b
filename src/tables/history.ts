/** Looking back: what happened since one last acted, the board at an earlier moment, and the file that proves a finished game. */
import type { Event, Seat, State } from '../kernel/contract.ts'
import { load } from '../kernel/engine.ts'
import { commitmentTo, type Recorded, transcribe, type Verdict, verify } from '../kernel/record.ts'
import type { Seated } from '../store/store.ts'
import { type House, hostedAt, refuse } from './house.ts'
import { seatOf } from './position.ts'

const SINCE = ['acted', 'start', 'day'] as const
export type Since = (typeof SINCE)[number]
export const isSince = (text: string): text is Since => SINCE.some((since) => since === text)

/** What a seat (or the channel, null) was told; its own fuller half of an event replaces the public one. */
export async function recap(house: House, table: Seated, seat: Seat | null, since: Since): Promise<Event[]> {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  const dayAgo = house.now() - 86_400_000
  const rows = (await house.store.events(table.id, 0)).filter(({ to, fence, at }) => {
    if (to !== 'all' && to !== seat) return false
    return since === 'start' || (since === 'day' ? at >= dayAgo : fence > acted)
  })
  return rows.filter(({ n, to }) => to !== 'all' || !rows.some((other) => other.n === n && other.to !== 'all'))
}

/** The public events from a number on. */
export async function eventsFrom(house: House, table: string, from: number): Promise<Event[]> {
  return (await house.store.events(table, from)).filter(({ to }) => to === 'all')
}

export async function stateAt(house: House, table: Seated, fence: number): Promise<State> {
  const text = (await house.store.snapshot(table.id, fence)) ?? refuse('history.nothing')
  return JSON.parse(text)
}

/** The transcript of a finished game. Before the end it would give everything away, so there is none. */
export async function exported(house: House, table: Seated): Promise<string> {
  if (table.status !== 'finished' || !table.state) return refuse('export.unfinished')
  const state: State = JSON.parse(table.state)
  const log = (await house.store.entries(table.id)).map(({ entry }) => entry)
  const recorded: Recorded = {
    game: state.rules,
    seats: state.seats,
    options: state.options,
    held: state.held,
    secret: table.secret,
    words: table.words,
    commitment: commitmentTo(table.secret),
    log,
  }
  return transcribe(recorded, state)
}

export const verified = (house: House, transcript: string): Verdict =>
  verify((id, pack) => (house.packs?.get(pack) ?? house.games.get(id))?.game, transcript)

/** Is everything there that a table needs? Used by `/archon repair`: brings the state up to the present rules, or says what is wrong. */
export async function examine(house: House, table: Seated): Promise<State | null> {
  return table.state ? load(hostedAt(house, table.game, table.pack).game, JSON.parse(table.state)) : null
}

export async function setNote(house: House, table: Seated, person: string, note: string): Promise<void> {
  const row = seatOf(table, person) ?? refuse('table.no-seat')
  const done = await house.store.commit({ table: table.id, seq: table.seq, at: house.now(), seats: [{ ...row, note }] })
  if (!done) refuse('table.busy')
}
