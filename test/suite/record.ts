/** Replay and transcripts, for every game: the log alone gives the same state at every decision; a changed file is found out. */
import { apply, create, decisions, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import {
  commitmentTo,
  type Entry,
  hashOf,
  newSalt,
  type Recorded,
  randomOf,
  receiptFor,
  transcribe,
} from '../../src/kernel/record.ts'
import { verify } from '../../src/kernel/verify.ts'
import { type Inheriting, type Play, seatsOf } from './inherited.ts'

/** A whole random game with its log: the transcript and the hash of the state after every entry. */
export function recordedGame({ hosted: { game } }: Inheriting, play: Play, seed: number) {
  const random = dice(seed)
  const secret = seed.toString(16).padStart(64, '0')
  const words = ['dawn', 'chestnut']
  const held = seed % 2 === 1
  let { state } = create(game, { seats: seatsOf(play.seats), options: play.options, held, random: randomOf(secret, words) })
  const log: Entry[] = []
  const hashes: string[] = []
  while (!state.outcome) {
    const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
    const decision = open[random(Math.max(1, open.length))]
    const answer = decision && sample(decision.input, random)
    const result = decision ? apply(game, state, decision.seat, decision.id, answer) : reveal(game, state)
    if (isRefusal(result)) throw new Error(`refused: ${result.text.say}`)
    if (decision) {
      const salt = newSalt()
      const seal = decision.sealed && { salt, receipt: receiptFor(salt, decision.seat, decision.id, answer) }
      log.push({ seat: decision.seat, decision: decision.id, answer, by: 'computer', ...seal })
    } else log.push({ reveal: true })
    state = result.state
    hashes.push(hashOf(state))
  }
  const recorded: Recorded = {
    game: state.rules,
    seats: state.seats,
    options: state.options,
    held,
    secret,
    words,
    commitment: commitmentTo(secret),
    log,
  }
  return { recorded, hashes, transcript: transcribe(recorded, state), state }
}

/** What is wrong with the record of a random game, or null. */
export function transcriptsVerify(entry: Inheriting, play: Play, seed: number): string | null {
  const { game } = entry.hosted
  const { recorded, hashes, transcript } = recordedGame(entry, play, seed)
  let { state } = create(game, { ...recorded, random: randomOf(recorded.secret, recorded.words) })
  for (const [i, step] of recorded.log.entries()) {
    const result = 'reveal' in step ? reveal(game, state) : apply(game, state, step.seat, step.decision, step.answer)
    if (isRefusal(result)) return `entry ${i} is refused on replay`
    state = result.state
    if (hashOf(state) !== hashes[i]) return `entry ${i} leads to another state on replay`
  }
  const lookUp = (id: string) => (id === game.id ? game : undefined)
  const verdict = verify(lookUp, transcript)
  if (!verdict.ok) return `the transcript does not verify: ${JSON.stringify(verdict.why)}`
  const random = dice(seed)
  for (let i = 0; i < 60; i++) {
    const at = random(transcript.length)
    const changed = `${transcript.slice(0, at)}${transcript[at] === '1' ? '2' : '1'}${transcript.slice(at + 1)}`
    if (verify(lookUp, changed).ok) return `a change at byte ${at} goes unnoticed`
  }
  return null
}
