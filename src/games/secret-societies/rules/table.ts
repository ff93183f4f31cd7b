/** The words every rules file begins with. */
import { type Questions, type Seat, type Stage, type Step, stepsOf, type Table } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'

export type T = Table<Board>

const step = stepsOf<Board>()

/**
 * Steps call each other in circles (a Star brings a Tile, a Tile a Star), so each is named before it is written: the
 * name is what others call, `write` gives it its stages.
 */
export const named = <L extends object>(name: string): Step<Board, L> => ({ name, stages: {} })

export const write = <L extends object, Found extends object = object>(
  called: Step<Board, L>,
  stages: (questions: Questions<Board, L & Found>) => Readonly<Record<string, Stage<Board, L & Found>>>,
): Step<Board, L> => step<L, Found>(called.name, stages)

/** Each file of rules hands over its steps, made for one pack. */
export type Section = (rules: Rules) => readonly Step<Board, never>[]

/** What lies nearest to hand in most stages. */
export const playerAt = (table: T, seat: Seat) => table.board.players[seat]!
