/** Messages as Discord shows them. A key without a value is left out, never null: the library would read null as an object. */
import {
  type APIApplicationCommandInteractionMetadata,
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageComponentInteractionMetadata,
  type APIMessageInteractionMetadata,
  type APIUnfurledMediaItem,
  MessageFlags as Flag,
  InteractionType,
  MessageReferenceType,
  type Snowflake,
} from 'discord-api-types/v10'
import { ownersOf } from '../elsewhere.ts'
import { addressOf } from '../files.ts'
import type { House } from '../house.ts'
import type { Attachment, Channel, Message, Origin } from '../records.ts'
import { channelOf } from '../sight.ts'
import { apiThread } from './channels.ts'
import { type ShownFile, unveil } from './components.ts'
import { userOf } from './people.ts'
import { iso } from './plain.ts'

export function apiAttachment(house: House, channel: Snowflake, attachment: Attachment, ephemeral = false): APIAttachment {
  const url = addressOf(house, channel, attachment)
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...(attachment.description !== undefined && { description: attachment.description }),
    ...(attachment.title !== undefined && { title: attachment.title }),
    ...(attachment.width !== undefined && { width: attachment.width }),
    ...(attachment.height !== undefined && { height: attachment.height }),
    ...(ephemeral && { ephemeral }),
  }
}

const ATTACHED = 'attachment://'
const namedBy = (message: Message, url: string | undefined) =>
  url?.startsWith(ATTACHED)
    ? message.attachments.find((attachment) => attachment.filename === url.slice(ATTACHED.length))
    : undefined

/** An embed whose pictures have real addresses and sizes. */
function shownEmbed(house: House, message: Message, embed: APIEmbed): APIEmbed {
  const picture = (part: 'image' | 'thumbnail') => {
    const given = embed[part]
    if (!given) return {}
    const file = namedBy(message, given.url)
    if (!file) return { [part]: { ...given, proxy_url: given.url } }
    const { url, width, height, content_type } = apiAttachment(house, message.channel, file)
    return {
      [part]: {
        ...given,
        url,
        proxy_url: url,
        ...(width && { width }),
        ...(height && { height }),
        ...(content_type && { content_type }),
      },
    }
  }
  return { ...embed, ...picture('image'), ...picture('thumbnail') }
}

/** A picture or file in a component: sent along, or somewhere on the web. */
function shownMedia(
  house: House,
  message: Message,
  url: string,
): { media: APIUnfurledMediaItem & { id: Snowflake }; file?: ShownFile } {
  const file = namedBy(message, url)
  if (!file) return { media: { id: message.id, url, proxy_url: url, width: null, height: null, content_type: null } }
  const { url: address, width, height, content_type, filename, size } = apiAttachment(house, message.channel, file)
  const media = {
    id: file.id,
    url: address,
    proxy_url: address,
    width: width ?? null,
    height: height ?? null,
    content_type: content_type ?? null,
    attachment_id: file.id,
  }
  return { media, file: { media, name: filename, size } }
}

/** A file that an embed shows is not listed a second time among the attachments. */
function listedAttachments(message: Message): Attachment[] {
  const inEmbeds = message.embeds.flatMap((embed) => [namedBy(message, embed.image?.url), namedBy(message, embed.thumbnail?.url)])
  return message.attachments.filter((attachment) => !inEmbeds.includes(attachment))
}

/** Where an answer comes from, told along the chain: a form names what opened it. */
function metadata(house: House, channel: Channel, origin: Origin): APIMessageInteractionMetadata {
  const common = {
    id: origin.id,
    user: userOf(house, origin.person),
    authorizing_integration_owners: ownersOf(house, channel, origin.person),
    ...(origin.firstAnswer && { original_response_message_id: origin.firstAnswer }),
  }
  const command = (): APIApplicationCommandInteractionMetadata => ({
    ...common,
    type: InteractionType.ApplicationCommand,
    ...(origin.targetPerson && { target_user: userOf(house, origin.targetPerson) }),
    ...(origin.targetMessage && { target_message_id: origin.targetMessage }),
  })
  const component = (pressed: Snowflake): APIMessageComponentInteractionMetadata => ({
    ...common,
    type: InteractionType.MessageComponent,
    interacted_message_id: pressed,
  })
  if (origin.type === InteractionType.MessageComponent && origin.pressedMessage) return component(origin.pressedMessage)
  if (origin.type !== InteractionType.ModalSubmit || !origin.opener) return command()
  const opener = metadata(house, channel, origin.opener)
  if (opener.type === InteractionType.ModalSubmit) throw new Error('a modal cannot be opened by a modal')
  return { ...common, type: InteractionType.ModalSubmit, triggering_interaction_metadata: opener }
}

/** A message as `viewer` gets it. `nested` leaves out what it refers to, so that a chain of replies ends. */
export function apiMessage(house: House, message: Message, viewer: Snowflake, nested = false): APIMessage {
  const ephemeral = message.addressee !== undefined
  const thread = message.thread === undefined ? undefined : house.store.channels.get(message.thread)
  const replied = message.reference && house.store.messages.get(message.reference.message)
  const hidesEmbeds = Boolean(message.flags & Flag.SuppressEmbeds)
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: userOf(house, message.author),
    content: message.content,
    timestamp: iso(message.at),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.map((id) => userOf(house, id)),
    mention_roles: message.mentionRoles,
    attachments: listedAttachments(message).map((attachment) => apiAttachment(house, message.channel, attachment, ephemeral)),
    embeds: hidesEmbeds ? [] : message.embeds.map((embed) => shownEmbed(house, message, embed)),
    components: unveil(message.components, (url) => shownMedia(house, message, url)),
    pinned: message.pinnedAt !== null,
    flags: message.flags,
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(message.position !== undefined && { position: message.position }),
    ...(message.reactions.length > 0 && {
      reactions: message.reactions.map(({ emoji, people }) => ({
        emoji,
        count: people.length,
        count_details: { burst: 0, normal: people.length },
        burst_colors: [],
        me_burst: false,
        me: people.includes(viewer),
      })),
    }),
    ...(message.reference && {
      message_reference: {
        type: MessageReferenceType.Default,
        channel_id: message.reference.channel,
        message_id: message.reference.message,
        ...(isInGuild(house, message.channel) && { guild_id: house.guild.id }),
      },
    }),
    ...(message.reference && !nested && { referenced_message: replied ? apiMessage(house, replied, viewer, true) : null }),
    ...(thread?.kind === 'thread' && { thread: apiThread(house, thread) }),
    ...(message.origin && {
      application_id: house.guild.application,
      webhook_id: house.guild.application,
      interaction_metadata: metadata(house, channelOf(house, message), message.origin),
      ...(message.origin.type === InteractionType.ApplicationCommand &&
        message.origin.command !== undefined && {
          interaction: {
            id: message.origin.id,
            type: message.origin.type,
            name: message.origin.command.replace(/^\//, ''),
            user: userOf(house, message.origin.person),
          },
        }),
    }),
  }
}

const isInGuild = (house: House, channel: Snowflake): boolean => house.store.channels.get(channel)?.kind !== 'direct'
