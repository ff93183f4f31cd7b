/** Who is meant by a message, and whose phone rings. The two differ: allowed mentions, rights and sight come between. */
import { ComponentType, AllowedMentionsTypes as Kind, type Snowflake } from 'discord-api-types/v10'
import { type House, members } from './house.ts'
import { canSee, May, may } from './permissions.ts'
import type { Channel, Message, Person } from './records.ts'
import type { AllowedMentions } from './rules/message.ts'

export interface Mentions {
  people: Snowflake[]
  roles: Snowflake[]
  everyone: boolean
}

const idsIn = (text: string, pattern: RegExp): Snowflake[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])),
]

/** Text that can mention: the content, or the text displays of a message made of components. */
export function mentioningText(message: Pick<Message, 'content' | 'components'>): string {
  const parts = [message.content]
  for (const component of message.components)
    for (const inner of component.type === ComponentType.Container ? component.components : [component])
      if (inner.type === ComponentType.TextDisplay) parts.push(inner.content)
      else if (inner.type === ComponentType.Section) parts.push(...inner.components.map((text) => text.content))
  return parts.join('\n')
}

/** Who is mentioned, as far as the author allows it and may do it. */
export function readMentions(
  house: House,
  author: Person,
  channel: Channel,
  text: string,
  allowed: AllowedMentions | undefined,
): Mentions {
  const permits = (kind: Kind, id: Snowflake, listed: Snowflake[] | undefined) =>
    !allowed || allowed.parse?.includes(kind) || listed?.includes(id) || false
  const people = idsIn(text, /<@!?(\d{17,20})>/g).filter(
    (id) => house.store.people.get(id) && permits(Kind.User, id, allowed?.users),
  )
  if (channel.kind === 'direct') return { people, roles: [], everyone: false }
  const mayAll = may(house, author, channel, May.MentionEveryone)
  const roles = idsIn(text, /<@&(\d{17,20})>/g).filter((id) => {
    const role = house.store.roles.get(id)
    return role && (role.mentionable || mayAll) && permits(Kind.Role, id, allowed?.roles)
  })
  const everyone = /@(everyone|here)\b/.test(text) && mayAll && (!allowed || Boolean(allowed.parse?.includes(Kind.Everyone)))
  return { people, roles, everyone }
}

/** Whom a new message pings: never its author, never somebody who cannot read it. */
export function pingedBy(house: House, author: Person, channel: Channel, mentions: Mentions): Snowflake[] {
  if (channel.kind === 'direct') return channel.people.filter((id) => id !== author.id)
  return members(house)
    .filter(
      (person) =>
        person.id !== author.id &&
        (mentions.everyone ||
          mentions.people.includes(person.id) ||
          mentions.roles.some((role) => person.member?.roles.includes(role))) &&
        canSee(house, person, channel),
    )
    .map((person) => person.id)
}
