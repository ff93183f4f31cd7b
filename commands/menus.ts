/** Commands in the menus of messages and people, for those who hold a finger on them. */
import { ContextMenuCommandBuilder } from '@discordjs/builders'
import { ApplicationCommandType, InteractionContextType } from 'discord.js'
import type { Menu } from '../src/discord/in/command.ts'
import { answerLater } from '../src/discord/out/replies.ts'
import { boardReply } from '../src/discord/show/board.ts'
import { profileFor } from '../src/discord/show/league/profile.ts'
import { refuse } from '../src/tables/house.ts'
import { positionOf, tableById } from '../src/tables/position.ts'

/** On a card of a table: the board as everybody saw it when the card was posted. */
export const boardAtThisMoment: Menu = {
  data: new ContextMenuCommandBuilder()
    .setName('Board at this moment')
    .setType(ApplicationCommandType.Message)
    .setContexts(InteractionContextType.Guild)
    .toJSON(),
  run: (bot, interaction) =>
    answerLater(interaction, async () => {
      const post = await bot.house.store.postAs(interaction.targetId)
      if (post?.body.kind !== 'card' && post?.body.kind !== 'end') return refuse('board.no-card')
      const table = await tableById(bot.house, post.table)
      return boardReply(bot, await positionOf(bot.house, table), null, interaction.locale, { kind: 'overview' }, post.body.fence)
    }),
}

export const profileOf: Menu = {
  data: new ContextMenuCommandBuilder()
    .setName('Archon profile')
    .setType(ApplicationCommandType.User)
    .setContexts(InteractionContextType.Guild)
    .toJSON(),
  run: (bot, interaction) =>
    answerLater(interaction, async () =>
      interaction.isUserContextMenuCommand()
        ? profileFor(bot, interaction.user.id, interaction.targetUser, interaction.locale)
        : refuse('press.foreign'),
    ),
}
