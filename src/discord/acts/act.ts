/** What a press sets going. The table stands in its id; the seat is that of the person who pressed. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js'
import type { Bot } from '../bot.ts'
import type { Press } from '../in/ids.ts'

export type Pressed = MessageComponentInteraction | ModalSubmitInteraction
export type Act = (bot: Bot, interaction: Pressed, press: Press) => Promise<void>

/** What was chosen from a list; nothing for buttons and forms. */
export const values = (interaction: Pressed): readonly string[] => (interaction.isStringSelectMenu() ? interaction.values : [])
