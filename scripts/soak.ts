/**
 * The long proofs, one after the other; the last line is a JSON summary.
 *   npm run soak                    everything (about half an hour)
 *   npm run soak -- --only leaks    one of: leaks, undo, games, garbage, kills, process, disk, hostility, backlog, returning,
 *                                   absence, gateway, places, cluster, floods, handed, world,
 *                                   pictures
 *   npm run soak -- world --days 3  the same in a word, and how many days a world lasts (30 unless said)
 *   npm run soak -- world --store postgres --processes 3   several processes on one PostgreSQL; else the seed draws file or PostgreSQL
 *   npm run soak -- --share 0.1     a tenth of it
 *   npm run soak -- --seed 7        what was drawn once, again; without it the seed is drawn, and printed
 */

import { randomInt } from 'node:crypto'
import { HOSTED } from '../src/games/index.ts'
import { dice } from '../src/kernel/random.ts'
import { absences } from '../test/e2e/absences.ts'
import { backlog } from '../test/e2e/backlog.ts'
import { clustered } from '../test/e2e/cluster.ts'
import { deafness } from '../test/e2e/deaf.ts'
import { floods } from '../test/e2e/floods.ts'
import { hostility } from '../test/e2e/hostility.ts'
import { kills } from '../test/e2e/kills.ts'
import { returning } from '../test/e2e/returning.ts'
import { terminations } from '../test/e2e/terminations.ts'
import { handedIn } from '../test/handed-in.ts'
import { startPostgres } from '../test/postgres/server.ts'
import { allPictures } from '../test/render/looks.ts'
import { disk } from '../test/store/disk-soak.ts'
import { GAMES } from '../test/suite/games.ts'
import * as suite from '../test/suite/inherited.ts'
import { PLACES } from '../test/world/faults.ts'
import { world } from '../test/world/world.ts'
import { read, stop, wholeNumber } from './arguments.ts'

const { values, positionals } = read({
  only: { type: 'string' },
  share: { type: 'string' },
  seed: { type: 'string' },
  days: { type: 'string' },
  store: { type: 'string' },
  processes: { type: 'string' },
})
const seed = wholeNumber(values.seed, randomInt(1, 1_000_000), 'seed')
console.log(`seed ${seed}: the same again with --seed ${seed}`)
const share = values.share === undefined ? 1 : Number(values.share)
if (!(share > 0)) stop('--share takes a number above 0')
const many = (count: number) => Math.max(1, Math.round(count * share))

/** Looks at random games of every mode until that many positions have been seen. */
function positions(look: (entry: suite.Inheriting) => suite.Look, count: number): Record<string, number> {
  const seen: Record<string, number> = {}
  for (const entry of GAMES) {
    const examine = look(entry)
    let n = 0
    for (let round = 1; n < count; round++) {
      for (const play of entry.plays) {
        suite.randomGame(entry, play, round * 104_729 + seed, (position) => {
          if (n >= count || (round * position.state.told) % 3 === 1) return null
          n++
          return examine(position)
        })
      }
    }
    seen[entry.hosted.game.id] = n
  }
  return seen
}

async function clusterOnPostgres() {
  const server = await startPostgres({ isHonest: true })
  const size = {
    servers: many(2_500),
    tables: many(300),
    standing: many(9_700),
    kills: many(40),
    restarts: many(8),
    lasts: many(600_000),
  }
  const town = { ...size, leagues: 4, processes: 4, seed, url: server.url(), restart: server.restart, print: console.log }
  try {
    return { ...size, ...(await clustered(town)) }
  } finally {
    await server.stop()
  }
}

/** Bots with a file each, or one bot in several processes on one PostgreSQL. */
async function drawnWorld() {
  const draw = dice(seed)
  const store = values.store ?? (draw(2) === 0 ? 'sqlite' : 'postgres')
  if (store !== 'sqlite' && store !== 'postgres') stop('--store is sqlite or postgres')
  const processes = wholeNumber(values.processes, 2 + draw(2), 'processes')
  const days = wholeNumber(values.days, many(30), 'days')
  const month = { seed, days, people: 4, games: HOSTED, isThorough: true, print: console.log }
  console.log(store === 'sqlite' ? 'a bot and a file for each server' : `${processes} processes on one PostgreSQL`)
  if (store === 'sqlite') return world({ ...month, servers: 2 })
  const server = await startPostgres()
  const { restart, halt } = server
  try {
    return await world({ ...month, servers: processes + 1, company: { processes, url: server.url(), restart, halt } })
  } finally {
    await server.stop()
  }
}

const PROOFS: Record<string, () => unknown | Promise<unknown>> = {
  /** Non-interference on 10,000 states of every game. */
  leaks: () => positions(suite.nothingLeaks, many(10_000)),
  /** Undo on 10,000 states of every game. */
  undo: () => positions(suite.undoRestores, many(10_000)),
  /** A thousand plain random games of every game: all end. */
  games: () =>
    Object.fromEntries(
      GAMES.map((entry) => {
        let answers = 0
        for (let i = 0; i < many(1_000); i++) answers += suite.randomGame(entry, entry.plays[i % entry.plays.length]!, i + seed)
        return [entry.hosted.game.id, { games: many(1_000), answers }]
      }),
    ),
  /** 10,000 positions of every game, twelve hostile answers each. */
  garbage: () => positions(suite.badInputChangesNothing, many(10_000)),
  kills: () => kills(many(300), seed),
  /** Asked to end at random moments, under rate limits and while pictures are drawn. */
  process: () => terminations(many(60), seed),
  /** Disks that fill up or fail, and states that are damaged, while people play. */
  disk: () => disk(many(40), seed),
  hostility: () => hostility(many(10_000), seed),
  /** Ten thousand tables after a day without Discord. */
  backlog: () => backlog(many(10_000)),
  /** The same, seen from Discord: a process comes back to them. */
  returning: () => returning(many(10_000)),
  /** Nobody can answer for a drawn time, for every reason there is. */
  absence: () => absences(many(5), seed),
  /** Processes that hear nothing, for minutes. */
  gateway: () => deafness(many(1)),
  /** Threads, channels, the bot and people that come and go, and nothing else. */
  places: () =>
    world({ seed, days: wholeNumber(values.days, many(14), 'days'), servers: 2, people: 4, kinds: PLACES, print: console.log }),
  /** Several processes on one PostgreSQL, killed and cut off while people play at hundreds of tables. */
  cluster: () => clusterOnPostgres(),
  /** One person's thousands of presses beside a game of others. */
  floods: () => floods(many(5_000), seed),
  /** Owners' packs and files for `/verify`, with anything at all in one place. */
  handed: () => handedIn(many(60), seed),
  /** Pictures of every count and mode, at a dozen positions of each game. */
  pictures: () => allPictures(many(12)),
  /** A month of a few servers, and everything that can go wrong. */
  world: () => drawnWorld(),
}

const named = [...positionals, ...(values.only === undefined ? [] : [String(values.only)])]
const chosen = named.length === 0 ? Object.keys(PROOFS) : named
const summary: Record<string, unknown> = {}
let isSound = true
for (const name of chosen) {
  const proof = PROOFS[name] ?? stop(`--only is one of: ${Object.keys(PROOFS).join(', ')}`)
  const began = performance.now()
  console.log(`${name} …`)
  try {
    const result = await proof()
    summary[name] = { result, seconds: Math.round((performance.now() - began) / 1000) }
    const harm = result as Record<string, number | readonly string[]>
    const wrong = [harm.wrong, harm.leagues].flatMap((list) => (Array.isArray(list) ? list : []))
    if (wrong.length > 0) console.log(wrong.join('\n'))
    if (
      wrong.length > 0 ||
      [
        'lost',
        'twice',
        'missingPosts',
        'doubledPosts',
        'unowedPosts',
        'crashes',
        'changes',
        'leaks',
        'unanswered',
        'noticed',
        'late',
        'untidy',
        'tooMany',
        'misses',
      ].some((each) => typeof harm[each] === 'number' && harm[each] > 0)
    )
      isSound = false
  } catch (error) {
    isSound = false
    summary[name] = { error: (error as Error).message }
  }
  console.log(JSON.stringify(summary[name]))
}
console.log(JSON.stringify({ ok: isSound, ...summary }))
process.exit(isSound ? 0 : 1)
