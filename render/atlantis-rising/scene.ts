/** A view with what every part of a picture needs to know about it. */
import type { TileFacts } from '../../src/games/atlantis-rising/data/facts.ts'
import type { Piece, View } from '../../src/games/atlantis-rising/view.ts'
import type { RisingText } from '../../src/games/atlantis-rising/words/says.ts'
import type { RisingWords } from '../../src/games/atlantis-rising/words/words.ts'
import type { Staged } from '../kit/cast.ts'
import type { Arm } from './geometry.ts'
import type { Biome } from './look.ts'

export type Peninsula = {
  readonly id: string
  readonly name: string
  readonly tiles: readonly TileFacts[]
  /** Counted from the centre: tiles up to this depth are dry. */
  readonly dry: number
  readonly barrier: boolean
  readonly biome: Biome
  readonly arm: Arm
}

type When = 'this round' | 'last round'

export type Scene = Staged<View> & {
  readonly peninsulas: readonly Peninsula[]
  /** The round that is told of: this one, or as long as nothing has happened in it, the last. */
  readonly told: { readonly round: number; readonly story: readonly RisingText[]; readonly when: When }
  /** What it has changed. */
  readonly fresh: Fresh
  readonly words: RisingWords
  called(id: string): string
  piecesAt(place: string): readonly Piece[]
}

/** Tiles that sank, peninsulas that gained or lost a barrier or rose, components that were finished. */
export type Fresh = {
  readonly sunk: ReadonlySet<string>
  readonly walled: ReadonlySet<string>
  readonly broken: ReadonlySet<string>
  readonly raised: ReadonlySet<string>
  readonly built: ReadonlySet<string>
}
