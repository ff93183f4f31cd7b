/** How fair a set of fixtures is, in numbers that people can check. */

export type Fairness = {
  /** How often two people meet, at least and at most, and how often they would if all was even. */
  readonly meetings: readonly [number, number]
  readonly even: readonly [number, number]
  /** How often somebody sits in one seat, at least and at most. */
  readonly seats: readonly [number, number]
  /** Rounds of games needed when nobody plays more than two at a time. */
  readonly waves: number
  /** 0 to 100: the share of pairs that meet as often as they should. */
  readonly score: number
}

export const AT_ONCE = 2

/** How many league games one person plays at a time. */
export const atOnceIn = ({ atOnce }: { readonly atOnce?: number }): number => atOnce ?? AT_ONCE

export function fairnessOf(games: readonly (readonly number[])[], people: number): Fairness {
  const met = meetingsOf(games, people)
  const total = met.reduce((sum, count) => sum + count, 0)
  const mean = met.length > 0 ? total / met.length : 0
  const even: [number, number] = [Math.floor(mean), Math.ceil(mean)]
  const fair = met.filter((count) => count >= even[0] && count <= even[1]).length
  const sat = Array.from({ length: people }, (_, person) =>
    (games[0] ?? []).map((_seat, i) => games.filter((game) => game[i] === person).length),
  ).flat()
  return {
    meetings: [Math.min(...met), Math.max(...met)],
    even,
    seats: [Math.min(...sat), Math.max(...sat)],
    waves: wavesOf(games).length,
    score: met.length > 0 ? Math.floor((100 * fair) / met.length) : 100,
  }
}

/** The number of meetings of every pair. */
function meetingsOf(games: readonly (readonly number[])[], people: number): number[] {
  const found: number[] = []
  for (let a = 0; a < people; a++)
    for (let b = a + 1; b < people; b++) found.push(games.filter((game) => game.includes(a) && game.includes(b)).length)
  return found
}

/** The games in the order they could be played, two at a time for everybody. */
export function wavesOf<G extends readonly number[]>(games: readonly G[]): G[][] {
  const waves: G[][] = []
  let waiting = [...games]
  while (waiting.length > 0) {
    const busy = new Map<number, number>()
    const wave = waiting.filter((game) => {
      if (game.some((person) => (busy.get(person) ?? 0) >= AT_ONCE)) return false
      for (const person of game) busy.set(person, (busy.get(person) ?? 0) + 1)
      return true
    })
    waves.push(wave)
    waiting = waiting.filter((game) => !wave.includes(game))
  }
  return waves
}
