/**
 * The steps of the game by name, and the components they are played with. Every rules file is a function of this book, so
 * that another data pack gives a whole separate game.
 */
import type { Ask, Frame, Input, Option, Seat, Step, Table, Target, Telling } from '../../../kernel/contract.ts'
import { rulesOf } from '../../../kernel/words.ts'
import type { Board, Row } from '../board.ts'
import type { CardId, Components, Faction, TechCode } from '../data/components.ts'
import type { Cost, Op, Tree } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'

/** All of it tied to this game's words: what cannot be said does not compile. */
export const { step, pick, some, split, lacking } = rulesOf<Board, AtlasText>()
export type AtTable = Table<Board, AtlasText>
export type Choice<Then = unknown> = Option<string, Then, AtlasText>
export type Share = Target<AtlasText>
export type Asking<C> = Ask<C, AtlasText>

/** An answer down a tree of options: `{ pick: 'place', then: { pick: 'IIS-C' } }` reads as `place IIS-C`. */
export type Path = { readonly pick: string; readonly then?: Path }
export const picks = ({ pick: first, then }: Path): string[] => (then ? [first, ...picks(then)] : [first])
export const choice = (options: readonly Choice[]): Input<Path> => pick(options) as Input<Path>

/** Something a faction does; each kind is described in the section of the rulebook it belongs to. */
export type Doing =
  | { readonly kind: 'start'; readonly of: Seat }
  | { readonly kind: 'place'; readonly of: TechCode; readonly row: Row }
  | { readonly kind: 'income'; readonly of: 'replenish' | 'collect'; readonly bonus: 'command' | Tree | null }
  | { readonly kind: 'tech'; readonly of: TechCode; readonly via: 'startup' | 'command' | 'chain' }
  | { readonly kind: 'crate' | 'install' | 'activate'; readonly of: CardId }
  | { readonly kind: 'convert'; readonly of: CardId; readonly into: 'R' | 'D' }
  | { readonly kind: 'advance'; readonly of: string }
  | { readonly kind: 'coalition'; readonly of: Tree }
export type DoingOf<K extends Doing['kind']> = Extract<Doing, { kind: K }>

export type Declared<D extends Doing = Doing> = { readonly by: Faction; readonly doing: D; readonly cost: Cost }

/** What a kind of deed brings; paying and what it sets off are the same for all. */
export type Kind<D extends Doing = Doing> = {
  /** Before paying: says it, sets a played card aside. */
  readonly declare: (table: AtTable, declared: Declared<D>) => void
  readonly carry: (table: AtTable, declared: Declared<D>) => void
  /** When everything carried out has come to its end: what happened is told to those who watch for it. */
  readonly close?: (table: AtTable, declared: Declared<D>) => void
}

/** An effect list under way. `of` is the Tech, card or space it is printed on, `tree` whose deck is its own. */
export type Interpreted = {
  readonly seat: Seat
  readonly of: string
  readonly tree: Tree | null
  readonly target: Faction | null
  readonly list: readonly Op[]
  next: number
  /** How many more times the present effect asks. */
  left: number
  /** What was chosen for it so far. */
  spots: string[]
  /** The Tech given a culture token, or freed of one, earlier in this list. */
  placed: TechCode | null
  emptied: TechCode | null
  /** What flowed and is not told yet; never there while anybody is asked. */
  flows?: readonly Flow[]
}
export type Flow = { readonly text: Extract<AtlasText, { say: 'gained' | 'lost' | 'stole' }>; readonly telling: Telling }
/** Those that ask have a stage of their own name; after the answer the list goes on at `next`. */
export type AskedOp =
  | ('draw' | 'takeCard' | 'recover' | 'install' | 'discardInstalled' | 'moveTeam' | 'placeTeam' | 'useTech' | 'influence')
  | ('place' | 'return' | 'target' | 'choose' | 'may')
export type Goal = 'next' | 'keep' | AskedOp
export type Interpreting = Frame<Goal> & Interpreted

export type Steps = {
  readonly game: Step<Board, Record<never, never>>
  readonly turn: Step<Board, { readonly seat: Seat }>
  readonly deed: Step<Board, Declared>
  readonly payment: Step<Board, { readonly seat: Seat; readonly cost: Cost }>
  readonly effects: Step<Board, Interpreted>
  readonly react: Step<Board, Record<never, never>>
}

export type Book = { readonly data: Components; readonly steps: Steps }

type Printed = Pick<Interpreted, 'seat' | 'of' | 'tree' | 'list'> & { readonly target?: Faction | null }

/** Resolves what is printed before the present step goes on. */
export function resolve(table: AtTable, book: Book, { seat, of, tree, list, target = null }: Printed): void {
  if (list.length === 0) return
  table.call(book.steps.effects, { seat, of, tree, target, list, next: 0, left: 0, spots: [], placed: null, emptied: null })
}

export function declare(table: AtTable, book: Book, by: Faction, doing: Doing, cost: Cost = {}): void {
  table.call(book.steps.deed, { by, doing, cost })
}
