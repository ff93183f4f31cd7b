/**
 * A state that cannot be read is made again: from its other copy, or from an earlier one and what was answered since. Nothing is guessed:
 * where the log does not lead to it, it is not made.
 */
import { apply, create, isRefusal, reveal } from '../kernel/engine.ts'
import { randomOf } from '../kernel/record.ts'
import { aside } from '../store/deed.ts'
import type { LogRow, Seated } from '../store/store.ts'
import { Unreadable } from '../store/trouble.ts'
import { type House, hostedAt } from './house.ts'
import { type Held, hold, stateFrom, stored } from './states.ts'

/** The game at a fence, made without the copy that is kept for it. Throws if it cannot be. */
export async function madeAgain(house: House, table: Seated, fence: number): Promise<Held> {
  const { store } = house
  const earlier = (await store.fences(table.id)).filter((each) => each.fence <= fence).reverse()
  const log = await store.entries(table.id)
  for (const from of [...earlier.map((each) => each.fence), null]) {
    const held = from === null ? beginning(house, table) : await copyAt(house, table, from)
    const made = held && playedOn(held, log.slice(from ?? 0, fence), fence - (from ?? 0))
    if (made) return made
  }
  throw new Unreadable(`the game at table ${table.id} cannot be read, and its log does not lead to where it was`)
}

/** Puts the state of a table right, as it was stored. */
export async function mend(house: House, table: Seated): Promise<void> {
  const { id, seq, fence } = table
  const { state } = await madeAgain(house, table, fence)
  // Nobody's deed: whoever came by only found it.
  await aside(() => house.store.commit({ table: id, seq, at: house.now(), change: { state: stored(state), fence } }))
  house.onMended?.(id)
}

async function copyAt(house: House, table: Seated, fence: number): Promise<Held | null> {
  const hosted = hostedAt(house, table.game, table.pack)
  try {
    const copy = await house.store.snapshot(table.id, fence)
    return copy && hold(hosted, stateFrom(hosted, copy))
  } catch {
    return null
  }
}

/** As it was dealt: by the secret and by the words that were mixed in. */
function beginning(house: House, { game, pack, seats, options, secret, words }: Seated): Held | null {
  const hosted = hostedAt(house, game, pack)
  try {
    const random = randomOf(secret, words)
    return hold(hosted, create(hosted.game, { seats: seats.map(({ seat }) => seat), options, random, held: true }).state)
  } catch {
    return null
  }
}

function playedOn({ hosted, state }: Held, log: readonly LogRow[], count: number): Held | null {
  if (log.length !== count) return null
  let now = state
  try {
    for (const { entry } of log) {
      const applied =
        'reveal' in entry ? reveal(hosted.game, now) : apply(hosted.game, now, entry.seat, entry.decision, entry.answer)
      if (isRefusal(applied)) return null
      now = applied.state
    }
  } catch {
    return null
  }
  return hold(hosted, now)
}
