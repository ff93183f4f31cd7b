/** Whether somebody is still on a server. Nobody tells us when they leave, so they are looked for. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import type { Bot } from '../bot.ts'

const GONE: ReadonlySet<number | string> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser])

/** Only where Discord says so: whoever cannot be looked for is still there. */
export async function isMember({ client }: Bot, server: string, person: string): Promise<boolean> {
  try {
    await client.guilds.cache.get(server)?.members.fetch({ user: person, force: true })
    return true
  } catch (error) {
    return !(error instanceof DiscordAPIError && GONE.has(error.code))
  }
}
