/** What people do besides pressing buttons: write, read, react, come and go. */
import { MessageType, type Snowflake } from 'discord-api-types/v10'
import { channelOr404, openDirect } from '../channels.ts'
import { type House, personOr404, theBot } from '../house.ts'
import { edit, post, remove } from '../messages.ts'
import { demand, May } from '../permissions.ts'
import { setPin } from '../pins.ts'
import { emojiOf, react, unreact } from '../reactions.ts'
import type { Channel, Direct, Message, Person, Thread } from '../records.ts'
import { refusal } from '../refusal.ts'
import { checkMessage, editForm } from '../rules/message.ts'
import { demandSending, messageIn, messageSeenBy } from '../sight.ts'
import { isNewer } from '../snowflake.ts'
import { addToThread, editThread, removeFromThread, startThread } from '../threads.ts'
import type { NewMessage, NewThread, ThreadEdit } from '../wire.ts'
import { takeUploads } from './uploads.ts'
import { readMark, setReadMark } from './view.ts'

/** A channel that the person can see; others do not exist for them. */
export function channelSeenBy(house: House, person: Person, id: Snowflake): Channel {
  const channel = channelOr404(house, id)
  demand(house, person, channel, May.ViewChannel)
  return channel
}

export function say(house: House, person: Person, channelId: Snowflake, { content, reply_to, attachments }: NewMessage): Message {
  const channel = channelSeenBy(house, person, channelId)
  if (channel.kind === 'category') throw refusal('wrongChannelType')
  demandSending(house, person, channel, Boolean(attachments?.length))
  const body = checkMessage(editForm, { content: content ?? '' }, { files: [] })
  const replied = reply_to === undefined ? undefined : messageIn(house, channel, reply_to)
  const message = post(house, {
    channel,
    author: person,
    body,
    files: takeUploads(house, person, attachments ?? []),
    type: replied ? MessageType.Reply : MessageType.Default,
    reference: replied && { channel: channel.id, message: replied.id, author: replied.author },
  })
  // Who writes has read what stands above.
  setReadMark(house, person.id, channel.id, message.id)
  house.emit({ kind: 'read', person: person.id, channel: channelOr404(house, channel.id) })
  return message
}

export function rewrite(house: House, person: Person, channelId: Snowflake, messageId: Snowflake, content: string): Message {
  const message = messageIn(house, channelSeenBy(house, person, channelId), messageId)
  if (message.author !== person.id) throw refusal('notYourMessage')
  return edit(house, message, checkMessage(editForm, { content }, { files: [], before: message }), [])
}

/** One's own words, anybody's by moderation, or an ephemeral that was read. */
export function takeBack(house: House, person: Person, channelId: Snowflake, messageId: Snowflake): void {
  const channel = channelSeenBy(house, person, channelId)
  const message = messageSeenBy(house, person, channel, messageId)
  if (message.author !== person.id && message.addressee === undefined) {
    if (channel.kind === 'direct') throw refusal('wrongChannelForDm')
    demand(house, person, channel, May.ManageMessages)
  }
  remove(house, message)
}

export function setReaction(
  house: House,
  person: Person,
  channelId: Snowflake,
  messageId: Snowflake,
  emoji: string,
  on: boolean,
): void {
  const message = messageIn(house, channelSeenBy(house, person, channelId), messageId)
  if (on) react(house, person, message, emojiOf(house, emoji))
  else unreact(house, person, message, emojiOf(house, emoji))
}

export function pin(house: House, person: Person, channelId: Snowflake, messageId: Snowflake, on: boolean): void {
  const channel = channelSeenBy(house, person, channelId)
  setPin(house, person, channel, messageIn(house, channel, messageId), on)
}

/** Marks everything up to a message as read; reading marks never move back. */
export function markRead(house: House, person: Person, channelId: Snowflake, message: Snowflake): void {
  const channel = channelSeenBy(house, person, channelId)
  const old = readMark(house, person.id, channel.id)
  if (old !== null && !isNewer(message, old)) return
  setReadMark(house, person.id, channel.id, message)
  house.emit({ kind: 'read', person: person.id, channel })
}

/** Only by asking for it does the mark move back: to just before a message, for later. */
export function markUnread(house: House, person: Person, channelId: Snowflake, messageId: Snowflake): void {
  const channel = channelSeenBy(house, person, channelId)
  const message = messageIn(house, channel, messageId)
  setReadMark(house, person.id, channel.id, String(BigInt(message.id) - 1n))
  house.emit({ kind: 'read', person: person.id, channel })
}

export function type(house: House, person: Person, channelId: Snowflake): void {
  const channel = channelSeenBy(house, person, channelId)
  demand(house, person, channel, May.SendMessages)
  house.emit({ kind: 'typing', channel, person })
}

export const openConversation = (house: House, person: Person, recipient?: Snowflake): Direct => {
  const other = recipient === undefined ? theBot(house) : personOr404(house, recipient)
  if (other.id === person.id) throw refusal('closedDms')
  return openDirect(house, person, other)
}

/** Begins a thread in the open, out of a message if one is named. */
export function beginThread(house: House, person: Person, channelId: Snowflake, { name, message }: NewThread): Thread {
  const room = channelSeenBy(house, person, channelId)
  if (room.kind !== 'room') throw refusal('wrongChannelType')
  return startThread(house, person, room, { name, ...(message !== undefined && { from: messageIn(house, room, message) }) })
}

function threadSeenBy(house: House, person: Person, id: Snowflake): Thread {
  const channel = channelSeenBy(house, person, id)
  if (channel.kind !== 'thread') throw refusal('wrongChannelType')
  return channel
}

export const changeThread = (house: House, person: Person, id: Snowflake, change: ThreadEdit): Thread =>
  editThread(house, person, threadSeenBy(house, person, id), change)

export function setMembership(house: House, person: Person, id: Snowflake, joined: boolean): void {
  const thread = threadSeenBy(house, person, id)
  if (thread.archived) throw refusal('archivedThread')
  if (joined) addToThread(house, person, thread, [person.id])
  else removeFromThread(house, person, thread, person.id)
}
