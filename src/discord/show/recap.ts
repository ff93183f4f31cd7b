/** What happened at a table, in words and as pictures of before and after. */
import type { Event, Seat } from '../../kernel/contract.ts'
import { momentLeft, recap, type Since } from '../../tables/history.ts'
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { backToTurn } from './board.ts'
import { apartFor, bullet, storyOf } from './event-text.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { voiceAt } from './panel.ts'
import { frame, pictures } from './pictures.ts'
import type { Voice } from './present/question.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

export const DEPTHS = ['mattered', 'everything'] as const
export type Depth = (typeof DEPTHS)[number]
export const isDepth = (text: string): text is Depth => DEPTHS.some((depth) => depth === text)

type Asked = { readonly locale: string; readonly since: Since; readonly depth: Depth; readonly page?: number }

/** What happened, with the board before and after. */
export async function recapReply(bot: Bot, position: Position, seat: Seat | null, asked: Asked): Promise<Reply> {
  const { table, hosted } = position
  const { locale, depth } = asked
  const ours = oursIn(locale)
  // Whoever has no seat never acted.
  const since = seat === null && asked.since === 'acted' ? 'start' : asked.since
  const events = await recap(bot.house, table, seat, since)
  // What mattered begins with what happened to oneself; of a whole log, or a whole game, the newest page comes first.
  const isOwnFirst = depth === 'mattered' && since !== 'start'
  const lines = isOwnFirst ? ownFirst(position, events, seat, locale) : inOrder(position, events, depth, locale)
  const pages = pagesOf(lines.join('\n') || ours('recap.nothing'))
  const shown = pageAmong(pages, asked.page ?? (isOwnFirst ? 0 : undefined))
  const before = since === 'acted' && events.length > 0 ? await momentLeft(bot.house, table, seat) : null
  const files = before
    ? [
        ...(await pictures(bot, before, seat, [{ kind: 'overview' }], locale)),
        ...(await pictures(bot, position, seat, [{ kind: 'overview' }], locale, before)),
      ]
    : []
  const unlike = files.length === 2 && files[0]!.name === files[1]!.name ? files.slice(1) : files
  const head = ours('recap.title', { since: ours(`recap.since.${since}`), title: hosted.title, isPictured: unlike.length === 2 })
  const other = depth === 'mattered' ? 'everything' : 'mattered'
  const rows = [
    ...pageRows(pages, shown, (target) => idFor('recap', table.id, '', `${since}.${target}.${depth}`)),
    ...buttonRows([
      ...backToTurn(position, seat, ours),
      ...(events.length > 0 ? [button(idFor('recap', table.id, '', `${since}..${other}`), ours(`recap.${other}`))] : []),
    ]),
  ]
  return { components: [frame([head, pages[shown]!], unlike, rows)], files: unlike }
}

function inOrder(position: Position, events: readonly Event[], depth: Depth, locale: string): string[] {
  const voice = voiceAt(position, locale)
  const told = depth === 'everything' ? events : storyOf(events, events.length)
  return [...told.map((event) => bullet(voice, event)), ...foldedLine(events.length - told.length, voice)]
}

function ownFirst(position: Position, events: readonly Event[], seat: Seat | null, locale: string): string[] {
  const voice = voiceAt(position, locale)
  const { own, others } = apartFor(events, seat)
  const [mine, theirs] = [own, others].map((part) => storyOf(part, part.length)) as [Event[], Event[]]
  const section = (title: 'recap.you' | 'recap.table', told: readonly Event[]) =>
    told.length > 0 ? [...(mine.length > 0 ? [voice.ours(title)] : []), ...told.map((event) => bullet(voice, event))] : []
  return [
    ...section('recap.you', mine),
    ...section('recap.table', theirs),
    ...foldedLine(events.length - mine.length - theirs.length, voice),
  ]
}

const foldedLine = (folded: number, { ours }: Voice) => (folded > 0 ? [ours('story.folded', { folded })] : [])
