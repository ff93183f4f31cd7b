/**
 * The interpreter of the effect language (16). It takes one effect after another from a list, each in turn as far as it is
 * possible. An effect that asks has a stage of its own name; after the answer the list goes on.
 */
import type { Op } from '../../data/language.ts'
import { type AtTable, type Book, type Interpreted, type Interpreting, step } from '../book.ts'
import { settleTiles } from '../initiative.ts'
import type { Asked, Immediate } from './asking.ts'
import { drawEffects, handEffects } from './cards.ts'
import { choiceEffects } from './choices.ts'
import { resourceEffects } from './resources.ts'
import { teamEffects } from './teams.ts'
import { tokenEffects } from './tokens.ts'

type AnyImmediate = (table: AtTable, frame: Interpreting, op: Op) => void
type AnyAsked = Asked<Op['op']>

export const effects = (book: Book) => {
  const { draw, keep } = drawEffects(book)
  const asked = { draw, ...tokenEffects(book), ...handEffects(book), ...teamEffects(book), ...choiceEffects(book) }
  const immediate = resourceEffects(book)
  // Every effect of the language is in exactly one of the two: this does not compile otherwise.
  const _complete: { [K in Exclude<Op['op'], keyof typeof asked>]: Immediate<K> } = immediate
  const atOnce = _complete as unknown as Readonly<Record<string, AnyImmediate>>
  const asking = asked as unknown as Readonly<Record<string, AnyAsked>>

  return step<Interpreted>('effects', () => ({
    next(table, frame) {
      if (frame.next > 0) settleTiles(table, book.data)
      if (frame.left === 0) {
        const op = frame.list[frame.next++]
        if (!op) return table.end(frame)
        table.jump(frame, 'next')
        const now = atOnce[op.op]
        if (now) return now(table, frame, op)
        frame.left = asking[op.op]!.begin(table, frame, op as never)
        return
      }
      const op = frame.list[frame.next - 1]!
      const isPossible = asking[op.op]!.isPossible(table, frame, op as never)
      frame.left = isPossible ? frame.left - 1 : 0
      table.jump(frame, isPossible ? op.op : 'next')
    },
    ...Object.fromEntries(Object.entries(asking).map(([name, { question }]) => [name, question])),
    keep,
  }))
}
