/**
 * Computers that try their answers out do so in other processes, while the bot goes on. Tables take turns, however much one of them
 * has to think about; the more think at once, the less time each has, so that nobody waits for long; what comes too late does not come.
 * What was answered long ago is weighed when nobody waits for an answer.
 */
import { availableParallelism } from 'node:os'
import { BEHIND, forkedHelper, type Helper, HelperFell } from '../helpers/helper.ts'
import { newLine } from '../kernel/line.ts'
import type { Opinion } from '../players/search.ts'
import type { Question } from './thought.ts'

export interface Thinkers {
  /** For at most so many seconds of a processor. Rejected if it fails or would be late: then somebody else has to know. */
  think(question: Question, seconds: number, share: string): Promise<Opinion>
  close(): void
}

/** A process ends, and what it thought about is thought about again by the next one. */
export class ThinkersClosed extends Error {
  override readonly name = 'ThinkersClosed'
}

export type Job = Question & { readonly seconds: number }
export type Mind = Pick<Helper<Job, Opinion | null>, 'do' | 'close'>

type Order = {
  readonly question: Question
  readonly seconds: number
  /** Null where nobody waits: its time begins when it is thought about. */
  readonly until: number | null
  resolve(opinion: Opinion): void
  reject(error: unknown): void
}

/** Nobody waits longer for an answer, whatever the machine does besides. */
const LATEST = 25_000
const NO_TIME = 'nobody had time to think about it'
/** All that wait together get so many processor seconds of each process. */
const TOGETHER = 8
const LEAST = 0.05

export function openThinkers({ packs, minds = availableParallelism() - 1 }: { packs?: string; minds?: number | undefined } = {}) {
  const source = new URL('../thinking-process.ts', import.meta.url)
  const told = packs === undefined ? [] : [packs]
  const calling = { name: 'thinking-process', source, told, job: 'a thought', behind: BEHIND.thoughts }
  return thinkersWith(Array.from({ length: Math.max(1, minds) }, () => forkedHelper<Job, Opinion | null>(calling)))
}

export function thinkersWith(minds: readonly Mind[], now: () => number = Date.now): Thinkers {
  const waiting = newLine<Order>()
  const atLeisure = newLine<Order>()
  const next = () => waiting.next() ?? atLeisure.next()
  const busy = new Set<Mind>()
  let closed = false

  function work(): void {
    for (const mind of minds) {
      if (busy.has(mind)) continue
      const order = next()
      if (!order) return
      busy.add(mind)
      void thoughtBy(mind, order)
        .then(order.resolve, (error) => order.reject(closed ? new ThinkersClosed() : error))
        .finally(() => {
          busy.delete(mind)
          work()
        })
    }
  }

  async function thoughtBy(mind: Mind, { question, seconds, until }: Order): Promise<Opinion> {
    const crowd = waiting.all().length + busy.size
    const job = { ...question, seconds: Math.min(seconds, Math.max(LEAST, (TOGETHER * minds.length) / crowd)) }
    const latest = until ?? now() + LATEST
    const left = () => latest - now()
    if (left() <= 0) throw new Error(NO_TIME)
    const opinion = await mind.do(job, left()).catch((error) => {
      // It may have had other reasons to end than this question.
      if (error instanceof HelperFell && left() > 0 && !closed) return mind.do(job, left())
      throw error
    })
    if (!opinion) throw new Error('nobody could make anything of the question')
    return opinion
  }

  return {
    think(question, seconds, share) {
      if (closed) return Promise.reject(new ThinkersClosed())
      return new Promise((resolve, reject) => {
        if (question.weigh !== undefined) atLeisure.push(share, { question, seconds, until: null, resolve, reject })
        else waiting.push(share, { question, seconds, until: now() + LATEST, ...inTime(resolve, reject) })
        work()
      })
    },
    close() {
      closed = true
      for (const mind of minds) mind.close()
      for (let order = next(); order; order = next()) order.reject(new ThinkersClosed())
    },
  }
}

/** Whoever waits is told when it is too late, also while others are still thought about, or a process is only beginning. */
function inTime(resolve: Order['resolve'], reject: Order['reject']): Pick<Order, 'resolve' | 'reject'> {
  const late = setTimeout(() => reject(new Error(NO_TIME)), LATEST).unref()
  const settled =
    <T>(settle: (what: T) => void) =>
    (what: T) => {
      clearTimeout(late)
      settle(what)
    }
  return { resolve: settled(resolve), reject: settled(reject) }
}
