/** From a letter to what is sent: to whom or where, and the message; a plain card where that cannot be made. */
import type { Letter, PostBody, PostRow } from '../../store/store.ts'
import { Unreadable } from '../../store/trouble.ts'
import { isPinged, wantsPrivate } from '../../tables/hearing.ts'
import { positionAt } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { messageFor, refreshed, type Settled } from '../show/cards.ts'
import { leagueMessage } from '../show/league/card.ts'
import { letterNote } from '../show/letters.ts'
import type { Message } from '../show/message.ts'
import { plainCard } from '../show/plain-card.ts'
import { pinged } from '../show/reminders.ts'
import { reportMessage } from '../show/report-card.ts'
import { withSigns } from '../show/signs.ts'
import {
  asItFellDue,
  calledInstead,
  directMessage,
  isCalledInChannel,
  isHushed,
  isPrivateFor,
  isUnreached,
  placeNote,
  privateReminder,
  usedNote,
  whispered,
} from './private-messages.ts'

export type Parcel = {
  readonly message: Message
  /** In private; else into the channel of the post, or another one. */
  readonly person?: string
  readonly into?: string
  /** The earlier post whose message it becomes. */
  readonly edits?: PostRow
  readonly isPlain?: boolean
}

/** Null if there is nothing to say any more. What cannot be made keeps nothing else waiting. */
export async function composed(bot: Bot, letter: Letter, isMended = false): Promise<Parcel | null> {
  try {
    if (letter.damage) throw letter.damage
    const parcel = await parcelOf(bot, letter)
    const game = letter.standing?.table.game
    return parcel && game ? { ...parcel, message: signed(bot, game, parcel.message) } : parcel
  } catch (error) {
    const { table, id } = letter.post
    const mended = isMended ? null : await letterAfterMending(bot, letter, error)
    if (mended) return composed(bot, mended, true)
    bot.log.error({ table, post: id, err: error }, 'this message of the table could not be made; a plain card stands in for it')
    return plainParcel(bot, letter)
  }
}

/** A state that cannot be read may be made again by whoever looks for the position. */
async function letterAfterMending({ house }: Bot, { post, standing }: Letter, error: unknown): Promise<Letter | null> {
  if (!(error instanceof Unreadable) || !standing) return null
  try {
    await positionAt(house, standing.table.id)
    return await house.store.letter(post.id)
  } catch {
    return null
  }
}

const signed = (bot: Bot, game: string, message: Message): Message => ({
  ...message,
  components: withSigns(bot, game, message.components),
})

async function parcelOf(bot: Bot, letter: Letter): Promise<Parcel | null> {
  const { post, standing, target } = letter
  const { body } = post
  if (body.kind === 'unreadable') throw new Error('the post cannot be read')
  if (body.kind === 'league') {
    if (!body.edits && body.person !== undefined) return privateFromLeague(bot, letter, body, body.person)
    if (!body.edits) return wrapped(await leagueMessage(bot, post.id, body))
    const message = target?.body.kind === 'league' ? await leagueMessage(bot, target.id, { ...target.body, ping: [] }) : null
    return target && wrapped(message, { edits: target })
  }
  if (body.kind === 'report') {
    const message = await reportMessage(bot, body)
    if (body.edits) return target && wrapped(message, { edits: target })
    return wrapped(message, body.person === undefined ? {} : { person: body.person })
  }
  if (!standing) return null
  const about = { ...letter, standing: asItFellDue(post, standing) }
  if (body.kind === 'place') return wrapped(placeNote(bot, about, body), { person: body.person })
  if (body.kind === 'mail') return wrapped(await letterNote(bot, about, body), { person: body.person })
  if (body.kind === 'direct' || body.kind === 'whisper') return privateParcel(bot, about, body)
  if (body.kind === 'remind' && isPrivateFor(bot, about, body.person))
    return wrapped(privateReminder(bot, about, body), { person: body.person })
  // The private notice has told them.
  if (body.kind === 'call' && (!isCalledInChannel(bot, about, body) || isHushed(about, body))) return null
  // A ping at half time would only annoy those who did not ask for private reminders.
  if (body.kind === 'remind' && !body.last) return null
  if (body.kind !== 'edit') return wrapped(await messageFor(bot, about))
  if (target?.body.kind === 'direct')
    return wrapped(await usedNote(bot, about, target.body), { edits: target, person: target.body.person })
  return target && wrapped(await refreshed(bot, about), { edits: target })
}

/** What did not arrive in private calls its reader in the channel. */
async function privateParcel(
  bot: Bot,
  letter: Settled,
  body: Extract<PostBody, { kind: 'direct' | 'whisper' }>,
): Promise<Parcel | null> {
  const { person } = body
  if (isUnreached(letter, body)) return wrapped(calledInstead(bot, letter, body), { into: letter.standing.table.channel })
  const message = await (body.kind === 'direct' ? directMessage(bot, letter, body) : whispered(bot, letter, body))
  return message && { person, message: { ...message, isQuiet: isQuiet(bot, letter, body) } }
}

/** One ring for each call: not where the channel rings; and none of what somebody does not want to hear. Of what is told in private alone they do. */
const isQuiet = (bot: Bot, letter: Settled, body: Extract<PostBody, { kind: 'direct' | 'whisper' }>): boolean => {
  if (body.kind === 'direct' && (body.about === 'next' || body.about === 'alone' || body.about === 'harm')) return false
  return isCalledInChannel(bot, letter, body) || (body.kind === 'direct' && isHushed(letter, body))
}

/** The same for what a league calls somebody for; what it only tells them is told in private or not at all. */
async function privateFromLeague(
  bot: Bot,
  { post }: Letter,
  body: Extract<PostBody, { kind: 'league' }>,
  person: string,
): Promise<Parcel | null> {
  const { house } = bot
  const settings = (await house.store.person(person))?.settings
  const isUnheard = body.ping.includes(person) && post.attempts > 1 && !wantsPrivate(settings, house.now())
  if (!isUnheard) {
    const message = await leagueMessage(bot, post.id, body)
    return message && { person, message: { ...message, isQuiet: body.ping.includes(person) && isPinged(settings, house.now()) } }
  }
  const season = settings?.notify === 'dm' ? await house.store.league.season(body.season) : null
  return season && { message: pinged(person), into: season.league.channel }
}

const wrapped = (message: Message | null, more: Omit<Parcel, 'message'> = {}): Parcel | null => message && { message, ...more }

/** A card of earlier days is better left as it is. */
export async function plainParcel(bot: Bot, letter: Letter): Promise<Parcel | null> {
  const { post, standing } = letter
  const { body } = post
  const plain = { message: plainCard(bot, letter), isPlain: true } as const
  if (body.kind === 'direct' || body.kind === 'whisper' || body.kind === 'place') return { ...plain, person: body.person }
  // A letter has words of its own, which no plain card could stand for: it is in the panel.
  if (body.kind === 'report' || body.kind === 'mail') return null
  if (body.kind === 'league') return body.edits ? null : plain
  if (body.kind !== 'edit') return plain
  const target = standing?.table.card.post === body.target ? await bot.house.store.post(body.target) : null
  return target && { ...plain, edits: target }
}
