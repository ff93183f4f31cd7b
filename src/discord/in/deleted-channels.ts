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
  client.on(Events.GuildDelete, ({ id }) => note(house.store.tablesOn(id).then(close)))
  // Nobody tells what went while we were away.
  for (const server of client.guilds.cache.keys()) note(house.store.tablesOn(server).then((tables) => closeLost(bot, tables)))
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
