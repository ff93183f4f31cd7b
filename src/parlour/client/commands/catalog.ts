// Slash commands as a flat list one can search: a command with subcommands appears once for each of them.
import type { OptionValue, WireCommand, WireOption } from '../../wire.ts'
import { Command, Option } from '../kinds.ts'

export interface Entry {
  command: WireCommand
  /** Names of group and subcommand, as the server wants them. */
  path: string[]
  /** "/table open" */
  words: string
  description: string
  options: WireOption[]
}

export function catalog(commands: readonly WireCommand[]): Entry[] {
  return commands
    .filter(({ type }) => type === Command.slash)
    .flatMap((command) => leaves(command, command, [], `/${command.shown_name}`))
}

function leaves(command: WireCommand, here: WireCommand | WireOption, path: string[], words: string): Entry[] {
  const branches = here.options.filter(({ type }) => type === Option.subcommand || type === Option.group)
  if (branches.length === 0) return [{ command, path, words, description: here.shown_description, options: here.options }]
  return branches.flatMap((branch) => leaves(command, branch, [...path, branch.name], `${words} ${branch.shown_name}`))
}

/** Those whose name begins with the words first, then those that merely hold them, then those that are described by them. */
export function search(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = typed.trim().toLowerCase()
  const rank = ({ words, description }: Entry) => {
    const name = words.slice(1).toLowerCase()
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return description.toLowerCase().includes(wanted) ? 2 : 3
  }
  return entries.filter((entry) => rank(entry) < 3).sort((a, b) => rank(a) - rank(b))
}

/** What was put into an option: the value the server gets and the words people see for it. */
export interface Filled {
  value: OptionValue
  shown: string
}

/** Why a value will not do, or nothing. */
export function optionObjection(option: WireOption, filled: Filled | undefined): string | undefined {
  if (!filled || filled.value === '') return option.required ? `${option.shown_name} is needed.` : undefined
  const { value } = filled
  const numeric = option.type === Option.integer || option.type === Option.number
  if (numeric && (typeof value !== 'number' || !Number.isFinite(value))) return `${option.shown_name} must be a number.`
  if (option.type === Option.integer && !Number.isInteger(value)) return `${option.shown_name} must be a whole number.`
  if (typeof value === 'number') {
    if (option.min_value !== undefined && value < option.min_value)
      return `${option.shown_name} must be at least ${option.min_value}.`
    if (option.max_value !== undefined && value > option.max_value)
      return `${option.shown_name} must be at most ${option.max_value}.`
  }
  if (option.type === Option.string && typeof value === 'string') {
    if (option.min_length !== undefined && value.length < option.min_length)
      return `${option.shown_name} needs at least ${option.min_length} characters.`
    if (option.max_length !== undefined && value.length > option.max_length)
      return `${option.shown_name} takes at most ${option.max_length} characters.`
  }
  return undefined
}

/** As the server wants them; what was emptied again was never given. */
export function optionValues(filled: ReadonlyMap<string, Filled>): Record<string, OptionValue> {
  return Object.fromEntries([...filled].filter(([, { value }]) => value !== '').map(([name, { value }]) => [name, value]))
}
