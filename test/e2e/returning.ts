/**
 * The bot comes back after a day, in a process of its own, to thousands of tables on Discord: how soon it is ready, whether others are
 * served while it gives time back, and whether it asks no more of Discord than it may while it makes up for the day.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addRoom } from '../../src/parlour/channels.ts'
import { openParlour } from '../../src/parlour/harness.ts'
import { room } from '../../src/parlour/house.ts'
import { bundled } from './bundled.ts'
import type { Stall } from './loop.ts'
import { manyTables } from './many-tables.ts'
import type { Said } from './returning-process.ts'

const DAY = 24 * 3_600_000
/** A server has no more channels. */
const ROOMS = 400
const LONGEST_START = 3_000
const LONGEST_TURN = 50
/** Which share of its requests Discord may have to refuse: we count them, too, and our seconds begin at other moments. */
const MOST_LIMITED = 0.05
/** How long it is watched sending, in milliseconds. */
const WATCHED = 15_000

export type Returning = {
  readonly tables: number
  readonly start: Stall
  readonly givenBack: Stall
  readonly longestTurn: Stall
  readonly requests: number
  /** Requests that Discord refused because they were too many. */
  readonly limited: number
  readonly wrong: readonly string[]
}

export async function returning(tables: number): Promise<Returning> {
  const folder = mkdtempSync(join(tmpdir(), 'archon-returning-'))
  const parlour = await openParlour({ realTime: true, rateLimits: true })
  const { house } = parlour
  const channels = Array.from({ length: ROOMS }, (_, i) => addRoom(house, room(house.nextId(), `room-${i}`, i)).id)
  const people = { Ann: parlour.person('Ann').id, Bob: parlour.person('Bob').id }
  const from = Date.now() - DAY
  const where = { server: parlour.guildId, channels, people }
  await manyTables(join(folder, 'archon.sqlite'), { tables, at: from, where })
  writeFileSync(join(folder, 'alive'), `${from}\n`)
  const child = fork(await bundled('returning-process'), [parlour.api, parlour.token, folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<never>((_, reject) => child.once('exit', (code) => reject(new Error(`the bot ended with ${code}`))))
  ended.catch(() => {})
  const hear = <K extends string>(key: K) =>
    Promise.race([
      ended,
      new Promise<Extract<Said, Record<K, unknown>>>((resolve) =>
        child.on('message', (said: Said) => key in said && resolve(said as Extract<Said, Record<K, unknown>>)),
      ),
    ])
  try {
    const [{ start }, { givenBack, longestTurn }] = await Promise.all([hear('start'), hear('givenBack')])
    await Promise.race([ended, wait(WATCHED)])
    const statuses = parlour.traffic.map(({ status }) => status)
    const limited = statuses.filter((status) => status === 429).length
    const wrong = [
      ...(limited > statuses.length * MOST_LIMITED
        ? [`Discord refused ${limited} of ${statuses.length} requests as too many`]
        : []),
      ...(start.cpuMs > LONGEST_START ? [`ready after ${start.cpuMs} ms`] : []),
      ...(longestTurn.cpuMs > LONGEST_TURN ? [`nobody was served for ${longestTurn.cpuMs} ms`] : []),
    ]
    return { tables, start, givenBack, longestTurn, requests: statuses.length, limited, wrong }
  } finally {
    child.kill('SIGKILL')
    await ended.catch(() => {})
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
