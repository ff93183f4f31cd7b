/** Routes of messages and pins. */
import { MessageFlags as Flag, MessageType, type Snowflake } from 'discord-api-types/v10'
import { channelOr404 } from '../channels.ts'
import { dropFiles } from '../files.ts'
import { type House, theBot } from '../house.ts'
import { edit, post, remove } from '../messages.ts'
import { apiMessage } from '../payloads/messages.ts'
import { iso } from '../payloads/plain.ts'
import { demand, May, may } from '../permissions.ts'
import { setPin } from '../pins.ts'
import type { Channel, Message } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import { sweepForm } from '../rules/channels.ts'
import { check } from '../rules/check.ts'
import { checkMessage, editForm, type PostBody, postForm } from '../rules/message.ts'
import { demandSending, messageIn } from '../sight.ts'
import { timeOf } from '../snowflake.ts'
import { type Call, route } from './router.ts'

export const POST_FLAGS = Flag.SuppressEmbeds | Flag.SuppressNotifications | Flag.IsComponentsV2
const NONCE_LASTS = 5 * 60_000
const SWEEPABLE = 14 * 24 * 60 * 60_000

/** The channel, once it is sure that the bot may do there what it is about to do. */
function channelFor({ house, params }: Call<'channel'>, bits: bigint): Channel {
  const channel = channelOr404(house, params.channel)
  demand(house, theBot(house), channel, bits)
  return channel
}

/** What is replied to must be there and in the same channel, unless the bot says it does not matter. */
function referenceOf(house: House, channel: Channel, { message_reference: asked }: PostBody) {
  if (!asked) return undefined
  const message = house.store.messages.get(asked.message_id)
  if (message?.channel === channel.id) return { channel: channel.id, message: message.id, author: message.author }
  if (asked.fail_if_not_exists === false) return undefined
  throw invalidForm(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')
}

/** With `enforce_nonce` a message that was sent a few minutes ago with the same nonce is returned instead of sent again. */
function sentBefore(house: House, channel: Channel, { nonce, enforce_nonce: enforced }: PostBody): Message | undefined {
  if (!enforced || nonce === undefined || nonce === null) return undefined
  const recent = house.store.messages.page(channel.id, { limit: 100 })
  return recent.find(
    (message) => message.author === house.guild.bot && message.nonce === nonce && house.clock.now() - message.at < NONCE_LASTS,
  )
}

/** A page of history: before, after or around a message, newest first. */
export function history(house: House, channel: Snowflake, query: URLSearchParams): Message[] {
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidForm(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.')
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name) ?? undefined)
  for (const [name, id] of Object.entries({ before, after, around }))
    if (id !== undefined && !/^\d{1,20}$/.test(id))
      throw invalidForm([name], 'NUMBER_TYPE_COERCE', `Value "${id.slice(0, 80)}" is not snowflake.`)
  const { messages } = house.store
  if (around === undefined) return messages.page(channel, { before, after, limit })
  const middle = messages.get(around)
  const half = Math.floor(limit / 2)
  return [
    ...messages.page(channel, { after: around, limit: half }),
    ...(middle?.channel === channel ? [middle] : []),
    ...messages.page(channel, { before: around, limit: limit - half - 1 }),
  ]
}

function pin({ house, params }: Call<'channel' | 'message'>, pinned: boolean): void {
  const channel = channelOr404(house, params.channel)
  const bot = theBot(house)
  demand(house, bot, channel, May.PinMessages)
  setPin(house, bot, channel, messageIn(house, channel, params.message), pinned)
}

export const messageRoutes = [
  route('GET /channels/:channel/messages', (call) => {
    const channel = channelFor(call, May.ViewChannel)
    // Without the right to read history one gets an empty page, not a refusal.
    if (!may(call.house, theBot(call.house), channel, May.ReadMessageHistory)) return []
    return history(call.house, channel.id, call.query).map((message) => apiMessage(call.house, message, call.house.guild.bot))
  }),
  route('POST /channels/:channel/messages', ({ house, params, body, files }) => {
    const channel = channelOr404(house, params.channel)
    const bot = theBot(house)
    demandSending(house, bot, channel, files.length > 0)
    if (channel.kind === 'category' || channel.kind === 'forum') throw refusal('wrongChannelType')
    const form = checkMessage(postForm, body ?? {}, { files })
    if (form.embeds?.length && !may(house, bot, channel, May.EmbedLinks)) throw refusal('missingPermissions')
    const repeated = sentBefore(house, channel, form)
    if (repeated) return apiMessage(house, repeated, bot.id)
    const reference = referenceOf(house, channel, form)
    const message = post(house, {
      channel,
      author: bot,
      body: form,
      files,
      flags: (form.flags ?? 0) & POST_FLAGS,
      reference,
      type: reference ? MessageType.Reply : MessageType.Default,
      nonce: form.nonce ?? undefined,
      tts: form.tts ?? false,
    })
    return apiMessage(house, message, bot.id)
  }),
  route('GET /channels/:channel/messages/:message', (call) => {
    const channel = channelFor(call, May.ViewChannel | May.ReadMessageHistory)
    return apiMessage(call.house, messageIn(call.house, channel, call.params.message), call.house.guild.bot)
  }),
  route('PATCH /channels/:channel/messages/:message', (call) => {
    const { house, body, files } = call
    const channel = channelFor(call, May.ViewChannel)
    const before = messageIn(house, channel, call.params.message)
    if (before.author !== house.guild.bot) throw refusal('notYourMessage')
    return apiMessage(house, edit(house, before, checkMessage(editForm, body ?? {}, { files, before }), files), house.guild.bot)
  }),
  route('DELETE /channels/:channel/messages/:message', (call) => {
    const { house } = call
    const channel = channelFor(call, May.ViewChannel)
    const message = messageIn(house, channel, call.params.message)
    if (message.author !== house.guild.bot) demand(house, theBot(house), channel, May.ManageMessages)
    if (channel.kind === 'direct' && message.author !== house.guild.bot) throw refusal('wrongChannelForDm')
    if (channel.kind === 'thread' && channel.archived) throw refusal('archivedThread')
    remove(house, message)
  }),
  route('POST /channels/:channel/messages/bulk-delete', (call) => {
    const { house } = call
    const channel = channelFor(call, May.ManageMessages)
    const ids = check(sweepForm, call.body).messages
    if (ids.some((id) => timeOf(id) < house.clock.now() - SWEEPABLE)) throw refusal('messagesTooOld')
    const present = ids.flatMap((id) => house.store.messages.get(id) ?? []).filter((message) => message.channel === channel.id)
    for (const message of present) {
      house.store.messages.drop(message.id)
      dropFiles(house, message.attachments)
    }
    house.emit({ kind: 'messages-swept', channel, ids: present.map((message) => message.id) })
  }),

  route('GET /channels/:channel/messages/pins', (call) => {
    const { house, query } = call
    const channel = channelFor(call, May.ViewChannel | May.ReadMessageHistory)
    const limit = Math.min(50, Number(query.get('limit') ?? 50) || 50)
    const before = Date.parse(query.get('before') ?? '')
    const pinned = house.store.messages
      .pinned(channel.id)
      .filter(({ pinnedAt }) => Number.isNaN(before) || (pinnedAt ?? 0) < before)
    const items = pinned.slice(0, limit).map((message) => ({
      pinned_at: iso(message.pinnedAt ?? 0),
      message: apiMessage(house, message, house.guild.bot),
    }))
    return { items, has_more: pinned.length > limit }
  }),
  route('GET /channels/:channel/pins', (call) => {
    const channel = channelFor(call, May.ViewChannel | May.ReadMessageHistory)
    return call.house.store.messages.pinned(channel.id).map((message) => apiMessage(call.house, message, call.house.guild.bot))
  }),
  route('PUT /channels/:channel/messages/pins/:message', (call) => pin(call, true)),
  route('DELETE /channels/:channel/messages/pins/:message', (call) => pin(call, false)),
  route('PUT /channels/:channel/pins/:message', (call) => pin(call, true)),
  route('DELETE /channels/:channel/pins/:message', (call) => pin(call, false)),
]
