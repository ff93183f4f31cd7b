/** Things to look at, for one person or for all: board, hand, recap, rules. Pictures are drawn elsewhere; text is always there too. */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, AttachmentBuilder, ComponentType } from 'discord.js'
import type { PictureAsk } from '../../../render/picture.ts'
import type { Seat, State } from '../../kernel/contract.ts'
import { recap, type Since, stateAt } from '../../tables/history.ts'
import type { House } from '../../tables/house.ts'
import { namesAt, type Position, stateFor } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../in/ids.ts'
import type { Reply } from '../out/replies.ts'
import { OPTIONS_IN_A_SELECT } from './limits.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container, speakerAt } from './panel.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'

export type Shot = Omit<PictureAsk, 'names'>

const nameList = ({ table }: Pick<Position, 'table'>): Record<Seat, string> =>
  Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name]))

/** The pictures there are among those asked for; a game without a painter, or a painter with nothing to show, gives none. */
export async function pictures(
  bot: Bot,
  position: Pick<Position, 'table' | 'hosted'>,
  state: State,
  seat: Seat | null,
  shots: readonly Shot[],
): Promise<AttachmentBuilder[]> {
  const view = position.hosted.game.view(state.board, seat)
  const drawn = await Promise.all(
    shots.map(async (shot) => {
      try {
        return await bot.studio.draw(position.table.game, view, { ...shot, names: nameList(position) })
      } catch (error) {
        bot.log.error({ table: position.table.id, err: error }, 'a picture could not be drawn; the text board stands in')
        return null
      }
    }),
  )
  return drawn.flatMap((picture) =>
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

/** A frame with text, pictures and rows. */
export function frame(
  lines: readonly string[],
  files: readonly AttachmentBuilder[],
  rows: Parameters<typeof container>[1],
  accent?: number,
): APIMessageTopLevelComponent {
  const [text, ...rest] = (container(lines, rows, accent) as { components: APIComponentInContainer[] }).components
  return {
    type: ComponentType.Container,
    ...(accent !== undefined && { accent_color: accent }),
    components: [text!, ...gallery(files), ...rest],
  }
}

export async function boardReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  shot: Shot = { kind: 'overview' },
  fence?: number,
): Promise<Reply> {
  const { table } = position
  const state = fence === undefined ? stateFor(position, seat) : await stateAt(bot.house, table, fence)
  const names = namesAt(table)
  const view = position.hosted.game.view(state.board, seat)
  const files = await pictures(bot, position, state, seat, [shot])
  const at = fence === undefined ? '' : `0.${fence}`
  const rows = [
    ...closerRows(position, view, fence),
    ...buttonRows([
      ...(fence === undefined ? backToTurn(position, seat) : []),
      ...(shot.kind === 'overview' ? [] : [button(idFor('closer', table.id, '', `${fence ?? ''}.`), 'Whole board')]),
      button(idFor('text', table.id, '', at), 'Text board'),
    ]),
  ]
  const missing = shot.kind === 'place' && files.length === 0 ? ['There is nothing of that name to be seen close up.'] : []
  const head = `**${position.hosted.title}** · ${position.hosted.headline(view, names)}`
  return { components: [frame([head, ...missing], files, rows)], files }
}

/** Whatever one looks at, the turn is one press away. */
const backToTurn = ({ table }: Pick<Position, 'table'>, seat: Seat | null) =>
  seat !== null && table.status === 'playing' ? [button(idFor('turn', table.id), 'My turn', 'main')] : []

/** Lists of what can be looked at close up. */
function closerRows({ table, hosted }: Position, view: unknown, fence: number | undefined): Row[] {
  const places = hosted.places?.(view, namesAt(table)) ?? []
  const choices = places.slice(0, OPTIONS_IN_A_SELECT).map(({ id, name }) => ({ value: id, label: name }))
  return choices.length > 0 ? [selectRow(idFor('closer', table.id, '', `${fence ?? ''}`), 'Look closer …', choices)] : []
}

/** The complete board in words, page by page where it is long; or as it was at a fence, as everybody saw it. */
export async function textReply(bot: Bot, position: Position, seat: Seat | null, page = 0, fence?: number): Promise<Reply> {
  const { table, hosted } = position
  const view =
    fence === undefined
      ? hosted.game.view(stateFor(position, seat).board, seat)
      : hosted.game.view((await stateAt(bot.house, table, fence)).board, null)
  const pages = pagesOf(hosted.describe(view, namesAt(table)))
  const shown = pageAmong(pages, page)
  const at = (target: number) => idFor('text', table.id, '', fence === undefined ? `${target}` : `${target}.${fence}`)
  const back = fence === undefined ? buttonRows(backToTurn(position, seat)) : []
  return { components: [container([pages[shown]!], [...pageRows(pages, shown, at), ...back])] }
}

/** What only this seat may see. The picture has a name that tells nothing. */
export async function handReply(bot: Bot, position: Position, seat: Seat): Promise<Reply> {
  const state = stateFor(position, seat)
  const files = await pictures(bot, position, state, seat, [{ kind: 'hand' }])
  const view = position.hosted.game.view(state.board, seat)
  const note = position.table.seats.find((row) => row.seat === seat)?.note
  const lines = [
    `**Your hand** · ${position.hosted.title}`,
    ...(note ? [`> ${note.replaceAll('\n', '\n> ')}`] : []),
    // Where there is no picture, the board in words tells what one holds.
    ...(files.length === 0 ? pagesOf(position.hosted.describe(view, namesAt(position.table))).slice(0, 1) : []),
  ]
  const rows = buttonRows([...backToTurn(position, seat), button(idFor('text', position.table.id), 'Text board')])
  return { components: [frame(lines, files, rows)], files }
}

/** What happened, with the board before and after; of many pages the newest comes first. */
export async function recapReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  asked: Since,
  { locale, page }: { readonly locale?: string; readonly page?: number } = {},
): Promise<Reply> {
  const { table, hosted } = position
  const say = speakerAt(position, locale)
  // Whoever has no seat never acted.
  const since = seat === null && asked === 'acted' ? 'start' : asked
  const events = await recap(bot.house, table, seat, since)
  const pages = pagesOf(events.map(({ text }) => `- ${say(text)}`).join('\n') || 'Nothing happened.')
  const shown = pageAmong(pages, page)
  const title = { acted: 'Since you last acted', day: 'In the last 24 hours', start: 'From the start' }[since]
  const before = since === 'acted' ? await stateBefore(bot.house, position, seat) : null
  const files = before
    ? [
        ...(await pictures(bot, position, before, seat, [{ kind: 'overview' }])),
        ...(await pictures(bot, position, stateFor(position, seat), seat, [{ kind: 'overview' }])),
      ]
    : []
  const unlike = files.length === 2 && files[0]!.name === files[1]!.name ? files.slice(1) : files
  const head = `**${title}** · ${hosted.title}${unlike.length === 2 ? ' · before and after' : ''}`
  const rows = [
    ...pageRows(pages, shown, (target) => idFor('recap', table.id, '', `${since}.${target}`)),
    ...buttonRows(backToTurn(position, seat)),
  ]
  return { components: [frame([head, pages[shown]!], unlike, rows)], files: unlike }
}

/** The board as this seat left it, if something has happened since. */
async function stateBefore(house: House, { table }: Position, seat: Seat | null): Promise<State | null> {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  const fence = (await house.store.fences(table.id)).findLast((each) => each.fence <= acted)?.fence
  return fence === undefined || fence === table.fence ? null : stateAt(house, table, fence)
}

export function rulesReply(hosted: Position['hosted'], topic?: string, table = ''): Reply {
  const found = hosted.topics.find(({ id }) => id === topic)
  const choices = hosted.topics.map(({ id, title }) => ({ value: id, label: title, chosen: id === topic }))
  const lists = Math.ceil(choices.length / OPTIONS_IN_A_SELECT)
  const length = Math.ceil(choices.length / lists)
  const rows = Array.from({ length: table ? lists : 0 }, (_, i) => {
    const part = choices.slice(i * length, (i + 1) * length)
    const title = lists > 1 ? `${part[0]!.label} – ${part.at(-1)!.label}` : 'Choose a topic'
    return selectRow(idFor('rules', table, '', String(i)), title, part)
  })
  const lines = found
    ? [`**${found.title}**`, found.text, `-# Rulebook: ${found.rule}`]
    : [`**Rules of ${hosted.title}**`, 'Choose a topic, or look one up with `/rules`.']
  return { components: [container(lines, rows)] }
}
