/**
 * Three answers of a finished game that moved the winner's chance most. Looked for where computers think, in small pieces that give way
 * to tables at which somebody waits: first every answer a little, beside what is usual; then the more telling ones more thoroughly.
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

/** Of a longer game every second answer is looked at, or every third. */
const MOST_LOOKED_AT = 160
/** All for a moment, the most telling of them longer, the last few for long and beside others: seconds of a processor, and how many go on. */
const LOOKS = [
  { seconds: 0.1, others: 0, goOn: 24 },
  { seconds: 0.5, others: 0, goOn: 8 },
  { seconds: 3, others: 2, goOn: 3 },
] as const
/** What moved less than that decided nothing; and what so many standard errors could be is luck. */
const [TELLING, SURE] = [0.1, 1.5]

type Found = { readonly point: TurningPoint; readonly error: number }
type Given = { readonly n: number; readonly given: GivenAnswer; readonly held: Held }

/** A timer stands for the next attempt, so nobody has to wait for it here. Its end brings the finale up to date, and lets the film begin. */
export async function findTurningPoints(house: House, id: string, attempt: number): Promise<void> {
  const table = await tableById(house, id)
  if (table.status !== 'finished' || table.card.turningPoints) return
  const again = house.now() + UNTIL_TURNED_AGAIN
  const next = attempt < TURNING_ATTEMPTS ? turningTimers(house, attempt + 1, again) : filmTimers(house, 1, again)
  await atTable(house, id, (now) => commitAt(house, now, { timers: next }))
  const searched = under.get(house) ?? new Set<string>()
  under.set(house, searched)
  // One that waits for its turn among those who think is not begun anew: whoever comes later would only wait behind it.
  if (searched.has(id)) return
  searched.add(id)
  turningPointsOf(house, table)
    .then((points) => keep(house, id, points))
    .catch((error) => error instanceof ThinkersClosed || house.onFault?.(id, error))
    .finally(() => searched.delete(id))
}

/** Tables whose answers are being looked through by this process. */
const under = new WeakMap<House, Set<string>>()

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
  let points: Found[] = []
  for (const [i, { seconds, others, goOn }] of LOOKS.entries()) {
    const among = i === 0 ? null : new Set(points.map(({ point }) => point.n))
    const found: Found[] = []
    for await (const each of choicesIn(house, table, among)) {
      const one = foundIn(each.n, await weighed(house, table, each, { winners, others, seconds }))
      if (one) found.push(one)
    }
    points = found.sort((one, other) => movedBy(other) - movedBy(one)).slice(0, goOn)
  }
  const telling = points.filter((found) => movedBy(found) >= Math.max(TELLING, SURE * found.error))
  return telling.map(({ point }) => point).sort((one, other) => one.n - other.n)
}

/** Where all win or lose together it is everybody's chance. */
const winnersOf = ({ ranking, together }: Outcome): readonly Seat[] =>
  together ? ranking.flat().slice(0, 1) : (ranking[0] ?? [])

const movedBy = ({ point: { before, after } }: Found) => Math.abs(after - before)

/** Answers to questions that left a choice: these, or all, of a long game evenly spread. */
async function* choicesIn(house: House, table: Seated, among: ReadonlySet<number> | null): AsyncGenerator<Given> {
  const step = among ? 1 : Math.ceil(table.fence / MOST_LOOKED_AT)
  let i = 0
  for await (const each of walked(house, table)) {
    await turnOf(table.id)
    const { asked } = each.given
    if (!asked || only(asked.input) !== undefined || (among && !among.has(each.n))) continue
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
function foundIn(n: number, opinion: Opinion | null): Found | null {
  const tried = opinion?.tried ?? []
  const [given, ...instead] = tried.map(({ answer, won, worlds }) => ({ answer, chance: won / worlds }))
  const [usual] = instead
  if (!given || !usual || Number.isNaN(given.chance)) return null
  const spread = (chance: number) => chance * (1 - chance)
  const error = Math.sqrt((spread(given.chance) + spread(usual.chance)) / tried[0]!.worlds)
  return { point: { n, before: usual.chance, after: given.chance, instead }, error }
}
