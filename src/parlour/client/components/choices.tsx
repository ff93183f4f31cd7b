// What a select offers, whether it stands in a message or in a form.
import type { APISelectMenuComponent, ChannelType } from 'discord-api-types/v10'
import type { WireChannel, WireMember } from '../../wire.ts'
import { Channel, Part } from '../kinds.ts'
import type { World } from '../world.ts'
import { Avatar } from './avatar.tsx'
import { Emoji } from './emoji.tsx'
import { Icon } from './icon.tsx'
import type { Choice } from './picker.tsx'

export function choicesOf(select: APISelectMenuComponent, world: World): Choice[] {
  switch (select.type) {
    case Part.stringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        description,
        picture: emoji && <Emoji emoji={emoji} />,
      }))
    case Part.userSelect:
      return people(world)
    case Part.roleSelect:
      return roles(world)
    case Part.mentionableSelect:
      return [...people(world), ...roles(world)]
    default:
      return rooms(world, select.channel_types)
  }
}

/** What the bot has chosen beforehand. */
export function defaultsOf(select: APISelectMenuComponent): string[] {
  if (select.type === Part.stringSelect) return select.options.filter((option) => option.default).map(({ value }) => value)
  return (select.default_values ?? []).map(({ id }) => id)
}

export function people(world: World): Choice[] {
  return world.guild.value.members.map((member: WireMember) => ({
    value: member.user.id,
    label: member.name,
    description: member.user.bot ? 'Bot' : undefined,
    picture: <Avatar url={member.avatar_url} name={member.name} size={24} />,
  }))
}

export function roles(world: World): Choice[] {
  return world.guild.value.roles
    .filter(({ id }) => id !== world.guild.value.id) // that one is everyone
    .map((role) => ({ value: role.id, label: `@${role.name}`, description: 'Role' }))
}

/** Channels and threads; what is a room to the bot is one to its selects. */
export function rooms(world: World, types?: readonly ChannelType[]): Choice[] {
  return [...world.channels.value.values()]
    .filter((channel) => channel.type !== Channel.dm && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({ value: channel.id, label: channel.name, picture: <ChannelSign channel={channel} /> }))
}

/** A hash for channels, two bubbles for forums, an arrow for threads, a lock for private ones. */
export function ChannelSign({ channel }: { channel: WireChannel }) {
  if (channel.thread) return <Icon name={channel.thread.private ? 'lock' : 'thread'} />
  return <Icon name={channel.type === Channel.forum ? 'forum' : 'hash'} />
}
