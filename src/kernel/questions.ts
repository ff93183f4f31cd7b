/** The questions that wait, derived from the agenda: who is asked what, and what may be done although nobody asked. */
import type { Ask, Decision, Frame, Game, Offer, Seat, State, Table } from './contract.ts'
import { Question } from './decision.ts'
import { Fault, type Index, idOf, type Lane, placeOf, type Waiting } from './steps.ts'
import { told } from './told.ts'

/** The table as its rules see it, with the rules themselves. */
export type Asking<G> = Table<G> & {
  readonly game: Game<G>
  readonly state: State<G>
  readonly index: Index
  /** The questions that wait, in the order of the agenda. */
  readonly waiting: readonly Waiting<G>[]
  /** What that question offers that seat. */
  askedOf(waiting: Asked<G>, seat: Seat): Ask
}

export type Asked<G> = Pick<Waiting<G>, 'frame' | 'stage' | 'id'>

/** What a question of one state offers a seat: whoever has it at hand need not derive it from that state again. */
export type Known = { readonly id: string; readonly seat: Seat; readonly ask: Ask }

/** Who is asked which question, whatever it offers, and whether they have answered it. */
export type Pending = { readonly id: string; readonly seat: Seat; readonly sealed: boolean; readonly answered: boolean }

export function waitingIn<G>(table: Asking<G>, stack: Frame[], found: Waiting<G>[] = [], lane: Lane = null): Waiting<G>[] {
  const frame = stack[stack.length - 1]
  if (!frame) return found
  if (frame.lanes) {
    const lanes = Object.values(frame.lanes)
    const kind = lanes.length === 1 ? lane : frame.apart ? 'apart' : 'shared'
    for (const each of lanes) waitingIn(table, each, found, kind)
    return found
  }
  const stage = placeOf<G>(table.index, frame)?.asks
  if (stage && !stage.gate?.(table, frame)) {
    const asked = stage.one ? [stage.one(table, frame)] : stage.all(table, frame)
    found.push({ frame, stack, stage, lane, id: idOf(frame), asked })
  }
  return found
}

/** The question of that name, if that seat is asked it. */
export function waitingFor<G>(table: Asking<G>, seat: Seat, id: string): Waiting<G> | undefined {
  for (const each of table.waiting) if (each.id === id && each.asked.includes(seat)) return each
  return undefined
}

/** The seats that have not answered yet, in the order they sit. */
export function awaitedAt<G>({ waiting, state }: Asking<G>): readonly Seat[] {
  const [single] = waiting
  if (waiting.length === 1 && single!.stage.one) return single!.asked
  const owing: Seat[] = []
  for (const { frame, asked } of waiting) {
    const { answers } = frame
    for (const seat of asked) if (!(answers && seat in answers) && !owing.includes(seat)) owing.push(seat)
  }
  return state.seats.filter((seat) => owing.includes(seat))
}

export function pendingAt<G>(table: Asking<G>): Pending[] {
  const found: Pending[] = []
  for (const { frame, stage, id, asked } of table.waiting) {
    const { answers } = frame
    const sealed = stage.sealed === true
    for (const seat of asked) found.push({ id, seat, sealed, answered: answers !== undefined && seat in answers })
  }
  return found
}

/** One of the questions that wait; undefined if that seat is not asked it. */
export function decisionAt<G>(table: Asking<G>, seat: Seat, id: string): Decision | undefined {
  const asked = waitingFor(table, seat, id)
  return asked && asDecision(table, asked, seat)
}

/** What is asked of everybody but one seat. */
export function askedBeside<G>(table: Asking<G>, seat: Seat): string {
  let beside = ''
  for (const { id, asked } of table.waiting) for (const other of asked) if (other !== seat) beside += `${id} ${other},`
  return beside
}

export function decisionsAt<G>(table: Asking<G>, only?: Seat): Decision[] {
  if (table.state.outcome) return []
  const found: Decision[] = []
  for (const each of table.waiting) {
    for (const seat of each.asked) if (only === undefined || seat === only) found.push(asDecision(table, each, seat))
  }
  return offeredAt(table, only, found)
}

export function offeredAt<G>(table: Asking<G>, only?: Seat, found: Decision[] = []): Decision[] {
  const { game, state } = table
  if (state.outcome || !game.offers || !isOpen(table.waiting)) return found
  for (const seat of only === undefined ? state.seats : [only])
    for (const offer of game.offers(table, seat)) found.push(asOffered(state, seat, offer))
  return found
}

export const isOfferedAt = <G>(table: Asking<G>): boolean => {
  const { game, state } = table
  return (
    !state.outcome && !!game.offers && isOpen(table.waiting) && state.seats.some((seat) => game.offers!(table, seat).length > 0)
  )
}

export const offersTo = <G>(table: Asking<G>, seat: Seat): readonly Offer<G>[] =>
  table.game.offers && isOpen(table.waiting) ? table.game.offers(table, seat) : []

/** Offers come between effects, never in the middle of one: only while every waiting question is open to them. */
const isOpen = <G>(waiting: readonly Waiting<G>[]) => waiting.every(({ stage }) => stage.open)

function asOffered<G>({ offered }: State<G>, seat: Seat, { key, ask }: Offer<G>): Decision {
  const id = `offer.${key}.${offered[seat] ?? 0}`
  return new Question(
    { id, seat, question: `offer.${key}`, sealed: false, offer: true, printable: false, given: undefined },
    () => told(ask),
  )
}

function asDecision<G>(table: Asking<G>, waiting: Waiting<G>, seat: Seat): Decision {
  const { frame, stage, id } = waiting
  const { idle } = stage
  return new Question(
    {
      id,
      seat,
      question: `${frame.step}.${frame.at}`,
      sealed: stage.sealed === true,
      offer: false,
      printable: stage.default ? stage.default === 'printed' : !idle && stage.evident === true,
      given: frame.answers?.[seat],
    },
    () => {
      if (idOf(frame) !== id) throw new Fault(`${table.game.id}: ${frame.step} was looked at after it had been answered`)
      return table.askedOf(waiting, seat)
    },
    idle && (() => idle(table, frame, seat)),
  )
}
