/** Finding the way in an agenda: the stages of a game's steps by name, what comes after which, and all frames under way. */
import type { Act, All, Frame, Game, One, Seat, Stage } from './contract.ts'

/** A mistake in the rules, not in an answer. Names the place and never a value, so that it can be logged. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** Where a frame stands when its last stage is done. */
export const OVER = '·'

type OfOne<G> = One<G, object, unknown>
type OfAll<G> = All<G, object, unknown>
type Every<T> = { readonly [K in keyof Required<T>]: T[K] | undefined }
type Only<T extends { ask: unknown; take: unknown }, Kind extends keyof T> = Every<Omit<T, Kind | 'ask' | 'take'>> &
  Pick<T, Kind | 'ask' | 'take'>

/** A question of the rules. Whatever it leaves out is there and undefined, so that to V8 they are all of one kind. */
export type Asks<G> = OneAsks<G> | AllAsks<G>
export type OneAsks<G> = Only<OfOne<G>, 'one'> & {
  readonly all: undefined
  readonly sealed: undefined
  readonly closes: undefined
}
export type AllAsks<G> = Only<OfAll<G>, 'all'> & {
  readonly one: undefined
  readonly gate: undefined
  readonly evident: undefined
}

/** A stage, which either acts or asks, and what comes after it. */
type Place<G> = { readonly next: string; readonly act: Act<G, object> | undefined; readonly asks: Asks<G> | undefined }
export type Index = {
  readonly game: string
  readonly steps: ReadonlyMap<string, { readonly first: string; readonly places: ReadonlyMap<string, Place<never>> }>
}
const indices = new WeakMap<object, Index>()

export function indexOf<G>(game: Game<G>): Index {
  let index = indices.get(game)
  if (!index) {
    const steps = new Map(
      game.steps.map(({ name, stages }) => {
        const names = Object.keys(stages)
        const places = names.map((at, i): [string, Place<never>] => [at, placed(stages[at]!, names[i + 1] ?? OVER)])
        return [name, { first: names[0] ?? OVER, places: new Map(places) }]
      }),
    )
    if (steps.size !== game.steps.length) throw new Fault(`${game.id}: two steps share a name`)
    index = { game: game.id, steps }
    indices.set(game, index)
  }
  return index
}

function placed(stage: Stage<never, object>, next: string): Place<never> {
  if (typeof stage === 'function') return { next, act: stage, asks: undefined }
  const { when, ask, idle, default: absent, open, take, one, gate, evident, all, sealed, closes } = stage as Asks<never>
  const asks = { when, ask, idle, default: absent, open, take, one, gate, evident, all, sealed, closes } as Asks<never>
  return { next, act: undefined, asks }
}

/** Where a frame stands; null when its last stage is done. */
export function placeOf<G>({ game, steps }: Index, frame: Frame): Place<G> | null {
  const { step, at } = frame
  if (at === OVER) return null
  const place = steps.get(step)?.places.get(at)
  if (!place) throw new Fault(`${game} has no stage ${step}.${at}`)
  return place as unknown as Place<G>
}

export type Lane = 'apart' | 'shared' | null

export type Waiting<G> = {
  readonly frame: Frame
  readonly stack: Frame[]
  readonly stage: Asks<G>
  readonly id: string
  /** Who is asked, whether they have answered or not. */
  readonly asked: readonly Seat[]
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
