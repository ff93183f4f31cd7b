/** A card that somebody deleted, or that could not be posted, comes back when its table is looked at. */
import { DiscordAPIError } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { repost } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'

const UNKNOWN_MESSAGE = 10008

export async function restoreCard(bot: Bot, { id, server, status, channel, card }: Seated): Promise<void> {
  if ((status !== 'lobby' && status !== 'playing') || !card.post) return
  const { house } = bot
  const post = await house.store.post(card.post)
  // It is still to be sent: at once, if it waits for being let in.
  if (post?.sentAt === null) {
    await house.store.hurry(server, house.now())
    return house.wake()
  }
  // It was dropped, or a plain card stands in for it: perhaps it can be posted now.
  if (!post?.message || 'isPlain' in post.body) return repost(house, id)
  const { message } = post
  try {
    const place = await bot.client.channels.fetch(channel)
    if (place?.isTextBased()) await place.messages.fetch({ message, force: true })
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) await repost(house, id)
  }
}
