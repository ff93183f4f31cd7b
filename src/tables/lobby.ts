/** Before a game: opening a table, taking, keeping and giving back seats, choosing how to play. */
import type { Options } from '../kernel/contract.ts'
import { chosenOptions, Fault } from '../kernel/engine.ts'
import { commitmentTo } from '../kernel/record.ts'
import type { Level } from '../players/levels.ts'
import type { NewPost, Seated, SeatRow, Terms } from '../store/store.ts'
import { admit } from './admission.ts'
import { notToBeCalled } from './avoiding.ts'
import { isPace } from './clock.ts'
import { deal, fitting } from './deal.ts'
import { commitAt, type House, hostedAt, newTableId, refuse } from './house.ts'
import { callAgain, instead, isLongSilent, mentioned, saying, seatsChanged } from './muster.ts'
import { roomForNewcomer } from './newcomers.ts'
import { atTable, seatOf, tableById } from './position.ts'
import { callingAt, refresh, whispersOf } from './posts.ts'
import { type Guest, isHere, isKept, named, newComputer, newSeat, type Who } from './seating.ts'
import { idleTimers, timeTimers } from './set-timers.ts'

export type Opening = {
  /** A name of its own; without one it is drawn. */
  readonly id?: string
  readonly server: string
  readonly channel: string
  readonly game: string
  readonly owner: Who
  readonly size?: number
  readonly options?: Options
  readonly pace?: string
  /** Computers that take a seat at once. */
  readonly computers?: number
  /** How well they play. */
  readonly level?: Level
  /** The owner watches instead of playing. */
  readonly watching?: boolean
  /** Who sits where from the start; null is a computer, as is one that plays so well. */
  readonly seated?: readonly (Guest | Level | null)[]
  readonly terms?: Terms
  /** People for whom seats are kept. */
  readonly guests?: readonly Who[]
}

const isPerson = (who: Guest | Level | null): who is Guest => typeof who === 'object' && who !== null

/** How many may sit down: as many as asked for, if the game allows it. */
export function sizeFor(house: House, game: string, wanted?: number): number {
  const { min, max } = hostedAt(house, game).game.seats
  const size = wanted ?? max
  return size < min || size > max ? refuse('table.size', { min, max }) : size
}

export async function openTable(house: House, opening: Opening): Promise<Seated> {
  const { game } = hostedAt(house, opening.game)
  const size = sizeFor(house, opening.game, opening.size)
  const options = checkedOptions(game, opening.options ?? {})
  const id = opening.id ?? newTableId()
  const guests = (opening.guests ?? []).map((guest): Guest => ({ ...guest, isInvited: true }))
  const persons: readonly Guest[] = [...(opening.watching ? [] : [opening.owner]), ...guests]
  const computers = Math.min(opening.computers ?? 0, size - persons.length)
  const seated: NonNullable<Opening['seated']> = opening.seated ?? [...persons, ...Array.from({ length: computers }, () => null)]
  const seats = seated.map((who, i) =>
    isPerson(who) ? newSeat(id, i, who, house.now()) : newComputer(id, i, [], who ?? opening.level),
  )
  const kept = seats.filter(isKept).map(({ person, name }) => ({ id: person!, name }))
  const there = [opening.owner.id, ...seats.flatMap(({ person }) => person ?? [])]
  const called = await invitation(house, { game: opening.game, pack: '' }, opening.owner.id, kept, {
    there,
    isByName: opening.guests !== undefined,
  })
  const body = { kind: 'lobby', ping: called.ping } as const
  const first: NewPost = { id: `${id}-0-n`, channel: opening.channel, body, dueAt: house.now() }
  const posts = [first, ...whispersOf(house, { id, seq: 0 }, called)]
  const terms = opening.terms ?? {}
  const timers = [...idleTimers(house, terms), ...timeTimers(house, terms)]
  const opened = await house.store.open(
    {
      id,
      server: opening.server,
      channel: opening.channel,
      home: null,
      game: opening.game,
      pack: '',
      owner: opening.owner.id,
      status: 'lobby',
      size,
      options,
      pace: opening.pace ?? 'slow',
      openedAt: house.now(),
      startedAt: null,
      endedAt: null,
      pausedAt: null,
      heldAt: null,
      heldFor: null,
      givenBackAt: 0,
      seq: 1,
      secret: house.secret(),
      words: [],
      state: null,
      fence: 0,
      card: { post: first.id, asked: [], told: 0 },
      vote: null,
      terms,
    },
    named(seats),
    posts,
    timers,
  )
  if (!opened) refuse('table.taken')
  house.wake({ posts, timers })
  return tableById(house, id)
}

/** Every setting with what was chosen for it, or its default. */
export function checkedOptions(game: Parameters<typeof chosenOptions>[0], options: Options): Options {
  try {
    return chosenOptions(game, options)
  } catch (error) {
    if (error instanceof Fault) return refuse('table.options')
    throw error
  }
}

/** Changes a table that has not begun: who sits where is renumbered, so that seats stay in the order people came. */
const inLobby = (
  house: House,
  id: string,
  change: (table: Seated) => readonly SeatRow[],
  { isCalledOff = false, says }: { isCalledOff?: boolean; says?: (table: Seated) => readonly NewPost[] } = {},
): Promise<Seated> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    const seats = named(change(table).map((row, i) => ({ ...row, seat: `p${i + 1}` })))
    await seatsChanged(house, table, seats, { isCalledOff, posts: says?.(table) ?? [] })
    return tableById(house, id)
  })

/** Also how somebody who is invited takes the seat kept for them. */
export async function join(house: House, id: string, who: Who): Promise<Seated> {
  const there = await tableById(house, id)
  await admit(house, there, who.id)
  if (!seatOf(there, who.id) && !there.terms.isPrivate) await roomForNewcomer(house, who.id)
  return inLobby(house, id, (table) => {
    const mine = seatOf(table, who.id)
    if (mine) return isHere(mine, house.now(), table.card) ? refuse('table.seated-already') : saying(house, table, who.id)
    if (table.terms.isPrivate && table.owner !== who.id) refuse('table.private', { opener: table.owner })
    if (table.seats.length >= table.size) {
      // A person takes the place of a computer that only filled the table.
      const computer = table.seats.findLastIndex(({ person }) => person === null)
      if (computer < 0) return refuseFull(table)
      return [...table.seats.slice(0, computer), newSeat(id, computer, who, house.now()), ...table.seats.slice(computer + 1)]
    }
    return [...table.seats, newSeat(id, table.seats.length, who, house.now())]
  })
}

const refuseFull = (table: Seated) =>
  table.seats.some(isKept) ? refuse('table.kept', { opener: table.owner }) : refuse('table.full')

/** "I am here": somebody with a seat says yes once more. Once all have, the game may begin by it. */
export const sayHere = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) => (seatOf(table, person) ? saying(house, table, person) : refuse('table.not-seated')))

/** Gives back the seats of all who were asked and have not answered: others may join. */
export const leaveOut = (house: House, id: string, person: string) =>
  inLobby(
    house,
    id,
    (table) => {
      mayDecideForSilent(house, table, person)
      const here = saying(house, table, person).filter((row) => isHere(row, house.now(), table.card))
      return here.length < table.seats.length ? here : refuse('table.all-here')
    },
    { isCalledOff: true },
  )

/** Whoever opened the table decides about those who do not answer; once they have kept silent for a day, anybody who is here does. */
function mayDecideForSilent(house: House, table: Seated, person: string): void {
  if (table.owner === person) return
  const mine = seatOf(table, person)
  const isPatient = mine !== undefined && !isKept(mine) && isLongSilent(table, house.now(), person)
  if (!isPatient) refuse('table.not-opener', { opener: table.owner })
}

export const leave = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) =>
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.not-seated'),
  )

/** Has this person a say before the game begins? Those who are only invited do not. */
const hasSay = (table: Seated, person: string) =>
  table.owner === person || table.seats.some((row) => row.person === person && !isKept(row))

export const addComputer = (house: House, id: string, person: string, level: Level = 'steady') =>
  inLobby(house, id, (table) => {
    if (!hasSay(table, person)) return refuse('table.not-yours')
    if (table.seats.length >= table.size) return refuseFull(table)
    return [...table.seats, newComputer(id, table.seats.length, table.seats, level)]
  })

/** How well the computer in that seat is to play. */
export const setLevel = (house: House, id: string, person: string, seat: string, level: Level) =>
  inLobby(house, id, (table) => {
    if (!hasSay(table, person)) return refuse('table.not-yours')
    if (!table.seats.some((row) => row.seat === seat && row.person === null)) return refuse('table.not-there')
    return table.seats.map((row) => (row.seat === seat ? { ...row, level } : row))
  })

/** Keeps seats for people, who hear of it once, and join or decline with one press. */
export async function invite(house: House, id: string, person: string, guests: readonly Who[]): Promise<Seated> {
  const before = await tableById(house, id)
  const there = [person, ...before.seats.flatMap((row) => row.person ?? [])]
  const called = await invitation(house, before, person, guests, { there, isByName: true })
  return inLobby(
    house,
    id,
    (table) => {
      if (!hasSay(table, person)) return refuse('table.not-yours')
      if (guests.some((guest) => seatOf(table, guest.id))) return refuse('table.seated')
      const kept = guests.map((guest, i) => newSeat(id, table.seats.length + i, { ...guest, isInvited: true }, house.now()))
      return table.seats.length + kept.length > table.size ? refuseFull(table) : [...table.seats, ...kept]
    },
    { says: (table) => callingAt(house, table, called) },
  )
}

type Company = { readonly there: readonly string[]; readonly isByName: boolean }

/** It names all of them, whoever it rings for. */
async function invitation(
  house: House,
  { game, pack }: Pick<Seated, 'game' | 'pack'>,
  by: string,
  guests: readonly Who[],
  { there, isByName }: Company,
) {
  const ids = guests.map((guest) => guest.id)
  const unasked = await notToBeCalled(house, ids, there, isByName ? by : undefined)
  const text = {
    say: 'table.invitation',
    people: ids.map((person) => `<@${person}>`),
    title: hostedAt(house, game, pack).title,
    opener: by,
  } as const
  return { text, ping: ids.filter((person) => !unasked.has(person)) }
}

export type Arrangement = {
  readonly options?: Options
  readonly pace?: string
  readonly size?: number
  readonly terms?: Terms
}

/** Whoever opened the table chooses how it is played, how fast, and by how many. */
export async function arrange(
  house: House,
  id: string,
  person: string,
  { options, pace, size, terms }: Arrangement,
): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person) refuse('table.not-opener', { opener: table.owner })
    if (pace !== undefined && !isPace(pace)) refuse('table.options')
    if (size !== undefined && sizeFor(house, table.game, size) < table.seats.length) refuse('table.full')
    const { game } = hostedAt(house, table.game, table.pack)
    const change = {
      ...(options && { options: checkedOptions(game, { ...table.options, ...options }) }),
      ...(pace !== undefined && { pace }),
      ...(size !== undefined && { size }),
      ...(terms && { terms: { ...table.terms, ...terms } }),
    }
    // With fewer seats it may be full now, and with more of them not any more.
    if (size !== undefined) return seatsChanged(house, table, table.seats, { change })
    await commitAt(house, table, { change, posts: refresh(house, table) })
  })
}

/** A moderator takes somebody out of a table that has not begun. */
export const kick = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) =>
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.not-there'),
  )

/**
 * The game begins, with those who have said yes within a day and answered if they were called: whoever starts says so by it, the others
 * are asked, and it is said who. `silent` begins without them, their seats free or played by computers. Seats that are kept for people who never answered
 * are free again; only whoever opened the table decides that.
 */
export async function start(
  house: House,
  id: string,
  person: string,
  words: readonly string[] = [],
  silent?: Terms['silent'],
): Promise<readonly SeatRow[]> {
  return atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (!hasSay(table, person)) refuse('table.not-yours')
    const { owner } = table
    const said = [...table.words, ...words]
    const seats = saying(house, table, person)
    if (silent) {
      mayDecideForSilent(house, table, person)
      await deal(house, table, instead(house, { ...table, seats }, silent), said)
      return []
    }
    const kept = seats.filter(isKept)
    if (kept.length > 0 && owner !== person) refuse('table.invited', { people: mentioned(kept), opener: owner })
    const players = seats.filter((row) => !isKept(row))
    fitting(house, table, players)
    const missing = players.filter((row) => !isHere(row, house.now(), table.card))
    await (missing.length > 0 ? callAgain(house, { ...table, seats }, missing, said) : deal(house, table, players, said))
    return missing
  })
}

export const commitmentOf = (table: Seated): string => commitmentTo(table.secret)
