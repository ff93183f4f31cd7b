/**
 * One answer from the question to the fsync, beside the path of another server (`rally.ts`) in the same run; fifty tables at once;
 * the same answer in a file with a hundred thousand tables; and a league game that begins in a large season.
 */
import { join } from 'node:path'
import type { Decision } from '../../src/kernel/contract.ts'
import { sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import { type House, Refused } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { give, open as reveal } from '../../src/tables/play.ts'
import { decisionsOf, positionAt } from '../../src/tables/position.ts'
import { watchLoop } from '../../test/e2e/loop.ts'
import { houseOn, inFolder } from './house.ts'
import { benchLeague } from './league.ts'
import { atLeast, atMost, cpu, type Line, percentiles, rounded } from './measure.ts'
import { openRally } from './rally.ts'

const ANSWERS = 1_200
const TOGETHER = 50
const CROWD = 100_000
const TIMERS = 120_000

type Random = (n: number) => number

/** A table of people, begun; it is opened again when its game is over. */
async function seated(house: House, i: number): Promise<string> {
  const guest = (n: number) => ({ id: `${i}-${n}`, name: `Guest ${n}` })
  const seats = [1, 2, 3, 4].map(guest)
  const { id } = await openTable(house, {
    server: 's',
    channel: `c${i}-${house.secret()}`,
    game: 'era-of-atlantis',
    owner: seats[0]!,
    size: 4,
    seated: seats,
    pace: 'slow',
  })
  await start(house, id, seats[0]!.id)
  return id
}

/** One random answer of somebody at that table, as a press would give it; false when the game is over. */
async function oneAnswer(house: House, id: string, random: Random): Promise<boolean> {
  const position = await positionAt(house, id)
  if (position.table.status !== 'playing') return false
  const waits = ({ offer, given }: Decision) => !offer && given === undefined
  const waiting = position.table.seats.flatMap(({ seat }) => decisionsOf(position, seat)).filter(waits)
  const decision = waiting[random(Math.max(1, waiting.length))]
  if (!decision) await reveal(house, id)
  else {
    const { seat, id: question } = decision
    await give(house, id, { seat, decision: question, answer: sample(decision.input, random), by: 'person' }, position)
  }
  return true
}

/** Takes out what an outbox would have sent, so that nothing piles up. */
async function empty(house: House): Promise<void> {
  for (;;) {
    const { letters } = await house.store.takePosts(Number.MAX_SAFE_INTEGER, 500, [])
    if (letters.length === 0) return
    await house.store.sent(
      letters.map(({ post }) => ({ id: post.id, message: post.id })),
      house.now(),
    )
  }
}

export async function* benchStore(): AsyncGenerator<Line> {
  yield* inFolder(beside)
  yield* inFolder(together)
  yield* inFolder(crowded)
  yield* benchLeague()
}

async function* beside(folder: string): AsyncGenerator<Line> {
  const house = houseOn(join(folder, 'archon.sqlite'))
  const rally = openRally(join(folder, 'rally.sqlite'), 1)
  const random = dice(5)
  const [ours, theirs]: [number[], number[]] = [[], []]
  let table = await seated(house, 0)
  // The first third warms the compiler up.
  for (let i = 0; i < 1.5 * ANSWERS; i++) {
    let began = cpu()
    const goesOn = await oneAnswer(house, table, random)
    if (i > ANSWERS / 2) ours.push(cpu() - began)
    if (!goesOn) table = await seated(house, i)
    if (i % 20 === 0) await empty(house)
    began = cpu()
    rally.action(0)
    if (i > ANSWERS / 2) theirs.push(cpu() - began)
  }
  house.store.close()
  rally.close()
  const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const ratio = rounded(mean(ours) / mean(theirs), 1)
  yield {
    bench: 'store: one whole answer beside another server, CPU of both',
    oursMs: rounded(mean(ours), 3),
    theirsMs: rounded(mean(theirs), 3),
    ratio,
    goals: [atMost('ratio', ratio, 2), atMost('stretch: ratio', ratio, 1.5)],
  }
}

async function* together(folder: string): AsyncGenerator<Line> {
  const house = houseOn(join(folder, 'archon.sqlite'))
  const random = dice(6)
  const tables = await Promise.all(Array.from({ length: TOGETHER }, (_, i) => seated(house, i)))
  let answers = 0
  const playOn = async (i: number, until: number) => {
    while (answers < until) {
      try {
        if (!(await oneAnswer(house, tables[i]!, random))) tables[i] = await seated(house, i)
        answers++
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
      // A press comes from outside: the loop turns between two of them.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const all = (until: number) => Promise.all(tables.map((_, i) => playOn(i, until)))
  await all(ANSWERS / 2)
  const stop = watchLoop()
  const [began, before] = [cpu(), answers]
  await all(before + 2 * ANSWERS)
  const ours = (answers - before) / ((cpu() - began) / 1000)
  const stall = stop()
  house.store.close()

  const rally = openRally(join(folder, 'rally.sqlite'), TOGETHER)
  for (let i = 0; i < ANSWERS; i++) rally.action(i % TOGETHER)
  const start = cpu()
  for (let i = 0; i < ANSWERS; i++) rally.action(i % TOGETHER)
  const theirs = ANSWERS / ((cpu() - start) / 1000)
  rally.close()
  const share = rounded(ours / theirs)
  yield {
    bench: `store: ${TOGETHER} tables of random players at once, answers per CPU second`,
    ours: Math.round(ours),
    theirs: Math.round(theirs),
    share,
    stall,
    goals: [atLeast('share', share, 0.33), atMost('worst stall in ms of the processor', stall.cpuMs, 100)],
  }
}

/** What each step of an answer costs, in a file with few tables and in one with very many. */
async function* crowded(folder: string): AsyncGenerator<Line> {
  const few = houseOn(join(folder, 'few.sqlite'))
  const path = join(folder, 'many.sqlite')
  const first = houseOn(path)
  const model = await seated(first, 0)
  first.store.close()
  multiply(path, model)
  const many = houseOn(path)
  const steps: Record<string, (house: House, table: string, random: Random) => Promise<unknown>> = {
    'an answer': oneAnswer,
    'the outbox': (house) => empty(house),
    'timers of tables': (house) => house.store.dueTimers(house.now(), 50, 'table'),
    'timers of leagues': (house) => house.store.dueTimers(house.now(), 50, 'league'),
  }
  const nothingSpent = () => Object.fromEntries(Object.keys(steps).map((step): [string, number[]] => [step, []]))
  const houses = [few, many].map((house) => ({ house, random: dice(8), table: '', spent: nothingSpent() }))
  for (const each of houses) each.table = await seated(each.house, CROWD + 1)
  for (let i = 0; i < ANSWERS; i++) {
    for (const each of houses) {
      for (const [step, run] of Object.entries(steps)) {
        const began = cpu()
        const done = await run(each.house, each.table, each.random)
        each.spent[step]!.push(cpu() - began)
        if (done === false) each.table = await seated(each.house, CROWD + 2 + i)
      }
    }
  }
  for (const { house } of houses) house.store.close()
  for (const step of Object.keys(steps)) {
    const [small, large] = houses.map(({ spent }) => percentiles(spent[step]!.slice(ANSWERS / 3)).p50)
    const ratio = rounded(large! / small!)
    yield {
      bench: `store: ${step} among ${CROWD} tables and ${TIMERS} timers, beside an empty file`,
      fewMs: small,
      manyMs: large,
      ratio,
      goals: [atMost('ratio', ratio, 1.2)],
    }
  }
}

/** Copies one begun table as often as wanted, straight in the file: to play so many would take hours. */
function multiply(path: string, model: string): void {
  const file = openDatabase(path)
  const columns = (table: string) =>
    (file.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(({ name }) => name)
  const counting = 'with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ?)'
  const copies = (table: string, changed: Record<string, string>, own: string, count: number) => {
    const names = columns(table).filter((name) => !(name in changed && changed[name] === ''))
    const values = names.map((name) => changed[name] ?? `"${table}"."${name}"`)
    file
      .prepare(
        `${counting} insert into "${table}" (${names.map((name) => `"${name}"`)}) select ${values} from numbers, "${table}" where "${table}"."${own}" = ?`,
      )
      .run(count, model)
  }
  file.transaction(() => {
    copies('tables', { id: "'t' || i", channel: "'many' || i" }, 'id', CROWD)
    copies('seats', { table_id: "'t' || i", person: "'many' || i || seat" }, 'table_id', CROWD)
    copies('snapshots', { table_id: "'t' || i" }, 'table_id', CROWD)
    file
      .prepare(`${counting} insert into timers (table_id, key, due_at) select 't' || i, 'deadline:p1', ? from numbers`)
      .run(TIMERS, Date.now() + 9e9)
  })()
  file.close()
}
