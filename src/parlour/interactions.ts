/** The life of an interaction: handed to the bot, acknowledged in time or failed, its token good for a while and then dead. */
import { randomBytes } from 'node:crypto'
import {
  type APIBaseInteraction,
  type APIInteraction,
  MessageFlags as Flag,
  InteractionContextType,
  type InteractionType,
  Locale,
  type Snowflake,
} from 'discord-api-types/v10'
import { isElsewhere, ownersOf } from './elsewhere.ts'
import type { Interaction } from './fleeting.ts'
import { type House, interactionIn, theBot } from './house.ts'
import { keep } from './messages.ts'
import { apiChannel } from './payloads/channels.ts'
import { apiMember, apiUser } from './payloads/people.ts'
import { permissionsIn } from './permissions.ts'
import type { Channel, Message, Origin, Person } from './records.ts'
import { refusal } from './refusal.ts'
import type { WireInteraction } from './wire.ts'

/** Once it has acknowledged, a bot has a quarter of an hour to say more. */
const TOKEN_LASTS = 15 * 60_000
/** How long a dead token is remembered, so that it is refused as expired rather than unknown. */
const REMEMBERED = 60 * 60_000
export const FILE_LIMIT = 10 * 1024 * 1024

export interface Opening {
  kind: Interaction['kind']
  person: Person
  channel: Channel
  origin: Omit<Origin, 'id' | 'person'>
  source?: Message
  customId?: string
  typing?: Interaction['typing']
  payload: (base: InteractionBase) => APIInteraction
}

export type InteractionBase = Required<Pick<APIBaseInteraction<InteractionType, unknown>, 'channel' | 'channel_id'>> &
  Omit<APIBaseInteraction<InteractionType, unknown>, 'type' | 'data' | 'message' | 'channel' | 'channel_id'>

/** Hands something a person did to the bot, and promises the moment it is acknowledged, or has failed. */
export function open(house: House, opening: Opening): Promise<Interaction> {
  const id = house.nextId()
  return new Promise((settle) => {
    const interaction: Interaction = {
      id,
      token: Buffer.from(`interaction:${id}:${randomBytes(18).toString('base64url')}`).toString('base64url'),
      kind: opening.kind,
      person: opening.person.id,
      channel: opening.channel.id,
      at: house.clock.now(),
      origin: { ...opening.origin, id, person: opening.person.id },
      state: 'waiting',
      settle,
      ...(opening.source && { source: opening.source.id }),
      ...(opening.customId !== undefined && { customId: opening.customId }),
      ...(opening.typing && { typing: opening.typing }),
    }
    house.fleeting.interactions.set(id, interaction)
    tell(house, interaction)
    house.emit({ kind: 'interaction', person: opening.person.id, payload: opening.payload(baseOf(house, interaction, opening)) })
    house.clock.after(house.fleeting.patience, () => {
      if (interaction.state !== 'waiting') return
      interaction.state = 'failed'
      tell(house, interaction)
      settle(interaction)
    })
    house.clock.after(TOKEN_LASTS, () => giveUp(house, interaction))
    house.clock.after(REMEMBERED, () => house.fleeting.interactions.delete(id))
  })
}

/** What every interaction carries. In a conversation there is a user, in a guild a member, never both. */
function baseOf(house: House, interaction: Interaction, { person, channel }: Opening): InteractionBase {
  const permissions = permissionsIn(house, person, channel).toString()
  const common = {
    id: interaction.id,
    application_id: house.guild.application,
    token: interaction.token,
    version: 1 as const,
    channel: apiChannel(house, channel, house.guild.bot),
    channel_id: channel.id,
    app_permissions: permissionsIn(house, theBot(house), channel).toString(),
    locale: person.locale,
    entitlements: [],
    attachment_size_limit: FILE_LIMIT,
  }
  if (channel.kind === 'direct')
    return {
      ...common,
      user: apiUser(person),
      context: isElsewhere(house, channel) ? InteractionContextType.PrivateChannel : InteractionContextType.BotDM,
      authorizing_integration_owners: ownersOf(house, channel, person.id),
    }
  return {
    ...common,
    guild: { id: house.guild.id, locale: Locale.EnglishUS, features: [] },
    guild_id: house.guild.id,
    guild_locale: Locale.EnglishUS,
    member: { ...apiMember(person), permissions },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: ownersOf(house, channel, person.id),
  }
}

/** A "thinking…" that was never followed by an answer stays on the screen, and says so. */
function giveUp(house: House, { answer }: Interaction): void {
  const message = answer === undefined ? undefined : (house.fleeting.ephemerals.get(answer) ?? house.store.messages.get(answer))
  if (message && message.flags & Flag.Loading) keep(house, { ...message, unanswered: true })
}

/** No interaction outlives the process, so whatever was promised before it began will not be given any more. */
export function giveUpAll(house: House): void {
  for (const message of house.store.messages.flagged(Flag.Loading))
    if (!message.unanswered) keep(house, { ...message, unanswered: true })
}

/** Settles the interaction in time. `answer` is what `@original` will stand for. */
export function acknowledged(house: House, interaction: Interaction, answer?: Snowflake): void {
  interaction.state = 'answered'
  if (answer !== undefined) interaction.answer = answer
  tell(house, interaction)
  interaction.settle(interaction)
}

function tell(house: House, interaction: Interaction): void {
  const state = wireInteraction(interaction)
  if (state) house.emit({ kind: 'interaction-state', person: interaction.person, state })
}

/** As the person's page knows it; asking for suggestions is nothing a page shows. */
export function wireInteraction(interaction: Interaction): WireInteraction | undefined {
  if (interaction.kind === 'autocomplete') return undefined
  const { command } = interaction.origin
  return {
    id: interaction.id,
    kind: interaction.kind,
    state: interaction.state,
    channel_id: interaction.channel,
    ...(interaction.kind === 'component' && interaction.source && { message_id: interaction.source }),
    ...(interaction.customId !== undefined && { custom_id: interaction.customId }),
    ...(command !== undefined && { command }),
    ...(interaction.answer !== undefined && { answer_id: interaction.answer }),
  }
}

/** For the callback: alive and not yet acknowledged. */
export function awaiting(house: House, id: Snowflake, token: string): Interaction {
  const interaction = house.fleeting.interactions.get(id)
  if (!interaction || interaction.token !== token || interaction.state === 'failed') throw refusal('unknownInteraction')
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged')
  return interaction
}

/** For follow-ups and edits: acknowledged, and the token still good. */
export function continuing(house: House, application: Snowflake, token: string): Interaction {
  const id = interactionIn(token) ?? ''
  const interaction = house.fleeting.interactions.get(id)
  if (application !== house.guild.application || interaction?.token !== token) throw refusal('unknownWebhook')
  if (house.clock.now() - interaction.at >= TOKEN_LASTS) throw refusal('invalidWebhookToken')
  if (interaction.state !== 'answered') throw refusal('unknownWebhook')
  return interaction
}
