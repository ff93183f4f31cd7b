/**
 * Answers as short strings, so that a button can carry one: positions instead of ids, because a question is derived anew for
 * every press. A string that ends with "/" is an answer half given: a pick whose follow-up is still open.
 *
 *   pick 3, then pick 0   3/0        amount 12   =12      some 1st and 4th  +03
 *   pick 3, still open    3/         order c a b >201     split 2, 0, 11    *2.0.b
 */
import type { Input, Option } from '../../kernel/contract.ts'

const placeOf = (text: string) => (/^[0-9a-z]+$/.test(text) ? Number.parseInt(text, 36) : Number.NaN)

/** Undefined for what cannot be an answer to this question. Whether it is a legal one, the kernel says. */
export function decode(input: Input, text: string): unknown {
  switch (input.kind) {
    case 'pick': {
      const [head = '', ...rest] = text.split('/')
      const option = /^\d+$/.test(head) ? input.options[Number(head)] : undefined
      if (!option) return undefined
      if (!option.then) return rest.length === 0 ? { pick: option.id } : undefined
      const then = decode(option.then, rest.join('/'))
      return then === undefined ? undefined : { pick: option.id, then }
    }
    case 'amount':
      return /^=-?\d{1,9}$/.test(text) ? Number(text.slice(1)) : undefined
    case 'some':
      return text.startsWith('+') ? decodeList(input.options, text.slice(1)) : undefined
    case 'order':
      return text.startsWith('>') ? decodeList(input.options, text.slice(1)) : undefined
    case 'split': {
      if (!text.startsWith('*')) return undefined
      const shares = text.slice(1).split('.').map(placeOf)
      if (shares.length !== input.targets.length || shares.some(Number.isNaN)) return undefined
      return Object.fromEntries(input.targets.flatMap(({ id }, i) => (shares[i] ? [[id, shares[i]]] : [])))
    }
  }
}

export function decodeList(options: readonly Option[], text: string): string[] | undefined {
  const ids = (text.match(/../g) ?? []).map((pair) => options[placeOf(pair)]?.id)
  return text.length % 2 === 0 && ids.every((id) => id !== undefined) ? ids : undefined
}

/** The question that is still open after the picks of a half-given answer ("3/0/"), or undefined if there is none. */
export function inputAfter(input: Input, path: string): Input | undefined {
  if (path === '') return input
  if (input.kind !== 'pick') return undefined
  const [head = '', ...rest] = path.split('/')
  const next = /^\d+$/.test(head) ? input.options[Number(head)]?.then : undefined
  return next && inputAfter(next, rest.join('/'))
}

/** The options picked so far. */
export function pathOptions(input: Input, path: string): Option[] {
  const [head = '', ...rest] = path.split('/')
  const option = input.kind === 'pick' && /^\d+$/.test(head) ? input.options[Number(head)] : undefined
  if (!option) return []
  return option.then ? [option, ...pathOptions(option.then, rest.join('/'))] : [option]
}
