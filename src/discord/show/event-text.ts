/** What happened, in today's words and in the measure of the place where it is told: results always, trivia only where there is room. */
import type { Event, Seat } from '../../kernel/contract.ts'
import { clip } from './limits.ts'
import type { Voice } from './present/question.ts'

/** A game that goes on across a deploy has told things in ways that are no longer known. */
export function eventText({ say, ours }: Voice, { text }: Event): string {
  try {
    const words = say(text)
    return /\bundefined\b|\[object/.test(words) ? ours('event.earlier') : words
  } catch {
    return ours('event.earlier')
  }
}

export const bullet = (voice: Voice, event: Event): string => `- ${eventText(voice, event)}`

const weightOf = ({ weight }: Event) => weight ?? 'news'

/**
 * Of many events those that tell the story, in the order in which they happened: every result, the latest news as far as there is
 * room, and trivia only where nothing else happened. A single one left out would take as much room as telling it.
 */
export function storyOf<E extends Event>(events: readonly E[], most: number): readonly E[] {
  const matters = events.filter((event) => weightOf(event) !== 'detail')
  if (matters.length === 0) return events.slice(-most)
  const news = matters.filter((event) => weightOf(event) === 'news')
  const room = Math.max(0, most - (matters.length - news.length))
  const told = new Set(news.slice(news.length - Math.min(room, news.length)))
  const story = matters.filter((event) => weightOf(event) === 'headline' || told.has(event))
  return story.length === events.length - 1 ? events : story
}

/** What happened to a seat, and what happened beside it. */
export function apartFor<E extends Event>(events: readonly E[], seat: Seat | null): { own: readonly E[]; others: readonly E[] } {
  const isOwn = ({ to, concerns }: E) => seat !== null && (to === seat || (concerns?.includes(seat) ?? false))
  return { own: events.filter(isOwn), others: events.filter((event) => !isOwn(event)) }
}

const RECAP_LINES = 8
/** What happened and what is drafted come first, but the question must never be cut off by them. */
const RECAP_TEXT = 1_000

/**
 * A recap with little room: what happened to oneself comes first, and the rest as far as it goes. `isInOrder`: it follows from what one
 * has just done, and is told as it happened.
 */
export function recapText(
  events: readonly Event[],
  voice: Voice,
  title: string,
  { seat, isInOrder = false }: { readonly seat: Seat | null; readonly isInOrder?: boolean },
): string {
  const { own, others } = apartFor(events, seat)
  const mine = storyOf(own, RECAP_LINES)
  const told = [...mine, ...storyOf(others, Math.max(2, RECAP_LINES - mine.length))]
  const lines = told.map((event) => ({ event, line: clip(bullet(voice, event), RECAP_TEXT / 3) }))
  const isLong = () => lines.reduce((sum, { line }) => sum + line.length + 1, 0) > RECAP_TEXT
  // From below: others' news first, one's own results last.
  for (const weight of ['detail', 'news', 'headline'] as const)
    for (let i = lines.length - 1; i >= 0 && isLong(); i--) if (weightOf(lines[i]!.event) === weight) lines.splice(i, 1)
  const folded = events.length - lines.length
  if (isInOrder) lines.sort((a, b) => events.indexOf(a.event) - events.indexOf(b.event))
  return [`**${title}**`, ...lines.map(({ line }) => line), ...(folded > 0 ? [voice.ours('story.folded', { folded })] : [])].join(
    '\n',
  )
}
