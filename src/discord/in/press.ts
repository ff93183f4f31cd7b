/** The door of buttons, lists and forms. */
import { ComponentType, type MessageComponentInteraction, TextInputStyle } from 'discord.js'
import { wasStored } from '../../store/deed.ts'
import { refuse } from '../../tables/house.ts'
import { oursIn } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Raw } from '../acts/fields.ts'
import { isKept, SURE } from '../acts/press.ts'
import type { Bot } from '../bot.ts'
import { BESIDE, idFor, type Press } from '../ids.ts'
import type { Filled } from '../show/present/form.ts'
import { chosenIn, type Pressed, people, values } from './chosen.ts'
import { type Brought, doingOf, perform } from './perform.ts'

export type Door = (bot: Bot, interaction: Pressed, press: Press) => Promise<void>

/** A press on something that does this act, or opens its form. */
export const pressing =
  (act: Act): Door =>
  (bot, interaction, press) => {
    if (!act.form) return perform(bot, interaction, act, broughtBy(bot, act, interaction, press))
    if (interaction.isMessageComponent()) return openForm(bot, interaction, act, press)
    return held(bot, [interaction.user.id, act.name, press.table], [Object.values(chosenIn(interaction))], () =>
      perform(bot, interaction, act, broughtBy(bot, act, interaction, press)),
    )
  }

/** What was filled in is kept until something came of it: if nothing did, the form opens with it again. */
async function held(bot: Bot, key: readonly string[], filled: Filled, work: () => Promise<void>): Promise<void> {
  bot.forms.keep(filled, ...key)
  try {
    await work()
    bot.forms.drop(...key)
  } catch (error) {
    if (wasStored()) bot.forms.drop(...key)
    throw error
  }
}

const broughtBy = (bot: Bot, act: Act, interaction: Pressed, press: Press): Brought => ({
  by: 'press',
  raw: rawOf(bot, act, interaction, press),
  id: press.table,
  isSure: press.decision === SURE,
  isBeside: press.decision === BESIDE,
})

function rawOf(
  bot: Bot,
  { name, fields, reads }: Act,
  interaction: Pressed,
  { decision, arg }: Press,
): Readonly<Record<string, Raw>> {
  if (decision === SURE && isKept(arg)) {
    const said = bot.doubts.get(interaction.user.id, name, arg) ?? refuse('press.forgotten')
    // Once: two who have changed places would change back at a second press.
    bot.doubts.drop(interaction.user.id, name, arg)
    return said as Readonly<Record<string, Raw>>
  }
  if (interaction.isModalSubmit())
    return { ...reads?.({ decision, arg, value: undefined, values: [] }), ...chosenIn(interaction) } as Readonly<
      Record<string, Raw>
    >
  const [first] = Object.keys(fields)
  const [chosen] = people(bot, interaction)
  if (chosen) return first ? { [first]: chosen } : {}
  const chosenValues = values(bot, interaction)
  const [value] = chosenValues
  if (reads) return reads({ decision, arg, value, values: chosenValues }) as Readonly<Record<string, Raw>>
  return first ? { [first]: value ?? (arg || null) } : {}
}

async function openForm(bot: Bot, interaction: MessageComponentInteraction, act: Act, press: Press): Promise<void> {
  const [field] = Object.entries(act.fields)
  if (!act.form || !field) return refuse('press.foreign')
  const { locale } = interaction
  const [name, { max, isRequired }] = field
  const doing = await doingOf(bot, interaction, act, broughtBy(bot, act, interaction, press))
  const chosen = values(bot, interaction)
  const value = bot.forms.get(interaction.user.id, act.name, press.table)?.[0]?.[0] ?? act.form.held(doing)
  const component = {
    type: ComponentType.TextInput,
    custom_id: name,
    style: TextInputStyle.Paragraph,
    required: isRequired,
    ...(max !== undefined && { max_length: max }),
    ...(value && { value }),
  } as const
  await interaction.showModal({
    custom_id: idFor(act.name, press.table, chosen.length > 0 && act.form.about ? act.form.about(chosen) : press.decision),
    title: oursIn(locale)(act.form.title),
    components: [{ type: ComponentType.Label, label: oursIn(locale)(act.form.label), component }],
  })
}
