/** A slash command, or an entry in the menu of a message or a person: its definition and what it does. They live in `commands/`. */
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { AUTOCOMPLETE_CHOICES, clip, OPTION_TEXT } from '../show/limits.ts'

export type { PersonSettings, Seated } from '../../store/store.ts'

export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void>
  complete?(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion<string | number>[]>
}

export type Menu = {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody
  run(bot: Bot, interaction: ContextMenuCommandInteraction): Promise<void>
}

/** All of them by name. */
export type Known = { readonly commands: ReadonlyMap<string, Command>; readonly menus: ReadonlyMap<string, Menu> }

export type Suggestion<V = string> = { readonly name: string; readonly value: V }

type Asking = Pick<ChatInputCommandInteraction | AutocompleteInteraction, 'channelId' | 'user'> & {
  readonly options: { getString(name: string): string | null }
}

/** The table a command is about: the one named, else the one of this channel, else the only one the person plays at. */
export async function findTable({ house: { store } }: Bot, { options, channelId, user }: Asking): Promise<Seated | null> {
  const named = options.getString('table')
  if (named) return store.table(named)
  const here = await store.tableIn(channelId)
  if (here) return here
  const mine = await store.tablesOf(user.id)
  return mine.length === 1 ? mine[0]! : null
}

export async function tableFor(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Seated> {
  const found = await findTable(bot, interaction)
  if (found) return found
  if (interaction.options.getString('table')) return refuse('table.gone')
  const mine = await bot.house.store.tablesOf(interaction.user.id)
  return refuse(mine.length > 1 ? 'table.several' : interaction.inGuild() ? 'table.none-here' : 'table.which')
}

export const suggestTables = async (bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> =>
  tablesNamed(bot, await bot.house.store.tablesOf(interaction.user.id), interaction.options.getFocused())

export function tablesNamed(bot: Bot, tables: readonly Seated[], typed: string): Suggestion[] {
  return matching(
    tables.map(({ id, game, seats }) => ({
      name: `${bot.house.games.get(game)?.title ?? game} · ${seats.map(({ name }) => name).join(', ')} (${id})`,
      value: id,
    })),
    typed,
  )
}

export const matching = (suggestions: readonly Suggestion[], typed: string): Suggestion[] =>
  suggestions
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, AUTOCOMPLETE_CHOICES)
    .map(({ name, value }) => ({ name: clip(name, OPTION_TEXT), value }))
