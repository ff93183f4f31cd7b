/** What makes a level as hard as it should be, cell by cell, and the data all cells have in common. */
import rising from '../../src/games/atlantis-rising/data/pack.json' with { type: 'json' }
import atlas from '../../src/games/atlas-lost/data/table.json' with { type: 'json' }

export type Evened = {
  readonly setting: string
  readonly counts: readonly number[]
  readonly common: object
  readonly own: (seats: number, choice: string) => number
}

export function evened(game: string): Evened | undefined {
  if (game === 'atlantis-rising') {
    const { tides, ...common } = rising
    const rounds: Readonly<Record<string, readonly number[]>> = tides.rounds
    return { setting: 'difficulty', counts: [1, 2, 3, 4, 5, 6, 7], common, own: (seats, choice) => rounds[choice]![seats - 1]! }
  }
  if (game !== 'atlas-lost') return undefined
  const { solo, ...table } = atlas
  const { turns, ...rest } = solo
  return { setting: 'solo', counts: [1], common: { ...table, rest }, own: (_, choice) => turns[choice as keyof typeof turns] }
}
