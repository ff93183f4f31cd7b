/** Notices in private, for those who want them and can get them, in the language they last spoke to us in. */
import type { PostBody } from '../../store/store.ts'
import { owing, positionIn, seatOf } from '../../tables/position.ts'
import { wantsEnd, wantsPrivate } from '../../tables/posts.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import type { Settled } from '../show/cards.ts'
import { endNote } from '../show/finale.ts'
import type { Message } from '../show/message.ts'
import { beginCard } from '../show/opening.ts'
import { directCard, reminder } from '../show/reminders.ts'

export async function rememberClosed({ house: { store } }: Bot, id: string): Promise<void> {
  const person = await store.person(id)
  if (person) await store.savePerson(id, person.name, (held) => ({ ...held, dm: 'closed' }))
}

const knownAt = ({ standing }: Settled, id: string) => standing.people.find((person) => person.id === id)

export const isPrivateFor = (letter: Settled, person: string): boolean => wantsPrivate(knownAt(letter, person)?.settings)

export const hearsEndPrivately = (letter: Settled, person: string): boolean => wantsEnd(knownAt(letter, person)?.settings)

const localeOf = (letter: Settled, person: string): string => knownAt(letter, person)?.locale ?? PUBLIC

/** A private notice, if that is still what the person wants. */
export function directMessage(
  bot: Bot,
  letter: Settled,
  { person, seat, about = 'turn' }: Extract<PostBody, { kind: 'direct' }>,
): Message | null {
  const { table } = letter.standing
  if (seatOf(table, person)?.seat !== seat) return null
  const position = positionIn(bot.house, letter.standing)
  const locale = localeOf(letter, person)
  if (about === 'end') return hearsEndPrivately(letter, person) ? endNote(position, locale) : null
  if (table.status !== 'playing' || !isPrivateFor(letter, person)) return null
  // Who one is, one is told at the beginning, asked or not.
  if (about === 'begin') return beginCard(position, seat, locale)
  // Whoever has answered meanwhile needs no notice.
  return owing(position).includes(seat) ? directCard(position, locale) : null
}

export function privateReminder(bot: Bot, letter: Settled, body: Extract<PostBody, { kind: 'remind' }>): Message | null {
  const isDrafted = positionIn(bot.house, letter.standing).seen(body.seat).drafted !== null
  return reminder(letter.standing.table, body, { isDrafted, locale: localeOf(letter, body.person) })
}
