/** The table: answers committed per second, acknowledgement with fifty busy tables and pictures being drawn, memory of idle tables. */
import { join as path } from 'node:path'
import { ChannelType } from 'discord.js'
import { openStudio } from '../../render/studio.ts'
import { openArchon } from '../../src/archon.ts'
import { HOSTED } from '../../src/games/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { type Guest, openParlour } from '../../src/parlour/harness.ts'
import { STEADY } from '../../src/players/index.ts'
import type { House } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { pressAnything } from '../../test/e2e/evening.ts'
import { houseOn, inFolder, NO_PAUSES } from './house.ts'
import { atMost, describe, type Line, percentiles, rounded } from './measure.ts'

const TABLES = 50
const PRESSES = 400
const IDLE = 10_000
/** A person looks before they press. */
const A_LOOK = 25

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
  const parlour = await openParlour({ realTime: true, record: false })
  const studio = openStudio()
  const archon = await openArchon({
    token: parlour.token,
    api: parlour.api,
    dataFolder: folder,
    games: HOSTED,
    players: STEADY,
    studio,
    pauses: { ...NO_PAUSES, thought: [3_000, 9_000], edit: 1_000 },
  })
  const ann = parlour.person('Ann')
  await ann.slash('/table open', { game: 'era-of-atlantis', seats: 4, computers: 3, here: true }, { channel: 'tables' })
  const channel = parlour.channel('tables')
  await ann.sees('Start', { channel })
  await ann.in(channel).click('Start')
  const room = await archon.bot.client.channels.fetch(channel)
  if (room?.type !== ChannelType.GuildText) throw new Error('no room for threads')
  for (let i = 0; i < TABLES; i++) {
    const thread = await room.threads.create({ name: `table ${i}` })
    const owner = { id: `${i}`, name: 'Bot' }
    const { id } = await openTable(archon.house, {
      server: parlour.guildId,
      channel: thread.id,
      game: 'era-of-atlantis',
      owner,
      size: 4,
      computers: 4,
      watching: true,
      pace: 'none',
    })
    await start(archon.house, id, owner.id)
  }
  const { times, failed } = await pressing(ann.in(channel))
  await archon.close()
  studio.close()
  await parlour.close()
  const all = percentiles(times)
  yield {
    bench: `tables: press to visible answer with ${TABLES} busy tables and pictures being drawn (ms)`,
    presses: times.length,
    ...all,
    failed,
    goals: [atMost('p99 in ms', all.p99, 100), atMost('failed presses', failed.length, 0)],
  }
}

/** Somebody who plays: every press answers something, and what it leads to is stored, posted and drawn. Slow and failed ones count. */
async function pressing(ann: Guest): Promise<{ times: number[]; failed: string[] }> {
  const random = dice(11)
  const times: number[] = []
  const failed: string[] = []
  let panel: Awaited<ReturnType<typeof pressAnything>>
  const timed = async (press: () => Promise<typeof panel>) => {
    const began = performance.now()
    try {
      return await press()
    } catch (error) {
      failed.push(describe(error))
      return undefined
    } finally {
      times.push(performance.now() - began)
    }
  }
  while (times.length < PRESSES) {
    const next = panel && (await timed(() => pressAnything(ann, panel!, random)))
    panel = next ?? (await asked(ann, timed))
    await new Promise((resolve) => setTimeout(resolve, A_LOOK))
  }
  return { times, failed }
}

/** Waits until there is something to answer, which is the others' time and not ours, and opens it. */
async function asked<T>(ann: Guest, timed: (press: () => ReturnType<Guest['click']>) => T): Promise<T> {
  await ann.sees(ASKED, { timeout: 120_000 })
  return timed(() => ann.click(ASKED))
}
const ASKED = /^(Take my turn|Seal my answer)$/

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
