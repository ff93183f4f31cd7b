/** The welcome card, posted where an organiser wants it. */
import { MessageFlags, type SendableChannels } from 'discord.js'
import { noteStored } from '../../store/deed.ts'
import type { Bot } from '../bot.ts'
import { welcomeCard } from '../show/welcome.ts'

export async function postWelcome(bot: Bot, channel: SendableChannels): Promise<void> {
  await channel.send({ components: [welcomeCard(bot)], flags: MessageFlags.IsComponentsV2 })
  // Posted is as good as stored: nobody should ask for it twice.
  noteStored()
}
