/**
 * Answers as short strings, so that a button can carry one: positions instead of ids, because a question is derived anew for
 * every press. A string that ends with "/" is an answer half given: a pick whose follow-up is still open.
 *
 *   pick 3, then pick 0   3/0        amount 12   =12      some, order and split: +, > and * with their numbers packed
 *   pick 3, still open    3/
 */
import type { Input, Option } from '../../../kernel/contract.ts'
import { packMarks, packOrder, packShares, unpackMarks, unpackOrder, unpackShares } from './pack.ts'

/** The code of an answer that fits the question. */
export function encode(input: Input, answer: unknown): string {
  const places = (ids: readonly string[], among: readonly Option[]) => ids.map((id) => among.findIndex((each) => each.id === id))
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const [place] = places([pick], input.options)
      const next = input.options[place!]?.then
      return next ? `${place}/${encode(next, then)}` : `${place}`
    }
    case 'amount':
      return `=${answer}`
    case 'some':
      return `+${packMarks(input, places(answer as string[], input.options))}`
    case 'order':
      return `>${packOrder(input, places(answer as string[], input.options))}`
    case 'split':
      return `*${packShares(
        input,
        input.targets.map(({ id }) => (answer as Record<string, number>)[id] ?? 0),
      )}`
  }
}

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
      return text.startsWith('+') ? unpackMarks(input, text.slice(1))?.map((place) => input.options[place]!.id) : undefined
    case 'order':
      return text.startsWith('>') ? unpackOrder(input, text.slice(1))?.map((place) => input.options[place]!.id) : undefined
    case 'split': {
      const shares = text.startsWith('*') ? unpackShares(input, text.slice(1)) : undefined
      return shares && Object.fromEntries(input.targets.flatMap(({ id }, i) => (shares[i] ? [[id, shares[i]]] : [])))
    }
  }
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

/** Where a press leads: to an answer, or further into the question (a path, and what is in hand there). */
export type Move = { readonly code: string } | { readonly path: string; readonly scratch: string }

/** What the press of a button (no values) or a choice from a list means. */
export function moveOf(input: Input, verb: string, arg: string, values: readonly string[] = []): Move {
  // Lists that do the same differ by "#0", "#1", because no two ids on a message may be alike.
  const [path = '', inHand = ''] = arg.replace(/#\d+$/, '').split('?')
  const [value] = values
  switch (verb) {
    case 'go': {
      const code = path + (value ?? '')
      return code.endsWith('/') ? { path: code, scratch: '' } : { code }
    }
    case 'some':
      return { code: `${path}+${wordOf(input, path, values.map(Number))}` }
    case 'mark':
      return { path, scratch: marksAfter(input, arg, values.map(Number)) }
    case 'scratch':
      return { path, scratch: value ?? inHand }
    default:
      return { path, scratch: '' }
  }
}

function wordOf(input: Input, path: string, marked: readonly number[]): string {
  const some = inputAfter(input, path)
  return some?.kind === 'some' ? packMarks(some, marked) : ''
}

/** One of several lists was changed ("path?page.marks?from-to"): its old marks go, its new ones come. */
function marksAfter(input: Input, arg: string, values: readonly number[]): string {
  const [path = '', scratch = '', range = ''] = arg.split('?')
  const some = inputAfter(input, path)
  if (some?.kind !== 'some') return ''
  const [page = '0', word = ''] = scratch.split('.')
  const [from = 0, to = 0] = range.split('-').map(Number)
  const kept = (unpackMarks(some, word) ?? []).filter((place) => place < from || place > to)
  return `${page}.${packMarks(some, [...kept, ...values])}`
}
