import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/command.ts'
import { container } from '../src/discord/panel.ts'
import { answerLater } from '../src/discord/reply.ts'
import { exported, verified } from '../src/tables/history.ts'
import { whichTable } from './choices.ts'

const LARGEST = 5_000_000

export const verify: Command = {
  data: new SlashCommandBuilder()
    .setName('verify')
    .setDescription('Prove that a finished game was played fairly')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addAttachmentOption((option) => option.setName('file').setDescription('The exported file of a game'))
    .addBooleanOption((option) => option.setName('share').setDescription('Show the verdict to everybody here'))
    .addStringOption(whichTable)
    .toJSON(),
  run(bot, interaction) {
    const isShared = interaction.options.getBoolean('share') ?? false
    return answerLater(
      interaction,
      async () => {
        const file = interaction.options.getAttachment('file')
        if (file && file.size > LARGEST) return { components: [container(['That file is too large to be a game.'], [])] }
        const transcript = file
          ? await (await fetch(file.url)).text()
          : await exported(bot.house, await tableFor(bot, interaction))
        const verdict = verified(bot.house, transcript)
        const lines = verdict.ok
          ? [
              '**✔ Everything fits.**',
              `${verdict.decisions} answers replayed, ${verdict.receipts} sealed answers match their receipts, the secret is the one that was promised, and the end is the same.`,
            ]
          : ['**✘ It does not fit.**', verdict.why]
        return { components: [container(lines, [])] }
      },
      isShared,
    )
  },
  complete: suggestTables,
}
