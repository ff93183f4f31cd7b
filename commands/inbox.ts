import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import type { Command } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { inboxReply } from '../src/discord/show/inbox.ts'

export const inbox: Command = {
  data: new SlashCommandBuilder()
    .setName('inbox')
    .setDescription('Everything you are asked, at all your tables')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .toJSON(),
  run: (bot, interaction) => answerWith(interaction, () => inboxReply(bot, interaction.user.id, interaction.locale)),
}
