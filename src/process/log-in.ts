/** Coming to Discord: until it has let us in and told us who we are. */
import { type Client, Events } from 'discord.js'
import { within } from './within.ts'

/**
 * The library tries for ever. A process that never gets in says so and ends, and whoever looks after it tries another: not so often that
 * Discord's thousand logins a day run out.
 */
const LONGEST = 90_000

export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent'
}

export async function logIn(client: Client, token: string, patience = LONGEST): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  const isIn = await within(
    patience,
    client.login(token).then(() => ready),
  )
  if (isIn) return ready
  client.destroy().catch(() => {})
  throw new GatewaySilent(
    `Discord's gateway has not let Archon in for ${patience / 1_000} s, so it gives up. Nothing is lost; start again in a while.`,
  )
}
