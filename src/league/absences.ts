/**
 * One absence is one lapse, however many tables wait for somebody meanwhile: answers missed in spans of time that touch are missed by
 * the same absence. One that goes on and on counts again with every week, so that nobody keeps others waiting for ever.
 */
/** `replaced`: somebody else took the seat, in consequence of something that is on record already. */
type Kind = 'miss' | 'left' | 'no-show' | 'replaced'

export type Incident = {
  readonly id: string
  readonly kind: Kind
  readonly at: number
  /** Of a missed answer: since when it was waited for; null where that was not noted. */
  readonly since: number | null
  readonly excuse: { readonly by: string; readonly reason: string; readonly at: number } | null
}

/** An absence that lasts longer counts again. */
export const WEEK = 7 * 24 * 60 * 60_000

export type Absence<Miss extends Incident = Incident> = {
  /** That of the first answer that was missed. */
  readonly id: string
  readonly at: number
  readonly misses: readonly Miss[]
  /** One excuse covers all of it. */
  readonly excuse: Incident['excuse']
}

/** In the order they happened. */
export function absencesOf<Miss extends Incident>(incidents: readonly Miss[]): Absence<Miss>[] {
  const absences: { at: number; until: number; misses: Miss[] }[] = []
  for (const miss of incidents.filter(({ kind }) => kind === 'miss').sort((a, b) => a.at - b.at)) {
    const last = absences.at(-1)
    if (last && (miss.since ?? miss.at) <= last.until && miss.at - last.at < WEEK) {
      last.misses.push(miss)
      last.until = miss.at
    } else absences.push({ at: miss.at, until: miss.at, misses: [miss] })
  }
  return absences.map(({ at, misses }) => ({
    id: misses[0]!.id,
    at,
    misses,
    excuse: misses.find(({ excuse }) => excuse)?.excuse ?? null,
  }))
}

/** What speaks against somebody: each absence once, and whatever else they did; not what followed from it by itself. */
export const lapsesOf = <Lapse extends Incident>(incidents: readonly Lapse[]): Lapse[] => [
  ...absencesOf(incidents).map(({ misses, excuse }): Lapse => ({ ...misses[0]!, excuse })),
  ...incidents.filter(({ kind }) => kind === 'left' || kind === 'no-show'),
]
