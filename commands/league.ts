import { SlashCommandBuilder, type SlashCommandIntegerOption, type SlashCommandStringOption } from '@discordjs/builders'
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js'
import { checkinReply, joinReply, leaveReply } from '../src/discord/acts/league/presses.ts'
import type { Bot } from '../src/discord/bot.ts'
import type { Command } from '../src/discord/in/command.ts'
import { leagueFor, suggestLeagues, whichLeague } from '../src/discord/in/league/which-league.ts'
import { whoIs } from '../src/discord/in/who.ts'
import { answerLater, answerWith } from '../src/discord/out/replies.ts'
import {
  acrossReply,
  expeditionsReply,
  fileReply,
  gamesReply,
  meReply,
  standingsReply,
} from '../src/discord/show/league/replies.ts'
import { drawnSeason, newestSeason, seasonByNumber } from '../src/league/steps.ts'
import { PUBLIC } from '../src/words/words.ts'

const division = (option: SlashCommandStringOption) =>
  option.setName('division').setDescription('Which division, for example 2B; your own if you say nothing').setMaxLength(6)
const season = (option: SlashCommandIntegerOption) =>
  option.setName('season').setDescription('Which season; the present one if you say nothing').setMinValue(1)

const data = new SlashCommandBuilder()
  .setName('league')
  .setDescription('Join a league, check in, see standings and games')
  .setContexts(InteractionContextType.Guild)
  .addSubcommand((sub) => sub.setName('join').setDescription('Sign up for the next season').addStringOption(whichLeague))
  .addSubcommand((sub) => sub.setName('leave').setDescription('Give your place up').addStringOption(whichLeague))
  .addSubcommand((sub) =>
    sub.setName('checkin').setDescription('Say that you are here when the season begins').addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('standings')
      .setDescription('Who stands where')
      .addStringOption((option) =>
        option
          .setName('of')
          .setDescription('One league, all games together, or expeditions')
          .addChoices(
            { name: 'this league', value: 'league' },
            { name: 'all games together', value: 'all' },
            { name: 'expeditions', value: 'expeditions' },
          ),
      )
      .addStringOption((option) =>
        option
          .setName('as')
          .setDescription('As a picture, in words, or as a file')
          .addChoices(
            { name: 'picture', value: 'picture' },
            { name: 'text', value: 'text' },
            { name: 'CSV file', value: 'csv' },
            { name: 'JSON file', value: 'json' },
          ),
      )
      .addStringOption(division)
      .addIntegerOption(season)
      .addBooleanOption((option) => option.setName('share').setDescription('Show it to everybody here'))
      .addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('fixtures')
      .setDescription('Who meets whom, and how it went')
      .addStringOption(division)
      .addIntegerOption(season)
      .addBooleanOption((option) => option.setName('text').setDescription('In words instead of a picture'))
      .addBooleanOption((option) => option.setName('share').setDescription('Show it to everybody here'))
      .addStringOption(whichLeague),
  )
  .addSubcommand((sub) => sub.setName('me').setDescription('Your games, points and record').addStringOption(whichLeague))
  .toJSON()

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const me = whoIs(interaction)
  const newest = async () => (await newestSeason(bot.house, (await leagueFor(bot, interaction)).id)).id
  switch (interaction.options.getSubcommand()) {
    case 'join':
      return answerWith(interaction, async () => joinReply(bot, await newest(), me))
    case 'leave':
      return answerWith(interaction, async () => leaveReply(bot, await newest(), me.id))
    case 'checkin':
      return answerWith(interaction, async () => checkinReply(bot, await newest(), me.id))
    case 'me':
      return answerWith(interaction, async () => {
        const { id } = await leagueFor(bot, interaction)
        return meReply(bot, (await drawnSeason(bot.house, id)).id, me.id, interaction.locale)
      })
    default:
      return answerLater(interaction, () => look(bot, interaction), interaction.options.getBoolean('share') ?? false)
  }
}

async function look(bot: Bot, interaction: ChatInputCommandInteraction) {
  const { options } = interaction
  const locale = options.getBoolean('share') ? PUBLIC : interaction.locale
  const server = interaction.guildId ?? ''
  const number = options.getInteger('season')
  const isFixtures = options.getSubcommand() === 'fixtures'
  const of = isFixtures ? 'league' : options.getString('of')
  if (of === 'all') return acrossReply(bot, server, number, locale)
  if (of === 'expeditions') return expeditionsReply(bot, server, locale)
  const { id } = await leagueFor(bot, interaction)
  const season = number === null ? await drawnSeason(bot.house, id) : await seasonByNumber(bot.house, id, number)
  const as = isFixtures ? null : options.getString('as')
  if (as === 'csv' || as === 'json') return fileReply(bot, season, as, locale)
  const named = options.getString('division')
  const wish = {
    person: interaction.user.id,
    locale,
    text: as === 'text' || (isFixtures && (options.getBoolean('text') ?? false)),
    ...(named && { division: named }),
  }
  return isFixtures ? gamesReply(bot, season, wish) : standingsReply(bot, season, wish)
}

export const league: Command = { data, run, complete: suggestLeagues }
