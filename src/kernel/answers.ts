/** What can be answered at all: every answer where they can be counted, some drawn where there are too many. */
import type { Input } from './contract.ts'
import { sample } from './input.ts'

/** Of a part that can be answered in more ways than anybody can list, so many are drawn. */
const DRAWN = 12

/** At most so many; no two are the same. */
export function* everyAnswer(input: Input, random: (n: number) => number, most: number): Generator<unknown> {
  let left = most
  for (const answer of answersTo(input, random)) {
    if (left-- <= 0) return
    yield answer
  }
}

function* answersTo(input: Input, random: (n: number) => number): Generator<unknown> {
  switch (input.kind) {
    case 'pick':
      for (const { id, blocked, then } of input.options) {
        if (blocked) continue
        if (then) for (const rest of answersTo(then, random)) yield { pick: id, then: rest }
        else yield { pick: id }
      }
      return
    case 'amount':
      for (let n = input.min; n <= input.max; n++) yield n
      return
    default: {
      const seen = new Set<string>()
      for (let i = 0; i < DRAWN; i++) {
        const drawn = sample(input, random)
        const name = JSON.stringify(drawn)
        if (!seen.has(name)) yield drawn
        seen.add(name)
      }
    }
  }
}
