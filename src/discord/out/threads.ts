/** Where a table lives: a thread of its own where we may make one, else the channel itself. */
import { ChannelType, DiscordAPIError, type Interaction, PermissionFlagsBits } from 'discord.js'
import { refuse } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { type Asking, missingPermissions } from './permissions.ts'

const A_WEEK = 10_080

export async function placeForTable(
  bot: Bot,
  interaction: Asking & Pick<Interaction, 'channel' | 'channelId' | 'guildId'>,
  title: string,
): Promise<string> {
  const { channel } = interaction
  const channelId = placeHere(interaction)
  const wantsThread = (await bot.house.store.server(interaction.guildId ?? '')).threads !== false
  const mayMakeOne = interaction.appPermissions.has([
    PermissionFlagsBits.CreatePublicThreads,
    PermissionFlagsBits.SendMessagesInThreads,
  ])
  if (!wantsThread || channel?.type !== ChannelType.GuildText || !mayMakeOne) return channelId
  try {
    const thread = await channel.threads.create({ name: title.slice(0, 100), autoArchiveDuration: A_WEEK })
    return thread.id
  } catch (error) {
    // The server has as many threads as it can have, say: then the channel has to do.
    if (error instanceof DiscordAPIError) return channelId
    throw error
  }
}

/** This channel, if we may post there what a table has to say. */
export function placeHere(interaction: Asking & Pick<Interaction, 'channel' | 'channelId'>): string {
  const inThread = interaction.channel?.isThread() ?? false
  const missing = missingPermissions(interaction, [
    'ViewChannel',
    inThread ? 'SendMessagesInThreads' : 'SendMessages',
    'AttachFiles',
  ])
  if (missing.length > 0) return refuse('missing.permissions', { missing })
  return interaction.channelId ?? refuse('table.none-here')
}
