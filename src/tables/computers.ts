/** Computer seats. They think for a while, as people do, and see what a person in their seat would see. */
import type { Decision, Seat } from '../kernel/contract.ts'
import { misfit, only, simplest } from '../kernel/input.ts'
import { dice } from '../kernel/random.ts'
import { gentleFrom } from '../players/gentle.ts'
import { secondsFor, thinks } from '../players/levels.ts'
import { LATER, type Player } from '../players/player.ts'
import { MOST_IN_A_ROW } from '../players/search.ts'
import { ThinkersClosed } from '../thinking/thinkers.ts'
import { between, type House, Refused, refuse } from './house.ts'
import { withinBounds } from './led-astray.ts'
import { type Bound, boundIn } from './mandates.ts'
import { follow } from './orders.ts'
import { give } from './play.ts'
import { decisionsOf, type Position, positionAt, viewFor } from './position.ts'
import { isComputer, levelOf } from './seating.ts'
import { heldFor } from './states.ts'
import { thoughtOf } from './thoughts.ts'
import { turnOf } from './turns.ts'

type Random = (n: number) => number

/**
 * The computer in that seat answers what it is asked. One that tries its answers out does so elsewhere, and nobody waits for it here:
 * `later` says that it is at it, and that somebody should look again in case it never answers.
 */
export async function think(house: House, id: string, seat: Seat): Promise<'done' | 'later'> {
  const { table } = await positionAt(house, id)
  const row = table.seats.find((each) => each.seat === seat)
  if (!house.thinkers || !row || !thinks(levelOf(row))) {
    await answerAll(house, id, seat)
    return 'done'
  }
  thinkAside(house, id, seat)
  return 'later'
}

const under = new WeakMap<House, Set<string>>()

function thinkAside(house: House, id: string, seat: Seat): void {
  const thinking = under.get(house) ?? new Set<string>()
  under.set(house, thinking)
  const key = `thinking:${id}:${seat}`
  if (thinking.has(key)) return
  thinking.add(key)
  house.queue
    .run(key, () => answerAll(house, id, seat))
    // Whoever looks again begins anew; a house that is being closed leaves it to the next process.
    .catch((error) => error instanceof ThinkersClosed || house.onFault?.(id, error))
    .finally(() => thinking.delete(key))
}

/** Answers everything the computer in that seat is asked, up to its next fence. */
async function answerAll(house: House, id: string, seat: Seat): Promise<void> {
  const random = dice(house.luck?.(seat) ?? between(1, 2 ** 30))
  let position = await positionAt(house, id)
  for (let i = 0; i < 200; i++) {
    const { status, seats } = position.table
    const row = seats.find((each) => each.seat === seat)
    if (status !== 'playing' || !row || !isComputer(row)) return
    // What somebody left beforehand binds the computer that minds their seat, too.
    if (row.autopilot && (await follow(house, id, seat))) {
      const { fence } = position.table
      position = await positionAt(house, id)
      if (position.table.fence !== fence) return
      continue
    }
    const bound = await boundIn(house, position, row)
    const next = nextFor(house, position, seat, random, bound)
    if (!next) return
    const { decision, idea } = next
    // What is thought through is the whole question: within bounds it is played as a steady player would.
    const isThoughtAbout = !decision.offer && i < MOST_IN_A_ROW && !bound
    const answer = (isThoughtAbout ? await thoughtThrough(house, position, decision, random) : undefined) ?? idea
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

type Idea = { readonly decision: Decision; readonly idea: unknown }

/** What the computer in that seat does next: it answers what it is asked, unless it lets people go first, or takes an offer. */
function nextFor(house: House, position: Position, seat: Seat, random: Random, bound: Bound | null): Idea | undefined {
  const people = peopleAsked(position)
  const open = decisionsOf(position, seat).filter(({ given }) => given === undefined)
  for (const decision of [...open.filter(({ offer }) => !offer), ...open.filter(({ offer }) => offer)]) {
    const ideaFor = (asked: Decision) => ideaOf(house, position, asked, random, people)
    const idea = bound ? withinBounds(heldFor(position, seat), bound, decision, ideaFor) : ideaFor(decision)
    if (idea !== LATER && !(decision.offer && idea === undefined)) return { decision, idea }
  }
  return undefined
}

/** People who still owe an answer. */
function peopleAsked({ table, fenced }: Position): Seat[] {
  const { awaited } = fenced.seen(null)
  return table.seats.filter((row) => !isComputer(row) && awaited.includes(row.seat)).map(({ seat }) => seat)
}

/** What comes of thinking; undefined where nobody does, or it comes too late: then it plays as a steady one does. */
async function thoughtThrough(house: House, position: Position, decision: Decision, random: Random): Promise<unknown> {
  const row = position.table.seats.find(({ seat }) => seat === decision.seat)
  const level = row ? levelOf(row) : 'steady'
  if (!thinks(level) || only(decision.input) !== undefined) return undefined
  try {
    const seconds = secondsFor(position.hosted.game.id, level)
    const opinion = await thoughtOf(house, position, decision, { seconds, seed: random(2 ** 30) })
    return opinion && !misfit(decision.input, opinion.answer) ? opinion.answer : undefined
  } catch (error) {
    if (error instanceof ThinkersClosed) throw error
    complain(house, position.table.id, error)
    return undefined
  }
}

/** A computer player that fails, or whose answer does not fit, is at fault; but the table must go on: the printed default is played. */
export function ideaOf(
  house: House,
  position: Position,
  decision: Decision,
  random: Random,
  people: readonly Seat[] = [],
): unknown {
  const { hosted, table } = position
  const playerFor = house.players.get(table.game) ?? refuse('table.no-computer')
  const { seat, input, idle } = decision
  const row = table.seats.find((each) => each.seat === seat)
  try {
    const steady = playerFor(hosted.facts as never) as Player
    const player = row && levelOf(row) === 'gentle' ? gentleFrom(steady) : steady
    const wanted = player({ seat, view: viewFor(position, seat), decision, random, people })
    if (wanted === LATER || !misfit(input, wanted)) return wanted
  } catch (error) {
    complain(house, table.id, error)
  }
  // An offer may be left alone.
  if (decision.offer) return undefined
  return misfit(input, idle) ? simplest(input) : idle
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
