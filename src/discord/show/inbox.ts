/** Everything somebody is asked, at all their tables on all servers, the most urgent first. */
import type { Seated } from '../../store/store.ts'
import { mySeat, owing, positionOf } from '../../tables/position.ts'
import { isKept } from '../../tables/seating.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { dueText } from './clock-lines.ts'
import { container, openDecision, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

const MOST_BUTTONS = 20

export async function inboxReply(bot: Bot, person: string): Promise<Reply> {
  const tables = await bot.house.store.tablesOf(person)
  const lines: string[] = []
  const buttons = []
  for (const [i, table] of byDeadline(tables, person).entries()) {
    const title = bot.house.games.get(table.game)?.title ?? table.game
    const what = await waiting(bot, table, person)
    // Numbered, because somebody may sit at several tables of one game.
    lines.push(`${i + 1}. <#${table.channel}> ${title}: ${what.words}`)
    if (what.isAsked) buttons.push(button(idFor('turn', table.id), `${i + 1}. ${title}`, 'main'))
  }
  const shown = lines.length > 0 ? ['**Your tables**', ...lines] : ['You sit at no table. Open one with `/table open`.']
  return { components: [container(shown, buttonRows(buttons.slice(0, MOST_BUTTONS)))] }
}

async function waiting(bot: Bot, table: Seated, person: string): Promise<{ words: string; isAsked: boolean }> {
  if (table.status === 'lobby')
    return { words: isKept(mySeat(table, person)) ? 'keeps a seat for you' : 'has not begun', isAsked: false }
  // One table that cannot be shown must not hide the others.
  const position = await positionOf(bot.house, table).catch(() => null)
  if (!position) return { words: 'something is wrong there; an organiser can run `/archon repair`', isAsked: false }
  const { seat, dueAt } = mySeat(table, person)
  const decision = owing(position).includes(seat) ? openDecision(position, seat) : undefined
  if (!decision) return { words: 'waits for others', isAsked: false }
  const words = [
    `**${sayAt(position)(decision.prompt)}**`,
    ...(position.seen(seat).drafted ? ['begun, not finished'] : []),
    ...(dueAt ? [dueText(dueAt)] : []),
  ]
  return { words: words.join(' · '), isAsked: true }
}

/** Without a deadline last; tables that have not begun after them. */
const byDeadline = (tables: readonly Seated[], person: string): Seated[] => {
  const urgency = (table: Seated) =>
    table.status === 'lobby' ? Number.POSITIVE_INFINITY : (mySeat(table, person).dueAt ?? Number.MAX_SAFE_INTEGER)
  return [...tables].sort((a, b) => urgency(a) - urgency(b) || a.openedAt - b.openedAt)
}
