/** Several processes on one PostgreSQL: each serves its servers, private messages find every table, and one relieves another unnoticed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Archon, openArchon } from '../../src/archon.ts'
import { isIn } from '../../src/discord/shards.ts'
import { type HarnessOptions, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { randomPlayer } from '../../src/players/player.ts'
import type { Shards } from '../../src/store/company.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type Database, newDatabase } from '../postgres/shared.ts'
import { NO_PAUSES } from '../tables/setting.ts'

const GUILDS = 6
const OF = 2

let database: Database
let parlour: TestParlour
let folder: string
const running: Archon[] = []

beforeEach(async () => {
  database = await newDatabase()
  folder = mkdtempSync(join(tmpdir(), 'archon-cluster-'))
})
afterEach(async () => {
  for (const archon of running.splice(0)) await archon.close()
  await parlour.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const furnished = async (options: HarnessOptions = {}) => {
  parlour = await openParlour({ guilds: GUILDS, shards: OF, concurrency: OF, patience: 30_000, realTime: true, ...options })
}

async function process(shards: Shards): Promise<Archon> {
  const archon = await openArchon({
    token: parlour.token,
    api: parlour.api,
    dataFolder: folder,
    database: database.url,
    shards,
    games: [lanterns.hosted],
    players: new Map([['lanterns', () => randomPlayer]]),
    studio: { draw: async () => null, close: async () => {} } as never,
    pauses: NO_PAUSES,
  })
  running.push(archon)
  return archon
}

const part = (shard: number): Shards => ({ own: [shard], of: OF })

/** A table with a computer, on the server of that number. */
async function seated({ house }: Archon, guild: number) {
  const ann = parlour.person('Ann', { guild })
  const channel = parlour.channel('tables', guild)
  const server = parlour.house.street[guild]!.guild.id
  const opening = { server, channel, game: 'lanterns', owner: ann, size: 2, computers: 1, pace: 'none' }
  const { id } = await openTable(house, opening)
  await start(house, id, ann.id)
  return { id, ann, channel }
}

it('each answers for its own servers, and in private for all of them', { timeout: 120_000 }, async () => {
  await furnished()
  const [first, second] = [await process(part(0)), await process(part(1))]
  const homes = parlour.house.street.map(({ guild }) => (isIn(part(0), guild.id) ? first : second))
  expect(new Set(homes).size).toBe(2)
  expect([first, second].map(({ bot }) => bot.client.guilds.cache.size)).toEqual(
    [first, second].map((each) => homes.filter((home) => home === each).length),
  )
  for (const guild of [homes.indexOf(first), homes.indexOf(second)]) {
    // Whoever stores it: the post is made by the process that serves the server.
    const { ann, channel } = await seated(first, guild)
    await ann.sees('Take my turn', { channel, timeout: 30_000 })
    const panel = await ann.in(channel).click('Take my turn')
    expect(panel).toBeDefined()
    const inbox = await ann.dm().slash('/inbox')
    expect(JSON.stringify(inbox?.components)).toContain(channel)
  }
  const commands = parlour.traffic.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands'))
  expect(commands).toHaveLength(1)
})

it('a server is answered by one process while one relieves another, and never by none', { timeout: 120_000 }, async () => {
  await furnished({ shards: 1 })
  const all: Shards = { own: [0], of: 1 }
  const old = await process(all)
  const { ann, channel } = await seated(old, 0)
  await ann.sees('Take my turn', { channel, timeout: 30_000 })
  let isOver = false
  const faults: unknown[] = []
  let presses = 0
  const pressing = (async () => {
    while (!isOver) {
      presses++
      const shown = await ann
        .in(channel)
        .slash('/inbox')
        .catch((error) => void faults.push(error))
      if (!shown) faults.push('no answer')
    }
  })()
  const young = await process(all)
  const answeredBy = () => [old, young].map(({ bot }) => bot.latencies.length)
  const [before] = answeredBy() as [number, number]
  await vi.waitFor(() => expect(answeredBy()[1]).toBeGreaterThan(3), 30_000)
  const [after] = answeredBy() as [number, number]
  running.splice(running.indexOf(old), 1)
  await old.close()
  await vi.waitFor(() => expect(answeredBy()[1]).toBeGreaterThan(6), 30_000)
  isOver = true
  await pressing
  expect(faults).toEqual([])
  // Whoever was relieved answered until then, and no longer: each press once.
  expect(after - before).toBeLessThanOrEqual(1)
  await vi.waitFor(() => expect(answeredBy()[0]! + answeredBy()[1]!).toBe(presses), 30_000)
})
