/**
 * The interpreter of the effect language (16). It takes one effect after another from a list, each in turn as far as it is
 * possible. An effect that asks has a stage of its own name; after the answer the list goes on.
 */
import type { Op, OpOf } from '../../data/language.ts'
import { type AskedOp, type AtTable, type Book, type Goal, type Interpreted, type Interpreting, step } from '../book.ts'
import { settleTiles } from '../initiative.ts'
import { type Asked, type Immediate, present } from './asking.ts'
import { drawEffects, handEffects } from './cards.ts'
import { choiceEffects } from './choices.ts'
import { resourceEffects } from './resources.ts'
import { teamEffects } from './teams.ts'
import { tokenEffects } from './tokens.ts'

type AnyImmediate = (table: AtTable, frame: Interpreting, op: Op) => void
type AnyAsked = Asked<AskedOp>

export const effects = (book: Book) => {
  const { draw, keep } = drawEffects(book)
  const asked: { [K in AskedOp]: Asked<K> } = {
    draw,
    ...tokenEffects(book),
    ...handEffects(book),
    ...teamEffects(book),
    ...choiceEffects(book),
  }
  // Every effect of the language is in exactly one of the two: this does not compile otherwise.
  const immediate: { [K in Exclude<Op['op'], AskedOp>]: Immediate<K> } = resourceEffects(book)
  const asks = (op: Op): op is OpOf<AskedOp> => op.op in asked
  const asking = asked as Readonly<Record<AskedOp, AnyAsked>>
  const atOnce = immediate as Readonly<Record<string, AnyImmediate>>

  return step<Interpreted, object, Goal>('effects', () => ({
    next(table, frame) {
      if (frame.next > 0) settleTiles(table, book.data)
      if (frame.left === 0) {
        const op = frame.list[frame.next++]
        if (!op) return table.end(frame)
        table.jump(frame, 'next')
        if (asks(op)) frame.left = asking[op.op].begin(table, frame, op)
        else atOnce[op.op]!(table, frame, op)
        return
      }
      const op = present<AskedOp>(frame)
      const isPossible = asking[op.op].isPossible(table, frame, op)
      frame.left = isPossible ? frame.left - 1 : 0
      table.jump(frame, isPossible ? op.op : 'next')
    },
    ...(Object.fromEntries(Object.entries(asking).map(([name, { question }]) => [name, question])) as {
      [K in AskedOp]: AnyAsked['question']
    }),
    keep,
  }))
}
