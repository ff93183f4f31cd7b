/** The proof that a game was played fairly, in words, and the game itself in one file that proves it without us. */
import { type APIMessageTopLevelComponent, AttachmentBuilder, ComponentType } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { exported, verified } from '../../tables/history.ts'
import { oursIn, speak } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { container } from './panel.ts'
import type { Reply } from './reply.ts'

export const verdictReply = (bot: Bot, transcript: string, locale: string): Reply => ({
  components: [verdictOn(bot, transcript, locale)],
})

/** Checks a game that is over, and hands it over. */
export async function proofReply(bot: Bot, table: Seated, locale: string): Promise<Reply> {
  const transcript = await exported(bot.house, table)
  return withFile(table, transcript, verdictOn(bot, transcript, locale), locale)
}

export async function exportReply(bot: Bot, table: Seated, locale: string): Promise<Reply> {
  return withFile(table, await exported(bot.house, table), container([oursIn(locale)('proof.file')], []), locale)
}

function verdictOn(bot: Bot, transcript: string, locale: string): APIMessageTopLevelComponent {
  const ours = oursIn(locale)
  const verdict = verified(bot.house, transcript)
  const lines = verdict.ok
    ? [ours('proof.fits'), ours('proof.checked', { answers: verdict.decisions, receipts: verdict.receipts })]
    : [ours('proof.does-not-fit'), speak(verdict.why, locale)]
  return container(lines, [])
}

function withFile({ id, game }: Seated, transcript: string, words: APIMessageTopLevelComponent, locale: string): Reply {
  const name = `${game}-${id}.json`
  return {
    components: [
      words,
      container([oursIn(locale)('proof.anywhere')], []),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ],
    files: [new AttachmentBuilder(Buffer.from(transcript), { name })],
  }
}
