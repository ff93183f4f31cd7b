/** What somebody pressed, chose from a list or filled in. */
import type { AnySelectMenuInteraction, MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js'
import { oursIn } from '../../words/words.ts'
import type { Somebody } from '../acts/fields.ts'
import type { Bot } from '../bot.ts'
import type { Interaction } from '../out/replies.ts'
import { somebody } from './who.ts'

/** Field → the one value chosen in it. */
export function chosenIn(interaction: ModalSubmitInteraction): Record<string, string> {
  const chosen: Record<string, string> = {}
  for (const [id, field] of interaction.fields.fields) {
    if ('value' in field && typeof field.value === 'string') chosen[id] = field.value
    else if ('values' in field && typeof field.values[0] === 'string') chosen[id] = field.values[0]
  }
  return chosen
}

/** What was filled in, field by field: "f0", "f1" and so on. */
export function filledIn(interaction: ModalSubmitInteraction): string[][] {
  const filled: string[][] = []
  for (const [id, field] of interaction.fields.fields) {
    const place = /^f(\d)$/.exec(id)?.[1]
    if (place === undefined) continue
    const values = 'values' in field ? field.values : 'value' in field ? [field.value] : []
    filled[Number(place)] = values.filter((value) => typeof value === 'string')
  }
  return filled
}

export type Pressed = MessageComponentInteraction | ModalSubmitInteraction

/** What was chosen from a list; a button in its place brings what was chosen there in vain. Nothing for other buttons and forms. */
export const values = (bot: Bot, interaction: Pressed): readonly string[] =>
  interaction.isAnySelectMenu() && !interaction.isUserSelectMenu()
    ? interaction.values
    : (picksOf(bot, interaction)?.values ?? [])

/** Who was chosen, in the same way. */
export const people = (bot: Bot, interaction: Pressed): readonly Somebody[] =>
  interaction.isUserSelectMenu() ? peopleIn(interaction) : (picksOf(bot, interaction)?.people ?? [])

const picksOf = (bot: Bot, interaction: Pressed) =>
  interaction.isButton() ? bot.picks.get(interaction.user.id, interaction.customId) : undefined

export const peopleIn = (interaction: AnySelectMenuInteraction): readonly Somebody[] =>
  interaction.isUserSelectMenu() ? interaction.users.map(somebody) : []

/** How that was called on the message it was pressed on. */
export function wordsOf(bot: Bot, interaction: Pressed): string {
  if (!interaction.isMessageComponent()) return ''
  const { component, locale } = interaction
  if (component && 'label' in component)
    return component.label === oursIn(locale)('fault.try-again') ? '' : (component.label ?? '')
  const options = component && 'options' in component ? component.options : []
  return options
    .filter(({ value }) => values(bot, interaction).includes(value))
    .map(({ label }) => label)
    .join(', ')
}

type Option = { readonly name: string; readonly value?: unknown; readonly options?: readonly Option[] }
const plainly = (options: readonly Option[]): unknown =>
  options.map(({ name, value, options: inside = [] }) => [name, value, plainly(inside)])

/** All of what somebody asks for, in a word: the same word is the same request. */
export function askedFor(interaction: Interaction): string {
  if (interaction.isCommand()) return JSON.stringify([interaction.commandName, plainly(interaction.options.data)])
  if (interaction.isModalSubmit()) return JSON.stringify([interaction.customId, chosenIn(interaction), filledIn(interaction)])
  return JSON.stringify([interaction.customId, interaction.isAnySelectMenu() ? interaction.values : []])
}
