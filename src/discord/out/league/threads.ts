/** Where a league lives: its channel, and a thread for every game. Asked again after a crash, the thread made before is found. */
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { Threads } from '../../../league/next-games.ts'
import type { House } from '../../../tables/house.ts'
import type { Bot } from '../../bot.ts'

const A_WEEK = 10_080

export const threadsOf =
  ({ client, house }: Pick<Bot, 'client' | 'house'>): Threads =>
  async ({ channel: id, name, game }) => {
    const channel = await client.channels.fetch(id)
    if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
      throw new Error(`the league's channel ${id} cannot have threads`)
    const { threads } = await channel.threads.fetchActive()
    const alike = threads.filter(
      (thread) => thread.parentId === id && thread.name === name && thread.ownerId === client.user.id && !thread.locked,
    )
    for (const thread of alike.keys()) if (await isFor(house, game, thread)) return thread
    return (await channel.threads.create({ name, autoArchiveDuration: A_WEEK })).id
  }

/** Games may be called the same. It is that of this one, or nobody's, and no other table is there. */
async function isFor({ store }: Pick<House, 'store'>, game: string, thread: string): Promise<boolean> {
  const owner = await store.league.gameIn(thread)
  if (owner !== null) return owner === game
  const table = await store.tableIn(thread)
  return table?.status !== 'lobby' && table?.status !== 'playing'
}

/** Only where Discord says so: a channel that cannot be reached just now is still there. */
export const isGone = ({ client }: Pick<Bot, 'client'>, channel: string): Promise<boolean> =>
  client.channels.fetch(channel).then(
    () => false,
    (error) => error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel,
  )
