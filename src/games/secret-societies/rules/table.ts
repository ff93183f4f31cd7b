/** The words every rules file begins with. */
import type { Ask, Input, NameFor, Option, Picked, Seat, StagesOf, Step, Table, Told } from '../../../kernel/contract.ts'
import { rulesOf } from '../../../kernel/words.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import type { SocietiesText } from '../words/words.ts'

export type T = Table<Board, SocietiesText>
/** Every choice says what it would bring. */
export type Choice<Id extends string = string, Then = unknown> = Omit<Option<Id, Then, SocietiesText>, 'means'> & {
  readonly means: Told<SocietiesText>
}
/** Every question says what decides it, and where the rules speak of it. */
export type Question<C> = Ask<C, SocietiesText> & { readonly shows: Told<readonly SocietiesText[]>; readonly topic: string }

const { step, ...inputs } = rulesOf<Board, SocietiesText>()
export const { amount, part, lacking } = inputs
export const pick = inputs.pick as <Id extends string, Then = undefined>(
  options: readonly Choice<Id, Then>[],
) => Input<Picked<Id, Then>>
export const some = inputs.some as <Id extends string>(
  options: readonly Choice<Id>[],
  min: number,
  max: number,
) => Input<readonly Id[]>
export const split = inputs.split as (
  targets: readonly (Choice & { readonly max: number })[],
  min: number,
  max: number,
) => Input<Readonly<Record<string, number>>>

/**
 * Steps call each other in circles (a Star brings a Tile, a Tile a Star), so each is named before it is written: the
 * name is what others call, `write` gives it its stages.
 */
type Named<L extends object, Goals extends string> = Step<Board, L> & {
  readonly name: NameFor<L>
  /** Where it jumps to; for the compiler only. */
  readonly goals?: (stage: Goals) => void
}
export const named = <L extends object, Goals extends string = never>(name: NameFor<L>): Named<L, Goals> => ({ name, stages: {} })

export const write = <L extends object, Goals extends string>(
  called: Named<L, Goals>,
  stages: NoInfer<StagesOf<Board, L, Goals, SocietiesText>>,
): Step<Board, L> => step<L, object, Goals>(called.name as NameFor<L & object>, stages)

/** Each file of rules hands over its steps, made for one pack. */
export type Section = (rules: Rules) => readonly Step<Board, never>[]

/** What lies nearest to hand in most stages. */
export const playerAt = (table: T, seat: Seat) => table.board.players[seat]!
