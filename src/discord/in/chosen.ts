/** What somebody pressed, chose from a list or filled in. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js'

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

/** What was chosen from a list; nothing for buttons and forms. */
export const values = (interaction: Pressed): readonly string[] => (interaction.isStringSelectMenu() ? interaction.values : [])

/** How that was called on the message it was pressed on. */
export function wordsOf(interaction: Pressed): string {
  if (!interaction.isMessageComponent()) return ''
  const { component } = interaction
  if (component && 'label' in component) return component.label ?? ''
  const options = component && 'options' in component ? component.options : []
  return options
    .filter(({ value }) => values(interaction).includes(value))
    .map(({ label }) => label)
    .join(', ')
}
