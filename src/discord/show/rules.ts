/** The rules of a game: a topic, its neighbours, everything there is in reading order, and what a search found. */
import type { AnyHosted, Thing, Topic } from '../../games/hosted.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { type Desk, idAt, partButtons, type Reading, waysFrom } from './book.ts'
import { learnButton } from './lesson.ts'
import { BUTTON_LABEL, clip, OPTION_TEXT, OPTIONS_IN_A_SELECT } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** More than anybody reads, and as many as four lists hold. */
const MOST_FOUND = 4 * OPTIONS_IN_A_SELECT

export function rulesReply(book: AnyHosted, locale: string, topic?: string, desk: Desk = {}): Reply {
  const reading = { book, desk, locale }
  const ours = oursIn(locale)
  const { topics, things } = book.about(locale)
  const at = topics.findIndex(({ id }) => id === topic)
  const found = topics[at]
  const thing = found || topic === undefined ? undefined : things?.().find(({ id }) => id === topic)
  if (thing) return thingReply(reading, ours, thing)
  // Typed, not chosen: a name, or a word to look for.
  if (topic !== undefined && !found) {
    const named = everythingIn(book, locale).find(({ title }) => title.toLowerCase() === topic.trim().toLowerCase())
    return named ? rulesReply(book, locale, named.id, desk) : searchReply(book, locale, topic, desk)
  }
  const turn = (to: Topic | undefined, label: 'rules.before' | 'rules.after') =>
    to ? [button(idAt(reading)('rules', `=${to.id}`), clip(ours(label, to), BUTTON_LABEL))] : []
  const neighbours = found ? [...turn(topics[at - 1], 'rules.before'), ...turn(topics[at + 1], 'rules.after')] : []
  const lines = found
    ? [`**${found.title}**`, found.text, ours('rules.rulebook', { rule: found.rule })]
    : firstPage(reading, ours)
  const more = found ? [] : buttonRows([...partButtons(reading, ours), ...learnButton(book, 'learn.this', locale)])
  const rows = [...more, ...waysFrom(reading, ours, neighbours), ...listsOf(reading, ours, topics, topic)]
  return { components: [container(lines, rows)] }
}

/** Something printed: what it does, and the ways on. */
function thingReply(reading: Reading, ours: Ours, { title, text }: Thing): Reply {
  const contents = button(idAt(reading)('rules', '='), ours('rules.contents'))
  return { components: [container([`**${title}**`, text], waysFrom(reading, ours, [contents]))] }
}

/** The game in ten sentences, where somebody has written them; then how to go on. */
function firstPage({ book, locale }: Reading, ours: Ours): string[] {
  const sentences = book.about(locale).primer?.sentences ?? []
  const told =
    sentences.length > 0
      ? [ours('primer.sentences'), ...sentences.map((said, i) => ours('primer.sentence', { said, n: i + 1 }))]
      : []
  return [ours('rules.title', { title: book.title }), ...told, ours('rules.how')]
}

/** What holds the words, in titles first. */
export function searchReply(book: AnyHosted, locale: string, words: string, desk: Desk = {}): Reply {
  const reading = { book, desk, locale }
  const ours = oursIn(locale)
  const found = topicsWith(everythingIn(book, locale), words).slice(0, MOST_FOUND)
  const lines = [
    ours('rules.title', { title: book.title }),
    ours('rules.found', { words: clip(words, OPTION_TEXT), count: found.length }),
  ]
  const contents = button(idAt(reading)('rules', '='), ours('rules.contents'))
  return { components: [container(lines, [...waysFrom(reading, ours, [contents]), ...listsOf(reading, ours, found)])] }
}

/** Which book? */
export function booksReply(books: readonly AnyHosted[], locale: string): Reply {
  const ours = oursIn(locale)
  const choices = books.map(({ title, game, about }) => ({ value: game.id, label: title, about: about(locale).blurb }))
  return {
    components: [container([ours('rules.which')], [selectRow(idFor('rules', '', '', '@'), ours('rules.which'), choices)])],
  }
}

/** Topics, then all that is printed on components. */
export function everythingIn(book: AnyHosted, locale: string): Thing[] {
  const { topics, things } = book.about(locale)
  return [...topics, ...(things?.() ?? [])]
}

/** Those whose title has the words, then those whose text has. */
export function topicsWith<T extends Thing>(topics: readonly T[], words: string): T[] {
  const wanted = words.trim().toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(wanted)
  const titled = topics.filter(({ title }) => has(title))
  return [...titled, ...topics.filter((topic) => !titled.includes(topic) && has(topic.text))]
}

/** In lists of like length, so that every topic can be reached. */
function listsOf(reading: Reading, ours: Ours, topics: readonly Thing[], open?: string): Row[] {
  const choices = topics.map(({ id, title, text }) => ({ value: id, label: title, about: opening(text), chosen: id === open }))
  const lists = Math.ceil(choices.length / OPTIONS_IN_A_SELECT)
  const length = Math.ceil(choices.length / lists)
  return Array.from({ length: lists }, (_, i) => {
    const part = choices.slice(i * length, (i + 1) * length)
    const title = lists > 1 ? ours('list.range', { first: part[0]!.label, last: part.at(-1)!.label }) : ours('rules.choose')
    return selectRow(idAt(reading)('rules', String(i)), title, part)
  })
}

/** How a topic begins, as plain words: its first sentence. */
export const opening = (text: string): string => {
  const plain = text
    .replaceAll(/^[-#>\s]+/gm, '')
    .replaceAll(/[*_`]/g, '')
    .split('\n')[0]!
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}
