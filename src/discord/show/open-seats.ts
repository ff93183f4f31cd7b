/** Seats of running games that wait for somebody: a button takes one, wherever it is found. */
import type { Seated, SeatRow } from '../../store/store.ts'
import { seatsFor } from '../../tables/seating.ts'
import { idFor } from '../ids.ts'
import { clip } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { type Reply, said } from './reply.ts'

const LONGEST_LABEL = 80

const takeIt = (table: Seated, { seat, name }: SeatRow) =>
  button(idFor('sit', table.id, '', seat), clip(`Take ${name}'s seat`, LONGEST_LABEL), 'main')

/** Below the notice that a seat has come free. The owner of a seat that a computer only minds is as welcome as anybody. */
export function noticeRows(table: Seated, seat: string | undefined): Row[] {
  const row = table.seats.find((each) => each.seat === seat)
  if (!row || row.offeredTo === null || table.status !== 'playing') return []
  return buttonRows([...(row.autopilot ? [button(idFor('turn', table.id), 'I am back', 'main')] : []), takeIt(table, row)])
}

export function openSeatsReply(table: Seated, person: string): Reply {
  const open = seatsFor(table, person)
  if (open.length === 0) return said('No seat of this table waits for you.')
  return { components: [container(['**Seats that wait for somebody**'], buttonRows(open.map((row) => takeIt(table, row))))] }
}
