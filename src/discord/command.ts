/** A slash command: its definition and what it does. One file each in `commands/`. */
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import type { Seated } from '../store/store.ts'
import { refuse } from '../tables/house.ts'
import type { Bot } from './bot.ts'
import { AUTOCOMPLETE_CHOICES, clip, OPTION_TEXT } from './limits.ts'

export type { PersonSettings, ResultRow } from '../store/store.ts'

export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void>
  complete?(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]>
}
export type Suggestion = { readonly name: string; readonly value: string }

/** The table a command is about: the one named, else the one of this channel, else the only one the person plays at. */
export async function tableFor(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Seated> {
  const named = interaction.options.getString('table')
  if (named) return (await bot.house.store.table(named)) ?? refuse('table.gone')
  const here = await bot.house.store.tableIn(interaction.channelId)
  if (here) return here
  const [mine, ...others] = await bot.house.store.tablesOf(interaction.user.id)
  if (mine && others.length === 0) return mine
  return refuse(interaction.inGuild() ? 'table.none-here' : 'table.which')
}

export async function suggestTables(bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> {
  const mine = await bot.house.store.tablesOf(interaction.user.id)
  return matching(
    mine.map(({ id, game, seats }) => ({
      name: `${bot.house.games.get(game)?.title ?? game} · ${seats.map(({ name }) => name).join(', ')} (${id})`,
      value: id,
    })),
    interaction.options.getFocused(),
  )
}

export const matching = (suggestions: readonly Suggestion[], typed: string): Suggestion[] =>
  suggestions
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, AUTOCOMPLETE_CHOICES)
    .map(({ name, value }) => ({ name: clip(name, OPTION_TEXT), value }))

export const nameOf = (interaction: ChatInputCommandInteraction) => ({
  id: interaction.user.id,
  name: interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName,
})
