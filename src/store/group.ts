/**
 * What is to be written at the same moment is stored together: one transaction, one fsync, and nobody hears of it before. Each piece of it
 * is still all or nothing by itself: if one fails, the group is undone and each is stored alone.
 */
const MOST = 64

type Piece = {
  /** Says whether anything was written. May be run a second time, after the first was undone. */
  write(): boolean
  /** It is stored: before anything else is written. */
  stored?(): void
}

type Waiting = { readonly piece: Piece; resolve(isStored: boolean): void; reject(error: unknown): void }

export type Group = {
  /** Resolves when it is stored, or was found to be nothing to store. */
  add(piece: Piece): Promise<boolean>
  /** Stores what waits, now. */
  flush(): void
}

/** `transact`: all or nothing, for good. */
export function newGroup(transact: (run: () => boolean) => boolean): Group {
  let waiting: Waiting[] = []
  const store = (pieces: readonly Waiting[]) => {
    const written: boolean[] = []
    transact(() => {
      for (const { piece } of pieces) written.push(piece.write())
      return written.includes(true)
    })
    for (const [i, { piece, resolve }] of pieces.entries()) {
      if (written[i]) piece.stored?.()
      resolve(written[i]!)
    }
  }
  const alone = (piece: Waiting) => {
    try {
      store([piece])
    } catch (error) {
      piece.reject(error)
    }
  }
  const next = () => {
    const pieces = waiting.slice(0, MOST)
    waiting = waiting.slice(MOST)
    if (waiting.length > 0) setImmediate(next)
    if (pieces.length < 2) return pieces.forEach(alone)
    try {
      store(pieces)
    } catch {
      pieces.forEach(alone)
    }
  }
  return {
    add: (piece) =>
      new Promise((resolve, reject) => {
        waiting.push({ piece, resolve, reject })
        if (waiting.length === 1) setImmediate(next)
      }),
    flush() {
      while (waiting.length > 0) next()
    },
  }
}
