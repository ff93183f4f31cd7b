/** Whether an answer is asked for once more before it is given, because its person cannot take it back alone. */
import type { Decision, Input } from '../../kernel/contract.ts'
import { only, simplest } from '../../kernel/input.ts'
import { endsTheDraft } from '../../tables/play.ts'
import type { Position } from '../../tables/position.ts'
import { decode, encode, inputAfter } from './present/answer-code.ts'

type Asked = { readonly position: Position; readonly decision: Decision; readonly person: string | null }

/** Why it is asked once more; null where it is not. What can be taken back alone never is. */
export function secondThought({ position, decision, person }: Asked, value: unknown) {
  const { id, seat, input, sealed, small } = decision
  const wish = wishOf(position, person)
  if (wish === 'never' || !endsTheDraft(position, seat, id, value)) return null
  if (wish === 'always') return 'panel.no-way-back'
  // A seal can be changed, the only thing one can do needs no thought, and neither does a small thing or leaving something be.
  const leads = leadsOf(input, value as { readonly pick?: string })
  if (sealed || leads === 'on' || leads === 'close' || only(input) !== undefined) return null
  if (leads === 'end') return hasDoneSomething(position, decision) ? null : 'panel.nothing-done'
  return small ? null : 'panel.no-way-back'
}

/**
 * Is what stands at this step the last word? Whoever comes by steps has what they picked before their eyes, with the way back beside it: the
 * step says that nothing leads back from here, and is not followed by the same question again.
 */
export function isLastStep(asked: Asked, path: string): boolean {
  const { decision, position, person } = asked
  const input = path === '' ? undefined : inputAfter(decision.input, path)
  if (!input || decision.given !== undefined || wishOf(position, person) !== 'matters') return false
  if (input.kind === 'pick' && input.options.every(({ then, blocked }) => then || blocked)) return false
  const likely = decode(decision.input, path + encode(input, simplest(input)))
  return secondThought(asked, likely) === 'panel.no-way-back'
}

const wishOf = ({ people }: Position, person: string | null) => people.get(person ?? '')?.settings.confirm ?? 'matters'

const leadsOf = (input: Input, { pick }: { readonly pick?: string }) =>
  input.kind === 'pick' ? input.options.find(({ id }) => id === pick)?.leads : undefined

/** A question's id ends with how often its step was answered before. */
const hasDoneSomething = (position: Position, { id, seat }: Decision) =>
  position.seen(seat).drafted !== null || !id.endsWith('.0')
