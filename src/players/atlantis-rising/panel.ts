/** Reading a panel: what can be chosen, and what others ask. */
import type { Input, Option } from '../../kernel/contract.ts'
import { simplest } from '../../kernel/input.ts'

export const openOptions = (input: Input): readonly Option[] => {
  const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  return options.filter(({ blocked }) => !blocked)
}

export const idsIn = (input: Input): string[] => openOptions(input).map(({ id }) => id)

export const find = (input: Input, id: string): Option | undefined => openOptions(input).find((option) => option.id === id)

/** The answer that leads down these ids; what is left to say is said the plain way. */
export function path(input: Input, ...ids: readonly (string | undefined)[]): unknown {
  const [id, ...rest] = ids
  if (input.kind !== 'pick' || id === undefined) return simplest(input)
  const option = find(input, id)
  if (!option) return undefined
  return option.then ? { pick: id, then: path(option.then, ...rest) } : { pick: id }
}

/** A yes to partners: their builds, plans, goals, requests and pleas for energy. Verdicts are left to talk. */
export function answerTo(input: Input): unknown {
  const yes = openOptions(input).find(({ id }) => /^yes\.(build|plans?|goal|way|lift|fund)\./.test(id))
  return yes ? { pick: yes.id } : undefined
}

/** The answer that sends a piece of this kind to a place, where it can go there. */
export function goTo(input: Input, { place: at, kind }: { readonly place: string; readonly kind: string }): unknown {
  for (const region of ['centre', at.startsWith('build-') ? 'gate' : at.replace(/-\d$/, ''), 'components']) {
    if (region === 'centre' && at !== 'centre') continue
    const answer = region === 'centre' ? path(input, 'to.centre', kind) : path(input, `to.${region}`, at, kind)
    if (isWhole(answer)) return answer
  }
  return undefined
}

/** An answer with a hole in it is none. */
const isWhole = (answer: unknown): boolean => {
  if (answer === undefined) return false
  const { then } = answer as { then?: unknown }
  return !('then' in (answer as object)) || isWhole(then)
}
