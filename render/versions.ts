/**
 * Raised whenever a painter's look changes, so that pictures made before are not taken for the same. Kept apart from the
 * painters: whoever only needs to name a picture does not load the drawing library.
 */
export const VERSIONS = {
  'age-of-atlantis': 23,
  'era-of-atlantis': 23,
  'atlantis-rising': 21,
  'atlas-lost': 20,
  'secret-societies': 23,
  league: 11,
} as const

/** Games that have posters and films: pages of a league have not. */
export const isFilmed = (game: string): boolean => isPainted(game) && game !== 'league'

export type Painted = keyof typeof VERSIONS
export const isPainted = (game: string): game is Painted => Object.hasOwn(VERSIONS, game)
