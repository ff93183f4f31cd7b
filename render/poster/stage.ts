/** What a game lends to pictures that are made alike for all games: its colours, how its seats look, and the sight of its end. */
import type { Staged } from '../kit/cast.ts'
import type { Part } from '../kit/layout.ts'

export type Stage = Pick<Staged<unknown>, 'mark' | 'name'> & {
  readonly title: string
  readonly look: Readonly<Record<'night' | 'panel' | 'line' | 'gold' | 'lit' | 'ink' | 'mist', string>>
  /** How it ended, in a line of the game's own; null before the end. */
  readonly moral: string | null
  /** The sight of that end, or of the game as such, behind the title. */
  readonly art: Part['draw']
}
