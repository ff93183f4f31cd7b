/**
 * Three answers of a finished game that moved the winner's chance most. Looked for where computers think, in small pieces that give way
 * to tables at which somebody waits: first every answer a little, beside what is usual; then the most telling ones thoroughly.
 */
import { alike } from '../kernel/alike.ts'
import type { Outcome, Seat } from '../kernel/contract.ts'
import { only } from '../kernel/input.ts'
import { dice } from '../kernel/random.ts'
import type { Opinion } from '../players/search.ts'
import type { Seated, TurningPoint } from '../store/store.ts'
import { ThinkersClosed } from '../thinking/thinkers.ts'
import { type GivenAnswer, walked } from './history.ts'
import { between, commitAt, type House } from './house.ts'
import { atTable, outcomeOf, tableById } from './position.ts'
import { refresh } from './posts.ts'
import { filmTimers, TURNING_ATTEMPTS, turningTimers, UNTIL_TURNED_AGAIN } from './set-timers.ts'
import type { Held } from './states.ts'
import { turnOf } from './turns.ts'

const MOST = 3
/** Of a longer game every second answer is looked at, or every third. */
const MOST_LOOKED_AT = 240
/** In seconds of a processor. */
const [A_LOOK, A_LONG_LOOK] = [0.08, 1]
const LOOKED_AT_LONG = 6
const OTHERS = 3
/** What moved less than that may be luck. */
const TELLING = 0.05

type Given = { readonly n: number; readonly given: GivenAnswer; readonly held: Held }

/** A timer stands for the next attempt, so nobody has to wait for it here. Its end brings the finale up to date, and lets the film begin. */
export async function findTurningPoints(house: House, id: string, attempt: number): Promise<void> {
  const table = await tableById(house, id)
  if (table.status !== 'finished' || table.card.turningPoints) return
  const again = house.now() + UNTIL_TURNED_AGAIN
  const next = attempt < TURNING_ATTEMPTS ? turningTimers(house, attempt + 1, again) : filmTimers(house, 1, again)
  await atTable(house, id, (now) => commitAt(house, now, { timers: next }))
  turningPointsOf(house, table)
    .then((points) => keep(house, id, points))
    .catch((error) => error instanceof ThinkersClosed || house.onFault?.(id, error))
}

const keep = (house: House, id: string, turningPoints: readonly TurningPoint[]) =>
  atTable(house, id, async (now) => {
    if (now.card.turningPoints) return
    const clear = Array.from({ length: TURNING_ATTEMPTS }, (_, i) => `turning:${i + 1}`)
    const posts = turningPoints.length > 0 ? refresh(house, now) : []
    await commitAt(house, now, { change: { card: { ...now.card, turningPoints } }, posts, timers: filmTimers(house, 1), clear })
  })

async function turningPointsOf(house: House, table: Seated): Promise<TurningPoint[]> {
  const outcome = outcomeOf(table)
  if (!outcome || !house.thinkers) return []
  const winners = winnersOf(outcome)
  const looked: { readonly n: number; readonly moved: number }[] = []
  for await (const each of choicesIn(house, table)) {
    const point = pointFrom(each.n, await weighed(house, table, each, { winners, others: 0, seconds: A_LOOK }))
    if (point) looked.push({ n: each.n, moved: movedBy(point) })
  }
  const chosen = new Set(mostMoving(looked, LOOKED_AT_LONG).map(({ n }) => n))
  const points: TurningPoint[] = []
  for await (const each of walked(house, table)) {
    await turnOf(table.id)
    if (!chosen.has(each.n)) continue
    const point = pointFrom(each.n, await weighed(house, table, each, { winners, others: OTHERS, seconds: A_LONG_LOOK }))
    if (point && movedBy(point) >= TELLING) points.push(point)
  }
  const telling = points.map((point) => ({ ...point, moved: movedBy(point) }))
  return mostMoving(telling, MOST)
    .sort((one, other) => one.n - other.n)
    .map(({ moved: _, ...point }) => point)
}

/** Where all win or lose together it is everybody's chance. */
const winnersOf = ({ ranking, together }: Outcome): readonly Seat[] =>
  together ? ranking.flat().slice(0, 1) : (ranking[0] ?? [])

const movedBy = ({ before, after }: Pick<TurningPoint, 'before' | 'after'>) => Math.abs(after - before)

const mostMoving = <T extends { readonly moved: number }>(all: readonly T[], most: number): T[] =>
  [...all].sort((one, other) => other.moved - one.moved).slice(0, most)

/** Answers to questions that left a choice; of a long game evenly spread. */
async function* choicesIn(house: House, table: Seated): AsyncGenerator<Given> {
  const step = Math.ceil(table.fence / MOST_LOOKED_AT)
  let i = 0
  for await (const each of walked(house, table)) {
    await turnOf(table.id)
    const { asked } = each.given
    if (!asked || only(asked.input) !== undefined) continue
    if (i++ % step === 0) yield each
  }
}

type Looking = { readonly winners: readonly Seat[]; readonly others: number; readonly seconds: number }

/** Null where nobody had time for it. */
async function weighed(
  { thinkers }: House,
  { id }: Seated,
  { given, held }: Given,
  { winners, others, seconds }: Looking,
): Promise<Opinion | null> {
  const { game } = held.hosted
  const { seat, decision, answer } = given
  const seed = between(1, 2 ** 30)
  const state = alike(game, held.state, seat, dice(seed))
  const weigh = { given: answer, winners, others }
  const question = { game: game.id, pack: game.pack, state, seat, decision, seed, weigh }
  try {
    return await thinkers!.think(question, seconds, id)
  } catch (error) {
    if (error instanceof ThinkersClosed) throw error
    return null
  }
}

/** The given answer was tried first, then the usual one; where both are the same, it moved nothing. */
function pointFrom(n: number, opinion: Opinion | null): TurningPoint | null {
  const [given, ...instead] = (opinion?.tried ?? []).map(({ answer, won, worlds }) => ({ answer, chance: won / worlds }))
  const [usual] = instead
  if (!given || !usual || Number.isNaN(given.chance)) return null
  return { n, before: usual.chance, after: given.chance, instead }
}
