import { SlashCommandBuilder } from '@discordjs/builders'
import { type AutocompleteInteraction, type ChatInputCommandInteraction, InteractionContextType } from 'discord.js'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, findTable, matching, type Seated, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { orderLines, questionLike } from '../src/discord/show/order-lines.ts'
import { openDecision, sayAt } from '../src/discord/show/panel.ts'
import { said } from '../src/discord/show/reply.ts'
import { answerOf, answersInWords, clearOrders, kindOf, kindsOf, leaveOrder } from '../src/tables/orders.ts'
import { mySeat, positionOf, seatOf, speakerAt, stateFor, tableById } from '../src/tables/position.ts'
import { oursIn, PUBLIC } from '../src/words/words.ts'
import { whichTable } from './choices.ts'

const data = new SlashCommandBuilder()
  .setName('plan')
  .setDescription('Leave answers for questions still to come; nobody sees them')
  .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  .addSubcommand((sub) =>
    sub
      .setName('set')
      .setDescription('When I am asked this, answer that')
      .addStringOption((option) =>
        option.setName('when').setDescription('Which question').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('do')
          .setDescription('The words of the choice; leave out for the printed default')
          .setMaxLength(100)
          .setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option.setName('times').setDescription('How often (1 unless given)').setMinValue(1).setMaxValue(100),
      )
      .addIntegerOption((option) => option.setName('until').setDescription('For how many hours').setMinValue(1).setMaxValue(720))
      .addBooleanOption((option) => option.setName('stop_if').setDescription('Stop as soon as something concerns me'))
      .addStringOption(whichTable),
  )
  .addSubcommand((sub) => sub.setName('list').setDescription('What I have left').addStringOption(whichTable))
  .addSubcommand((sub) =>
    sub
      .setName('clear')
      .setDescription('Take orders back')
      .addIntegerOption((option) => option.setName('number').setDescription('Which one; all unless given').setMinValue(1))
      .addStringOption(whichTable),
  )
  .toJSON()

const run = (bot: Bot, interaction: ChatInputCommandInteraction) =>
  answerWith(interaction, async () => {
    const { options, user } = interaction
    const table = await tableFor(bot, interaction)
    switch (options.getSubcommand()) {
      case 'set':
        await leaveOrder(bot.house, table.id, user.id, {
          when: options.getString('when', true),
          words: options.getString('do'),
          uses: options.getInteger('times') ?? 1,
          hours: options.getInteger('until'),
          stop: options.getBoolean('stop_if') ?? false,
        })
        return said(
          ...(await orderLines(bot, await tableById(bot.house, table.id), user.id, interaction.locale)),
          ...((await isNoChoiceNow(bot, interaction, table))
            ? ['> The new one is not among your choices now; it waits until it is.']
            : []),
          '-# Used a short while after you are asked; until then only you know of it.',
        )
      case 'list':
        return said(...(await orderLines(bot, table, user.id, interaction.locale)))
      default:
        await clearOrders(bot.house, table.id, user.id, options.getInteger('number'))
        return said('Taken back.')
    }
  })

/** A slip of the pen, or a choice one cannot afford yet: either way it should be seen at once. */
async function isNoChoiceNow(bot: Bot, { options, user }: ChatInputCommandInteraction, table: Seated): Promise<boolean> {
  const position = await positionOf(bot.house, table)
  const { seat } = mySeat(table, user.id)
  const decision = openDecision(position, seat)
  if (!decision || kindOf(stateFor(position, seat), decision) !== options.getString('when')) return false
  return answerOf(options.getString('do'), decision, position.hosted.game, speakerAt(table, PUBLIC)) === undefined
}

async function complete(bot: Bot, interaction: AutocompleteInteraction) {
  const focused = interaction.options.getFocused(true)
  if (focused.name === 'table') return suggestTables(bot, interaction)
  const table = await findTable(bot, interaction)
  const seat = table && seatOf(table, interaction.user.id)?.seat
  if (!table || !seat || !table.state) return []
  const position = await positionOf(bot.house, table)
  const decision = openDecision(position, seat)
  const current = decision && kindOf(stateFor(position, seat), decision)
  if (focused.name === 'when') {
    const { locale } = interaction
    const ours = oursIn(locale)
    const kinds = kindsOf(position.hosted.game).map((kind) => ({
      name: questionLike(ours, kind, kind === current ? sayAt(position, locale)(decision!.prompt) : undefined, 'order.now-asked'),
      value: kind,
    }))
    return matching(
      kinds.sort((a, b) => Number(b.value === current) - Number(a.value === current)),
      focused.value,
    )
  }
  if (!decision || interaction.options.getString('when') !== current) return []
  const found = []
  // Orders are kept in the words of the first language, and followed in them.
  for (const { words } of answersInWords(decision.input, sayAt(position, PUBLIC))) {
    if (words.length <= 100) found.push({ name: words, value: words })
    if (found.length >= 1_000) break
  }
  return matching(found, focused.value)
}

export const plan: Command = { data, run, complete }
