/** Where a game stands; a card that somebody deleted comes back by it. */
import { positionOf, seatOf } from '../../tables/position.ts'
import { restoreCard } from '../out/card-repair.ts'
import { boardReply } from '../show/board.ts'
import { lobbyCard } from '../show/lobby-card.ts'
import { panelFor } from '../show/panel.ts'
import { act } from './act.ts'

export const status = act({
  name: 'status',
  at: 'table',
  answers: 'later',
  async do({ bot, house, table, me, locale }) {
    await restoreCard(bot, table)
    if (table.status === 'lobby') return { components: [lobbyCard(bot, table)] }
    const position = await positionOf(house, table)
    const seat = seatOf(table, me.id)?.seat
    return seat ? { components: panelFor(position, seat, { locale }) } : boardReply(bot, position, null, locale)
  },
})
