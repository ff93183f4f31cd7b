/** The record of what was done by those who look after a server: who, when, what, with which words. */
import type { OversightRow } from '../../store/store.ts'
import type { Ours, PlainKey } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container } from './panel.ts'
import type { Reply } from './reply.ts'

const MOST = 200

export async function oversightReply(bot: Bot, server: string, league: string | null, page: number, ours: Ours): Promise<Reply> {
  const rows = (await bot.house.store.oversightOn(server, MOST)).filter((row) => league === null || row.league === league)
  if (rows.length === 0) return { components: [container([ours('oversight.none')], [])] }
  const pages = pagesOf([ours('oversight.title'), ...rows.map((row) => lineOf(row, ours))].join('\n'))
  const shown = pageAmong(pages, page)
  const turn = (to: number) => (league === null ? idFor('oversight', '', `${to}`) : idFor('league-log', league, `${to}`))
  return { components: [container([pages[shown]!], pageRows(pages, shown, turn))] }
}

const lineOf = ({ by, act, given, at }: OversightRow, ours: Ours): string =>
  ours('oversight.line', {
    by,
    at,
    what: ours(`act.${act}` as PlainKey & `act.${string}`),
    given: Object.entries(given).map(([name, value]) => ({ name, value })),
  })
