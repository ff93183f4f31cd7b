/** How an effect of the language is carried out: at once, or by asking its question a number of times. */
import type { All, One } from '../../../../kernel/contract.ts'
import type { Board } from '../../board.ts'
import type { Op, OpOf } from '../../data/language.ts'
import type { AtlasText } from '../../words/says.ts'
import type { AtTable, Interpreted, Interpreting } from '../book.ts'
import type { Scene } from '../counting.ts'

/** Done at once. */
export type Immediate<K extends Op['op']> = (table: AtTable, frame: Interpreting, op: OpOf<K>) => void

/**
 * Asks. `begin` says how often (0: there was nothing to ask, it is done); before each time `isPossible` is looked at, and
 * what has become impossible is skipped (07: as much as possible). It may look at public things only.
 */
export type Asked<K extends Op['op']> = {
  readonly begin: (table: AtTable, frame: Interpreting, op: OpOf<K>) => number
  readonly isPossible: (table: AtTable, frame: Interpreting, op: OpOf<K>) => boolean
  // biome-ignore lint/suspicious/noExplicitAny: each effect takes an answer of its own kind, checked where it is written.
  readonly question: One<Board, Interpreting, any, AtlasText> | All<Board, Interpreting, any, AtlasText>
}

/** So that answers are typed. */
export const one = <C>(question: One<Board, Interpreting, C, AtlasText>): One<Board, Interpreting, C, AtlasText> => question
export const all = <C>(question: All<Board, Interpreting, C, AtlasText>): All<Board, Interpreting, C, AtlasText> => question

/** The effect a question belongs to: the last one taken from the list. */
export const present = <K extends Op['op']>({ list, next }: Interpreted): OpOf<K> => list[next - 1] as OpOf<K>

export const sceneOf = ({ target, placed }: Interpreted): Scene => ({ target, placed })

/** Back to the list after a question. */
export const onward = (table: AtTable, frame: Interpreting): void => table.jump(frame, 'next')

/** The rest of this effect is declined. */
export function decline(table: AtTable, frame: Interpreting): void {
  frame.left = 0
  onward(table, frame)
}
export const NO = { id: 'no', label: { say: 'option.no' }, means: { say: 'means.no' }, leads: 'on' } as const
