/** What was told, in today's words. A game that goes on across a deploy has told things in ways that are no longer known. */
import type { Event } from '../../kernel/contract.ts'
import type { Voice } from './present/question.ts'

export function eventText({ say, ours }: Voice, { text }: Event): string {
  try {
    const words = say(text)
    return /\bundefined\b|\[object/.test(words) ? ours('event.earlier') : words
  } catch {
    return ours('event.earlier')
  }
}

/** Of many, those that matter: results always, trivia first to go; in the order in which they happened. */
export function worthTelling<E extends Event>(events: readonly E[], most: number): readonly E[] {
  const told = new Set(events)
  for (const weight of ['detail', 'news', 'headline'] as const)
    for (const event of events) if (told.size > most && (event.weight ?? 'news') === weight) told.delete(event)
  return events.filter((event) => told.has(event))
}
