/** A server that sent us away is forgotten after a month; one that has us back in time loses nothing. */
import { Events } from 'discord.js'
import { OWN_PAGE } from '../../store/keeping.ts'
import type { Bot } from '../bot.ts'
import { tryAgainOn } from '../out/private-messages.ts'
import { isOurs } from '../shards.ts'

const MONTH = 30 * 86_400_000
/** The timer of a server that we left. */
const LEFT = 'left'

/** Before any timer is kept: a server that had us back while nobody listened must not be forgotten. */
export async function watchServers(bot: Bot): Promise<void> {
  const { client, house, log } = bot
  const left = async (server: string) => {
    await house.store.promise(server, [{ key: LEFT, dueAt: house.now() + MONTH }])
    house.wake()
  }
  const back = (server: string) => house.store.promise(server, [], [LEFT])
  const note = (work: Promise<unknown>) =>
    work.catch((error) => log.error({ err: error }, 'who has us, and who has not, could not be noted'))
  client.on(Events.GuildDelete, ({ id }) => note(left(id)))
  client.on(Events.GuildCreate, ({ id }) => note(back(id).then(() => tryAgainOn(bot, id))))
  const leaving = new Set(await house.store.promised(LEFT))
  for (const server of await house.store.servers()) {
    if (server === OWN_PAGE || !isOurs(client, server)) continue
    if (client.guilds.cache.has(server)) {
      if (leaving.has(server)) await back(server)
    } else if (!leaving.has(server)) await left(server)
  }
}
