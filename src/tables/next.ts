/** Who is asked after those who are asked now: played on in thought, with what is played for the absent, in a game that the seat cannot tell from this one. */
import type { Seat } from '../kernel/contract.ts'
import { awaited, consume, isRefusal, pending, question } from '../kernel/engine.ts'
import { dice } from '../kernel/random.ts'
import { imagined } from '../kernel/world.ts'
import type { Held } from './states.ts'

/** A turn of more parts than this is too long for anybody to be called next. */
const MOST_PARTS = 40

/** Whether that seat, which is not asked now, is the next one, as far as it can know. */
export function isNext({ hosted: { game }, state }: Held, seat: Seat): boolean {
  const world = imagined(game, state, seat, dice(state.told))
  // What they have sealed they answer once more there.
  const before = awaited(game, world)
  for (let part = 0; part < MOST_PARTS && !world.outcome; part++) {
    const asked = awaited(game, world)
    if (asked.includes(seat)) return part > 0
    if (asked.some((each) => !before.includes(each))) return false
    const next = pending(game, world).find((each) => each.seat === asked[0] && !each.answered)
    const decision = next && question(game, world, next)
    if (!decision || isRefusal(consume(game, world, decision.seat, decision.id, decision.idle))) return false
  }
  return false
}
