/** Up and down: the first of a division goes up, the last two go down; newcomers begin at the bottom. */

export type Tiers = readonly (readonly number[])[]
export type Move = 'up' | 'stay' | 'down' | 'bottom'

/** Where somebody goes from a final place. Whoever missed too many answers starts again at the bottom. */
export function moveOf(place: number, size: number, tier: number, tiers: number, isBanished: boolean): Move {
  if (isBanished) return 'bottom'
  if (place === 1 && tier > 0) return 'up'
  if (place > size - 2 && place > 1 && tier < tiers - 1) return 'down'
  return 'stay'
}

export type Candidate = {
  readonly person: string
  /** Where they stood when they last played, not longer than a season's break ago. */
  readonly last?: { readonly tier: number; readonly place: number; readonly move: Move }
  /** A tier the organiser gave them. */
  readonly seeded?: number
  /** Strength as far as it is certain, from rated games. */
  readonly ordinal?: number
  readonly joinedAt: number
}

const STEP: Readonly<Record<Move, number>> = { up: -1, stay: 0, down: 1, bottom: Number.POSITIVE_INFINITY }
/** Among those who belong to a tier: who comes from above first (and so stays up when somebody above is missing), newcomers last. */
const ORDER: Readonly<Record<Move, number>> = { down: 0, stay: 1, up: 2, bottom: 4 }

/**
 * All in the order in which divisions are filled, best first. A newcomer whose rating is above the median of those in the
 * bottom tier begins one step higher, if there is room.
 */
export function seedingOf(candidates: readonly Candidate[], tiers: number): Candidate[] {
  const bottom = tiers - 1
  const belongs = ({ last }: Candidate) => (last ? Math.min(bottom, Math.max(0, last.tier + STEP[last.move])) : bottom)
  const strength = ({ ordinal }: Candidate) => ordinal ?? Number.NEGATIVE_INFINITY
  const median = medianOf(
    candidates
      .filter((each) => each.last && belongs(each) === bottom)
      .flatMap(({ ordinal }) => (ordinal === undefined ? [] : [ordinal])),
  )
  const isStrong = (each: Candidate) => !each.last && median !== null && strength(each) > median
  const tierOf = (each: Candidate) => Math.min(bottom, each.seeded ?? (isStrong(each) ? Math.max(0, bottom - 1) : belongs(each)))
  const rankOf = ({ seeded, last }: Candidate) => (seeded !== undefined ? -1 : last ? ORDER[last.move] : 3)
  const place = ({ last }: Candidate) => last?.place ?? 0
  return [...candidates].sort(
    (a, b) =>
      tierOf(a) - tierOf(b) ||
      rankOf(a) - rankOf(b) ||
      place(a) - place(b) ||
      compare(strength(b), strength(a)) ||
      a.joinedAt - b.joinedAt ||
      (a.person < b.person ? -1 : 1),
  )
}

/** Infinities cannot be subtracted from each other. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
