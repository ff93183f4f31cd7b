/** Before a game: opening a table, taking and giving back seats, choosing how to play, starting; and once more with the same people. */
import type { Options } from '../kernel/contract.ts'
import { chosenOptions, create, Fault } from '../kernel/engine.ts'
import { commitmentTo, randomOf } from '../kernel/record.ts'
import type { NewPost, Seated, SeatRow } from '../store/store.ts'
import { PACES, paceOf } from './clock.ts'
import { commitAt, type House, hostedAt, newTableId, refuse } from './house.ts'
import { atFence } from './play.ts'
import { atTable, seatOf, tableById } from './position.ts'
import { refresh } from './posts.ts'
import { named, newComputer, newSeat, type Who } from './seating.ts'

export type Opening = {
  readonly server: string
  readonly channel: string
  readonly game: string
  readonly owner: Who
  readonly size?: number
  readonly options?: Options
  readonly pace?: string
  /** Computers that take a seat at once. */
  readonly computers?: number
  /** The owner watches instead of playing. */
  readonly watching?: boolean
  /** Who sits where from the start; null is a computer. */
  readonly seated?: readonly (Who | null)[]
}

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
  const id = newTableId()
  const persons = opening.watching ? [] : [opening.owner]
  const computers = Math.min(opening.computers ?? 0, size - persons.length)
  const seated = opening.seated ?? [...persons, ...Array.from({ length: computers }, () => null)]
  const seats = seated.map((who, i) => (who ? newSeat(id, i, who) : newComputer(id, i)))
  const first: NewPost = { id: `${id}-0-n`, channel: opening.channel, body: { kind: 'lobby' }, dueAt: house.now() }
  const opened = await house.store.open(
    {
      id,
      server: opening.server,
      channel: opening.channel,
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
  house.wake()
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

export const join = (house: House, id: string, who: Who) =>
  inLobby(house, id, (table) => {
    if (seatOf(table, who.id)) return refuse('table.seated-already')
    if (table.seats.length >= table.size) {
      // A person takes the place of a computer that only filled the table.
      const computer = table.seats.findLastIndex(({ person }) => person === null)
      if (computer < 0) return refuse('table.full')
      return [...table.seats.slice(0, computer), newSeat(id, computer, who), ...table.seats.slice(computer + 1)]
    }
    return [...table.seats, newSeat(id, table.seats.length, who)]
  })

export const leave = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) =>
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.not-seated'),
  )

export const addComputer = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) => {
    if (!seatOf(table, person) && table.owner !== person) return refuse('table.not-yours')
    if (table.seats.length >= table.size) return refuse('table.full')
    return [...table.seats, newComputer(id, table.seats.length, table.seats)]
  })

export type Arrangement = { readonly options?: Options; readonly pace?: string; readonly size?: number }

/** Whoever opened the table chooses how it is played, how fast, and by how many. */
export async function arrange(house: House, id: string, person: string, { options, pace, size }: Arrangement): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person) refuse('table.not-opener', { opener: table.owner })
    if (pace !== undefined && !Object.hasOwn(PACES, pace)) refuse('table.options')
    if (size !== undefined && sizeFor(house, table.game, size) < table.seats.length) refuse('table.full')
    const { game } = hostedAt(house, table.game, table.pack)
    const change = {
      ...(options && { options: checkedOptions(game, { ...table.options, ...options }) }),
      ...(pace !== undefined && { pace }),
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

/** Deals the cards. From here on the commitment to the secret stands in the channel. */
export async function start(house: House, id: string, person: string, words: readonly string[] = []): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person && !seatOf(table, person)) refuse('table.not-yours')
    const hosted = hostedAt(house, table.game, table.pack)
    const { min, max } = hosted.game.seats
    if (table.seats.length < min) refuse('table.too-few', { min, missing: min - table.seats.length })
    if (table.seats.length > max) refuse('table.size', { min, max })
    const seats = table.seats.map(({ seat }) => seat)
    const applied = create(hosted.game, { seats, options: table.options, random: randomOf(table.secret, words), held: true })
    const bank = paceOf(table)?.bank ?? 0
    const begun: Seated = {
      ...table,
      size: seats.length,
      card: { ...table.card, asked: [] },
      seats: table.seats.map((row) => ({ ...row, bank })),
    }
    const fence = await atFence(house, { table: begun, hosted }, [], 0, applied, null)
    await commitAt(house, table, {
      ...fence,
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
  })
}

export const commitmentOf = (table: Seated): string => commitmentTo(table.secret)

/** The same people, the same game, the seats moved on by one. */
export async function rematch(house: House, id: string, who: Who): Promise<Seated> {
  const { status, seats, owner, server, channel, game, options, pace } = await tableById(house, id)
  if (status === 'playing' || status === 'lobby') refuse('table.still-open')
  if (owner !== who.id && !seats.some(({ person }) => person === who.id)) refuse('table.not-yours')
  const seated = [...seats.slice(1), ...seats.slice(0, 1)].map(({ person, name }) => (person ? { id: person, name } : null))
  return openTable(house, { server, channel, game, options, pace, owner: who, size: seats.length, seated })
}
