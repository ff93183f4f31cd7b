/**
 * Proof that nobody cheated, the host included. At the start the hash of a secret is posted; players may add words of
 * their own; both together seed every shuffle and die. A sealed answer gets a salted receipt. At the end everything is
 * opened in one file, which anyone can replay offline.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { AnyGame, Options, Outcome, Seat, State } from './contract.ts'
import { type Applied, apply, create, decisions, isRefusal, type Refusal, reveal } from './engine.ts'
import { canonical } from './json.ts'
import type { RandomState } from './random.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// ── Seeds ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const newSecret = () => randomBytes(32).toString('hex')
export const commitmentTo = (secret: string) => sha256(`archon secret ${secret}`)

/** The players' words are mixed in after the commitment was posted, so the host cannot have chosen the outcome either. */
export function randomOf(secret: string, words: readonly string[]): RandomState {
  const digest = createHash('sha256')
    .update(canonical(['archon seed', secret, words]))
    .digest()
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)]
}

// ── Receipts ────────────────────────────────────────────────────────────────────────────────────────────────────

export const newSalt = () => randomBytes(16).toString('hex')

/** The salt is long enough that a handful of possible dials cannot be tried out against the receipt. */
export const receiptFor = (salt: string, seat: Seat, decision: string, answer: unknown) =>
  sha256(canonical(['archon seal', salt, seat, decision, answer]))

// ── The log and the transcript ──────────────────────────────────────────────────────────────────────────────────

/** Who gave an answer: the person, the clock, a computer player, or an order left beforehand. */
export type Author = 'person' | 'clock' | 'computer' | 'order'
export type Entry =
  | {
      readonly seat: Seat
      readonly decision: string
      readonly answer: unknown
      readonly by: Author
      readonly salt?: string
      readonly receipt?: string
    }
  | { readonly reveal: true }

export type Recorded = {
  readonly game: { readonly id: string; readonly version: number; readonly pack: string }
  readonly seats: readonly Seat[]
  readonly options: Options
  readonly held: boolean
  readonly secret: string
  readonly words: readonly string[]
  readonly commitment: string
  readonly log: readonly Entry[]
}
type Transcript = Recorded & {
  readonly format: 'archon-game-1'
  readonly outcome: Outcome | null
  /** Hash of the state the log leads to. */
  readonly final: string
  /** Hash of everything above. */
  readonly digest: string
}

export const hashOf = (state: State) => sha256(canonical(state))

/** The one-file export: canonical JSON, so that any changed byte shows. */
export function transcribe(recorded: Recorded, state: State): string {
  const body = { ...recorded, format: 'archon-game-1' as const, outcome: state.outcome, final: hashOf(state) }
  return `${canonical({ ...body, digest: sha256(canonical(body)) })}\n`
}

export type Verdict =
  | {
      readonly ok: true
      readonly game: string
      readonly decisions: number
      readonly receipts: number
      readonly outcome: Outcome | null
    }
  | { readonly ok: false; readonly why: string }

/** Replays a transcript and compares everything it claims. */
export function verify(gameOf: (id: string, pack: string) => AnyGame | undefined, text: string): Verdict {
  const no = (why: string): Verdict => ({ ok: false, why })
  let transcript: Transcript
  try {
    transcript = JSON.parse(text)
  } catch {
    return no('this is not a transcript: it is not JSON')
  }
  if (transcript?.format !== 'archon-game-1') return no('this is not a transcript of an Archon game')
  const { digest, ...body } = transcript
  if (`${canonical(transcript)}\n` !== text || sha256(canonical(body)) !== digest)
    return no('the file was changed after it was written')
  if (commitmentTo(transcript.secret) !== transcript.commitment)
    return no('the secret is not the one that was promised at the start')
  const game = gameOf(transcript.game.id, transcript.game.pack)
  if (!game) return no(`there are no rules for "${transcript.game.id}" here`)
  if (game.version !== transcript.game.version || game.pack !== transcript.game.pack) {
    return no(
      `it was played with rules version ${transcript.game.version} and pack ${transcript.game.pack}; these are ${game.version} and ${game.pack}`,
    )
  }
  return replay(game, transcript)
}

function replay(game: AnyGame, transcript: Transcript): Verdict {
  const no = (why: string): Verdict => ({ ok: false, why })
  let receipts = 0
  try {
    let { state } = create(game, { ...transcript, random: randomOf(transcript.secret, transcript.words) })
    for (const [i, entry] of transcript.log.entries()) {
      const applied = replayEntry(game, state, entry)
      if (typeof applied === 'string') return no(`entry ${i + 1}: ${applied}`)
      if (isRefusal(applied)) return no(`entry ${i + 1} is not legal (${applied.refused}: ${applied.text.say})`)
      if ('salt' in entry) receipts++
      state = applied.state
    }
    if (canonical(state.outcome) !== canonical(transcript.outcome)) return no('the log leads to another outcome')
    if (hashOf(state) !== transcript.final) return no('the log leads to another final position')
    return { ok: true, game: game.id, decisions: transcript.log.length, receipts, outcome: state.outcome }
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error))
  }
}

function replayEntry(game: AnyGame, state: State, entry: Entry): Applied<unknown> | Refusal | string {
  if ('reveal' in entry) return reveal(game, state)
  const { seat, decision, answer, salt, receipt } = entry
  if (salt !== undefined && receiptFor(salt, seat, decision, answer) !== receipt)
    return 'the receipt does not match the sealed answer'
  if (salt === undefined && decisions(game, state, seat).some(({ id, sealed }) => sealed && id === decision) && answer !== null) {
    return 'a sealed answer has no receipt'
  }
  return apply(game, state, seat, decision, answer)
}
