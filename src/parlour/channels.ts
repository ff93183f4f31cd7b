/** Rooms and conversations coming, changing and going. Who may do that is asked before, by the routes. */
import type { Snowflake } from 'discord-api-types/v10'
import { dropFiles } from './files.ts'
import type { House } from './house.ts'
import type { Channel, Direct, Person, Room } from './records.ts'
import { refusal } from './refusal.ts'

export function channelOr404(house: House, id: Snowflake): Channel {
  const channel = house.store.channels.get(id)
  if (!channel) throw refusal('unknownChannel')
  return channel
}

/** What is no thread and no conversation. */
export const isRoom = (channel: Channel): channel is Room => channel.kind !== 'thread' && channel.kind !== 'direct'

export function roomOr404(house: House, id: Snowflake): Room {
  const channel = channelOr404(house, id)
  if (!isRoom(channel)) throw refusal('wrongChannelType')
  return channel
}

export function addRoom(house: House, room: Room): Room {
  house.store.channels.put(room)
  house.emit({ kind: 'room', change: 'create', room })
  return room
}

export function changeRoom(house: House, room: Room): Room {
  house.store.channels.put(room)
  house.emit({ kind: 'room', change: 'update', room })
  return room
}

/** A channel goes with its threads and everything said in them. */
export function deleteChannel(house: House, channel: Channel): void {
  if (channel.kind === 'direct') throw refusal('wrongChannelForDm')
  if (channel.kind !== 'thread')
    for (const other of house.store.channels.all())
      if (other.kind === 'thread' && other.parent === channel.id) deleteChannel(house, other)
  house.fleeting.watches.get(channel.id)?.()
  // Whoever listens must still be able to tell who could see it.
  if (channel.kind === 'thread') house.emit({ kind: 'thread', change: 'delete', thread: channel })
  else house.emit({ kind: 'room', change: 'delete', room: channel })
  house.store.channels.drop(channel.id)
  house.store.messages.dropChannel(channel.id)
  for (const [id, message] of house.fleeting.ephemerals) {
    if (message.channel !== channel.id) continue
    house.fleeting.ephemerals.delete(id)
    dropFiles(house, message.attachments)
  }
}

/** The conversation between two people; opening it twice gives the same one. */
export function openDirect(house: House, one: Person, other: Person): Direct {
  const known = house.store.channels
    .all()
    .find(
      (channel): channel is Direct =>
        channel.kind === 'direct' && channel.people.includes(one.id) && channel.people.includes(other.id),
    )
  if (known) return known
  const direct: Direct = { kind: 'direct', id: house.nextId(), people: [one.id, other.id], lastMessage: null, lastPin: null }
  house.store.channels.put(direct)
  house.emit({ kind: 'direct', direct })
  return direct
}
