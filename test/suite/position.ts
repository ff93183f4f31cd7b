/** Random games of any game, and a moment of one: what the properties of the suite look at. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Decision, Options, Seat, State, Text } from '../../src/kernel/contract.ts'
import { type Draft, fenced } from '../../src/kernel/draft.ts'
import {
  type Applied,
  apply,
  create,
  decisions,
  isRefusal,
  knownFrom,
  pending,
  question,
  reveal,
} from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import type { Player } from '../../src/players/player.ts'

export type Play = { readonly seats: number; readonly options: Options }

export type Inheriting = {
  readonly hosted: AnyHosted
  readonly player: Player<never>
  /** Every player count and mode. */
  readonly plays: readonly Play[]
  /** What people may look for at that question, whoever they are: each is offered, blocked or said to be absent. */
  lookedFor?(decision: Decision, view: never): readonly string[]
  /** By its rules whatever was sealed is laid open to everybody: then it may be told, whether or not it can be seen afterwards. */
  readonly opensSeals?: true
  /** What must be true of every board of this game: the sentences that are not. */
  invariants(state: State<never>): readonly string[]
}

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

/**
 * A moment of a random game: the state, who is about to answer what, and what can be taken back. What every property would
 * derive again (all that is asked, what comes of the answer, the words of it) is derived once, by whoever asks first.
 */
export type Position = {
  readonly state: State
  readonly draft: Draft<unknown>
  readonly decision: Decision
  readonly answer: unknown
  readonly random: (n: number) => number
  open(): readonly Decision[]
  applied(): Applied<unknown>
  words(text: Text): string
}

export function positionAt(
  game: AnyHosted['game'],
  moment: Pick<Position, 'state' | 'draft' | 'decision' | 'answer' | 'random'>,
): Position {
  const { state, decision, answer } = moment
  let open: readonly Decision[] | undefined
  let applied: Applied<unknown> | undefined
  const spoken = new Map<Text, string>()
  const speaker = speakerOf('en-US', (seat) => `Player ${seat}`)
  return {
    ...moment,
    open: () => (open ??= decisions(game, state)),
    applied: () => (applied ??= accepted(apply(game, state, decision.seat, decision.id, answer, knownFrom([decision])))),
    words(text) {
      const words = spoken.get(text) ?? game.speak(text, speaker)
      spoken.set(text, words)
      return words
    },
  }
}

export type Look = (position: Position) => string | null

export const MOST_DECISIONS = 20_000

/** Plays a random game; `look` is called before every answer. Returns the number of answers, or throws what is wrong. */
export function randomGame({ hosted: { game } }: Inheriting, play: Play, seed: number, look: Look = () => null): number {
  const random = dice(seed)
  const lookRandom = dice(seed + 1) // of its own, so that looking does not change the course of the game
  const opening = { seats: seatsOf(play.seats), options: play.options, random: randomFrom(seed), held: seed % 2 === 1 }
  let applied = create(game, opening)
  let draft = fenced(applied.state)
  let answers = 0
  while (!applied.state.outcome) {
    const { state } = applied
    const waiting = pending(game, state)
    const owing = waiting.filter(({ answered }) => !answered)
    // A complete sealed round of a held game: somebody may think again, then it is opened.
    if (owing.length === 0 && (waiting.length === 0 || state.held) && random(3) > 0) {
      applied = accepted(reveal(game, state))
      draft = fenced(applied.state)
      continue
    }
    const candidates = owing.length > 0 && random(4) > 0 ? owing : decisions(game, state)
    const chosen = candidates[random(candidates.length)]
    const decision = chosen && ('input' in chosen ? chosen : question(game, state, chosen, applied.known))
    if (!decision) throw new Error(`nobody can answer anything at ${where(state)}`)
    const answer = sample(decision.input, random)
    const position = positionAt(game, { state, draft, decision, answer, random: lookRandom })
    const wrong = look(position)
    if (wrong)
      throw new Error(
        `${wrong}\n  at ${where(state)}, decision ${decision.id} of ${decision.seat}, answer ${JSON.stringify(answer)}`,
      )
    applied = position.applied()
    draft = applied.fence ? fenced(applied.state) : { fence: draft.fence, since: [...draft.since, taken(decision, answer)] }
    if (++answers > MOST_DECISIONS) throw new Error(`no end after ${answers} answers, at ${where(applied.state)}`)
  }
  return answers
}

export function accepted(result: ReturnType<typeof apply>): Applied<unknown> {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused} (${result.text.say})`)
  return result
}

export const taken = ({ seat, id }: Decision, answer: unknown) => ({ seat, decision: id, answer })

export const where = (state: State) => {
  const frame = state.agenda.at(-1)
  return frame ? `${frame.step}.${frame.at}` : 'the end'
}
