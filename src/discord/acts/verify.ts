/** Proving that a finished game was played fairly: one of ours, or one that somebody kept as a file. */
import { refuse } from '../../tables/house.ts'
import { PUBLIC } from '../../words/words.ts'
import { proofReply, verdictReply } from '../show/verification.ts'
import { act } from './act.ts'
import { file, yesOrNo } from './fields.ts'

/** A long game is a tenth of this. Whatever it holds is replayed while everybody else waits. */
const LARGEST = 500_000

export const verify = act({
  name: 'verify',
  at: 'table-when-asked',
  answers: 'later',
  fields: { file: file('verify.file'), share: yesOrNo('verify.share') },
  async do({ bot, tableAsked, given, ...person }) {
    const locale = given.share ? PUBLIC : person.locale
    const reply = given.file
      ? verdictReply(bot, await contentsOf(given.file), locale)
      : await proofReply(bot, await tableAsked(), locale)
    return { ...reply, isPublic: given.share }
  },
})

async function contentsOf({ url, size }: { readonly url: string; readonly size: number }): Promise<string> {
  if (size > LARGEST) refuse('verify.large')
  return (await fetch(url)).text()
}
