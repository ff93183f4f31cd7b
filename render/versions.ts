/**
 * Raised whenever a painter's look changes, so that pictures made before are not taken for the same. Kept apart from the
 * painters: whoever only needs to name a picture does not load the drawing library.
 */
export const VERSIONS = {
  'age-of-atlantis': 6,
  'era-of-atlantis': 6,
  'atlantis-rising': 3,
  'atlas-lost': 6,
  'secret-societies': 5,
  league: 4,
} as const

export type Painted = keyof typeof VERSIONS
export const isPainted = (game: string): game is Painted => Object.hasOwn(VERSIONS, game)
