/** People at tables, as the bench has them: seated, and answering at random as presses would. */
import type { Decision } from '../../src/kernel/contract.ts'
import { sample } from '../../src/kernel/input.ts'
import { type House, Refused } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { give, open as reveal } from '../../src/tables/play.ts'
import { decisionsOf, positionAt } from '../../src/tables/position.ts'

export type Random = (n: number) => number

/** A table of people, begun; it is opened again when its game is over. */
export async function seated(house: House, i: number): Promise<string> {
  const guest = (n: number) => ({ id: `${i}-${n}`, name: `Guest ${n}` })
  const seats = [1, 2, 3, 4].map(guest)
  // Whoever presses is known: an answer reads what they have set.
  await Promise.all(seats.map((person) => house.store.meet(person.id, person.name, 'en')))
  const { id } = await openTable(house, {
    server: 's',
    channel: `c${i}-${house.secret()}`,
    game: 'era-of-atlantis',
    owner: seats[0]!,
    size: 4,
    seated: seats,
    pace: 'slow',
  })
  await start(house, id, seats[0]!.id)
  return id
}

/** One random answer of somebody at that table, as a press would give it; false when the game is over. */
export async function oneAnswer(house: House, id: string, random: Random): Promise<boolean> {
  const position = await positionAt(house, id)
  if (position.table.status !== 'playing') return false
  const waits = ({ offer, given }: Decision) => !offer && given === undefined
  const waiting = position.table.seats.flatMap(({ seat }) => decisionsOf(position, seat)).filter(waits)
  const decision = waiting[random(Math.max(1, waiting.length))]
  if (!decision) await reveal(house, id)
  else {
    const { seat, id: question } = decision
    await give(house, id, { seat, decision: question, answer: sample(decision.input, random), by: 'person' }, position)
  }
  return true
}

/** Takes out what an outbox would have sent, so that nothing piles up. */
export async function empty(house: House): Promise<void> {
  for (;;) {
    const { letters } = await house.store.takePosts(Number.MAX_SAFE_INTEGER, 500, [])
    if (letters.length === 0) return
    await house.store.sent(
      letters.map(({ post }) => ({ id: post.id, message: post.id })),
      house.now(),
    )
  }
}

/** All of these tables at once, until that many more answers are in; a game that is over is begun anew. */
export async function playAll(house: House, tables: string[], random: Random, count: number): Promise<number> {
  let answers = 0
  const playOn = async (i: number) => {
    while (answers < count) {
      try {
        if (!(await oneAnswer(house, tables[i]!, random))) tables[i] = await seated(house, i)
        answers++
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
      // A press comes from outside: the loop turns between two of them.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(tables.map((_, i) => playOn(i)))
  return answers
}
