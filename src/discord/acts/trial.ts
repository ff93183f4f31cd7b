/** Trials look like tables: the same panels, boards and hands, made in another house. */
import { refuse } from '../../tables/house.ts'
import { isTrial } from '../../tables/trials.ts'
import type { Bot } from '../bot.ts'
import type { Interaction } from '../out/replies.ts'
import type { Reply } from '../show/reply.ts'
import { panelAt } from './answer.ts'

/** The bot as it serves that table. */
export function botAt(bot: Bot, table: string, person: string): Bot {
  if (!isTrial(table)) return bot
  return { ...bot, house: bot.trials.houseOf(table, person) ?? refuse('trial.over') }
}

export async function trialReply(bot: Bot, interaction: Interaction, table: string): Promise<Reply> {
  const id = await bot.trials.begin(table, interaction.user.id, interaction.locale)
  const notice = 'Only you see this, and nothing here counts. What you cannot know was drawn anew; computers play the others.'
  return panelAt(botAt(bot, id, interaction.user.id), interaction, id, { notice })
}
