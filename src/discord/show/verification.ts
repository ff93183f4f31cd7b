/** The proof that a game was played fairly, in words, and the game itself in one file that proves it without us. */
import { type APIMessageTopLevelComponent, AttachmentBuilder, ComponentType } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { exported, verified } from '../../tables/history.ts'
import type { Bot } from '../bot.ts'
import { container } from './panel.ts'
import type { Reply } from './reply.ts'

export const verdictReply = (bot: Bot, transcript: string): Reply => ({ components: [verdictOn(bot, transcript)] })

/** Checks a game that is over, and hands it over. */
export async function proofReply(bot: Bot, table: Seated): Promise<Reply> {
  const transcript = await exported(bot.house, table)
  return withFile(table, transcript, verdictOn(bot, transcript))
}

export async function exportReply(bot: Bot, table: Seated): Promise<Reply> {
  return withFile(table, await exported(bot.house, table), container(['The whole game in one file.'], []))
}

function verdictOn(bot: Bot, transcript: string): APIMessageTopLevelComponent {
  const verdict = verified(bot.house, transcript)
  const lines = verdict.ok
    ? [
        '**✔ Everything fits.**',
        `${verdict.decisions} answers replayed, ${verdict.receipts} sealed answers match their receipts, the secret is the one that was promised, and the end is the same.`,
      ]
    : ['**✘ It does not fit.**', verdict.why]
  return container(lines, [])
}

function withFile({ id, game }: Seated, transcript: string, words: APIMessageTopLevelComponent): Reply {
  const name = `${game}-${id}.json`
  return {
    components: [
      words,
      container(['-# `/verify` reads this file anywhere, and `npm run replay -- file` needs nobody’s server.'], []),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ],
    files: [new AttachmentBuilder(Buffer.from(transcript), { name })],
  }
}
