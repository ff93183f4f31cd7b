/** Messages being said, edited and taken back. Everything that becomes a message passes through here, whoever says it. */
import { MessageFlags as Flag, MessageType, type Snowflake } from 'discord-api-types/v10'
import { keptAttachments, newAttachments } from './attachments.ts'
import { dropFiles } from './files.ts'
import { type House, theBot } from './house.ts'
import { type Mentions, mentioningText, pingedBy, readMentions } from './mentions.ts'
import { dress } from './payloads/components.ts'
import { dressEmbed } from './payloads/embeds.ts'
import type { Channel, Message, Origin, Person } from './records.ts'
import { invalidForm, refusal } from './refusal.ts'
import type { AllowedMentions, MessageBody } from './rules/message.ts'
import { channelOf } from './sight.ts'
import { enterThread, letIn } from './thread-state.ts'
import type { Upload } from './uploads.ts'

export interface Draft {
  channel: Channel
  author: Person
  body: MessageBody
  /** The first of a post in a forum shares its id. */
  id?: Snowflake
  files: Upload[]
  type?: MessageType
  /** Flags to set, already reduced to those the sender may set. */
  flags?: number
  reference?: { channel: Snowflake; message: Snowflake; author?: Snowflake } | undefined
  origin?: Origin
  addressee?: Snowflake
  nonce?: string | number | undefined
  tts?: boolean
  /** A promise of an answer ("thinking…") is empty by right. */
  mayBeEmpty?: boolean
}

/** How many ephemeral messages of one person are kept clickable. */
const EPHEMERALS = 100

/** Writes a message and tells everybody. Permissions are the caller's business: interactions need none, people and routes do. */
export function post(house: House, draft: Draft): Message {
  const { author, body } = draft
  const ephemeral = draft.addressee !== undefined
  const channel = draft.channel.kind === 'thread' && !ephemeral ? enterThread(house, author, draft.channel) : draft.channel
  const components = dress(body.components ?? [])
  const content = body.content?.trim() ?? ''
  const mentions = ephemeral
    ? { people: [], roles: [], everyone: false }
    : readMentions(house, author, channel, mentioningText({ content, components }), body.allowed_mentions ?? undefined)
  const repliesTo = pingedReply(draft, body.allowed_mentions ?? undefined)
  if (repliesTo && !mentions.people.includes(repliesTo)) mentions.people.push(repliesTo)
  const message: Message = {
    ...blank(house, channel, author, draft.type ?? MessageType.Default),
    ...(draft.id !== undefined && { id: draft.id }),
    content,
    embeds: (body.embeds ?? []).map(dressEmbed),
    components,
    attachments: newAttachments(house, body.attachments, draft.files, ephemeral),
    flags: draft.flags ?? 0,
    mentions: mentions.people,
    mentionRoles: mentions.roles,
    mentionEveryone: mentions.everyone,
    tts: draft.tts ?? false,
    ...(draft.reference && { reference: { channel: draft.reference.channel, message: draft.reference.message } }),
    ...(draft.origin && { origin: draft.origin }),
    ...(draft.nonce !== undefined && { nonce: draft.nonce }),
    ...(draft.addressee !== undefined && { addressee: draft.addressee }),
    ...(channel.kind === 'thread' && !ephemeral && { position: channel.totalSent }),
  }
  if (!draft.mayBeEmpty && isEmpty(message)) throw refusal('emptyMessage')
  if (ephemeral) return keepEphemeral(house, channel, message)
  return publish(house, channel, message, author, mentions)
}

/** A system message: "pinned a message", "added Alice to the thread". */
export function announce(
  house: House,
  channel: Channel,
  author: Person,
  type: MessageType,
  content: string,
  more: { reference?: { channel: Snowflake; message: Snowflake }; mentions?: Snowflake[] } = {},
): Message {
  const message = { ...blank(house, channel, author, type), content, ...more }
  return publish(house, channel, message, author, { people: message.mentions, roles: [], everyone: false })
}

/** A message of which nothing is known yet but who says it where. */
const blank = (house: House, channel: Channel, author: Person, type: MessageType): Message => ({
  id: house.nextId(),
  channel: channel.id,
  author: author.id,
  type,
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  flags: 0,
  at: house.clock.now(),
  editedAt: null,
  mentions: [],
  mentionRoles: [],
  mentionEveryone: false,
  pinnedAt: null,
  reactions: [],
  tts: false,
})

/** A reply pings the author it replies to unless told otherwise. */
function pingedReply({ reference, author }: Draft, allowed: AllowedMentions | undefined): Snowflake | undefined {
  if (!reference?.author || reference.author === author.id) return undefined
  return (allowed?.replied_user ?? !allowed) ? reference.author : undefined
}

function publish(house: House, channel: Channel, message: Message, author: Person, mentions: Mentions): Message {
  house.store.messages.put(message)
  // Whoever is named in a private thread is in it before the message rings for them.
  const entered = lettingIn(house, channel, message)
  const pinged = pingedBy(house, author, entered, mentions)
  house.store.messages.ping(message, pinged)
  const current = noteMessage(house, entered, message)
  house.emit({ kind: 'message', change: 'create', message, channel: current, pinged })
  return message
}

/** Whoever writes in a thread, or is named in it, belongs to it from then on. */
function lettingIn(house: House, channel: Channel, { type, author, mentions }: Message): Channel {
  if (channel.kind !== 'thread' || type === MessageType.RecipientAdd || type === MessageType.RecipientRemove) return channel
  const mayInvite = !channel.private || channel.invitable || channel.owner === author
  const guests = mayInvite ? mentions.filter((id) => house.store.people.get(id)?.member) : []
  return house.store.people.get(author) ? letIn(house, channel, [...new Set([author, ...guests])]).thread : channel
}

/** A channel remembers its last message; a thread also that it is awake. */
function noteMessage(house: House, channel: Channel, message: Message): Channel {
  const next: Channel =
    channel.kind === 'thread'
      ? {
          ...channel,
          lastMessage: message.id,
          activity: message.at,
          messages: channel.messages + 1,
          totalSent: channel.totalSent + 1,
        }
      : { ...channel, lastMessage: message.id }
  house.store.channels.put(next)
  return next
}

/** Nothing of an ephemeral is written down; the oldest make room, since a bot may say thousands. */
function keepEphemeral(house: House, channel: Channel, message: Message): Message {
  const { ephemerals } = house.fleeting
  ephemerals.set(message.id, message)
  const own = [...ephemerals.values()].filter((other) => other.addressee === message.addressee)
  for (const old of own.slice(0, Math.max(0, own.length - EPHEMERALS))) {
    ephemerals.delete(old.id)
    dropFiles(house, old.attachments)
  }
  house.emit({ kind: 'message', change: 'create', message, channel, pinged: [] })
  return message
}

const isEmpty = (message: Message) =>
  !message.content && message.embeds.length === 0 && message.components.length === 0 && message.attachments.length === 0

// -------------------------------------------------------------------------------------------------------------------- edits

/** Applies an edit. Absent fields stay as they are; `null` clears; a list of attachments names those to keep. */
export function edit(house: House, message: Message, body: MessageBody, files: Upload[]): Message {
  const channel = channelOf(house, message)
  if (channel.kind === 'thread' && channel.archived && message.addressee === undefined) throw refusal('archivedThread')
  const author = house.store.people.get(message.author) ?? theBot(house)
  const promised = Boolean(message.flags & Flag.Loading)
  const kept = keptAttachments(message, body.attachments)
  const content = body.content === undefined ? message.content : (body.content?.trim() ?? '')
  const components = body.components === undefined ? message.components : dress(body.components ?? [])
  const mentions = readMentions(
    house,
    author,
    channel,
    mentioningText({ content, components }),
    body.allowed_mentions ?? undefined,
  )
  const settable = Flag.SuppressEmbeds | Flag.IsComponentsV2
  const asked = (body.flags ?? message.flags) & settable
  const next: Message = {
    ...message,
    content,
    components,
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []).map(dressEmbed),
    attachments: [...kept, ...newAttachments(house, body.attachments, files, message.addressee !== undefined)],
    // The components flag can be set by an edit, never taken away again.
    flags: (message.flags & ~(Flag.SuppressEmbeds | Flag.Loading)) | asked | (message.flags & Flag.IsComponentsV2),
    editedAt: promised ? null : house.clock.now(),
    ...(message.addressee === undefined && {
      mentions: mentions.people,
      mentionRoles: mentions.roles,
      mentionEveryone: mentions.everyone,
    }),
  }
  delete next.unanswered
  if (isEmpty(next)) throw refusal('emptyMessage')
  if (next.flags & Flag.IsComponentsV2 && (next.content || next.embeds.length > 0))
    throw invalidForm(
      ['flags'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      'Content and embeds must be cleared to use MessageFlags.IS_COMPONENTS_V2',
    )
  // Only now is it sure that the edit holds: a refused one must not cost the message its files.
  dropFiles(
    house,
    message.attachments.filter((attachment) => !next.attachments.some((other) => other.id === attachment.id)),
  )
  keep(house, next, channel)
  return next
}

/** Stores a changed message where it belongs and tells everybody. */
export function keep(house: House, message: Message, channel = channelOf(house, message)): void {
  if (message.addressee === undefined) house.store.messages.put(message)
  else house.fleeting.ephemerals.set(message.id, message)
  house.emit({ kind: 'message', change: 'update', message, channel, pinged: [] })
}

/** Takes a message away, with its files. Bots do not hear of ephemerals that go. */
export function remove(house: House, message: Message): void {
  const channel = channelOf(house, message)
  if (message.addressee === undefined) {
    house.store.messages.drop(message.id)
    if (channel.kind === 'thread') house.store.channels.put({ ...channel, messages: Math.max(0, channel.messages - 1) })
  } else house.fleeting.ephemerals.delete(message.id)
  dropFiles(house, message.attachments)
  house.emit({ kind: 'message', change: 'delete', message, channel, pinged: [] })
}
