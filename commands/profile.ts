import { SlashCommandBuilder, type SlashCommandStringOption } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { saveWishes, wishesIn } from '../src/discord/acts/notification-settings.ts'
import type { Bot } from '../src/discord/bot.ts'
import type { Command } from '../src/discord/in/command.ts'
import { answerLater, answerWith } from '../src/discord/out/replies.ts'
import { profileFor } from '../src/discord/show/league/profile.ts'
import { choosing, WISHES, type Wish } from '../src/discord/show/notification-settings.ts'
import { type Reply, said } from '../src/discord/show/reply.ts'
import { forgetMe } from '../src/league/forget-me.ts'
import { PUBLIC } from '../src/words/words.ts'

const wish = (option: SlashCommandStringOption, name: Wish) => {
  const { about, choices } = choosing(name, PUBLIC)
  return option
    .setName(name)
    .setDescription(about)
    .addChoices(...choices)
}

export const profile: Command = {
  data: new SlashCommandBuilder()
    .setName('profile')
    .setDescription('Results and settings')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addUserOption((option) => option.setName('player').setDescription('Somebody else'))
    .addStringOption((option) => wish(option, 'notify'))
    .addStringOption((option) => wish(option, 'remind'))
    .addStringOption((option) => wish(option, 'privacy'))
    .addStringOption((option) => wish(option, 'lessons'))
    .addBooleanOption((option) =>
      option.setName('forget').setDescription('Forget me: erase settings, and my name from finished games'),
    )
    .toJSON(),
  async run(bot, interaction) {
    const { options, user } = interaction
    if (options.getBoolean('forget')) return answerWith(interaction, () => forget(bot, user.id))
    const change = wishesIn(Object.fromEntries(Object.keys(WISHES).map((name) => [name, options.getString(name)])))
    if (Object.keys(change).length > 0)
      return answerWith(interaction, async () => {
        await saveWishes(bot, user, change)
        return said('Saved.')
      })
    const shown = options.getUser('player') ?? user
    return answerLater(interaction, () => profileFor(bot, user.id, shown, interaction.locale))
  },
}

async function forget(bot: Bot, person: string): Promise<Reply> {
  await forgetMe(bot.house, person)
  return said(
    'Done. Your settings, ratings and record are gone, and finished games and seasons no longer know your name.',
    'Running games still need you: `/table resign` and `/league leave` leave them. A season under way forgets you when it is over.',
  )
}
