/** The proof that a game was played fairly, in words, and the game itself in one file that proves it without us. */
import { type APIMessageTopLevelComponent, AttachmentBuilder, ComponentType } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { exported } from '../../tables/history.ts'
import { proofLines, verified } from '../../tables/proof.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { container } from './panel.ts'
import type { Reply } from './reply.ts'

export const verdictReply = async (bot: Bot, transcript: string, locale: string): Promise<Reply> => ({
  components: [await verdictOn(bot, transcript, locale)],
})

/** Checks a game that is over, and hands it over. */
export async function proofReply(bot: Bot, table: Seated, locale: string): Promise<Reply> {
  const transcript = await exported(bot.house, table)
  return withFile(table, transcript, await verdictOn(bot, transcript, locale), locale)
}

export async function exportReply(bot: Bot, table: Seated, locale: string): Promise<Reply> {
  return withFile(table, await exported(bot.house, table), container([oursIn(locale)('proof.file')], []), locale)
}

const verdictOn = async ({ house }: Bot, transcript: string, locale: string): Promise<APIMessageTopLevelComponent> =>
  container(proofLines(await verified(house, transcript), house.key?.id, locale), [])

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
