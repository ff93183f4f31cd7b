/**
 * The film of a game: one frame a turn, with what came to pass, held longer where it mattered. While a game is played it shows what
 * everybody has seen, and nothing else decides which frames there are; after the end all hands and sealed answers lie open.
 */
import type { Cast, Frame, Turn } from '../../../render/film/frames.ts'
import type { Reel } from '../../../render/film/projector.ts'
import type { Ending } from '../../../render/poster/ending.ts'
import type { Event } from '../../kernel/contract.ts'
import { heardIn } from '../../kernel/language.ts'
import type { Chapter, Chronicle } from '../../tables/chronicle.ts'
import { type Moment, speakerAt } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import { eventText, storyOf } from './event-text.ts'
import { voiceAt } from './panel.ts'
import { nameList } from './pictures.ts'
import { answerText } from './present/complete-answers.ts'

/** Nearly every game fits whole. What is longer is thinned out, and says so: a film has to be made, sent and watched. */
export const MOST_TURNS = 300
/** Longer films go on faster where nothing was decided, down to what can still be followed; who wants to read holds them. */
const LONGEST_FILM = 300_000
const QUICKEST = 700
const LINES = 2
const [OPENING, TURN, TURNING_POINT, PRESENT, FINALE] = [3_000, 1_500, 2_600, 4_000, 8_000]
/** For every letter beyond what is read at a glance. */
const [GLANCE, A_LETTER, LONGEST] = [50, 22, 5_000]

export type Wanted = {
  readonly locale: string
  /** Of a game that is over: then everything is open, and this stands at its end. */
  readonly ending: Ending | null
  /** When and where, for the first frame. */
  readonly about: string
  /** The log entries that decided a game that is over, as far as they are known. */
  readonly turning?: readonly number[]
  /** The last thing everybody saw, of a game that goes on. */
  readonly present: number
}

export function reelOf(chronicle: Chronicle, wanted: Wanted): Reel {
  const { table, hosted } = chronicle
  const { locale, ending } = wanted
  const ours = oursIn(locale)
  const turning = turningFences(chronicle.chapters, wanted.turning)
  const all = worthShowing(chronicle.chapters, turning)
  const chapters = thinned(all, MOST_TURNS, turning)
  const thinning = chapters.length < all.length ? ours('film.thinned', { shown: chapters.length, all: all.length }) : null
  const cast: Cast = { game: table.game, names: nameList({ table }), locale: heardIn(locale) }
  const told = { title: hosted.title, turns: chapters.length }
  return {
    cast,
    alt: [
      ending ? ours('film.alt', { ...told, headline: ending.headline, why: ending.why }) : ours('film.alt-so-far', told),
      ...(thinning === null ? [] : [thinning]),
    ].join(' '),
    frames: () => framesOf(chronicle, { chapters, turning, thinning }, wanted),
  }
}

const isHeadline = ({ told }: Chapter) => told.some(({ weight }) => weight === 'headline')

/** Where each of these answers was first told of. */
const turningFences = (chapters: readonly Chapter[], turning: readonly number[] = []): ReadonlySet<number> =>
  new Set(turning.flatMap((n) => chapters.find(({ fence }) => fence > n)?.fence ?? []))

/** Turns in which something happened that is worth a frame. */
export const worthShowing = (chapters: readonly Chapter[], turning: ReadonlySet<number> = new Set()): readonly Chapter[] =>
  chapters.filter(({ fence, told }) => turning.has(fence) || (fence > 0 && told.some(({ weight }) => weight !== 'detail')))

/** Of too many turns what decided the game, then results, and as many others as fit, evenly spread. */
export function thinned(
  worth: readonly Chapter[],
  most = MOST_TURNS,
  turning: ReadonlySet<number> = new Set(),
): readonly Chapter[] {
  const points = worth.filter(({ fence }) => turning.has(fence))
  const rest = worth.filter(({ fence }) => !turning.has(fence))
  const results = spread(rest.filter(isHeadline), most - points.length)
  const others = spread(
    rest.filter((chapter) => !isHeadline(chapter)),
    most - points.length - results.length,
  )
  return [...points, ...results, ...others].sort((a, b) => a.fence - b.fence)
}

/** The first, the last, and as many between them. */
const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / Math.max(1, most - 1))]!)

/** How much of its own time a turn gets in which nothing was decided. */
export function paceOf(chapters: readonly Chapter[]): number {
  const [decided, others] = [chapters.filter(isHeadline).length, chapters.filter((chapter) => !isHeadline(chapter)).length]
  return Math.min(1, Math.max(0, LONGEST_FILM - decided * TURNING_POINT) / Math.max(1, others * TURN))
}

type Course = {
  readonly chapters: readonly Chapter[]
  readonly turning: ReadonlySet<number>
  /** Said on the first frame, if not every turn has one. */
  readonly thinning: string | null
}

async function* framesOf(chronicle: Chronicle, { chapters, turning, thinning }: Course, wanted: Wanted): AsyncGenerator<Frame> {
  const { table } = chronicle
  const first = await chronicle.at(0)
  const seats = table.seats.map(({ seat }) => seat)
  if (first) yield { kind: 'opening', view: first.seen(null).view, hold: OPENING, seats, about: wanted.about, thinning }
  const pace = paceOf(chapters)
  let before = 0
  for (const [i, chapter] of chapters.entries()) {
    const moment = await chronicle.at(chapter.fence)
    if (!moment) continue
    const isTurning = turning.has(chapter.fence)
    yield await turnOf(chronicle, moment, { chapter, before, share: (i + 1) / chapters.length, wanted, isTurning, pace })
    before = chapter.fence
  }
  const last = await chronicle.at(wanted.present)
  if (!last) return
  if (wanted.ending) yield { kind: 'finale', view: last.seen(null).view, hold: FINALE, ending: wanted.ending }
  else
    yield {
      ...(await turnOf(chronicle, last, { chapter: { fence: wanted.present, told: [] }, before, share: 1, wanted })),
      story: [oursIn(wanted.locale)('film.so-far')],
      hold: PRESENT,
    }
}

type Told = {
  readonly chapter: Chapter
  readonly before: number
  readonly share: number
  readonly wanted: Wanted
  readonly isTurning?: boolean
  readonly pace?: number
}

async function turnOf(
  chronicle: Chronicle,
  moment: Moment,
  { chapter, before, share, wanted, isTurning = false, pace = 1 }: Told,
): Promise<Turn> {
  const { locale, ending } = wanted
  const { hosted, table } = chronicle
  const { view } = moment.seen(null)
  const voice = voiceAt(moment, locale)
  const matters = storyOf(chapter.told, LINES)
  const told = chosen(matters).map((event) => plain(eventText(voice, event)))
  const story = isTurning ? [oursIn(locale)('film.turning-point'), ...told] : told
  return {
    kind: 'turn',
    view,
    headline: hosted.headline(view, speakerAt(table, locale)),
    story,
    hands: ending ? await handsAt(chronicle, moment, [before, chapter.fence], locale) : [],
    share,
    hold: isTurning ? LONGEST : holdOf(story, isHeadline(chapter), pace),
  }
}

/** There is room for so many: the results, else the latest. */
function chosen(events: readonly Event[]): readonly Event[] {
  const results = events.filter(({ weight }) => weight === 'headline')
  return (results.length > 0 ? results : events).slice(-LINES)
}

export function holdOf(story: readonly string[], isResult: boolean, pace = 1): number {
  const toRead = Math.max(0, story.join(' ').length - GLANCE) * A_LETTER
  return isResult ? Math.min(LONGEST, TURNING_POINT + toRead) : Math.max(QUICKEST, Math.min(LONGEST, TURN + toRead) * pace)
}

/** What everybody held and had sealed: all of it is open once the game is over. */
async function handsAt(chronicle: Chronicle, moment: Moment, [from, to]: readonly [number, number], locale: string) {
  const { hosted, table } = chronicle
  const voice = voiceAt(moment, locale)
  const sealed = new Map(
    (await chronicle.sealed(from, to)).map(({ seat, asked, answer }) => [seat, plain(answerText(voice, asked!.input, answer))]),
  )
  const speaker = speakerAt(table, locale)
  return table.seats.map(({ seat }) => ({
    seat,
    holds: plain(hosted.holds?.(moment.seen(seat).view, speaker) ?? ''),
    sealed: sealed.get(seat) ?? null,
  }))
}

/** Words for a chat may carry its marks, emojis of ours, and flags, which no letters of ours can draw; a picture cannot. */
export const plain = (words: string) => words.replace(/<a?:\w+:\d+>\s?|\p{Regional_Indicator}{2}\s?|\*\*|__|`/gu, '')
