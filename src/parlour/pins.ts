/** Pinning, by the bot or by people. */
import { MessageType } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { announce, keep } from './messages.ts'
import { demand, May } from './permissions.ts'
import type { Channel, Message, Person } from './records.ts'
import { refusal } from './refusal.ts'

const PINS = 250

/** Pinning is announced in the channel, as on Discord; asking twice changes nothing. */
export function setPin(house: House, by: Person, channel: Channel, message: Message, pinned: boolean): void {
  demand(house, by, channel, May.PinMessages)
  if (channel.kind === 'thread' && channel.archived) throw refusal('archivedThread')
  if (pinned === (message.pinnedAt !== null)) return
  if (pinned && house.store.messages.pinned(channel.id).length >= PINS) throw refusal('tooManyPins')
  const now = house.clock.now()
  keep(house, { ...message, pinnedAt: pinned ? now : null }, channel)
  const noted = { ...channel, lastPin: pinned ? now : channel.lastPin }
  house.store.channels.put(noted)
  house.emit({ kind: 'pins', channel: noted })
  if (pinned)
    announce(house, noted, by, MessageType.ChannelPinnedMessage, '', { reference: { channel: channel.id, message: message.id } })
}
