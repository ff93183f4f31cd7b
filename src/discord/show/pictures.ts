/** Pictures of a table and the frame they hang in. They are drawn elsewhere; text is always there too. */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, AttachmentBuilder, ComponentType } from 'discord.js'
import type { AnyAsk, PictureAsk } from '../../../render/picture.ts'
import type { Ending } from '../../../render/poster/ending.ts'
import type { Seat } from '../../kernel/contract.ts'
import { heardIn } from '../../kernel/language.ts'
import type { Moment } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { container, type Panel } from './panel.ts'

export type Shot = Omit<PictureAsk, 'names' | 'locale' | 'before'>

export const nameList = ({ table }: Pick<Moment, 'table'>): Record<Seat, string> =>
  Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name]))

/**
 * The pictures there are among those asked for; a game without a painter, or a painter with nothing to show, gives none. On the board
 * it is marked what has changed since `before`, for those who look: both are what this seat sees.
 */
export const pictures = (
  bot: Bot,
  moment: Moment,
  seat: Seat | null,
  shots: readonly Shot[],
  locale: string,
  before: Moment | null = null,
): Promise<AttachmentBuilder[]> => {
  const then = before && { before: before.seen(seat).view }
  const asks = shots.map((shot) => ({
    ...shot,
    ...(shot.kind === 'overview' && then),
    names: nameList(moment),
    locale: heardIn(locale),
  }))
  return drawn(bot, moment, seat, asks)
}

/** The end, made for sharing. */
export const poster = (bot: Bot, moment: Moment, ending: Ending, locale: string): Promise<AttachmentBuilder[]> =>
  drawn(bot, moment, null, [{ kind: 'poster', names: nameList(moment), locale: heardIn(locale), ending }])

async function drawn(bot: Bot, moment: Moment, seat: Seat | null, asks: readonly AnyAsk[]): Promise<AttachmentBuilder[]> {
  const { view } = moment.seen(seat)
  const prints = await Promise.all(
    asks.map(async (ask) => {
      try {
        return await bot.studio.draw(moment.table.game, view, ask, { share: moment.table.id })
      } catch (error) {
        bot.log.error({ table: moment.table.id, err: error }, 'a picture could not be drawn; the text board stands in')
        return null
      }
    }),
  )
  return prints.flatMap((picture) =>
    picture ? [new AttachmentBuilder(Buffer.from(picture.bytes), { name: picture.name, description: picture.alt })] : [],
  )
}

const gallery = (files: readonly AttachmentBuilder[]): APIComponentInContainer[] =>
  files.length === 0
    ? []
    : [
        {
          type: ComponentType.MediaGallery,
          items: files.map((file) => ({ media: { url: `attachment://${file.name}` }, description: file.description ?? null })),
        },
      ]

/** Pictures under the text of the frame that is already made; of several, the last one, where the question is. */
export function hung(panel: Panel, files: readonly AttachmentBuilder[]): Panel {
  const last = panel.findLastIndex(({ type }) => type === ComponentType.Container)
  return panel.map((part, i) => {
    if (i !== last || part.type !== ComponentType.Container) return part
    const [text, ...rest] = part.components
    return { ...part, components: [text!, ...gallery(files), ...rest] }
  })
}

/** A frame with text, pictures and rows. */
export function frame(
  lines: readonly string[],
  files: readonly AttachmentBuilder[],
  rows: Parameters<typeof container>[1],
  accent?: number,
): APIMessageTopLevelComponent {
  return hung([container(lines, rows, accent)], files)[0]!
}
