/** What a lesson asks for, and the way to it: that button has the colour. */
import { canonical } from '../../../kernel/json.ts'
import { decode, pathOptions } from './answer-code.ts'
import type { Question } from './question.ts'

/** Is this the answer that is asked for, or the way to it? */
export function isTowards({ decision, wanted }: Question, code: string): boolean {
  if (!code.endsWith('/')) return canonical(decode(decision.input, code)) === canonical(wanted)
  let rest = wanted as { readonly pick?: string; readonly then?: unknown } | undefined
  return pathOptions(decision.input, code).every(({ id }) => {
    const isNext = rest?.pick === id
    rest = rest?.then as typeof rest
    return isNext
  })
}
