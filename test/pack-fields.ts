/** The values a game comes with, as an owner would copy them, and the places in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Json = Record<string, unknown>

export const dataOf = (id: string): Json =>
  Object.assign(
    {},
    ...(id.endsWith('-of-atlantis') ? ['atlantis', id] : [id])
      .map((game) => join(import.meta.dirname, '..', 'src', 'games', game, 'data'))
      .flatMap((data) => readdirSync(data).map((file) => join(data, file)))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  )

/** Every place in it, with what stands there. */
export const fieldsIn = (at: unknown, path = ''): { readonly path: string; readonly value: unknown }[] => [
  ...(path ? [{ path, value: at }] : []),
  ...(typeof at === 'object' && at !== null
    ? Object.entries(at).flatMap(([key, value]) => fieldsIn(value, path ? `${path}.${key}` : key))
    : []),
]

export const numbersIn = (at: unknown): string[] =>
  fieldsIn(at).flatMap(({ path, value }) => (typeof value === 'number' ? [path] : []))

/** The same with something else in one place. */
export function withValue<T extends object>(whole: T, path: string, value: unknown): T {
  const changed = structuredClone(whole)
  const steps = path.split('.')
  const at = steps.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, changed as Json)
  at[steps.at(-1)!] = value
  return changed
}
