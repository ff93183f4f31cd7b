/** Seats of running games that wait for somebody: a button takes one, wherever it is found. */
import type { Seated, SeatRow } from '../../store/store.ts'
import { keepSeat, takeSeat } from '../../tables/leaving.ts'
import { seatsFor } from '../../tables/seating.ts'
import type { Act } from '../acts/act.ts'
import { turnPanel } from '../acts/answer.ts'
import { idFor } from '../in/ids.ts'
import { whoIs } from '../in/who.ts'
import { answerWith, type Reply, said } from '../out/replies.ts'
import { clip } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'

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

const sit: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    await takeSeat(bot.house, id, arg, whoIs(interaction))
    return turnPanel(bot, interaction, id)
  })

const keep: Act = (bot, interaction, { table: id }) =>
  answerWith(interaction, async () => {
    await keepSeat(bot.house, id, interaction.user.id)
    return said('The seat stays yours.')
  })

export const SEAT_PRESSES: Readonly<Record<string, Act>> = { sit, keep }
