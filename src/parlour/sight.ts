/** Finding messages, and whether one may write where one wants to. */
import type { Snowflake } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { canSee, demand, May, may } from './permissions.ts'
import type { Channel, Message, Person } from './records.ts'
import { refusal } from './refusal.ts'

export function channelOf(house: House, message: Message): Channel {
  const channel = house.store.channels.get(message.channel)
  if (!channel) throw refusal('unknownChannel')
  return channel
}

/** A message of the channel; ephemerals do not exist as far as channels are concerned. */
export function messageIn(house: House, channel: Channel, id: Snowflake): Message {
  const message = house.store.messages.get(id)
  if (message?.channel !== channel.id) throw refusal('unknownMessage')
  return message
}

/** A message that this person has before their eyes, be it public or for them alone. */
export function messageSeenBy(house: House, person: Person, channel: Channel, id: Snowflake): Message {
  const secret = house.fleeting.ephemerals.get(id)
  if (secret) {
    if (secret.addressee !== person.id || secret.channel !== channel.id) throw refusal('unknownMessage')
    return secret
  }
  if (!canSee(house, person, channel)) throw refusal('missingAccess')
  return messageIn(house, channel, id)
}

/** Whether an author may send there at all: rights in a guild, an open door in a direct conversation. */
export function demandSending(house: House, author: Person, channel: Channel, hasFiles: boolean): void {
  demand(house, author, channel, May.SendMessages)
  if (hasFiles && !may(house, author, channel, May.AttachFiles)) throw refusal('missingPermissions')
  if (channel.kind !== 'direct') return
  const other = channel.people.map((id) => house.store.people.get(id)).find((person) => person && person.id !== author.id)
  if (!other) throw refusal('closedDms')
  if (other.bot) return
  if (!other.member || !author.member) throw refusal('noMutualGuild')
  if (author.bot && !other.dmsOpen) throw refusal('closedDms')
}
