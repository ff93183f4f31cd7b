/**
 * Whether people can press where a table or a league lives: its place is there, we see it and may write to it, and it is not locked.
 * While they cannot, tables are held and seasons rest. We hear of every change; what we did not hear is looked at before anybody's
 * time is up.
 */
import { DiscordAPIError, Events, type GuildBasedChannel, PermissionFlagsBits as May, RESTJSONErrorCodes } from 'discord.js'
import { holdSeason, releaseSeason } from '../../league/lost-time.ts'
import type { Hold, Outside } from '../../store/store.ts'
import { holdTable, releaseTable } from '../../tables/held-tables.ts'
import type { Bot } from '../bot.ts'

const SLICE = 20

type Place = { readonly server: string; readonly channel: string }

export type Reach = {
  /** Whether people can press at that table; where they cannot, and nobody told us, it is held as if they never could since then. */
  isInReach(table: string, since: number): Promise<boolean>
  idle(): Promise<void>
  /** Nobody waits for what is being looked at. */
  close(): void
}

export function watchReach(bot: Bot): Reach {
  const { client, house, log } = bot
  /** Looks under way, one for each server: `*` is all of them. */
  const looking = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let isClosed = false
  const note = (error: unknown) => {
    if (!isClosed) log.error({ err: error }, 'whether tables can be reached could not be looked at')
  }

  const look = (server: string) => {
    if (isClosed) return
    if (looking.has(server)) return void again.add(server)
    const done = lookAt(bot, server === EVERYWHERE ? undefined : server)
      .catch(note)
      .finally(() => {
        looking.delete(server)
        if (again.delete(server)) look(server)
      })
    looking.set(server, done)
  }
  const lookIn = async (channel: string) => {
    const table = await house.store.tableIn(channel)
    if (table?.status === 'playing') await settle(bot, table)
  }
  const near = ({ id }: { readonly id: string }) => void lookIn(id).catch(note)

  for (const event of [Events.GuildCreate, Events.GuildAvailable, Events.GuildUnavailable, Events.GuildDelete] as const)
    client.on(event, ({ id }) => look(id))
  for (const event of [Events.GuildRoleCreate, Events.GuildRoleDelete] as const) client.on(event, ({ guild }) => look(guild.id))
  client.on(Events.GuildRoleUpdate, (_, { guild }) => look(guild.id))
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && look(guild.id))
  client.on(Events.ChannelUpdate, (_, channel) => !channel.isDMBased() && look(channel.guild.id))
  client.on(Events.ChannelDelete, (channel) => !channel.isDMBased() && look(channel.guild.id))
  client.on(Events.ThreadCreate, near)
  client.on(Events.ThreadUpdate, (_, thread) => near(thread))
  client.on(Events.ThreadDelete, near)
  client.on(Events.ThreadListSync, (_, { id }) => look(id))
  // Nobody tells what changed while we could not hear.
  client.on(Events.ShardReady, () => look(EVERYWHERE))
  look(EVERYWHERE)

  return {
    async isInReach(id, since) {
      const table = await house.store.table(id)
      return table === null || (await settle(bot, table, since)) === null
    },
    async idle() {
      while (looking.size > 0) await Promise.all(looking.values())
    },
    close() {
      isClosed = true
    },
  }
}

const EVERYWHERE = '*'

async function lookAt(bot: Bot, server: string | undefined): Promise<void> {
  const { store } = bot.house
  for (let after = ''; ; ) {
    const tables = await store.playing(after, SLICE, server)
    for (const table of tables) await settle(bot, table)
    if (tables.length < SLICE) break
    after = tables.at(-1)!.id
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const { id, heldAt, ...place } of await store.league.seasonsUnderWay(server)) {
    const why = await whyNot(bot, place)
    if (why === null && heldAt !== null) await releaseSeason(bot.house, id)
    if (why && heldAt === null) await holdSeason(bot.house, id)
  }
}

/** Holds or releases the table, as things are; says why nobody can answer there, null if they can. */
async function settle(
  bot: Bot,
  table: Pick<Outside, 'id' | 'server' | 'channel' | 'heldAt' | 'heldFor'>,
  since?: number,
): Promise<Hold | null> {
  const why = await whyNot(bot, table)
  if (why === undefined) return table.heldFor
  if (why === null && table.heldAt !== null) await releaseTable(bot.house, table.id)
  if (why === null || why === table.heldFor) return why
  await holdTable(bot.house, table.id, why, since)
  // It may have found another place meanwhile.
  const now = await bot.house.store.table(table.id)
  return now && now.channel !== table.channel ? settle(bot, now) : why
}

/** Undefined where we cannot know. */
async function whyNot({ client }: Bot, { server, channel: id }: Place): Promise<Hold | null | undefined> {
  const guild = client.guilds.cache.get(server)
  if (!guild?.available) return 'server'
  const channel = guild.channels.cache.get(id) ?? (await fetched(() => client.channels.fetch(id)))
  if (typeof channel === 'string' || !channel) return channel ?? undefined
  if (channel.isDMBased()) return null
  return shut(channel)
}

function shut(channel: GuildBasedChannel): Hold | null {
  const { me } = channel.guild.members
  const may = me && channel.permissionsFor(me)
  if (!may?.has(May.ViewChannel)) return 'unseen'
  if (channel.isThread() && channel.locked) return 'locked'
  return may.has(channel.isThread() ? May.SendMessagesInThreads : May.SendMessages) ? null : 'mute'
}

/** One that is not known here: a thread that sleeps, or one that is gone. */
async function fetched<T>(fetch: () => Promise<T>): Promise<T | 'gone' | 'unseen' | null> {
  try {
    return await fetch()
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) return null
    if (error.code === RESTJSONErrorCodes.UnknownChannel) return 'gone'
    return error.code === RESTJSONErrorCodes.MissingAccess ? 'unseen' : null
  }
}
