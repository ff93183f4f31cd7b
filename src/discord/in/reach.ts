/**
 * Whether people can press where a table or a league lives: its place is there, we see it and may write to it, and it is not locked.
 * While they cannot, tables are held and seasons rest. We hear of every change; what we did not hear is looked at before anybody's
 * time is up.
 */
import { Events } from 'discord.js'
import { holdSeason, releaseSeason } from '../../league/lost-time.ts'
import type { Hold, Outside } from '../../store/store.ts'
import { holdTable, releaseTable } from '../../tables/held-tables.ts'
import type { Bot } from '../bot.ts'
import { glance, look } from '../out/sight.ts'
import type { Errands } from './errands.ts'

/** So many tables at once: others are served in between. */
const SLICE = 5

type Place = { readonly server: string; readonly channel: string }

/** Whether people can press at that table; where they cannot, and nobody told us, it is held as if they never could since then. */
export type IsInReach = (table: string, since: number) => Promise<boolean>

export function watchReach(bot: Bot, errands: Errands): IsInReach {
  const { client, house } = bot
  const look = (server: string) =>
    errands.run(`reach of ${server}`, (since) => lookAt(bot, server === EVERYWHERE ? undefined : server, since))
  const near = ({ id: channel }: { readonly id: string }) =>
    errands.run(`reach of ${channel}`, async (since) => {
      const table = await house.store.tableIn(channel)
      if (table?.status === 'playing') await settle(bot, table, since)
    })

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

  return async (id, since) => {
    const table = await house.store.table(id)
    return table === null || (await settle(bot, table, since)) === null
  }
}

const EVERYWHERE = '*'

/** `since`: when it should have been looked at. */
async function lookAt(bot: Bot, server: string | undefined, since?: number): Promise<void> {
  const { store } = bot.house
  for (let after = ''; ; ) {
    const tables = await store.playing(after, SLICE, server)
    for (const table of tables) await settle(bot, table, since)
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
async function whyNot(bot: Bot, place: Place): Promise<Hold | null | undefined> {
  const known = glance(bot, place)
  return known === undefined ? look(bot, place).catch(() => undefined) : known
}
