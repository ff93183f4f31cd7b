/** The table: answers committed per second, acknowledgement with fifty busy tables and pictures being drawn, memory of idle tables. */
import { join as path } from 'node:path'
import type { House } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { openEvening, pressing } from './evening.ts'
import { houseOn, inFolder } from './house.ts'
import { atMost, type Line, percentiles, rounded } from './measure.ts'

const TABLES = 50
const PRESSES = 400
const IDLE = 10_000

export async function* benchTables(): AsyncGenerator<Line> {
  yield* inFolder(committed)
  yield* inFolder(busy)
  yield* inFolder(idle)
}

const tableOf = (house: House, i: number, watching: boolean) =>
  openTable(house, {
    server: 's',
    channel: `c${i}`,
    game: 'era-of-atlantis',
    owner: { id: `p${i}`, name: 'Ann' },
    size: 4,
    computers: 4,
    watching,
    pace: 'none',
  })

/** Computers play one table to its end as fast as it goes, every answer a durable transaction. */
async function* committed(folder: string): AsyncGenerator<Line> {
  const house = houseOn(path(folder, 'archon.sqlite'))
  const { id } = await tableOf(house, 1, true)
  await start(house, id, 'p1')
  const began = performance.now()
  while ((await house.store.table(id))?.status === 'playing') {
    await runTimers(house, (_, error) => {
      throw error
    })
  }
  const seconds = (performance.now() - began) / 1000
  const answers = (await house.store.entries(id)).length
  house.store.close()
  yield { bench: 'tables: answers committed per second, thinking included', answers, perSecond: Math.round(answers / seconds) }
}

/** Fifty tables of computers play in threads of their own, with a picture for every hand-over, while one person presses buttons. */
async function* busy(folder: string): AsyncGenerator<Line> {
  const evening = await openEvening(folder, { thought: [3_000, 9_000] })
  await evening.computersPlay(TABLES)
  const { times, failed } = await pressing(evening.sitDown, PRESSES)
  await evening.close()
  const all = percentiles(times)
  yield {
    bench: `tables: press to visible answer with ${TABLES} busy tables and pictures being drawn (ms)`,
    presses: times.length,
    ...all,
    failed,
    goals: [atMost('p99 in ms', all.p99, 100), atMost('failed presses', failed.length, 0)],
  }
}

/** Tables at rest live in the database, not in memory. */
async function* idle(folder: string): AsyncGenerator<Line> {
  const house = houseOn(path(folder, 'archon.sqlite'))
  const first = await tableOf(house, 0, true)
  await start(house, first.id, 'p0')
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  for (let i = 1; i < IDLE; i++) {
    const { id } = await tableOf(house, i, true)
    if (i % 100 === 0) await start(house, id, `p${i}`)
  }
  globalThis.gc?.()
  const grown = (process.memoryUsage().rss - before) / 1e6
  house.store.close()
  yield {
    bench: `tables: memory for ${IDLE} idle tables (MB)`,
    grown: Math.round(grown),
    perTableKb: rounded((grown * 1000) / IDLE),
  }
}
