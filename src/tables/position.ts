/**
 * Where a table stands, and what a seat sees of it. The state at the last fence is what everybody shares; on top of it lies the draft
 * of each seat that is acting, which nobody else sees, and which can be taken back. The states themselves stay in this folder.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Decision, Event, Outcome, Seat, Text } from '../kernel/contract.ts'
import { type Speaker, speakerOf } from '../kernel/language.ts'
import type { Commit, PersonRow, Seated, SeatRow, Standing, StoredState } from '../store/store.ts'
import { Unreadable } from '../store/trouble.ts'
import { patienceOf, peopleAt } from './clock.ts'
import { type House, hostedAt, Overtaken, refuse } from './house.ts'
import { mend } from './mend.ts'
import { recall, remember } from './recent.ts'
import { conceal, draftedBeside, draftsOn, type Held, hold, type Inside, insideOf, opened, stateFrom } from './states.ts'

/** All that one seat may know; `seat` null is the channel. */
export type Seen = {
  readonly seat: Seat | null
  readonly view: unknown
  /** What it may answer now. */
  readonly asked: readonly Decision[]
  /** Who is asked for what, as everybody may know it. */
  readonly open: readonly Open[]
  /** Seats that owe something. */
  readonly awaited: readonly Seat[]
  /** What its draft has told it so far; null where it has none. */
  readonly drafted: readonly Event[] | null
  /** How many things had been told. */
  readonly told: number
  readonly outcome: Outcome | null
}

/** A question beside somebody's name: never what they may choose, nor what they chose. */
export type Open = {
  readonly seat: Seat
  readonly prompt: Text
  readonly sealed: boolean
  readonly isAnswered: boolean
  readonly about?: string
  /** What the clock answers, where that tells nothing hidden. */
  readonly idle?: Pick<Decision, 'input' | 'idle'>
}

/** A game at one moment. */
export type Moment = {
  readonly table: Seated
  readonly hosted: AnyHosted
  seen(seat: Seat | null): Seen
}

/** The present one. */
export type Position = Moment & {
  /** Without anybody's draft: what counts so far. */
  readonly fenced: Moment
  /** Nothing has happened for so long that those who wait may move things on. */
  readonly isQuiet: boolean
  /** Those who sit there, by their ids. */
  readonly people: People
}

export type People = ReadonlyMap<string, PersonRow>

/** Derived when it is first asked for: few look at everything. A class, because an object with getters of its own is a slow one. */
class Sight implements Seen {
  readonly seat: Seat | null
  readonly drafted: Seen['drafted']
  readonly #held: Held
  readonly #isQuiet: boolean
  constructor(held: Held, seat: Seat | null, drafted: Seen['drafted'] = null, isQuiet = true) {
    this.seat = seat
    this.drafted = drafted
    this.#held = held
    this.#isQuiet = isQuiet
  }
  get told() {
    return this.#held.state.told
  }
  get outcome() {
    return this.#held.state.outcome
  }
  get view() {
    return this.#held.view(this.seat)
  }
  get asked() {
    return this.seat === null ? [] : this.#held.decisions(this.seat).filter(({ patient }) => !patient || this.#isQuiet)
  }
  get open() {
    return openAt(this.#held)
  }
  get awaited() {
    return this.#held.awaited()
  }
}

/** In the order in which they are asked. */
const openAt = (held: Held): Open[] =>
  held.pending().map(({ id, seat, sealed }) => {
    const { prompt, about, printable, given, input, idle } = held.decisions(seat).find((each) => each.id === id)!
    return {
      seat,
      prompt,
      sealed,
      isAnswered: given !== undefined,
      ...(about !== undefined && { about }),
      ...(printable && { idle: { input, idle } }),
    }
  })

export const momentFrom = (table: Seated, held: Held): Moment => ({
  table,
  hosted: held.hosted,
  seen: (seat) => new Sight(held, seat),
})

export function positionFrom(table: Seated, inside: Inside, { isQuiet = false, people = new Map() as People } = {}): Position {
  const { fenced, drafts } = inside
  const position: Position = {
    table,
    hosted: fenced.hosted,
    fenced: momentFrom(table, fenced),
    isQuiet,
    people,
    seen(seat) {
      const draft = seat === null ? undefined : drafts.get(seat)
      const told = draft?.told.filter(({ to }) => to === 'all' || to === seat)
      return new Sight(draft?.held ?? fenced, seat, told, isQuiet)
    },
  }
  return conceal(position, inside)
}

export async function tableById(house: House, id: string): Promise<Seated> {
  return (await house.store.table(id)) ?? refuse('table.gone')
}

const COLLISIONS = 5

/**
 * Does something at a table while nobody else does: what was asked of it before is done first. Where another process was quicker, it
 * is done again with the table as it is then.
 */
export const atTable = <T>(house: House, id: string, work: (table: Seated) => Promise<T>): Promise<T> =>
  house.queue.run(id, async () => {
    for (let i = 1; ; i++) {
      const table = await tableById(house, id)
      try {
        return await work(table)
      } catch (error) {
        if (!(error instanceof Overtaken) || error.seq !== table.seq || i === COLLISIONS) throw error
      }
    }
  })

/** Whom a running game waits for, drafts left aside. */
export function awaitedAt(house: House, { game, pack, state }: Seated): readonly Seat[] {
  const hosted = hostedAt(house, game, pack)
  return state === null ? [] : hold(hosted, stateFrom(hosted, state)).awaited()
}

/** How a game ended that has. */
export const outcomeOf = ({ state }: Seated): Outcome | null => (state === null ? null : opened(state).outcome)

/** The position of a table that is being played or was. */
export async function positionOf(house: House, table: Seated): Promise<Position> {
  const people = await peopleAt(house, table)
  return mended(house, { table, since: await house.store.entries(table.id, table.fence), people })
}

/** The same of a table that nobody has looked at yet: one look at the store, and a short one where it is as it was. */
export async function positionAt(house: House, id: string): Promise<Position> {
  const last = recall(house, id)
  const people = last && (await house.store.unchanged(id, last.table.seq))
  if (people && isOfNow(house, last)) return positionKnown(house, last.table, last.inside, byId(people))
  return mended(house, (await house.store.standing(id)) ?? refuse('table.gone'))
}

/** A state that cannot be read any more is made again first, if its log is there. */
async function mended(house: House, standing: Standing): Promise<Position> {
  try {
    return positionIn(house, standing)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await mend(house, standing.table)
    return positionIn(house, (await house.store.standing(standing.table.id)) ?? refuse('table.gone'))
  }
}

/** The same of one that was looked at. */
export function positionIn(house: House, { table, since, people }: Standing): Position {
  if (!table.state) return refuse('table.not-started')
  const last = recall(house, table.id)
  const isSame = last?.table.seq === table.seq && isOfNow(house, last)
  const inside = isSame ? last.inside : insideFrom(hostedAt(house, table.game, table.pack), table.state, since)
  return positionKnown(house, table, inside, byId(people))
}

/** The rules of a running game may be others by now: those of another data pack. */
const isOfNow = (house: House, { table, inside }: NonNullable<ReturnType<typeof recall>>) =>
  inside.fenced.hosted === hostedAt(house, table.game, table.pack)

function positionKnown(house: House, table: Seated, inside: Inside, people: People): Position {
  remember(house, table, inside)
  return positionFrom(table, inside, { isQuiet: isQuiet(house, table), people })
}

function insideFrom(hosted: AnyHosted, state: StoredState, since: Standing['since']): Inside {
  const fenced = hold(hosted, stateFrom(hosted, state))
  const entries = since.map(({ entry }) => entry)
  return { fenced, drafts: draftsOn(fenced, entries) }
}

const byId = (people: readonly PersonRow[]): People => new Map(people.map((person) => [person.id, person]))

const isQuiet = (house: House, table: Seated) => house.now() - (table.card.since ?? 0) >= patienceOf(table)

/** Where a table stands after a commit of ours, without looking again. */
export function positionAfter(
  house: House,
  { table, people }: Position,
  { seq, change, seats }: Commit,
  inside: Inside,
): Position {
  const next: Seated = {
    ...table,
    ...change,
    seq: seq + 1,
    seats: table.seats.map((row) => seats?.find(({ seat }) => seat === row.seat) ?? row),
  }
  return positionKnown(house, next, inside, people)
}

/** The part of a commit that throws a seat's draft away, if it has one. */
export const withoutDraft = (position: Position, seat: Seat): Pick<Commit, 'keep' | 'entries'> =>
  insideOf(position).drafts.has(seat) ? { keep: position.table.fence, entries: draftedBeside(position, seat) } : {}

export const viewFor = (position: Moment, seat: Seat | null): unknown => position.seen(seat).view

export const decisionsOf = (position: Moment, seat: Seat): readonly Decision[] => position.seen(seat).asked

/** Seats that owe something, as everybody may know it. */
export const owing = (position: Moment): readonly Seat[] => position.seen(null).awaited

export const seatOf = (table: Seated, person: string): SeatRow | undefined => table.seats.find((seat) => seat.person === person)

export const mySeat = (table: Seated, person: string): SeatRow => seatOf(table, person) ?? refuse('table.no-seat')

/** Who speaks about this table: the language, and what its seats are called. */
export const speakerAt = (table: Seated, locale: string): Speaker => speakerOf(locale, namesAt(table))

export const namesAt =
  (table: Seated) =>
  (seat: Seat): string =>
    table.seats.find((row) => row.seat === seat)?.name ?? seat
