/** The bot's application commands: what it registers, and how they are kept. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationIntegrationType,
  ApplicationCommandOptionType as Option,
  type Snowflake,
} from 'discord-api-types/v10'
import * as z from 'zod'
import type { House } from './house.ts'
import type { Command } from './records.ts'
import { refusal } from './refusal.ts'
import { check, gather } from './rules/check.ts'
import { type CommandForm, checkCommand, checkCommandList, countRules, typeOf } from './rules/commands.ts'

const CREATES_A_DAY = 200
const DAY = 24 * 60 * 60_000

type Place = Snowflake | null
type GivenOption = NonNullable<CommandForm['options']>[number]
type GivenBasic = Exclude<GivenOption, { type: Option.Subcommand | Option.SubcommandGroup }>
type GivenSub = Extract<GivenOption, { type: Option.Subcommand }>

export const commandsOf = (house: House, place: Place): Command[] =>
  house.store.commands.all().filter((command) => (command.guild_id ?? null) === place)

export function commandOr404(house: House, place: Place, id: Snowflake): Command {
  const command = house.store.commands.get(id)
  if (!command || (command.guild_id ?? null) !== place) throw refusal('unknownCommand')
  return command
}

/** Options with suggestions have no choices, and the other way round: the two kinds are told apart by type. */
function basicOption(option: GivenBasic): APIApplicationCommandBasicOption {
  if (option.type === Option.String) {
    const { autocomplete, choices, ...rest } = option
    return autocomplete ? { ...rest, autocomplete: true } : { ...rest, ...(choices && { choices }) }
  }
  if (option.type === Option.Integer) {
    const { autocomplete, choices, ...rest } = option
    return autocomplete ? { ...rest, autocomplete: true } : { ...rest, ...(choices && { choices }) }
  }
  if (option.type === Option.Number) {
    const { autocomplete, choices, ...rest } = option
    return autocomplete ? { ...rest, autocomplete: true } : { ...rest, ...(choices && { choices }) }
  }
  return option
}

const subcommand = ({ options, ...rest }: GivenSub): APIApplicationCommandSubcommandOption => ({
  ...rest,
  ...(options && { options: options.map(basicOption) }),
})

function dressOption(option: GivenOption): APIApplicationCommandOption {
  if (option.type === Option.Subcommand) return subcommand(option)
  if (option.type !== Option.SubcommandGroup) return basicOption(option)
  const { options, ...rest } = option
  return { ...rest, ...(options && { options: options.map(subcommand) }) }
}

/** A registered command, with Discord's defaults filled in. */
function build(house: House, place: Place, form: CommandForm, id: Snowflake): Command {
  const { options, type: _, id: __, description, ...rest } = form
  return {
    dm_permission: true,
    contexts: null,
    integration_types: [ApplicationIntegrationType.GuildInstall],
    nsfw: false,
    ...rest,
    id,
    application_id: house.guild.application,
    version: house.nextId(),
    type: typeOf(form),
    description: description ?? '',
    default_member_permissions: form.default_member_permissions ?? null,
    ...(place && { guild_id: place }),
    ...(options && { options: options.map(dressOption) }),
  }
}

const sameName = (command: APIApplicationCommand, form: CommandForm) =>
  command.name === form.name && command.type === typeOf(form)
const withoutVersion = ({ version: _, ...rest }: Command) => JSON.stringify(rest)

/** An unchanged command keeps its version, and costs nothing of the daily allowance. */
function settle(house: House, place: Place, form: CommandForm): { command: Command; isNew: boolean } {
  const known = commandsOf(house, place).find((command) => sameName(command, form))
  if (!known) countCreate(house)
  const fresh = build(house, place, form, known?.id ?? house.nextId())
  const command = known && withoutVersion(known) === withoutVersion(fresh) ? known : fresh
  house.store.commands.put(command)
  return { command, isNew: !known }
}

function countCreate(house: House): void {
  const now = house.clock.now()
  const recent = house.fleeting.creates.filter((at) => at > now - DAY)
  if (recent.length >= CREATES_A_DAY) throw refusal('tooManyCommandCreates')
  house.fleeting.creates = [...recent, now]
}

export function createCommand(house: House, place: Place, body: unknown): { command: Command; isNew: boolean } {
  const form = checkCommand(body)
  const others = commandsOf(house, place).filter((command) => !sameName(command, form))
  gather((say) => countRules([...others.map((command) => command.type), typeOf(form)], say))
  const result = settle(house, place, form)
  house.emit({ kind: 'commands' })
  return result
}

/** The list becomes the whole truth: what is not on it is gone. */
export function bulkOverwrite(house: House, place: Place, body: unknown): Command[] {
  const forms = checkCommandList(body)
  const commands = forms.map((form) => settle(house, place, form).command)
  for (const old of commandsOf(house, place))
    if (!commands.some((command) => command.id === old.id)) house.store.commands.drop(old.id)
  house.emit({ kind: 'commands' })
  return commands
}

export function editCommand(house: House, old: Command, body: unknown): Command {
  const form = checkCommand({ ...old, ...check(z.looseObject({}), body), type: old.type })
  const command = build(house, old.guild_id ?? null, form, old.id)
  house.store.commands.put(command)
  house.emit({ kind: 'commands' })
  return command
}

export function dropCommand(house: House, command: Command): void {
  house.store.commands.drop(command.id)
  house.emit({ kind: 'commands' })
}
