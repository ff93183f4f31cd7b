/** What a bot can answer to an interaction, and what it can say afterwards. */
import {
  InteractionResponseType as Answer,
  type RESTPostAPIInteractionCallbackWithResponseResult as CallbackResult,
  MessageFlags as Flag,
  InteractionType,
  MessageType,
  type Snowflake,
} from 'discord-api-types/v10'
import { channelOr404 } from './channels.ts'
import { isElsewhere, MOST_FOLLOW_UPS } from './elsewhere.ts'
import type { Interaction } from './fleeting.ts'
import { type House, personOr404, theBot } from './house.ts'
import { acknowledged } from './interactions.ts'
import { edit, post, remove } from './messages.ts'
import { apiMessage } from './payloads/messages.ts'
import type { Message } from './records.ts'
import { invalidForm, refusal } from './refusal.ts'
import { resolveDefaults } from './resolved.ts'
import { choicesForm } from './rules/callback.ts'
import { check } from './rules/check.ts'
import { checkMessage, editForm, type MessageBody, replyForm } from './rules/message.ts'
import { checkModal } from './rules/modal.ts'
import { channelOf } from './sight.ts'
import type { Upload } from './uploads.ts'

/** Which answers fit which interaction. */
const FITTING: Record<Interaction['kind'], Answer[]> = {
  command: [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource, Answer.Modal],
  component: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.Modal,
  ],
  autocomplete: [Answer.ApplicationCommandAutocompleteResult],
  modal: [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource],
}
const FROM_MESSAGE = [Answer.DeferredMessageUpdate, Answer.UpdateMessage]

/** Flags a reply may carry. */
const REPLY_FLAGS = Flag.Ephemeral | Flag.SuppressEmbeds | Flag.SuppressNotifications | Flag.IsComponentsV2

export interface CallbackBody {
  type: Answer
  data?: unknown
}

/** Acknowledges; the result says what `with_response` would tell. */
export function answer(house: House, interaction: Interaction, body: CallbackBody, files: Upload[]): CallbackResult {
  const fitting = [...FITTING[interaction.kind], ...(interaction.kind === 'modal' && interaction.source ? FROM_MESSAGE : [])]
  if (!fitting.includes(body.type))
    throw invalidForm(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${fitting.join(', ')}}.`)
  interaction.isDeferred = body.type === Answer.DeferredMessageUpdate || body.type === Answer.DeferredChannelMessageWithSource
  switch (body.type) {
    case Answer.ApplicationCommandAutocompleteResult:
      interaction.suggestions = check(choicesForm(interaction.typing ?? 'text'), body).data.choices ?? []
      return done(house, interaction)
    case Answer.Modal:
      openModal(house, interaction, body)
      return done(house, interaction)
    case Answer.DeferredMessageUpdate:
      return done(house, interaction, sourceOf(house, interaction), Answer.UpdateMessage)
    case Answer.UpdateMessage:
      return done(
        house,
        interaction,
        editAs(house, sourceOf(house, interaction), body.data ?? {}, files, ['data']),
        Answer.UpdateMessage,
      )
    case Answer.DeferredChannelMessageWithSource:
      return done(house, interaction, promise(house, interaction, body), Answer.ChannelMessageWithSource)
    default: {
      const data = checkMessage(replyForm, body.data ?? {}, { files, at: ['data'] })
      return done(house, interaction, reply(house, interaction, data, files), Answer.ChannelMessageWithSource)
    }
  }
}

function done(house: House, interaction: Interaction, message?: Message, type?: Answer): CallbackResult {
  acknowledged(house, interaction, message?.id)
  const kinds = {
    command: InteractionType.ApplicationCommand,
    component: InteractionType.MessageComponent,
    modal: InteractionType.ModalSubmit,
    autocomplete: InteractionType.ApplicationCommandAutocomplete,
  }
  return {
    interaction: {
      id: interaction.id,
      type: kinds[interaction.kind],
      ...(message && {
        response_message_id: message.id,
        response_message_loading: Boolean(message.flags & Flag.Loading),
        response_message_ephemeral: Boolean(message.flags & Flag.Ephemeral),
      }),
    },
    ...(message && type && { resource: { type, message: apiMessage(house, message, house.guild.bot) } }),
  }
}

function sourceOf(house: House, interaction: Interaction): Message {
  if (!interaction.source) throw refusal('unknownMessage')
  return anyMessage(house, interaction.source)
}

function openModal(house: House, interaction: Interaction, body: CallbackBody): void {
  const modal = checkModal(body)
  const { id, person, channel, origin, source } = interaction
  house.fleeting.modals.set(person, { id, person, channel, modal, origin, ...(source && { source }) })
  house.emit({
    kind: 'modal',
    person,
    modal: { ...modal, id, channel_id: channel, resolved: resolveDefaults(house, modal, personOr404(house, person)) },
  })
}

/** "Thinking…": an empty message that an edit or the first follow-up will fill. */
function promise(house: House, interaction: Interaction, { data }: CallbackBody): Message {
  const flags = data !== null && typeof data === 'object' && 'flags' in data ? Number(data.flags ?? 0) : 0
  if (flags & ~Flag.Ephemeral || Number.isNaN(flags))
    throw invalidForm(['data', 'flags'], 'INVALID_FLAGS', 'A deferred reply may only carry the EPHEMERAL flag')
  return reply(house, interaction, { flags: flags | Flag.Loading }, [])
}

/** A new message that answers the interaction, under the command's heading or as a reply to the pressed message. */
function reply(house: House, interaction: Interaction, body: MessageBody, files: Upload[]): Message {
  const asked = body.flags ?? 0
  const { origin, source } = interaction
  const isPublicSource = source !== undefined && house.store.messages.get(source)
  const first = interaction.answer
  return post(house, {
    channel: channelOr404(house, interaction.channel),
    author: theBot(house),
    body,
    files,
    type: typeOfReply(interaction),
    flags: (asked & REPLY_FLAGS) | (asked & Flag.Loading),
    mayBeEmpty: Boolean(asked & Flag.Loading),
    origin: first ? { ...origin, firstAnswer: first } : origin,
    reference: first
      ? { channel: interaction.channel, message: first }
      : isPublicSource
        ? { channel: interaction.channel, message: source }
        : undefined,
    ...(asked & Flag.Ephemeral && { addressee: interaction.person }),
  })
}

function typeOfReply({ kind, origin, answer: first }: Interaction): MessageType {
  if (kind !== 'command' || first) return MessageType.Reply
  return origin.targetMessage || origin.targetPerson ? MessageType.ContextMenuCommand : MessageType.ChatInputCommand
}

/** Edits through an interaction ask for no right in the channel, and reach ephemerals too. */
function editAs(house: House, before: Message, raw: unknown, files: Upload[], at: PropertyKey[] = []): Message {
  return edit(house, before, checkMessage(editForm, raw, { files, before, at }), files)
}

// ------------------------------------------------------------------------------------------------------------- afterwards

/** The first follow-up to a promise keeps the promise; it does not make a second message. */
export function followUp(house: House, interaction: Interaction, raw: unknown, files: Upload[]): Message {
  const original = interaction.answer === undefined ? undefined : maybeMessage(house, interaction.answer)
  if (original && original.flags & Flag.Loading) {
    const body = checkMessage(replyForm, raw, { files })
    return edit(house, original, { ...body, flags: (body.flags ?? 0) & ~Flag.Ephemeral }, files)
  }
  if (isElsewhere(house, channelOr404(house, interaction.channel))) {
    interaction.followUps = (interaction.followUps ?? 0) + 1
    if (interaction.followUps > MOST_FOLLOW_UPS) throw refusal('tooManyFollowUps')
  }
  return reply(house, interaction, checkMessage(replyForm, raw, { files }), files)
}

/** A message this interaction may touch: its answer, or one it said afterwards. */
export function answerOf(house: House, interaction: Interaction, id: Snowflake | '@original'): Message {
  if (id === '@original') {
    if (interaction.answer === undefined) throw refusal('unknownMessage')
    return anyMessage(house, interaction.answer)
  }
  const message = anyMessage(house, id)
  const isOwn = message.origin?.id === interaction.id || message.id === interaction.answer
  if (!isOwn) throw refusal('unknownMessage')
  return message
}

export const editAnswer = (house: House, interaction: Interaction, id: Snowflake, raw: unknown, files: Upload[]): Message =>
  editAs(house, answerOf(house, interaction, id), raw, files)

export function deleteAnswer(house: House, interaction: Interaction, id: Snowflake): void {
  const message = answerOf(house, interaction, id)
  const channel = channelOf(house, message)
  if (channel.kind === 'thread' && channel.archived && message.addressee === undefined) throw refusal('archivedThread')
  remove(house, message)
}

const maybeMessage = (house: House, id: Snowflake): Message | undefined =>
  house.fleeting.ephemerals.get(id) ?? house.store.messages.get(id)

function anyMessage(house: House, id: Snowflake): Message {
  const message = maybeMessage(house, id)
  if (!message) throw refusal('unknownMessage')
  return message
}
