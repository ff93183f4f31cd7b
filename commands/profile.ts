import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import type { Command, PersonSettings, ResultRow } from '../src/discord/command.ts'
import { container } from '../src/discord/panel.ts'
import { answerWith } from '../src/discord/reply.ts'
import { strengthLines } from '../src/league/profile.ts'

export const profile: Command = {
  data: new SlashCommandBuilder()
    .setName('profile')
    .setDescription('Results and settings')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addUserOption((option) => option.setName('player').setDescription('Somebody else'))
    .addStringOption((option) =>
      option
        .setName('notify')
        .setDescription('How you hear that you are asked')
        .addChoices({ name: 'a ping in the channel', value: 'ping' }, { name: 'a private message as well', value: 'dm' }),
    )
    .addStringOption((option) =>
      option
        .setName('remind')
        .setDescription('Reminders before your time runs out')
        .addChoices(
          { name: 'at half time and shortly before', value: 'all' },
          { name: 'shortly before', value: 'last' },
          { name: 'never', value: 'none' },
        ),
    )
    .addStringOption((option) =>
      option
        .setName('privacy')
        .setDescription('Who may see your results')
        .addChoices({ name: 'everybody', value: 'public' }, { name: 'only me', value: 'private' }),
    )
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
        return {
          components: [
            container(
              [
                'Done. Your settings, ratings and record are gone, and finished games and seasons no longer know your name. Running games still need you: `/table resign` and `/league leave` leave them.',
              ],
              [],
            ),
          ],
        }
      }
      const change = {
        ...one('notify', options.getString('notify')),
        ...one('remind', options.getString('remind')),
        ...one('privacy', options.getString('privacy')),
      } as PersonSettings
      if (Object.keys(change).length > 0) {
        const person = await store.person(user.id)
        // Asking for private messages is a good moment to try again whether they arrive.
        const settings: PersonSettings = { ...person?.settings, ...change, ...(change.notify === 'dm' && { dm: 'open' }) }
        await store.savePerson({ id: user.id, name: user.displayName, settings })
        return { components: [container(['Saved.'], [])] }
      }
      const other = options.getUser('player') ?? user
      const person = await store.person(other.id)
      if (other.id !== user.id && person?.settings.privacy === 'private')
        return { components: [container([`${other.displayName} keeps their results to themselves.`], [])] }
      return {
        components: [
          container(
            [
              `**${other.displayName}**`,
              ...summary(await store.resultsOf(other.id), (game) => bot.house.games.get(game)?.title ?? game),
              ...(await strengthLines(bot.house, other.id)),
            ],
            [],
          ),
        ],
      }
    }),
}

const one = (key: string, value: string | null) => (value === null ? {} : { [key]: value })

function summary(results: readonly ResultRow[], title: (game: string) => string): string[] {
  if (results.length === 0) return ['No finished games yet.']
  return [...new Set(results.map(({ game }) => game))].map((game) => {
    const played = results.filter((result) => result.game === game)
    return `- ${title(game)}: ${played.length} played, ${played.filter(({ place }) => place === 1).length} won`
  })
}
