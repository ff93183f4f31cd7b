/** Finding the way in an agenda: the stages of a game's steps by name, what comes after which, and all frames under way. */
import type { Act, All, Frame, Game, One, Stage, Step } from './contract.ts'

/** A mistake in the rules, not in an answer. Names the place and never a value, so that it can be logged. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** Where a frame stands when its last stage is done. */
export const OVER = '·'

type Index = ReadonlyMap<
  string,
  { readonly stages: Step<never>['stages']; readonly next: ReadonlyMap<string, string>; readonly first: string }
>
const indices = new WeakMap<object, Index>()

export function indexOf<G>(game: Game<G>): Index {
  let index = indices.get(game)
  if (!index) {
    index = new Map(
      game.steps.map(({ name, stages }) => {
        const names = Object.keys(stages)
        const next = new Map(names.map((stage, i) => [stage, names[i + 1] ?? OVER]))
        return [name, { stages: stages as Step<never>['stages'], next, first: names[0] ?? OVER }]
      }),
    )
    if (index.size !== game.steps.length) throw new Fault(`${game.id}: two steps share a name`)
    indices.set(game, index)
  }
  return index
}

export function stageOf<G>(game: Game<G>, frame: Frame): Stage<G, object> | null {
  if (frame.at === OVER) return null
  const stage = indexOf(game).get(frame.step)?.stages[frame.at]
  if (!stage) throw new Fault(`${game.id} has no stage ${frame.step}.${frame.at}`)
  return stage as Stage<G, object>
}

export const isAct = <G>(stage: Stage<G, object>): stage is Act<G, object> => typeof stage === 'function'
export const isOne = <G>(stage: Stage<G, object>): stage is One<G, object, unknown> => 'one' in stage

export type Lane = 'apart' | 'shared' | null

export type Waiting<G> = {
  readonly frame: Frame
  readonly stack: Frame[]
  readonly stage: One<G, object, unknown> | All<G, object, unknown>
  /** In a lane beside others: one of its own (`apart`), or one whose doings all see at once. */
  readonly lane: Lane
}

/** The question's id: changes when it is answered, not when others act. */
export const idOf = (frame: Frame) => `${frame.n}.${frame.at}.${frame.asked}`

export function* framesOf(stack: readonly Frame[]): Generator<Frame> {
  for (const frame of stack) {
    yield frame
    if (frame.lanes) for (const lane of Object.values(frame.lanes)) yield* framesOf(lane)
  }
}
