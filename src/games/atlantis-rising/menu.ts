/** An option that leads to a list. If nothing in the list can be had, the option itself says why. */
import type { Option } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'

export function menu(option: Option, choices: readonly Option[]): Option {
  const isShut = choices.every(({ blocked }) => blocked)
  const reason = choices[0]?.blocked
  return isShut && reason ? { ...option, blocked: reason } : { ...option, then: pick(choices) }
}
