/** Most lists of a view are empty: they share this one. */
export const NONE: readonly never[] = []

export function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
