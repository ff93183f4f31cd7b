/** Seats of running games that wait for somebody: a button takes one, wherever it is found. */
import type { Seated, SeatRow } from '../../store/store.ts'
import { seatsFor } from '../../tables/seating.ts'
import { inPublic, type Ours, oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { clip } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { type Reply, said } from './reply.ts'

const LONGEST_LABEL = 80

const takeIt = (ours: Ours, table: Seated, { seat, name }: SeatRow) =>
  button(idFor('sit', table.id, '', seat), clip(ours('button.take-seat', { name }), LONGEST_LABEL), 'main')

/** Below the notice that a seat has come free. The owner of a seat that a computer only minds is as welcome as anybody. */
export function noticeRows(table: Seated, seat: string | undefined): Row[] {
  const row = table.seats.find((each) => each.seat === seat)
  if (!row || row.offeredTo === null || table.status !== 'playing') return []
  return buttonRows([
    ...(row.autopilot ? [button(idFor('turn', table.id), inPublic('button.back-in-seat'), 'main')] : []),
    takeIt(inPublic, table, row),
  ])
}

export function openSeatsReply(table: Seated, person: string, locale: string): Reply {
  const ours = oursIn(locale)
  const open = seatsFor(table, person)
  if (open.length === 0) return said(ours('seat.nobody'))
  return { components: [container([ours('seat.waiting')], buttonRows(open.map((row) => takeIt(ours, table, row))))] }
}
