/** Before and around a game: opening a table, taking and leaving seats, starting, handing over, ending. */
import type { Options } from '../kernel/contract.ts'
import { awaited, chosenOptions, create, Fault } from '../kernel/engine.ts'
import { commitmentTo, randomOf } from '../kernel/record.ts'
import type { Commit, NewPost, Order, Seated, SeatRow } from '../store/store.ts'
import { clockKeys, clocksAfter, paceOf, settingsAt } from './clock.ts'
import { COMPUTER_NAMES, thoughts } from './computers.ts'
import { type House, hostedAt, newTableId, refuse } from './house.ts'
import { atFence, forTheLeague } from './play.ts'
import { drafter, positionOf, seatOf, tableById } from './position.ts'

export type Who = { readonly id: string; readonly name: string }
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

export async function openTable(house: House, opening: Opening): Promise<Seated> {
  const { game } = hostedAt(house, opening.game)
  const size = opening.size ?? game.seats.max
  if (size < game.seats.min || size > game.seats.max) refuse('table.size', { min: game.seats.min, max: game.seats.max })
  const options = checkedOptions(game, opening.options ?? {})
  const id = newTableId()
  const persons = opening.watching ? [] : [opening.owner]
  const computers = Math.min(opening.computers ?? 0, size - persons.length)
  const seated = opening.seated ?? [...persons, ...Array.from({ length: computers }, () => null)]
  const seats = seated.map((who, i) => (who ? newSeat(id, i, who) : newComputer(id, i, [])))
  const first: NewPost = { id: `${id}-0-n`, channel: opening.channel, body: { kind: 'lobby' }, dueAt: house.now() }
  const opened = await house.store.open(
    {
      id,
      server: opening.server,
      channel: opening.channel,
      game: opening.game,
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

function checkedOptions(game: Parameters<typeof chosenOptions>[0], options: Options): Options {
  try {
    return chosenOptions(game, options)
  } catch (error) {
    if (error instanceof Fault) return refuse('table.options')
    throw error
  }
}

const UNTOUCHED = {
  actedAt: 0,
  note: '',
  bank: 0,
  askedAt: null,
  dueAt: null,
  misses: 0,
  autopilot: false,
  orders: [] as readonly Order[],
} as const

const newSeat = (table: string, index: number, who: Who): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: who.id,
  name: who.name,
  ...UNTOUCHED,
})
const newComputer = (table: string, index: number, taken: readonly string[]): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: null,
  name: COMPUTER_NAMES.find((name) => !taken.includes(name)) ?? `Computer ${index + 1}`,
  ...UNTOUCHED,
})

/** No two seats at a table are called the same. */
function named(seats: readonly SeatRow[]): SeatRow[] {
  const taken: string[] = []
  return seats.map((row) => {
    let { name } = row
    if (row.person === null && taken.includes(name)) name = COMPUTER_NAMES.find((each) => !taken.includes(each)) ?? name
    for (let i = 2; taken.includes(name); i++) name = `${row.name} ${i}`
    taken.push(name)
    return { ...row, name }
  })
}

/** Changes a table that has not begun: who sits where is renumbered, so that seats stay in the order people came. */
async function inLobby(house: House, id: string, change: (table: Seated) => readonly SeatRow[]): Promise<Seated> {
  return house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status !== 'lobby') refuse('table.started')
    const seats = named(change(table).map((row, i) => ({ ...row, seat: `p${i + 1}` })))
    const leave = table.seats.map(({ seat }) => seat)
    const done = await house.store.commit({
      table: id,
      seq: table.seq,
      at: house.now(),
      leave,
      seats,
      posts: refresh(house, table),
    })
    if (!done) refuse('table.busy')
    house.wake()
    return tableById(house, id)
  })
}

const refresh = (house: House, table: Seated): NewPost[] =>
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

export const join = (house: House, id: string, who: Who) =>
  inLobby(house, id, (table) => {
    if (seatOf(table, who.id)) return refuse('table.seated')
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
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.no-seat'),
  )

export const addComputer = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) => {
    if (!seatOf(table, person) && table.owner !== person) return refuse('table.not-yours')
    if (table.seats.length >= table.size) return refuse('table.full')
    return [
      ...table.seats,
      newComputer(
        id,
        table.seats.length,
        table.seats.map(({ name }) => name),
      ),
    ]
  })

/** Whoever opened the table chooses how it is played. */
export async function setOptions(house: House, id: string, person: string, options: Options): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person) refuse('table.not-yours')
    const change = { options: checkedOptions(hostedAt(house, table.game).game, { ...table.options, ...options }) }
    if (!(await house.store.commit({ table: id, seq: table.seq, at: house.now(), change, posts: refresh(house, table) })))
      refuse('table.busy')
    house.wake()
  })
}

/** A moderator takes somebody out of a table that has not begun. */
export const kick = (house: House, id: string, person: string) =>
  inLobby(house, id, (table) =>
    seatOf(table, person) ? table.seats.filter((row) => row.person !== person) : refuse('table.not-there'),
  )

/** Deals the cards. From here on the commitment to the secret stands in the channel. */
export async function start(house: House, id: string, person: string, words: readonly string[] = []): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person && !seatOf(table, person)) refuse('table.not-yours')
    const hosted = hostedAt(house, table.game)
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
    const fence = await atFence(house, { table: begun, hosted, told: [] }, 0, applied, null)
    const commit: Commit = {
      table: id,
      seq: table.seq,
      at: house.now(),
      ...fence,
      seats: begun.seats.map((row) => fence.seats?.find(({ seat }) => seat === row.seat) ?? row),
      change: { ...fence.change, status: 'playing', size: seats.length, startedAt: house.now(), words: [...words] },
    }
    if (!(await house.store.commit(commit))) refuse('table.busy')
    house.wake()
  })
}

export const commitmentOf = (table: Seated): string => commitmentTo(table.secret)

/** Gives a seat of a running game to somebody else, or to a computer (`who` null). */
async function reseat(house: House, id: string, seat: string, who: Who | null, say: string): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status !== 'playing') refuse('table.not-playing')
    const row = table.seats.find((each) => each.seat === seat) ?? refuse('table.not-there')
    if (who && seatOf(table, who.id)) refuse('table.seated')
    const others = table.seats.filter((each) => each.seat !== seat)
    const successor: SeatRow = who
      ? { ...row, person: who.id, name: who.name, note: '', orders: [], misses: 0, autopilot: false }
      : {
          ...row,
          person: null,
          note: '',
          name: newComputer(
            id,
            0,
            others.map(({ name }) => name),
          ).name,
        }
    const seats = named([...others, successor])
    const owed = table.state ? awaited(hostedAt(house, table.game).game, JSON.parse(table.state)) : []
    const next: Seated = {
      ...table,
      seats: seats.map((each) => (each.seat === seat ? { ...each, askedAt: null, dueAt: null } : each)),
    }
    const clocks = clocksAfter(house, next, owed, null, await settingsAt(house, next))
    const timers = [
      ...clocks.timers,
      ...thoughts(house, { ...next, seats: next.seats.filter((each) => each.seat === seat) }, owed),
    ]
    const clear = [...clockKeys(seat), `computer:${seat}`].filter((key) => !timers.some((timer) => timer.key === key))
    const notice: NewPost = {
      id: `${id}-${table.seq}-n`,
      channel: table.channel,
      body: { kind: 'notice', text: { say, from: row.name, to: seats.at(-1)!.name } },
      dueAt: house.now(),
    }
    const done = await house.store.commit({
      table: id,
      seq: table.seq,
      at: house.now(),
      seats: [...next.seats.filter((each) => each.seat === seat), ...clocks.seats],
      // What the leaver had prepared but not made public goes with them.
      ...(drafter(await positionOf(house, table)) === seat && { keep: table.fence, entries: [] }),
      timers: [...timers, ...(row.person ? forTheLeague(house, `left:${seat}:${row.person}`) : [])],
      clear,
      posts: [notice, ...refresh(house, table)],
    })
    if (!done) refuse('table.busy')
    house.wake()
  })
}

export async function handOver(house: House, id: string, from: string, to: Who | null): Promise<void> {
  const { seat } = seatOf(await tableById(house, id), from) ?? refuse('table.no-seat')
  await reseat(house, id, seat, to, to ? 'table.handed-over' : 'table.resigned')
}

/** A moderator puts somebody else, or a computer, into a seat. */
export async function replace(house: House, id: string, from: string, to: Who | null): Promise<void> {
  const table = await tableById(house, id)
  const { seat } = table.seats.find((row) => row.person === from || row.seat === from) ?? refuse('table.not-there')
  await reseat(house, id, seat, to, 'table.replaced')
}

/** Ends a table without a result; `say` tells the channel why. */
export async function end(house: House, id: string, say = 'table.ended'): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status === 'finished' || table.status === 'ended') refuse('table.over')
    const clear = ['reveal', ...table.seats.flatMap(({ seat }) => [`computer:${seat}`, ...clockKeys(seat)])]
    const posts: NewPost[] = [
      {
        id: `${id}-${table.seq}-n`,
        channel: table.channel,
        body: { kind: 'notice', text: { say } },
        dueAt: house.now(),
      },
      ...refresh(house, table),
    ]
    const change = { status: 'ended', endedAt: house.now(), vote: null } as const
    const timers = forTheLeague(house, 'ended')
    if (!(await house.store.commit({ table: id, seq: table.seq, at: house.now(), change, timers, clear, posts })))
      refuse('table.busy')
    house.wake()
  })
}

/** The same people, the same game, the seats moved on by one. */
export async function rematch(house: House, id: string, who: Who): Promise<Seated> {
  const old = await tableById(house, id)
  if (old.status === 'playing' || old.status === 'lobby') refuse('table.still-open')
  const table = await openTable(house, { ...old, owner: who, size: old.seats.length, computers: 0 })
  const [first, ...rest] = old.seats
  const order = first ? [...rest, first] : []
  return inLobby(house, table.id, () => order.map((row, i) => ({ ...row, table: table.id, seat: `p${i + 1}`, ...UNTOUCHED })))
}
