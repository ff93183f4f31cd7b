/** Computer seats. They think for a while, as people do, and see what a person in their seat would see. */
import type { Decision, Seat } from '../kernel/contract.ts'
import { misfit } from '../kernel/input.ts'
import { dice } from '../kernel/random.ts'
import { between, type House, Refused, refuse } from './house.ts'
import { give } from './play.ts'
import { decisionsOf, type Position, positionAt, viewFor } from './position.ts'
import { isComputer } from './seating.ts'
import { turnOf } from './turns.ts'

/** Answers everything the computer in that seat is asked, up to its next fence. */
export async function think(house: House, id: string, seat: Seat): Promise<void> {
  const random = dice(house.luck?.(seat) ?? between(1, 2 ** 30))
  let position = await positionAt(house, id)
  for (let i = 0; i < 200; i++) {
    const { status, seats } = position.table
    const row = seats.find((each) => each.seat === seat)
    if (status !== 'playing' || !row || !isComputer(row)) return
    const decision = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) return
    const answer = ideaOf(house, position, decision, random)
    try {
      const answered = await give(house, id, { seat, decision: decision.id, answer, by: 'computer' }, position)
      if (answered.fence) return
      position = answered.position
    } catch (error) {
      // Others were quicker: it looks again. Everything else is tried again later.
      if (!(error instanceof Refused) || error.text.say !== 'refused.stale') throw error
      position = await positionAt(house, id)
    }
    await turnOf(id)
  }
}

/** A computer player that fails, or whose answer does not fit, is at fault; but the table must go on: the printed default is played. */
export function ideaOf(house: House, position: Position, decision: Decision, random: (n: number) => number): unknown {
  const { hosted, table } = position
  const playerFor = house.players.get(table.game) ?? refuse('table.no-computer')
  const { seat, input, idle } = decision
  try {
    const wanted = playerFor(hosted.facts as never)({ seat, view: viewFor(position, seat) as never, decision, random })
    return misfit(input, wanted) ? idle : wanted
  } catch (error) {
    complain(house, table.id, error)
    return idle
  }
}

const heard = new WeakMap<House['players'], Set<string>>()

/** Whoever fails once fails at every question: it is said once for each table. */
function complain({ players: all, onFault }: House, table: string, error: unknown): void {
  const tables = heard.get(all) ?? new Set()
  heard.set(all, tables)
  if (tables.has(table)) return
  tables.add(table)
  onFault?.(table, error)
}
