/** The commands on offer: who may use which, where, in their own language. */
import {
  type APIApplicationCommandOption,
  ApplicationIntegrationType,
  InteractionContextType as Context,
  type Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import { isElsewhere } from '../elsewhere.ts'
import type { House } from '../house.ts'
import { May, permissionsIn } from '../permissions.ts'
import type { Channel, Command, Person } from '../records.ts'
import type { WireCommand, WireOption } from '../wire.ts'

/** Commands that people take along as an app of their own; everybody here has. */
const isTakenAlong = ({ integration_types }: Command): boolean =>
  integration_types?.includes(ApplicationIntegrationType.UserInstall) ?? false

function fitsContext(house: House, command: Command, channel: Channel): boolean {
  const { integration_types, contexts, guild_id, dm_permission } = command
  const isOfTheServer = integration_types?.includes(ApplicationIntegrationType.GuildInstall) ?? true
  if (isElsewhere(house, channel))
    return isTakenAlong(command) && guild_id === undefined && (contexts?.includes(Context.PrivateChannel) ?? true)
  if (!isOfTheServer && !isTakenAlong(command)) return false
  if (channel.kind === 'direct') return guild_id === undefined && (contexts?.includes(Context.BotDM) ?? dm_permission !== false)
  return contexts?.includes(Context.Guild) ?? true
}

/** The rights a command asks for count in the channel; "0" leaves it to administrators. */
function fitsPerson(house: House, command: Command, person: Person, channel: Channel): boolean {
  if (channel.kind === 'direct') return true
  const held = permissionsIn(house, person, channel)
  if (!(held & May.UseApplicationCommands)) return false
  if (command.default_member_permissions === null || held & May.Administrator) return true
  const needed = BigInt(command.default_member_permissions)
  return needed !== 0n && (held & needed) === needed
}

export const commandsFor = (house: House, person: Person, channel: Channel): Command[] =>
  house.store.commands
    .all()
    .filter((command) => fitsContext(house, command, channel) && fitsPerson(house, command, person, channel))

interface Named {
  name: string
  name_localizations?: LocalizationMap | null
}
interface Described extends Named {
  description: string
  description_localizations?: LocalizationMap | null
}
const shownName = ({ name, name_localizations }: Named, locale: Locale) => name_localizations?.[locale] ?? name
const shownWords = (thing: Described, locale: Locale) => ({
  name: thing.name,
  description: thing.description,
  shown_name: shownName(thing, locale),
  shown_description: thing.description_localizations?.[locale] ?? thing.description,
})

export const localise = <T extends Named>(choice: T, locale: Locale) => ({
  name: choice.name,
  shown_name: shownName(choice, locale),
})

function wireOption(option: APIApplicationCommandOption, locale: Locale): WireOption {
  const isParent = option.type === Option.Subcommand || option.type === Option.SubcommandGroup
  const inner: APIApplicationCommandOption[] = isParent ? (option.options ?? []) : []
  const choices = 'choices' in option ? (option.choices ?? []) : []
  return {
    type: option.type,
    ...shownWords(option, locale),
    required: option.required ?? false,
    autocomplete: 'autocomplete' in option && option.autocomplete === true,
    choices: choices.map((choice) => ({ ...localise(choice, locale), value: choice.value })),
    options: inner.map((one) => wireOption(one, locale)),
    ...('channel_types' in option && option.channel_types && { channel_types: option.channel_types }),
    ...('min_value' in option && option.min_value !== undefined && { min_value: option.min_value }),
    ...('max_value' in option && option.max_value !== undefined && { max_value: option.max_value }),
    ...('min_length' in option && option.min_length !== undefined && { min_length: option.min_length }),
    ...('max_length' in option && option.max_length !== undefined && { max_length: option.max_length }),
  }
}

export const wireCommand = (command: Command, locale: Locale): WireCommand => ({
  id: command.id,
  type: command.type,
  ...shownWords(command, locale),
  options: (command.options ?? []).map((option) => wireOption(option, locale)),
})
