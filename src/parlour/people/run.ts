/** Using commands: slash commands with their options, suggestions while typing, and context menus. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandOption,
  type APIInteraction,
  ApplicationCommandType,
  InteractionType,
  ApplicationCommandOptionType as Option,
  type Snowflake,
} from 'discord-api-types/v10'
import { type House, personOr404 } from '../house.ts'
import { type Interaction, open } from '../interactions.ts'
import { messageIn } from '../messages.ts'
import { typeOfChannel } from '../payloads/channels.ts'
import { apiMessage } from '../payloads/messages.ts'
import { canSee } from '../permissions.ts'
import type { Channel, Command, Person } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import { type Picked, resolve, resolvePeople } from '../resolved.ts'
import type { AutocompleteAnswer, AutocompleteAsk, CommandRun, OptionValue } from '../wire.ts'
import { commandsFor, localise } from './offers.ts'
import { openForActing } from './press.ts'
import { channelSeenBy } from './talk.ts'
import { handOver } from './uploads.ts'

type Basic = APIApplicationCommandBasicOption
type Given<T extends InteractionType> = APIApplicationCommandInteractionDataBasicOption<T>

const wrong = (option: string, message: string) => invalidForm(['options', option], 'INTERACTION_OPTION_INVALID', message)
const isSub = (option: APIApplicationCommandOption) => option.type === Option.Subcommand || option.type === Option.SubcommandGroup

function offered(house: House, person: Person, channel: Channel, id: Snowflake): Command {
  const command = commandsFor(house, person, channel).find((one) => one.id === id)
  if (!command) throw refusal('unknownCommand')
  return command
}

/** Follows the path of subcommands down to the options that are to be filled in. */
function leaf(command: Command, path: string[]): Basic[] {
  let options = command.options ?? []
  for (const step of path) {
    const next = options.find((option) => option.name === step)
    if (next?.type !== Option.Subcommand && next?.type !== Option.SubcommandGroup)
      throw wrong(step, 'There is no such subcommand')
    options = next.options ?? []
  }
  if (options.some(isSub)) throw wrong(command.name, 'A subcommand must be chosen')
  return options.filter((option): option is Basic => !isSub(option))
}

/** Packs the answers into the subcommands they belong to. */
function wrap<T extends InteractionType>(path: string[], inner: Given<T>[]) {
  const [first, second] = path
  if (first === undefined) return inner
  if (second === undefined) return [{ type: Option.Subcommand as const, name: first, options: inner }]
  return [
    {
      type: Option.SubcommandGroup as const,
      name: first,
      options: [{ type: Option.Subcommand as const, name: second, options: inner }],
    },
  ]
}

/** A complete, valid answer to one option. */
function answerTo(house: House, person: Person, option: Basic, value: OptionValue): Given<InteractionType.ApplicationCommand> {
  const { name } = option
  switch (option.type) {
    case Option.String: {
      if (typeof value !== 'string' || value === '') throw wrong(name, 'Must be text')
      const length = [...value].length
      if (length < (option.min_length ?? 0) || length > (option.max_length ?? 6000)) throw wrong(name, 'Is too long or too short')
      if (option.choices?.length && !option.choices.some((choice) => choice.value === value))
        throw wrong(name, 'Must be one of the choices')
      return { type: Option.String, name, value }
    }
    case Option.Integer:
    case Option.Number: {
      if (typeof value !== 'number' || (option.type === Option.Integer && !Number.isInteger(value)))
        throw wrong(name, 'Must be a number')
      if (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))
        throw wrong(name, 'Is too great or too small')
      if (option.choices?.length && !option.choices.some((choice) => choice.value === value))
        throw wrong(name, 'Must be one of the choices')
      return { type: option.type, name, value }
    }
    case Option.Boolean:
      if (typeof value !== 'boolean') throw wrong(name, 'Must be true or false')
      return { type: Option.Boolean, name, value }
    default: {
      if (typeof value !== 'string' || !stands(house, person, option, value))
        throw wrong(name, 'There is no such thing to choose')
      return { type: option.type, name, value }
    }
  }
}

function stands(house: House, person: Person, option: Basic, id: Snowflake): boolean {
  const isPerson = house.store.people.get(id) !== undefined
  const isRole = house.store.roles.get(id) !== undefined
  switch (option.type) {
    case Option.User:
      return isPerson
    case Option.Role:
      return isRole
    case Option.Mentionable:
      return isPerson || isRole
    case Option.Attachment:
      return house.fleeting.uploads.get(id)?.person === person.id
    case Option.Channel: {
      const channel = house.store.channels.get(id)
      if (!channel || channel.kind === 'direct' || !canSee(house, person, channel)) return false
      return !option.channel_types?.length || option.channel_types.some((type) => type === typeOfChannel(channel))
    }
    default:
      return false
  }
}

function checkNames(options: Basic[], values: Record<string, OptionValue>): void {
  const stray = Object.keys(values).find((name) => !options.some((option) => option.name === name))
  if (stray !== undefined) throw wrong(stray, 'There is no such option')
}

function pickedIn(options: { type: Option; value: OptionValue }[]): Required<Picked> & { files: Snowflake[] } {
  const of = (...types: Option[]) => options.filter(({ type }) => types.includes(type)).map(({ value }) => String(value))
  return {
    people: of(Option.User, Option.Mentionable),
    roles: of(Option.Role, Option.Mentionable),
    channels: of(Option.Channel),
    files: of(Option.Attachment),
  }
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
