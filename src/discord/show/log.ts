/** What a card tells of its turn, and the whole of it for whoever presses: also of cards that have long shrunk to a line. */
import type { Event, Seat } from '../../kernel/contract.ts'
import type { PostBody, PostRow, Seated } from '../../store/store.ts'
import { momentAt, toldTo } from '../../tables/history.ts'
import { refuse } from '../../tables/house.ts'
import type { Moment, Position } from '../../tables/position.ts'
import { oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { backToTurn } from './board.ts'
import { bullet, storyOf } from './event-text.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container, voiceAt } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { headlineAt } from './race.ts'
import type { Reply } from './reply.ts'

const LINES_ON_A_CARD = 8
/** Leaves room for the question. */
const TEXT_ON_A_CARD = 2_200

type CardBody = Extract<PostBody, { kind: 'card' | 'end' }>

/** The story of a turn, and how many smaller things are folded behind the button. */
export function storyLines(moment: Moment, events: readonly Event[]): string[] {
  const voice = voiceAt(moment, PUBLIC)
  const told = storyOf(events, LINES_ON_A_CARD).map((event) => bullet(voice, event))
  while (told.join('\n').length > TEXT_ON_A_CARD) told.shift()
  const folded = events.length - told.length
  return [...told, ...(folded > 0 ? [voice.ours('story.folded', { folded })] : []), ...(told.length > 0 ? [''] : [])]
}

/** The press that opens all of it. It carries the post and nothing else. */
export const storyRows = ({ id }: Seated, post: string, events: readonly Event[]): Row[] =>
  events.length > 0 ? buttonRows([storyButton(id, post)]) : []
export const storyButton = (table: string, post: string) =>
  button(idFor('story', table, '', post), oursIn(PUBLIC)('button.story'))

/** Everything a seat (or the channel) was told in the span of a card, page by page. */
export async function logReply(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  post: PostRow & { readonly body: CardBody },
  { locale, page }: { readonly locale: string; readonly page: number },
): Promise<Reply> {
  const { table } = position
  const isCurrent = table.card.post === post.id
  const moment = isCurrent ? position.fenced : await momentAt(bot.house, table, post.body.fence)
  if (!moment) return refuse('history.nothing')
  const { told } = moment.seen(null)
  const events = (await bot.house.store.events(table.id, post.body.since)).filter(({ n }) => n < told)
  const voice = voiceAt(position, locale)
  const lines = toldTo(events, seat).map((event) => bullet(voice, event))
  const pages = pagesOf(lines.join('\n') || voice.ours('recap.nothing'))
  const shown = pageAmong(pages, page)
  const rows = [
    ...pageRows(pages, shown, (target) => idFor('story', table.id, '', `${post.id}.${target}`)),
    ...buttonRows(backToTurn(position, seat, voice.ours)),
  ]
  return { components: [container([headlineAt(moment, locale), pages[shown]!], rows)] }
}
