/** A server that sent us away is forgotten after a month; one that has us back in time loses nothing. */
import { Events } from 'discord.js'
import { OWN_PAGE } from '../../store/keeping.ts'
import type { Bot } from '../bot.ts'
import { tryAgainOn } from '../out/private-messages.ts'
import { isOurs } from '../shards.ts'
import type { Errands } from './errands.ts'

const MONTH = 30 * 86_400_000
/** The timer of a server that we left. */
const LEFT = 'left'

/** Before any timer is kept: a server that had us back while nobody listened must not be forgotten. */
export async function watchServers(bot: Bot, errands: Errands): Promise<void> {
  const { client, house } = bot
  const left = async (server: string) => {
    await house.store.promise(server, [{ key: LEFT, dueAt: house.now() + MONTH }])
    house.wake()
  }
  const back = (server: string) => house.store.promise(server, [], [LEFT])
  /** Where we were sent away and called back, what counts is the latter. */
  const note = (server: string, work: () => Promise<unknown>) => errands.run(`having ${server}`, work)
  client.on(Events.GuildDelete, ({ id }) => note(id, () => left(id)))
  client.on(Events.GuildCreate, ({ id }) => note(id, () => back(id).then(() => tryAgainOn(bot, id))))
  const leaving = new Set(await house.store.promised(LEFT))
  for (const server of await house.store.servers()) {
    if (server === OWN_PAGE || !isOurs(client, server)) continue
    if (client.guilds.cache.has(server)) {
      if (leaving.has(server)) await back(server)
    } else if (!leaving.has(server)) await left(server)
  }
}
