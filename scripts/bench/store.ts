/**
 * One answer from the question to the fsync, beside the path of another server (`rally.ts`) in the same run; fifty tables at once;
 * the same answer in a file with a hundred thousand tables; and a league game that begins in a large season.
 */
import { join } from 'node:path'
import { dice } from '../../src/kernel/random.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import type { House } from '../../src/tables/house.ts'
import { watchLoop } from '../../test/e2e/loop.ts'
import { empty, oneAnswer, playAll, type Random, seated } from './answering.ts'
import { houseOn, inFolder } from './house.ts'
import { benchLeague } from './league.ts'
import { atLeast, atMost, cpu, type Line, percentiles, rounded } from './measure.ts'
import { openRally } from './rally.ts'

const ANSWERS = 1_200
const WARM = 3_000
const TOGETHER = 50
const CROWD = 100_000
const TIMERS = 120_000

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
  // What is measured is a process that has been running for a while: its compiler works beside it for the first thousands, and counts.
  for (let i = -WARM; i < ANSWERS; i++) {
    let began = cpu()
    const goesOn = await oneAnswer(house, table, random)
    if (i >= 0) ours.push(cpu() - began)
    if (!goesOn) table = await seated(house, i + WARM)
    if (i % 20 === 0) await empty(house)
    began = cpu()
    rally.action(0)
    if (i >= 0) theirs.push(cpu() - began)
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
  await playAll(house, tables, random, ANSWERS / 2)
  const stop = watchLoop()
  const began = cpu()
  const answers = await playAll(house, tables, random, 2 * ANSWERS)
  const ours = answers / ((cpu() - began) / 1000)
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
