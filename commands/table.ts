import { SlashCommandBuilder } from '@discordjs/builders'
import { ApplicationIntegrationType, type ChatInputCommandInteraction, InteractionContextType } from 'discord.js'
import { turnPanel } from '../src/discord/acts/answer.ts'
import type { Bot } from '../src/discord/bot.ts'
import type { Command } from '../src/discord/in/command.ts'
import { plainName, whoIs } from '../src/discord/in/who.ts'
import { restoreCard } from '../src/discord/out/card-repair.ts'
import { answerLater, answerWith } from '../src/discord/out/replies.ts'
import { placeForTable, placeHere } from '../src/discord/out/threads.ts'
import { boardReply } from '../src/discord/show/board.ts'
import { invitedReply, lobbyCard } from '../src/discord/show/lobby-card.ts'
import { openSeatsReply } from '../src/discord/show/open-seats.ts'
import { panelFor } from '../src/discord/show/panel.ts'
import { type Reply, said } from '../src/discord/show/reply.ts'
import { PACE_NAMES } from '../src/tables/clock.ts'
import { propose, votersAt } from '../src/tables/consent.ts'
import { hostedAt, refuse } from '../src/tables/house.ts'
import { end, handOver, resign, takeSeat } from '../src/tables/leaving.ts'
import { join, leave, openTable, sizeFor, start } from '../src/tables/lobby.ts'
import { positionOf, seatOf } from '../src/tables/position.ts'
import { rematch } from '../src/tables/rematch.ts'
import { seatsFor } from '../src/tables/seating.ts'
import { inPublic } from '../src/words/words.ts'
import { GAME_CHOICES } from './choices.ts'

const data = new SlashCommandBuilder()
  .setName('table')
  .setDescription('Open a table, take a seat, start, hand over')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
  .addSubcommand((sub) =>
    sub
      .setName('open')
      .setDescription('Open a table for a game')
      .addStringOption((option) =>
        option
          .setName('game')
          .setDescription('Which game')
          .setRequired(true)
          .addChoices(...GAME_CHOICES),
      )
      .addIntegerOption((option) => option.setName('seats').setDescription('How many seats').setMinValue(1).setMaxValue(7))
      .addIntegerOption((option) =>
        option.setName('computers').setDescription('How many computers take a seat').setMinValue(0).setMaxValue(7),
      )
      .addStringOption((option) =>
        option
          .setName('pace')
          .setDescription('How much time there is')
          .addChoices(...PACE_NAMES.map((value) => ({ name: inPublic(`pace.${value}`), value }))),
      )
      .addBooleanOption((option) => option.setName('watch').setDescription('Watch instead of taking a seat yourself'))
      .addBooleanOption((option) => option.setName('here').setDescription('In this channel, instead of a thread of its own')),
  )
  .addSubcommand((sub) => sub.setName('join').setDescription('Take a seat here'))
  .addSubcommand((sub) => sub.setName('leave').setDescription('Give your seat back before the game begins'))
  .addSubcommand((sub) =>
    sub
      .setName('start')
      .setDescription('Deal the cards')
      .addStringOption((option) =>
        option.setName('word').setDescription('A word of yours, mixed into every shuffle').setMaxLength(60),
      ),
  )
  .addSubcommand((sub) => sub.setName('status').setDescription('Where the game stands'))
  .addSubcommand((sub) => sub.setName('rematch').setDescription('Invite the same people once more'))
  .addSubcommand((sub) =>
    sub
      .setName('handover')
      .setDescription('Hand your seat over to somebody')
      .addUserOption((option) => option.setName('to').setDescription('Who takes it').setRequired(true)),
  )
  .addSubcommand((sub) => sub.setName('resign').setDescription('Leave the game; a computer plays on for you'))
  .addSubcommand((sub) => sub.setName('end').setDescription('End this table without a result'))
  .toJSON()

type Sub = (bot: Bot, interaction: ChatInputCommandInteraction) => Promise<Reply>

const here = async ({ house: { store } }: Bot, { channelId }: ChatInputCommandInteraction) =>
  (await store.tableIn(channelId)) ?? refuse('table.none-here')

const SUBCOMMANDS: Readonly<Record<string, Sub>> = {
  open,
  async join(bot, interaction) {
    const me = whoIs(interaction)
    const table = await here(bot, interaction)
    const open = seatsFor(table, me.id)
    if (open.length > 1) return openSeatsReply(table, me.id, interaction.locale)
    if (open[0]) {
      await takeSeat(bot.house, table.id, open[0].seat, me)
      return turnPanel(bot, interaction, table.id)
    }
    await join(bot.house, table.id, me)
    return said('You have a seat. The card above shows who else is here.')
  },
  async leave(bot, interaction) {
    await leave(bot.house, (await here(bot, interaction)).id, interaction.user.id)
    return said('Your seat is free again.')
  },
  async start(bot, interaction) {
    const word = interaction.options.getString('word')
    await start(bot.house, (await here(bot, interaction)).id, interaction.user.id, word ? [word] : [])
    return said('The game begins.')
  },
  async status(bot, interaction) {
    const table = await here(bot, interaction)
    await restoreCard(bot, table)
    if (table.status === 'lobby') return { components: [lobbyCard(bot, table)] }
    const position = await positionOf(bot.house, table)
    const seat = seatOf(table, interaction.user.id)?.seat
    const { locale } = interaction
    return seat ? { components: panelFor(position, seat, { locale }) } : boardReply(bot, position, null, locale)
  },
  async rematch(bot, interaction) {
    const invited = await rematch(bot.house, (await here(bot, interaction)).id, whoIs(interaction))
    return invitedReply(invited, interaction.locale)
  },
  async handover(bot, interaction) {
    const to = interaction.options.getUser('to', true)
    if (to.bot) refuse('table.no-bots')
    const successor = { id: to.id, name: plainName(to.displayName) }
    await handOver(bot.house, (await here(bot, interaction)).id, interaction.user.id, successor)
    return said(`<@${to.id}> is asked. Until they take your seat, it is yours.`)
  },
  async resign(bot, interaction) {
    await resign(bot.house, (await here(bot, interaction)).id, interaction.user.id)
    return said('A computer plays on for you.')
  },
  async end(bot, interaction) {
    const table = await here(bot, interaction)
    // Where only computers play, whoever opened the table decides.
    if (table.status === 'playing' && votersAt(table).length > 0) {
      const verdict = await propose(bot.house, table.id, interaction.user.id, 'end')
      return said(verdict === 'agreed' ? 'The game is over.' : 'Everybody at the table is asked whether to end the game.')
    }
    if (table.owner !== interaction.user.id) refuse('table.not-opener', { opener: table.owner })
    await end(bot.house, table.id)
    return said('The table is closed.')
  },
}

function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const name = interaction.options.getSubcommand()
  const sub = SUBCOMMANDS[name] ?? refuse('press.foreign')
  // Where things stand may come with a picture, and with a look at what Discord still has.
  const answer = name === 'status' ? answerLater : answerWith
  return answer(interaction, () => sub(bot, interaction))
}

async function open(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options } = interaction
  const game = options.getString('game', true)
  const owner = whoIs(interaction)
  // Everything that can be wrong is looked at before a thread is made.
  const size = sizeFor(bot.house, game, options.getInteger('seats') ?? undefined)
  const title = `${hostedAt(bot.house, game).title} · ${owner.name}`
  const channel = options.getBoolean('here') ? placeHere(interaction) : await placeForTable(bot, interaction, title)
  const table = await openTable(bot.house, {
    server: interaction.guildId ?? '',
    channel,
    game,
    owner,
    computers: options.getInteger('computers') ?? 0,
    watching: options.getBoolean('watch') ?? false,
    pace: options.getString('pace') ?? 'slow',
    size,
  })
  return said(`Your table is open in <#${table.channel}>.`, '-# Press **Settings** on its card to choose how it is played.')
}

export const table: Command = { data, run }
