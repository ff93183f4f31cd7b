/** Where a game stands, and what is in its way; a card that somebody deleted comes back by it. */
import { positionOf, seatOf, tableById } from '../../tables/position.ts'
import { restoreCard } from '../out/card-repair.ts'
import { boardReply } from '../show/board.ts'
import { lobbyCard } from '../show/lobby-card.ts'
import { container, panelFor } from '../show/panel.ts'
import { act } from './act.ts'

export const status = act({
  name: 'status',
  at: 'table',
  answers: 'later',
  async do({ bot, house, table: found, me, locale, ours }) {
    const why = await restoreCard(bot, found)
    // A table that had not begun is closed where its channel is gone.
    const table = why === null ? found : await tableById(house, found.id)
    const notice = why && ours('place.waits', { why, channel: table.channel })
    if (table.state === null) return { components: [lobbyCard(bot, table)] }
    const position = await positionOf(house, table)
    const seat = seatOf(table, me.id)?.seat
    if (seat) return { components: panelFor(position, seat, { locale, ...(notice && { notice }) }) }
    const board = await boardReply(bot, position, null, locale)
    return notice ? { ...board, components: [container([notice], []), ...board.components] } : board
  },
})
