/**
 * A channel, thread or server that is gone. Running games go on, those of a league in a new thread, others from anywhere; tables that
 * had not begun cannot begin any more.
 */
import { DiscordAPIError, Events, RESTJSONErrorCodes } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { end } from '../../tables/leaving.ts'
import { lostPlace } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'

export function watchForVanishing(bot: Bot): void {
  const { client, house, log } = bot
  const close = async (tables: readonly (Seated | null)[]) => {
    for (const table of tables) if (table?.status === 'lobby') await end(house, table.id)
  }
  const note = (closing: Promise<void>) =>
    closing.catch((error) => log.error({ err: error }, 'a table whose channel is gone could not be closed'))
  const inChannel = async (id: string) => {
    const table = await house.store.tableIn(id)
    await close([table])
    if (table?.status === 'playing') await lostPlace(house, table.id)
  }
  client.on(Events.ChannelDelete, ({ id }) => note(inChannel(id)))
  client.on(Events.ThreadDelete, ({ id }) => note(inChannel(id)))
  watchForAccess(bot)
  // Nobody tells what went while we were away.
  for (const server of client.guilds.cache.keys()) note(house.store.tablesOn(server).then((tables) => closeLost(bot, tables)))
}

/** Somebody changed what we may do on a server, or had us back: what could not be posted there is tried again at once. */
function watchForAccess({ client, house, log }: Bot): void {
  const hurry = ({ id }: { readonly id: string }) =>
    house.store
      .hurry(id, house.now())
      .then(() => house.wake())
      .catch((error) => log.error({ err: error }, 'what waits for access could not be looked at'))
  client.on(Events.GuildCreate, hurry)
  client.on(Events.GuildAvailable, hurry)
  client.on(Events.GuildRoleUpdate, (_, { guild }) => hurry(guild))
  client.on(Events.GuildRoleDelete, ({ guild }) => hurry(guild))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && hurry(guild))
  client.on(Events.ChannelUpdate, (_, channel) => !channel.isDMBased() && hurry(channel.guild))
  client.on(Events.ThreadUpdate, (_, { guild }) => hurry(guild))
}

async function closeLost({ client, house }: Bot, tables: readonly Seated[]): Promise<void> {
  for (const table of tables) {
    if (table.status === 'lobby' && (await isGone(() => client.channels.fetch(table.channel)))) await end(house, table.id)
  }
}

/** Only where Discord says so: a channel that cannot be reached just now is still there. */
async function isGone(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look()
    return false
  } catch (error) {
    return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel
  }
}
