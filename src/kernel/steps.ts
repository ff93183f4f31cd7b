/** Finding the way in an agenda: the stages of a game's steps by name, what comes after which, and all frames under way. */
import type { Act, All, Frame, Game, One, Stage } from './contract.ts'

/** A mistake in the rules, not in an answer. Names the place and never a value, so that it can be logged. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** Where a frame stands when its last stage is done. */
export const OVER = '·'

/** A stage, and what comes after it. */
type Place = { readonly stage: Stage<never, object>; readonly next: string }
export type Index = {
  readonly game: string
  readonly steps: ReadonlyMap<string, { readonly first: string; readonly places: ReadonlyMap<string, Place> }>
}
const indices = new WeakMap<object, Index>()

export function indexOf<G>(game: Game<G>): Index {
  let index = indices.get(game)
  if (!index) {
    const steps = new Map(
      game.steps.map(({ name, stages }) => {
        const names = Object.keys(stages)
        const places = names.map((at, i): [string, Place] => [
          at,
          { stage: stages[at] as Place['stage'], next: names[i + 1] ?? OVER },
        ])
        return [name, { first: names[0] ?? OVER, places: new Map(places) }]
      }),
    )
    if (steps.size !== game.steps.length) throw new Fault(`${game.id}: two steps share a name`)
    index = { game: game.id, steps }
    indices.set(game, index)
  }
  return index
}

export function placeOf({ game, steps }: Index, frame: Frame): Place {
  const place = steps.get(frame.step)?.places.get(frame.at)
  if (!place) throw new Fault(`${game} has no stage ${frame.step}.${frame.at}`)
  return place
}

export const stageOf = <G>(index: Index, frame: Frame): Stage<G, object> | null =>
  frame.at === OVER ? null : (placeOf(index, frame).stage as Stage<G, object>)

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
