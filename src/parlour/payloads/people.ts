/** Users and members as Discord shows them, complete enough for Discord's own description. */
import type { APIGuildMember, APIUser, Snowflake } from 'discord-api-types/v10'
import type { House } from '../house.ts'
import type { Person } from '../records.ts'
import { iso, NONE } from './plain.ts'

export function apiUser(person: Person): APIUser {
  return {
    id: person.id,
    username: person.bot ? person.name : person.username,
    discriminator: person.bot ? '0001' : '0',
    global_name: person.bot ? null : person.name,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    flags: NONE,
    public_flags: NONE,
    ...(person.bot && { bot: true }),
  }
}

/** Somebody whose record is gone still signed what they wrote. */
export const userOf = (house: House, id: Snowflake): APIUser => {
  const person = house.store.people.get(id)
  if (person) return apiUser(person)
  return {
    id,
    username: 'deleted_user',
    discriminator: '0',
    global_name: null,
    avatar: null,
    flags: NONE,
    public_flags: NONE,
    primary_guild: null,
  }
}

/** The bot's view of itself carries what only an account may know of itself. */
export const apiSelf = (bot: Person): APIUser => ({
  ...apiUser(bot),
  mfa_enabled: true,
  verified: true,
  locale: bot.locale,
  email: null,
})

export function apiMember(person: Person): APIGuildMember {
  return {
    user: apiUser(person),
    nick: person.member?.nick ?? null,
    avatar: null,
    banner: null,
    roles: person.member?.roles ?? [],
    joined_at: iso(person.member?.joinedAt ?? 0),
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: NONE,
  }
}

export const memberWithoutUser = (person: Person): Omit<APIGuildMember, 'user'> => {
  const { user: _, ...rest } = apiMember(person)
  return rest
}
