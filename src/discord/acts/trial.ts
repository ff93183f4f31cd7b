/** Trials look like tables: the same panels, boards and hands, made in another house. */
import { refuse } from '../../tables/house.ts'
import { isLesson, isSolo, isTrial } from '../../tables/trial-ids.ts'
import type { Bot } from '../bot.ts'
import { act } from './act.ts'
import { panelAt } from './answer.ts'
import { seated } from './may.ts'

/** The bot as it serves that table. */
export async function botAt(bot: Bot, table: string, person: string): Promise<Bot> {
  if (!isTrial(table)) return bot
  if (isSolo(table)) return { ...bot, house: (await bot.solos.at(table, person))?.house ?? refuse('solo.over') }
  if (isLesson(table)) return { ...bot, house: (await bot.lessons.at(table, person))?.house ?? refuse('learn.over') }
  return { ...bot, house: bot.trials.houseOf(table, person) ?? refuse('trial.over') }
}

export const trial = act({
  name: 'trial',
  at: 'table',
  may: seated,
  async do(doing) {
    const { bot, table, me, locale, ours } = doing
    const id = await bot.trials.begin(table.id, me.id, locale)
    return panelAt(await botAt(bot, id, me.id), doing, id, { notice: ours('trial.begun') })
  },
})
