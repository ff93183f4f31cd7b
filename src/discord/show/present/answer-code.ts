/**
 * Answers as short strings, so that a button can carry one: options by their names (`names.ts`), because a question is derived
 * anew for every press. A string that ends with "/" is an answer half given: a pick whose follow-up is still open.
 *
 *   pick one, then another   k3x/9aB      amount 12   =12      some, order and split: +, > and * with the word for them
 *   pick one, still open     k3x/
 */
import type { Input, Option } from '../../../kernel/contract.ts'
import type { Press } from '../../ids.ts'
import { nameIn, optionNamed, placeOf } from './names.ts'
import { packMarks, packOrder, packShares, unpackMarks, unpackOrder, unpackShares } from './pack.ts'

/** The code of an answer that fits the question. */
export function encode(input: Input, answer: unknown): string {
  const places = (ids: readonly string[], among: readonly Option[]) => ids.map((id) => among.findIndex((each) => each.id === id))
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const [place] = places([pick], input.options)
      const next = input.options[place!]?.then
      return `${codeOf(input.options, place!)}${next ? encode(next, then) : ''}`
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
      const option = optionNamed(input.options, head)
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

/** The question that is still open after the picks of a half-given answer ("k3x/9aB/"), or undefined if there is none. */
export function inputAfter(input: Input, path: string): Input | undefined {
  if (path === '') return input
  if (input.kind !== 'pick') return undefined
  const [head = '', ...rest] = path.split('/')
  const next = optionNamed(input.options, head)?.then
  return next && inputAfter(next, rest.join('/'))
}

/** The options picked so far. */
export function pathOptions(input: Input, path: string): Option[] {
  const [head = '', ...rest] = path.split('/')
  const option = input.kind === 'pick' ? optionNamed(input.options, head) : undefined
  if (!option) return []
  return option.then ? [option, ...pathOptions(option.then, rest.join('/'))] : [option]
}

/** The code of a pick among these. */
export const codeOf = (options: readonly Option[], place: number): string =>
  `${nameIn(options, place)}${options[place]!.then ? '/' : ''}`

/** A choice as it was shown: what it meant and cost then stands in its mark. */
export type Marked = { readonly code: string; readonly mark: string }

/** An answer, and how each of its choices was shown. */
export type Answer = { readonly code: string; readonly shown: readonly Marked[] }

/** Where a press leads: to an answer, or further into the question (a path, and what is in hand there). */
export type Move = Answer | { readonly path: string; readonly scratch: string }

/** Between a choice and its mark, in the values of a list. */
export const BESIDE = '~'
const read = (value: string): Marked => {
  const [code = '', mark = ''] = value.split(BESIDE)
  return { code, mark }
}

/** What the press of a button (no values) or a choice from a list means. */
export function moveOf(
  input: Input,
  { verb, arg, mark }: Pick<Press, 'verb' | 'arg' | 'mark'>,
  values: readonly string[] = [],
): Move {
  // Lists that do the same differ by "#0", "#1", because no two ids on a message may be alike.
  const [path = '', inHand = ''] = arg.replace(/#\d+$/, '').split('?')
  const chosen = values.map(read)
  const [value] = chosen
  switch (verb) {
    case 'go':
    case 'sure':
    case 'now': {
      const code = path + (value?.code ?? '')
      return code.endsWith('/') ? { path: code, scratch: '' } : { code, shown: [{ code, mark: value?.mark ?? mark }] }
    }
    case 'some':
      return {
        code: `${path}+${wordOf(input, path, chosen)}`,
        shown: chosen.map((each) => ({ code: `${path}+${each.code}`, mark: each.mark })),
      }
    case 'mark':
      return { path, scratch: marksAfter(input, arg, chosen) }
    case 'scratch':
      return { path, scratch: values[0] ?? inHand }
    default:
      return { path, scratch: '' }
  }
}

/** What is no longer there has no place, and is missing from the word. */
function wordOf(input: Input, path: string, chosen: readonly Marked[]): string {
  const some = inputAfter(input, path)
  return some?.kind === 'some' ? packMarks(some, placesOf(some.options, chosen)) : ''
}

const placesOf = (options: readonly Option[], chosen: readonly Marked[]): number[] =>
  chosen.map(({ code }) => placeOf(options, code)).filter((place) => place !== -1)

/** One of several lists was changed ("path?page.marks?from-to"): its old marks go, its new ones come. */
function marksAfter(input: Input, arg: string, chosen: readonly Marked[]): string {
  const [path = '', scratch = '', range = ''] = arg.split('?')
  const some = inputAfter(input, path)
  if (some?.kind !== 'some') return ''
  const [page = '0', word = ''] = scratch.split('.')
  const [from = 0, to = 0] = range.split('-').map(Number)
  const kept = (unpackMarks(some, word) ?? []).filter((place) => place < from || place > to)
  return `${page}.${packMarks(some, [...kept, ...placesOf(some.options, chosen)])}`
}
