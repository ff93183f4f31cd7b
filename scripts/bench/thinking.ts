/**
 * Twenty tables of sharp computers think at once, where they think in production, and answer without a pause; a person presses at another
 * table. How much longer they wait than before the twenty began, and how long any table waited for an answer that was thought about.
 */
import { openThinkers, type Thinkers } from '../../src/thinking/thinkers.ts'
import { type Stall, watchLoop } from '../../test/e2e/loop.ts'
import { openEvening, pressing } from './evening.ts'
import { inFolder } from './house.ts'
import { atLeast, atMost, type Line, percentiles, rounded } from './measure.ts'

const TABLES = 20
const PRESSES = 200
/** What a press may take longer while others think, and what a table may wait: milliseconds. */
const [LONGER, LONGEST] = [100, 30_000]

export async function* benchThinking(): AsyncGenerator<Line> {
  yield* inFolder(async function* (folder) {
    const watched = watching(openThinkers())
    const evening = await openEvening(folder, { thinkers: watched.thinkers, thought: [0, 0] })
    try {
      const alone = await stalled(() => pressing(evening.sitDown, PRESSES))
      await evening.computersPlay(TABLES, 'sharp')
      watched.begin()
      const among = await stalled(() => pressing(evening.sitDown, PRESSES))
      const { waits, failed, atOnce } = watched.end()
      const [idle, busy, waited] = [alone.times, among.times, waits].map(percentiles)
      const refused = [...alone.failed, ...among.failed]
      yield {
        bench: `thinking: press to visible answer while ${TABLES} tables think (ms)`,
        presses: PRESSES,
        idle: { ...idle, longestTurnOfTheLoop: alone.stall },
        busy: { ...busy, longestTurnOfTheLoop: among.stall },
        refused,
        goals: [
          atMost(`p99 beyond the idle case in ms`, rounded(busy!.p99 - idle!.p99), LONGER),
          atMost('failed presses', refused.length, 0),
        ],
      }
      yield {
        bench: `thinking: what ${TABLES} tables wait for sharp answers (ms)`,
        asked: waits.length,
        ...waited,
        questionsAtOnce: rounded(atOnce),
        playedSteadilyInstead: failed,
        goals: [
          atMost('longest wait in ms', waited!.max, LONGEST),
          atMost('answers that came too late', failed, 0),
          atLeast('questions thought about at once', atOnce, TABLES),
        ],
      }
    } finally {
      await evening.close()
    }
  })
}

/** By the wall clock, and by the processor's, which other programs do not lengthen. */
async function stalled<T extends object>(work: () => Promise<T>): Promise<T & { readonly stall: Stall }> {
  const stop = watchLoop()
  const done = await work()
  return { ...done, stall: stop() }
}

/** How long each question waited for its answer, or waits still, and how many did so at once. */
function watching(real: Thinkers) {
  const pending = new Set<{ readonly asked: number }>()
  let [waits, failed, began]: [number[], number, number] = [[], 0, 0]
  const thinkers: Thinkers = {
    async think(...question) {
      // For what was answered long ago nobody waits.
      if (question[0].weigh) return real.think(...question)
      const one = { asked: performance.now() }
      pending.add(one)
      try {
        return await real.think(...question)
      } catch (error) {
        failed++
        throw error
      } finally {
        pending.delete(one)
        waits.push(performance.now() - one.asked)
      }
    },
    close: real.close,
  }
  return {
    thinkers,
    begin() {
      ;[waits, failed, began] = [[], 0, performance.now()]
    },
    end() {
      const now = performance.now()
      const all = [...waits, ...[...pending].map(({ asked }) => now - asked)]
      return { waits: all, failed, atOnce: all.reduce((sum, wait) => sum + wait, 0) / (now - began) }
    },
  }
}
