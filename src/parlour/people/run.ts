/** Using commands: slash commands with their options, suggestions while typing, and context menus. */
import {
  type APIInteraction,
  ApplicationCommandType,
  InteractionType,
  ApplicationCommandOptionType as Option,
  type Snowflake,
} from 'discord-api-types/v10'
import type { Interaction } from '../fleeting.ts'
import { type House, personOr404 } from '../house.ts'
import { open } from '../interactions.ts'
import { apiMessage } from '../payloads/messages.ts'
import type { Channel, Command, Person } from '../records.ts'
import { refusal } from '../refusal.ts'
import { resolve, resolvePeople } from '../resolved.ts'
import { messageIn } from '../sight.ts'
import type { AutocompleteAnswer, AutocompleteAsk, CommandRun } from '../wire.ts'
import { commandsFor, localise } from './offers.ts'
import { answerTo, checkNames, type Given, leaf, pickedIn, wrap, wrong } from './options.ts'
import { openForActing } from './press.ts'
import { channelSeenBy } from './talk.ts'
import { handOver } from './uploads.ts'

function offered(house: House, person: Person, channel: Channel, id: Snowflake): Command {
  const command = commandsFor(house, person, channel).find((one) => one.id === id)
  if (!command) throw refusal('unknownCommand')
  return command
}

export function run(
  house: House,
  person: Person,
  channelId: Snowflake,
  commandId: Snowflake,
  asked: CommandRun,
): Promise<Interaction> {
  const seen = channelSeenBy(house, person, channelId)
  const command = offered(house, person, seen, commandId)
  if (command.type !== ApplicationCommandType.ChatInput) return runOn(house, person, seen, command, asked.target)
  const path = asked.path ?? []
  const values = asked.options ?? {}
  const options = leaf(command, path)
  checkNames(options, values)
  const missing = options.find((option) => option.required && values[option.name] === undefined)
  if (missing) throw wrong(missing.name, 'This option is required')
  const given = options.flatMap((option) => {
    const value = values[option.name]
    return value === undefined ? [] : [answerTo(house, person, option, value)]
  })
  const { files, ...picked } = pickedIn(given)
  const attachments = handOver(house, person, files)
  const resolved = { ...resolve(house, picked, person), ...(files.length > 0 && { attachments }) }
  return open(house, {
    kind: 'command',
    person,
    channel: openForActing(house, person, seen),
    origin: { type: InteractionType.ApplicationCommand, command: `/${[command.name, ...path].join(' ')}` },
    payload: (base): APIInteraction => ({
      ...base,
      type: InteractionType.ApplicationCommand,
      data: {
        id: command.id,
        name: command.name,
        type: ApplicationCommandType.ChatInput,
        ...(command.guild_id && { guild_id: command.guild_id }),
        options: wrap(path, given),
        ...(Object.keys(resolved).length > 0 && { resolved }),
      },
    }),
  })
}

/** A command from the menu of a person or a message. */
function runOn(
  house: House,
  person: Person,
  seen: Channel,
  command: Command,
  target: Snowflake | undefined,
): Promise<Interaction> {
  if (target === undefined) throw wrong('target', 'This command is used on somebody or something')
  const base = { id: command.id, name: command.name, ...(command.guild_id && { guild_id: command.guild_id }), target_id: target }
  const shared = { kind: 'command' as const, person, channel: openForActing(house, person, seen) }
  if (command.type === ApplicationCommandType.User) {
    personOr404(house, target)
    const resolved = resolvePeople(house, [target])
    return open(house, {
      ...shared,
      origin: { type: InteractionType.ApplicationCommand, command: command.name, targetPerson: target },
      payload: (common): APIInteraction => ({
        ...common,
        type: InteractionType.ApplicationCommand,
        data: { ...base, type: ApplicationCommandType.User, resolved },
      }),
    })
  }
  const message = messageIn(house, seen, target)
  return open(house, {
    ...shared,
    origin: { type: InteractionType.ApplicationCommand, command: command.name, targetMessage: target },
    payload: (common): APIInteraction => ({
      ...common,
      type: InteractionType.ApplicationCommand,
      data: {
        ...base,
        type: ApplicationCommandType.Message,
        resolved: { messages: { [target]: apiMessage(house, message, house.guild.bot) } },
      },
    }),
  })
}

/** Asks the bot for suggestions. What is typed so far need not be complete or valid. */
export async function suggest(
  house: House,
  person: Person,
  channelId: Snowflake,
  commandId: Snowflake,
  asked: AutocompleteAsk,
): Promise<AutocompleteAnswer> {
  const channel = channelSeenBy(house, person, channelId)
  const command = offered(house, person, channel, commandId)
  const path = asked.path ?? []
  const values = { ...asked.options, [asked.focused]: asked.options?.[asked.focused] ?? '' }
  const options = leaf(command, path)
  checkNames(options, values)
  const focused = options.find((option) => option.name === asked.focused)
  if (!focused || !('autocomplete' in focused) || !focused.autocomplete)
    throw wrong(asked.focused, 'This option has no suggestions')
  const given = options.flatMap((option): Given<InteractionType.ApplicationCommandAutocomplete>[] => {
    const value = values[option.name]
    if (value === undefined) return []
    if (option.type === Option.Boolean) return typeof value === 'boolean' ? [{ type: option.type, name: option.name, value }] : []
    const typed = { name: option.name, value: String(value) }
    return [{ type: option.type, ...typed, ...(option.name === asked.focused && { focused: true }) }]
  })
  const kinds = { [Option.String]: 'text', [Option.Integer]: 'integer', [Option.Number]: 'number' } as const
  const interaction = await open(house, {
    kind: 'autocomplete',
    person,
    channel,
    typing: kinds[focused.type],
    origin: { type: InteractionType.ApplicationCommand },
    payload: (base): APIInteraction => ({
      ...base,
      type: InteractionType.ApplicationCommandAutocomplete,
      data: {
        id: command.id,
        name: command.name,
        type: ApplicationCommandType.ChatInput,
        ...(command.guild_id && { guild_id: command.guild_id }),
        options: wrap(path, given),
      },
    }),
  })
  const { suggestions } = interaction
  return {
    answered: suggestions !== undefined,
    choices: (suggestions ?? []).map((choice) => ({ ...localise(choice, person.locale), value: choice.value })),
  }
}
