import { SlashCommandBuilder } from '@discordjs/builders'
import { type AutocompleteInteraction, InteractionContextType } from 'discord.js'
import { choose, panelAt, positionAt, turnPanel } from '../src/discord/acts/answer.ts'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, findTable, matching, type Suggestion, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { questionAt } from '../src/discord/show/panel.ts'
import { leavesOf } from '../src/discord/show/present/complete-answers.ts'
import { markOf } from '../src/discord/show/present/mark.ts'
import { decisionsOf, mySeat, type Position, positionOf, seatOf } from '../src/tables/position.ts'
import { speak } from '../src/words/words.ts'
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
      const { id } = await tableFor(bot, interaction)
      const typed = interaction.options.getString('choice')
      if (typed === null) return turnPanel(bot, interaction, id)
      const position = await positionAt(bot, id)
      const { seat } = mySeat(position.table, interaction.user.id)
      const value = chosenBy(position, seat, typed, interaction.locale)
      if (!value) return panelAt(bot, interaction, id, { notice: speak({ say: 'act.unknown', typed }, interaction.locale) })
      const [decision = '', code = '', mark = ''] = value.split('|')
      return choose(bot, interaction, { table: id, decision, mark }, code)
    }),
  complete: (bot, interaction) =>
    interaction.options.getFocused(true).name === 'table' ? suggestTables(bot, interaction) : suggestChoices(bot, interaction),
}

const MOST = 2_000

/** Everything this seat can choose, in words; the value is "decision|code|mark". What is asked comes before what is offered. */
function choicesOf(position: Position, seat: string, locale: string): Suggestion[] {
  const found: Suggestion[] = []
  for (const decision of decisionsOf(position, seat)) {
    const question = questionAt(position, decision, '', '', locale)
    const mark = markOf(decision.input)
    const before = decision.offer ? `${question.say(decision.prompt)} › ` : ''
    for (const leaf of leavesOf(question, decision.input)) {
      if (found.length === MOST) return found
      if (!leaf) continue
      const name = `${before}${leaf.label}${leaf.about ? ` — ${leaf.about}` : ''}`
      found.push({ name, value: `${decision.id}|${leaf.value}|${mark}` })
    }
  }
  return found
}

/** A suggestion that was taken, even if it has gone stale since, or the words of a choice as somebody typed them. */
function chosenBy(position: Position, seat: string, typed: string, locale: string): string | undefined {
  const choices = choicesOf(position, seat, locale)
  const words = typed.trim().toLowerCase()
  return (
    choices.find(({ value }) => value === typed)?.value ??
    choices.find(({ name }) => name.toLowerCase() === words || name.toLowerCase().split(' — ')[0] === words)?.value ??
    (/^[\w.·-]+\|[\d/=-]+\|[\w-]+$/.test(typed) ? typed : undefined)
  )
}

async function suggestChoices(bot: Bot, interaction: AutocompleteInteraction) {
  const table = await findTable(bot, interaction)
  const seat = table && seatOf(table, interaction.user.id)?.seat
  if (!table || !seat) return []
  const choices = choicesOf(await positionOf(bot.house, table), seat, interaction.locale)
  return matching(
    choices.filter(({ value }) => value.length <= 100),
    interaction.options.getFocused(),
  )
}
