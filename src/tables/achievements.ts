/**
 * What people have achieved. It is worked out in the step that ends a game and stands in its results, so that nothing is counted apart from
 * what it follows from: a game that is voided or ruled on takes it back, and so does whoever asks to be forgotten.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { Event, Outcome, Seat } from '../kernel/contract.ts'
import type { ResultRow, Seated, SeatRow } from '../store/store.ts'
import type { House } from './house.ts'
import { isComputer } from './seating.ts'

export type Achieved = Readonly<Record<Seat, readonly string[]>>

/** Nobody earns what a computer or somebody else did in their seat. */
const isTheirOwn = ({ terms: { left = {} } }: Seated, row: SeatRow): boolean =>
  !isComputer(row) && row.hasActed && !Object.entries(left).some(([person, seat]) => seat === row.seat && person !== row.person)

/** `last`: what is told by the step that ends it. A fault in what a game declares costs nobody the end of their game. */
export async function achievedAtEnd(
  house: House,
  table: Seated,
  { hosted, outcome, last }: { readonly hosted: AnyHosted; readonly outcome: Outcome; readonly last: readonly Event[] },
): Promise<Achieved> {
  const { achievements = [] } = hosted
  if (achievements.length === 0) return {}
  const events = [...(await house.store.events(table.id, 0)), ...last]
  const told = events.flatMap(({ to, text }) => (to === 'all' ? [text] : []))
  try {
    const earned = table.seats
      .filter((row) => isTheirOwn(table, row))
      .map(({ seat }) => [seat, achievements.filter(({ holds }) => holds({ told, outcome }, seat)).map(({ id }) => id)])
    return Object.fromEntries(earned)
  } catch (error) {
    house.onFault?.(table.id, error)
    return {}
  }
}

/** One thing that somebody has achieved: it counts once, where they did it first. */
export type Feat = Pick<ResultRow, 'game' | 'table' | 'at'> & { readonly person: string; readonly id: string }

/** In the order in which they were achieved. */
export function featsIn(results: readonly ResultRow[]): Feat[] {
  const feats = new Map<string, Feat>()
  for (const { person, game, table, at, achieved } of [...results].sort((a, b) => a.at - b.at))
    for (const id of person === null ? [] : achieved) {
      const key = `${person} ${game} ${id}`
      if (!feats.has(key)) feats.set(key, { person: person!, game, table, at, id })
    }
  return [...feats.values()]
}

/** What was achieved at a table for the first time by somebody there. */
export async function featsAt({ store }: House, table: Seated): Promise<(Feat & { readonly name: string })[]> {
  const found = table.seats.map(async ({ person, name }) => {
    if (person === null || (await store.person(person))?.settings.privacy === 'private') return []
    const feats = featsIn(await store.resultsOf(person))
    return feats.filter((feat) => feat.table === table.id).map((feat) => ({ ...feat, name }))
  })
  return (await Promise.all(found)).flat()
}
