/** A channel, thread or server that is gone. Running games go on, from anywhere; tables that had not begun cannot begin any more. */
import { Events } from 'discord.js'
import type { Seated } from '../store/store.ts'
import { end } from '../tables/leaving.ts'
import type { Bot } from './bot.ts'

export function watchForVanishing(bot: Bot): void {
  const { store } = bot.house
  const close = async (tables: readonly (Seated | null)[]) => {
    for (const table of tables) if (table?.status === 'lobby') await end(bot.house, table.id)
  }
  const note = (closing: Promise<void>) =>
    closing.catch((error) => bot.log.error({ err: error }, 'a table whose channel is gone could not be closed'))
  const inChannel = async (id: string) => close([await store.tableIn(id)])
  bot.client.on(Events.ChannelDelete, ({ id }) => note(inChannel(id)))
  bot.client.on(Events.ThreadDelete, ({ id }) => note(inChannel(id)))
  bot.client.on(Events.GuildDelete, ({ id }) => note(store.tablesOn(id).then(close)))
}
