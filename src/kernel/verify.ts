/** Replays a transcript and compares everything it claims. */
import type { AnyGame, Outcome, State } from './contract.ts'
import { type Applied, apply, create, decisions, isRefusal, type Refusal, reveal } from './engine.ts'
import { canonical } from './json.ts'
import { type Entry, hashOf, randomOf, receiptFor, type Transcript, withoutWords } from './record.ts'
import { readTranscript } from './transcript.ts'
import type { KernelText } from './words.ts'

/** `signer` is the key it is truly signed with; null if it carries no signature. */
export type Verdict = { readonly signer: string | null } & (
  | {
      readonly ok: true
      readonly game: string
      readonly decisions: number
      readonly receipts: number
      readonly outcome: Outcome | null
    }
  | { readonly ok: false; readonly why: KernelText }
)

export type GameOf = (id: string, pack: string) => AnyGame | undefined

/** In one go. */
export function verify(gameOf: GameOf, text: string): Verdict {
  const steps = verifying(gameOf, text)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Entry by entry: it may be long, and whoever has others to serve does something else in between. */
export function* verifying(gameOf: GameOf, text: string): Generator<void, Verdict> {
  const read = readTranscript(text)
  if ('why' in read) return no(read.why, null)
  const { transcript } = read
  const { signer = null } = transcript
  const { id, version, pack, fingerprint } = transcript.game
  const game = gameOf(id, pack)
  if (game?.id !== id) return no({ say: 'verify.no-rules', game: id }, signer)
  if (game.version !== version || game.pack !== pack)
    return no({ say: 'verify.other-rules', played: { version, pack }, here: { version: game.version, pack: game.pack } }, signer)
  const verdict = yield* replaying(game, transcript)
  // What other rules do not follow may have been played honestly by its own.
  const isFromOtherRules = fingerprint !== undefined && fingerprint !== game.fingerprint
  return !verdict.ok && isFromOtherRules ? no({ say: 'verify.other-fingerprint' }, signer) : verdict
}

const no = (why: KernelText, signer: string | null): Verdict => ({ ok: false, why, signer })

function* replaying(game: AnyGame, transcript: Transcript): Generator<void, Verdict> {
  const { log, signer = null } = transcript
  let receipts = 0
  try {
    let { state } = create(game, { ...transcript, random: randomOf(transcript.secret, transcript.words) })
    for (const [i, entry] of log.entries()) {
      yield
      const applied = replayEntry(game, state, entry)
      if (typeof applied === 'string') return no({ say: applied, entry: i + 1 }, signer)
      if (isRefusal(applied))
        return no({ say: 'verify.illegal', entry: i + 1, refused: applied.refused, key: applied.text.say }, signer)
      if ('salt' in entry) receipts++
      state = applied.state
    }
    if (canonical(withoutWords(state.outcome)) !== canonical(withoutWords(transcript.outcome)))
      return no({ say: 'verify.other-outcome' }, signer)
    if (hashOf(state) !== transcript.final) return no({ say: 'verify.other-end' }, signer)
    return { ok: true, signer, game: game.id, decisions: log.length, receipts, outcome: state.outcome }
  } catch (error) {
    return no({ say: 'verify.fault', fault: plain(error instanceof Error ? error.message : String(error)) }, signer)
  }
}

const LONGEST = 160

/** A fault may quote the file: nothing of that comes alive where it is shown. */
const plain = (text: string) => text.replace(/[^\w .,:'"()-]+/g, ' ').slice(0, LONGEST)

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
