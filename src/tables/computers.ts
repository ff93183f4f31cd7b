/** Computer seats. They think for a while, as people do, and see what a person in their seat would see. */
import type { Seat } from '../kernel/contract.ts'
import { misfit } from '../kernel/input.ts'
import { dice } from '../kernel/random.ts'
import { between, type House, Refused, refuse } from './house.ts'
import { give } from './play.ts'
import { decisionsOf, positionOf, tableById, viewFor } from './position.ts'
import { isComputer } from './seating.ts'

/** Answers everything the computer in that seat is asked, up to its next fence. */
export async function think(house: House, id: string, seat: Seat): Promise<void> {
  const player = house.players.get((await tableById(house, id)).game) ?? refuse('table.no-computer')
  const random = dice(between(1, 2 ** 30))
  for (let i = 0; i < 200; i++) {
    const table = await tableById(house, id)
    const row = table.seats.find((each) => each.seat === seat)
    if (table.status !== 'playing' || !row || !isComputer(row)) return
    const position = await positionOf(house, table)
    const decision = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) return
    const wanted = player({ seat, view: viewFor(position, seat) as never, decision, random })
    // A computer player whose answer does not fit is at fault, but the table must go on: the printed default is played.
    const answer = misfit(decision.input, wanted) ? decision.idle : wanted
    try {
      const { fence } = await give(house, id, { seat, decision: decision.id, answer, by: 'computer' })
      if (fence) return
    } catch (error) {
      // Others were quicker: it looks again. Everything else is tried again later.
      if (!(error instanceof Refused) || error.text.say !== 'refused.stale') throw error
    }
  }
}
