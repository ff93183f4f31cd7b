import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { panelFor } from '../src/discord/show/panel.ts'
import { said } from '../src/discord/show/reply.ts'
import { propose } from '../src/tables/consent.ts'
import { takeBack } from '../src/tables/play.ts'
import { mySeat, positionOf, tableById } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

export const undo: Command = {
  data: new SlashCommandBuilder()
    .setName('undo')
    .setDescription('Take your last choice back, or ask everybody to go back')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addBooleanOption((option) => option.setName('ask').setDescription('Ask everybody to go one step back'))
    .addStringOption(whichTable)
    .toJSON(),
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const { id } = await tableFor(bot, interaction)
      if (interaction.options.getBoolean('ask')) {
        await propose(bot.house, id, interaction.user.id, 'undo')
        return said('Everybody at the table is asked.')
      }
      await takeBack(bot.house, id, interaction.user.id)
      const position = await positionOf(bot.house, await tableById(bot.house, id))
      const { seat } = mySeat(position.table, interaction.user.id)
      return { components: panelFor(position, seat, { notice: 'Taken back.', locale: interaction.locale }) }
    }),
  complete: suggestTables,
}
