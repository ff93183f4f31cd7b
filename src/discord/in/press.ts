/** The door of buttons, lists and forms. */
import { ComponentType, type MessageComponentInteraction, TextInputStyle } from 'discord.js'
import { refuse } from '../../tables/house.ts'
import { oursIn } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Raw } from '../acts/fields.ts'
import { SURE } from '../acts/press.ts'
import type { Bot } from '../bot.ts'
import { idFor, type Press } from '../ids.ts'
import { chosenIn, type Pressed, values } from './chosen.ts'
import { type Brought, doingOf, perform } from './perform.ts'
import { plainName } from './who.ts'

export type Door = (bot: Bot, interaction: Pressed, press: Press) => Promise<void>

/** A press on something that does this act, or opens its form. */
export const pressing =
  (act: Act): Door =>
  (bot, interaction, press) =>
    act.form && interaction.isMessageComponent()
      ? openForm(bot, interaction, act, press)
      : perform(bot, interaction, act, broughtBy(act, interaction, press))

const broughtBy = (act: Act, interaction: Pressed, press: Press): Brought => ({
  by: 'press',
  raw: rawOf(act, interaction, press),
  id: press.table,
  isSure: press.decision === SURE,
})

function rawOf({ fields, reads }: Act, interaction: Pressed, { decision, arg }: Press): Readonly<Record<string, Raw>> {
  if (interaction.isModalSubmit())
    return { ...reads?.({ decision, arg, value: undefined }), ...chosenIn(interaction) } as Readonly<Record<string, Raw>>
  const [first] = Object.keys(fields)
  if (interaction.isUserSelectMenu()) {
    const user = interaction.users.first() ?? refuse('press.foreign')
    return first ? { [first]: { id: user.id, name: plainName(user.displayName), isBot: user.bot } } : {}
  }
  const [value] = values(interaction)
  if (reads) return reads({ decision, arg, value }) as Readonly<Record<string, Raw>>
  return first ? { [first]: value ?? (arg || null) } : {}
}

async function openForm(bot: Bot, interaction: MessageComponentInteraction, act: Act, press: Press): Promise<void> {
  const [field] = Object.entries(act.fields)
  if (!act.form || !field) return refuse('press.foreign')
  const { locale } = interaction
  const [name, { max, isRequired }] = field
  const value = act.form.held(await doingOf(bot, interaction, act, broughtBy(act, interaction, press)))
  const component = {
    type: ComponentType.TextInput,
    custom_id: name,
    style: TextInputStyle.Paragraph,
    required: isRequired,
    ...(max !== undefined && { max_length: max }),
    ...(value && { value }),
  } as const
  await interaction.showModal({
    custom_id: idFor(act.name, press.table, press.decision),
    title: oursIn(locale)(act.form.title),
    components: [{ type: ComponentType.Label, label: oursIn(locale)(act.form.label), component }],
  })
}
