/** The options of a slash command: finding them, checking what was given, packing it for the bot. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandOption,
  type InteractionType,
  ApplicationCommandOptionType as Option,
  type Snowflake,
} from 'discord-api-types/v10'
import type { House } from '../house.ts'
import { typeOfChannel } from '../payloads/channels.ts'
import { canSee } from '../permissions.ts'
import type { Command, Person } from '../records.ts'
import { invalidForm } from '../refusal.ts'
import type { Picked } from '../resolved.ts'
import type { OptionValue } from '../wire.ts'

type Basic = APIApplicationCommandBasicOption
export type Given<T extends InteractionType> = APIApplicationCommandInteractionDataBasicOption<T>

export const wrong = (option: string, message: string) => invalidForm(['options', option], 'INTERACTION_OPTION_INVALID', message)
const isSub = (option: APIApplicationCommandOption) => option.type === Option.Subcommand || option.type === Option.SubcommandGroup

/** Follows the path of subcommands down to the options that are to be filled in. */
export function leaf(command: Command, path: string[]): Basic[] {
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
export function wrap<T extends InteractionType>(path: string[], inner: Given<T>[]) {
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
export function answerTo(
  house: House,
  person: Person,
  option: Basic,
  value: OptionValue,
): Given<InteractionType.ApplicationCommand> {
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

/** Whether an id stands for something this person can choose there. */
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

/** A misspelt option is a mistake of the test or page, and is told as one. */
export function checkNames(options: Basic[], values: Record<string, OptionValue>): void {
  const stray = Object.keys(values).find((name) => !options.some((option) => option.name === name))
  if (stray !== undefined) throw wrong(stray, 'There is no such option')
}

export function pickedIn(options: { type: Option; value: OptionValue }[]): Required<Picked> & { files: Snowflake[] } {
  const of = (...types: Option[]) => options.filter(({ type }) => types.includes(type)).map(({ value }) => String(value))
  return {
    people: of(Option.User, Option.Mentionable),
    roles: of(Option.Role, Option.Mentionable),
    channels: of(Option.Channel),
    files: of(Option.Attachment),
  }
}
