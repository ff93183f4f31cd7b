import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerLater } from '../src/discord/out/replies.ts'
import { said } from '../src/discord/show/reply.ts'
import { proofReply, verdictReply } from '../src/discord/show/verification.ts'
import { PUBLIC } from '../src/words/words.ts'
import { whichTable } from './choices.ts'

/** A long game is a tenth of this. Whatever it holds is replayed while everybody else waits. */
const LARGEST = 500_000

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
    const locale = isShared ? PUBLIC : interaction.locale
    return answerLater(
      interaction,
      async () => {
        const file = interaction.options.getAttachment('file')
        if (!file) return proofReply(bot, await tableFor(bot, interaction), locale)
        if (file.size > LARGEST) return said('That file is too large to be a game.')
        return verdictReply(bot, await (await fetch(file.url)).text(), locale)
      },
      isShared,
    )
  },
  complete: suggestTables,
}
