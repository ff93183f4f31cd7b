/** What stands on a server's calendar: scheduled events of ours, found again by their names. Where we may not make any, there are none. */
import {
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  PermissionFlagsBits,
} from 'discord.js'
import type { CalendarEntry } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'

/** Discord takes no event that has begun already. */
const SOON = 60_000

export async function keepCalendar({ client, house, log }: Bot, entry: CalendarEntry): Promise<void> {
  const guild = client.guilds.cache.get(entry.server)
  const me = guild && (guild.members.me ?? (await guild.members.fetchMe()))
  if (!guild || !me?.permissions.any([PermissionFlagsBits.CreateEvents, PermissionFlagsBits.ManageEvents])) return
  const location = `#${guild.channels.cache.get(entry.channel)?.name ?? 'league'}`
  try {
    const there = (await guild.scheduledEvents.fetch()).filter(
      ({ name, creatorId }) => creatorId === client.user.id && entry.names.includes(name),
    )
    for (const event of there.values()) if (!entry.events.some(({ name }) => name === event.name)) await event.delete()
    for (const { name, about, from, to } of entry.events) {
      const known = there.find((event) => event.name === name)
      const times = { scheduledStartTime: from, scheduledEndTime: to }
      if (!known && from > house.now() + SOON)
        await guild.scheduledEvents.create({
          name,
          description: about,
          ...times,
          privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly,
          entityType: GuildScheduledEventEntityType.External,
          entityMetadata: { location },
        })
      else if (known?.status === GuildScheduledEventStatus.Active && known.scheduledEndTimestamp !== to)
        await known.edit({ scheduledEndTime: to })
      else if (known?.status === GuildScheduledEventStatus.Scheduled) {
        const isMoved = known.entityMetadata?.location !== location
        if (isMoved || known.scheduledStartTimestamp !== from) await known.edit({ ...times, entityMetadata: { location } })
      }
    }
  } catch (error) {
    // A calendar that is full, or closed to us meanwhile, holds nothing up: the league's own card has every date.
    if (!(error instanceof DiscordAPIError)) throw error
    log.warn({ err: error }, 'the calendar of this server does not take what we want to put there')
  }
}
