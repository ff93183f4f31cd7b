/** A house for tests: the kernel's test game, storage in memory, a clock that moves when told. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { type Player, randomPlayer } from '../../src/players/player.ts'
import { newQueue } from '../../src/store/queue.ts'
import { openStore } from '../../src/store/sqlite.ts'
import type { House, Pauses } from '../../src/tables/house.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { decisionsOf, owing, positionOf, tableById } from '../../src/tables/position.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { lanterns } from '../kernel/lanterns.ts'

export const NO_PAUSES: Pauses = { cooling: 0, shield: 0, edit: 0, thought: [0, 0] }

export type TestHouse = House & { clock: { now: number }; run(): Promise<void>; faults: unknown[] }

export function newHouse({
  path = ':memory:',
  pauses = NO_PAUSES,
  hosted = lanterns.hosted,
  player = randomPlayer as Player<never>,
}: {
  path?: string
  pauses?: Pauses
  hosted?: AnyHosted
  player?: Player<never>
} = {}): TestHouse {
  const clock = { now: 1_000_000 }
  const faults: unknown[] = []
  let secrets = 0
  const house: TestHouse = {
    store: openStore(path),
    games: new Map([[hosted.game.id, hosted]]),
    players: new Map([[hosted.game.id, () => player]]),
    queue: newQueue(),
    pauses,
    now: () => clock.now,
    secret: () => String(++secrets).padStart(64, '0'),
    wake() {},
    clock,
    faults,
    /** Everything that is due, and what becomes due by it. */
    async run() {
      for (let i = 0; i < 5_000; i++) {
        const next = await house.store.nextTimerAt()
        if (next === null || next > clock.now) return
        await runTimers(house, (_, error) => faults.push(error))
      }
      throw new Error('timers never come to rest')
    },
  }
  return house
}

/** So much time goes by, and whatever falls due in it is done when it does. */
export async function letPass(house: TestHouse, time: number): Promise<void> {
  const until = house.clock.now + time
  for (;;) {
    const next = await house.store.nextTimerAt()
    if (next === null || next > until) break
    house.clock.now = Math.max(house.clock.now, next)
    await house.run()
  }
  house.clock.now = until
}

export const person = (name: string) => ({ id: `id-${name}`, name })

/** A table with these people and computers, begun. */
export async function begun(house: House, people: readonly string[], computers = 0, game = 'lanterns', pace = 'none') {
  const [owner = 'nobody', ...others] = people
  const table = await openTable(house, {
    server: 's',
    channel: `c-${Math.floor(house.now())}-${people.join('')}`,
    game,
    owner: person(owner),
    size: people.length + computers,
    computers,
    watching: people.length === 0,
    pace,
  })
  for (const other of others) await join(house, table.id, person(other))
  await start(house, table.id, `id-${owner}`)
  return table.id
}

export const look = async (house: House, id: string) => positionOf(house, await tableById(house, id))

/** The questions that wait for somebody, by name. */
export async function asked(house: House, id: string, name: string) {
  const position = await look(house, id)
  const seat = position.table.seats.find((row) => row.person === `id-${name}`)!.seat
  return { position, seat, open: decisionsOf(position, seat), owes: owing(position).includes(seat) }
}
