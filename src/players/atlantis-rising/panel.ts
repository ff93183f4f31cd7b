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
