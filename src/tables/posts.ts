/**
 * What a channel hears. One living card shows where the game stands. A new message is posted only when somebody is asked who
 * was not asked before, because only new messages notify; everything else is a quiet edit of the card.
 */

import type { Seat } from '../kernel/contract.ts'
import type { Card, NewPost, PersonSettings, PostBody, Seated, SeatRow, Vote } from '../store/store.ts'
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
    const everybody = table.seats.map(({ seat }) => seat)
    const { posts: whispered } = whispers(house, table, everybody, { about: 'end', fence, settings })
    return {
      posts: [...refresh(), end, ...whispered, ...calls(house, table, everybody, settings, 'end')],
      card: { post: end.id, asked: [], told },
    }
  }
  if (owed.some((seat) => seat !== acted && isNewsFor(table, seat))) {
    const from = card.fence === undefined ? {} : { from: card.fence }
    const news = post({ kind: 'card', fence, since: card.told, ...from, asked: owed, ...(acted !== null && { acted }) })
    const newly = owed.filter((seat) => seat !== acted && !card.asked.includes(seat))
    // At the beginning everybody hears who they are, and with it whether they are asked.
    const isBeginning = fence === 0 && acted === null
    const hearers = isBeginning ? table.seats.map(({ seat }) => seat) : newly
    const { posts: whispered, notes } = whispers(house, table, hearers, {
      about: isBeginning ? 'begin' : 'turn',
      fence,
      settings,
    })
    return {
      posts: [...refresh(), news, ...whispered, ...calls(house, table, newly, settings)],
      card: { post: news.id, asked: owed, told, fence, ...(notes && { notes }) },
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

/** A private notice, if that is what the person wants and can get. Nobody else ever learns which. */
export const wantsPrivate = (settings: PersonSettings | undefined, now: number): boolean =>
  (settings?.notify === 'dm' || settings?.notify === 'both') && !isClosed(settings, now)

/** Whoever hears of something in private alone is not pinged in the channel; whoever wants both hears the channel ring. */
export const isPinged = (settings: PersonSettings | undefined, now: number): boolean =>
  settings?.notify !== 'dm' || !wantsPrivate(settings, now)

/** What did not arrive is tried again after a week, sooner if there is a reason; what never does is given up, until they ask for it. */
const UNTIL_TRIED_AGAIN = 7 * 86_400_000
export const MOST_TRIES = 5
const isClosed = (settings: PersonSettings | undefined, now: number): boolean => {
  if (settings?.dm !== 'closed') return false
  const { at, times } = settings.dmFailed ?? { at: 0, times: 0 }
  return times >= MOST_TRIES || now - at < UNTIL_TRIED_AGAIN
}

/** Of the end people hear as of their turns, unless they wish otherwise. */
export const wantsEnd = (settings: PersonSettings | undefined, now: number): boolean =>
  !isClosed(settings, now) && settings?.ends !== 'none' && (settings?.ends === 'dm' || wantsPrivate(settings, now))

export const isPingedAtEnd = (settings: PersonSettings | undefined, now: number): boolean =>
  !wantsEnd(settings, now) || (settings?.notify === 'both' && settings.ends !== 'dm')

type Whisper = { readonly about: 'turn' | 'begin' | 'end'; readonly fence: number; readonly settings: Settings }

/**
 * Private notices, to those who want them. Nobody is woken by them: they come when the night is over, if they are wanted then. The one
 * before it has been used, and shrinks.
 */
function whispers(
  house: House,
  table: Seated,
  seats: readonly Seat[],
  { about, fence, settings }: Whisper,
): { posts: NewPost[]; notes: Card['notes'] } {
  const now = house.now()
  const posts = table.seats.flatMap(({ seat, person }): NewPost[] => {
    if (person === null || !seats.includes(seat)) return []
    const wishes = settings.get(person)
    const dueAt = callableAt(table, now, wishes)
    if (dueAt <= now && !(about === 'end' ? wantsEnd(wishes, now) : wantsPrivate(wishes, now))) return []
    const body = { kind: 'direct', person, seat, fence, ...(about !== 'turn' && { about }) } as const
    const slot = `${about === 'turn' ? 'direct' : about}:${seat}`
    return [...shrinking(table, seat, person, dueAt), directPost(table, body, { slot, dueAt })]
  })
  const newest = posts.flatMap(({ id, body }) => (body.kind === 'direct' ? [[body.seat, id] as const] : []))
  const notes = { ...table.card.notes, ...Object.fromEntries(newest) }
  return { posts, notes: Object.keys(notes).length > 0 ? notes : undefined }
}

const directPost = (
  table: Pick<Seated, 'id' | 'seq'>,
  body: Extract<PostBody, { kind: 'direct' }>,
  { slot, dueAt }: Pick<NewPost, 'dueAt'> & { readonly slot: string },
): NewPost => ({ id: `${table.id}-${table.seq}-d${body.seat}`, channel: `dm:${body.person}`, slot, body, dueAt })

function shrinking({ id, seq, card }: Seated, seat: Seat, person: string, dueAt: number): NewPost[] {
  const target = card.notes?.[seat]
  if (target === undefined) return []
  return [{ id: `${id}-${seq}-s${seat}`, channel: `dm:${person}`, slot: `edit:${target}`, body: { kind: 'edit', target }, dueAt }]
}

/** Whoever is asked to agree to something hears of it in private, where they want that. */
export const votesAsked = (house: House, table: Seated, vote: Vote, settings: Settings): NewPost[] =>
  table.seats.flatMap((row) => {
    const { seat, person } = row
    if (person === null || isComputer(row) || vote.yes.includes(seat) || !wantsPrivate(settings.get(person), house.now()))
      return []
    const body = { kind: 'direct', person, seat, fence: table.fence, about: 'vote' } as const
    const post = directPost(table, body, { slot: `vote:${seat}`, dueAt: house.now() })
    return [{ ...post, id: `${vote.post}-${seat}` }]
  })

/** A ping in the morning to those newly asked, or whose game is over, whom the card could not ping. */
function calls(house: House, table: Seated, newly: readonly Seat[], settings: Settings, about?: 'end'): NewPost[] {
  return table.seats.flatMap(({ seat, person }): NewPost[] => {
    if (person === null || !newly.includes(seat)) return []
    const dueAt = callableAt(table, house.now(), settings.get(person))
    if (dueAt <= house.now()) return []
    const body = { kind: 'call', person, seat, ...(about && { about }) } as const
    return [{ id: `${table.id}-${table.seq}-c${seat}`, channel: table.channel, slot: `call:${seat}`, body, dueAt }]
  })
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
