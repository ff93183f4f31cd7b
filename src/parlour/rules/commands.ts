/** What a bot may register as its commands. */
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import * as z from 'zod'
import { check, gather } from './check.ts'
import { bits, complaint, id, list, set, text, whole, withoutNulls } from './scalars.ts'

const WORDS = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const isName = (name: string) => WORDS.test(name) && name === name.toLowerCase()
const invalidName = (value: unknown) => complaint('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid', value)

/** Names of slash commands and options; context-menu commands are free to use spaces and capitals. */
const name = text(1, 32).check(({ value, issues }) => {
  if (!isName(value)) issues.push(invalidName(value))
})
const translations = (words: z.ZodType<string>) => z.partialRecord(z.enum(Locale), words).exactOptional()
const described = {
  name,
  name_localizations: translations(name),
  description: text(1, 100),
  description_localizations: translations(text(1, 100)),
}
const plain = { ...described, required: z.boolean().exactOptional() }

const choices = <T extends z.ZodType>(value: T) =>
  list(z.object({ name: text(1, 100), name_localizations: translations(text(1, 100)), value }), 0, 25).exactOptional()
const autocomplete = z.boolean().exactOptional()
const SAFE = Number.MAX_SAFE_INTEGER
export const choiceValue = { text: text(0, 100), integer: z.int().min(-SAFE).max(SAFE), number: z.number().min(-SAFE).max(SAFE) }

const bare = <T extends Option>(type: T) => z.object({ type: z.literal(type), ...plain })
const stringOption = z.object({
  type: z.literal(Option.String),
  choices: choices(choiceValue.text),
  autocomplete,
  min_length: whole(0, 6000).exactOptional(),
  max_length: whole(1, 6000).exactOptional(),
  ...plain,
})
const integerOption = z.object({
  type: z.literal(Option.Integer),
  choices: choices(choiceValue.integer),
  autocomplete,
  min_value: choiceValue.integer.exactOptional(),
  max_value: choiceValue.integer.exactOptional(),
  ...plain,
})
const numberOption = z.object({
  type: z.literal(Option.Number),
  choices: choices(choiceValue.number),
  autocomplete,
  min_value: choiceValue.number.exactOptional(),
  max_value: choiceValue.number.exactOptional(),
  ...plain,
})
const GUILD_CHANNELS = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildCategory,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.GuildStageVoice,
  ChannelType.GuildForum,
  ChannelType.GuildMedia,
] as const
const channelOption = z.object({
  type: z.literal(Option.Channel),
  channel_types: set(z.literal(GUILD_CHANNELS), 0, 25).exactOptional(),
  ...plain,
})
const basic = [
  stringOption,
  integerOption,
  numberOption,
  channelOption,
  bare(Option.Boolean),
  bare(Option.User),
  bare(Option.Role),
  bare(Option.Mentionable),
  bare(Option.Attachment),
] as const
const subcommand = z.object({
  type: z.literal(Option.Subcommand),
  options: list(z.discriminatedUnion('type', basic), 0, 25).exactOptional(),
  ...described,
})
const group = z.object({
  type: z.literal(Option.SubcommandGroup),
  options: list(z.discriminatedUnion('type', [subcommand]), 0, 25).exactOptional(),
  ...described,
})

const command = z.object({
  id: id.exactOptional(),
  type: z
    .literal([ApplicationCommandType.ChatInput, ApplicationCommandType.User, ApplicationCommandType.Message])
    .exactOptional(),
  name: text(1, 32),
  name_localizations: translations(text(1, 32)),
  description: text(0, 100).exactOptional(),
  description_localizations: translations(text(1, 100)),
  options: list(z.discriminatedUnion('type', [subcommand, group, ...basic]), 0, 25).exactOptional(),
  default_member_permissions: bits.exactOptional(),
  dm_permission: z.boolean().exactOptional(),
  contexts: set(z.enum(InteractionContextType), 1, 3).exactOptional(),
  integration_types: set(z.enum(ApplicationIntegrationType), 1, 2).exactOptional(),
  nsfw: z.boolean().exactOptional(),
})
export type CommandForm = z.output<typeof command>
type AnyOption = NonNullable<CommandForm['options']>[number]

const KIND_LIMITS = [
  [ApplicationCommandType.ChatInput, 100],
  [ApplicationCommandType.User, 15],
  [ApplicationCommandType.Message, 15],
] as const
const COMMAND_TEXT = 8000

export const typeOf = (form: CommandForm): ApplicationCommandType => form.type ?? ApplicationCommandType.ChatInput

export function checkCommand(body: unknown): CommandForm {
  const form = check(command, withoutNulls(body))
  gather((say) => commandRules(form, [], say))
  return form
}

export function checkCommandList(body: unknown): CommandForm[] {
  const forms = check(list(command, 0, 130), body === null ? [] : withoutNulls(body))
  gather((say) => {
    forms.forEach((form, index) => {
      commandRules(form, [index], say)
      if (forms.findIndex((other) => other.name === form.name && typeOf(other) === typeOf(form)) < index)
        say([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
    })
    countRules(forms.map(typeOf), say)
  })
  return forms
}

type Say = (path: PropertyKey[], code: string, message: string) => void

export function countRules(types: ApplicationCommandType[], say: Say): void {
  for (const [type, most] of KIND_LIMITS)
    if (types.filter((one) => one === type).length > most)
      say([], 'APPLICATION_COMMAND_TOO_MANY', `Maximum number of application commands of type ${type} reached (${most})`)
}

/** What holds for one command as a whole. */
function commandRules(form: CommandForm, path: PropertyKey[], say: Say): void {
  if (typeOf(form) !== ApplicationCommandType.ChatInput) {
    if (form.description)
      say(
        [...path, 'description'],
        'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
        'Context menu commands cannot have description',
      )
    if (form.options?.length)
      say([...path, 'options'], 'APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS', 'Context menu commands cannot have options')
    return
  }
  if (!isName(form.name)) say([...path, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')
  if (!form.description) say([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')
  if (characters({ ...form, description: form.description ?? '' }) > COMMAND_TEXT)
    say(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${COMMAND_TEXT})`)
  optionRules(form.options ?? [], [...path, 'options'], say)
}

/** As much of commands and options as counts towards their size. */
interface Sized {
  name: string
  description: string
  options?: Sized[]
  choices?: { name: string; value: string | number }[]
}
const size = (words: string | number) => [...String(words)].length
const characters = ({ name: own, description, options, choices: offered }: Sized): number =>
  size(own) +
  size(description) +
  (offered ?? []).reduce((sum, one) => sum + size(one.name) + size(one.value), 0) +
  (options ?? []).reduce((sum, one) => sum + characters(one), 0)

/** Names once each, required ones first, subcommands among themselves. */
function optionRules(options: AnyOption[], path: PropertyKey[], say: Say): void {
  const isSub = (option: AnyOption) => option.type === Option.Subcommand || option.type === Option.SubcommandGroup
  if (options.some(isSub) && !options.every(isSub))
    say(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    )
  let optional = false
  for (const [index, option] of options.entries()) {
    const here = [...path, index]
    if (options.findIndex((other) => other.name === option.name) < index)
      say([...here, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option names must be unique')
    if (option.type === Option.Subcommand || option.type === Option.SubcommandGroup) {
      optionRules(option.options ?? [], [...here, 'options'], say)
      continue
    }
    if (option.required && optional)
      say(
        [...here, 'required'],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      )
    optional ||= !option.required
    if ('autocomplete' in option && option.autocomplete && option.choices?.length)
      say(
        [...here, 'autocomplete'],
        'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
        'Autocomplete and choices are mutually exclusive',
      )
  }
}
