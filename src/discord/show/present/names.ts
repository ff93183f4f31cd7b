/**
 * Presses name what they choose: some letters of a digest of the option's id, as many as tell it from the others in its list.
 * Where others act at the same time, choices come and go between the look and the press: a name finds the same option wherever
 * it stands by then, where a place in the list would have become somebody else's.
 */
import { createHash } from 'node:crypto'
import type { Option } from '../../../kernel/contract.ts'

const LEAST = 3

type Named = Pick<Option, 'id'>

export const digest = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** A list is read many times for one panel, and its digests are always the same. */
const known = new WeakMap<readonly Named[], readonly string[]>()
function lettersIn(options: readonly Named[]): readonly string[] {
  const letters = known.get(options) ?? options.map(({ id }) => digest(id))
  known.set(options, letters)
  return letters
}

export function nameIn(options: readonly Named[], place: number): string {
  const all = lettersIn(options)
  const own = all[place]!
  let length = LEAST
  while (length < own.length && all.some((other, i) => i !== place && other.startsWith(own.slice(0, length)))) length++
  return own.slice(0, length)
}

/** Where it stands now; -1 if it is not there, or cannot be told from another. */
export function placeOf(options: readonly Named[], name: string): number {
  if (name.length < LEAST) return -1
  const all = lettersIn(options)
  const place = all.findIndex((letters) => letters.startsWith(name))
  return all.findLastIndex((letters) => letters.startsWith(name)) === place ? place : -1
}

export const optionNamed = <O extends Named>(options: readonly O[], name: string): O | undefined =>
  options[placeOf(options, name)]
