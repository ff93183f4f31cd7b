/** Where things lie that a seat does not know, and how they are dealt anew so that it could not tell. */

/** A place and what it may hold for all the seat knows. */
export type Place<T> = { readonly item: T; put(item: T): void; may(item: T): boolean }
export type Random = (n: number) => number

export const placeOf = <O extends object, K extends keyof O>(
  owner: O,
  key: K,
  may: (item: O[K]) => boolean = () => true,
): Place<O[K]> => ({
  get item() {
    return owner[key]
  },
  put(item) {
    owner[key] = item
  },
  may,
})

export const placesIn = <T>(items: T[], isHidden: (i: number) => boolean = () => true): Place<T>[] =>
  [...items.keys()].filter(isHidden).map((i) => placeOf(items, i))

/**
 * Deals what lies there anew, each thing only where it may lie: whatever was known before still holds. The heap is put in order first,
 * so the same generator deals the same from any two states that a seat cannot tell apart, and how things truly lie decides nothing.
 */
export function redeal<T>(places: readonly Place<T>[], random: Random) {
  const heap = places.map(({ item }) => item).sort(byName)
  for (let i = heap.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const item = heap[i]!
    heap[i] = heap[j]!
    heap[j] = item
  }
  const fallen = fitted(heap, places)
  for (const [i, { put }] of places.entries()) put(heap[fallen[i]!]!)
}

const nameOf = (item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item))
const byName = (one: unknown, other: unknown) => {
  const [a, b] = [nameOf(one), nameOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Which thing comes to which place: what fell there if it may lie there, else the next that may; whoever had that looks on. */
function fitted<T>(heap: readonly T[], places: readonly Place<T>[]): number[] {
  const holder = heap.map(() => -1)
  const seek = (place: number, tried: Set<number>): boolean => {
    for (let step = 0; step < heap.length; step++) {
      const thing = (place + step) % heap.length
      if (tried.has(thing) || !places[place]!.may(heap[thing]!)) continue
      tried.add(thing)
      if (holder[thing]! >= 0 && !seek(holder[thing]!, tried)) continue
      holder[thing] = place
      return true
    }
    return false
  }
  const fallen: number[] = []
  for (const place of places.keys()) seek(place, new Set())
  for (const [thing, place] of holder.entries()) fallen[place] = thing
  return fallen
}
