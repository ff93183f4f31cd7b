/** Puts Age together from a pack: the shared core, its own customs, and every step there is. */
import type { Step } from '../../kernel/contract.ts'
import { specialFaults } from '../atlantis/data/pack.ts'
import { roundsStep } from '../atlantis/rules/round.ts'
import { spacesFor } from '../atlantis/rules/spaces.ts'
import { turnStep } from '../atlantis/rules/turn.ts'
import { worldOf } from '../atlantis/world.ts'
import { refuseFor } from '../common/pack.ts'
import type { AgeBoard, AgeRules } from './board.ts'
import type { AgePack } from './data/pack.ts'
import { actionsOf } from './rules/actions.ts'
import { customsOf } from './rules/customs.ts'
import { setupSteps } from './setup.ts'

export function ageOf(pack: AgePack) {
  const rules = { world: worldOf(pack, 'age'), pack } as AgeRules
  Object.assign(rules, { customs: customsOf(rules) })
  const { actions, steps, ownSteps } = actionsOf(rules)
  refuseFor(specialFaults(pack, 'age', new Set(Object.keys(actions.special))))
  const spaces = spacesFor(rules, actions)
  const turn = turnStep(rules, spaces)
  const rounds = roundsStep(rules, turn)
  const { setup, steps: opening } = setupSteps(rules, rounds)
  const all = [setup, ...opening, rounds, turn, ...steps, ...ownSteps] as Step<AgeBoard, never>[]
  return { rules, spaces, first: setup, steps: all }
}
