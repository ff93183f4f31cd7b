/** One thing at a time for each table, or whatever else has a name: what is asked of it waits for what was asked before. */
export type Queue = { run<T>(key: string, work: () => Promise<T>): Promise<T>; idle(): Promise<void> }

export function newQueue(): Queue {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(key, work) {
      const before = tails.get(key) ?? Promise.resolve()
      const mine = before.then(work, work)
      const tail = mine.catch(() => {})
      tails.set(key, tail)
      tail.then(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
      return mine
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
