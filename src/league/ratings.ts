/**
 * Strength, per game and number of players, with its uncertainty. OpenSkill (Plackett–Luce) rates any number of players by
 * their places; a little uncertainty comes back with every game, so that nobody's rating freezes.
 */
import { ordinal, rate } from 'openskill'

export type Rating = { readonly mu: number; readonly sigma: number }

export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 }
const DRIFT = UNKNOWN.mu / 300

/**
 * Everybody's rating after a game, from the ratings before and the places reached. Those who share a place each get the mean of what
 * the places they share would have brought, so that nobody behind them gains as much.
 */
export function ratedBy(before: readonly Rating[], places: readonly number[]): Rating[] {
  const strength = (i: number) => before[i]!
  const order = [...before.keys()].sort(
    (a, b) => places[a]! - places[b]! || strength(b).mu - strength(a).mu || strength(a).sigma - strength(b).sigma,
  )
  const asOrdered = ratedInOrder(before, order)
  return [...before.keys()].map((i) => {
    const tied = order.filter((other) => places[other] === places[i])
    if (tied.length === 1) return asOrdered[i]!
    const others = order.filter((other) => other !== i)
    const first = order.findIndex((other) => places[other] === places[i])
    return meanOf(tied.map((_, at) => ratedInOrder(before, others.toSpliced(first + at, 0, i))[i]!))
  })
}

/** Nobody shares a place: `order` names all, best first. */
function ratedInOrder(before: readonly Rating[], order: readonly number[]): Rating[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }])
  const rank = before.map((_, i) => order.indexOf(i) + 1)
  return rate(teams, { rank, tau: DRIFT, limitSigma: true }).map(([after]) => ({ mu: after!.mu, sigma: after!.sigma }))
}

const meanOf = (ratings: readonly Rating[]): Rating => ({
  mu: ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length,
  sigma: ratings.reduce((sum, { sigma }) => sum + sigma, 0) / ratings.length,
})

/** Strength as far as it is certain: what newcomers are compared by. */
export const ordinalOf = (rating: Rating): number => ordinal({ mu: rating.mu, sigma: rating.sigma })

const SCALE = 60

export type Range = { readonly value: number; readonly low: number; readonly high: number }

/** 1500 is where everybody begins; the true strength lies within the range nineteen times out of twenty. */
export function rangeOf({ mu, sigma }: Rating): Range {
  const [value, spread] = [Math.round(mu * SCALE), Math.round(2 * sigma * SCALE)]
  return { value, low: value - spread, high: value + spread }
}

/** A game that was decided before its end counts if so much of it had been played. */
export const FAR_ENOUGH = 0.5

export type Unrated = 'alone' | 'computers' | 'handed-over' | 'together' | 'too-early'

/** Why a game does not count for ratings, or null if it does. */
export function whyUnrated(game: {
  readonly players: readonly (string | null)[]
  readonly together: boolean
  readonly handedOver: boolean
  /** For a game scored before its end: how far it had come, 0 to 1. */
  readonly progress: number
}): Unrated | null {
  if (game.players.length < 2) return 'alone'
  if (game.together) return 'together'
  if (game.players.includes(null)) return 'computers'
  if (game.handedOver) return 'handed-over'
  return game.progress < FAR_ENOUGH ? 'too-early' : null
}
