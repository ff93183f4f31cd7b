/** The board and the hand, for one person or for all: as a picture, and in words. */
import type { Seat } from '../../kernel/contract.ts'
import { momentAt, momentLeft } from '../../tables/history.ts'
import { refuse } from '../../tables/house.ts'
import { type Moment, type Position, speakerAt } from '../../tables/position.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { briefingFor } from './briefing.ts'
import { OPTIONS_IN_A_SELECT } from './limits.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container } from './panel.ts'
import { frame, pictures, type Shot } from './pictures.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'
import { headlineAt } from './race.ts'
import type { Reply } from './reply.ts'

/** The present, or the game as it was at a fence. */
const momentOf = async (bot: Bot, position: Position, fence: number | undefined): Promise<Moment> =>
  fence === undefined ? position : ((await momentAt(bot.house, position.table, fence)) ?? refuse('history.nothing'))

export async function boardReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  locale: string,
  shot: Shot = { kind: 'overview' },
  fence?: number,
): Promise<Reply> {
  const { table } = position
  const moment = await momentOf(bot, position, fence)
  const ours = oursIn(locale)
  const { view } = moment.seen(seat)
  // Whoever sits there sees what has changed since they acted.
  const isOwn = seat !== null && fence === undefined && shot.kind === 'overview'
  const left = isOwn ? await momentLeft(bot.house, table, seat) : null
  const shots: Shot[] = shot.kind === 'overview' ? [shot, { kind: 'beside' }] : [shot]
  const files = await pictures(bot, moment, seat, shots, locale, left)
  const at = fence === undefined ? '' : `0.${fence}`
  const rows = [
    ...closerRows(position, view, locale, fence),
    ...buttonRows([
      ...(fence === undefined ? backToTurn(position, seat, ours) : []),
      ...firstPlaces(position, view, locale, shot, fence),
      ...(shot.kind === 'overview' ? [] : [button(idFor('closer', table.id, '', `${fence ?? ''}.`), ours('button.whole-board'))]),
      button(idFor('text', table.id, '', at), ours('button.text-board')),
      ...(position.hosted.signs ? [button(idFor('legend', table.id), ours('button.legend'))] : []),
    ]),
  ]
  const missing = shot.kind === 'place' && files.length === 0 ? [ours('board.no-such-place')] : []
  return { components: [frame([headlineAt(moment, locale, view), ...missing], files, rows)], files }
}

/** Whatever one looks at, the turn is one press away. */
export const backToTurn = ({ table }: Pick<Position, 'table'>, seat: Seat | null, ours: Ours) =>
  seat !== null && table.status === 'playing' ? [button(idFor('turn', table.id), ours('button.my-turn'), 'main')] : []

/** What is looked at again and again has a button of its own. */
const firstPlaces = ({ table, hosted }: Position, view: unknown, locale: string, { about }: Shot, fence: number | undefined) =>
  hosted
    .places(view, speakerAt(table, locale))
    .filter(({ first, id }) => first && id !== about)
    .map(({ id, name }) => button(idFor('closer', table.id, '', `${fence ?? ''}.${id}`), name))

/** Lists of what can be looked at close up. */
function closerRows({ table, hosted }: Position, view: unknown, locale: string, fence: number | undefined): Row[] {
  const places = hosted.places(view, speakerAt(table, locale)).filter(({ first }) => !first)
  const choices = places.slice(0, OPTIONS_IN_A_SELECT).map(({ id, name }) => ({ value: id, label: name }))
  return choices.length > 0
    ? [selectRow(idFor('closer', table.id, '', `${fence ?? ''}`), oursIn(locale)('board.closer'), choices)]
    : []
}

/** The complete board in words, page by page where it is long; or as it was at a fence, as everybody saw it. */
export async function textReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  locale: string,
  page = 0,
  fence?: number,
): Promise<Reply> {
  const { table, hosted } = position
  const { view } = (await momentOf(bot, position, fence)).seen(fence === undefined ? seat : null)
  const pages = pagesOf(hosted.describe(view, speakerAt(table, locale)))
  const shown = pageAmong(pages, page)
  const at = (target: number) => idFor('text', table.id, '', fence === undefined ? `${target}` : `${target}.${fence}`)
  const back = fence === undefined ? buttonRows(backToTurn(position, seat, oursIn(locale))) : []
  return { components: [container([pages[shown]!], [...pageRows(pages, shown, at), ...back])], isPlain: true }
}

/** What only this seat may see, and a note that is its writer's alone. The picture has a name that tells nothing. */
export async function handReply(bot: Bot, position: Position, seat: Seat, locale: string, note = ''): Promise<Reply> {
  const ours = oursIn(locale)
  const files = await pictures(bot, position, seat, [{ kind: 'hand' }], locale)
  const { view } = position.seen(seat)
  const lines = [
    ours('hand.title', { title: position.hosted.title }),
    ...briefingFor(position, seat, locale),
    ...(note ? [`> ${note.replaceAll('\n', '\n> ')}`] : []),
    // Where there is no picture, the board in words tells what one holds.
    ...(files.length === 0 ? pagesOf(position.hosted.describe(view, speakerAt(position.table, locale))).slice(0, 1) : []),
  ]
  const rows = buttonRows([
    ...backToTurn(position, seat, ours),
    button(idFor('text', position.table.id), ours('button.text-board')),
  ])
  return { components: [frame(lines, files, rows)], files }
}
