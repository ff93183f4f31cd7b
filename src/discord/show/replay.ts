/**
 * The open book: after the end, the whole game moment by moment, with every hand and every sealed answer on the table; or with
 * somebody's eyes, and no more than they knew.
 */
import type { Seat } from '../../kernel/contract.ts'
import type { Seated } from '../../store/store.ts'
import { answersBetween, type GivenAnswer, momentAt, toldTo } from '../../tables/history.ts'
import { refuse } from '../../tables/house.ts'
import { namesAt, type Position, speakerAt } from '../../tables/position.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { eventText } from './event-text.ts'
import { hasFilm } from './film-of-table.ts'
import { ALT_TEXT, clip, OPTIONS_IN_A_SELECT } from './limits.ts'
import { voiceAt } from './panel.ts'
import { frame, pictures } from './pictures.ts'
import { answerText } from './present/complete-answers.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'
import { momentsOf } from './replay-moments.ts'
import type { Reply } from './reply.ts'
import { turningLine, turningPointsAt } from './turning-points.ts'

const MOST_PICTURES = 8
const OPENED = ''
const EVERYBODY = 'all'

/** Which moment, and with whose eyes: "12.p1", "12.all", or "12." with everything opened. */
type Page = { readonly at: number; readonly eyes: Seat | typeof OPENED | typeof EVERYBODY }

const written = ({ at, eyes }: Page) => `${at}.${eyes}`
export function pageOf(text: string): Page {
  const [at = '', eyes = OPENED] = text.split('.')
  return { at: Number(at) || 0, eyes }
}

export async function replayReply(bot: Bot, position: Position, wanted: Page, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const { table, hosted } = position
  if (table.status !== 'finished') return refuse('export.unfinished')
  const fences = await bot.house.store.fences(table.id)
  const at = Math.max(0, Math.min(wanted.at, fences.length - 1))
  const eyes = table.seats.some(({ seat }) => seat === wanted.eyes) || wanted.eyes === EVERYBODY ? wanted.eyes : OPENED
  const { fence } = fences[at] ?? refuse('history.nothing')
  const moment = (await momentAt(bot.house, table, fence)) ?? refuse('history.nothing')
  const next = fences[at + 1]?.fence ?? fence
  const seat = eyes === OPENED || eyes === EVERYBODY ? null : eyes
  const shownHands = table.seats.filter((row) => eyes === OPENED || row.seat === seat)
  const board = await pictures(bot, moment, seat, [{ kind: 'overview' }], locale)
  const hands = await Promise.all(
    shownHands.map(async (row) => {
      const drawn = await pictures(bot, moment, row.seat, [{ kind: 'hand' }], locale)
      // A hand says "yours"; among several, those who listen must hear whose.
      return drawn.map((file) => {
        const words = ours('replay.hand-of', { name: row.name, picture: file.description ?? '' })
        return file.setDescription(clip(words, ALT_TEXT))
      })
    }),
  )
  const files = [...board, ...hands.flat()].slice(0, MOST_PICTURES)
  const headline = hosted.headline(moment.seen(null).view, speakerAt(table, locale))
  const head = ours('replay.title', { title: hosted.title, headline, moment: at + 1, of: fences.length })
  const lines =
    eyes === OPENED
      ? answered(position, await answersBetween(bot.house, table, fence, next), locale)
      : await heard(bot, position, seat, [fence, next], locale)
  const turned = turningPointsAt(table).filter(({ n }) => fence <= n && n < next)
  const marks = eyes === OPENED ? await Promise.all(turned.map((point) => turningLine(bot, position, point, locale))) : []
  const reel = hasFilm(bot, table) ? buttonRows([button(idFor('film', table.id), ours('act.film.label'))]) : []
  const rows = [
    ...steps(table.id, { at, eyes }, fences.length, ours),
    ...turningSteps(position.table, { at, eyes }, fences, ours),
    ...reel,
    ...(await lists(bot, position, { at, eyes }, locale)),
  ]
  return { components: [frame([head, ...lines, ...marks.flat()], files, rows)], files }
}

function steps(table: string, { at, eyes }: Page, count: number, ours: Ours): Row[] {
  const targets = [
    ['replay.back-10', at - 10],
    ['replay.back', at - 1],
    ['replay.next', at + 1],
    ['replay.next-10', at + 10],
  ] as const
  // Two steps may lead to the same moment; their places keep them apart.
  return buttonRows(
    targets.map(([label, target], place) => {
      const to = Math.max(0, Math.min(count - 1, target))
      return button(idFor('replay', table, String(place), written({ at: to, eyes })), ours(label), 'plain', to === at)
    }),
  )
}

/** Straight to the answers that decided the game. */
function turningSteps(table: Seated, { at, eyes }: Page, fences: readonly { readonly fence: number }[], ours: Ours): Row[] {
  return buttonRows(
    turningPointsAt(table).map(({ n }, i) => {
      const to = fences.findLastIndex(({ fence }) => fence <= n)
      const label = ours('replay.turning-point', { n: i + 1 })
      return button(idFor('replay', table.id, `turning${i}`, written({ at: to, eyes })), label, 'plain', to === at)
    }),
  )
}

/** Where to go, and who is looking. */
async function lists(bot: Bot, position: Position, { at, eyes }: Page, locale: string): Promise<Row[]> {
  const ours = oursIn(locale)
  const { id, seats } = position.table
  const moments = (await momentsOf(bot, position, OPTIONS_IN_A_SELECT, locale)).map(({ index, headline }) => ({
    value: written({ at: index, eyes }),
    label: `${index + 1}. ${headline}`,
  }))
  const known = [
    { eyes: OPENED, label: ours('replay.opened') },
    ...seats.map(({ seat, name }) => ({ eyes: seat, label: ours('replay.knew', { name }) })),
    { eyes: EVERYBODY, label: ours('replay.all-knew') },
  ].map((each) => ({ value: written({ at, eyes: each.eyes }), label: each.label, chosen: each.eyes === eyes }))
  return [
    selectRow(idFor('replay', id, 'go'), ours('replay.go-to'), moments),
    selectRow(idFor('replay', id, 'eyes'), ours('replay.who-knew'), known),
  ]
}

/** What came to somebody's ears between two moments. */
async function heard(
  bot: Bot,
  position: Position,
  seat: Seat | null,
  [from, to]: readonly [number, number],
  locale: string,
): Promise<string[]> {
  const voice = voiceAt(position, locale)
  const told = (await bot.house.store.events(position.table.id, 0)).filter(({ fence }) => fence > from && fence <= to)
  return toldTo(told, seat).map((event) => `- ${eventText(voice, event)}`)
}

/** What everybody answered, sealed answers included. */
function answered(position: Position, given: readonly GivenAnswer[], locale: string): string[] {
  const voice = voiceAt(position, locale)
  const { say, ours } = voice
  return given.map(({ seat, by, asked, answer, receipt }) =>
    ours('replay.answer', {
      name: namesAt(position.table)(seat),
      by,
      answer: asked ? `${say(asked.prompt)} **${answerText(voice, asked.input, answer)}**` : ours('answer.taken-back'),
      receipt: receipt?.slice(0, 8) ?? null,
    }),
  )
}
