/**
 * Places come and go: channels and threads are deleted, hidden, closed or locked, and whole servers send us away and have us back. Where
 * nobody can answer any more the table is held and finds another place; where they can again it goes on, and what was owed is posted.
 */
import { Events } from 'discord.js'
import type { Hold, Place } from '../../store/store.ts'
import { releaseTable } from '../../tables/held-tables.ts'
import { lostPlace } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'
import { glance, look } from '../out/sight.ts'

type On = { readonly id: string }

/** What the gateway says, as far as it matters here. */
type Packet = { readonly t: string | null; readonly d: { readonly id?: string } | null }

export function watchPlaces(bot: Bot): void {
  const { client, house, log } = bot
  const waiting = new Set<string>()
  const note = (work: Promise<unknown>) =>
    void work.catch((error) => log.error({ err: error }, 'places could not be looked at; the next change is looked at again'))
  /** All places of a server, once, however much changes at the same moment. */
  const survey = (server: string, isThorough = false) => {
    const key = `${server} ${isThorough}`
    if (waiting.has(key)) return
    waiting.add(key)
    note(
      house.queue.run(`places:${server}`, async () => {
        waiting.delete(key)
        for (const place of await house.store.placesOn(server)) await attend(bot, server, place, isThorough)
        await house.store.hurry(server, house.now())
        house.wake()
      }),
    )
  }

  client.on(Events.GuildCreate, ({ id }: On) => survey(id, true))
  client.on(Events.GuildAvailable, ({ id }: On) => survey(id, true))
  client.on(Events.GuildDelete, ({ id }: On) => survey(id))
  client.on(Events.GuildUnavailable, ({ id }: On) => survey(id))
  client.on(Events.GuildRoleUpdate, (_, { guild }) => survey(guild.id))
  client.on(Events.GuildRoleDelete, ({ guild }) => survey(guild.id))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && survey(guild.id))
  client.on(Events.ChannelUpdate, (_, channel) => !channel.isDMBased() && survey(channel.guild.id))
  client.on(Events.ThreadUpdate, (before, { id, locked, guild }) => before.locked !== locked && note(inside(bot, guild.id, id)))
  // Of a thread that sleeps discord.js does not tell: it has forgotten it.
  client.on(Events.Raw, ({ t, d }: Packet) => {
    if (d?.id && (t === 'THREAD_DELETE' || t === 'CHANNEL_DELETE')) note(gone(bot, d.id))
  })
  // Nobody tells what came and went while we were away.
  note(
    house.store.serversInUse().then((servers) => {
      for (const server of servers) survey(server, true)
    }),
  )
}

async function inside(bot: Bot, server: string, channel: string): Promise<void> {
  const { house } = bot
  await house.queue.run(`places:${server}`, async () => {
    for (const place of await house.store.placesIn(channel)) await attend(bot, server, place, false)
    await house.store.hurry(server, house.now())
    house.wake()
  })
}

/** With a channel its threads are gone. */
const gone = (bot: Bot, channel: string): Promise<void> =>
  bot.house.queue.run(`places:${channel}`, async () => {
    for (const place of await bot.house.store.placesIn(channel)) await settle(bot, place, 'gone')
  })

/** Asks Discord only where it cannot be known otherwise. */
async function attend(bot: Bot, server: string, place: Place, isThorough: boolean): Promise<void> {
  const known = glance(bot, { server, ...place })
  if (known !== undefined) return settle(bot, place, known)
  if (isThorough || place.heldFor !== null) await settle(bot, place, await look(bot, { server, ...place }))
}

async function settle({ house, log }: Bot, { table: id, status, heldFor }: Place, sight: Hold | null): Promise<void> {
  if (sight === heldFor) return
  try {
    await (sight === null ? releaseTable(house, id) : lostPlace(house, { id, status }, sight))
  } catch (error) {
    log.error({ table: id, err: error }, 'what became of the place of this table could not be noted')
  }
}
