/**
 * What somebody may have achieved in a game: data, judged once the game is over by what everybody was told and how it ended, so that it can
 * tell nothing that was hidden. Each counts once per person; the sentences stand in the game's `about`.
 */
import type { Outcome, Parameter, Seat, Text } from '../kernel/contract.ts'
import { totalOf } from './common/score.ts'

export type Finished = {
  /** From the first sentence to the last. */
  readonly told: readonly Text[]
  readonly outcome: Outcome
}

export type Holds = (game: Finished, seat: Seat) => boolean
export type Achievement = { readonly id: string; readonly holds: Holds }

export type AchievementWords = {
  readonly name: string
  /** What for, after somebody's name: "won without beginning a conflict". */
  readonly how: string
}

type Where = (text: Text, seat: Seat) => boolean
const bySeat: Where = (text, seat) => text.seat === seat

/** That was told so often, about that seat: where nothing else is said, of what it did itself. */
export const told =
  (say: string, times: number, where: Where = bySeat): Holds =>
  (game, seat) =>
    game.told.filter((text) => text.say === say && where(text, seat)).length >= times

/** Of what the seat did, so many different ones. */
export const toldOf =
  (say: string, parameter: string, many: number): Holds =>
  (game, seat) =>
    new Set(game.told.filter((text) => text.say === say && text.seat === seat).map((text) => text[parameter] as Parameter))
      .size >= many

export const never =
  (...saying: readonly string[]): Holds =>
  (game, seat) =>
    !game.told.some((text) => saying.includes(text.say) && text.seat === seat)

export const won: Holds = ({ outcome: { ranking, together } }, seat) =>
  together ? together === 'won' : (ranking[0]?.includes(seat) ?? false)

/** Ended like that. */
export const ended =
  (...endings: readonly string[]): Holds =>
  ({ outcome }) =>
    endings.includes(outcome.ending)

/** At least so many points in those lines of the score. */
export const scored =
  (points: number, counts: (label: Text) => boolean): Holds =>
  ({ outcome }, seat) =>
    totalOf((outcome.scores[seat] ?? []).filter(({ label }) => counts(label))) >= points

/** First alone, and ahead of the next by a lead like that. */
export const ahead =
  (isSo: (lead: number) => boolean): Holds =>
  ({ outcome: { ranking, scores, together } }, seat) => {
    const [first = [], second = []] = ranking
    if (together || first.length !== 1 || first[0] !== seat || second[0] === undefined) return false
    return isSo(totalOf(scores[seat] ?? []) - totalOf(scores[second[0]] ?? []))
  }

export const all =
  (...parts: readonly Holds[]): Holds =>
  (game, seat) =>
    parts.every((holds) => holds(game, seat))
