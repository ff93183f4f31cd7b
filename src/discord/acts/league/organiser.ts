/** What an organiser does by pressing: publishing a league, and choosing how its game is played. */
import { ChannelType } from 'discord.js'
import { publish, setOptions } from '../../../league/organise.ts'
import type { LeagueRow, Season } from '../../../store/league-store.ts'
import { refuse } from '../../../tables/house.ts'
import type { Bot } from '../../bot.ts'
import { type Pressed, values } from '../../in/chosen.ts'
import { isGone } from '../../out/league/threads.ts'
import { answerWith } from '../../out/replies.ts'
import { optionsReply } from '../../show/league/organiser.ts'
import { type Reply, said } from '../../show/reply.ts'
import type { Act } from '../act.ts'

/** Where it is asked for, if the league's own channel is gone. */
export async function publishReply(bot: Bot, { channel }: Pick<Pressed, 'channel'>, league: LeagueRow): Promise<Reply> {
  const isLost = await isGone(bot, league.channel)
  if (isLost && channel?.type !== ChannelType.GuildText) refuse('league.channel')
  const season = await publish(bot.house, league.id, isLost ? channel?.id : undefined)
  return said(`Season ${season.number} stands in <#${season.league.channel}>.`)
}

/** `@Ann > @Bob = Cid`: mentions as Discord sends them, or names as they stand in the table. */
export const rankingOf = (text: string, { entries }: Season): string[][] =>
  text
    .replaceAll(/<@!?(\d+)>/g, '$1')
    .split('>')
    .map((group) =>
      group.split('=').map((each) => {
        const called = each.trim().replace(/^@/, '').toLowerCase()
        return entries.find(({ name }) => name.toLowerCase() === called)?.person ?? called
      }),
    )

/** The buttons stand in messages that only an organiser sees; still, a league is nobody's business on another server. */
async function leagueHere(bot: Bot, interaction: Pressed, id: string): Promise<LeagueRow> {
  const league = (await bot.house.store.league.league(id)) ?? refuse('league.gone')
  return league.server === interaction.guildId ? league : refuse('league.gone')
}

export const ORGANISER_PRESSES: Readonly<Record<string, Act>> = {
  'league-options': (bot, interaction, { table: id }) =>
    answerWith(interaction, async () => optionsReply(bot, await leagueHere(bot, interaction, id), interaction.locale)),
  'league-option': (bot, interaction, { table: id, arg }) =>
    answerWith(interaction, async () => {
      const { id: league } = await leagueHere(bot, interaction, id)
      const value = values(interaction)[0] ?? refuse('press.foreign')
      return optionsReply(bot, await setOptions(bot.house, league, { [arg]: value }), interaction.locale)
    }),
  'league-publish': (bot, interaction, { table: id }) =>
    answerWith(interaction, async () => publishReply(bot, interaction, await leagueHere(bot, interaction, id))),
}
