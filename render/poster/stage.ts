/** What a game lends to pictures that are made alike for all games: its colours, how its seats look, and the sight of its end. */
import type { Seat } from '../../src/kernel/contract.ts'
import type { Staged } from '../kit/cast.ts'
import type { Part } from '../kit/layout.ts'
import type { Box } from '../kit/panel.ts'

export type Stage = Pick<Staged<unknown>, 'mark' | 'name'> & {
  readonly title: string
  /** Whom a seat played, where that is worth telling and nobody has points of their own. */
  readonly plays?: (seat: Seat) => string | null
  readonly look: Readonly<Record<'night' | 'panel' | 'line' | 'gold' | 'lit' | 'ink' | 'mist', string>>
  /** How it ended, in a line of the game's own; null before the end. */
  readonly moral: string | null
  /** The part of the overview that is worth sharing, in its pixels; without it all of it, with what the poster tells itself. */
  readonly sight?: Box
  /** The sight of that end, or of the game as such, behind the title. */
  readonly art: Part['draw']
}
