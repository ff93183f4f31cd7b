/** What the file of a game proves: that it was played here, or only that it is consistent in itself. */
import { type Verdict, verifying } from '../kernel/verify.ts'
import { oursIn, speak } from '../words/words.ts'
import type { House } from './house.ts'

/** So long others wait at most, in milliseconds. */
const A_WHILE = 10

/** One after the other, and with pauses: somebody's file must not keep everybody waiting. */
export const verified = (house: House, transcript: string): Promise<Verdict> =>
  house.queue.run('verify', async () => {
    const steps = verifying((id, pack) => (house.packs?.get(pack) ?? house.games.get(id))?.game, transcript)
    for (let began = performance.now(); ; ) {
      const { done, value } = steps.next()
      if (done) return value
      if (performance.now() - began < A_WHILE) continue
      await new Promise(setImmediate)
      began = performance.now()
    }
  })

/** `here`: the key of this installation, if there is one. */
export function proofLines(verdict: Verdict, here: string | undefined, locale: string): string[] {
  const ours = oursIn(locale)
  const { signer } = verdict
  const isHere = signer !== null && signer === here
  if (!verdict.ok) return [ours('proof.does-not-fit'), speak(verdict.why, locale), ...(isHere ? [ours('proof.signed-here')] : [])]
  const checked = ours('proof.checked', { answers: verdict.decisions, receipts: verdict.receipts })
  if (isHere) return [ours('proof.here'), checked, ours('proof.here-why')]
  if (signer !== null) return [ours('proof.elsewhere'), checked, ours('proof.elsewhere-why', { key: signer })]
  return [ours('proof.consistent'), checked, ours('proof.consistent-why')]
}
