/** A line in which everybody who waits has a turn before anybody has a second one, however many things one of them wants. */
export type Line<T> = {
  push(whose: string, item: T): void
  /** Whose turn it is; undefined if nobody waits. */
  next(): T | undefined
  /** Takes the place of something that waits. */
  replace(item: T, by: T): void
  all(): T[]
}

export function newLine<T>(): Line<T> {
  const waiting = new Map<string, T[]>()
  return {
    push(whose, item) {
      const before = waiting.get(whose)
      if (before) before.push(item)
      else waiting.set(whose, [item])
    },
    next() {
      const [first] = waiting
      if (!first) return undefined
      const [whose, items] = first
      const item = items.shift()
      // Behind all the others.
      waiting.delete(whose)
      if (items.length > 0) waiting.set(whose, items)
      return item
    },
    replace(item, by) {
      for (const items of waiting.values()) {
        const place = items.indexOf(item)
        if (place >= 0) items[place] = by
      }
    },
    all: () => [...waiting.values()].flat(),
  }
}
