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
import type { KernelText } from './words.ts'

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
  readonly game: State['rules']
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

/** What is said about an end may be said otherwise tomorrow: it is the same end. */
function withoutWords(outcome: Outcome | null): Omit<Outcome, 'why' | 'goals'> | null {
  if (!outcome) return null
  const { why: _, goals: __, ...played } = outcome
  return played
}

export const hashOf = (state: State) => sha256(canonical({ ...state, outcome: withoutWords(state.outcome) }))

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
  | { readonly ok: false; readonly why: KernelText }

const no = (why: KernelText): Verdict => ({ ok: false, why })

/** Replays a transcript and compares everything it claims. */
export function verify(gameOf: (id: string, pack: string) => AnyGame | undefined, text: string): Verdict {
  let transcript: Transcript
  try {
    transcript = JSON.parse(text)
  } catch {
    return no({ say: 'verify.not-json' })
  }
  if (transcript?.format !== 'archon-game-1') return no({ say: 'verify.not-ours' })
  const { digest, ...body } = transcript
  if (`${canonical(transcript)}\n` !== text || sha256(canonical(body)) !== digest) return no({ say: 'verify.changed' })
  if (commitmentTo(transcript.secret) !== transcript.commitment) return no({ say: 'verify.other-secret' })
  const game = gameOf(transcript.game.id, transcript.game.pack)
  if (!game) return no({ say: 'verify.no-rules', game: transcript.game.id })
  if (game.version !== transcript.game.version || game.pack !== transcript.game.pack) {
    const { version, pack } = transcript.game
    return no({ say: 'verify.other-rules', played: { version, pack }, here: { version: game.version, pack: game.pack } })
  }
  const verdict = replay(game, transcript)
  // What other rules do not follow may have been played honestly by its own.
  const isFromOtherRules = transcript.game.fingerprint !== undefined && transcript.game.fingerprint !== game.fingerprint
  return !verdict.ok && isFromOtherRules ? no({ say: 'verify.other-fingerprint' }) : verdict
}

function replay(game: AnyGame, transcript: Transcript): Verdict {
  let receipts = 0
  try {
    let { state } = create(game, { ...transcript, random: randomOf(transcript.secret, transcript.words) })
    for (const [i, entry] of transcript.log.entries()) {
      const applied = replayEntry(game, state, entry)
      if (typeof applied === 'string') return no({ say: applied, entry: i + 1 })
      if (isRefusal(applied)) return no({ say: 'verify.illegal', entry: i + 1, refused: applied.refused, key: applied.text.say })
      if ('salt' in entry) receipts++
      state = applied.state
    }
    if (canonical(withoutWords(state.outcome)) !== canonical(withoutWords(transcript.outcome)))
      return no({ say: 'verify.other-outcome' })
    if (hashOf(state) !== transcript.final) return no({ say: 'verify.other-end' })
    return { ok: true, game: game.id, decisions: transcript.log.length, receipts, outcome: state.outcome }
  } catch (error) {
    return no({ say: 'verify.fault', fault: error instanceof Error ? error.message : String(error) })
  }
}

function replayEntry(
  game: AnyGame,
  state: State,
  entry: Entry,
): Applied<unknown> | Refusal | 'verify.receipt' | 'verify.no-receipt' {
  if ('reveal' in entry) return reveal(game, state)
  const { seat, decision, answer, salt, receipt } = entry
  if (salt !== undefined && receiptFor(salt, seat, decision, answer) !== receipt) return 'verify.receipt'
  if (salt === undefined && decisions(game, state, seat).some(({ id, sealed }) => sealed && id === decision) && answer !== null) {
    return 'verify.no-receipt'
  }
  return apply(game, state, seat, decision, answer)
}
