/** Where a league lives: its channel, and a thread for every game. Asked again after a crash, the thread made before is found. */
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { Threads } from '../../../league/next-games.ts'
import type { Bot } from '../../bot.ts'

const A_WEEK = 10_080

export const threadsOf =
  (bot: Pick<Bot, 'client'>): Threads =>
  async ({ channel: id, name }) => {
    const channel = await bot.client.channels.fetch(id)
    if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
      throw new Error(`the league's channel ${id} cannot have threads`)
    const { threads } = await channel.threads.fetchActive()
    const made = threads.find(
      (thread) => thread.parentId === id && thread.name === name && thread.ownerId === bot.client.user.id && !thread.locked,
    )
    return (made ?? (await channel.threads.create({ name, autoArchiveDuration: A_WEEK }))).id
  }

/** Only where Discord says so: a channel that cannot be reached just now is still there. */
export const isGone = ({ client }: Pick<Bot, 'client'>, channel: string): Promise<boolean> =>
  client.channels.fetch(channel).then(
    () => false,
    (error) => error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel,
  )
