/** Proving that a finished game was played fairly: one of ours, or one that somebody kept as a file. */
import { refuse } from '../../tables/house.ts'
import { PUBLIC } from '../../words/words.ts'
import { proofReply, verdictReply } from '../show/verification.ts'
import { act } from './act.ts'
import { file, yesOrNo } from './fields.ts'

/** A long game is a tenth of this. */
const LARGEST = 500_000
const LONGEST_LOAD = 15_000

export const verify = act({
  name: 'verify',
  at: 'table-when-asked',
  answers: 'later',
  fields: { file: file('verify.file'), share: yesOrNo('verify.share') },
  async do({ bot, tableAsked, given, ...person }) {
    const locale = given.share ? PUBLIC : person.locale
    const reply = given.file
      ? await verdictReply(bot, await contentsOf(given.file), locale)
      : await proofReply(bot, await tableAsked(), locale)
    return { ...reply, isPublic: given.share }
  },
})

async function contentsOf({ url, size }: { readonly url: string; readonly size: number }): Promise<string> {
  if (size > LARGEST) refuse('verify.large')
  const bytes = await download(url).catch(() => refuse('verify.unread'))
  return bytes ? bytes.toString('utf8') : refuse('verify.large')
}

/** No more than we want to have, whatever was said about it; null if there is more. */
async function download(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_LOAD) })
  if (!response.ok || !response.body) throw new Error(`the file is not to be had (${response.status})`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > LARGEST) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
