/**
 * Simulated annealing for head counts without a difference set. A move swaps the people in one seat of two games, so
 * everybody keeps sitting in every seat once; what is evened out is how often pairs meet.
 */
const STEPS = 40_000
const WARMEST = 3
const COLDEST = 0.05

export function annealed(start: readonly (readonly number[])[], people: number, random: (n: number) => number): number[][] {
  const games = start.map((game) => [...game])
  const seats = games[0]!.length
  const met = Array.from({ length: people }, () => new Array<number>(people).fill(0))
  for (const game of games) for (const a of game) for (const b of game) met[a]![b]!++
  const least = leastUnevenness(people, seats)
  let now = unevenness(met)
  let best = { unevenness: now, games: games.map((game) => [...game]) }

  for (let step = 0; step < STEPS && best.unevenness > least; step++) {
    const heat = WARMEST * (COLDEST / WARMEST) ** (step / STEPS)
    const [i, j, seat] = [random(games.length), random(games.length), random(seats)]
    const [one, two] = [games[i]!, games[j]!]
    const [a, b] = [one[seat]!, two[seat]!]
    if (i === j || one.includes(b) || two.includes(a)) continue
    const change = moved(met, a, one, two, seat) + moved(met, b, two, one, seat)
    const isTaken = change <= 0 || random(1_000_000) < 1_000_000 * Math.exp(-change / heat)
    if (!isTaken) {
      moved(met, a, two, one, seat)
      moved(met, b, one, two, seat)
      continue
    }
    one[seat] = b
    two[seat] = a
    now += change
    if (now < best.unevenness) best = { unevenness: now, games: games.map((game) => [...game]) }
  }
  return best.games
}

/** One person goes from a table to another; returns what that adds to the sum of squares. */
function moved(met: number[][], person: number, from: readonly number[], to: readonly number[], seat: number): number {
  let change = 0
  const meet = (other: number, by: 1 | -1) => {
    const before = met[person]![other]!
    met[person]![other] = before + by
    met[other]![person] = before + by
    change += 2 * by * before + 1
  }
  for (let i = 0; i < from.length; i++) {
    if (i === seat) continue
    meet(from[i]!, -1)
    meet(to[i]!, 1)
  }
  return change
}

/** The sum of squares of how often pairs meet: least when all meet equally often. */
function unevenness(met: readonly (readonly number[])[]): number {
  let sum = 0
  for (let a = 0; a < met.length; a++) for (let b = a + 1; b < met.length; b++) sum += met[a]![b]! ** 2
  return sum
}

function leastUnevenness(people: number, seats: number): number {
  const pairs = (people * (people - 1)) / 2
  const meetings = (people * seats * (seats - 1)) / 2
  const low = Math.floor(meetings / pairs)
  const high = meetings - low * pairs
  return (pairs - high) * low ** 2 + high * (low + 1) ** 2
}
