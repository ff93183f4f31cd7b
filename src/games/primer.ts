/**
 * The first page of a game's rules: the game in ten sentences, a worked example with pictures, its words, and advice. What the
 * example's pictures show stands in `example.ts` of a game, its sentences with the game's other words.
 */
import type { Options } from '../kernel/contract.ts'

export type PrimerWords<Pages extends string = string> = {
  /** Ten sentences: all one needs to follow a game. */
  readonly sentences: readonly string[]
  readonly example: {
    readonly title: string
    /** Who sits where in it, from the first seat on. */
    readonly names: readonly string[]
    readonly pages: Readonly<Record<Pages, string>>
  }
  /** What the rulebook advises, if it does. */
  readonly tips: readonly string[]
  /** The game's own words, each in a line. */
  readonly glossary: readonly Term[]
}

/** A word as it stands in prompts; `also` are other shapes of it. */
export type Term = { readonly word: string; readonly also?: readonly string[]; readonly means: string }

export type Example<V, Pages extends string = string> = {
  readonly options: Options
  readonly pages: readonly Page<V, Pages>[]
}

export type Page<V, Id extends string = string> = {
  readonly id: Id
  readonly shot: { readonly kind: 'overview' | 'place' | 'reveal' | 'hand'; readonly about?: string }
  /** What lies on the table, as the first seat sees it; `fresh` is a game just dealt. */
  readonly shows: (fresh: V) => V
}
