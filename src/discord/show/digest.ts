/** Somebody's day: what they are asked everywhere, and what mattered at their tables since yesterday. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import { recap } from '../../tables/history.ts'
import { mySeat, positionOf } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { bullet, storyOf } from './event-text.ts'
import { inboxParts } from './inbox.ts'
import { container, voiceAt } from './panel.ts'
import { buttonRows } from './present/rows.ts'

const MOST_TABLES = 5
const MOST_OF_A_TABLE = 4

/** Null where nothing waits and nothing has happened. */
export async function digestFor(bot: Bot, person: string, locale: string): Promise<APIMessageTopLevelComponent[] | null> {
  const ours = oursIn(locale)
  const { lines, buttons, tables } = await inboxParts(bot, person, locale)
  const news: string[] = []
  for (const table of tables.filter(({ status }) => status === 'playing').slice(0, MOST_TABLES)) {
    const position = await positionOf(bot.house, table).catch(() => null)
    if (!position) continue
    const events = await recap(bot.house, table, mySeat(table, person).seat, 'day')
    const mattered = storyOf(events, MOST_OF_A_TABLE)
    if (mattered.length === 0) continue
    const voice = voiceAt(position, locale)
    news.push(
      '',
      ours('digest.since', { title: position.hosted.title, id: table.id }),
      ...mattered.map((event) => bullet(voice, event)),
    )
  }
  if (buttons.length === 0 && news.length === 0) return null
  return [container([ours('digest.title'), ...lines, ...news], buttonRows(buttons))]
}
