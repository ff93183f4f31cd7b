/** Up and down: as many go up as come down, so that everybody finds their place; newcomers begin at the bottom. */

export type Tiers = readonly (readonly number[])[]
export type Move = 'up' | 'stay' | 'down' | 'bottom'

/** A division as it ended, best first. One in which nobody played moves nobody. */
export type Ended = {
  readonly tier: number
  readonly wasPlayed: boolean
  readonly lines: readonly {
    readonly person: string
    readonly average: number
    readonly isBanished: boolean
    /** Somebody else has their place for good. */
    readonly isReplaced?: boolean
  }[]
}

/**
 * Where everybody goes. Between two tiers one of each division changes places, of whichever has more divisions; where the other has
 * fewer, its next best, or next worst, go as well. Whoever missed too many answers starts again at the bottom, and leaves room.
 */
export function movesOf(divisions: readonly Ended[]): Map<string, Move> {
  const moves = new Map<string, Move>()
  for (const { person, isBanished } of divisions.flatMap(({ lines }) => lines)) moves.set(person, isBanished ? 'bottom' : 'stay')
  const tiers = Math.max(0, ...divisions.map(({ tier }) => tier + 1))
  // Nobody else stays up for them: their place was taken already.
  for (const { tier, lines } of divisions)
    for (const { person, isReplaced } of lines) if (isReplaced && tier < tiers - 1) moves.set(person, 'down')
  for (let tier = 0; tier < tiers - 1; tier++) {
    const playedIn = (each: number) => divisions.filter((one) => one.tier === each && one.wasPlayed)
    const [above, below] = [playedIn(tier), playedIn(tier + 1)]
    const fallen = divisions
      .filter((each) => each.tier <= tier)
      .flatMap(({ lines }) => lines.filter(({ isBanished }) => isBanished)).length
    const [ups, downs] = [nearest(below, 'first'), nearest(above, 'last')]
    const wanted = above.length > 0 && below.length > 0 ? Math.max(above.length, below.length, fallen) : fallen
    const count = Math.min(wanted, ups.length, downs.length + fallen)
    for (const person of ups.slice(0, count)) moves.set(person, 'up')
    for (const person of downs.slice(0, Math.max(0, count - fallen))) moves.set(person, 'down')
  }
  return moves
}

/** Those nearest to the first or the last place, over all divisions of a tier; at most half of each. */
function nearest(divisions: readonly Ended[], end: 'first' | 'last'): string[] {
  const sign = end === 'first' ? -1 : 1
  return divisions
    .flatMap(({ lines }) => {
      // Whoever came in so late that there was no game for them has neither earned it nor lost it.
      const there = lines.filter((each) => !each.isBanished && !each.isReplaced && each.average > Number.NEGATIVE_INFINITY)
      const ordered = end === 'first' ? there : there.reverse()
      return ordered.slice(0, Math.floor(lines.length / 2)).map(({ person, average }, at) => ({ person, average, at }))
    })
    .sort((a, b) => a.at - b.at || sign * compare(a.average, b.average))
    .map(({ person }) => person)
}

export type Candidate = {
  readonly person: string
  /** Where they stood when they last played, not longer than a season's break ago. */
  readonly last?: { readonly tier: number; readonly place: number; readonly move: Move }
  /** A tier the organiser gave them. */
  readonly seeded?: number
  /** Strength as far as it is certain, from rated games. */
  readonly ordinal?: number
  /** Drawn from the published seed: who came first does not matter. */
  readonly lot: number
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
      tierOf(a) - tierOf(b) || rankOf(a) - rankOf(b) || place(a) - place(b) || compare(strength(b), strength(a)) || a.lot - b.lot,
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
