/** The parlour as one person sees it. */
import type { APIMessage, Snowflake } from 'discord-api-types/v10'
import { type House, members, theBot } from '../house.ts'
import { cast } from '../membership.ts'
import { typeOfChannel } from '../payloads/channels.ts'
import { apiRoles } from '../payloads/guild.ts'
import { apiMessage } from '../payloads/messages.ts'
import { apiUser, userOf } from '../payloads/people.ts'
import { canSee, May, permissionsIn } from '../permissions.ts'
import { emojiKey } from '../reactions.ts'
import type { Channel, Message, Person, Thread } from '../records.ts'
import type { WireAbilities, WireBot, WireChannel, WireEvent, WireMember, WireMessage, WirePerson, WireWorld } from '../wire.ts'

const avatarOf = (house: House, person: Person): string => `${house.address}/avatars/${person.id}.svg`
const shownName = (person: Person): string => person.member?.nick ?? person.name

export function wirePerson(house: House, person: Person): WirePerson {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar_url: avatarOf(house, person),
    locale: person.locale,
    roles: person.member?.roles ?? [],
    dms_open: person.dmsOpen,
    in_guild: person.member !== null,
  }
}

export const wirePeople = (house: House): WirePerson[] => cast(house).map((person) => wirePerson(house, person))

export const wireBot = (house: House): WireBot => ({
  user: apiUser(theBot(house)),
  application_id: house.guild.application,
  online: house.fleeting.botOnline,
})

export function wireMember(house: House, person: Person): WireMember {
  const roles = (person.member?.roles ?? [])
    .flatMap((id) => house.store.roles.get(id) ?? [])
    .sort((a, b) => b.position - a.position)
  const colour = roles.find((role) => role.color !== 0)?.color
  return {
    user: apiUser(person),
    name: shownName(person),
    avatar_url: avatarOf(house, person),
    roles: person.member?.roles ?? [],
    color: colour === undefined ? null : `#${colour.toString(16).padStart(6, '0')}`,
  }
}

/** Told so that a page can grey out what would be refused; the refusal itself stays with the acts. */
function abilities(house: House, person: Person, channel: Channel): WireAbilities {
  const bits = permissionsIn(house, person, channel)
  const has = (bit: bigint) => (bits & bit) === bit
  const shut = channel.kind === 'thread' && channel.locked && !has(May.ManageThreads)
  return {
    send: has(May.SendMessages) && !shut && channel.kind !== 'category' && channel.kind !== 'forum',
    attach: has(May.SendMessages | May.AttachFiles) && !shut,
    react: has(May.AddReactions | May.ReadMessageHistory) && !(channel.kind === 'thread' && channel.archived),
    commands: has(May.UseApplicationCommands) && !shut && channel.kind !== 'forum',
    pin: has(May.PinMessages) && !(channel.kind === 'thread' && channel.archived),
    start_threads: channel.kind === 'room' && has(May.CreatePublicThreads),
    manage_messages: has(May.ManageMessages),
    manage_threads: has(May.ManageThreads),
  }
}

const markId = (person: Snowflake, channel: Snowflake) => `${person}:${channel}`
export const readMark = (house: House, person: Snowflake, channel: Snowflake): Snowflake | null =>
  house.store.marks.get(markId(person, channel))?.message ?? null
export const setReadMark = (house: House, person: Snowflake, channel: Snowflake, message: Snowflake): void =>
  house.store.marks.put({ id: markId(person, channel), message })

export function wireChannel(house: House, person: Person, channel: Channel): WireChannel {
  const read = readMark(house, person.id, channel.id)
  const other = channel.kind === 'direct' ? (channel.people.find((id) => id !== person.id) ?? person.id) : undefined
  return {
    id: channel.id,
    type: typeOfChannel(channel),
    name:
      channel.kind === 'direct' ? (userOf(house, other ?? '').global_name ?? userOf(house, other ?? '').username) : channel.name,
    topic: channel.kind === 'room' || channel.kind === 'forum' ? channel.topic : null,
    parent_id: channel.kind === 'direct' ? null : channel.parent,
    position: 'position' in channel ? channel.position : 0,
    last_message_id: channel.lastMessage,
    read,
    // What was said before somebody came does not count as unread; their own id tells when that was.
    ...house.store.messages.counts(person.id, channel.id, read ?? person.id),
    can: abilities(house, person, channel),
    ...(other !== undefined && { recipient: userOf(house, other) }),
    ...(channel.kind === 'thread' && {
      thread: {
        private: channel.private,
        archived: channel.archived,
        locked: channel.locked,
        joined: channel.members.some((member) => member.id === person.id),
        owner_id: channel.owner,
        member_count: channel.members.length,
        message_count: channel.messages,
        auto_archive_duration: channel.autoArchive,
        ...(channel.tags && { tags: tagsOf(house, channel) }),
      },
    }),
  }
}

const tagsOf = ({ store }: House, { parent, tags = [] }: Thread) => {
  const forum = store.channels.get(parent)
  const known = forum?.kind === 'forum' ? (forum.tags ?? []) : []
  return tags.flatMap((id) =>
    known.filter((tag) => tag.id === id).map(({ name, emoji }) => ({ name, emoji: emoji?.name ?? null })),
  )
}

/** Archived threads are listed only for those who took part. */
export function isListed(house: House, person: Person, channel: Channel): boolean {
  if (!canSee(house, person, channel)) return false
  return channel.kind !== 'thread' || !channel.archived || channel.members.some((member) => member.id === person.id)
}

const wireEvents = (house: House, { id: me }: Person): WireEvent[] =>
  house.store.events
    .all()
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ id, name, description, location, startsAt, endsAt, isOn, interested }) => ({
      id,
      name,
      description,
      location,
      starts_at: startsAt,
      ends_at: endsAt,
      is_on: isOn,
      interested: interested.length,
      mine: interested.includes(me),
    }))

export function wireWorld(house: House, person: Person): WireWorld {
  return {
    person: wirePerson(house, person),
    guild: {
      id: house.guild.id,
      name: house.guild.name,
      roles: apiRoles(house),
      members: members(house)
        .filter((member) => !member.backstage)
        .map((member) => wireMember(house, member)),
    },
    events: wireEvents(house, person),
    channels: house.store.channels
      .all()
      .filter((channel) => isListed(house, person, channel))
      .map((channel) => wireChannel(house, person, channel)),
    bot: wireBot(house),
  }
}

/** Whether the message means this person; ephemerals mean nobody, since they answer a click. */
function isMentioned(house: House, person: Person, message: Message): boolean {
  if (message.author === person.id || message.addressee !== undefined) return false
  if (house.store.channels.get(message.channel)?.kind === 'direct') return true
  const roles = person.member?.roles ?? []
  return (
    message.mentionEveryone || message.mentions.includes(person.id) || message.mentionRoles.some((role) => roles.includes(role))
  )
}

/** `payload` may be one built for somebody else: only reactions differ, and those are told in the note. */
export function wireMessage(
  house: House,
  person: Person,
  message: Message,
  payload: APIMessage = apiMessage(house, message, person.id),
): WireMessage {
  const { origin } = message
  return {
    ...payload,
    wire: {
      mentioned: isMentioned(house, person, message),
      my_reactions: message.reactions.filter(({ people }) => people.includes(person.id)).map(({ emoji }) => emojiKey(emoji)),
      ...(origin?.command !== undefined &&
        origin.firstAnswer === undefined && { heading: { user: userOf(house, origin.person), command: origin.command } }),
      ...(message.unanswered && { unanswered: true }),
    },
  }
}
