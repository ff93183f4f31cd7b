/** One game between a player of a level and players of another, or between teams of them where all win or lose together. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Decision, Options, Outcome, Seat, State } from '../../src/kernel/contract.ts'
import { consume, create, isRefusal, pending, question } from '../../src/kernel/engine.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { imagining } from '../../src/kernel/world.ts'
import { foresightFor } from '../../src/players/foresight.ts'
import { gentleFrom } from '../../src/players/gentle.ts'
import { type Level, secondsFor, settingsFor, thinks } from '../../src/players/levels.ts'
import type { Player } from '../../src/players/player.ts'
import { MOST_IN_A_ROW, shareOfWin, steadyAnswer, think } from '../../src/players/search.ts'

type Random = (n: number) => number
/** `inARow`: how many answers that seat has given since one of them could not be taken back any more. */
export type Contender = (state: State, decision: Decision, random: Random, game: AnyHosted['game'], inARow: number) => unknown

export const steadily =
  (player: Player): Contender =>
  (state, decision, random, game) =>
    steadyAnswer(player, { seat: decision.seat, view: game.view(state.board, decision.seat), decision, random })

/** Who thinks has the processor time of its level, as at a table. */
export function contender(level: Level, hosted: AnyHosted, steady: Player): Contender {
  if (!thinks(level)) return steadily(level === 'gentle' ? gentleFrom(steady) : steady)
  const { game } = hosted
  const foresight = foresightFor(hosted)
  return (state, decision, random, _, inARow) => {
    const { seat } = decision
    if (inARow >= MOST_IN_A_ROW) return steadily(steady)(state, decision, random, game, inARow)
    const before = process.cpuUsage()
    const spent = () => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1e6
    }
    const position = { seat, view: game.view(state.board, seat), decision, random, imagine: imagining(game, state, seat) }
    return think(steady, settingsFor(game.id), { most: secondsFor(game.id, level), spent }, position, foresight).answer
  }
}

type Setting = {
  readonly game: AnyHosted['game']
  readonly seats: number
  readonly options: Options
  readonly seed: number
  /** Which game of a run it is: the seat of the better player follows from it. */
  readonly turn: number
}

export type Won = { readonly won: number; readonly even: number; readonly together?: true }

/** What the better side won of one game, and what would have been even. */
export function shareWon(setting: Setting, better: Contender, other: Contender): Won {
  const seats = Array.from({ length: setting.seats }, (_, i) => `p${i + 1}`)
  const chosen = seats[setting.turn % seats.length]!
  const { outcome: alone } = playedBy(setting, seats, (seat) => (seat === chosen ? better : other))
  if (!alone.together) return { won: shareOfWin(alone, chosen), even: 1 / seats.length }
  const team = (of: Contender) => shareOfWin(playedBy(setting, seats, () => of).outcome, chosen)
  return { won: team(better), even: team(other), together: true }
}

export function playedBy(
  { game, options, seed }: Setting,
  seats: readonly Seat[],
  who: (seat: Seat) => Contender,
): { readonly state: State; readonly outcome: Outcome } {
  const random = dice(seed ^ 0x57e0)
  const { state } = create(game, { seats, options, random: randomFrom(seed) })
  const inARow: Record<Seat, number> = {}
  for (let i = 0; i < 20_000; i++) {
    if (state.outcome) return { state, outcome: state.outcome }
    const owed = pending(game, state).filter(({ answered }) => !answered)
    const decision = question(game, state, owed[random(owed.length)]!)!
    const { seat } = decision
    const answer = who(seat)(state, decision, random, game, inARow[seat] ?? 0)
    const applied = consume(game, state, seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`${game.id}: an answer was refused, ${applied.text.say} (seed ${seed})`)
    inARow[seat] = applied.fence ? 0 : (inARow[seat] ?? 0) + 1
  }
  throw new Error(`${game.id}: no end (seed ${seed})`)
}
