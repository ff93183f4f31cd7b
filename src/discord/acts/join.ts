/** Taking a seat: at a table that has not begun, or one of a running game that waits for somebody. */
import { takeSeat } from '../../tables/leaving.ts'
import { roomFor } from '../../tables/limits.ts'
import { join as sitDown } from '../../tables/lobby.ts'
import { hasFound } from '../../tables/searching.ts'
import { seatsFor } from '../../tables/seating.ts'
import { openSeatsReply } from '../show/open-seats.ts'
import { type Answer, act } from './act.ts'
import { turnPanel } from './answer.ts'
import { lobbyAnswer } from './lobby-answer.ts'

export const join = act({
  name: 'join',
  at: 'table',
  async do(doing): Promise<Answer> {
    const { bot, house, table, me, locale } = doing
    await roomFor(house, { server: table.server, person: me.id }, ['games'], false)
    const open = seatsFor(table, me.id)
    if (open.length > 1) return openSeatsReply(table, me.id, locale)
    if (open[0]) {
      await takeSeat(house, table.id, open[0].seat, me)
      return turnPanel(bot, doing, table.id)
    }
    await sitDown(house, table.id, me)
    await hasFound(house, table, me.id)
    return lobbyAnswer(doing, { say: 'join.there', channel: table.channel })
  },
})
