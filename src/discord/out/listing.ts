/**
 * The standing list of a server's tables: one message where those who look after it want it, brought up to date within a minute, as the tags
 * of a forum are. Whoever deletes the message ends it.
 */
import { createHash } from 'node:crypto'
import { DiscordAPIError, MessageFlags, RESTJSONErrorCodes, type SendableChannels } from 'discord.js'
import { noteStored } from '../../store/deed.ts'
import type { Listing } from '../../store/store.ts'
import { openWatch, type Watch } from '../../tables/watch.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { tablesReply } from '../show/tables.ts'
import { keepForum } from './forum.ts'

const EVERY = 60_000
/** Nobody in particular: what everybody may know of. */
const ANYBODY = ''

export function openListings(bot: Bot): Watch {
  const { house, client, log } = bot
  let dueAt = house.now() + EVERY
  const round = async (): Promise<number> => {
    if (house.now() < dueAt) return dueAt
    for (const server of client.guilds.cache.keys())
      for (const keep of [keepListing, keepForum])
        await keep(bot, server).catch((error) => log.warn({ server, err: error }, 'the list of tables could not be kept'))
    dueAt = house.now() + EVERY
    return dueAt
  }
  const watch = openWatch({
    now: house.now,
    round,
    stumbled: (error) => log.error({ err: error }, 'lists of tables could not be kept; it is tried again'),
  })
  watch.wake(dueAt)
  return watch
}

/** Begins one in that channel; an earlier one stays as it was. */
export async function beginListing(bot: Bot, server: string, channel: string): Promise<void> {
  await bot.house.store.saveServer(server, { listing: { channel } })
  noteStored()
  await keepListing(bot, server)
}

async function keepListing(bot: Bot, server: string): Promise<void> {
  const { store } = bot.house
  const { listing } = await store.server(server)
  if (!listing) return
  const { components } = await tablesReply(bot, ANYBODY, server, PUBLIC)
  const digest = createHash('sha1').update(JSON.stringify(components)).digest('base64url')
  if (listing.message !== undefined && listing.digest === digest) return
  const channel = await bot.client.channels.fetch(listing.channel)
  if (!channel?.isSendable()) return
  const message = await shown(channel, listing, components)
  await store.saveServer(server, { listing: message === null ? undefined : { channel: listing.channel, message, digest } })
}

/** Which message it is now; null if somebody deleted it. */
async function shown(channel: SendableChannels, { message }: Listing, parts: Shown): Promise<string | null> {
  const body = { components: [...parts], allowedMentions: { parse: [] } }
  if (message === undefined) {
    // If its answer is lost, or the process dies now, it is not posted twice.
    const nonce = `list${channel.id}`
    return (await channel.send({ ...body, flags: MessageFlags.IsComponentsV2, nonce, enforceNonce: true })).id
  }
  try {
    await channel.messages.edit(message, body)
    return message
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage) return null
    throw error
  }
}

type Shown = Awaited<ReturnType<typeof tablesReply>>['components']
