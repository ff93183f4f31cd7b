import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerLater } from '../src/discord/out/replies.ts'
import { handReply } from '../src/discord/show/board.ts'
import { mySeat, positionOf } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

export const hand: Command = {
  data: new SlashCommandBuilder()
    .setName('hand')
    .setDescription('See what only you may see')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption(whichTable)
    .toJSON(),
  run: (bot, interaction) =>
    answerLater(interaction, async () => {
      const position = await positionOf(bot.house, await tableFor(bot, interaction))
      return handReply(bot, position, mySeat(position.table, interaction.user.id).seat, interaction.locale)
    }),
  complete: suggestTables,
}
