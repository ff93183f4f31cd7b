/**
 * What holds for every game, written once. A game joins by adding itself to `games.ts`.
 * Each property takes a position of a random game and returns what is wrong with it; null means that it holds.
 */
export * from './honesty.ts'
export * from './position.ts'
export * from './secrecy.ts'
export * from './soundness.ts'
export * from './wording.ts'
