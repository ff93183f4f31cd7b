/** What people have filled in, for when a form is opened again. In memory only; the longest untouched leaves first. */
import type { Filled } from './show/present/form.ts'

const MOST_KEPT = 500

export type FilledForms = {
  of(me: string, decision: string, path: string): Filled | undefined
  keep(me: string, decision: string, path: string, filled: Filled): void
}

export function newFilledForms(): FilledForms {
  const kept = new Map<string, Filled>()
  const keyOf = (...parts: readonly string[]) => parts.join(' ')
  return {
    of: (...at) => kept.get(keyOf(...at)),
    keep(me, decision, path, filled) {
      const key = keyOf(me, decision, path)
      kept.delete(key)
      kept.set(key, filled)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
