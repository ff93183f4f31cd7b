/** Before a game: opening a table, taking, keeping and giving back seats, choosing how to play, starting. */
import type { Options } from '../kernel/contract.ts'
import { chosenOptions, create, Fault } from '../kernel/engine.ts'
import { commitmentTo, randomOf } from '../kernel/record.ts'
import { type Level, levelAt } from '../players/levels.ts'
import type { NewPost, Seated, SeatRow } from '../store/store.ts'
import { isPace, paceOf, settingsAt } from './clock.ts'
import { commitAt, type House, hostedAt, newTableId, refuse } from './house.ts'
import { callAgain, mentioned } from './muster.ts'
import { atFence } from './play.ts'
import { atTable, seatOf, tableById } from './position.ts'
import { refresh } from './posts.ts'
import { type Guest, isKept, isOverdue, levelOf, named, newComputer, newSeat, type Who } from './seating.ts'
import { hold } from './states.ts'

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
  /** Whether people may ask what a computer would do. */
  readonly hints?: boolean
  /** Computers that take a seat at once. */
  readonly computers?: number
  /** How well they play. */
  readonly level?: Level
  /** The owner watches instead of playing. */
  readonly watching?: boolean
  /** Who sits where from the start; null is a computer, as is one that plays so well. */
  readonly seated?: readonly (Guest | Level | null)[]
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
  const persons = opening.watching ? [] : [opening.owner]
  const computers = Math.min(opening.computers ?? 0, size - persons.length)
  const seated: NonNullable<Opening['seated']> = opening.seated ?? [...persons, ...Array.from({ length: computers }, () => null)]
  const seats = seated.map((who, i) =>
    isPerson(who) ? newSeat(id, i, who, house.now()) : newComputer(id, i, [], who ?? opening.level),
  )
  const ping = seats.flatMap((row) => (isKept(row) ? [row.person!] : []))
  const first: NewPost = { id: `${id}-0-n`, channel: opening.channel, body: { kind: 'lobby', ping }, dueAt: house.now() }
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
      hints: opening.hints ?? false,
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
    },
    named(seats),
    [first],
  )
  if (!opened) refuse('table.taken')
  house.wake({ posts: [first] })
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
async function inLobby(house: House, id: string, change: (table: Seated) => readonly SeatRow[]): Promise<Seated> {
  return atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    const seats = named(change(table).map((row, i) => ({ ...row, seat: `p${i + 1}` })))
    const leave = table.seats.map(({ seat }) => seat)
    await commitAt(house, table, { leave, seats, posts: refresh(house, table) })
    return tableById(house, id)
  })
}

/** Also how somebody who is invited takes the seat kept for them. */
export const join = (house: House, id: string, who: Who) =>
  inLobby(house, id, (table) => {
    const mine = seatOf(table, who.id)
    if (mine) return isKept(mine) || isOverdue(mine, house.now()) ? saying(house, table, who.id) : refuse('table.seated-already')
    if (table.seats.length >= table.size) {
      // A person takes the place of a computer that only filled the table.
      const computer = table.seats.findLastIndex(({ person }) => person === null)
      if (computer < 0) return refuseFull(table)
      return [...table.seats.slice(0, computer), newSeat(id, computer, who, house.now()), ...table.seats.slice(computer + 1)]
    }
    return [...table.seats, newSeat(id, table.seats.length, who, house.now())]
  })

const refuseFull = (table: Seated) =>
  table.seats.some(isKept) ? refuse('table.kept', { opener: table.owner }) : refuse('table.full')

/** The seats after somebody has said yes. */
const saying = (house: House, { seats }: Seated, who: string): SeatRow[] =>
  seats.map((row) => (row.person === who ? { ...row, saidYesAt: house.now(), calledAt: null } : row))

/** "I am here": somebody with a seat says yes once more. */
export const sayHere = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) => (seatOf(table, person) ? saying(house, table, person) : refuse('table.not-seated')))

/** Whoever opened the table gives back the seats of all who were asked and have not answered. */
export const leaveOut = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) => {
    if (table.owner !== person) refuse('table.not-opener', { opener: table.owner })
    const here = saying(house, table, person).filter((row) => !isKept(row) && !isOverdue(row, house.now()))
    return here.length < table.seats.length ? here : refuse('table.all-here')
  })

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

export type Arrangement = { readonly options?: Options; readonly pace?: string; readonly size?: number; readonly hints?: boolean }

/** Whoever opened the table chooses how it is played, how fast, by how many, and whether with hints. */
export async function arrange(
  house: House,
  id: string,
  person: string,
  { options, pace, size, hints }: Arrangement,
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
      ...(hints !== undefined && { hints }),
      ...(size !== undefined && { size }),
    }
    await commitAt(house, table, { change, posts: refresh(house, table) })
  })
}

/** A moderator takes somebody out of a table that has not begun. */
export const kick = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) =>
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.not-there'),
  )

/**
 * The game begins, with those who have said yes within a day: whoever starts says so by it, the others are asked again. Seats that
 * are kept for people who never answered are free again; only whoever opened the table decides that.
 */
export async function start(house: House, id: string, person: string, words: readonly string[] = []): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (!hasSay(table, person)) refuse('table.not-yours')
    const { owner } = table
    const seats = saying(house, table, person)
    const kept = seats.filter(isKept)
    if (kept.length > 0 && owner !== person) refuse('table.invited', { people: mentioned(kept), opener: owner })
    const players = seats.filter((row) => !isKept(row))
    fitting(house, table, players)
    const missing = players.filter((row) => isOverdue(row, house.now()))
    if (missing.length > 0) await callAgain(house, { ...table, seats }, missing)
    await deal(house, table, players, words)
  })
}

/** Begins a table whose people said yes elsewhere: in a league they sign up and check in. */
export async function begin(house: House, id: string): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    await deal(house, table, table.seats, [])
  })
}

/** The game, if it can be played by so many. */
function fitting(house: House, { game, pack }: Seated, players: readonly SeatRow[]) {
  const hosted = hostedAt(house, game, pack)
  const { min, max } = hosted.game.seats
  if (players.length < min) refuse('table.too-few', { min, missing: min - players.length })
  if (players.length > max) refuse('table.size', { min, max })
  return hosted
}

/** Deals the cards. From here on the commitment to the secret stands in the channel. */
async function deal(house: House, table: Seated, players: readonly SeatRow[], words: readonly string[]): Promise<void> {
  const hosted = fitting(house, table, players)
  const bank = paceOf(table)?.bank ?? 0
  const begun: Seated = {
    ...table,
    size: players.length,
    card: { ...table.card, asked: [] },
    // A level that is no better with so many players is not played.
    seats: players.map((row, i) => ({
      ...row,
      seat: `p${i + 1}`,
      calledAt: null,
      bank,
      level: levelAt(table.game, players.length, levelOf(row)),
    })),
  }
  const seats = begun.seats.map(({ seat }) => seat)
  const applied = create(hosted.game, { seats, options: table.options, random: randomOf(table.secret, words), held: true })
  const held = hold(hosted, applied.state, applied.known)
  const settings = await settingsAt(house, begun)
  const fence = atFence(house, { table: begun, held, events: applied.events, fence: 0, acted: null, settings })
  await commitAt(house, table, {
    ...fence,
    leave: table.seats.map(({ seat }) => seat),
    seats: begun.seats.map((row) => fence.seats?.find(({ seat }) => seat === row.seat) ?? row),
    change: {
      ...fence.change,
      status: 'playing',
      pack: hosted.game.pack,
      size: seats.length,
      startedAt: house.now(),
      words: [...words],
    },
  })
}

export const commitmentOf = (table: Seated): string => commitmentTo(table.secret)
