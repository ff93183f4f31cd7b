/** What a game's pictures are written with: every sign by itself, and what it means. Legend and emojis are made from it. */
import type { SignWords } from '../../src/games/common/signs.ts'
import type { Sheet } from './sheet.ts'

/** Draws a sign as it usually looks, around its middle. */
export type DrawSign = (sheet: Sheet, x: number, y: number, size: number) => void

export type SignBook = {
  readonly title: string
  readonly draw: Readonly<Record<string, DrawSign>>
  words(locale?: string): readonly SignWords[]
  /** What the signs lie on, and what stands beside them. */
  readonly look: Readonly<Record<'night' | 'panel' | 'line' | 'title' | 'ink' | 'mist', string>>
}
