/** Conversations the bot has no part in: only what people have taken along as an app of their own reaches it there, by their presses alone. */
import { type APIAuthorizingIntegrationOwnersMap, ApplicationIntegrationType, type Snowflake } from 'discord-api-types/v10'
import type { House } from './house.ts'
import type { Channel } from './records.ts'

/** Discord lets an app that only its user has taken along say so much after its answer. */
export const MOST_FOLLOW_UPS = 5

export const isElsewhere = (house: House, channel: Channel): boolean =>
  channel.kind === 'direct' && !channel.people.includes(house.guild.bot)

/** Through whom the bot is reached: the server it was added to ("0" in its own conversations), or who has taken it along where it is not. */
export function ownersOf(house: House, channel: Channel, person: Snowflake): APIAuthorizingIntegrationOwnersMap {
  if (isElsewhere(house, channel)) return { [ApplicationIntegrationType.UserInstall]: person }
  return { [ApplicationIntegrationType.GuildInstall]: channel.kind === 'direct' ? '0' : house.guild.id }
}
