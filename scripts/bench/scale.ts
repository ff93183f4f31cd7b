/**
 * Answers per second of one, two and four processes that share a PostgreSQL, and of one process with a file: as many tables and as many
 * answers in all each time. Each commit reaches the disk. What PostgreSQL itself computes is not in the processes' CPU.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { type Server, startPostgres } from '../../test/postgres/server.ts'
import { bundle } from '../bundle.mjs'
import { inFolder } from './house.ts'
import { type Line, rounded } from './measure.ts'
import type { Order, Told } from './scale-process.ts'

const PROCESSES = [1, 2, 4]
const TABLES = 48
const ANSWERS = 2_400

export async function* benchScale(): AsyncGenerator<Line> {
  const cache = join(import.meta.dirname, '../../.cache/bench')
  const name = 'scale-process'
  const file = join(await bundle(cache, { [name]: join(import.meta.dirname, `${name}.ts`) }), `${name}.js`)
  yield* inFolder(async function* (dataFolder) {
    const alone = await answering(file, 1, { dataFolder })
    yield { bench: 'scale: answers of one process with a file', ...alone }
    const server = await startPostgres({ isHonest: true })
    try {
      for (const processes of PROCESSES) {
        const database = await emptyDatabase(server, `processes_${processes}`)
        const together = await answering(file, processes, { dataFolder, database })
        yield {
          bench: `scale: answers of ${processes} on one PostgreSQL`,
          ...together,
          perSecondBesideAFile: rounded(together.perSecond / alone.perSecond),
          cpuBesideAFile: rounded(together.cpuMsPerAnswer / alone.cpuMsPerAnswer),
        }
      }
    } finally {
      await server.stop()
    }
  })
}

/** Each has a database of its own, as empty as the file was. */
async function emptyDatabase(server: Server, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

/** They begin to count together, when the last of them is warm. */
async function answering(file: string, processes: number, kept: Pick<Order, 'dataFolder' | 'database'>) {
  const children = Array.from({ length: processes }, () => fork(file, { env: { ...process.env, NODE_ENV: 'production' } }))
  try {
    const ready = children.map((child) => heard<'ready'>(child))
    const share = { tables: TABLES / processes, answers: ANSWERS / processes }
    for (const [part, child] of children.entries()) child.send({ ...kept, ...share, part } satisfies Order)
    await Promise.all(ready)
    const results = children.map((child) => heard<Told>(child))
    for (const child of children) child.send('go')
    const told = await Promise.all(results)
    const answers = told.reduce((sum, each) => sum + each.answers, 0)
    const cpuMs = told.reduce((sum, each) => sum + each.cpuMs, 0)
    const ms = Math.max(...told.map(({ ended }) => ended)) - Math.min(...told.map(({ began }) => began))
    return { answers, perSecond: rounded((1000 * answers) / ms, 0), cpuMsPerAnswer: rounded(cpuMs / answers, 3) }
  } finally {
    for (const child of children) child.kill()
  }
}

/** What a process says next; its end without a word is a failure, not a wait. */
async function heard<Word>(child: ChildProcess): Promise<Word> {
  const gone = new AbortController()
  const ended = once(child, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`a process ended with ${code}`)
  })
  ended.catch(() => {})
  try {
    const [word] = await Promise.race([once(child, 'message', { signal: gone.signal }), ended])
    return word as Word
  } finally {
    gone.abort()
  }
}
