/** A house for measuring: no pauses, the file where it is wanted, nobody to tell. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOSTED } from '../../src/games/index.ts'
import { STEADY } from '../../src/players/index.ts'
import { newQueue } from '../../src/store/queue.ts'
import { openStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { House } from '../../src/tables/house.ts'
import type { Line } from './measure.ts'

export const NO_PAUSES = { cooling: 0, shield: 0, edit: 0, thought: [0, 0] } as const

/** A folder that is gone when the work is done. */
export async function* inFolder(work: (folder: string) => AsyncGenerator<Line>): AsyncGenerator<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'archon-bench-'))
  try {
    yield* work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const houseOn = (file: string): House => houseWith(openStore(file))

/** `first`: where its secrets begin, so that several houses of one database draw different ones. */
export function houseWith(store: Store, first = 0): House {
  let n = first
  return {
    store,
    games: new Map(HOSTED.map((hosted) => [hosted.game.id, hosted])),
    players: STEADY,
    queue: newQueue(),
    pauses: NO_PAUSES,
    now: Date.now,
    secret: () => String(++n).padStart(64, '0'),
    wake() {},
  }
}
