/** What is set for later when a fence is raised: computers think, orders answer, tables without a clock may fall asleep. */
import type { Seat } from '../kernel/contract.ts'
import { PARTNERS } from '../players/index.ts'
import type { Seated, Terms } from '../store/store.ts'
import { usualPaceOf } from './clock.ts'
import { between, type House } from './house.ts'
import { isComputer } from './seating.ts'
import { withoutSent } from './sent.ts'
import { isTrial } from './trial-ids.ts'

type Timer = { readonly key: string; readonly dueAt: number }

export const DAY = 86_400_000
const QUIET = 21 * DAY

const soon = (house: House) => house.now() + between(...house.pauses.thought)

/** When each computer that is asked will answer. */
export const thoughts = (house: House, table: Seated, owed: readonly Seat[]): Timer[] =>
  table.seats
    .filter((row) => isComputer(row) && owed.includes(row.seat))
    .map(({ seat }) => ({ key: `computer:${seat}`, dueAt: soon(house) }))

/**
 * Where computers are partners, those that rest look up too when a person has done something, or when only people are waited for: they may
 * be asked for something, or have something to say to it.
 */
export const partners = (house: House, table: Seated, owed: readonly Seat[], acted: Seat | null): Timer[] => {
  if (!PARTNERS.has(table.game)) return []
  const people = table.seats.filter((row) => !isComputer(row)).map(({ seat }) => seat)
  const isForPeople = owed.length > 0 && owed.every((seat) => people.includes(seat))
  if (!isForPeople && !people.some((seat) => seat === acted)) return []
  const resting = table.seats.filter(({ seat }) => !owed.includes(seat)).map(({ seat }) => seat)
  return thoughts(house, table, resting)
}

/** When orders will answer for those who are asked. The delay hides that nobody had to think. */
export const orderTimers = (house: House, table: Seated, owed: readonly Seat[]): Timer[] =>
  table.seats
    .filter(({ seat, person, orders }) => person !== null && withoutSent(orders).length > 0 && owed.includes(seat))
    .map(({ seat }) => ({ key: `order:${seat}`, dueAt: soon(house) }))

/** Set anew whenever something happens. A table whose opener has no seat is looked after from outside, by a league or an organiser. */
export const stallTimers = (house: House, table: Seated, isOver: boolean): Timer[] =>
  isOver || usualPaceOf(table) || !table.seats.some(({ person }) => person === table.owner)
    ? []
    : [{ key: 'stalled', dueAt: house.now() + QUIET }]

/** Where no clock runs, somebody who left would be waited for for ever. */
export const leaverTimers = (house: House, table: Seated, isOver: boolean): Timer[] =>
  isOver || usualPaceOf(table) || !house.isMember ? [] : [{ key: 'leavers', dueAt: house.now() + DAY }]

/** So often a film is begun, whatever becomes of it. */
export const FILM_ATTEMPTS = 3
/** Longer than a film and those that wait before it usually take. */
export const UNTIL_FILMED_AGAIN = 30 * 60_000
/** A promise to make the film, by which attempt: a kill in the middle of it loses nothing. There are only so many. */
export const filmTimers = (house: House, attempt: number, dueAt = house.now()): Timer[] =>
  house.film && attempt <= FILM_ATTEMPTS ? [{ key: `film:${attempt}`, dueAt }] : []

export const TURNING_ATTEMPTS = 2
export const UNTIL_TURNED_AGAIN = 10 * 60_000
/** A promise to look for the answers that decided a game; nobody could without those who think. Its film comes after that, since it shows them. */
export const turningTimers = (house: House, attempt: number, dueAt = house.now()): Timer[] =>
  house.thinkers ? [{ key: `turning:${attempt}`, dueAt }] : []

/** What is made of a game that is over, unless it was only tried out. */
export const keepsakeTimers = (house: House, { id }: Pick<Seated, 'id'>): Timer[] =>
  house.thinkers && !isTrial(id) ? turningTimers(house, 1) : filmTimers(house, 1)

const A_LAST_LOOK = 3_600_000

/** Where somebody played alone nobody comes by any more: its place is closed a while after the end. */
export const closingTimers = (house: House, { seats }: Pick<Seated, 'seats'>): Timer[] =>
  house.seekPlace && seats.filter(({ person }) => person !== null).length <= 1
    ? [{ key: 'place', dueAt: house.now() + A_LAST_LOOK }]
    : []

/** A promise to tell the league, made in the same commit: it hears of everything, whenever the process dies. */
export const forTheLeague = (house: House, what: string): Timer[] =>
  house.league ? [{ key: `league:${what}`, dueAt: house.now() }] : []

/** When people sit down together, and when they have. */
export const SITTING_TIMERS = ['sitting', 'sitting-over'] as const
/** What a calendar says of a sitting may have changed. It waits for Discord, as leagues do. */
export const sittingOnCalendar = (house: House, { terms }: Pick<Seated, 'terms'>): Timer[] =>
  house.calendar && terms.sitting && !terms.isPrivate ? forTheLeague(house, 'sitting') : []

/** Everything that is promised about a table only as long as it has not begun. */
export const LOBBY_TIMERS = ['muster', 'unjoined', 'lobby-end', 'time-call', 'time'] as const

const WEEK = 7 * DAY
/** When whoever opened a table hears that nobody comes any more. One that has its hour is waited for. */
export const idleTimers = (house: House, { startsAt = 0 }: Terms): Timer[] => [
  { key: 'unjoined', dueAt: Math.max(house.now(), startsAt) + WEEK },
]
/** And when it is closed after that. */
export const untilClosed = (house: House) => house.now() + WEEK

/** So long before its hour those at a table are asked whether they are here. */
export const CALLED_BEFORE = 60 * 60_000
export const timeTimers = (house: House, { startsAt }: Terms): Timer[] =>
  startsAt === undefined
    ? []
    : [
        { key: 'time-call', dueAt: Math.max(house.now(), startsAt - CALLED_BEFORE) },
        { key: 'time', dueAt: startsAt },
      ]
