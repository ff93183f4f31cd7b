/** A card that somebody deleted, or that could not be posted, comes back when its table is looked at; and it is seen what is in the way. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { Hold, Seated } from '../../store/store.ts'
import { releaseTable } from '../../tables/held-tables.ts'
import { lostPlace, repost } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'
import { glance, look } from './sight.ts'

/** What is in the way there; null if people can press, or nobody knows. */
export async function restoreCard(bot: Bot, table: Seated): Promise<Hold | null> {
  if (table.status !== 'lobby' && table.status !== 'playing') return null
  const sight = await look(bot, table).catch(() => null)
  if (sight !== null) {
    await lostPlace(bot.house, table, sight)
    return sight
  }
  if (table.heldAt !== null) await releaseTable(bot.house, table.id)
  if (table.card.post) await restore(bot, table, table.card.post)
  return null
}

async function restore(bot: Bot, { id, server, channel }: Seated, card: string): Promise<void> {
  const { house } = bot
  const post = await house.store.post(card)
  // It is still to be sent: at once, if it waits for being let in.
  if (post?.sentAt === null) {
    await house.store.hurry(server, house.now())
    return house.wake()
  }
  // It was dropped, or a plain card stands in for it: perhaps it can be posted now.
  if (!post?.message || 'isPlain' in post.body) return repost(house, id)
  if (await isDeleted(bot, channel, post.message)) await repost(house, id)
}

/** Only where Discord says so. */
async function isDeleted({ client }: Bot, channel: string, message: string): Promise<boolean> {
  try {
    const place = await client.channels.fetch(channel)
    if (place?.isTextBased()) await place.messages.fetch({ message, force: true, cache: false })
    return false
  } catch (error) {
    return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage
  }
}

/** Nobody tells us of messages that are deleted, so cards are looked for now and then: without them nobody can press. */
export async function missCard(bot: Bot, id: string): Promise<void> {
  const { house } = bot
  const table = await house.store.table(id)
  if (!table?.card.post || table.heldAt !== null || glance(bot, table) !== null) return
  const post = await house.store.post(table.card.post)
  if (post?.message && post.sentAt !== null && (await isDeleted(bot, table.channel, post.message))) await repost(house, id)
}
