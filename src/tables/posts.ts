/**
 * What a channel hears. One living card shows where the game stands. A new message is posted only when somebody is asked who
 * was not asked before, because only new messages notify; everything else is a quiet edit of the card.
 */

import type { Event, Seat } from '../kernel/contract.ts'
import type { Card, NewPost, PostBody, Seated, SeatRow } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { isSitting, type Settings } from './clock.ts'
import { between, type House } from './house.ts'
import { isComputer } from './seating.ts'
import type { Held } from './states.ts'
import { allUsed, asides, calls, isThere, usedBy, whispers } from './whispers.ts'

export type Fence = {
  /** Whose answer led here: that person has a panel open and needs no ping. */
  readonly acted: Seat | null
  readonly fence: number
  readonly held: Held
  /** What was told on the way. */
  readonly events: readonly Event[]
  readonly settings: Settings
  /** Seats whose orders answer: nobody has to call them. */
  readonly ahead?: readonly Seat[]
}

export function postsAfter(house: House, table: Seated, at: Fence): { posts: NewPost[]; card: Card } {
  const { fence, held, acted, settings, ahead = [] } = at
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
    const everybody = table.seats.map(({ seat }) => seat)
    const { posts: whispered } = whispers(house, table, everybody, { about: 'end', fence, settings })
    return {
      posts: [
        ...refresh(),
        end,
        ...allUsed(house, table),
        ...whispered,
        ...calls(house, table, everybody, { fence, settings, about: 'end' }),
      ],
      card: { post: end.id, asked: [], told },
    }
  }
  const isNews = owed.some((seat) => seat !== acted && isNewsFor(table, seat))
  // All of them see the card: it says what it would have said, and nobody is rung.
  if (isNews && isSitting(table))
    return {
      posts: [...refresh(now), ...usedBy(house, table, owed)],
      card: { ...card, asked: owed, told, lately: card.told },
    }
  const beside = asides(house, table, at)
  const forewarned = beside.forewarned.length > 0 && { forewarned: beside.forewarned }
  const used = usedBy(house, table, owed)
  if (isNews) {
    const newly = owed.filter((seat) => seat !== acted && !card.asked.includes(seat))
    const there = table.seats.flatMap(({ seat, person }) =>
      person !== null && newly.includes(seat) && (ahead.includes(seat) || isThere(house, table, person)) ? [seat] : [],
    )
    const news = post({
      kind: 'card',
      fence,
      since: card.told,
      ...(card.fence !== undefined && { from: card.fence }),
      asked: owed,
      ...(acted !== null && { acted }),
      ...(there.length > 0 && { there }),
    })
    // At the beginning everybody hears who they are, and with it whether they are asked.
    const isBeginning = fence === 0 && acted === null && card.fence === undefined
    const called = newly.filter((seat) => !ahead.includes(seat))
    const hearers = isBeginning ? table.seats.map(({ seat }) => seat) : called
    const { posts: whispered, notes } = whispers(house, table, hearers, {
      about: isBeginning ? 'begin' : 'turn',
      fence,
      settings,
    })
    return {
      posts: [...refresh(), news, ...used, ...whispered, ...calls(house, table, called, { fence, settings }), ...beside.posts],
      card: { post: news.id, asked: owed, told, fence, ...(notes && { notes }), ...forewarned },
    }
  }
  const asked = owed.filter((seat) => seat === acted || card.asked.includes(seat))
  // While answers are sealed, the moment of the edit must not tell who was quick: it comes after a drawn delay.
  const isSealing = held.pending().some(({ sealed }) => sealed)
  const edit = refresh(isSealing ? now + between(0, house.pauses.shield) : undefined)
  const { forewarned: _, ...same } = card
  return { posts: [...edit, ...used, ...beside.posts], card: { ...same, asked, ...forewarned } }
}

/** Computers need no message, unless nobody else is there to be told. */
function isNewsFor(table: Seated, seat: Seat): boolean {
  if (table.card.asked.includes(seat)) return false
  const isPerson = (row: SeatRow) => !isComputer(row)
  return table.seats.some((row) => row.seat === seat && isPerson(row)) || !table.seats.some(isPerson)
}

type Notice = Omit<Extract<PostBody, { kind: 'notice' }>, 'kind' | 'text'> & { readonly text: BotText }
type Placed = Pick<Seated, 'id' | 'seq' | 'channel'>

/** What calls somebody: in the channel, and in private to those who want that when it is sent. */
export const callingAt = (house: House, table: Placed, body: Notice): NewPost[] => [
  noticeAt(house, table, body),
  ...whispersOf(house, table, body),
]

export const whispersOf = (house: House, { id, seq }: Pick<Placed, 'id' | 'seq'>, { text, ping = [], open }: Notice): NewPost[] =>
  ping.map((person, i) => {
    const body = { kind: 'whisper', person, text, ...(open !== undefined && { open }) } as const
    return { id: `${id}-${seq}-h${i}`, channel: `dm:${person}`, body, dueAt: house.now() }
  })

/** Something to be said at a table that is no part of its game. */
export const noticeAt = (house: House, { id, seq, channel }: Placed, body: Notice): NewPost => ({
  id: `${id}-${seq}-n`,
  channel,
  body: { kind: 'notice', ...body },
  dueAt: house.now(),
})

/** Brings the present card up to date, quietly. */
export const refresh = (house: House, table: Pick<Seated, 'id' | 'seq' | 'channel' | 'card'>): NewPost[] =>
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

/** The card of a vote that is open, and what was asked in private, are brought up to date: who agrees is counted, or it is over. */
export const refreshVote = (house: House, { id, seq, channel, vote, seats }: Omit<Seated, 'state'>): NewPost[] => {
  if (!vote?.post) return []
  const edit = (target: string, where: string, n: string): NewPost => ({
    id: `${id}-${seq}-w${n}`,
    channel: where,
    slot: `edit:${target}`,
    body: { kind: 'edit', target },
    dueAt: house.now(),
  })
  const asked = seats.flatMap(({ seat, person }) => (person && seat !== vote.by ? [{ seat, person }] : []))
  return [edit(vote.post, channel, ''), ...asked.map(({ seat, person }) => edit(`${vote.post}-${seat}`, `dm:${person}`, seat))]
}
