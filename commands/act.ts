import { SlashCommandBuilder } from '@discordjs/builders'
import { type AutocompleteInteraction, InteractionContextType } from 'discord.js'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, matching, suggestTables, tableFor } from '../src/discord/command.ts'
import { openDecision, panelFor, questionAt } from '../src/discord/panel.ts'
import { decode } from '../src/discord/present/code.ts'
import { leavesOf } from '../src/discord/present/pick.ts'
import { answerWith } from '../src/discord/reply.ts'
import { recap } from '../src/tables/history.ts'
import { answer } from '../src/tables/play.ts'
import { mySeat, positionOf, seatOf } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

const data = new SlashCommandBuilder()
  .setName('act')
  .setDescription('Decide what you are asked, with buttons or by typing')
  .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  .addStringOption((option) => option.setName('choice').setDescription('Type to find one of your choices').setAutocomplete(true))
  .addStringOption(whichTable)
  .toJSON()

export const act: Command = {
  data,
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const table = await tableFor(bot, interaction)
      const { seat } = mySeat(table, interaction.user.id)
      const choice = interaction.options.getString('choice')
      if (choice) await choose(bot, table.id, interaction.user.id, choice)
      const position = await positionOf(bot.house, (await bot.house.store.table(table.id))!)
      const events = await recap(bot.house, position.table, seat, 'acted')
      return { components: panelFor(position, seat, { recap: events, locale: interaction.locale }) }
    }),
  complete: (bot, interaction) =>
    interaction.options.getFocused(true).name === 'table' ? suggestTables(bot, interaction) : suggestChoices(bot, interaction),
}

/** "decision|code", as the suggestions give it. What somebody typed that is no suggestion only opens the panel. */
async function choose(bot: Bot, table: string, person: string, choice: string): Promise<void> {
  const position = await positionOf(bot.house, (await bot.house.store.table(table))!)
  const { seat } = mySeat(position.table, person)
  const [id = '', code = ''] = choice.split('|')
  const decision = openDecision(position, seat, id)
  const value = decision?.id === id ? decode(decision.input, code) : undefined
  if (value !== undefined) await answer(bot.house, table, person, id, value)
}

async function suggestChoices(bot: Bot, interaction: AutocompleteInteraction) {
  const named = interaction.options.getString('table')
  const table = named ? await bot.house.store.table(named) : await bot.house.store.tableIn(interaction.channelId)
  const seat = table && seatOf(table, interaction.user.id)?.seat
  if (!table || !seat) return []
  const position = await positionOf(bot.house, table)
  const decision = openDecision(position, seat)
  if (!decision) return []
  const question = questionAt(position, decision)
  const found = []
  for (const leaf of leavesOf(question, decision.input)) {
    if (leaf)
      found.push({ name: leaf.about ? `${leaf.label} — ${leaf.about}` : leaf.label, value: `${decision.id}|${leaf.value}` })
    if (found.length >= 2_000) break
  }
  return matching(
    found.filter(({ value }) => value.length <= 100),
    interaction.options.getFocused(),
  )
}
