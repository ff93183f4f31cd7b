/** The doors of *My orders*: a list opens a form, and the form leaves an order. */
import { refuse } from '../../tables/house.ts'
import { leaveFromForm, ORDER_SHEET, orderForm } from '../acts/leave-order.ts'
import { answerWith } from '../out/replies.ts'
import { NEW_ORDER } from '../show/new-orders.ts'
import { chosenIn, filledIn, values } from './chosen.ts'
import type { Door } from './press.ts'
import { personOf } from './who.ts'

const open: Door = async (bot, interaction, { table }) => {
  const [which] = values(bot, interaction)
  if (!interaction.isMessageComponent() || which === undefined) return refuse('press.foreign')
  await interaction.showModal(await orderForm(bot, personOf(interaction), table, which))
}

const leave: Door = (bot, interaction, { table, arg }) => {
  if (!interaction.isModalSubmit()) return refuse('press.foreign')
  const given = { filled: filledIn(interaction), words: chosenIn(interaction).words }
  return answerWith(interaction, () => leaveFromForm(bot, personOf(interaction), table, arg, given))
}

export const ORDERS: Readonly<Record<string, Door>> = { [NEW_ORDER]: open, [ORDER_SHEET]: leave }
