/** Looking back: what happened since one last acted, the board at an earlier moment, and the file that proves a finished game. */
import type { Decision, Event, Seat } from '../kernel/contract.ts'
import { isRefusal, load, reveal } from '../kernel/engine.ts'
import { commitmentTo, type Entry, type Recorded, transcribe } from '../kernel/record.ts'
import type { EventRow, Letter, Seated } from '../store/store.ts'
import { Unreadable } from '../store/trouble.ts'
import { commitAt, type House, hostedAt, refuse } from './house.ts'
import { madeAgain, mend } from './mend.ts'
import { atTable, type Moment, momentFrom, mySeat, positionIn } from './position.ts'
import { type Held, hold, opened, stateFrom } from './states.ts'

const SINCE = ['acted', 'start', 'day'] as const
export type Since = (typeof SINCE)[number]
export const isSince = (text: string): text is Since => SINCE.some((since) => since === text)

/** What a seat (or the channel, null) was told; its own fuller half of an event replaces the public one. */
export async function recap(house: House, table: Seated, seat: Seat | null, since: Since): Promise<Event[]> {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  const dayAgo = house.now() - 86_400_000
  const rows = (await house.store.events(table.id, 0)).filter(
    ({ fence, at }) => since === 'start' || (since === 'day' ? at >= dayAgo : fence > acted),
  )
  return toldTo(rows, seat)
}

/** Those of these events that a seat was told after it last acted. */
export function toldSince(table: Seated, seat: Seat, events: readonly EventRow[]): Event[] {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  return toldTo(
    events.filter(({ fence }) => fence > acted),
    seat,
  )
}

/** Those of these events that a seat (or the channel) was told. */
export function toldTo<E extends Event>(events: readonly E[], seat: Seat | null): E[] {
  const heard = events.filter(({ to }) => to === 'all' || to === seat)
  const toldInFull = new Set(heard.filter(({ to }) => to !== 'all').map(({ n }) => n))
  return heard.filter(({ n, to }) => to !== 'all' || !toldInFull.has(n))
}

async function heldAt(house: House, table: Seated, fence: number): Promise<Held | null> {
  const hosted = hostedAt(house, table.game, table.pack)
  const isPresent = fence === table.fence && table.state !== null
  const stored = isPresent ? table.state : await house.store.snapshot(table.id, fence)
  try {
    return stored && hold(hosted, stateFrom(hosted, stored))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return madeAgain(house, table, fence)
  }
}

/** The game as it was at a fence; null if everybody agreed to go back behind it. */
export async function momentAt(house: House, table: Seated, fence: number): Promise<Moment | null> {
  const held = await heldAt(house, table, fence)
  return held && momentFrom(table, held)
}

/** What the card of a letter shows: the game at a fence of its table; null if everybody agreed to go back behind it. */
export function momentIn(house: House, { standing, then }: Letter, fence: number): Moment | null {
  if (!standing?.table.state) return null
  const { table } = standing
  if (fence === table.fence) return positionIn(house, standing).fenced
  const hosted = hostedAt(house, table.game, table.pack)
  return then && momentFrom(table, hold(hosted, stateFrom(hosted, then)))
}

/** The game as the card before showed it; null where there was none. */
export function momentBefore(house: House, { standing, before }: Letter): Moment | null {
  if (!standing || !before) return null
  const hosted = hostedAt(house, standing.table.game, standing.table.pack)
  return momentFrom(standing.table, hold(hosted, stateFrom(hosted, before)))
}

/** The game as a seat left it, if something has happened since. */
export async function momentLeft(house: House, table: Seated, seat: Seat | null): Promise<Moment | null> {
  const acted = table.seats.find((row) => row.seat === seat)?.actedAt ?? 0
  const fence = (await house.store.fences(table.id)).findLast((each) => each.fence <= acted)?.fence
  return fence === undefined || fence === table.fence ? null : momentAt(house, table, fence)
}

/** `asked` is null where an answer was taken back. */
export type GivenAnswer = Extract<Entry, { readonly seat: Seat }> & { readonly asked: Decision | null }

/** What everybody answered from one moment of a finished game to the next, sealed answers included. */
export async function answersBetween(house: House, table: Seated, from: number, to: number): Promise<GivenAnswer[]> {
  const answers: GivenAnswer[] = []
  for await (const { n, given } of walked(house, table, from)) {
    if (n >= to) break
    answers.push(given)
  }
  return answers
}

/** A finished game answer by answer, each with the game as it was before it. */
export async function* walked(
  house: House,
  table: Seated,
  from = 0,
): AsyncGenerator<{ readonly n: number; readonly given: GivenAnswer; readonly held: Held }> {
  if (table.status !== 'finished') return refuse('export.unfinished')
  let held = (await heldAt(house, table, from)) ?? refuse('history.nothing')
  for (const { n, entry } of await house.store.entries(table.id, from)) {
    if (!('reveal' in entry)) {
      const asked = held.decisions(entry.seat).find(({ id }) => id === entry.decision)
      yield { n, given: { ...entry, asked: (entry.answer !== null && asked) || null }, held }
    }
    const { hosted, state } = held
    const applied = 'reveal' in entry ? reveal(hosted.game, state) : held.tried(entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) break
    held = hold(hosted, applied.state, applied.known)
  }
}

/** The transcript of a finished game. Before the end it would give everything away, so there is none. */
export async function exported(house: House, table: Seated): Promise<string> {
  if (table.status !== 'finished' || !table.state) return refuse('export.unfinished')
  const state = opened(table.state)
  // A game that was played across a deploy says with which rules it began: by those alone its log can be judged.
  const first = opened((await house.store.snapshot(table.id, 0)) ?? table.state)
  const log = (await house.store.entries(table.id)).map(({ entry }) => entry)
  const recorded: Recorded = {
    game: first.rules,
    table: table.id,
    seats: state.seats,
    options: state.options,
    held: state.held,
    secret: table.secret,
    words: table.words,
    commitment: commitmentTo(table.secret),
    log,
  }
  return transcribe(recorded, state, house.key)
}

/** Throws what is wrong with the state of a table, if it cannot be mended; one from before a deploy is looked at as it will be played. */
export async function examine(house: House, table: Seated): Promise<void> {
  const { game, pack, state } = table
  try {
    if (state !== null) load(hostedAt(house, game, pack).game, opened(state))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await mend(house, table)
  }
}

/** Somebody wants their note to go with the seat, or thinks better of it; whoever takes the seat finds it. */
export const passNoteOn = (house: House, { id }: Seated, person: string, isPassed: boolean): Promise<void> =>
  atTable(house, id, (table) => {
    const { seat } = mySeat(table, person)
    const others = (table.terms.passing ?? []).filter((each) => each !== seat)
    return commitAt(house, table, { change: { terms: { ...table.terms, passing: isPassed ? [...others, seat] : others } } })
  })

export const setNote = (house: House, { id }: Seated, person: string, note: string): Promise<void> =>
  atTable(house, id, (table) => commitAt(house, table, { seats: [{ ...mySeat(table, person), note }] }))
