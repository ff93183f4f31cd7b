/** sfc32: small, fast, good enough for decks and dice, and its whole state is four integers that fit into a snapshot. */
export type RandomState = [number, number, number, number]

/** A whole number from 0 to n - 1, without bias. */
export function draw(state: RandomState, n: number): number {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`cannot draw one of ${n}`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const value = next(state)
    if (value < limit) return value % n
  }
}

export function shuffle<T>(state: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(state, i + 1)
    const item = items[i]!
    items[i] = items[j]!
    items[j] = item
  }
  return items
}

function next(state: RandomState): number {
  let [a, b, c, counter] = state
  const value = (((a + b) | 0) + counter) | 0
  counter = (counter + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (((c << 21) | (c >>> 11)) + value) | 0
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
  return value >>> 0
}

/** A generator from a number: for tests, computer players and simulations. Games are seeded by `record.ts`. */
export function randomFrom(seed: number): RandomState {
  const state: RandomState = [seed | 0, (seed / 0x1_0000_0000) | 0, 0x9e3779b9 | 0, 1]
  for (let i = 0; i < 16; i++) next(state)
  return state
}

/** The same as a function, for callers that do not keep the state. */
export const dice = (seed: number): ((n: number) => number) => {
  const state = randomFrom(seed)
  return (n) => draw(state, n)
}
