/** Which league is meant: the one named, the one of this channel, or the only one here. */
import type { SlashCommandStringOption } from '@discordjs/builders'
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js'
import type { LeagueRow } from '../../../store/league-store.ts'
import { refuse } from '../../../tables/house.ts'
import type { Bot } from '../../bot.ts'
import { matching, type Suggestion } from '../command.ts'

export const whichLeague = (option: SlashCommandStringOption) =>
  option.setName('league').setDescription('Which league, if there are several').setAutocomplete(true)

type Asking = ChatInputCommandInteraction | AutocompleteInteraction

/** Those that may be meant: one, if there is no doubt. */
export async function leaguesMeant(bot: Bot, { options, guildId, channel, channelId }: Asking): Promise<LeagueRow[]> {
  const here = await bot.house.store.league.leaguesOn(guildId ?? '')
  const named = options.getString('league')
  if (named) return here.filter(({ id, name }) => id === named || name === named)
  const parent = channel?.isThread() ? channel.parentId : channelId
  const inChannel = here.filter((league) => league.channel === parent)
  return inChannel.length > 0 ? inChannel : here
}

export async function leagueFor(bot: Bot, interaction: ChatInputCommandInteraction): Promise<LeagueRow> {
  const [league, ...others] = await leaguesMeant(bot, interaction)
  if (!league) return refuse(interaction.options.getString('league') ? 'league.gone' : 'league.none')
  return others.length > 0 ? refuse('league.which') : league
}

export async function suggestLeagues(bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> {
  const here = await bot.house.store.league.leaguesOn(interaction.guildId ?? '')
  return matching(
    here.map(({ id, name }) => ({ name, value: id })),
    interaction.options.getFocused(),
  )
}
