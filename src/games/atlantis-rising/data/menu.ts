/** An option that leads to a list. If nothing in the list can be had, the option itself says why. */
import type { Option, Text } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'

export function menu(id: string, label: Text, rule: string, choices: readonly Option[]): Option {
  for (const { blocked } of choices) if (!blocked) return { id, label, rule, then: pick(choices) }
  return { id, label, rule, blocked: choices[0]!.blocked! }
}
