/** Puts Era together from a pack: the shared core, its own customs, and every step there is. */
import type { Step } from '../../kernel/contract.ts'
import { specialFaults } from '../atlantis/data/pack.ts'
import { roundsStep } from '../atlantis/rules/round.ts'
import { spacesFor } from '../atlantis/rules/spaces.ts'
import { turnStep } from '../atlantis/rules/turn.ts'
import { worldOf } from '../atlantis/world.ts'
import { refuseFor, strangers } from '../common/pack.ts'
import type { EraBoard, EraRules } from './board.ts'
import type { EraPack } from './data/pack.ts'
import { actionsOf } from './rules/actions.ts'
import { COUNTABLE } from './rules/ambitions.ts'
import { customSteps, customsOf } from './rules/customs.ts'
import { setupSteps } from './setup.ts'

export function eraOf(pack: EraPack) {
  // Steps and customs know each other; customs are only asked for once a game is played, so they can be hung in last.
  const rules = { world: worldOf(pack, 'era'), pack } as EraRules
  const custom = customSteps(rules)
  Object.assign(rules, { customs: customsOf(rules, custom) })
  const { actions, steps, ownSteps } = actionsOf(rules)
  refuseFor(specialFaults(pack, 'era', new Set(Object.keys(actions.special))))
  for (const { id } of pack.ambitions) refuseFor(strangers('ambitions', [id], COUNTABLE))
  const spaces = spacesFor(rules, actions)
  const turn = turnStep(rules, spaces)
  const rounds = roundsStep(rules, turn)
  const { setup, steps: opening } = setupSteps(rules, rounds)
  const all = [setup, ...opening, rounds, turn, ...steps, ...ownSteps, ...Object.values(custom)] as Step<EraBoard, never>[]
  return { rules, spaces, first: setup, steps: all }
}
