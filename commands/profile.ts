import { SlashCommandBuilder, type SlashCommandStringOption } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import type { Command, ResultRow } from '../src/discord/command.ts'
import { answerWith, said } from '../src/discord/reply.ts'
import { plainName } from '../src/discord/who.ts'
import { saveWishes, WISHES, wishesIn } from '../src/discord/wishes.ts'
import { strengthLines } from '../src/league/profile.ts'

const wish = (option: SlashCommandStringOption, name: keyof typeof WISHES) =>
  option
    .setName(name)
    .setDescription(WISHES[name].about)
    .addChoices(...WISHES[name].choices)

export const profile: Command = {
  data: new SlashCommandBuilder()
    .setName('profile')
    .setDescription('Results and settings')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addUserOption((option) => option.setName('player').setDescription('Somebody else'))
    .addStringOption((option) => wish(option, 'notify'))
    .addStringOption((option) => wish(option, 'remind'))
    .addStringOption((option) => wish(option, 'privacy'))
    .addBooleanOption((option) =>
      option.setName('forget').setDescription('Forget me: erase settings, and my name from finished games'),
    )
    .toJSON(),
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const { store } = bot.house
      const { options, user } = interaction
      if (options.getBoolean('forget')) {
        await store.forget(user.id)
        return said(
          'Done. Your settings, ratings and record are gone, and finished games and seasons no longer know your name. Running games still need you: `/table resign` and `/league leave` leave them.',
        )
      }
      const [notify, remind, privacy] = ['notify', 'remind', 'privacy'].map((name) => options.getString(name))
      const change = wishesIn({ notify, remind, privacy })
      if (Object.keys(change).length > 0) {
        await saveWishes(bot, user, change)
        return said('Saved.')
      }
      const other = options.getUser('player') ?? user
      const person = await store.person(other.id)
      if (other.id !== user.id && person?.settings.privacy === 'private')
        return said(`${plainName(other.displayName)} keeps their results to themselves.`)
      return said(
        `**${plainName(other.displayName)}**`,
        ...summary(await store.resultsOf(other.id), (game) => bot.house.games.get(game)?.title ?? game),
        ...(await strengthLines(bot.house, other.id)),
      )
    }),
}

function summary(results: readonly ResultRow[], title: (game: string) => string): string[] {
  if (results.length === 0) return ['No finished games yet.']
  return [...new Set(results.map(({ game }) => game))].map((game) => {
    const played = results.filter((result) => result.game === game)
    return `- ${title(game)}: ${played.length} played, ${played.filter(({ place }) => place === 1).length} won`
  })
}
