/**
 * Orders left beforehand: "when I am asked this, answer that", a number of times, until a moment, and no longer once something
 * concerns me. They are kept sealed, used after a drawn delay, and what they answered stands in the log as an order's.
 */

import type { AnyGame, Decision, Input, Seat } from '../kernel/contract.ts'
import { framesOf, idOf } from '../kernel/engine.ts'
import { misfit } from '../kernel/input.ts'
import type { Speaker } from '../kernel/language.ts'
import type { Order, SeatRow } from '../store/store.ts'
import { PUBLIC } from '../words/words.ts'
import { concerns } from './events-about-seat.ts'
import { commitAt, type House, Refused, refuse } from './house.ts'
import { give } from './play.ts'
import { atTable, decisionsOf, mySeat, type Position, positionAt, speakerAt, tableById } from './position.ts'
import { orderTimers } from './set-timers.ts'
import { heldFor } from './states.ts'

const MOST_ORDERS = 20
const MOST_ANSWERS = 5_000

/** The question's place in the rules, the same every time it is asked: "contest.dials". */
export function kindOf(position: Position, { id, seat, offer }: Decision): string {
  if (offer) return id.split('.').slice(0, 2).join('.')
  for (const frame of framesOf(heldFor(position, seat).state.agenda)) if (idOf(frame) === id) return `${frame.step}.${frame.at}`
  return ''
}

/** Every question the rules can put, for choosing one before it is asked. */
export const kindsOf = (game: AnyGame): string[] =>
  game.steps.flatMap(({ name, stages }) =>
    Object.entries(stages).flatMap(([stage, each]) => (typeof each === 'function' ? [] : [`${name}.${stage}`])),
  )

export type Wording = { readonly words: string; readonly answer: unknown }

/** The answers to a question that can be named in words. */
export function* answersInWords(input: Input, say: (text: Decision['prompt']) => string, before = ''): Generator<Wording> {
  if (input.kind === 'amount') {
    for (let n = input.min; n <= input.max; n++) yield { words: `${before}${n}`, answer: n }
  } else if (input.kind === 'pick') {
    for (const option of input.options) {
      if (option.blocked) continue
      const words = `${before}${say(option.label)}`
      if (!option.then) yield { words, answer: { pick: option.id } }
      else
        for (const { words: all, answer } of answersInWords(option.then, say, `${words}, `))
          yield { words: all, answer: { pick: option.id, then: answer } }
    }
  }
}

/** Orders were once written with chevrons, and are still kept so. */
const spoken = (words: string) => words.toLowerCase().replaceAll(' › ', ', ')

/** What an order in these words answers to this question; undefined if it has nothing to say. */
export function answerOf(wanted: Order['words'], decision: Decision, game: AnyGame, speaker: Speaker): unknown {
  if (wanted === null) return decision.idle
  let looked = 0
  for (const { words, answer } of answersInWords(decision.input, (text) => game.speak(text, speaker))) {
    if (spoken(words) === spoken(wanted)) return misfit(decision.input, answer) ? undefined : answer
    if (++looked > MOST_ANSWERS) return undefined
  }
  return undefined
}

/** The order that applies to what this seat is asked now, if any. */
async function due(
  house: House,
  position: Position,
  row: SeatRow,
): Promise<{ order: Order; decision: Decision; answer: unknown } | null> {
  const { hosted, table } = position
  const decision = decisionsOf(position, row.seat).find(({ offer, given }) => !offer && given === undefined)
  if (!decision) return null
  const kind = kindOf(position, decision)
  for (const order of row.orders) {
    if (order.when !== kind || (order.until !== null && order.until < house.now())) continue
    if (order.stopAfter !== null && (await concerns(house, table, row.seat, order.stopAfter))) continue
    const answer = answerOf(order.words, decision, hosted.game, speakerAt(table, PUBLIC))
    if (answer !== undefined) return { order, decision, answer }
  }
  return null
}

export async function follow(house: House, id: string, seat: Seat): Promise<void> {
  let position = await positionAt(house, id)
  for (let i = 0; i < 50; i++) {
    const row = position.table.seats.find((each) => each.seat === seat)
    const found = position.table.status === 'playing' && row ? await due(house, position, row) : null
    if (!found || !row) return
    try {
      const { order, decision, answer } = found
      const given = { seat, decision: decision.id, answer, by: 'order', order: order.id } as const
      const answered = await give(house, id, given, position)
      if (answered.fence) return
      position = answered.position
    } catch (error) {
      if (error instanceof Refused) return // the person was quicker
      throw error
    }
  }
}

async function change(
  house: House,
  id: string,
  seat: Seat,
  next: (orders: readonly Order[]) => readonly Order[],
  setTimer = false,
): Promise<void> {
  await atTable(house, id, async (table) => {
    const row = table.seats.find((each) => each.seat === seat) ?? refuse('table.no-seat')
    const changed = { ...row, orders: next(row.orders) }
    const timers = setTimer ? orderTimers(house, { ...table, seats: [changed] }, [seat]) : []
    await commitAt(house, table, { seats: [changed], timers })
  })
}

export type NewOrder = {
  readonly when: string
  readonly words: string | null
  readonly uses: number
  readonly hours: number | null
  readonly stop: boolean
}

export async function leaveOrder(
  house: House,
  id: string,
  person: string,
  { when, words, uses, hours, stop }: NewOrder,
): Promise<void> {
  const position = await positionAt(house, id)
  const { hosted, table } = position
  const { seat } = mySeat(table, person)
  if (!kindsOf(hosted.game).includes(when)) refuse('plan.unknown')
  const open = decisionsOf(position, seat).find((each) => kindOf(position, each) === when)
  const asked = open && hosted.game.speak(open.prompt, speakerAt(table, PUBLIC))
  const until = hours === null ? null : house.now() + hours * 3_600_000
  const add = (orders: readonly Order[]): readonly Order[] => {
    if (orders.length >= MOST_ORDERS) return refuse('plan.many')
    const number = Math.max(0, ...orders.map((each) => each.id)) + 1
    return [
      ...orders,
      { id: number, when, ...(asked && { asked }), words, uses, until, stopAfter: stop ? position.fenced.seen(null).told : null },
    ]
  }
  await change(house, id, seat, add, true)
}

export async function clearOrders(house: House, id: string, person: string, order: number | null): Promise<void> {
  const { seat } = mySeat(await tableById(house, id), person)
  await change(house, id, seat, (list) => (order === null ? [] : list.filter((each) => each.id !== order)))
}
