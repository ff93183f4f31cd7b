/** What happened at a table, in words and as pictures of before and after. */
import type { Seat } from '../../kernel/contract.ts'
import { momentAt, recap, type Since } from '../../tables/history.ts'
import type { House } from '../../tables/house.ts'
import type { Moment, Position } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { backToTurn } from './board.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { sayAt } from './panel.ts'
import { frame, pictures } from './pictures.ts'
import { buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** What happened, with the board before and after; of many pages the newest comes first. */
export async function recapReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  asked: Since,
  { locale, page }: { readonly locale?: string; readonly page?: number } = {},
): Promise<Reply> {
  const { table, hosted } = position
  const say = sayAt(position, locale)
  // Whoever has no seat never acted.
  const since = seat === null && asked === 'acted' ? 'start' : asked
  const events = await recap(bot.house, table, seat, since)
  const pages = pagesOf(events.map(({ text }) => `- ${say(text)}`).join('\n') || 'Nothing happened.')
  const shown = pageAmong(pages, page)
  const title = { acted: 'Since you last acted', day: 'In the last 24 hours', start: 'From the start' }[since]
  const before = since === 'acted' ? await momentBefore(bot.house, position, seat) : null
  const files = before
    ? [
        ...(await pictures(bot, before, seat, [{ kind: 'overview' }])),
        ...(await pictures(bot, position, seat, [{ kind: 'overview' }])),
      ]
    : []
  const unlike = files.length === 2 && files[0]!.name === files[1]!.name ? files.slice(1) : files
  const head = `**${title}** · ${hosted.title}${unlike.length === 2 ? ' · before and after' : ''}`
  const rows = [
    ...pageRows(pages, shown, (target) => idFor('recap', table.id, '', `${since}.${target}`)),
    ...buttonRows(backToTurn(position, seat)),
  ]
  return { components: [frame([head, pages[shown]!], unlike, rows)], files: unlike }
}

/** The board as this seat left it, if something has happened since. */
async function momentBefore(house: House, { table }: Position, seat: Seat | null): Promise<Moment | null> {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  const fence = (await house.store.fences(table.id)).findLast((each) => each.fence <= acted)?.fence
  return fence === undefined || fence === table.fence ? null : momentAt(house, table, fence)
}
