/** What a film is made of: plain data, frame by frame. Everything in it is a view, or was said in words by whoever knows them. */
import type { Seat } from '../../src/kernel/contract.ts'
import type { Ending } from '../poster/ending.ts'

type Shown = {
  readonly view: unknown
  /** Milliseconds it stands. */
  readonly hold: number
}

/** Who plays what, before anything has happened. */
type Opening = Shown & {
  readonly kind: 'opening'
  readonly seats: readonly Seat[]
  readonly about: string
  readonly thinning: string | null
}

/** A turn: the board as it lies, and what came to pass. */
export type Turn = Shown & {
  readonly kind: 'turn'
  readonly headline: string
  readonly story: readonly string[]
  /** What everybody held, and what they had sealed: only after the end, when all is open. */
  readonly hands: readonly { readonly seat: Seat; readonly holds: string; readonly sealed: string | null }[]
  /** How far the game has come, 0 to 1. */
  readonly share: number
}

type Finale = Shown & { readonly kind: 'finale'; readonly ending: Ending }

export type Frame = Opening | Turn | Finale

/** What is the same in all frames. */
export type Cast = {
  readonly game: string
  readonly names: Readonly<Record<Seat, string>>
  readonly locale?: string
}

export type Film = { readonly bytes: Buffer; readonly type: 'video/mp4'; readonly name: string; readonly alt: string }
