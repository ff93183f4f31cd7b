/** Everything somebody is asked, at all their tables on all servers, the most urgent first. */
import type { Seated } from '../../store/store.ts'
import { mySeat, owing, positionOf } from '../../tables/position.ts'
import { isKept } from '../../tables/seating.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container, openDecision, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'
import { reportLines } from './report-card.ts'

const MOST_BUTTONS = 20
const MOST_REPORTS = 5
const ANSWERED_LATELY = 14 * 86_400_000

/** A line for each of their tables, and a button for each that waits for them. */
export async function inboxParts(bot: Bot, person: string, locale: string) {
  const ours = oursIn(locale)
  const tables = byDeadline(await bot.house.store.tablesOf(person), person)
  const lines: string[] = []
  const buttons = []
  for (const [i, table] of tables.entries()) {
    const title = bot.house.games.get(table.game)?.title ?? table.game
    const what = await waiting(bot, table, person, locale)
    // Numbered, because somebody may sit at several tables of one game.
    lines.push(ours('inbox.table', { n: i + 1, id: table.id, channel: table.channel, title, what: what.words }))
    if (what.isAsked) buttons.push(button(idFor('turn', table.id), `${i + 1}. ${title}`, 'main'))
  }
  return { tables, lines, buttons: buttons.slice(0, MOST_BUTTONS) }
}

export async function inboxReply(bot: Bot, person: string, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const { lines: atTables, buttons: toTables } = await inboxParts(bot, person, locale)
  const alone = await aloneIn(bot, person, ours)
  const lines = [...atTables, ...alone.lines]
  const buttons = [...toTables, ...alone.buttons]
  const reports = await reportsIn(bot, person, ours)
  if (lines.length === 0) return lastGame(bot, person, locale, reports)
  return { components: [container([ours('inbox.title'), ...lines, ...reports], buttonRows(buttons))] }
}

/** The game they play alone. */
async function aloneIn({ house }: Bot, person: string, ours: Ours) {
  const game = (await house.store.person(person))?.settings.solo?.game
  const title = game && house.games.get(game)?.title
  if (!title) return { lines: [], buttons: [] }
  return { lines: [ours('inbox.solo', { title })], buttons: [button(idFor('solo', ''), ours('inbox.to-solo', { title }))] }
}

/** What somebody told us is wrong: as long as it waits, and for a while after it was answered. */
async function reportsIn(bot: Bot, person: string, ours: Ours): Promise<string[]> {
  const since = bot.house.now() - ANSWERED_LATELY
  const rows = (await bot.house.store.reportsOf(person)).filter(({ answeredAt }) => (answeredAt ?? bot.house.now()) > since)
  return rows.length === 0 ? [] : ['', ours('wrong.inbox'), ...reportLines(bot, rows.slice(0, MOST_REPORTS), ours)]
}

/** Nothing is being played: what was played last can still be looked at. */
async function lastGame({ house }: Bot, person: string, locale: string, reports: readonly string[]): Promise<Reply> {
  const ours = oursIn(locale)
  const table = await house.store.lastTableOf(person)
  if (!table) return { components: [container([ours('inbox.none'), ...reports], [])] }
  const title = house.games.get(table.game)?.title ?? table.game
  const buttons = [
    button(idFor('replay', table.id, '', '0'), ours('button.open-book'), 'main'),
    button(idFor('recap', table.id), ours('button.recap')),
    button(idFor('board', table.id), ours('button.board')),
    button(idFor('rematch', table.id), ours('button.rematch')),
  ]
  return {
    components: [
      container([ours('inbox.none'), ours('inbox.last', { title, channel: table.channel }), ...reports], buttonRows(buttons)),
    ],
  }
}

async function waiting(bot: Bot, table: Seated, person: string, locale: string): Promise<{ words: string; isAsked: boolean }> {
  const ours = oursIn(locale)
  if (table.status === 'lobby')
    return { words: ours(isKept(mySeat(table, person)) ? 'inbox.kept' : 'inbox.not-begun'), isAsked: false }
  // One table that cannot be shown must not hide the others.
  const position = await positionOf(bot.house, table).catch(() => null)
  if (!position) return { words: ours('inbox.fault'), isAsked: false }
  const { seat, dueAt } = mySeat(table, person)
  const decision = owing(position).includes(seat) ? openDecision(position, seat) : undefined
  if (!decision) return { words: ours('inbox.waits'), isAsked: false }
  const words = [
    `**${sayAt(position, locale)(decision.prompt)}**`,
    ...(position.seen(seat).drafted ? [ours('inbox.drafted')] : []),
    ...(dueAt ? [ours('inbox.due', { dueAt })] : []),
  ]
  return { words: words.join(' · '), isAsked: true }
}

/** Without a deadline last; tables that have not begun after them. */
const byDeadline = (tables: readonly Seated[], person: string): Seated[] => {
  const urgency = (table: Seated) =>
    table.status === 'lobby' ? Number.POSITIVE_INFINITY : (mySeat(table, person).dueAt ?? Number.MAX_SAFE_INTEGER)
  return [...tables].sort((a, b) => urgency(a) - urgency(b) || a.openedAt - b.openedAt)
}
