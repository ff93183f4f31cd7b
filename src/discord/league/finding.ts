/** Which league is meant: the one named, the one of this channel, or the only one here. */
import type { SlashCommandStringOption } from '@discordjs/builders'
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js'
import type { LeagueRow } from '../../store/league-store.ts'
import { refuse } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { matching, type Suggestion } from '../command.ts'

export const whichLeague = (option: SlashCommandStringOption) =>
  option.setName('league').setDescription('Which league, if there are several').setAutocomplete(true)

export async function leagueFor(bot: Bot, interaction: ChatInputCommandInteraction): Promise<LeagueRow> {
  const named = interaction.options.getString('league')
  const here = await bot.house.store.league.leaguesOn(interaction.guildId ?? '')
  if (named) return here.find(({ id, name }) => id === named || name === named) ?? refuse('league.gone')
  const parent = interaction.channel?.isThread() ? interaction.channel.parentId : interaction.channelId
  const inChannel = here.filter(({ channel }) => channel === parent)
  const [league, ...others] = inChannel.length > 0 ? inChannel : here
  if (!league) return refuse('league.none')
  return others.length > 0 ? refuse('league.which') : league
}

export async function suggestLeagues(bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> {
  const here = await bot.house.store.league.leaguesOn(interaction.guildId ?? '')
  return matching(
    here.map(({ id, name }) => ({ name, value: id })),
    interaction.options.getFocused(),
  )
}
