/**
 * What a channel hears. One living card shows where the game stands. A new message is posted only when somebody is asked who
 * was not asked before, because only new messages notify; everything else is a quiet edit of the card.
 */

import type { Seat } from '../kernel/contract.ts'
import type { Card, NewPost, PersonSettings, PostBody, Seated, SeatRow } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { callableAt, type Settings } from './clock.ts'
import { between, type House } from './house.ts'
import { isComputer } from './seating.ts'
import type { Held } from './states.ts'

export type Fence = {
  /** Whose answer led here: that person has a panel open and needs no ping. */
  readonly acted: Seat | null
  readonly fence: number
  readonly held: Held
  readonly settings: Settings
}

export function postsAfter(
  house: House,
  table: Seated,
  { fence, held, acted, settings }: Fence,
): { posts: NewPost[]; card: Card } {
  const now = house.now()
  const owed = held.awaited()
  const { outcome, told } = held.state
  const { channel, card } = table
  const post = (body: NewPost['body'], more: Partial<NewPost> = {}): NewPost => ({
    id: `${table.id}-${table.seq}-${more.slot ? 'e' : 'n'}`,
    channel,
    body,
    dueAt: now,
    ...more,
  })
  const refresh = (dueAt = now + house.pauses.edit): NewPost[] =>
    card.post ? [post({ kind: 'edit', target: card.post }, { slot: `edit:${card.post}`, dueAt })] : []

  if (outcome) {
    const end = post({ kind: 'end', fence, since: card.told })
    return { posts: [...refresh(), end], card: { post: end.id, asked: [], told } }
  }
  if (owed.some((seat) => seat !== acted && isNewsFor(table, seat))) {
    const news = post({ kind: 'card', fence, since: card.told, asked: owed, ...(acted !== null && { acted }) })
    return {
      posts: [
        ...refresh(),
        news,
        ...calls(
          house,
          table,
          owed.filter((seat) => seat !== acted),
          fence,
          settings,
        ),
      ],
      card: { post: news.id, asked: owed, told },
    }
  }
  const asked = owed.filter((seat) => seat === acted || card.asked.includes(seat))
  // While answers are sealed, the moment of the edit must not tell who was quick: it comes after a drawn delay.
  const isSealing = held.pending().some(({ sealed }) => sealed)
  return { posts: refresh(isSealing ? now + between(0, house.pauses.shield) : undefined), card: { ...card, asked } }
}

/** Computers need no message, unless nobody else is there to be told. */
function isNewsFor(table: Seated, seat: Seat): boolean {
  if (table.card.asked.includes(seat)) return false
  const isPerson = (row: SeatRow) => !isComputer(row)
  return table.seats.some((row) => row.seat === seat && isPerson(row)) || !table.seats.some(isPerson)
}

/** A private notice instead of a ping: if that is what the person wants and can get. Nobody else ever learns which. */
export const wantsPrivate = (settings: PersonSettings | undefined): boolean =>
  settings?.notify === 'dm' && settings.dm !== 'closed'

/**
 * Private notices to those newly asked, if they want them. Nobody is woken by them: they come when the night is over, if they are wanted
 * then, and with them a ping to those whom the card could not ping.
 */
function calls(house: House, table: Seated, owed: readonly Seat[], fence: number, settings: Settings): NewPost[] {
  return table.seats.flatMap(({ seat, person }): NewPost[] => {
    if (person === null || !owed.includes(seat) || table.card.asked.includes(seat)) return []
    const now = house.now()
    const dueAt = callableAt(table, now, settings.get(person))
    const isLater = dueAt > now
    const post = (key: string, channel: string, body: NewPost['body']): NewPost => ({
      id: `${table.id}-${table.seq}-${key[0]}${seat}`,
      channel,
      slot: `${key}:${seat}`,
      body,
      dueAt,
    })
    return [
      ...(isLater || wantsPrivate(settings.get(person))
        ? [post('direct', `dm:${person}`, { kind: 'direct', person, seat, fence })]
        : []),
      ...(isLater ? [post('call', table.channel, { kind: 'call', person, seat })] : []),
    ]
  })
}

/** Something to be said at a table that is no part of its game. */
export const noticeAt = (
  house: House,
  { id, seq, channel }: Seated,
  body: Omit<Extract<PostBody, { kind: 'notice' }>, 'kind' | 'text'> & { readonly text: BotText },
): NewPost => ({ id: `${id}-${seq}-n`, channel, body: { kind: 'notice', ...body }, dueAt: house.now() })

/** Brings the present card up to date, quietly. */
export const refresh = (house: House, table: Seated): NewPost[] =>
  table.card.post
    ? [
        {
          id: `${table.id}-${table.seq}-e`,
          channel: table.channel,
          slot: `edit:${table.card.post}`,
          body: { kind: 'edit', target: table.card.post },
          dueAt: house.now(),
        },
      ]
    : []

/** The card of a vote that is open is brought up to date: counts who agrees, or says that it is over. */
export const refreshVote = (house: House, { id, seq, channel, vote }: Seated): NewPost[] =>
  vote?.post
    ? [
        {
          id: `${id}-${seq}-w`,
          channel,
          slot: `edit:${vote.post}`,
          body: { kind: 'edit', target: vote.post },
          dueAt: house.now(),
        },
      ]
    : []
