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

/** Swaps at random, and only what may be swapped: whatever was known before still holds. */
export function redeal<T>(places: readonly Place<T>[], random: Random) {
  const items = places.map(({ item }) => item)
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const [one, other] = [items[i]!, items[j]!]
    if (!places[i]!.may(other) || !places[j]!.may(one)) continue
    items[i] = other
    items[j] = one
  }
  for (const [i, { put }] of places.entries()) put(items[i]!)
}
