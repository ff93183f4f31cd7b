/** What may be said about events: those that take place elsewhere than in a voice channel, for there is none here. */
import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel, GuildScheduledEventStatus } from 'discord-api-types/v10'
import * as z from 'zod'
import { moment, nullless, text } from './scalars.ts'

const place = z.object({ location: text(1, 100) })
const kind = z.literal(GuildScheduledEventEntityType.External)
const privacy = z.literal(GuildScheduledEventPrivacyLevel.GuildOnly)

export const eventForm = nullless(
  z.object({
    name: text(1, 100),
    description: text(1, 1000).exactOptional(),
    scheduled_start_time: moment,
    scheduled_end_time: moment,
    privacy_level: privacy,
    entity_type: kind,
    entity_metadata: place,
  }),
)
export const eventEditForm = nullless(
  z.object({
    name: text(1, 100).exactOptional(),
    description: text(1, 1000).exactOptional(),
    scheduled_start_time: moment.exactOptional(),
    scheduled_end_time: moment.exactOptional(),
    privacy_level: privacy.exactOptional(),
    entity_type: kind.exactOptional(),
    entity_metadata: place.exactOptional(),
    status: z.enum(GuildScheduledEventStatus).exactOptional(),
  }),
)
