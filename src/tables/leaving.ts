/** Leaving: a seat handed over, given to a computer or taken by a moderator; a table ended without a result. */
import { awaited } from '../kernel/engine.ts'
import type { NewPost, Seated, SeatRow } from '../store/store.ts'
import { clockKeys, clocksAfter, settingsAt } from './clock.ts'
import { type House, hostedAt, refuse } from './house.ts'
import { forTheLeague, thoughts } from './later.ts'
import { drafter, positionOf, seatOf, tableById } from './position.ts'
import { refresh, refreshVote } from './posts.ts'
import { named, newComputer, type Who } from './seating.ts'

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
    const owed = table.state ? awaited(hostedAt(house, table.game, table.pack).game, JSON.parse(table.state)) : []
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
      body: {
        kind: 'notice',
        text: { say, from: row.name, to: who ? `<@${who.id}>` : seats.at(-1)!.name },
        // Whoever takes a seat hears of it: there may be something to decide at once.
        ...(who && { ping: [who.id] }),
      },
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
    const clear = [
      'reveal',
      'vote',
      'resume',
      'stalled',
      'abandoned',
      ...table.seats.flatMap(({ seat }) => [`computer:${seat}`, `order:${seat}`, ...clockKeys(seat)]),
    ]
    const posts: NewPost[] = [
      {
        id: `${id}-${table.seq}-n`,
        channel: table.channel,
        body: { kind: 'notice', text: { say } },
        dueAt: house.now(),
      },
      ...refresh(house, table),
      ...refreshVote(house, table),
    ]
    const change = { status: 'ended', endedAt: house.now(), vote: null } as const
    const timers = forTheLeague(house, 'ended')
    if (!(await house.store.commit({ table: id, seq: table.seq, at: house.now(), change, timers, clear, posts })))
      refuse('table.busy')
    house.wake()
  })
}
