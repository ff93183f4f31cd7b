/** A table that can be read no more is put together again from what else was kept of it: every fence, and every answer since. */
import { isRefusal, load, reveal } from '../kernel/engine.ts'
import type { Entry } from '../kernel/record.ts'
import type { Seated, StoredState } from '../store/store.ts'
import { examine } from './history.ts'
import { commitAt, type House, hostedAt } from './house.ts'
import { atTable } from './position.ts'
import { type Held, hold, opened, stored } from './states.ts'

/** Nothing was wrong; it is whole again; or its game cannot be read, and neither can what was kept of it. */
export type Mended = 'sound' | 'mended' | 'lost'

export async function mend(house: House, id: string): Promise<Mended> {
  const hadHoles = await house.store.mendRows(id)
  return atTable(house, id, async (table) => {
    if (isSound(house, table)) return hadHoles ? 'mended' : 'sound'
    const state = await rebuilt(house, table)
    if (state === null) return 'lost'
    await commitAt(house, table, { change: { state, fence: table.fence } })
    return 'mended'
  })
}

export function isSound(house: House, table: Seated): boolean {
  try {
    examine(house, table)
    return true
  } catch {
    return false
  }
}

/** From the newest fence that can be read; from there on the answers are given again. */
async function rebuilt(house: House, table: Seated): Promise<StoredState | null> {
  const { game, pack, id, fence } = table
  const hosted = hostedAt(house, game, pack)
  for (const { fence: from } of (await house.store.fences(id)).toReversed()) {
    try {
      const kept = await house.store.snapshot(id, from)
      if (kept === null) continue
      const since = (await house.store.entries(id, from)).filter(({ n }) => n < fence)
      if (since.length !== fence - from) continue
      const held = since.reduce((before, { entry }) => after(before, entry), hold(hosted, load(hosted.game, opened(kept))))
      return stored(held.state)
    } catch {
      // That one is damaged, too: an earlier one may not be.
    }
  }
  return null
}

function after({ hosted, state, tried }: Held, entry: Entry): Held {
  const applied = 'reveal' in entry ? reveal(hosted.game, state) : tried(entry.seat, entry.decision, entry.answer)
  if (isRefusal(applied)) throw new Error('the log does not lead on from there')
  return hold(hosted, applied.state, applied.known)
}
