import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { said } from '../src/discord/show/reply.ts'
import { setNote } from '../src/tables/history.ts'
import { mySeat } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

export const note: Command = {
  data: new SlashCommandBuilder()
    .setName('note')
    .setDescription('Keep a note that only you see, beside your hand')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) =>
      option.setName('text').setDescription('What to remember; leave out to read it').setMaxLength(1_000),
    )
    .addStringOption(whichTable)
    .toJSON(),
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const table = await tableFor(bot, interaction)
      const seat = mySeat(table, interaction.user.id)
      const text = interaction.options.getString('text')
      if (text !== null) await setNote(bot.house, table, interaction.user.id, text)
      return said(text !== null ? 'Noted; `/hand` shows it.' : seat.note || 'You have no note at this table.')
    }),
  complete: suggestTables,
}
