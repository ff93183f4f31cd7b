/** What a poster says: plain data, made ready by whoever knows how the game ended and how to say it. */
import type { Seat } from '../../src/kernel/contract.ts'

export type Ending = {
  /** Who has won, in a few words. */
  readonly headline: string
  readonly why: string | null
  /** What those who played together came to, and what that is made of, the most telling first. */
  readonly sum: string | null
  readonly sumOf?: readonly string[]
  /**
   * Best first. `points` is null where nobody has any of their own; `parts`: what they are made of, the most telling first; `rests`: what
   * those from the same place on come to together, for where not all have room.
   */
  readonly standing: readonly {
    readonly seat: Seat
    readonly place: number
    readonly points: string | null
    readonly parts: readonly string[]
    readonly rests?: readonly string[]
  }[]
  /** When and where it was played. */
  readonly when: string
  readonly where: string | null
}

export type PosterAsk = {
  readonly kind: 'poster'
  readonly names: Readonly<Record<Seat, string>>
  readonly locale?: string
  readonly ending: Ending
}
