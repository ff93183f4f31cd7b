/** The welcome card, posted where an organiser wants it, and brought up to date once when there is news. */
import { DiscordAPIError, MessageFlags, type SendableChannels } from 'discord.js'
import { noteStored } from '../../store/deed.ts'
import { inPublic } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { welcomeCard } from '../show/welcome.ts'

const news = () => inPublic('welcome.news')
const cardOf = (bot: Bot) => ({ components: [welcomeCard(bot)], flags: MessageFlags.IsComponentsV2 }) as const

export async function postWelcome(bot: Bot, server: string, channel: SendableChannels): Promise<void> {
  const { id } = await channel.send(cardOf(bot))
  // Posted is as good as stored: nobody should ask for it twice.
  noteStored()
  await bot.house.store.saveServer(server, { welcomed: true, welcome: { channel: channel.id, message: id, news: news() } })
}

/** Edits rather than posts: nobody is called. A card that is gone, or out of reach, is left alone until somebody posts another. */
export async function tellNews(bot: Bot): Promise<void> {
  const { client, house, log } = bot
  for (const server of client.guilds.cache.keys())
    try {
      const { welcome } = await house.store.server(server)
      if (!welcome || welcome.news === news()) continue
      await edited(bot, welcome)
      await house.store.saveServer(server, { welcome: { ...welcome, news: news() } })
    } catch (error) {
      log.warn({ err: error }, 'a welcome card could not be told the news')
    }
}

async function edited(
  bot: Bot,
  { channel: where, message }: { readonly channel: string; readonly message: string },
): Promise<void> {
  try {
    const channel = await bot.client.channels.fetch(where)
    if (channel?.isSendable()) await channel.messages.edit(message, cardOf(bot))
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
  }
}
