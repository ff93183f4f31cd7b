/**
 * Several processes on this machine, each with a part of the shards, looked after: whoever falls is started again, and all can be replaced
 * one by one without anybody noticing. discord.js' own manager sets them going and tells us how they fare: it comes with the library, and
 * knows its clients. What it lacks is done here: several shards a process, a pause before another try, and a new process that is ready
 * before the old one goes.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Shard, ShardingManager } from 'discord.js'
import type { Logger } from 'pino'
import { spelled } from '../discord/shards.ts'
import type { Shards } from '../store/company.ts'
import { within } from './within.ts'

/** What a process says to whoever looks after it, once people are served. */
export const SERVING = 'serving'

/** Discord lets a bot in a thousand times a day: whoever falls again and again waits longer and longer. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** Whoever has worked for so long falls for the first time. */
const STEADY = 5 * 60_000
/** For so long a new process may take until it serves; the old one goes on meanwhile. */
const START_UP = 3 * 60_000

/** As evenly as it goes. */
export function split(of: number, processes: number): Shards[] {
  const firsts = Array.from({ length: processes + 1 }, (_, i) => Math.floor((i * of) / processes))
  return firsts
    .slice(0, -1)
    .map((first, i) => ({ own: Array.from({ length: firsts[i + 1]! - first }, (_, k) => first + k), of }))
    .filter(({ own }) => own.length > 0)
}

export type Cluster = {
  /** One after the other: each is relieved by a new one, and ends when that one serves. */
  renew(): Promise<void>
  close(): Promise<void>
  /** Of the processes, for those who want to look. */
  pids(): (number | undefined)[]
}

type Wanted = {
  /** What each process runs, as it is by then, and how. */
  file(): Promise<string>
  readonly execArgv: readonly string[]
  readonly token: string
  /** What they are told besides what we were. */
  readonly env?: Readonly<Record<string, string>>
  readonly parts: readonly Shards[]
  /** With a port, each process says how it is at one of its own: this one and those after it. */
  readonly healthPort: number | undefined
  readonly log: Logger
}

type Place = { readonly part: number; shard: Shard | null; pause: number; again?: NodeJS.Timeout }

/** The manager writes into our own surroundings what its processes are to know: whatever else is started from here would take itself for one of them. */
function leavingNoTrace<T>(made: () => T): T {
  const before = { ...process.env }
  const result = made()
  for (const name of Object.keys(process.env)) {
    if (before[name] === undefined) delete process.env[name]
    else if (process.env[name] !== before[name]) process.env[name] = before[name]
  }
  return result
}

export async function openCluster({ file, execArgv, token, env, parts, healthPort, log }: Wanted): Promise<Cluster> {
  const wanted = { mode: 'process' as const, totalShards: parts.length, respawn: false, token, execArgv: [...execArgv] }
  const path = await file()
  const manager = leavingNoTrace(() => new ShardingManager(path, wanted))
  const places: Place[] = parts.map((_, part) => ({ part, shard: null, pause: FIRST_PAUSE }))
  let isClosing = false
  let renewing: Promise<void> | null = null

  /** Resolves when it serves; fails if it ends before. */
  async function begin({ part }: Place): Promise<Shard> {
    const shard = manager.createShard(part)
    const shards = spelled(parts[part]!)
    Object.assign(shard.env as Record<string, string>, {
      ...env,
      SHARDING_MANAGER_MODE: 'process',
      ARCHON_SHARDS: shards,
      ...(healthPort !== undefined && { ARCHON_HEALTH_PORT: String(healthPort + part) }),
    })
    const serving = new Promise<void>((resolve, reject) => {
      shard.on('message', (said) => said === SERVING && resolve())
      shard.on('death', () => reject(new Error('it ended before it served')))
    })
    const child = (await shard.spawn(-1)) as ChildProcess
    if (await within(START_UP, serving)) {
      log.info({ shards, child: child.pid }, 'a process serves')
      return shard
    }
    child.kill('SIGKILL')
    throw new Error(`it did not serve within ${START_UP / 1_000} s`)
  }

  /** From now on it is the one that serves there. */
  function settle(place: Place, shard: Shard): void {
    const since = performance.now()
    place.shard = shard
    shard.on('death', () => {
      if (place.shard !== shard || isClosing) return
      if (performance.now() - since > STEADY) place.pause = FIRST_PAUSE
      place.shard = null
      again(place, 'ended')
    })
    // It may have gone while nobody listened.
    if (!isAlive(shard)) shard.emit('death', shard.process)
  }

  const keep = (place: Place): Promise<void> =>
    begin(place).then(
      (shard) => settle(place, shard),
      (error) => again(place, String(error.message)),
    )

  function again(place: Place, why: string): void {
    if (isClosing) return
    const { pause, part } = place
    log.error({ shards: spelled(parts[part]!), why, seconds: pause / 1_000 }, 'a process is gone; another is started in a moment')
    place.pause = Math.min(pause * 2, LONGEST_PAUSE)
    place.again = setTimeout(() => keep(place), pause)
  }

  async function replace(place: Place): Promise<void> {
    const before = place.shard
    // It is being started anyway.
    if (!before) return
    const shard = await begin(place)
    settle(place, shard)
    await end(before)
  }

  async function renewAll(): Promise<void> {
    manager.file = await file()
    for (const place of places) {
      if (isClosing) return
      try {
        await replace(place)
      } catch (error) {
        // Whoever served goes on: a version that does not start must not take anybody's place.
        log.error({ shards: spelled(parts[place.part]!), err: error }, 'a new process did not come to serve; the old ones stay')
        return
      }
    }
    log.info({ processes: places.length }, 'all processes are new')
  }

  // One after the other, as Discord lets them in.
  for (const place of places) await keep(place)
  return {
    renew() {
      renewing ??= renewAll().finally(() => {
        renewing = null
      })
      return renewing
    },
    async close() {
      isClosing = true
      for (const { again: timer } of places) clearTimeout(timer)
      await Promise.all([...manager.shards.values(), ...places.flatMap(({ shard }) => shard ?? [])].map(end))
    },
    pids: () => places.map(({ shard }) => shard?.process?.pid),
  }
}

const isAlive = ({ process: child }: Shard) => child !== null && child.exitCode === null && child.signalCode === null

/** In good order: it ends by itself within ten seconds. */
async function end(shard: Shard): Promise<void> {
  const child = shard.process
  if (!child || !isAlive(shard)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
