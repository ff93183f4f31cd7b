/** Notices in private, for those who want them and can get them, in the language they last spoke to us in. */
import type { Aside, Letter, PersonRow, PostBody, PostRow, Standing, Store } from '../../store/store.ts'
import { isSitting } from '../../tables/clock.ts'
import { hears, isPinged, isPingedAtEnd, MOST_TRIES, wantsEnd, wantsPrivate } from '../../tables/hearing.ts'
import { hostedAt } from '../../tables/house.ts'
import { owing, positionIn, seatOf } from '../../tables/position.ts'
import { oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import type { Settled } from '../show/cards.ts'
import { endNote } from '../show/finale.ts'
import { type Message, silent } from '../show/message.ts'
import { beginCard } from '../show/opening.ts'
import { container } from '../show/panel.ts'
import { asideNote, isStillToCome, morningCall, notice, pinged, reminder, turnCard, voteNote } from '../show/reminders.ts'

const DAY = 86_400_000

export async function rememberClosed({ house }: Bot, id: string): Promise<void> {
  const person = await house.store.person(id)
  if (!person) return
  await house.store.savePerson(id, person.name, (held) => ({
    ...held,
    dm: 'closed',
    dmFailed: { at: house.now(), times: (held.dmFailed?.times ?? 0) + 1 },
  }))
}

/** One arrived: whatever was in the way is gone. */
export async function rememberOpen({ house: { store } }: Bot, { standing }: Letter, id: string): Promise<void> {
  const person = standing?.people.find((each) => each.id === id)
  if (person?.settings.dmFailed) await reopen(store, person)
}

/** Somebody is there and presses something: what did not arrive once may arrive now. If it does not, it is tried once a day, and not for ever. */
export async function tryAgainFor({ house }: Bot, person: PersonRow): Promise<void> {
  const { dm, dmFailed: { at, times } = { at: 0, times: 0 } } = person.settings
  if (dm !== 'closed' || times >= MOST_TRIES || (times > 1 && house.now() - at < DAY)) return
  await house.store.savePerson(person.id, person.name, (held) => ({ ...held, dm: 'open' }))
}

/** We are on a server of theirs again, and may write to them. */
export async function tryAgainOn({ house: { store } }: Bot, server: string): Promise<void> {
  const tables = await store.tablesOn(server)
  const people = await store.people([...new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))])
  for (const person of people) if (person.settings.dm === 'closed') await reopen(store, person)
}

const reopen = (store: Store, { id, name }: PersonRow): Promise<void> =>
  store.savePerson(id, name, ({ dmFailed: _, ...held }) => ({ ...held, dm: 'open' }))

/**
 * Whether somebody is called in private or in the channel is decided by how things were when both fell due: a private message that fails between the
 * two calls them in the channel itself, and nobody is called twice. What is tried once more goes by what is known now.
 */
export const asItFellDue = ({ dueAt, attempts }: PostRow, standing: Standing): Standing =>
  attempts > 1
    ? standing
    : {
        ...standing,
        people: standing.people.map((person) => {
          const hasFailedSince = person.settings.dm === 'closed' && (person.settings.dmFailed?.at ?? 0) >= dueAt
          return hasFailedSince ? { ...person, settings: { ...person.settings, dm: 'open' as const } } : person
        }),
      }

const knownAt = ({ standing }: Settled, id: string) => standing.people.find((person) => person.id === id)

export const isPrivateFor = ({ house }: Bot, letter: Settled, person: string): boolean =>
  wantsPrivate(knownAt(letter, person)?.settings, house.now())

const hearsEndPrivately = ({ house }: Bot, letter: Settled, person: string): boolean =>
  wantsEnd(knownAt(letter, person)?.settings, house.now())

const localeOf = (letter: Settled, person: string): string => knownAt(letter, person)?.locale ?? PUBLIC

type About = { readonly person: string; readonly about?: string }

/** Whether the channel rings for somebody: the ping that goes with a card, a vote, a notice or the end. */
export const isCalledInChannel = ({ house }: Bot, letter: Settled, { person, about }: About): boolean =>
  (about === 'end' ? isPingedAtEnd : isPinged)(knownAt(letter, person)?.settings, house.now())

/** Being asked and votes come all the same, but without a sound, where somebody wishes so, and while all sit at the table. */
export const isHushed = (letter: Settled, { person, about }: About): boolean =>
  (isSitting(letter.standing.table) || !hears(knownAt(letter, person)?.settings, about === 'vote' ? 'votes' : 'asked')) &&
  (about === undefined || about === 'turn' || about === 'vote')

const isAside = (about: string): about is Aside => about === 'next' || about === 'alone' || about === 'harm'

/** What has not arrived in private must ring somewhere. */
export const isUnreached = (letter: Settled, { person, about }: About): boolean => {
  const { dm, notify, ends } = knownAt(letter, person)?.settings ?? {}
  return letter.post.attempts > 1 && dm === 'closed' && (notify === 'dm' || (about === 'end' && ends === 'dm'))
}

/** A private notice, if that is still what the person wants. */
export async function directMessage(
  bot: Bot,
  letter: Settled,
  body: Extract<PostBody, { kind: 'direct' }>,
): Promise<Message | null> {
  const { person, seat, fence, about = 'turn' } = body
  const { table } = letter.standing
  if (seatOf(table, person)?.seat !== seat) return null
  const position = positionIn(bot.house, letter.standing)
  const locale = localeOf(letter, person)
  if (about === 'end') return hearsEndPrivately(bot, letter, person) ? endNote(bot, position, locale) : null
  if (table.status !== 'playing') return null
  if (isAside(about)) return asideNote(position, { ...body, about }, locale)
  if (!isPrivateFor(bot, letter, person)) return null
  if (about === 'vote') return table.vote ? voteNote(bot, table, table.vote, seat, locale) : null
  // Who one is, one is told at the beginning, asked or not.
  if (about === 'begin') return beginCard(bot, position, seat, locale)
  return isStillToCome(position, seat, fence) ? turnCard(bot, position, seat, locale) : null
}

/** The newest notice to somebody who is asked is where they answer. */
async function isInUse({ house }: Bot, { standing, target }: Settled, seat: string): Promise<boolean> {
  const { table } = standing
  if (table.status !== 'playing' || !owing(positionIn(house, standing)).includes(seat)) return false
  for (const id of [table.card.notes?.[seat] ?? []].flat().reverse()) {
    const post = await house.store.post(id)
    // One that was not needed after all was never sent.
    if (post?.message) return id === target?.id
  }
  return false
}

/** What a private notice becomes when it has been used, or another one has come. Null as long as it may be needed. */
export async function usedNote(
  bot: Bot,
  letter: Settled,
  { person, seat, about }: Extract<PostBody, { kind: 'direct' }>,
): Promise<Message | null> {
  const { table } = letter.standing
  const locale = localeOf(letter, person)
  if (about === 'vote' && table.vote?.post && letter.target?.id === `${table.vote.post}-${seat}`)
    return voteNote(bot, table, table.vote, seat, locale)
  if (await isInUse(bot, letter, seat)) return null
  const { title } = hostedAt(bot.house, table.game, table.pack)
  return silent([container([oursIn(locale)('direct.used', { title, id: table.id, channel: table.channel })], [])])
}

/** What everybody is told in the channel, to one of those it calls. */
export async function whispered(
  bot: Bot,
  letter: Settled,
  { person, text, open }: Extract<PostBody, { kind: 'whisper' }>,
): Promise<Message | null> {
  const { table } = letter.standing
  const known = knownAt(letter, person) ?? (await bot.house.store.person(person))
  if (!wantsPrivate(known?.settings, bot.house.now())) return null
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const where = oursIn(known?.locale ?? PUBLIC)('direct.where', { title, id: table.id, channel: table.channel })
  return notice(bot, table, { kind: 'notice', text, ...(open !== undefined && { open }) }, [where])
}

/** Private messages are closed after all: a ping in the channel instead. */
export function calledInstead(
  bot: Bot,
  letter: Settled,
  body: Extract<PostBody, { kind: 'direct' | 'whisper' }>,
): Message | null {
  const { person } = body
  if (body.kind === 'whisper') return pinged(person)
  if (body.about === 'vote') return letter.standing.table.vote ? pinged(person) : null
  const about = body.about === 'end' ? ({ about: 'end' } as const) : {}
  return morningCall(bot, letter.standing, { kind: 'call', person, seat: body.seat, fence: body.fence, ...about })
}

export function privateReminder(bot: Bot, letter: Settled, body: Extract<PostBody, { kind: 'remind' }>): Message | null {
  const isDrafted = positionIn(bot.house, letter.standing).seen(body.seat).drafted !== null
  return reminder(letter.standing.table, body, { isDrafted, locale: localeOf(letter, body.person) })
}

/** To whoever may know where a table could go on, or hears that it did not. Null once it has a place again. */
export function placeNote({ house }: Bot, letter: Settled, body: Extract<PostBody, { kind: 'place' }>): Message | null {
  const { table } = letter.standing
  const theirs = oursIn(localeOf(letter, body.person))
  const { title } = hostedAt(house, table.game, table.pack)
  if (body.about === 'closed') return silent([container([theirs('place.closed', { title })], [])])
  if (table.status !== 'playing' || table.heldFor === null) return null
  const { channel, heldFor: why } = table
  return silent([container([theirs('place.lost', { title, channel, why, table: table.id })], [])])
}
