/** Questions can be answered, boards are whole, states are plain, and what may not be answered changes nothing. */
import type { State } from '../../src/kernel/contract.ts'
import { undo } from '../../src/kernel/draft.ts'
import { apply, decisions, isRefusal, unsound } from '../../src/kernel/engine.ts'
import { misfit } from '../../src/kernel/input.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { type Inheriting, type Look, taken } from './position.ts'

/** Every question can be answered, and what the clock would answer is legal. */
export const questionsAreSound =
  (): Look =>
  ({ open }) => {
    for (const decision of open()) {
      const wrong = unsound(decision)
      if (wrong) return wrong
    }
    return null
  }

export const boardIsSound =
  (entry: Inheriting): Look =>
  ({ state }) => {
    entry.hosted.game.board.parse(state.board)
    const [broken] = entry.invariants(state as State<never>)
    return broken ?? null
  }

/** Nothing that JSON makes something else of: NaN, functions, anything with a class. A field that is undefined is one that is not there. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined && !isPlain(part)) return false
  }
  return true
}

/** A state is JSON through and through, and looking at it changes nothing. */
export const stateIsPlain =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, answer }) => {
    const before = JSON.stringify(state)
    if (!isPlain(state)) return 'the state does not survive a JSON round trip'
    decisions(game, state).forEach(spelledOut)
    for (const seat of [...state.seats, null]) {
      if (!isPlain(game.view(state.board, seat))) return `the view of ${seat} is not plain JSON`
    }
    apply(game, state, decision.seat, decision.id, answer)
    return JSON.stringify(state) === before ? null : 'deriving questions, viewing or applying changed the state'
  }

/** An answer that may be taken back leaves no trace: the position before it returns to the byte, random state included. */
export const undoRestores =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, draft, decision, answer, applied }) => {
    if (applied().fence) return null
    const restored = undo(game, { fence: draft.fence, since: [...draft.since, taken(decision, answer)] }).state
    return JSON.stringify(restored) === JSON.stringify(state) ? null : 'undo does not restore the position'
  }

/** Nothing a hostile client can send is taken for an answer it is not, and a refusal leaves the state as it was, to the byte. */
export const badInputChangesNothing =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, random, open }) => {
    const before = JSON.stringify(state)
    const tried: unknown[] = []
    for (let i = 0; i < 12; i++) {
      const seat = HOSTILE_SEATS[random(HOSTILE_SEATS.length)] ?? decision.seat
      const id = random(3) > 0 ? decision.id : `${decision.id}${HOSTILE_IDS[random(HOSTILE_IDS.length)]}`
      const answer = hostileAnswer(random, 0)
      tried.push(answer)
      const asked = open().find((each) => each.seat === seat && each.id === id)
      const isLegal =
        asked !== undefined && (misfit(asked.input, answer) === null || (answer === null && asked.given !== undefined))
      const result = apply(game, state, seat, id, answer)
      if (isRefusal(result) === isLegal)
        return `${JSON.stringify(answer)} for ${id} of ${seat} was ${isLegal ? 'refused' : 'taken'}`
      if (isRefusal(result) && game.speak(result.text, bySeat()) === '') return 'a refusal without words'
    }
    return JSON.stringify(state) === before ? null : `one of these answers changed the state: ${JSON.stringify(tried)}`
  }

const HOSTILE_SEATS = [undefined, undefined, undefined, 'p1', 'p9', '__proto__', 'constructor', '']
const HOSTILE_IDS = ['', '.0', '|', '__proto__', '\u0000', '9']

/** Any JSON at all: huge numbers, prototype keys, deep and wrong shapes. */
function hostileAnswer(random: (n: number) => number, depth: number): unknown {
  const scalars = [
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    'done',
    'no',
    '__proto__',
    'constructor',
    '\u202e',
    '0'.repeat(300),
  ]
  const kind = random(depth > 3 ? 1 : 4)
  if (kind === 0) return scalars[random(scalars.length)]
  if (kind === 1) return Array.from({ length: random(4) }, () => hostileAnswer(random, depth + 1))
  if (kind === 2)
    return { pick: hostileAnswer(random, depth + 1), ...(random(2) === 0 && { then: hostileAnswer(random, depth + 1) }) }
  return JSON.parse(`{"__proto__":${JSON.stringify(hostileAnswer(random, depth + 1))},"pick":"done","toString":1}`)
}
