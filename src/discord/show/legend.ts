/** What every sign in a game's pictures means: as pictures, each told in its alt text, or in words where there are none. */
import { AttachmentBuilder } from 'discord.js'
import type { Seat } from '../../kernel/contract.ts'
import { heardIn } from '../../kernel/language.ts'
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { backToTurn } from './board.ts'
import { frame } from './pictures.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

export async function legendReply(bot: Bot, position: Position, seat: Seat | null, locale: string): Promise<Reply> {
  const { table, hosted } = position
  const ours = oursIn(locale)
  const files = await legendPages(bot, table.game, locale)
  const words = files.length > 0 ? [] : (hosted.signs?.(locale) ?? []).map((sign) => ours('legend.sign', sign))
  const rows = buttonRows([
    ...backToTurn(position, seat, ours),
    button(idFor('closer', table.id, '', '.'), ours('button.whole-board')),
  ])
  return { components: [frame([ours('legend.head', { title: hosted.title }), ...words], files, rows)], files }
}

export async function legendPages(bot: Bot, game: string, locale: string): Promise<AttachmentBuilder[]> {
  const files: AttachmentBuilder[] = []
  try {
    for (let page = 1; ; page++) {
      const picture = await bot.studio.draw(game, null, { kind: 'legend', page, locale: heardIn(locale) }, { share: 'legend' })
      if (!picture || files.some(({ description }) => description === picture.alt)) return files
      files.push(new AttachmentBuilder(Buffer.from(picture.bytes), { name: picture.name, description: picture.alt }))
    }
  } catch (error) {
    bot.log.error({ err: error }, 'a legend could not be drawn; words stand in')
    return []
  }
}
