/** Keeps account of which signs each game has drawn, so that a legend can be held against the pictures. */
const drawn = new Map<string, Set<string>>()
let current: Set<string> | undefined

/** Whatever is drawn meanwhile counts for this game. */
export function drawingFor<T>(game: string, work: () => T): T {
  const before = current
  current = drawn.get(game) ?? new Set()
  drawn.set(game, current)
  try {
    return work()
  } finally {
    current = before
  }
}

export const noteSign = (name: string): void => void current?.add(name)

/** Begins a new account: whoever counts does not want what others drew before. */
export const forgetSigns = (game: string): void => void drawn.delete(game)

/** The signs that have stood in pictures of this game so far. */
export const signsDrawn = (game: string): ReadonlySet<string> => drawn.get(game) ?? new Set()
