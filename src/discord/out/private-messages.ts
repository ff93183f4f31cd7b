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
import { withSigns } from '../show/signs.ts'
import { deliver } from './deliver.ts'

export async function rememberClosed({ house: { store } }: Bot, id: string): Promise<void> {
  const person = await store.person(id)
  if (person) await store.savePerson(id, person.name, (held) => ({ ...held, dm: 'closed' }))
}

const knownAt = ({ standing }: Settled, id: string) => standing.people.find((person) => person.id === id)

export const isPrivateFor = (letter: Settled, person: string): boolean => wantsPrivate(knownAt(letter, person)?.settings)

const localeOf = (letter: Settled, person: string): string => knownAt(letter, person)?.locale ?? PUBLIC

/** A private notice, if that is still what the person wants. */
export async function sendDirect(
  bot: Bot,
  letter: Settled,
  { person, seat, about = 'turn' }: Extract<PostBody, { kind: 'direct' }>,
): Promise<string | null> {
  const { table } = letter.standing
  if (seatOf(table, person)?.seat !== seat) return null
  const position = positionIn(bot.house, letter.standing)
  const locale = localeOf(letter, person)
  if (about === 'end')
    return wantsEnd(knownAt(letter, person)?.settings) ? whisper(bot, letter, person, endNote(position, locale)) : null
  if (table.status !== 'playing' || !isPrivateFor(letter, person)) return null
  // Who one is, one is told at the beginning, asked or not.
  if (about === 'begin') return whisper(bot, letter, person, beginCard(position, seat, locale))
  // Whoever has answered meanwhile needs no notice.
  return owing(position).includes(seat) ? whisper(bot, letter, person, directCard(position, locale)) : null
}

export async function remindDirect(
  bot: Bot,
  letter: Settled,
  body: Extract<PostBody, { kind: 'remind' }>,
): Promise<string | null> {
  const isDrafted = positionIn(bot.house, letter.standing).seen(body.seat).drafted !== null
  const privately = { isDrafted, locale: localeOf(letter, body.person) }
  return whisper(bot, letter, body.person, reminder(letter.standing.table, body, privately))
}

async function whisper(bot: Bot, { post, standing }: Settled, person: string, message: Message | null): Promise<string | null> {
  if (!message) return null
  const user = await bot.client.users.fetch(person)
  const components = withSigns(bot, standing.table.game, message.components)
  return deliver(bot, post, await user.createDM(), { ...message, components })
}
