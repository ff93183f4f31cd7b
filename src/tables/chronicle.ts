/** A game from its beginning, moment by moment: from what is stored of a table, or from a transcript alone. */
import type { AnyHosted } from '../games/hosted.ts'
import type { Event, Seat } from '../kernel/contract.ts'
import { apply, create, decisions, isRefusal, reveal } from '../kernel/engine.ts'
import { type Entry, randomOf, type Transcript } from '../kernel/record.ts'
import type { Seated, SeatRow } from '../store/store.ts'
import { answersBetween, type GivenAnswer, momentAt, toldTo } from './history.ts'
import { type House, hostedAt } from './house.ts'
import { type Moment, momentFrom } from './position.ts'
import { hold } from './states.ts'

/** What everybody was told when a fence was raised. */
export type Chapter = { readonly fence: number; readonly told: readonly Event[] }

export type Chronicle = {
  readonly table: Seated
  readonly hosted: AnyHosted
  /** Only where everybody was told something: what happens in private leaves no trace here. */
  readonly chapters: readonly Chapter[]
  /** Null if everybody agreed to go back behind it. */
  at(fence: number): Promise<Moment | null>
  /** What was sealed between two fences; of a finished game only. */
  sealed(from: number, to: number): Promise<readonly GivenAnswer[]>
}

function chaptersOf(events: readonly (Event & { readonly fence: number })[]): Chapter[] {
  const found = new Map<number, Event[]>()
  for (const event of toldTo(events, null)) found.set(event.fence, [...(found.get(event.fence) ?? []), event])
  return [...found].map(([fence, told]) => ({ fence, told })).sort((a, b) => a.fence - b.fence)
}

const isSealed = ({ receipt, asked }: GivenAnswer) => receipt !== undefined && asked !== null

export async function chronicleAt(house: House, table: Seated): Promise<Chronicle> {
  return {
    table,
    hosted: hostedAt(house, table.game, table.pack),
    chapters: chaptersOf(await house.store.events(table.id, 0)),
    at: (fence) => momentAt(house, table, fence),
    sealed: async (from, to) => (await answersBetween(house, table, from, to)).filter(isSealed),
  }
}

/** A transcript knows no names. */
export function chronicleIn(hosted: AnyHosted, transcript: Transcript, names: Readonly<Record<Seat, string>>): Chronicle {
  const { game } = hosted
  const seats = transcript.seats.map((seat) => ({ seat, name: names[seat] ?? seat }) as SeatRow)
  const table = { id: transcript.table ?? '', game: game.id, status: 'finished', seats } as unknown as Seated
  const { state, events } = create(game, { ...transcript, random: randomOf(transcript.secret, transcript.words) })
  const states = [state]
  const told = events.map((event) => ({ ...event, fence: 0 }))
  const given: GivenAnswer[] = []
  for (const [i, entry] of transcript.log.entries()) {
    const before = states.at(-1)!
    given.push(answered(game, before, entry))
    const applied = 'reveal' in entry ? reveal(game, before) : apply(game, before, entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) throw new Error(`answer ${i + 1} of the transcript is not one these rules allow`)
    states.push(applied.state)
    told.push(...applied.events.map((event) => ({ ...event, fence: i + 1 })))
  }
  return {
    table,
    hosted,
    chapters: chaptersOf(told),
    at: async (fence) => momentFrom(table, hold(hosted, states[fence]!)),
    sealed: async (from, to) => given.slice(from, to).filter(isSealed),
  }
}

function answered(game: AnyHosted['game'], state: Parameters<typeof decisions>[1], entry: Entry): GivenAnswer {
  if ('reveal' in entry) return { seat: '', decision: '', answer: null, by: 'clock', asked: null }
  const asked = decisions(game, state, entry.seat).find(({ id }) => id === entry.decision) ?? null
  return { ...entry, asked: entry.answer === null ? null : asked }
}
