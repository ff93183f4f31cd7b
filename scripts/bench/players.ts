/**
 * How much better the steady computer players are than chance. Where players compete: one steady seat among random ones.
 * Where they play together, a ranking says nothing: how often a steady team wins beside a random one, and what either scores.
 */
import { totalOf } from '../../src/games/common/score.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Outcome, Seat } from '../../src/kernel/contract.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { type Line, rounded } from './measure.ts'
import { benchPlayouts } from './playouts.ts'

const GAMES = 60
const FIRST_SEED = 1000

export function* benchPlayers(): Generator<Line> {
  yield* benchPlayouts()
  for (const hosted of HOSTED) {
    const { game } = hosted
    if (!STEADY.has(game.id) || game.seats.max === 1) continue
    const seats = Array.from({ length: Math.min(4, game.seats.max) }, (_, i) => `p${i + 1}`)
    yield play(hosted, seats, 0, seats).together ? asTeam(hosted, seats) : amongOthers(hosted, seats)
  }
}

/** One game in which these seats are steady and the others random. */
function play(hosted: AnyHosted, seats: readonly Seat[], number: number, steady: readonly Seat[]): Outcome {
  const players = Object.fromEntries(seats.map((seat) => [seat, steady.includes(seat) ? steadyAt(hosted)! : randomPlayer]))
  return playMatch({ game: hosted.game, players, seed: FIRST_SEED + number }).outcome
}

function amongOthers(hosted: AnyHosted, seats: readonly Seat[]): Line {
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const chosen = seats[i % seats.length]!
    const [first] = play(hosted, seats, i, [chosen]).ranking
    if (first?.includes(chosen)) won += 1 / first.length
  }
  return {
    bench: `players: steady among random, ${hosted.game.id}`,
    seats: seats.length,
    games: GAMES,
    winShare: rounded(won / GAMES),
    chance: rounded(1 / seats.length),
  }
}

function asTeam(hosted: AnyHosted, seats: readonly Seat[]): Line {
  const [steady, random] = [seats, []].map((team) => {
    const outcomes = Array.from({ length: GAMES }, (_, i) => play(hosted, seats, i, team))
    const points = outcomes.map(({ scores }) => totalOf(scores[seats[0]!]!))
    return {
      won: rounded(outcomes.filter(({ together }) => together === 'won').length / GAMES),
      points: rounded(points.reduce((sum, each) => sum + each, 0) / GAMES),
    }
  })
  return {
    bench: `players: a steady team beside a random one, ${hosted.game.id}`,
    seats: seats.length,
    games: GAMES,
    steady,
    random,
  }
}
