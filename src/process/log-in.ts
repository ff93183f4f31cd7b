/** Coming to Discord: until it has let us in and told us who we are. */
import { type Client, Events } from 'discord.js'
import { within } from './within.ts'

/**
 * The library tries for ever. A process that never gets in says so and ends, and whoever looks after it tries another: not so often that
 * Discord's thousand logins a day run out. Many shards come in one after the other, so it is counted from the last that did.
 */
const LONGEST = 90_000

export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent'
}

export async function logIn(client: Client, token: string, patience = LONGEST): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  const entering = client.login(token).then(() => ready)
  let arrived = 0
  client.on(Events.ShardReady, () => {
    arrived++
  })
  for (let before = -1; arrived > before; ) {
    before = arrived
    if (await within(patience, entering)) return ready
  }
  client.destroy().catch(() => {})
  throw new GatewaySilent(
    `Discord's gateway has not let Archon in for ${patience / 1_000} s, so it gives up. Nothing is lost; start again in a while.`,
  )
}
