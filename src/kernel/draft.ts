/**
 * Taking back. What was answered since the last fence is a draft: nobody else has learnt anything from it, and nothing
 * was drawn at random. So undo needs no stack of states: it is the state at the fence and all answers but the last.
 */
import type { Event, Game, Seat, State } from './contract.ts'
import { apply, Fault, isRefusal } from './engine.ts'
import { copy } from './json.ts'

export type Answer = { readonly seat: Seat; readonly decision: string; readonly answer: unknown }
export type Draft<G> = { readonly fence: State<G>; readonly since: readonly Answer[] }

export type Resumed<G> = { readonly state: State<G>; readonly events: readonly Event[]; readonly draft: Draft<G> }

/** A new position nothing can be taken back from. */
export const fenced = <G>(state: State<G>): Draft<G> => ({ fence: state, since: [] })

/** Plays the draft from its fence, as far as it still fits: others may have gone on since, or the rules (after a deploy). */
export function resume<G>(game: Game<G>, draft: Draft<G>): Resumed<G> {
  let state = copy(draft.fence)
  const events: Event[] = []
  for (const [i, { seat, decision, answer }] of draft.since.entries()) {
    const applied = apply(game, state, seat, decision, answer)
    if (isRefusal(applied)) return { state, events, draft: { fence: draft.fence, since: draft.since.slice(0, i) } }
    state = applied.state
    events.push(...applied.events)
  }
  return { state, events, draft }
}

export function undo<G>(game: Game<G>, draft: Draft<G>): Resumed<G> {
  if (draft.since.length === 0) throw new Fault('nothing can be taken back from here')
  return resume(game, { fence: draft.fence, since: draft.since.slice(0, -1) })
}
