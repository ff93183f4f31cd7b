/** The proof that a game was played fairly, in words. */
import { verified } from '../tables/history.ts'
import type { Bot } from './bot.ts'
import { type Reply, said } from './reply.ts'

export function verdictReply(bot: Bot, transcript: string): Reply {
  const verdict = verified(bot.house, transcript)
  return verdict.ok
    ? said(
        '**✔ Everything fits.**',
        `${verdict.decisions} answers replayed, ${verdict.receipts} sealed answers match their receipts, the secret is the one that was promised, and the end is the same.`,
      )
    : said('**✘ It does not fit.**', verdict.why)
}
