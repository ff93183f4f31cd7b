/** Things kept in mind for a while, and lost with the process: the longest untouched leaves first when there are too many. */
export type Memory<T> = {
  get(...key: readonly string[]): T | undefined
  keep(value: T, ...key: readonly string[]): void
  drop(...key: readonly string[]): void
}

export function newMemory<T>(most: number): Memory<T> {
  const kept = new Map<string, T>()
  const keyOf = (parts: readonly string[]) => parts.join(' ')
  return {
    get: (...key) => kept.get(keyOf(key)),
    keep(value, ...parts) {
      const key = keyOf(parts)
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    drop(...key) {
      kept.delete(keyOf(key))
    },
  }
}
