/** An option that leads to a list. If nothing in the list can be had, the option itself says why. */
import { amended, type Choice, pick } from '../words/says.ts'

export function menu(option: Choice, choices: readonly Choice[]): Choice {
  for (const { blocked } of choices) if (!blocked) return amended(option, { then: pick(choices) })
  return amended(option, { blocked: choices[0]!.blocked! })
}
