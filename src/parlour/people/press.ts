/** Pressing buttons and choosing from selects, as strictly as Discord's own client allows it. */
import {
  type APIButtonComponentWithCustomId,
  type APIInteraction,
  type APIMessageComponentInteractionData,
  type APISelectMenuComponent,
  ButtonStyle,
  InteractionType,
  type Snowflake,
  ComponentType as Type,
} from 'discord-api-types/v10'
import type { Interaction } from '../fleeting.ts'
import type { House } from '../house.ts'
import { open } from '../interactions.ts'
import { typeOfChannel } from '../payloads/channels.ts'
import { apiMessage } from '../payloads/messages.ts'
import { canSee, May, may } from '../permissions.ts'
import type { Channel, Message, Person } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import { resolve, resolveChannels, resolvePeople, resolveRoles } from '../resolved.ts'
import { messageSeenBy } from '../sight.ts'
import { enterThread } from '../thread-state.ts'
import type { ComponentUse } from '../wire.ts'
import { channelSeenBy } from './talk.ts'

type Usable = APIButtonComponentWithCustomId | APISelectMenuComponent

/** Everything on a message that can be pressed or chosen from. */
export function usable(message: Pick<Message, 'components'>): Usable[] {
  const inside = message.components.flatMap((component) =>
    component.type === Type.Container ? component.components : [component],
  )
  const candidates = inside.flatMap((component) => {
    if (component.type === Type.ActionRow) return component.components
    return component.type === Type.Section && component.accessory.type === Type.Button ? [component.accessory] : []
  })
  return candidates.filter(
    (one): one is Usable => one.type !== Type.Button || (one.style !== ButtonStyle.Link && one.style !== ButtonStyle.Premium),
  )
}

/** Acting in an archived thread opens it first, as Discord's client does; in a locked one nothing can be done. */
export function openForActing(house: House, person: Person, channel: Channel): Channel {
  if (channel.kind !== 'thread') return channel
  if (channel.archived && !may(house, person, channel, May.SendMessagesInThreads)) throw refusal('missingPermissions')
  return enterThread(house, person, channel)
}

export function press(
  house: House,
  person: Person,
  channelId: Snowflake,
  messageId: Snowflake,
  use: ComponentUse,
): Promise<Interaction> {
  const seen = channelSeenBy(house, person, channelId)
  const message = messageSeenBy(house, person, seen, messageId)
  const component = usable(message).find((one) => one.custom_id === use.custom_id)
  if (!component || message.author !== house.guild.bot)
    throw invalidForm(['custom_id'], 'COMPONENT_VALIDATION_FAILED', 'The message has changed meanwhile: this is no longer on it')
  if (component.disabled) throw invalidForm(['custom_id'], 'COMPONENT_VALIDATION_FAILED', 'This component is disabled')
  const channel = openForActing(house, person, seen)
  const data = dataOf(house, person, component, use.values)
  return open(house, {
    kind: 'component',
    person,
    channel,
    source: message,
    customId: use.custom_id,
    origin: { type: InteractionType.MessageComponent, pressedMessage: message.id },
    payload: (base): APIInteraction => ({
      ...base,
      type: InteractionType.MessageComponent,
      message: apiMessage(house, message, house.guild.bot),
      data,
    }),
  })
}

function dataOf(
  house: House,
  person: Person,
  component: Usable,
  values: string[] | undefined,
): APIMessageComponentInteractionData {
  const { custom_id } = component
  if (component.type === Type.Button) {
    if (values !== undefined) throw invalidForm(['values'], 'COMPONENT_VALIDATION_FAILED', 'A button has no values')
    return { custom_id, component_type: Type.Button }
  }
  const picked = checkPicks(house, person, component, values ?? [], ['values'])
  switch (component.type) {
    case Type.StringSelect:
      return { custom_id, component_type: Type.StringSelect, values: picked }
    case Type.UserSelect:
      return { custom_id, component_type: Type.UserSelect, values: picked, resolved: resolvePeople(house, picked) }
    case Type.RoleSelect:
      return { custom_id, component_type: Type.RoleSelect, values: picked, resolved: { roles: resolveRoles(house, picked) } }
    case Type.MentionableSelect:
      return {
        custom_id,
        component_type: Type.MentionableSelect,
        values: picked,
        resolved: resolve(house, { people: picked, roles: picked }, person),
      }
    case Type.ChannelSelect:
      return {
        custom_id,
        component_type: Type.ChannelSelect,
        values: picked,
        resolved: { channels: resolveChannels(house, picked, person) },
      }
  }
}

/** Within the number asked for, each once, and each among what is on offer. */
export function checkPicks(
  house: House,
  person: Person,
  select: APISelectMenuComponent,
  values: string[],
  path: string[],
  least = select.min_values ?? 1,
): string[] {
  const most = select.max_values ?? 1
  const refuse = (message: string) => invalidForm(path, 'COMPONENT_VALIDATION_FAILED', message)
  if (values.length < least || values.length > most)
    throw refuse(`Between ${least} and ${most} must be chosen, not ${values.length}`)
  if (new Set(values).size < values.length) throw refuse('Nothing can be chosen twice')
  const stranger = values.find((value) => !isOffered(house, person, select, value))
  if (stranger !== undefined) throw refuse(`${stranger} is not among the options`)
  return values
}

function isOffered(house: House, person: Person, select: APISelectMenuComponent, value: string): boolean {
  const isPerson = house.store.people.get(value)?.member !== undefined && house.store.people.get(value)?.backstage === undefined
  const isRole = house.store.roles.get(value) !== undefined
  switch (select.type) {
    case Type.StringSelect:
      return select.options.some((option) => option.value === value)
    case Type.UserSelect:
      return isPerson
    case Type.RoleSelect:
      return isRole
    case Type.MentionableSelect:
      return isPerson || isRole
    case Type.ChannelSelect: {
      const channel = house.store.channels.get(value)
      const types = select.channel_types ?? []
      if (!channel || channel.kind === 'direct' || !canSee(house, person, channel)) return false
      return types.length === 0 || types.includes(typeOfChannel(channel))
    }
  }
}
