/** How a place on Discord is: whether we can write there and people can press, or what is in the way. */
import { type Channel, RESTJSONErrorCodes as Code, DiscordAPIError, PermissionFlagsBits as May } from 'discord.js'
import type { Hold } from '../../store/store.ts'
import type { Bot } from '../bot.ts'
import { isOurs } from '../shards.ts'

type Where = { readonly server: string; readonly channel: string }

/** Null: all is well. */
export function sightOf(channel: Channel | null): Hold | null {
  if (!channel?.isSendable()) return 'mute'
  if (channel.isDMBased()) return null
  const may = channel.permissionsFor(channel.client.user)
  if (!may?.has(May.ViewChannel)) return 'unseen'
  // There nobody can press anything, whatever we may do.
  if (channel.isThread() && channel.locked) return 'locked'
  return may.has(channel.isThread() ? May.SendMessagesInThreads : May.SendMessages) ? null : 'mute'
}

/** As far as we have been told, without asking; undefined where we do not know. */
export function glance({ client }: Bot, { server, channel }: Where): Hold | null | undefined {
  const guild = client.guilds.cache.get(server)
  if (!guild && !isOurs(client, server)) return undefined
  if (!guild?.available) return 'server'
  const known = client.channels.cache.get(channel)
  return known && sightOf(known)
}

/** Discord is asked; how it is on a server that another process hears of is seen to there. */
export async function look(bot: Bot, where: Where): Promise<Hold | null> {
  if (glance(bot, where) === 'server') return 'server'
  if (!bot.client.guilds.cache.has(where.server)) return null
  try {
    return sightOf(await bot.client.channels.fetch(where.channel, { force: true }))
  } catch (error) {
    const code = error instanceof DiscordAPIError ? error.code : null
    if (code === Code.UnknownChannel) return 'gone'
    if (code === Code.MissingAccess) return 'unseen'
    throw error
  }
}
