/** What sets the two editions apart in their looks. Everything else both share. */
import type { Card, ContestKind, NationId } from '../../src/games/atlantis/terms.ts'
import type { View } from '../../src/games/atlantis/view.ts'
import type { PictureWords } from '../../src/games/atlantis/words/words.ts'
import type { Icon } from '../kit/icons.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import type { Drawing } from '../picture.ts'
import type { Scene } from './scene.ts'

export type Edition<V extends View = View> = {
  words(locale?: string): { readonly pictures: PictureWords<V> }
  /** Has the defence won by a tie? */
  readonly holdsTie: Readonly<Record<ContestKind, boolean>>
  /** The edition's own hand: laid once over the painted world. */
  grade?(pen: Pen, width: number, height: number): void
  /** Shade towards the edges of the overview. */
  readonly shade: string
  /** Room kept free to the right of the track. */
  readonly besideTrack: number
  /** Panels of this edition alone. */
  extras?(sheet: Sheet, scene: Scene<V>): void
  /** What a player is owed at the end for the place in the turn order. */
  owed?(scene: Scene<V>, seat: string): number
  /** Cards the viewer has drawn and not yet laid down. */
  drawn?(scene: Scene<V>): readonly Card[]
  /** What lies open on the table and makes this card worth more. */
  bonuses?(scene: Scene<V>, card: Card): readonly Icon[]
  /** The secret goal of a nation, where the viewer knows it. */
  ambition?(scene: Scene<V>, nation: NationId): string | undefined
  /** Paper that is looked at like a place of the board, if that is what was asked for. */
  document?(scene: Scene<V>): Drawing | null
}
