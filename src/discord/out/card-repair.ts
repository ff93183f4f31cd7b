/** A card that somebody deleted, or that could not be posted, comes back when its table is looked at. */
import { DiscordAPIError } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { repost } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'

const UNKNOWN_MESSAGE = 10008

export async function restoreCard(bot: Bot, { id, status, channel, card }: Seated): Promise<void> {
  if ((status !== 'lobby' && status !== 'playing') || !card.post) return
  const post = await bot.house.store.post(card.post)
  if (post?.sentAt === null) return // it is still to be sent
  // We were not let in when it was to be posted: perhaps we are now.
  if (!post?.message) return repost(bot.house, id)
  const { message } = post
  try {
    const place = await bot.client.channels.fetch(channel)
    if (place?.isTextBased()) await place.messages.fetch({ message, force: true })
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) await repost(bot.house, id)
  }
}
