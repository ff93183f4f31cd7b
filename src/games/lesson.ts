/**
 * A lesson is a script over a private game: a fixed deal, and beats. A beat says something and may point at a place of the board; then one
 * goes on, or answers a real question in the real panel. What lies between two beats is played for the person, so a lesson tells
 * only what it is about. The script stands in `lesson.ts` of a game, its sentences with the game's other words.
 */
import type { Options } from '../kernel/contract.ts'
import type { Speaker } from '../kernel/language.ts'

export type Script<Beats extends string = string> = {
  readonly id: string
  readonly seats: number
  readonly options: Options
  /** What the cards are dealt from and the computers' dice begin with: the same game for everybody. */
  readonly secret: string
  readonly beats: readonly Beat<Beats>[]
}

export type Beat<Id extends string = string> = {
  readonly id: Id
  /** What the picture shows: a place as the painter of `place` knows it, the whole board (what the last answer changed is marked), or what lies beside it. */
  readonly point?: string
  /** The question it waits for, by step and stage (`Decision.question`). Without one there is only something to read. */
  readonly at?: string
  /** The answer wanted first; another one is kindly put off. Without it one chooses freely. */
  readonly choose?: unknown
}

/** What a beat points at when it is the whole board, or what lies beside it. */
export const BOARD = 'board'
export const BESIDE_BOARD = 'beside'

/** A sentence, or one with numbers of what is seen. Two at most. */
export type Saying<V> = string | ((view: V, s: Speaker) => string)

export type LessonWords<V = unknown, Beats extends string = string> = {
  readonly title: string
  /** What one knows afterwards, in a line; and how long it takes. */
  readonly about: string
  readonly minutes: number
  readonly beats: Readonly<Record<Beats, Spoken<V>>>
  /** After the last beat. */
  readonly end: Saying<V>
}

/** The words of one of its lessons, for whoever shows views of that game. */
export const wordsOf = (
  { lessons }: { readonly lessons?: Readonly<Record<string, LessonWords<never>>> },
  lesson: string,
): LessonWords | undefined => lessons?.[lesson] as LessonWords | undefined

export type Spoken<V> = {
  readonly say: Saying<V>
  /** To somebody who chooses something else: why this one first. */
  readonly rather?: string
}

export const saidOf = <V>(saying: Saying<V>, view: V, s: Speaker): string =>
  typeof saying === 'string' ? saying : saying(view, s)
