/** Which act a press sets going. */

import { speak } from '../../words/words.ts'
import { panelAt } from '../acts/answer.ts'
import { PRESSES } from '../acts/presses.ts'
import type { Bot } from '../bot.ts'
import { answerWith, isInPanel } from '../out/replies.ts'
import type { Pressed } from './chosen.ts'
import type { Press } from './ids.ts'

/** A press on something that no longer exists shows where things stand instead of failing. */
export async function press(bot: Bot, interaction: Pressed, pressed: Press): Promise<void> {
  const act = Object.hasOwn(PRESSES, pressed.verb) ? PRESSES[pressed.verb] : undefined
  if (!act)
    return answerWith(
      interaction,
      () => panelAt(bot, interaction, pressed.table, { notice: speak({ say: 'press.unknown' }, interaction.locale) }),
      !isInPanel(interaction),
    )
  await act(bot, interaction, pressed)
}
