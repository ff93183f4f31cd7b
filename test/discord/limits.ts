/** Discord's limits, as strictly as the parlour keeps them: what would be refused, or null. */
import { MessageFlags } from 'discord.js'
import type { Panel } from '../../src/discord/show/panel.ts'
import { Refusal } from '../../src/parlour/refusal.ts'
import { checkMessage, replyForm } from '../../src/parlour/rules/message.ts'

export function refusedBecause(components: Panel): string | null {
  try {
    checkMessage(replyForm, { components, flags: MessageFlags.IsComponentsV2 }, { files: [], at: [] })
    return null
  } catch (error) {
    if (error instanceof Refusal) return JSON.stringify(error.errors)
    throw error
  }
}
