/**
 * Twenty tables of sharp computers think at once, where they think in production, and answer without a pause; a person presses at another
 * table. How much longer they wait than before the twenty began, and how long any table waited for an answer that was thought about.
 */
import { openThinkers, type Thinkers } from '../../src/thinking/thinkers.ts'
import { openEvening, pressing } from './evening.ts'
import { inFolder } from './house.ts'
import { atLeast, atMost, type Line, percentiles, rounded } from './measure.ts'

const TABLES = 20
const PRESSES = 60
/** What a press may take longer while others think, and what a table may wait: milliseconds. */
const [LONGER, LONGEST] = [100, 30_000]

export async function* benchThinking(): AsyncGenerator<Line> {
  yield* inFolder(async function* (folder) {
    const watched = watching(openThinkers())
    const evening = await openEvening(folder, { thinkers: watched.thinkers, thought: [0, 0] })
    try {
      const ann = await evening.atTable()
      const alone = await pressing(ann, PRESSES)
      await evening.computersPlay(TABLES, 'sharp')
      watched.begin()
      const among = await pressing(ann, PRESSES)
      const { waits, failed, atOnce } = watched.end()
      const [idle, busy, waited] = [alone.times, among.times, waits].map(percentiles)
      const refused = [...alone.failed, ...among.failed]
      yield {
        bench: `thinking: press to visible answer while ${TABLES} tables think (ms)`,
        presses: PRESSES,
        idle,
        busy,
        refused,
        goals: [
          atMost(`p99 beyond the idle case in ms`, rounded(busy!.p99 - idle!.p99), LONGER),
          atMost('failed presses', refused.length, 0),
        ],
      }
      yield {
        bench: `thinking: what ${TABLES} tables wait for sharp answers (ms)`,
        answers: waits.length,
        ...waited,
        tablesThinkingAtOnce: rounded(atOnce),
        playedSteadilyInstead: failed,
        goals: [
          atMost('longest wait in ms', waited!.max, LONGEST),
          atMost('answers that came too late', failed, 0),
          atLeast('tables thinking at once', atOnce, TABLES / 2),
        ],
      }
    } finally {
      await evening.close()
    }
  })
}

/** How long each question waited for its answer, and how many did so at once. */
function watching(real: Thinkers) {
  let waits: number[] = []
  let failed = 0
  let began = 0
  /** Questions that wait, times milliseconds. */
  let area = 0
  let waiting = 0
  let changed = 0
  const count = (by: number) => {
    const now = performance.now()
    area += waiting * (now - changed)
    changed = now
    waiting += by
  }
  const thinkers: Thinkers = {
    async think(...question) {
      const asked = performance.now()
      count(1)
      try {
        return await real.think(...question)
      } catch (error) {
        failed++
        throw error
      } finally {
        count(-1)
        waits.push(performance.now() - asked)
      }
    },
    close: real.close,
  }
  return {
    thinkers,
    begin() {
      count(0)
      waits = []
      failed = 0
      area = 0
      began = performance.now()
    },
    end() {
      count(0)
      return { waits, failed, atOnce: area / (performance.now() - began) }
    },
  }
}
