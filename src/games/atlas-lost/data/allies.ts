/** Religion (09): whose ally a faction is follows from its track alone. */
import type { Seat } from '../../../kernel/contract.ts'

/** Whose ally a faction is: most tokens on its track; among those tied, whose token lies furthest to the right. */
export function allyOf(track: readonly Seat[]): Seat | null {
  let ally: Seat | null = null
  let most = 0
  for (let i = track.length - 1; i >= 0; i--) {
    const owner = track[i]!
    if (track.lastIndexOf(owner) !== i) continue
    const count = countOf(track, owner)
    if (count > most) {
      most = count
      ally = owner
    }
  }
  return ally
}

export function countOf<T>(items: readonly T[], item: T): number {
  let count = 0
  for (const each of items) if (each === item) count++
  return count
}
