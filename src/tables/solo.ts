/**
 * Games alone against computers, to be had anywhere: nobody else sees them, nothing counts, and only their person's answers are kept. Each
 * is played in a house of its own, like a lesson; after a restart it is played again from those answers, with the same deal and the same dice.
 */
import { Fault } from '../kernel/steps.ts'
import type { PersonSettings, SoloPlace, Store } from '../store/store.ts'
import { type House, hostedAt, newTableId, Refused } from './house.ts'
import { dealt, seedOf } from './lessons.ts'
import { give } from './play.ts'
import { mySeat, positionAt } from './position.ts'
import type { Who } from './seating.ts'
import { SOLO_MARK } from './trial-ids.ts'
import { houseAlone, playOn } from './trials.ts'

export type Solo = { readonly place: SoloPlace; readonly house: House }

export type Wanted = Pick<SoloPlace, 'game' | 'seats' | 'level'>

export type Solos = {
  /** Begins one, in place of another one of the same person's. */
  begin(person: Who, wanted: Wanted): Promise<Solo>
  /** The one at that table, if it is theirs: taken up again where another process left it. */
  at(table: string, person: string): Promise<Solo | null>
  /** The one they are in. */
  of(person: string): Promise<Solo | null>
  close(): void
}

const MOST_SOLOS = 100

export function newSolos(house: House, newStore: () => Store): Solos {
  const solos = new Map<string, Solo>()
  const forget = (person: string) => {
    solos.get(person)?.house.store.close()
    solos.delete(person)
  }

  /** Deals it, and gives the answers again that were given. */
  async function played(person: Who, place: SoloPlace): Promise<Solo> {
    const store = newStore()
    const { table, game, seats, level, secret } = place
    const alone: House = {
      ...houseAlone(house, store, hostedAt(house, game)),
      secret: () => secret,
      luck: (seat) => seedOf(`${secret} ${seat}`),
      playOn: () => goOn(person),
    }
    try {
      await dealt(alone, { seats, level, options: {} }, { table, game }, person)
      const { seat } = mySeat((await positionAt(alone, table)).table, person.id)
      await playOn(alone, table, seat)
      for (const { decision, answer } of place.answers) {
        await give(alone, table, { seat, decision, answer, by: 'person' })
        await playOn(alone, table, seat)
      }
      forget(person.id)
      for (const oldest of [...solos.keys()].slice(0, Math.max(0, solos.size + 1 - MOST_SOLOS))) forget(oldest)
      const solo = { place, house: alone }
      solos.set(person.id, solo)
      return solo
    } catch (error) {
      store.close()
      throw error
    }
  }

  const keep = ({ id, name }: Who, solo: SoloPlace | undefined) =>
    house.store.savePerson(id, name, ({ solo: _, ...held }): PersonSettings => ({ ...held, ...(solo && { solo }) }))

  /** What they answered is kept, and the computers answer. */
  async function goOn(person: Who): Promise<void> {
    const solo = solos.get(person.id)
    if (!solo) return
    const { house: alone, place } = solo
    const rows = await alone.store.entries(place.table)
    const answers = rows.flatMap(({ entry }) =>
      'reveal' in entry || entry.by !== 'person' ? [] : [{ decision: entry.decision, answer: entry.answer }],
    )
    const kept = { ...place, answers }
    solos.set(person.id, { house: alone, place: kept })
    await keep(person, kept)
    const { table } = await positionAt(alone, place.table)
    await playOn(alone, place.table, mySeat(table, person.id).seat)
    // One that is over can be looked at for a while, and waits for nobody.
    if ((await positionAt(alone, place.table)).seen(null).outcome) await keep(person, undefined)
  }

  /** One thing at a time for each person: of two presses at once after a restart, neither may close the game that the other takes up. */
  const inTurn = <T>(person: string, work: () => Promise<T>): Promise<T> => house.queue.run(`solo:${person}`, work)

  async function takenUp(person: string): Promise<Solo | null> {
    const row = await house.store.person(person)
    const place = row?.settings.solo
    const known = solos.get(person)
    // Another process may have gone on with it.
    const isOurs = !place || (known?.place.table === place.table && known.place.answers.length >= place.answers.length)
    if (known && isOurs) return known
    if (!row || !place || !house.games.has(place.game)) return null
    try {
      return await played({ id: person, name: row.name }, place)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Fault)) throw error
      // Rules or players are others than those it was begun with: it cannot be gone on with.
      await keep({ id: person, name: row.name }, undefined)
      return null
    }
  }

  const of = (person: string) => inTurn(person, () => takenUp(person))

  return {
    begin: (person, wanted) =>
      inTurn(person.id, async () => {
        const place: SoloPlace = { ...wanted, table: SOLO_MARK + newTableId(), secret: house.secret(), answers: [] }
        const solo = await played(person, place)
        await keep(person, place)
        return solo
      }),
    of,
    async at(table, person) {
      const solo = await of(person)
      return solo?.place.table === table ? solo : null
    },
    close() {
      for (const person of [...solos.keys()]) forget(person)
    },
  }
}
