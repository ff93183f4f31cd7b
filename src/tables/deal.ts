/** From a table that waits to a game: who is there, whether they are enough, and the deal. */
import { create } from '../kernel/engine.ts'
import { randomOf } from '../kernel/record.ts'
import { levelAt } from '../players/levels.ts'
import type { Seated, SeatRow } from '../store/store.ts'
import { paceOf, settingsAt } from './clock.ts'
import { commitAt, type House, hostedAt, refuse } from './house.ts'
import { atFence } from './play.ts'
import { atTable } from './position.ts'
import { ANYBODY, levelOf } from './seating.ts'
import { LOBBY_TIMERS } from './set-timers.ts'
import { hold } from './states.ts'

/** Begins a table whose people said yes elsewhere: in a league they sign up and check in. */
export async function begin(house: House, id: string): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    await deal(house, table, table.seats, [])
  })
}

/** The game, if it can be played by so many. */
export function fitting(house: House, { game, pack }: Seated, players: readonly SeatRow[]) {
  const hosted = hostedAt(house, game, pack)
  const { min, max } = hosted.game.seats
  if (players.length < min) refuse('table.too-few', { min, missing: min - players.length })
  if (players.length > max) refuse('table.size', { min, max })
  return hosted
}

/** Deals the cards. From here on the commitment to the secret stands in the channel. */
export async function deal(house: House, table: Seated, players: readonly SeatRow[], words: readonly string[]): Promise<void> {
  const hosted = fitting(house, table, players)
  const bank = paceOf(table)?.bank ?? 0
  const begun: Seated = {
    ...table,
    size: players.length,
    card: { post: table.card.post, asked: [], told: table.card.told },
    // A level that is no better with so many players is not played.
    seats: players.map((row, i) => ({
      ...row,
      seat: `p${i + 1}`,
      calledAt: null,
      bank,
      ...(row.person === null && table.terms.computers === 'open' && { offeredTo: ANYBODY }),
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
    clear: [...(fence.clear ?? []), ...LOBBY_TIMERS],
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
