import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { type Command, suggestTables, tableFor } from '../src/discord/command.ts'
import { boardReply, textReply } from '../src/discord/look.ts'
import { answerLater, answerWith } from '../src/discord/reply.ts'
import { stateAt } from '../src/tables/history.ts'
import { positionOf, seatOf } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

export const board: Command = {
  data: new SlashCommandBuilder()
    .setName('board')
    .setDescription('See the board, as a picture or in words')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addBooleanOption((option) => option.setName('text').setDescription('In words instead of a picture'))
    .addIntegerOption((option) => option.setName('at').setDescription('As it was after that many answers').setMinValue(0))
    .addBooleanOption((option) => option.setName('share').setDescription('Show it to everybody here'))
    .addStringOption(whichTable)
    .toJSON(),
  async run(bot, interaction) {
    const isShared = interaction.options.getBoolean('share') ?? false
    const table = await tableFor(bot, interaction)
    // What is shown to everybody is what everybody may see.
    const seat = isShared ? null : (seatOf(table, interaction.user.id)?.seat ?? null)
    if (interaction.options.getBoolean('text')) {
      return answerWith(interaction, async () => ({ ...textReply(await positionOf(bot.house, table), seat), isPublic: isShared }))
    }
    const at = interaction.options.getInteger('at')
    return answerLater(
      interaction,
      async () => {
        const position = await positionOf(bot.house, table)
        if (at === null) return boardReply(bot, position, seat)
        const fences = await bot.house.store.fences(table.id)
        const fence = fences.findLast((each) => each.fence <= at)?.fence ?? 0
        return boardReply(bot, position, null, { kind: 'overview' }, await stateAt(bot.house, table, fence))
      },
      isShared,
    )
  },
  complete: suggestTables,
}
