import {
  SlashCommandBuilder,
  type SlashCommandIntegerOption,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from '@discordjs/builders'
import {
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js'
import { publishReply, rankingOf } from '../src/discord/acts/league/organiser.ts'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, matching, type Suggestion } from '../src/discord/in/command.ts'
import { suggestGames, suggestMisses } from '../src/discord/in/league/suggestions.ts'
import { leagueFor, suggestLeagues, whichLeague } from '../src/discord/in/league/which-league.ts'
import { missingPermissions } from '../src/discord/out/permissions.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { reportReply } from '../src/discord/show/league/help-and-harm.ts'
import { organiserReply } from '../src/discord/show/league/organiser.ts'
import { type Reply, said } from '../src/discord/show/reply.ts'
import { excuse } from '../src/league/absence.ts'
import { change, close, found, seed } from '../src/league/organise.ts'
import { adjudicate, type Ruling } from '../src/league/scoring.ts'
import { drawnSeason } from '../src/league/steps.ts'
import { PACE_NAMES } from '../src/tables/clock.ts'
import { hostedAt, refuse } from '../src/tables/house.ts'
import { moment } from '../src/words/moments.ts'
import { inPublic } from '../src/words/words.ts'

const whole = (name: string, description: string, min: number, max: number) => (option: SlashCommandIntegerOption) =>
  option.setName(name).setDescription(description).setMinValue(min).setMaxValue(max)
const reason = (option: SlashCommandStringOption) =>
  option.setName('reason').setDescription('Everybody can read it').setRequired(true).setMaxLength(200)

/** How a season is run: asked for when a league is founded, and changed later. */
const settings = (sub: SlashCommandSubcommandBuilder) =>
  sub
    .addIntegerOption(whole('weeks', 'Weeks of play (8)', 1, 26))
    .addIntegerOption(whole('off', 'Weeks off between two seasons (2)', 1, 12))
    .addIntegerOption(whole('checkin', 'Days in which to check in (7)', 1, 14))
    .addIntegerOption(whole('division', 'People in a division (7 for tables of 3 and 4, 11 for 5)', 2, 31))
    .addIntegerOption(whole('places', 'At most so many play, the others are reserves', 2, 500))
    .addBooleanOption((option) => option.setName('repeat').setDescription('The next season opens by itself (yes)'))

const data = new SlashCommandBuilder()
  .setName('league-admin')
  .setDescription('For organisers: found and look after leagues')
  .setContexts(InteractionContextType.Guild)
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addSubcommand((sub) =>
    settings(
      sub
        .setName('create')
        .setDescription('Found a league in this channel')
        .addStringOption((option) =>
          option.setName('name').setDescription('What it is called').setRequired(true).setMaxLength(50),
        )
        .addStringOption((option) => option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true))
        .addIntegerOption((option) => whole('seats', 'Seats at a table', 2, 7)(option).setRequired(true))
        .addStringOption((option) =>
          option
            .setName('pace')
            .setDescription('How fast it is played')
            .addChoices(...PACE_NAMES.map((value) => ({ name: inPublic(`pace.${value}`), value }))),
        )
        .addIntegerOption(whole('signup', 'Days of sign-up before the first season (14)', 1, 60)),
    ),
  )
  .addSubcommand((sub) =>
    sub.setName('publish').setDescription('Open sign-up, or post the card again').addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    settings(
      sub
        .setName('season')
        .setDescription('Change how seasons are run')
        .addStringOption((option) =>
          option.setName('begins').setDescription('First day of the season being signed up for, like 2026-12-24'),
        ),
    ).addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('seed')
      .setDescription('Put somebody into a tier before the draw')
      .addUserOption((option) => option.setName('player').setDescription('Whom').setRequired(true))
      .addIntegerOption(whole('tier', '1 is the top; leave out to take it back', 1, 10))
      .addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('excuse')
      .setDescription('Excuse a missed answer, a game left, or a missed check-in')
      .addStringOption((option) => option.setName('miss').setDescription('Which one').setRequired(true).setAutocomplete(true))
      .addStringOption(reason)
      .addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('adjudicate')
      .setDescription('Decide a game')
      .addStringOption((option) => option.setName('game').setDescription('Which one').setRequired(true).setAutocomplete(true))
      .addStringOption((option) =>
        option
          .setName('how')
          .setDescription('How it counts')
          .setRequired(true)
          .addChoices(
            { name: 'scored as it stands', value: 'stands' },
            { name: 'by the ranking I give', value: 'ranking' },
            { name: 'not at all', value: 'cancel' },
          ),
      )
      .addStringOption(reason)
      .addStringOption((option) =>
        option.setName('ranking').setDescription('Best first: @Ann > @Bob = @Cid > @Dan').setMaxLength(400),
      )
      .addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub.setName('close').setDescription('Call off what has not begun; no other season follows').addStringOption(whichLeague),
  )
  .addSubcommand((sub) =>
    sub
      .setName('report')
      .setDescription('Who did what to whose benefit: for your eyes only')
      .addStringOption((option) =>
        option.setName('division').setDescription('Which one, for example 2B; all if you say nothing').setMaxLength(6),
      )
      .addStringOption(whichLeague),
  )
  .toJSON()

function chosenSettings({ options }: ChatInputCommandInteraction) {
  const numbers = ['weeks', 'off', 'checkin', 'division', 'places', 'signup'] as const
  const given = numbers.flatMap((name) => {
    const value = options.getInteger(name)
    return value === null ? [] : [[name, value] as const]
  })
  const repeat = options.getBoolean('repeat')
  return { ...Object.fromEntries(given), ...(repeat !== null && { repeat }) }
}

async function create(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options, channel } = interaction
  const missing = missingPermissions(interaction)
  if (missing.length > 0) refuse('missing.permissions', { missing })
  if (channel?.type !== ChannelType.GuildText) refuse('league.channel')
  const league = await found(bot.house, {
    server: interaction.guildId ?? '',
    channel: interaction.channelId,
    name: options.getString('name', true),
    game: options.getString('game', true),
    size: options.getInteger('seats', true),
    organiser: interaction.user.id,
    pace: options.getString('pace') ?? 'slow',
    settings: chosenSettings(interaction),
  })
  const lines = [
    `**${league.name}** is founded: ${hostedAt(bot.house, league.game).title} at tables of ${league.size}.`,
    'Nobody has seen it yet. **Publish** opens sign-up; from then on everything happens by itself.',
  ]
  return organiserReply(bot, league, lines, interaction.locale)
}

async function changeSeason(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const day = interaction.options.getString('begins')
  const beginsAt = day === null ? null : dayOf(day, bot.house.now())
  const { id, name } = await leagueFor(bot, interaction)
  const wanted = { ...chosenSettings(interaction), ...(beginsAt !== null && { beginsAt }) }
  const isAsking = Object.keys(wanted).length === 0
  const from = isAsking ? null : await change(bot.house, id, wanted)
  const lines = [
    `**${name}**`,
    ...(from === null ? [] : [`Changed, from season ${from} on.${beginsAt === null ? '' : ` It begins ${moment(beginsAt)}.`}`]),
  ]
  return organiserReply(bot, await leagueFor(bot, interaction), lines, interaction.locale)
}

function dayOf(text: string, now: number): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? Date.parse(`${text.trim()}T12:00:00Z`) : Number.NaN
  return at > now ? at : refuse('league.date')
}

async function decide(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options } = interaction
  const season = await drawnSeason(bot.house, (await leagueFor(bot, interaction)).id)
  const how = options.getString('how', true) as Ruling['how']
  const why = options.getString('reason', true)
  const ruling: Ruling =
    how === 'ranking'
      ? { how, reason: why, ranking: rankingOf(options.getString('ranking') ?? '', season) }
      : { how, reason: why }
  await adjudicate(bot.house, season.id, options.getString('game', true), ruling)
  return said('Decided. The verdict and its reason stand in the list of games.')
}

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const { options } = interaction
  const league = () => leagueFor(bot, interaction)
  switch (options.getSubcommand()) {
    case 'create':
      return answerWith(interaction, () => create(bot, interaction))
    case 'publish':
      return answerWith(interaction, async () => publishReply(bot, interaction, await league()))
    case 'season':
      return answerWith(interaction, () => changeSeason(bot, interaction))
    case 'seed':
      return answerWith(interaction, async () => {
        const tier = options.getInteger('tier')
        await seed(bot.house, (await league()).id, options.getUser('player', true).id, tier === null ? null : tier - 1)
        return said('Noted for the draw.')
      })
    case 'excuse':
      return answerWith(interaction, async () => {
        const season = await drawnSeason(bot.house, (await league()).id)
        const entry = await excuse(
          bot.house,
          season.id,
          options.getString('miss', true),
          interaction.user.id,
          options.getString('reason', true),
        )
        const still = entry?.reason === 'misses' ? ` ${entry.name} stays out: three other missed answers count.` : ''
        return said(`Excused. The standings follow, and the reason is shown there.${still}`)
      })
    case 'close':
      return answerWith(interaction, async () => {
        const { id, name } = await league()
        const calledOff = await close(bot.house, id)
        const what =
          calledOff === null
            ? 'What is being played is played to its end.'
            : `Season ${calledOff} is called off, and its people are told.`
        return said(`**${name}**: no other season follows. ${what}`, '-# `/league-admin publish` opens one after all.')
      })
    case 'report':
      return answerWith(interaction, async () =>
        reportReply(bot, await drawnSeason(bot.house, (await league()).id), options.getString('division'), interaction.locale),
      )
    default:
      return answerWith(interaction, () => decide(bot, interaction))
  }
}

async function complete(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]> {
  const focused = interaction.options.getFocused(true)
  if (focused.name === 'league') return suggestLeagues(bot, interaction)
  if (focused.name === 'miss') return suggestMisses(bot, interaction)
  if (interaction.options.getSubcommand() === 'adjudicate') return suggestGames(bot, interaction)
  return matching(
    [...bot.house.games.values()].map(({ game, title }) => ({ name: title, value: game.id })),
    focused.value,
  )
}

export const leagueAdmin: Command = { data, run, complete }
