/** What is counted at the end of any game: totals, and places that follow from them. */
import type { ScoreLine } from '../../kernel/contract.ts'

export const totalOf = (lines: readonly Pick<ScoreLine, 'points'>[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** The place of each group of a ranking: those who share one leave out as many behind it (1, 1, 3). */
export const placesOf = (ranking: readonly (readonly unknown[])[]): number[] =>
  ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length)

/** Best first: the more of the first measure, then of the next. Those alike in all of them share a place, in the order given. */
export function rankedBy<T>(players: readonly T[], ...measures: readonly ((player: T) => number)[]): T[][] {
  const measured = players.map((player) => ({ player, values: measures.map((measure) => measure(player)) }))
  type Measured = (typeof measured)[number]
  const lead = (a: Measured, b: Measured) => b.values.map((value, i) => value - a.values[i]!).find((by) => by !== 0) ?? 0
  const places: Measured[][] = []
  for (const each of measured.sort(lead)) {
    const above = places.at(-1)
    if (above && lead(above[0]!, each) === 0) above.push(each)
    else places.push([each])
  }
  return places.map((place) => place.map(({ player }) => player))
}

/** Whoever shares their points with somebody, those with the most points first. */
export const equals = <T>(players: readonly T[], points: (player: T) => number): T[][] =>
  rankedBy(players, points).filter((tied) => tied.length > 1)
