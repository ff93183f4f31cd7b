/** Changing a table that has not begun: its card is the answer to those who press it, and their panel once the game runs. */
import { tableById } from '../../tables/position.ts'
import type { BotText } from '../../words/words.ts'
import { lobbyCard } from '../show/lobby-card.ts'
import type { Answer, Doing } from './act.ts'
import { panelAt } from './answer.ts'

export async function lobbyAnswer(doing: Doing<'table', Record<never, never>>, words: BotText): Promise<Answer> {
  const { bot, house, by } = doing
  if (by !== 'press' || doing.where.channelId !== doing.table.channel) return words
  const table = await tableById(house, doing.table.id)
  if (table.status === 'lobby') return null
  return panelAt(bot, doing, table.id).catch(() => ({ components: [lobbyCard(bot, table)] }))
}
