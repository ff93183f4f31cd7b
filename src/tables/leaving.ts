/** Leaving: a seat handed over, given to a computer, taken by a newcomer or a moderator; a table ended without a result. */

import type { Order, Seated, SeatRow } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { admit } from './admission.ts'
import { clockKeys, clocksAfter, settingsAt, usualPaceOf } from './clock.ts'
import { commitAt, type House, hostedAt, refuse } from './house.ts'
import { mandatesOf } from './mandates.ts'
import { atTable, awaitedAt, positionOf, seatOf, tableById, withoutDraft } from './position.ts'
import { callingAt, noticeAt, refresh, refreshVote, whispersOf } from './posts.ts'
import { ANYBODY, computerName, isCalled, isFreeOf, named, seatsFor, termsAtTheEnd, type Who } from './seating.ts'
import { withoutSent } from './sent.ts'
import { closingTimers, forTheLeague, LOBBY_TIMERS, SITTING_TIMERS, sittingOnCalendar, thoughts } from './set-timers.ts'

type Change = {
  readonly seat: string
  /** Who sits there from now on; null for a computer. */
  readonly who: Who | null
  readonly say: 'table.resigned' | 'table.taken-over' | 'table.replaced' | 'table.asked-in'
  /** The computer only minds the seat until they come: a person, or anybody. */
  readonly offeredTo?: string
  /** Only if it was offered to whoever wants it. */
  readonly isTaken?: boolean
}

/** Gives a seat of a running game to somebody else, or to a computer. */
async function reseat(house: House, id: string, { seat, who, say, offeredTo, isTaken }: Change): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'playing') refuse('table.not-playing')
    const row = table.seats.find((each) => each.seat === seat) ?? refuse('table.not-there')
    if (who && seatOf(table, who.id)) refuse(isTaken ? 'table.seated-already' : 'table.seated')
    if (who && !isFreeOf(table, seat, who.id)) refuse(isTaken ? 'table.sat-elsewhere' : 'table.they-sat-elsewhere')
    if (who && isTaken && !seatsFor(table, who.id).includes(row)) refuse('table.not-open')
    const others = table.seats.filter((each) => each.seat !== seat)
    const isPassedOn = table.terms.passing?.includes(seat) === true
    const note = isPassedOn ? row.note : ''
    // Who comes by themselves has read it; who was put in has not, and is not bound by it.
    const mandates = mandatesOf({ hosted: hostedAt(house, table.game, table.pack) }, row)
    const orders = !who || isTaken ? mandates : []
    const fresh = { note, orders, misses: 0, autopilot: false, hasActed: false, askedAt: null, dueAt: null }
    const successor: SeatRow = who
      ? { ...row, ...fresh, person: who.id, name: who.name, saidYesAt: house.now(), offeredTo: null }
      : { ...row, ...fresh, person: null, name: computerName(others), saidYesAt: null, offeredTo: offeredTo ?? null }
    const seats = named([...others, successor])
    const next: Seated = { ...table, seats }
    const owed = awaitedAt(house, table)
    const clocks = clocksAfter(house, next, owed, null, await settingsAt(house, next))
    const timers = [...clocks.timers, ...thoughts(house, { ...next, seats: seats.slice(-1) }, owed)]
    const clear = [...clockKeys(seat), `computer:${seat}`].filter((key) => !timers.some((timer) => timer.key === key))
    // Whoever takes a seat, or may, hears of it: there may be something to decide at once.
    const guest = who?.id ?? (offeredTo === ANYBODY ? undefined : offeredTo)
    const notice = callingAt(house, table, {
      text: { say, from: row.name, to: who ? `<@${who.id}>` : seats.at(-1)!.name, guest: guest ? `<@${guest}>` : '' },
      ...(guest && { ping: [guest] }),
      ...(offeredTo && { open: seat }),
    })
    // Somebody else took the seat of a person who has done nothing in this game.
    const gone = row.hasActed || offeredTo === ANYBODY ? 'left' : 'unseen'
    await commitAt(house, table, {
      change: {
        terms: termsWithout(
          table.terms,
          row,
          isPassedOn ? withoutSent(row.orders).filter((order) => !mandates.includes(order)) : [],
          who,
        ),
      },
      seats: [...seats.slice(-1), ...clocks.seats],
      // What the leaver had prepared but not made public goes with them.
      ...withoutDraft(await positionOf(house, table), seat),
      timers: [...timers, ...(row.person ? forTheLeague(house, `${gone}:${seat}:${row.person}`) : [])],
      clear,
      posts: [...notice, ...refresh(house, table)],
    })
  })
}

/** Who has left is remembered, and what they had planned if they wanted it passed on; whoever comes says anew what becomes of their own. */
function termsWithout(
  terms: Seated['terms'],
  { seat, person }: SeatRow,
  planned: readonly Order[],
  who: Who | null,
): Seated['terms'] {
  const { [seat]: before, ...others } = terms.plans ?? {}
  // What a computer played by meanwhile is still what the person before it had planned.
  const plan = person === null ? (before ?? []) : planned
  const { plans: _, passing = [], ...kept } = terms
  const stillPassed = who ? passing.filter((each) => each !== seat) : passing
  return {
    ...kept,
    ...(person !== null && { left: { ...terms.left, [person]: seat } }),
    ...(stillPassed.length > 0 && { passing: stillPassed }),
    ...((plan.length > 0 || Object.keys(others).length > 0) && {
      plans: { ...others, ...(plan.length > 0 && { [seat]: plan }) },
    }),
  }
}

/** Somebody leaves for good: a computer plays on until a person takes the seat. */
export async function resign(house: House, id: string, from: string): Promise<void> {
  const { seat } = seatOf(await tableById(house, id), from) ?? refuse('table.no-seat')
  await reseat(house, id, { seat, who: null, say: 'table.resigned', offeredTo: ANYBODY })
}

/** Somebody goes by another name on the server of a table. */
export const rename = (house: House, id: string, person: string, name: string): Promise<void> =>
  atTable(house, id, async (table) => {
    const row = seatOf(table, person)
    if (!row || isCalled(row, name) || (table.status !== 'playing' && table.status !== 'lobby')) return
    const others = table.seats.filter((each) => each !== row)
    await commitAt(house, table, { seats: named([...others, { ...row, name }]).slice(-1), posts: refresh(house, table) })
  })

/** Offers one's seat to somebody, who takes it or does not; until then nothing changes hands. */
export async function handOver(house: House, id: string, from: string, to: Who): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'playing') refuse('table.not-playing')
    const row = seatOf(table, from) ?? refuse('table.no-seat')
    if (seatOf(table, to.id)) refuse('table.seated')
    if (!isFreeOf(table, row.seat, to.id)) refuse('table.they-sat-elsewhere')
    const text: BotText = { say: 'table.offered', from: row.name, to: `<@${to.id}>` }
    await commitAt(house, table, {
      seats: [{ ...row, offeredTo: to.id, hasActed: true }],
      posts: callingAt(house, table, { text, ping: [to.id], open: row.seat }),
    })
  })
}

/** Thinks better of handing the seat over. */
export async function keepSeat(house: House, id: string, person: string): Promise<void> {
  await atTable(house, id, async (table) => {
    const row = seatOf(table, person) ?? refuse('table.no-seat')
    await commitAt(house, table, { seats: [{ ...row, offeredTo: null }] })
  })
}

/** Takes a seat that is to be had. */
export async function takeSeat(house: House, id: string, seat: string, who: Who): Promise<void> {
  await admit(house, await tableById(house, id), who.id)
  await reseat(house, id, { seat, who, say: 'table.taken-over', isTaken: true })
}

const seatIn = ({ seats }: Seated, from: string): SeatRow =>
  seats.find((row) => row.person === from || row.seat === from) ?? refuse('table.not-there')

/** Puts a computer, or somebody who has said yes elsewhere, into a seat; whoever was sent away cannot simply sit down again. */
export const replace = async (house: House, id: string, from: string, to: Who | null): Promise<void> =>
  reseat(house, id, { seat: seatIn(await tableById(house, id), from).seat, who: to, say: 'table.replaced' })

/** Whoever lets others wait no longer than the clock allows, or a day where none runs, is there, and keeps the seat unless they give it away. */
const PATIENCE = 24 * 60 * 60_000

async function isThere(house: House, table: Seated, { seat, person, autopilot, misses }: SeatRow): Promise<boolean> {
  if (person === null || autopilot || misses > 0) return false
  if (!((await house.isMember?.(table.server, person)) ?? true)) return false
  const isWaitedFor = table.pausedAt === null && table.heldAt === null && awaitedAt(house, table).includes(seat)
  if (usualPaceOf(table) || !isWaitedFor) return true
  const asked = (await house.store.fences(table.id)).at(-1)?.at ?? house.now()
  // Who is in the middle of a turn is there, too.
  const drafted = await house.store.entries(table.id, table.fence)
  const since = Math.max(
    asked,
    table.givenBackAt,
    ...drafted.flatMap(({ entry, at }) => ('seat' in entry && entry.seat === seat ? [at] : [])),
  )
  return house.now() - since < PATIENCE
}

/**
 * A moderator wants a seat to be played by somebody else, or by a computer. Whoever is there is asked to hand it over, and nothing changes
 * unless they do. Whether they were asked.
 */
export async function replaceByConsent(house: House, id: string, from: string, to: Who | null): Promise<boolean> {
  const table = await tableById(house, id)
  const row = seatIn(table, from)
  if (table.status === 'playing' && (await isThere(house, table, row))) {
    if (to && seatOf(table, to.id)) refuse('table.seated')
    if (to && !isFreeOf(table, row.seat, to.id)) refuse('table.they-sat-elsewhere')
    const text: BotText = { say: 'table.asked-out', person: `<@${row.person}>`, to: to ? `<@${to.id}>` : null }
    await atTable(house, id, async (now) => commitAt(house, now, { posts: callingAt(house, now, { text, ping: [row.person!] }) }))
    return true
  }
  if (to) await askIn(house, id, from, to)
  else await replace(house, id, from, null)
  return false
}

/** A moderator asks somebody to play on in a seat; until they take it, a computer does. */
export async function askIn(house: House, id: string, from: string, to: Who): Promise<void> {
  const table = await tableById(house, id)
  if (seatOf(table, to.id)) refuse('table.seated')
  const { seat } = seatIn(table, from)
  if (!isFreeOf(table, seat, to.id)) refuse('table.they-sat-elsewhere')
  await reseat(house, id, { seat, who: null, say: 'table.asked-in', offeredTo: to.id })
}

/** Ends a table without a result; `say` tells the channel why. */
export async function end(
  house: House,
  id: string,
  say: 'table.ended' | 'table.closed-unjoined' | 'league.adjudicated' | 'league.redrawn' | 'league.frozen' = 'table.ended',
): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status === 'finished' || table.status === 'ended') refuse('table.over')
    const closing = closingTimers(house, table)
    const clear = [
      'reveal',
      'vote',
      'resume',
      'stalled',
      'abandoned',
      ...(closing.length > 0 ? [] : ['place']),
      'homeless',
      'leavers',
      ...SITTING_TIMERS,
      ...LOBBY_TIMERS,
      ...table.seats.flatMap(({ seat }) => [`computer:${seat}`, `order:${seat}`, ...clockKeys(seat)]),
    ]
    // Who never opens the channel hears of it, too. What a league decides it tells by itself, and so is a table told of that has no channel any more.
    const isToldInPrivate = say === 'table.ended' && table.status === 'playing' && table.heldAt === null
    const told = isToldInPrivate ? table.seats.flatMap(({ person }) => person ?? []) : []
    const posts = [
      noticeAt(house, table, { text: { say } }),
      ...whispersOf(house, table, { text: { say }, ping: told }),
      ...refresh(house, table),
      ...refreshVote(house, table),
    ]
    const change = { status: 'ended', endedAt: house.now(), vote: null, terms: termsAtTheEnd(table) } as const
    await commitAt(house, table, {
      change,
      timers: [...forTheLeague(house, 'ended'), ...sittingOnCalendar(house, table), ...closing],
      clear,
      posts,
    })
  })
}
