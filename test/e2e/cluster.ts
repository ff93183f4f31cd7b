/**
 * Many servers, several processes, one PostgreSQL; processes are killed without warning and the database is cut off while people play, then
 * all processes are renewed one by one. Nothing acknowledged may be lost or doubled, and while they are renewed every press is answered.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { isIn } from '../../src/discord/shards.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { theBot } from '../../src/parlour/house.ts'
import type { Room } from '../../src/parlour/records.ts'
import { startThread } from '../../src/parlour/threads.ts'
import { type Cluster, openCluster, split } from '../../src/process/cluster.ts'
import { openPostgres } from '../../src/store/postgres/index.ts'
import { newQueue } from '../../src/store/queue.ts'
import type { Store } from '../../src/store/store.ts'
import type { House } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { bundled } from './bundled.ts'
import { foundLeagues, leaguesGoneWrong } from './cluster-leagues.ts'
import { beginGame, marksIn, pressUntilDead } from './kills.ts'
import { judgeBooks, type Pressed } from './reckoning.ts'

export type Town = {
  readonly servers: number
  /** Where people play, in the channels of their servers. */
  readonly tables: number
  /** Others that have begun and wait for their people, each in a thread, with clocks that run. */
  readonly standing?: number
  /** About to be drawn, each on a server of another process. */
  readonly leagues: number
  readonly processes: number
  readonly kills: number
  readonly restarts: number
  readonly seed: number
  /** For so many milliseconds people play, with the harm spread over them; without it, harm follows upon harm. */
  readonly lasts?: number
  /** Hears how far it is. */
  print?(line: string): void
  /** Where the PostgreSQL is, and how it is cut off. */
  readonly url: string
  restart(): Promise<void>
}

export type Toll = {
  readonly acknowledged: number
  readonly lost: number
  readonly wrong: readonly string[]
  readonly twice: number
  readonly missingPosts: number
  readonly doubledPosts: number
  readonly unowedPosts: number
  readonly answersPerSecond: number
  /** Presses while processes were renewed, and how many of them nobody answered. */
  readonly presses: number
  readonly unanswered: number
  /** How many of them are new: a version that does not come to serve takes nobody's place. */
  readonly renewed: number
  /** Deadlines that were missed while nobody could answer. */
  readonly misses: number
  /** Leagues whose draw fell into it: what is wrong with those that were not drawn once, with one table for each game that began. */
  readonly leagues: readonly string[]
}

export async function clustered(town: Town): Promise<Toll> {
  const { servers, processes, kills, restarts, seed, lasts } = town
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'archon-cluster-'))
  const parlour = await openParlour({
    realTime: true,
    guilds: servers,
    shards: processes,
    concurrency: 16,
    patience: 30_000,
    record: false,
  })
  const corners = cornersIn(parlour, town)
  const started = performance.now()
  const tell = (what: string) => town.print?.(`${Math.round((performance.now() - started) / 1_000)} s: ${what}`)
  const store = await openPostgres(town.url)
  // Nobody serves yet: what all these have to say is said by whoever serves them, before anybody else has something to say.
  await begunAt(store, corners)
  tell(`${corners.length} tables have begun`)
  const cluster = await startCluster(parlour, town, folder)
  try {
    const places = placesIn(parlour, town)
    await quiet(store)
    tell('they have their cards')
    const answers: Pressed[] = []
    await sideBySide(places, ({ people, channel }) => beginGame(people, channel))
    tell('people sit at theirs')
    const leagues = await foundLeagues(parlour, store, leagueHomes(parlour, town))
    let isOver = false
    const began = performance.now()
    const playing = places.flatMap(({ people, channel }) =>
      people.map(async (person) => {
        while (!isOver) {
          await pressUntilDead(
            person,
            channel,
            random,
            answers,
            () => {},
            () => isOver,
          )
          await wait(20)
        }
      }),
    )
    const drawing = Promise.all(leagues.map(({ complete }) => complete()))
    for (let harm = 0; harm < kills + restarts; harm++) {
      await wait(lasts === undefined ? 300 + random(1_500) : (lasts / (kills + restarts)) * (0.5 + random(1_000) / 1_000))
      if (harm % Math.ceil((kills + restarts) / Math.max(1, restarts)) === 1) await town.restart()
      else kill(cluster, random)
    }
    isOver = true
    await Promise.all(playing)
    const seconds = (performance.now() - began) / 1_000
    tell('people have stopped')
    await everybodyServes(cluster)
    await drawing
    const served = await renewUnnoticed(cluster, places)
    tell(`${served.renewed} processes are new`)
    await quiet(store)
    const ids = await tablesAt(town.url, places)
    const marks = places.flatMap(({ house, channel }) => marksIn(house, channel))
    const seats = (await Promise.all(ids.map((id) => store.table(id)))).flatMap((table) => table?.seats ?? [])
    const misses = seats.reduce((sum, seat) => sum + seat.misses, 0)
    const books = await judgeBooks(store, ids, marks, answers)
    const beside = await cardsAt(store, corners)
    return {
      ...books,
      missingPosts: books.missingPosts + beside.missing,
      doubledPosts: books.doubledPosts + beside.doubled,
      ...served,
      answersPerSecond: Math.round(answers.filter(({ reply }) => reply !== null).length / seconds),
      misses,
      leagues: await leaguesGoneWrong(store, leagues),
    }
  } finally {
    await cluster.close()
    await store.close()
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Corner = { readonly house: TestParlour['house']; readonly channel: string }

/** Where leagues are, there are no other threads. */
const leagueHomes = (parlour: TestParlour, town: Town) => homesOf(parlour, town).slice(0, town.leagues)

/** Threads dealt round the servers, made before anybody is there to hear of it. */
function cornersIn(parlour: TestParlour, town: Town): Corner[] {
  const taken = leagueHomes(parlour, town).map((servers) => servers.at(-1))
  const street = parlour.house.street.filter((_, guild) => !taken.includes(guild))
  return Array.from({ length: town.standing ?? 0 }, (_, i) => {
    const house = street[i % street.length]!
    const room = house.store.channels.all().find((channel) => 'name' in channel && channel.name === 'tables') as Room
    return { house, channel: startThread(house, theBot(house), room, { name: `Table ${i}` }).id }
  })
}

const AT_ONCE = 8

/** A table in each of them, begun past Discord; what it has to say there is said by the process that serves it. */
async function begunAt(store: Store, corners: readonly Corner[]): Promise<void> {
  const office: House = {
    store,
    games: new Map([[eraOfAtlantis.game.id, eraOfAtlantis]]),
    players: new Map(),
    queue: newQueue(),
    pauses: NO_PAUSES,
    now: Date.now,
    secret: () => randomBytes(32).toString('hex'),
    wake() {},
  }
  const begin = async ({ house, channel }: Corner) => {
    const seated = ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => ({ id: house.nextId(), name }))
    const [owner] = seated as [(typeof seated)[0]]
    const opening = { server: house.guild.id, channel, game: 'era-of-atlantis', owner, size: 4, seated, pace: 'slow' }
    const { id } = await openTable(office, opening)
    await start(office, id, owner.id)
  }
  await sideBySide(corners, begin)
}

async function sideBySide<T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const left = [...list]
  const onAndOn = async () => {
    for (let each = left.pop(); each; each = left.pop()) await work(each)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, onAndOn))
}

/** Each of them has its card, and nothing stands there twice. */
async function cardsAt(
  store: Store,
  corners: readonly Corner[],
): Promise<{ readonly missing: number; readonly doubled: number }> {
  let [missing, doubled] = [0, 0]
  for (const { house, channel } of corners) {
    const { card } = (await store.tableIn(channel))!
    const message = card.post && (await store.post(card.post))?.message
    if (!message || !house.store.messages.get(message)) missing++
    const marks = marksIn(house, channel)
    doubled += marks.length - new Set(marks).size
  }
  return { missing, doubled }
}

type Place = { readonly house: TestParlour['house']; readonly channel: string; readonly people: readonly Guest[] }

/** The servers of each process. */
function homesOf(parlour: TestParlour, { processes }: Town): number[][] {
  const of = (part: number) =>
    parlour.house.street.flatMap((house, guild) => (isIn({ own: [part], of: processes }, house.guild.id) ? [guild] : []))
  return Array.from({ length: processes }, (_, part) => of(part))
}

/** Tables on servers of every process. */
function placesIn(parlour: TestParlour, town: Town): Place[] {
  const { tables, processes } = town
  const { street } = parlour.house
  const homes = homesOf(parlour, town)
  return Array.from({ length: tables }, (_, i) => {
    const home = homes[i % processes]!
    const guild = home[Math.floor(i / processes) % home.length]!
    const names = ['Ann', 'Bob', 'Cid'].map((name) => `${name} ${i}`)
    return {
      house: street[guild]!,
      channel: parlour.channel('tables', guild),
      people: names.map((name) => parlour.person(name, { guild })),
    }
  })
}

async function startCluster(parlour: TestParlour, { url, processes }: Town, folder: string): Promise<Cluster> {
  const file = await bundled('cluster-process')
  return openCluster({
    file: async () => file,
    execArgv: [],
    token: parlour.token,
    env: { PARLOUR_API: parlour.api, ARCHON_DATABASE: url, ARCHON_DATA: folder },
    parts: split(processes, processes),
    healthPort: undefined,
    log: pino({ level: 'silent' }),
  })
}

function kill(cluster: Cluster, random: (n: number) => number): void {
  const pids = cluster.pids().flatMap((pid) => pid ?? [])
  const pid = pids[random(Math.max(1, pids.length))]
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

async function everybodyServes(cluster: Cluster): Promise<void> {
  while (cluster.pids().includes(undefined)) await wait(50)
}

/** Somebody at each table asks again and again while the processes are renewed. */
async function renewUnnoticed(
  cluster: Cluster,
  places: readonly Place[],
): Promise<Pick<Toll, 'presses' | 'unanswered' | 'renewed'>> {
  let isOver = false
  let presses = 0
  let unanswered = 0
  const asking = places.map(async ({ people: [first], channel }) => {
    while (!isOver) {
      presses++
      const shown = await first!
        .in(channel)
        .slash('/inbox')
        .catch(() => undefined)
      if (!shown) unanswered++
      await wait(200)
    }
  })
  const before = cluster.pids()
  await cluster.renew()
  isOver = true
  await Promise.all(asking)
  const renewed = cluster.pids().filter((pid) => pid !== undefined && !before.includes(pid)).length
  return { presses, unanswered, renewed }
}

/** Those that are over as well; leagues keep books of their own. */
async function tablesAt(url: string, places: readonly Corner[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const channels = places.map(({ channel }) => channel)
  const { rows } = await client.query<{ id: string }>('select id from tables where channel = any($1)', [channels])
  await client.end()
  return rows.map(({ id }) => id)
}

/** Until everything promised has been sent: Discord takes fifty messages a second, and nothing is given up while any are taken. */
async function quiet(store: Store): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 600; i++) {
    const { posts } = await store.counts()
    if (posts === 0) return
    if (posts < least) i = 0
    least = Math.min(least, posts)
    await wait(100)
  }
}
