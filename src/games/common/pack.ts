/**
 * Reading a data pack: what is printed on a game's components, checked as a whole before anything is played with it. What is wrong is
 * said with the field that an owner has to look at.
 */
import type { z } from 'zod'
import { canonical } from '../../kernel/json.ts'
import { sha256 } from '../../kernel/record.ts'

export type Fault = readonly [field: string, why: string]

class BadPack extends Error {
  override readonly name = 'BadPack'
  constructor(field: string, why: string) {
    super(`${field}: ${why}`)
  }
}

type Reading<Pack> = {
  readonly schema: z.ZodType<Pack>
  /** Sections that stay as they are unless an owner gives others. */
  readonly defaults?: object
  /** What a schema cannot see: whether the parts fit each other. */
  readonly faults: (pack: Pack) => Iterable<Fault>
}

/** A pack that can be played with, or an error that names the first field that is wrong. */
export function readPack<Pack>(given: unknown, { schema, defaults, faults }: Reading<Pack>): Pack {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new BadPack('the pack', 'it has to be an object')
  const whole = { ...defaults, ...given }
  refuseFor(excesses(whole))
  const read = schema.safeParse(whole)
  if (!read.success) throw new BadPack(...faultOf(whole, read.error.issues[0]!))
  refuseFor(faults(read.data))
  return read.data
}

/** Far above what any of our games is printed with, and far below what a machine has to fear. */
const MOST = { number: 500, entries: 500, letters: 1_000, depth: 20 }

/** What no table could hold, whatever the field means: said before anything is made from it. */
function* excesses(pack: object, at: unknown = pack, path: readonly PropertyKey[] = []): Generator<Fault> {
  const tooMuch = (why: string): Fault => [fieldName(pack, path), why]
  if (path.length > MOST.depth) return yield tooMuch('it is nested too deeply')
  if (typeof at === 'number' && Math.abs(at) > MOST.number) yield tooMuch(`it is more than ${MOST.number}`)
  if (typeof at === 'string' && at.length > MOST.letters) yield tooMuch(`it is longer than ${MOST.letters} letters`)
  if (typeof at !== 'object' || at === null) return
  const entries = Array.isArray(at) ? [...at.entries()] : Object.entries(at)
  if (entries.length > MOST.entries) return yield tooMuch(`it has more than ${MOST.entries} entries`)
  for (const [key, value] of entries) yield* excesses(pack, value, [...path, key])
}

/** Nothing happens if there are none. */
export function refuseFor(faults: Iterable<Fault>) {
  for (const fault of faults) throw new BadPack(...fault)
}

function faultOf(pack: object, issue: z.core.$ZodIssue): Fault {
  if (issue.code !== 'unrecognized_keys') return [fieldName(pack, issue.path), issue.message]
  return [fieldName(pack, [...issue.path, issue.keys[0]!]), 'there is no such field']
}

/** `techs[12].cost.R` says little; `techs.IIE-A.cost.R` names the tile. */
export function fieldName(pack: object, path: readonly PropertyKey[]): string {
  let at: unknown = pack
  let name = ''
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
    const { id, code } = (at ?? {}) as { id?: unknown; code?: unknown }
    const called = typeof key === 'number' ? (id ?? code) : key
    name += typeof called === 'string' ? `${name && '.'}${called}` : `[${String(key)}]`
  }
  return name
}

export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

export function* twice(field: string, ids: readonly string[]): Generator<Fault> {
  const again = ids.find((id, i) => ids.indexOf(id) !== i)
  if (again !== undefined) yield [field, `"${again}" is there twice`]
}

/** Every one of these ids must exist. */
export function* strangers(field: string, named: readonly string[], known: ReadonlySet<string>): Generator<Fault> {
  const stranger = named.find((name) => !known.has(name))
  if (stranger !== undefined) yield [field, `there is no "${stranger}"`]
}

/** Short, and the same for equal packs: a running game names the pack it was begun with. */
export const digest = (pack: object) => sha256(canonical(pack)).slice(0, 12)
