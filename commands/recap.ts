import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerLater } from '../src/discord/out/replies.ts'
import { recapReply } from '../src/discord/show/recap.ts'
import { positionOf, seatOf } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

export const recap: Command = {
  data: new SlashCommandBuilder()
    .setName('recap')
    .setDescription('What happened since you last acted')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) =>
      option
        .setName('since')
        .setDescription('From when on')
        .addChoices(
          { name: 'my last action', value: 'acted' },
          { name: 'the last 24 hours', value: 'day' },
          { name: 'the start', value: 'start' },
        ),
    )
    .addStringOption(whichTable)
    .toJSON(),
  run: (bot, interaction) =>
    answerLater(interaction, async () => {
      const table = await tableFor(bot, interaction)
      const seat = seatOf(table, interaction.user.id)?.seat ?? null
      const since = (interaction.options.getString('since') ?? 'acted') as 'acted' | 'day' | 'start'
      return recapReply(bot, await positionOf(bot.house, table), seat, since, { locale: interaction.locale })
    }),
  complete: suggestTables,
}
