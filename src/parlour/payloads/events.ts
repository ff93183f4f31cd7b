/** What stands on a guild's calendar, as Discord shows it. */
import {
  type APIGuildScheduledEvent,
  GuildScheduledEventEntityType as Kind,
  GuildScheduledEventPrivacyLevel as Privacy,
  GuildScheduledEventStatus as Status,
} from 'discord-api-types/v10'
import type { House } from '../house.ts'
import type { ScheduledEvent } from '../records.ts'
import { userOf } from './people.ts'
import { iso } from './plain.ts'

export const apiEvent = (
  house: House,
  event: ScheduledEvent,
  status: Status = event.isOn ? Status.Active : Status.Scheduled,
): APIGuildScheduledEvent & { guild_scheduled_event_exceptions: [] } => ({
  id: event.id,
  guild_id: house.guild.id,
  channel_id: null,
  creator_id: event.creator,
  creator: userOf(house, event.creator),
  name: event.name,
  description: event.description,
  scheduled_start_time: iso(event.startsAt),
  scheduled_end_time: iso(event.endsAt),
  privacy_level: Privacy.GuildOnly,
  status,
  entity_type: Kind.External,
  entity_id: null,
  entity_metadata: { location: event.location },
  recurrence_rule: null,
  guild_scheduled_event_exceptions: [],
  image: null,
  user_count: event.interested.length,
})
