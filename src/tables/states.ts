/**
 * States, and what follows from them. Nobody outside this folder holds one: only its files may import this one, and what leaves
 * is what a seat sees (`position.ts`). A state here is never changed, so whatever is derived from it is derived once.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Decision, Event, Seat, State } from '../kernel/contract.ts'
import { type Answer, resume } from '../kernel/draft.ts'
import {
  type Applied,
  apply,
  awaited,
  decisions,
  type Known,
  load,
  type Pending,
  pending,
  type Refusal,
} from '../kernel/engine.ts'
import { canonical } from '../kernel/json.ts'
import type { Entry } from '../kernel/record.ts'
import type { StoredState } from '../store/store.ts'
import { summed, unsummed } from '../store/stored-state.ts'
import { Unreadable } from '../store/trouble.ts'

export type Held = {
  readonly hosted: AnyHosted
  readonly state: State
  /** What that seat sees; null is the channel. */
  view(seat: Seat | null): unknown
  /** What that seat may answer. */
  decisions(seat: Seat): readonly Decision[]
  /** Seats that owe something. */
  awaited(): readonly Seat[]
  pending(): readonly Pending[]
  /** What an answer would lead to. */
  tried(seat: Seat, decision: string, answer: unknown): Applied<unknown> | Refusal
}

/** What one seat has answered since the fence, as it stands in the log; what it leads to, and what it has told so far. */
export type Draft = { readonly entries: readonly Entry[]; readonly held: Held; readonly told: readonly Event[] }

/** What is behind a position: the state at the last fence, which everybody shares, and what each acting seat has put on top. */
export type Inside = { readonly fenced: Held; readonly drafts: ReadonlyMap<Seat, Draft> }

const remembered = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as T
  }
}
const once = <T>(make: () => T): (() => T) => {
  const made = remembered<null, T>(make)
  return () => made(null)
}

/** `known`: what was derived from this state already. */
export function hold(hosted: AnyHosted, state: State, known: readonly Known[] = []): Held {
  const { game } = hosted
  const decided = remembered((seat: Seat): readonly Decision[] => decisions(game, state, seat, known))
  let last: { readonly of: string; readonly applied: Applied<unknown> | Refusal } | null = null
  return {
    hosted,
    state,
    view: remembered((seat: Seat | null) => game.view(state.board, seat)),
    decisions: decided,
    awaited: once(() => (state.outcome ? [] : awaited(game, state))),
    pending: once(() => pending(game, state)),
    tried(seat, decision, answer) {
      const of = canonical([seat, decision, answer])
      if (last?.of !== of) {
        const asked = decided(seat).map((each) => ({ id: each.id, seat, ask: each }))
        last = { of, applied: apply(game, state, seat, decision, answer, asked) }
      }
      return last.applied
    },
  }
}

/** A stored state. One from before a deploy is brought up to the present rules; one of another data pack is never played with these. */
export function stateFrom({ game }: AnyHosted, stored: StoredState): State {
  const state = opened(stored)
  const isPresent = state.rules.version === game.version && state.rules.pack === game.pack
  return isPresent ? state : load(game, state)
}

/** As it was stored, by whichever rules. */
export function opened(stored: StoredState): State {
  try {
    return JSON.parse(unsummed(stored))
  } catch (error) {
    throw new Unreadable('the state cannot be read', { cause: error })
  }
}

export const stored = (state: State): StoredState => summed(JSON.stringify(state))

/** Drafts on top of a state, as far as they still fit it. */
export function draftsOn({ hosted, state: fence }: Held, since: readonly Entry[]): Map<Seat, Draft> {
  const answers = since.flatMap((entry): (Entry & Answer)[] => ('reveal' in entry ? [] : [entry]))
  const drafts = new Map<Seat, Draft>()
  for (const seat of new Set(answers.map((entry) => entry.seat))) {
    const entries = answers.filter((entry) => entry.seat === seat)
    const { state, events, draft } = resume(hosted.game, { fence, since: entries })
    const kept = draft.since.length
    if (kept > 0) drafts.set(seat, { entries: entries.slice(0, kept), held: hold(hosted, state), told: events })
  }
  return drafts
}

const insides = new WeakMap<object, Inside>()

/** Puts the states behind a position. */
export function conceal<P extends object>(position: P, inside: Inside): P {
  insides.set(position, inside)
  return position
}

export const insideOf = (position: object): Inside => insides.get(position)!

/** Where that seat stands: with its own draft, but nobody else's. */
export const heldFor = (position: object, seat: Seat | null): Held => {
  const { fenced, drafts } = insideOf(position)
  return (seat !== null && drafts.get(seat)?.held) || fenced
}

/** What the others have answered since the fence. */
export const draftedBeside = (position: object, seat: Seat): Entry[] =>
  [...insideOf(position).drafts].flatMap(([other, { entries }]) => (other === seat ? [] : entries))
