/** Discord's arithmetic of rights. */
import { PermissionFlagsBits as May, OverwriteType } from 'discord-api-types/v10'
import type { House } from './house.ts'
import type { Channel, Person, Room, Thread } from './records.ts'
import { refusal } from './refusal.ts'

export { May }

const ALL = Object.values(May).reduce((sum, bit) => sum | bit, 0n)

/** What either side may do in a direct conversation, where there are no roles. */
const IN_DIRECT =
  May.ViewChannel |
  May.SendMessages |
  May.EmbedLinks |
  May.AttachFiles |
  May.ReadMessageHistory |
  May.AddReactions |
  May.UseExternalEmojis |
  May.UseExternalStickers |
  May.MentionEveryone |
  May.UseApplicationCommands |
  May.PinMessages

/** The sum of a member's roles; administrators and the owner hold everything. */
export function guildPermissions(house: House, person: Person): bigint {
  if (!person.member) return 0n
  if (person.id === house.guild.owner) return ALL
  const ids = [house.guild.id, ...person.member.roles]
  const sum = ids.reduce((bits, id) => bits | BigInt(house.store.roles.get(id)?.permissions ?? 0), 0n)
  return sum & May.Administrator ? ALL : sum
}

/** Discord's order: roles of the guild, then overwrites for everyone, for roles, for the person. */
function roomPermissions(house: House, person: Person, room: Room): bigint {
  const base = guildPermissions(house, person)
  if (!person.member || base === ALL) return base
  const { id: guild } = house.guild
  const own = person.member.roles
  const everyone = room.overwrites.filter((overwrite) => overwrite.id === guild)
  const roles = room.overwrites.filter((overwrite) => overwrite.type === OverwriteType.Role && own.includes(overwrite.id))
  const personal = room.overwrites.filter((overwrite) => overwrite.type === OverwriteType.Member && overwrite.id === person.id)
  let bits = base
  for (const layer of [everyone, roles, personal]) {
    for (const overwrite of layer) bits &= ~BigInt(overwrite.deny)
    for (const overwrite of layer) bits |= BigInt(overwrite.allow)
  }
  return bits & May.ViewChannel ? bits : 0n
}

/** A thread has no overwrites of its own: its parent's count, and being a member. */
function threadPermissions(house: House, person: Person, thread: Thread): bigint {
  const parent = house.store.channels.get(thread.parent)
  if (parent?.kind !== 'room' && parent?.kind !== 'forum') return 0n
  const bits = roomPermissions(house, person, parent)
  const invited = thread.members.some((member) => member.id === person.id)
  if (thread.private && !invited && !(bits & May.ManageThreads)) return 0n
  // In a thread "send messages" is ruled by its own bit; the channel's bit has no say.
  return bits & May.SendMessagesInThreads ? bits | May.SendMessages : bits & ~May.SendMessages
}

export function permissionsIn(house: House, person: Person, channel: Channel): bigint {
  if (channel.kind === 'direct') return channel.people.includes(person.id) ? IN_DIRECT : 0n
  if (channel.kind === 'thread') return threadPermissions(house, person, channel)
  return roomPermissions(house, person, channel)
}

export const may = (house: House, person: Person, channel: Channel, bit: bigint): boolean =>
  (permissionsIn(house, person, channel) & bit) === bit

export const canSee = (house: House, person: Person, channel: Channel): boolean => may(house, person, channel, May.ViewChannel)

/** Refuses with "missing access" who cannot see the channel, with "missing permissions" who lacks a bit. */
export function demand(house: House, person: Person, channel: Channel, bits: bigint): void {
  const held = permissionsIn(house, person, channel)
  if (!(held & May.ViewChannel)) throw refusal('missingAccess')
  if ((held & bits) !== bits) throw refusal('missingPermissions')
}

export function demandInGuild(house: House, person: Person, bits: bigint): void {
  if ((guildPermissions(house, person) & bits) !== bits) throw refusal('missingPermissions')
}
