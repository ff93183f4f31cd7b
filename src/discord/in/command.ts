/** Commands as Discord knows them, and what each of them does. They are made from acts; `commands/` lists them. */
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import type { Act } from '../acts/act.ts'
import type { Suggestion } from '../acts/fields.ts'
import type { Bot } from '../bot.ts'

export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  /** What it can do: one act, or one for each subcommand. */
  readonly acts: readonly Act[]
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void>
  complete(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]>
}

export type Menu = {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody
  readonly acts: readonly Act[]
  run(bot: Bot, interaction: ContextMenuCommandInteraction): Promise<void>
}

/** All of them by name. */
export type Known = { readonly commands: ReadonlyMap<string, Command>; readonly menus: ReadonlyMap<string, Menu> }
