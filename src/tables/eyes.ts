/**
 * Looking over somebody's shoulder: a guest sees what a seat sees, a mentor may also prepare its answers, and only whoever sits there hands
 * them over. The table hears of it. Leagues have none.
 */
import type { Seated, SeatRow, Terms } from '../store/store.ts'
import { notToBeCalled } from './avoiding.ts'
import { commitAt, type House, refuse } from './house.ts'
import { atTable, mySeat, seatOf } from './position.ts'
import { callingAt } from './posts.ts'
import { isFreeOf, type Who } from './seating.ts'
import { isTrial } from './trial-ids.ts'

export type Eyes = NonNullable<Terms['eyes']>[string]

const MOST_GUESTS = 3

/** Good as long as whoever asked them sits there. */
const heldBy = (table: Pick<Seated, 'seats'>, { seat, host }: Eyes): SeatRow | undefined =>
  table.seats.find((row) => row.seat === seat && row.person === host)

/** The seat somebody looks along with, once they have said yes. */
function guestOf(table: Seated, person: string): SeatRow | undefined {
  const eyes = table.terms.eyes?.[person]
  return eyes?.isThere && !seatOf(table, person) ? heldBy(table, eyes) : undefined
}

/** Through whose eyes somebody sees: their own, or those of whoever lets them watch. */
export const seenThrough = (table: Seated, person: string): SeatRow | undefined => seatOf(table, person) ?? guestOf(table, person)

const isMentor = (table: Seated, person: string): boolean => table.terms.eyes?.[person]?.isMentor === true

/** Somebody who looks on, and has no seat of their own. */
export const looksOn = (table: Seated, person: string): boolean => guestOf(table, person) !== undefined

/** Somebody who looks on, and cannot press anything. */
export const onlyLooks = (table: Seated, person: string): boolean => looksOn(table, person) && !isMentor(table, person)

/** The seat whose answers somebody may prepare: their own, or that of whom they are a mentor. */
export const preparedBy = (table: Seated, person: string): SeatRow => handAt(table, person) ?? refuse('table.no-seat')

const handAt = (table: Seated, person: string): SeatRow | undefined =>
  seatOf(table, person) ?? (isMentor(table, person) ? guestOf(table, person) : undefined)

/** Whether that seat is still theirs to play or to prepare. */
export const isInHand = (table: Seated, person: string, seat: string): boolean => handAt(table, person)?.seat === seat

/** Those who watch with somebody, or are asked to. */
export const guestsOf = (table: Pick<Seated, 'terms'>, host: string): { readonly person: string; readonly eyes: Eyes }[] =>
  Object.entries(table.terms.eyes ?? {}).flatMap(([person, eyes]) => (eyes.host === host ? [{ person, eyes }] : []))

/** Refuses where nobody can be let in. */
export async function mayShow(house: House, table: Seated, person: string): Promise<void> {
  mySeat(table, person)
  if (table.status !== 'playing' || isTrial(table.id)) refuse('table.not-playing')
  if ((await house.store.league.seasonOfTable(table.id)) !== null) refuse('eyes.league')
}

/** Asks somebody to look on; the table is told, and they see nothing before they have said yes. */
export async function show(house: House, id: string, host: string, guest: Who, isMentor: boolean): Promise<void> {
  await atTable(house, id, async (table) => {
    await mayShow(house, table, host)
    const { seat, name } = mySeat(table, host)
    if (seatOf(table, guest.id)) refuse('table.seated')
    if (!isFreeOf(table, seat, guest.id)) refuse('table.they-sat-elsewhere')
    const before = table.terms.eyes?.[guest.id]
    if (before && before.host !== host && heldBy(table, before)) refuse('eyes.elsewhere')
    const others = guestsOf(table, host).filter(({ person }) => person !== guest.id)
    if (others.length >= MOST_GUESTS) refuse('eyes.enough', { most: MOST_GUESTS })
    const isThere = before?.host === host && before.isThere
    const eyes: Eyes = { seat, host, ...(isMentor && { isMentor }), ...(isThere && { isThere }) }
    const silent = await notToBeCalled(house, [guest.id], [host], host)
    const text = { say: isMentor ? 'eyes.mentor' : 'eyes.guest', host: name, guest: `<@${guest.id}>` } as const
    await commitAt(house, table, {
      change: { terms: { ...table.terms, eyes: { ...table.terms.eyes, [guest.id]: eyes } } },
      posts: callingAt(house, table, { text, ping: silent.has(guest.id) ? [] : [guest.id] }),
    })
  })
}

/** Somebody who was asked says yes. From now on they know what that seat knows. */
export async function lookOn(house: House, id: string, person: string): Promise<void> {
  await atTable(house, id, async (table) => {
    const eyes = table.terms.eyes?.[person]
    if (seatOf(table, person) || !eyes || !heldBy(table, eyes)) return refuse('table.no-seat')
    if (!isFreeOf(table, eyes.seat, person)) return refuse('table.sat-elsewhere')
    if (eyes.isThere || table.status !== 'playing') return
    const left = { ...table.terms.left, [person]: eyes.seat }
    const change = { terms: { ...table.terms, left, eyes: { ...table.terms.eyes, [person]: { ...eyes, isThere: true } } } }
    await commitAt(house, table, { change })
  })
}

/** Whoever sits there wants to be alone again, or a guest leaves. What they have seen they know: `left` remembers that. */
export async function lookAway(house: House, id: string, gone: (guest: string, eyes: Eyes) => boolean): Promise<void> {
  await atTable(house, id, async (table) => {
    const { eyes = {}, ...terms } = table.terms
    const held = Object.entries(eyes).filter(([guest, each]) => !gone(guest, each))
    if (held.length === Object.keys(eyes).length) return
    await commitAt(house, table, {
      change: { terms: { ...terms, ...(held.length > 0 && { eyes: Object.fromEntries(held) }) } },
    })
  })
}
