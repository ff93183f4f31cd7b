/**
 * A computer player that tries its answers out: each is played to the end in worlds it can imagine, by steady players, and the one that
 * does best is given. Every answer is tried in the same worlds, so that luck favours none; the worse half is given up in every round; and
 * only what is clearly better than what a steady player would do is done instead of it.
 */
import { totalOf } from '../games/common/score.ts'
import { everyAnswer } from '../kernel/answers.ts'
import type { Decision, Outcome, Seat } from '../kernel/contract.ts'
import { misfit } from '../kernel/input.ts'
import { canonical } from '../kernel/json.ts'
import { dice } from '../kernel/random.ts'
import type { Imagine, World } from '../kernel/world.ts'
import type { Player, Position } from './player.ts'

type Random = (n: number) => number

/** How a game is thought about: fixed before it is measured (`npm run strength`). */
export type Settings = {
  /** So many answers are tried at most. */
  readonly answers: number
  /** By how many standard errors another answer must be better than the steady one. */
  readonly sure: number
  /** A lead of so many points is most of what there is to gain, besides winning. */
  readonly scale: number
}

/** Games are played on until so many more rounds have begun, and judged by where everybody stands then; without it, to their end. */
export type Foresight = {
  readonly rounds: number
  round(view: unknown): number
  /** About how many points whoever looks would end with. */
  standing(view: unknown): number
}

/** How long it may think, in whatever it is measured: processor time, or games played out. */
export type Effort = { readonly most: number; spent(): number }

export type Thinking = Position<unknown> & { readonly imagine: Imagine }

/** An answer and what became of it: how much better it did than the steady one in the same worlds. */
type Tried = { readonly answer: unknown; worlds: number; gain: number; gainSquared: number; won: number }

/** What is thought of a question: the answers tried, the steady one first, in how many worlds, and how many of those were won. */
export type Opinion = { readonly answer: unknown; readonly tried: readonly Pick<Tried, 'answer' | 'worlds' | 'won'>[] }

/** So many questions in a row are thought about, then it plays steadily: what is planned step by step could be moved to and fro for ever. */
export const MOST_IN_A_ROW = 12

const MOST_ANSWERS = 2_000
const MOST_LISTED = 400

/** What is worth trying: the steady answer first. */
function answersAt(steady: Player, { answers }: Settings, position: Position<unknown>): unknown[] {
  const own = steadyAnswer(steady, position)
  return [own, ...othersThan([own], answers - 1, position)]
}

/** Some that are none of these. Of too many, half are of the kind of the first (as much the same as can be), and half are anything. */
export function othersThan(these: readonly unknown[], most: number, { decision, random }: Position<unknown>): unknown[] {
  if (most <= 0) return []
  const known = new Set(these.map(canonical))
  const all = [...everyAnswer(decision.input, random, MOST_LISTED)].filter((each) => !known.has(canonical(each)))
  if (all.length <= most) return all
  const others: unknown[] = []
  for (const answer of all) others.splice(random(others.length + 1), 0, answer)
  const [first] = these
  const near = others.filter((each) => nearness(each, first) > 0).toSorted((a, b) => nearness(b, first) - nearness(a, first))
  return [...new Set([...near.slice(0, Math.floor((most + 1) / 2)), ...others])].slice(0, most)
}

type Way = { readonly pick?: unknown; readonly then?: unknown } | null | undefined

/** How far two answers go the same way down a tree of options. */
function nearness(one: unknown, other: unknown): number {
  const [a, b] = [one as Way, other as Way]
  return a?.pick !== undefined && a.pick === b?.pick ? 1 + nearness(a.then, b.then) : 0
}

export function think(steady: Player, settings: Settings, effort: Effort, position: Thinking, foresight?: Foresight): Opinion {
  const { decision, random, imagine } = position
  const all = answersAt(steady, settings, position).map((answer) => ({ answer, worlds: 0, gain: 0, gainSquared: 0, won: 0 }))
  if (all.length < 2) return { answer: all[0]!.answer, tried: told(all) }
  let open: Tried[] = all
  // Where there is less to choose from there is less to think about.
  const most = (effort.most * (all.length - 1)) / Math.max(all.length - 1, settings.answers - 1)
  const rounds = Math.ceil(Math.log2(open.length))
  for (let round = 1; round <= rounds; round++) {
    do tryIn(imagine(dice(random(2 ** 30))), open, random(2 ** 30))
    while (effort.spent() < (most * round) / rounds)
    const [own, ...others] = open
    others.sort((one, other) => meanOf(other) - meanOf(one))
    // Where no other looks better so far, none of them will be chosen: there is nothing left to think about.
    if (own!.worlds > 1 && others.every((each) => meanOf(each) <= 0)) break
    open = [own!, ...others.slice(0, Math.ceil(others.length / 2))]
  }
  const best = open.slice(1).reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one))
  const isBetter = meanOf(best) > 0 && meanOf(best) > settings.sure * errorOf(best)
  return { answer: (isBetter ? best : open[0]!).answer, tried: told(all) }

  function tryIn(world: World, among: readonly Tried[], seed: number): void {
    let first = 0
    for (const [i, tried] of among.entries()) {
      const played = world.copy()
      const value = playOn(played, steady, decision, tried.answer, dice(seed), foresight)
        ? worthIn(played, decision.seat, settings, foresight)
        : 0
      if (i === 0) first = value
      tried.worlds++
      tried.won += played.outcome ? shareOfWin(played.outcome, decision.seat) : 0
      tried.gain += value - first
      tried.gainSquared += (value - first) ** 2
    }
  }
}

const told = (all: readonly Tried[]) => all.map(({ answer, worlds, won }) => ({ answer, worlds, won }))

const meanOf = ({ gain, worlds }: Tried) => gain / worlds
/** Nothing is known from one world. */
const errorOf = (tried: Tried) => {
  if (tried.worlds < 2) return Number.POSITIVE_INFINITY
  const variance = tried.gainSquared / tried.worlds - meanOf(tried) ** 2
  return Math.sqrt(Math.max(1e-9, variance) / tried.worlds)
}

/** From one answer on, everybody plays steadily, to the end or as far as is foreseen; false if that answer leads nowhere. */
export function playOn(
  world: World,
  steady: Player,
  decision: Decision,
  answer: unknown,
  random: Random,
  foresight?: Foresight,
): boolean {
  if (!world.answer(decision, answer)) return false
  let last = Number.POSITIVE_INFINITY
  for (let i = 0; i < MOST_ANSWERS && !world.outcome; i++) {
    const next = world.asked(random)
    if (!next) return false
    const { seat } = next
    const view = world.view(seat)
    if (foresight) {
      const round = foresight.round(view)
      if (i === 0) last = round + foresight.rounds
      if (round >= last) return true
    }
    if (!world.answer(next, steadyAnswer(steady, { seat, view, decision: next, random }))) return false
  }
  return world.outcome !== null
}

export function steadyAnswer(steady: Player, position: Position<unknown>): unknown {
  const { input, idle } = position.decision
  const answer = steady(position)
  return misfit(input, answer) ? idle : answer
}

/**
 * What has become of a world is worth to a seat, 0 to 1. Where all win or lose together, that is all that counts; else a lead counts
 * besides winning, and alone as long as nobody has won.
 */
function worthIn({ outcome, seats, view }: World, seat: Seat, { scale }: Settings, foresight?: Foresight): number {
  if (outcome?.together) return outcome.together === 'won' ? 1 : 0
  const standing = (each: Seat) => (outcome ? totalOf(outcome.scores[each] ?? []) : foresight!.standing(view(each)))
  const others = seats.filter((other) => other !== seat).map(standing)
  const lead = standing(seat) - (others.length === 0 ? 0 : Math.max(...others))
  const ahead = 0.5 * (1 + Math.tanh(lead / scale))
  return outcome ? 0.5 * shareOfWin(outcome, seat) + 0.5 * ahead : ahead
}

export function shareOfWin({ ranking: [first = []], together }: Outcome, seat: Seat): number {
  if (together) return together === 'won' ? 1 : 0
  return first.includes(seat) ? 1 / first.length : 0
}
