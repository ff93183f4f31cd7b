/**
 * Proof that nobody cheated, the host included. At the start the hash of a secret is posted; players may add words of
 * their own; both together seed every shuffle and die. A sealed answer gets a salted receipt. At the end everything is
 * opened in one file, which anyone can replay offline.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Options, Outcome, Seat, State } from './contract.ts'
import { canonical } from './json.ts'
import type { RandomState } from './random.ts'
import type { Key } from './signature.ts'

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
  /** Where it was played, if it was at a table. */
  readonly table?: string
  readonly seats: readonly Seat[]
  readonly options: Options
  readonly held: boolean
  readonly secret: string
  readonly words: readonly string[]
  readonly commitment: string
  readonly log: readonly Entry[]
}
/** The number is raised when readers of the one before could not read it; the second carries a signature. */
export type Transcript = Recorded & {
  readonly format: 'archon-game-1' | 'archon-game-2'
  readonly outcome: Outcome | null
  /** Hash of the state the log leads to. */
  readonly final: string
  /** The public half of the key of whoever hosted it. */
  readonly signer?: string
  /** Hash of everything above. */
  readonly digest: string
  /** The host's word for the digest. */
  readonly signature?: string
}

/** What is said about an end may be said otherwise tomorrow: it is the same end. */
export function withoutWords(outcome: Outcome | null): Omit<Outcome, 'why' | 'goals'> | null {
  if (!outcome) return null
  const { why: _, goals: __, ...played } = outcome
  return played
}

export const hashOf = (state: State) => sha256(canonical({ ...state, outcome: withoutWords(state.outcome) }))

/** What is signed: nothing else that we ever sign looks like it. */
export const wordFor = (digest: string) => `archon game ${digest}`

/** The one-file export: canonical JSON, so that any changed byte shows. */
export function transcribe(recorded: Recorded, state: State, key?: Key): string {
  const what = { ...recorded, outcome: state.outcome, final: hashOf(state) }
  const body = key ? { ...what, format: 'archon-game-2', signer: key.id } : { ...what, format: 'archon-game-1' }
  const digest = sha256(canonical(body))
  return `${canonical({ ...body, digest, ...(key && { signature: key.sign(wordFor(digest)) }) })}\n`
}
