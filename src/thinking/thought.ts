/** One question thought through: whatever is needed for it, and nothing that the seat may not know. */
import type { AnyHosted } from '../games/hosted.ts'
import type { Seat, State } from '../kernel/contract.ts'
import { question } from '../kernel/engine.ts'
import { dice } from '../kernel/random.ts'
import { imagining } from '../kernel/world.ts'
import { foresightFor } from '../players/foresight.ts'
import { steadyAt } from '../players/index.ts'
import { settingsFor } from '../players/levels.ts'
import { type Effort, type Opinion, think } from '../players/search.ts'
import { type Weighing, weigh } from '../players/weighing.ts'

export type Question = {
  readonly game: string
  readonly pack: string
  /** Not how things truly lie, but one that the seat cannot tell from it: what it imagines from there is the same. */
  readonly state: State
  readonly seat: Seat
  readonly decision: string
  /** What its dice begin from. */
  readonly seed: number
  /** Whoever wants to be told how often an answer wins: every game is played to its end. */
  readonly toTheEnd?: true
  /** An answer that was given long ago is weighed; else one is looked for. */
  readonly weigh?: Weighing
}

/** Null if the question does not wait there, or nobody plays that game. */
export function thought(
  hosted: AnyHosted,
  { state, seat, decision: id, seed, toTheEnd, weigh: weighing }: Question,
  effort: Effort,
): Opinion | null {
  const { game } = hosted
  const decision = question(game, state, { seat, id })
  const steady = steadyAt(hosted)
  if (!decision || !steady) return null
  const imagine = imagining(game, state, seat)
  // What it sees is the same in all of them.
  const view = imagine(dice(seed)).view(seat)
  const position = { seat, view, decision, random: dice(seed), imagine }
  if (weighing) return weigh(steady, effort, position, weighing)
  return think(steady, settingsFor(game.id), effort, position, toTheEnd ? undefined : foresightFor(hosted))
}
