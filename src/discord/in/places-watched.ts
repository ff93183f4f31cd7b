/**
 * Places come and go. What people can press is `reach.ts`; here are the tables that had not begun, which are closed with their channel,
 * and what is owed: it is posted as soon as somebody lets us in again.
 */
import { Events } from 'discord.js'
import { lostPlace } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'
import { look } from '../out/sight.ts'
import type { Errands } from './errands.ts'

/** What the gateway says, as far as it matters here. */
type Packet = { readonly t: string | null; readonly d: { readonly id?: string } | null }

export function watchPlaces(bot: Bot, errands: Errands): void {
  const { client, house } = bot
  const hurry = (server: string) =>
    errands.run(`posts of ${server}`, async () => {
      await house.store.hurry(server, house.now())
      house.wake()
    })
  const close = (server: string) => errands.run(`lobbies of ${server}`, () => closeLost(bot, server))

  client.on(Events.GuildCreate, ({ id }) => close(id))
  for (const event of [Events.GuildCreate, Events.GuildAvailable] as const) client.on(event, ({ id }) => hurry(id))
  client.on(Events.GuildRoleUpdate, (_, { guild }) => hurry(guild.id))
  client.on(Events.GuildRoleDelete, ({ guild }) => hurry(guild.id))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && hurry(guild.id))
  client.on(Events.ChannelUpdate, (_, channel) => !channel.isDMBased() && hurry(channel.guild.id))
  client.on(Events.ThreadUpdate, (before, { locked, guild }) => before.locked !== locked && hurry(guild.id))
  // Of a thread that sleeps discord.js does not tell: it has forgotten it.
  client.on(Events.Raw, ({ t, d }: Packet) => {
    if (d?.id && (t === 'THREAD_DELETE' || t === 'CHANNEL_DELETE')) errands.run(`tables in ${d.id}`, () => gone(bot, d.id!))
  })
  // Nobody tells what went while we were away.
  for (const server of client.guilds.cache.keys()) close(server)
}

/** With a channel its threads are gone. */
const gone = ({ house }: Bot, channel: string): Promise<void> =>
  house.queue.run(`places:${channel}`, async () => {
    for (const { table: id, status } of await house.store.placesIn(channel)) await lostPlace(house, { id, status }, 'gone')
  })

async function closeLost(bot: Bot, server: string): Promise<void> {
  for (const { table: id, status, channel } of await bot.house.store.placesOn(server))
    if (status === 'lobby' && !bot.client.channels.cache.has(channel) && (await look(bot, { server, channel })) === 'gone')
      await lostPlace(bot.house, { id, status }, 'gone')
}
