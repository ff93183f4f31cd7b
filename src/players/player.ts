/** A computer player. It is handed what a person in that seat could see, and one question; it returns an answer,
 * or `undefined` to leave an offer alone. */
import type { Decision, Seat } from '../kernel/contract.ts'
import { sample } from '../kernel/input.ts'

export type Position<V> = {
  readonly seat: Seat
  readonly view: V
  readonly decision: Decision
  /** 0 to n - 1, from the player's own generator, never from the game's. */
  readonly random: (n: number) => number
  /** People who have not answered yet what they are asked now; nobody where it does not matter who is one. */
  readonly people?: readonly Seat[]
}
export type Player<V = unknown> = (position: Position<V>) => unknown

/** The answer of a computer that lets people go first: it will be asked again when one of them has done something. */
export const LATER = Symbol('later')

/** A player for the data a table plays with: `facts` are what the game hands out of its pack, an owner's or the printed one. */
export type PlayerFor<V = unknown, Facts = unknown> = (facts: Facts) => Player<V>

export const randomPlayer: Player = ({ decision, random }) => sample(decision.input, random)
