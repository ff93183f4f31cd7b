/**
 * A verdict given late changes what was rated long ago, and everything that followed from it: from that game on all ratings are counted
 * anew. What a game did in which somebody took part who has been forgotten since cannot be counted again; there the step stays as large
 * as it was.
 */
import type { RatingStep } from '../store/league-store.ts'
import { type Rating, ratedBy, UNKNOWN } from './ratings.ts'

/** `history`: all steps of one game and number of players, oldest first. Null: that table counts no more. Only steps that have changed. */
export function correctedSteps(
  history: readonly RatingStep[],
  table: string,
  places: ReadonlyMap<string, number> | null,
): readonly RatingStep[] {
  const [was, now] = [new Map<string, Rating>(), new Map<string, Rating>()]
  const changed: RatingStep[] = []
  for (const steps of byTable(history)) {
    const isIt = steps[0]!.table === table
    const placed = steps.map((step) => (isIt ? { ...step, place: places?.get(step.person) ?? step.place } : step))
    const isAsNoted = !isIt && steps.every(({ person }) => was.get(person) === now.get(person))
    const after = isIt && places === null ? null : isAsNoted ? steps : countedAnew(placed, was, now)
    for (const [i, { person, mu, sigma }] of steps.entries()) {
      const noted = { mu, sigma }
      was.set(person, noted)
      if (after) now.set(person, isAsNoted ? noted : ratingOf(after[i]!))
    }
    if (after && !isAsNoted) changed.push(...placed.map((step, i) => ({ ...step, ...ratingOf(after[i]!) })))
  }
  return changed
}

const ratingOf = ({ mu, sigma }: Rating): Rating => ({ mu, sigma })

function countedAnew(
  steps: readonly RatingStep[],
  was: ReadonlyMap<string, Rating>,
  now: ReadonlyMap<string, Rating>,
): readonly Rating[] {
  const before = steps.map(({ person }) => now.get(person) ?? UNKNOWN)
  if (steps.length === steps[0]!.size)
    return ratedBy(
      before,
      steps.map(({ place }) => place),
    )
  return steps.map(({ person, mu, sigma }, i) => {
    const noted = was.get(person) ?? UNKNOWN
    return { mu: before[i]!.mu + mu - noted.mu, sigma: (before[i]!.sigma * sigma) / noted.sigma }
  })
}

function byTable(history: readonly RatingStep[]): RatingStep[][] {
  const tables = new Map<string, RatingStep[]>()
  for (const step of history) {
    const steps = tables.get(step.table)
    if (steps) steps.push(step)
    else tables.set(step.table, [step])
  }
  return [...tables.values()]
}
