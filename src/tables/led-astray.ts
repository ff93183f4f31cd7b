/**
 * Does an answer break a promise of peace, or lead to where nothing else is left? It is tried out in a game the seat cannot tell from its own, and
 * what happens there is judged as promises are when they are opened.
 */
import { everyAnswer } from '../kernel/answers.ts'
import type { Decision, Event, Input } from '../kernel/contract.ts'
import { isRefusal } from '../kernel/engine.ts'
import { answerable } from '../kernel/input.ts'
import { dice } from '../kernel/random.ts'
import { imagined } from '../kernel/world.ts'
import { LATER } from '../players/player.ts'
import { toldTo } from './history.ts'
import { type Bound, narrowedBy, within } from './mandates.ts'
import { type Held, hold } from './states.ts'

/** So many answers are tried at one question: others wait meanwhile. What is not seen by then is taken to be good. */
const MOST_TRIED = 60
/** An action, whom it is against, and how. */
const STEPS = 3

/** What a computer would do of all that is within bounds and breaks no promise later on; where everything does, what it would do anyway. */
export function withinBounds(held: Held, bound: Bound, decision: Decision, ideaOf: (decision: Decision) => unknown): unknown {
  const { seat, offer } = decision
  const bounded = within(bound, held.view(seat), decision)
  const first = ideaOf(bounded)
  const isAstray = leadingAstray(held, bound, decision)
  let [idea, { input }] = [first, bounded]
  while (idea !== undefined && idea !== LATER && isAstray(idea)) {
    const less = without(input, idea)
    // An offer is left alone.
    if (!less) return offer ? undefined : first
    input = less
    idea = ideaOf({ ...bounded, input })
  }
  return idea
}

function leadingAstray({ hosted, state }: Held, bound: Bound, { seat, id }: Decision): (answer: unknown) => boolean {
  const { wrongs } = hosted
  if (!wrongs || bound.spared.length === 0) return () => false
  const start = hold(hosted, imagined(hosted.game, state, seat, dice(1)))
  let left = MOST_TRIED
  const hurts = (events: readonly Event[]) =>
    bound.spared.some((to) => wrongs(toldTo(events, to)).some((wrong) => wrong.by === seat && wrong.to === to))
  const goesWrong = (from: Held, decision: string, answer: unknown, steps: number): boolean => {
    if (left-- <= 0) return false
    const applied = from.tried(seat, decision, answer)
    if (isRefusal(applied)) return false
    return hurts(applied.events) || (steps > 1 && isStuck(hold(hosted, applied.state, applied.known), steps - 1))
  }
  const isStuck = (at: Held, steps: number): boolean => {
    const next = at.decisions(seat).find(({ offer, given }) => !offer && given === undefined)
    if (!next) return false
    const input = narrowedBy(bound, at.view(seat), next)
    if (!answerable(input)) return true
    if (input.kind !== 'pick') return false
    for (const answer of everyAnswer(input, dice(1), MOST_TRIED)) if (!goesWrong(at, next.id, answer, steps)) return false
    return true
  }
  return (answer) => goesWrong(start, id, answer, STEPS)
}

/** What else could be answered; null if nothing. Only from lists is anything taken. */
function without(input: Input, answer: unknown): Input | null {
  if (input.kind !== 'pick') return null
  const { pick, then } = answer as { readonly pick: string; readonly then?: unknown }
  const options = input.options.map((option) => {
    if (option.id !== pick) return option
    const less = option.then && without(option.then, then)
    return less ? { ...option, then: less } : { ...option, blocked: option.label }
  })
  const less: Input = { ...input, options }
  return answerable(less) ? less : null
}
