/** What a press sets going. The table stands in its id; the seat is that of the person who pressed. */
import type { Bot } from '../bot.ts'
import type { Pressed } from '../in/chosen.ts'
import type { Press } from '../in/ids.ts'

export type Act = (bot: Bot, interaction: Pressed, press: Press) => Promise<void>
