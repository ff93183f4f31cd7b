/** Nobody learns what they may not know. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { alike } from '../../src/kernel/alike.ts'
import type { Decision, Seat, State } from '../../src/kernel/contract.ts'
import { type Applied, apply, awaited, decisions, framesOf, reveal } from '../../src/kernel/engine.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { copy } from '../../src/kernel/json.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { findDecision, firstDifference, NOTHING, same } from './compared.ts'
import { accepted, type Inheriting, type Look, type Play, randomGame, seatsOf, where } from './position.ts'

/**
 * Non-interference. For each seat and the channel, a state and one that differs only in what that seat may not know give
 * it the same view, decisions and awaited seats; and after the same answer on both, also the same events. Where the rules
 * declared that it learnt something, worlds may part; but of those that look the same afterwards it was told the same.
 */
export const nothingLeaks =
  ({ hosted: { game }, opensSeals }: Inheriting): Look =>
  ({ state, decision, answer, random }) => {
    const after = answered(game, state, decision, answer)
    const openly = (world: State) => (opensSeals ? [...framesOf(world.agenda)].map(({ answers }) => answers) : [])
    for (const seat of [...state.seats, null]) {
      const other = alike(game, state, seat, random)
      const wrong = difference(game, seat, state, other)
      if (wrong) return wrong
      const mayAnswerBoth = !misfit(findDecision(game, other, decision)?.input ?? NOTHING, answer)
      if (!mayAnswerBoth) {
        if (decision.seat === seat) return `${seat} is offered something else when others hold other things`
        continue
      }
      other.random = [...state.random]
      const afterOther = answered(game, other, decision, answer)
      const learns = (side: Applied<unknown>) => side.learnt === 'all' || (seat !== null && side.learnt.includes(seat))
      if (learns(after) !== learns(afterOther)) return `that ${seat} learns something depends on what it may not know`
      const heard = (side: Applied<unknown>) => side.events.filter(({ to }) => to === 'all' || to === seat)
      if (learns(after)) {
        const told = toldBeyondSight(game, state, seat, { after, openly: openly(state) }, (seals) => {
          const world = alike(game, state, seat, random, seals)
          world.random = [...state.random]
          const isLegal = !misfit(findDecision(game, world, decision)?.input ?? NOTHING, answer)
          return isLegal ? { after: answered(game, world, decision, answer), openly: openly(world) } : null
        })
        if (told) return told
        continue
      }
      if (!same(heard(after), heard(afterOther)))
        return `${seat} hears something it may not know, without \`uncover\` or \`tell\`: ${JSON.stringify([heard(after), heard(afterOther)])}`
      if (after.fence !== afterOther.fence) return 'whether an answer can be taken back depends on something hidden'
      const later = difference(game, seat, after.state, afterOther.state)
      if (later) return `after the answer, ${later}`
    }
    return null
  }

/** Applies an answer; where it was the last seal of a held game, opens them too: what is told then is told because of it. */
function answered(game: AnyHosted['game'], state: State, { seat, id }: Decision, answer: unknown): Applied<unknown> {
  const applied = accepted(apply(game, state, seat, id, answer))
  if (!state.held || applied.state.outcome || awaited(game, applied.state).length > 0) return applied
  const opened = accepted(reveal(game, applied.state))
  return { ...opened, events: [...applied.events, ...opened.events], learnt: 'all' }
}

const WORLDS = 4

/** What came of an answer, and what was laid open by it besides what can be seen. */
type Came = { readonly after: Applied<unknown>; readonly openly: readonly unknown[] }

/** Worlds that look the same to a seat afterwards must have told it the same: what it can see then is all it may have heard. */
function toldBeyondSight(
  game: AnyHosted['game'],
  state: State,
  seat: Seat | null,
  came: Came,
  another: (seals: 'drawn' | 'kept') => Came | null,
): string | null {
  const sight = ({ after: { state: now }, openly }: Came) => JSON.stringify([game.view(now.board, seat), now.outcome, openly])
  const heard = ({ after: { events } }: Came) => events.filter(({ to }) => to === 'all' || to === seat)
  const told = new Map([[sight(came), heard(came)]])
  for (let i = 0; i < WORLDS; i++) {
    const world = another(i % 2 === 0 ? 'kept' : 'drawn')
    if (!world) continue
    const before = told.get(sight(world))
    if (before && !same(before, heard(world)))
      return `when something was opened, ${seat ?? 'the channel'} was told more than it can see afterwards (${where(state)}): ${firstDifference(before, heard(world))}`
    told.set(sight(world), heard(world))
  }
  return null
}

/** From whom `scramble` hides nothing in a whole game. It has to be nobody: else the property above compared a state with itself. */
export function whereNothingIsHidden(entry: Inheriting, play: Play, seed: number): (Seat | 'the channel')[] {
  const { game } = entry.hosted
  const blind = new Set<Seat | null>([...seatsOf(play.seats), null])
  randomGame(entry, play, seed, ({ state, random }) => {
    for (const seat of blind) {
      const { board, agenda } = game.scramble(copy(state), seat, random)
      if (!same([board, agenda], [state.board, state.agenda])) blind.delete(seat)
    }
    return null
  })
  return [...blind].map((seat) => seat ?? 'the channel')
}

/** A sealed answer is nobody else's business: another one in its place changes nothing that others can notice. */
export const sealsHold =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, random, applied: given }) => {
    if (!decision.sealed) return null
    const applied = given()
    const instead = accepted(apply(game, state, decision.seat, decision.id, sample(decision.input, random)))
    const isStillSealed = (side: Applied<unknown>) => findDecision(game, side.state, decision)?.given !== undefined
    if (!isStillSealed(applied) || !isStillSealed(instead)) return null
    if (!same(applied.events, instead.events)) return 'a sealed answer is told'
    for (const seat of [...state.seats, null]) {
      if (seat === decision.seat) continue
      const wrong = difference(game, seat, applied.state, instead.state)
      if (wrong) return `of a sealed answer, ${wrong}`
    }
    return null
  }

function difference(game: AnyHosted['game'], seat: Seat | null, one: State, two: State): string | null {
  const [a, b] = [game.view(one.board, seat), game.view(two.board, seat)]
  if (!same(a, b)) return `the view of ${seat ?? 'the channel'} shows what it may not know: ${firstDifference(a, b)}`
  if (!same(awaited(game, one), awaited(game, two))) return `who is awaited tells ${seat ?? 'the channel'} something hidden`
  if (!same(shape(one), shape(two))) return `what is under way depends on something ${seat ?? 'the channel'} may not know`
  if (seat === null) return null
  const [c, d] = [one, two].map((state) => decisions(game, state, seat).map(spelledOut))
  return same(c, d) ? null : `the decisions of ${seat} show what it may not know: ${firstDifference(c, d)}`
}

/** Which question waits, without its secrets: a stage skipped for a hidden reason shows sooner or later, by the clock if not by the board. */
const shape = (state: State) => [...framesOf(state.agenda)].map(({ step, at, n, asked }) => [step, at, n, asked])
