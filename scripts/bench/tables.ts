/** The table: answers committed per second, acknowledgement with fifty busy tables and pictures being drawn, memory of idle tables. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { ChannelType } from 'discord.js'
import { openStudio } from '../../render/studio.ts'
import { openArchon } from '../../src/archon.ts'
import { HOSTED } from '../../src/games/index.ts'
import { openParlour } from '../../src/parlour/harness.ts'
import { STEADY } from '../../src/players/index.ts'
import { openStore } from '../../src/store/sqlite.ts'
import type { House } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { newQueue } from '../../src/tables/queue.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { percentiles } from './measure.ts'

const NOW = { cooling: 0, shield: 0, edit: 0, thought: [0, 0] } as const
const TABLES = 50
const PRESSES = 400
const IDLE = 10_000

export async function benchTables(): Promise<object[]> {
  return [await committed(), await busy(), await idle()]
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path(tmpdir(), 'archon-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const houseOn = (file: string): House => {
  let n = 0
  return {
    store: openStore(file),
    games: new Map(HOSTED.map((hosted) => [hosted.game.id, hosted])),
    players: STEADY,
    queue: newQueue(),
    pauses: NOW,
    now: Date.now,
    secret: () => String(++n).padStart(64, '0'),
    wake() {},
  }
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
const committed = () =>
  inFolder(async (folder) => {
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
    return { bench: 'tables: answers committed per second, thinking included', answers, perSecond: Math.round(answers / seconds) }
  })

/** Fifty tables of computers play in threads of their own, with a picture for every hand-over, while one person presses buttons. */
const busy = () =>
  inFolder(async (folder) => {
    const parlour = await openParlour({ realTime: true, record: false })
    const studio = openStudio()
    const archon = await openArchon({
      token: parlour.token,
      api: parlour.api,
      dataFolder: folder,
      games: HOSTED,
      players: STEADY,
      studio,
      pauses: { ...NOW, thought: [3_000, 9_000], edit: 1_000 },
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
    await ann.sees(/Take my turn|Seal my answer/, { channel, timeout: 60_000 })
    const times: number[] = []
    for (let i = 0; i < PRESSES; i++) {
      const began = performance.now()
      await ann.in(channel).click(/^(Take my turn|Seal my answer)$/)
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    await archon.close()
    studio.close()
    await parlour.close()
    return {
      bench: `tables: press to visible answer with ${TABLES} busy tables and pictures being drawn (ms)`,
      ...percentiles(times),
      goal: 'p99 < 100',
    }
  })

/** Tables at rest live in the database, not in memory. */
const idle = () =>
  inFolder(async (folder) => {
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
    return {
      bench: `tables: memory for ${IDLE} idle tables (MB)`,
      grown: Math.round(grown),
      perTableKb: Math.round((100 * grown * 1000) / IDLE) / 100,
    }
  })
