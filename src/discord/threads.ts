/** Where a table lives: a thread of its own where we may make one, else the channel itself. */
import { ChannelType, type Interaction, PermissionFlagsBits } from 'discord.js'
import type { Bot } from './bot.ts'

const A_WEEK = 10_080

export async function placeForTable(
  bot: Bot,
  interaction: Pick<Interaction, 'channel' | 'channelId' | 'guildId' | 'appPermissions'>,
  title: string,
): Promise<string> {
  const { channel, channelId } = interaction
  const wantsThread = (await bot.house.store.server(interaction.guildId ?? '')).threads !== false
  const mayMakeOne = interaction.appPermissions.has([
    PermissionFlagsBits.CreatePublicThreads,
    PermissionFlagsBits.SendMessagesInThreads,
  ])
  if (!wantsThread || channel?.type !== ChannelType.GuildText || !mayMakeOne) return channelId ?? ''
  const thread = await channel.threads.create({ name: title.slice(0, 100), autoArchiveDuration: A_WEEK })
  return thread.id
}
