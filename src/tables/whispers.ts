/**
 * What people hear in private, each as they wish. Nobody is woken by it, and nobody is called to what they look at anyway: it comes when the night is over, or
 * when they have not answered for a while, if it is wanted then.
 */
import type { Event, Seat } from '../kernel/contract.ts'
import type { Aside, Card, NewPost, PersonSettings, PostBody, Seated, SeatRow, Vote } from '../store/store.ts'
import { callableAt, type Paced, paceOf, type Settings } from './clock.ts'
import { hears, isReached, type Kind, wantsEnd, wantsPrivate } from './hearing.ts'
import { between, type House } from './house.ts'
import { isNext } from './next.ts'
import { isComputer } from './seating.ts'
import type { Held } from './states.ts'

const MINUTE = 60_000
/** Whoever has just looked at their panel of the table sees a question come. At a blitz nobody has that much time. */
const A_WHILE = 5 * MINUTE
const A_MOMENT = MINUTE
/** A panel can be changed no longer: what was answered on it is done. */
const PUT_AWAY = 15 * MINUTE

type Looked = Paced & Pick<Seated, 'id'>

/** Until when somebody is not called, because they are at the table. */
function quietUntil({ lookedAt }: House, table: Looked, person: string): number {
  const at = lookedAt?.(table.id, person) ?? null
  return at === null ? 0 : at + (paceOf(table)?.nights ? A_MOMENT : A_WHILE)
}

export const isThere = (house: House, table: Looked, person: string): boolean => quietUntil(house, table, person) > house.now()

/** When somebody is to be called for something that they may see by themselves before. */
const calledAt = (house: House, table: Seated, person: string, settings: PersonSettings | undefined): number =>
  callableAt(table, Math.max(house.now(), quietUntil(house, table, person)), settings)

type Whisper = { readonly about: 'turn' | 'begin' | 'end'; readonly fence: number; readonly settings: Settings }
type Notes = Card['notes']

/** Its notices that may still have buttons. Once there was only the last one. */
const notesOf = ({ card }: Pick<Seated, 'card'>, seat: Seat): readonly string[] => [card.notes?.[seat] ?? []].flat()

/** Private notices, to those who want them. Those before have been used, and shrink. */
export function whispers(
  house: House,
  table: Seated,
  seats: readonly Seat[],
  { about, fence, settings }: Whisper,
): { posts: NewPost[]; notes: Notes } {
  const now = house.now()
  const notes: Record<string, readonly string[]> = {}
  const posts = table.seats.flatMap(({ seat, person }): NewPost[] => {
    if (person === null || !seats.includes(seat)) return []
    const wishes = settings.get(person)
    // What is over is told at once.
    const dueAt = about === 'end' ? callableAt(table, now, wishes) : calledAt(house, table, person, wishes)
    if (dueAt <= now && !(about === 'end' ? wantsEnd(wishes, now) : wantsPrivate(wishes, now))) return []
    const body = { kind: 'direct', person, seat, fence, ...(about !== 'turn' && { about }) } as const
    const slot = `${about === 'turn' ? 'direct' : about}:${seat}`
    const post = directPost(table, body, { slot, dueAt })
    notes[seat] = [...(dueAt > now ? notesOf(table, seat) : []), post.id]
    return [post, ...shrinking(table, seat, person, dueAt)]
  })
  return { posts, notes: joined(table.card.notes, notes) }
}

const joined = (before: Notes, more: NonNullable<Notes>): Notes =>
  before || Object.keys(more).length > 0 ? { ...before, ...more } : undefined

const directPost = (
  table: Pick<Seated, 'id' | 'seq'>,
  body: Extract<PostBody, { kind: 'direct' }>,
  { slot, dueAt }: Pick<NewPost, 'dueAt'> & { readonly slot: string },
): NewPost => ({
  id: `${table.id}-${table.seq}-${body.about && body.about in ASIDES ? body.about : 'd'}${body.seat}`,
  channel: `dm:${body.person}`,
  slot,
  body,
  dueAt,
})

const shrinking = (table: Pick<Seated, 'id' | 'seq' | 'card'>, seat: Seat, person: string, dueAt: number): NewPost[] =>
  notesOf(table, seat).map((target, i) => ({
    id: `${table.id}-${table.seq}-s${i}${seat}`,
    channel: `dm:${person}`,
    slot: `edit:${target}`,
    body: { kind: 'edit', target },
    dueAt,
  }))

/** Of those who were asked and are not any more, wherever they have answered: what called them has been used. What they look at stays a while. */
export const usedBy = (house: House, table: Seated, owed: readonly Seat[]): NewPost[] =>
  table.seats.flatMap(({ seat, person }) =>
    person === null || owed.includes(seat) || !table.card.asked.includes(seat)
      ? []
      : shrinking(table, seat, person, house.now() + (isThere(house, table, person) ? PUT_AWAY : 0)),
  )

/** Nobody is asked any more. */
export const allUsed = (house: House, table: Omit<Seated, 'state'>): NewPost[] =>
  table.seats.flatMap(({ seat, person }) => (person === null ? [] : shrinking(table, seat, person, house.now())))

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

type Newly = { readonly fence: number; readonly settings: Settings; readonly about?: 'end' }

/** A later ping to those newly asked, or whose game is over, whom the card could not ping: they sleep, or look at the table. */
export function calls(house: House, table: Seated, newly: readonly Seat[], { fence, settings, about }: Newly): NewPost[] {
  return table.seats.flatMap(({ seat, person }): NewPost[] => {
    if (person === null || !newly.includes(seat)) return []
    const wishes = settings.get(person)
    const dueAt = about ? callableAt(table, house.now(), wishes) : calledAt(house, table, person, wishes)
    if (dueAt <= house.now()) return []
    const body = { kind: 'call', person, seat, fence, ...(about && { about }) } as const
    return [{ id: `${table.id}-${table.seq}-c${seat}`, channel: table.channel, slot: `call:${seat}`, body, dueAt }]
  })
}

/** Somebody had answered, and what they chose is not to be had any more: they are called once more, as when they were asked. */
export function askedAgain(house: House, table: Seated, { seat, person }: SeatRow, settings: Settings) {
  const { fence } = table
  const { posts, notes } = whispers(house, table, [seat], { about: 'turn', fence, settings })
  const dueAt = person === null ? 0 : calledAt(house, table, person, settings.get(person))
  const body = { kind: 'call', person: person ?? '', seat, fence } as const
  const call: NewPost = { id: `${table.id}-${table.seq}-c${seat}`, channel: table.channel, slot: `call:${seat}`, body, dueAt }
  return { posts: [...posts, call], change: { card: { ...table.card, ...(notes && { notes }) } } }
}

/** What is told besides being asked, and by which wish. */
const ASIDES: Readonly<Record<Aside, Kind>> = { next: 'next', alone: 'alone', harm: 'harm' }

type AtFence = {
  readonly acted: Seat | null
  readonly fence: number
  readonly held: Held
  readonly events: readonly Event[]
  readonly settings: Settings
}

/** To those who wish for it: that they are next, that only they are missing, that somebody attacked or robbed them. */
export function asides(house: House, table: Seated, at: AtFence): { posts: NewPost[]; forewarned: readonly Seat[] } {
  const { held, fence, events, acted, settings } = at
  const owed = held.awaited()
  const people = table.seats.filter((row) => !isComputer(row) && row.seat !== acted)
  const wishing = (about: Aside) =>
    people.filter(({ person }) => {
      const wishes = settings.get(person!)
      return hears(wishes, ASIDES[about]) && isReached(wishes, house.now())
    })
  const post = (
    about: Aside,
    { seat, person }: SeatRow,
    { wait = 0, ...more }: { wait?: number; events?: Event['text'][] } = {},
  ) =>
    directPost(
      table,
      { kind: 'direct', person: person!, seat, fence, about, ...more },
      { slot: `${about}:${seat}`, dueAt: wait + calledAt(house, table, person!, settings.get(person!)) },
    )
  const before = (table.card.forewarned ?? []).filter((seat) => !owed.includes(seat))
  const next = wishing('next').filter(({ seat }) => !owed.includes(seat) && !before.includes(seat) && isNext(held, seat))
  // While answers are sealed, the moment must not tell who was quick.
  const wait = held.pending().some(({ sealed }) => sealed) ? between(0, house.pauses.shield) : 0
  const isLast = ({ seat }: SeatRow) => owed.length === 1 && owed[0] === seat && table.card.asked.length > 1
  const alone = wishing('alone').filter((row) => isLast(row) && table.card.asked.includes(row.seat))
  const harmed = wishing('harm').flatMap((row) => {
    const hurt = events.filter(
      (event) => (event.to === 'all' || event.to === row.seat) && held.hosted.harmed?.(event).includes(row.seat),
    )
    return hurt.length > 0 ? [post('harm', row, { events: hurt.map(({ text }) => text) })] : []
  })
  return {
    posts: [...next.map((row) => post('next', row)), ...alone.map((row) => post('alone', row, { wait })), ...harmed],
    forewarned: [...before, ...next.map(({ seat }) => seat)],
  }
}
