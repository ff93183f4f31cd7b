import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, findTable, matching, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerLater, answerWith } from '../src/discord/out/replies.ts'
import { boardReply, textReply } from '../src/discord/show/board.ts'
import { AUTOCOMPLETE_CHOICES, clip, OPTION_TEXT } from '../src/discord/show/limits.ts'
import { momentsOf } from '../src/discord/show/replay-moments.ts'
import { type Position, positionOf, seatOf, speakerAt } from '../src/tables/position.ts'
import { PUBLIC } from '../src/words/words.ts'
import { whichTable } from './choices.ts'

export const board: Command = {
  data: new SlashCommandBuilder()
    .setName('board')
    .setDescription('See the board, as a picture or in words')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) =>
      option.setName('view').setDescription('A place, a player or a thing, close up').setMaxLength(60).setAutocomplete(true),
    )
    .addBooleanOption((option) => option.setName('text').setDescription('In words instead of a picture'))
    .addIntegerOption((option) =>
      option.setName('at').setDescription('As it was at an earlier moment').setMinValue(0).setAutocomplete(true),
    )
    .addBooleanOption((option) => option.setName('share').setDescription('Show it to everybody here'))
    .addStringOption(whichTable)
    .toJSON(),
  async run(bot, interaction) {
    const isShared = interaction.options.getBoolean('share') ?? false
    const locale = isShared ? PUBLIC : interaction.locale
    const table = await tableFor(bot, interaction)
    // What is shown to everybody is what everybody may see.
    const seat = isShared ? null : (seatOf(table, interaction.user.id)?.seat ?? null)
    const at = interaction.options.getInteger('at')
    const fence = at === null ? undefined : await fenceAt(bot, table.id, at)
    if (interaction.options.getBoolean('text')) {
      return answerWith(interaction, async () => ({
        ...(await textReply(bot, await positionOf(bot.house, table), seat, locale, 0, fence)),
        isPublic: isShared,
      }))
    }
    return answerLater(
      interaction,
      async () => {
        const position = await positionOf(bot.house, table)
        const about = interaction.options.getString('view')
        const shot = about ? ({ kind: 'place', about } as const) : ({ kind: 'overview' } as const)
        // The past is shown as everybody saw it.
        return boardReply(bot, position, fence === undefined ? seat : null, locale, shot, fence)
      },
      isShared,
    )
  },
  async complete(bot, interaction) {
    const focused = interaction.options.getFocused(true)
    if (focused.name === 'table') return suggestTables(bot, interaction)
    const table = await findTable(bot, interaction)
    if (!table?.state) return []
    const position = await positionOf(bot.house, table)
    if (focused.name === 'at') return suggestMoments(bot, position, focused.value, interaction.locale)
    const { hosted, fenced } = position
    const places = hosted.places(hosted.game.view(fenced.board, null), speakerAt(table, interaction.locale))
    return matching(
      places.map(({ id, name }) => ({ name, value: id })),
      focused.value,
    )
  },
}

/** Nobody counts answers, but everybody remembers rounds. */
async function suggestMoments(bot: Bot, position: Position, typed: string, locale: string) {
  const moments = await momentsOf(bot, position, AUTOCOMPLETE_CHOICES, locale)
  const words = typed.toLowerCase()
  return moments
    .map(({ fence, headline }) => ({ name: clip(`${fence} · ${headline}`, OPTION_TEXT), value: fence }))
    .filter(({ name }) => name.toLowerCase().includes(words))
}

/** The last moment that everybody saw up to that many answers. */
const fenceAt = async (bot: Bot, table: string, answers: number) =>
  (await bot.house.store.fences(table)).findLast(({ fence }) => fence <= answers)?.fence ?? 0
