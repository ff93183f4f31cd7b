/** An option that leads to a list. If nothing in the list can be had, the option itself says why. */
import { type Choice, pick, type RisingText } from '../words/says.ts'

export function menu(id: string, label: RisingText, rule: string, choices: readonly Choice[]): Choice {
  for (const { blocked } of choices) if (!blocked) return { id, label, rule, then: pick(choices) }
  return { id, label, rule, blocked: choices[0]!.blocked! }
}
