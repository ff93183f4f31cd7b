/**
 * What people were told, held against the log: every answer that was acknowledged stands in it, in its order, and the one in force is the
 * last that was; no question of a single seat is answered twice, and the channel has the messages that the log owes it.
 */
import { pressOf } from '../../src/discord/ids.ts'
import { decode } from '../../src/discord/show/present/answer-code.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Input, Seat } from '../../src/kernel/contract.ts'
import { apply, awaited, create, decisions, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { canonical } from '../../src/kernel/json.ts'
import { type Entry, randomOf } from '../../src/kernel/record.ts'
import type { Seated, Store } from '../../src/store/store.ts'

/** Stages that ask one seat, wherever they are called so. */
const stages = eraOfAtlantis.game.steps.flatMap((step) => Object.entries(step.stages))
const ONCE = new Set(
  stages.map(([name]) => name).filter((name) => stages.every(([other, stage]) => other !== name || 'one' in stage)),
)
const isAskedOnce = (decision: string) => ONCE.has(decision.split('.')[1]!)

/** An answer that somebody gave: about what, which, and the words by which they were told that it counts, if anybody told them. */
export type Pressed = { readonly about: string; readonly decision: string; readonly code: string; reply: string | null }

export function pressed(customId: string, person: string): Pressed {
  const { table, decision, arg } = pressOf(customId)!
  return { about: `${table} ${person} ${decision}`, decision, code: arg, reply: null }
}

/** An answer in the log, and the question it was given to. */
type Given = { readonly input: Input | undefined; readonly answer: unknown }
const isIt = ({ code }: Pressed, { input, answer }: Given) =>
  input !== undefined && canonical(decode(input, code) ?? null) === canonical(answer ?? null)

export async function judgeBooks(
  store: Pick<Store, 'table' | 'entries'>,
  tables: readonly string[],
  marks: readonly number[],
  answers: readonly Pressed[],
) {
  const pressesAbout = new Map<string, Pressed[]>()
  for (const answer of answers) pressesAbout.set(answer.about, [...(pressesAbout.get(answer.about) ?? []), answer])
  const given = new Map<string, Given[]>()
  const once: string[] = []
  let owedPosts = 0
  for (const id of tables) {
    const table = (await store.table(id))!
    const entries = (await store.entries(id)).map(({ entry }) => entry)
    const personIn = (seat: Seat) => table.seats.find((row) => row.seat === seat)?.person
    const posts = replayed(eraOfAtlantis, table, entries, (entry, input) => {
      const about = `${id} ${personIn(entry.seat)} ${entry.decision}`
      if (pressesAbout.has(about)) given.set(about, [...(given.get(about) ?? []), { input: input(), answer: entry.answer }])
      // A question put to several at once may be answered anew until it closes; one put to a single seat has exactly one entry.
      if (isAskedOnce(entry.decision)) once.push(`${id} ${entry.seat} ${entry.decision}`)
    })
    owedPosts += table.startedAt === null ? 1 : posts
  }
  const harm = [...pressesAbout].flatMap(([about, presses]) => {
    const wrong = wrongWith(presses, given.get(about) ?? [])
    return wrong
      ? [`${about} ${wrong}: ${JSON.stringify(presses)}, and the log has ${JSON.stringify(given.get(about) ?? [])}`]
      : []
  })
  const twice = once.length - new Set(once).size
  return {
    acknowledged: answers.filter(({ reply }) => reply !== null).length,
    lost: harm.length,
    wrong: harm,
    twice,
    missingPosts: Math.max(0, owedPosts - new Set(marks).size),
    doubledPosts: marks.length - new Set(marks).size,
    unowedPosts: Math.max(0, new Set(marks).size - owedPosts),
  }
}

/** One person's answers to one question, as they were given and as they are in the log. */
export function wrongWith(presses: readonly Pressed[], given: readonly Given[]): string | null {
  const told = presses.filter(({ reply }) => reply !== null)
  const last = told.at(-1)
  if (!last) return null
  let from = 0
  for (const [i, press] of told.entries()) {
    const found = given.findIndex((each, place) => place >= from && isIt(press, each))
    if (found >= 0) from = found + 1
    else if (!wasInForce(press, told[i - 1])) return 'was acknowledged, and is not in the log as often or not in that order'
  }
  // What nobody answered may have counted all the same.
  const isInForce = presses.some((press) => (press === last || press.reply === null) && isIt(press, given.at(-1)!))
  return isInForce ? null : 'is in force as something else than the answer acknowledged last'
}

/** The same answer once more, when its question was closed already: it counts, and stands in the log once. */
const wasInForce = (press: Pressed, before: Pressed | undefined) =>
  before?.code === press.code && !isAskedOnce(press.decision) && !press.reply!.includes(`|${press.decision}|`)

type Answered = Extract<Entry, { readonly decision: string }>

/**
 * Plays a log again and shows each answer with its question. Says how many messages the table owes its channel: the card of the lobby, the
 * opening, one whenever a person is asked who was not asked before and has not just acted, and the end. Drafts owe nothing.
 */
function replayed(
  { game }: AnyHosted,
  { seats, options, secret, words, fence, startedAt }: Seated,
  log: readonly Entry[],
  show: (entry: Answered, input: () => Input | undefined) => void,
): number {
  if (startedAt === null) return 0
  const people = new Set(seats.flatMap(({ seat, person }) => (person ? [seat] : [])))
  let { state } = create(game, {
    seats: seats.map(({ seat }) => seat).sort(),
    options,
    held: true,
    random: randomOf(secret, words),
  })
  let posts = 2
  let asked: readonly Seat[] = awaited(game, state)
  for (const [place, entry] of log.entries()) {
    const acted = 'reveal' in entry ? null : entry.seat
    const before = state
    if (!('reveal' in entry)) {
      const { seat, decision } = entry
      show(entry, () => decisions(game, before, seat).find(({ id }) => id === decision)?.input)
    }
    const applied = 'reveal' in entry ? reveal(game, state) : apply(game, state, entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) throw new Error(`the log does not play: ${applied.text.say}`)
    state = applied.state
    if (!applied.fence || place >= fence) continue
    if (state.outcome) return posts + 1
    const owed = awaited(game, state)
    const isNews = owed.some((seat) => seat !== acted && !asked.includes(seat) && people.has(seat))
    if (isNews) posts++
    asked = isNews ? owed : owed.filter((seat) => seat === acted || asked.includes(seat))
  }
  return posts
}
