/** What somebody's record opens to them, and how many games seen through to the end it would take to open the rest. */
import { RELIABLE } from '../tables/admission.ts'
import type { House, Trust } from '../tables/house.ts'
import { type Incident, lapsesOf } from './absences.ts'
import { reliabilityOf } from './reliability.ts'

/** So many games after somebody left one, it is no longer held against them. */
const MAKE_GOOD = 2

export function trustAfter(finished: readonly number[], incidents: readonly Incident[], now: number): Trust {
  const left = lapsesOf(incidents).filter(({ kind, excuse }) => kind === 'left' && !excuse)
  const last = Math.max(...left.map(({ at }) => at))
  const reliabilityWith = (more: number) =>
    reliabilityOf([...finished, ...Array.from({ length: more }, () => now)], incidents, now)
  let reliable = 0
  while (reliabilityWith(reliable) < RELIABLE) reliable++
  return {
    reliability: reliabilityWith(0),
    missing: { staying: left.length === 0 ? 0 : Math.max(0, MAKE_GOOD - finished.filter((at) => at > last).length), reliable },
  }
}

/** Whoever has seen no game with others through to the end begins with one table, then two: from here on there is no limit. */
const NEW_UNTIL = 2

/** At how many public tables somebody may sit at once. */
export async function tablesAtOnce({ store }: Pick<House, 'store'>, person: string): Promise<number> {
  let finished = 0
  for (const { table } of await store.resultsOf(person)) {
    const people = (await store.table(table))?.seats.filter((row) => row.person !== null) ?? []
    if (people.length > 1 && ++finished >= NEW_UNTIL) return Number.POSITIVE_INFINITY
  }
  return finished + 1
}

export async function trustOf({ store, now }: House, person: string): Promise<Trust> {
  const finished = (await store.resultsOf(person)).map(({ at }) => at)
  return trustAfter(finished, await store.league.incidentsOf(person), now())
}
