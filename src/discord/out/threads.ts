/** Where a table lives: a post in the forum of its server, a thread of its own where we may make one, else the channel itself. */
import { type Channel, ChannelType, DiscordAPIError, type Interaction, PermissionFlagsBits } from 'discord.js'
import type { Terms } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { isForum, placeInForum, postIn } from './forum.ts'
import { madeOnce, unusedThread } from './made-once.ts'
import { type Asking, missingPermissions } from './permissions.ts'

const A_WEEK = 10_080
const MAKING_ONE = [PermissionFlagsBits.CreatePublicThreads, PermissionFlagsBits.SendMessagesInThreads]
const MAKING_PRIVATE = ['CreatePrivateThreads', 'SendMessagesInThreads'] as const

export async function placeForTable(
  bot: Bot,
  interaction: Asking & Pick<Interaction, 'channel' | 'channelId' | 'guildId'>,
  title: string,
  { isPrivate = false }: Terms = {},
): Promise<string> {
  if (isPrivate) return privatePlace(bot, interaction, title)
  const post = await placeInForum(bot, interaction.guildId ?? '', title)
  if (post !== null) return post
  const channelId = placeHere(interaction)
  const wantsThread = (await bot.house.store.server(interaction.guildId ?? '')).threads !== false
  if (!wantsThread || !interaction.appPermissions.has(MAKING_ONE)) return channelId
  return (await made(bot, interaction.channel, title)) ?? channelId
}

/** Where nobody else is in the way of somebody's first game: a private thread where we may make one, else a place as for any table. */
export async function quietPlace(
  bot: Bot,
  interaction: Asking & Pick<Interaction, 'channel' | 'channelId' | 'guildId'>,
  title: string,
): Promise<{ channel: string; isPrivate: boolean }> {
  placeHere(interaction)
  const { channel, guildId } = interaction
  const wantsThread = (await bot.house.store.server(guildId ?? '')).threads !== false
  const mayHide = wantsThread && missingPermissions(interaction, MAKING_PRIVATE).length === 0
  const hidden = mayHide ? await made(bot, channel?.isThread() ? channel.parent : channel, title, true) : null
  return { channel: hidden ?? (await placeForTable(bot, interaction, title)), isPrivate: hidden !== null }
}

/** Nothing but a private thread will do. Where this is a thread, it hangs beside it. */
async function privatePlace(bot: Bot, interaction: Asking & Pick<Interaction, 'channel'>, title: string): Promise<string> {
  const missing = missingPermissions(interaction, MAKING_PRIVATE)
  if (missing.length > 0) return refuse('missing.permissions', { missing })
  const { channel } = interaction
  return (await made(bot, channel?.isThread() ? channel.parent : channel, title, true)) ?? refuse('table.no-private-thread')
}

/** A new thread there; one that was made for the same and never used will do. Null where none can be had. */
export async function threadIn(
  bot: Bot,
  channel: Channel | null,
  title: string,
  { isPrivate = false }: Terms = {},
): Promise<string | null> {
  if (isPrivate) return made(bot, channel, title, true)
  if (isForum(channel)) return postIn(bot, channel, title)
  if (channel?.type !== ChannelType.GuildText || !channel.permissionsFor(bot.client.user)?.has(MAKING_ONE)) return null
  return (await unusedThread(bot, channel, named(title))) ?? made(bot, channel, title)
}

const named = (title: string) => title.slice(0, 100)

async function made(bot: Bot, channel: Channel | null, title: string, isPrivate = false): Promise<string | null> {
  if (channel?.type !== ChannelType.GuildText) return null
  const common = { name: named(title), autoArchiveDuration: A_WEEK } as const
  try {
    return await madeOnce(bot, channel, common.name, () =>
      isPrivate
        ? channel.threads.create({ ...common, type: ChannelType.PrivateThread, invitable: false })
        : channel.threads.create(common),
    )
  } catch (error) {
    // The server has as many threads as it can have, say: then the channel has to do.
    if (error instanceof DiscordAPIError) return null
    throw error
  }
}

/** This channel, if we may post there what a table has to say. */
export function placeHere(interaction: Asking & Pick<Interaction, 'channel' | 'channelId' | 'guildId'>): string {
  if (interaction.guildId === null) return refuse('table.no-server')
  const inThread = interaction.channel?.isThread() ?? false
  const missing = missingPermissions(interaction, [
    'ViewChannel',
    inThread ? 'SendMessagesInThreads' : 'SendMessages',
    'AttachFiles',
  ])
  if (missing.length > 0) return refuse('missing.permissions', { missing })
  return interaction.channelId ?? refuse('table.none-here')
}
