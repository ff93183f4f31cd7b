import { SlashCommandBuilder } from '@discordjs/builders'
import { type AutocompleteInteraction, type ChatInputCommandInteraction, InteractionContextType } from 'discord.js'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, findTable, matching } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { rulesReply } from '../src/discord/show/rules.ts'
import { hostedAt, refuse } from '../src/tables/house.ts'
import { GAME_CHOICES } from './choices.ts'

const gameFor = async (bot: Bot, interaction: ChatInputCommandInteraction | AutocompleteInteraction) =>
  interaction.options.getString('game') ?? (await findTable(bot, interaction))?.game

export const rules: Command = {
  data: new SlashCommandBuilder()
    .setName('rules')
    .setDescription('Look a rule up')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => option.setName('topic').setDescription('Type to find a topic').setAutocomplete(true))
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription('Which game')
        .addChoices(...GAME_CHOICES),
    )
    .addBooleanOption((option) => option.setName('share').setDescription('Show it to everybody here'))
    .toJSON(),
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const game = (await gameFor(bot, interaction)) ?? refuse('rules.which')
      const here = await findTable(bot, interaction)
      const reply = rulesReply(
        hostedAt(bot.house, game),
        interaction.locale,
        interaction.options.getString('topic') ?? undefined,
        here?.game === game ? here.id : '',
      )
      return { ...reply, isPublic: interaction.options.getBoolean('share') ?? false }
    }),
  async complete(bot, interaction: AutocompleteInteraction) {
    const game = await gameFor(bot, interaction)
    const topics = game ? (bot.house.games.get(game)?.about(interaction.locale).topics ?? []) : []
    return matching(
      topics.map(({ id, title }) => ({ name: title, value: id })),
      interaction.options.getFocused(),
    )
  },
}
