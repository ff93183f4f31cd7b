/**
 * What Discord tells it tells once. What we have to do then is done until it succeeds, however often the disk is full meanwhile or a
 * request fails: one thing at a time for each key, and once more if it was asked for in between.
 */
const AGAIN_AFTER = 5_000

/** `since`: when it first failed, if it did. */
type Work = (since: number | undefined) => Promise<unknown>

export type Errands = {
  /** Where the same is under way or to be tried again, this takes its place. */
  run(key: string, work: Work): void
  /** What failed is tried once more before that. Says whether all is done. */
  idle(): Promise<boolean>
  /** Nobody waits for what is under way. */
  close(): void
}

type Errand = { work: Work; since: number | undefined; isAgain: boolean; running: Promise<void> | null }

export function openErrands(now: () => number, failed: (errand: string, error: unknown) => void): Errands {
  const errands = new Map<string, Errand>()
  let isClosed = false

  const begin = (key: string, errand: Errand) => {
    if (isClosed || errand.running || errands.get(key) !== errand) return
    errand.isAgain = false
    errand.running = attempt(key, errand).then((isDone) => {
      errand.running = null
      if (errand.isAgain) begin(key, errand)
      else if (isDone) errands.delete(key)
      else setTimeout(begin, AGAIN_AFTER, key, errand).unref()
    })
  }
  const attempt = async (key: string, errand: Errand): Promise<boolean> => {
    try {
      await errand.work(errand.since)
      errand.since = undefined
      return true
    } catch (error) {
      if (!isClosed) failed(key, error)
      errand.since ??= now()
      return false
    }
  }
  const running = () => [...errands.values()].flatMap((errand) => errand.running ?? [])

  return {
    run(key, work) {
      const errand = errands.get(key) ?? { work, since: undefined, isAgain: false, running: null }
      errands.set(key, errand)
      errand.work = work
      errand.isAgain = true
      begin(key, errand)
    },
    async idle() {
      for (const [key, errand] of errands) begin(key, errand)
      while (running().length > 0) await Promise.all(running())
      return errands.size === 0
    },
    close() {
      isClosed = true
    },
  }
}
