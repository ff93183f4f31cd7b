/**
 * For whom a table is: all, people with no game left behind, or reliable people. Whoever is not let in hears what is missing, and how it is made
 * good. Whom somebody asks by name is welcome whatever their record.
 */
import type { Seated, Terms } from '../store/store.ts'
import { type House, refuse, type Trust } from './house.ts'
import { seatOf } from './position.ts'
import { isKept } from './seating.ts'

export const FOR_WHOM = ['all', 'staying', 'reliable'] as const satisfies readonly NonNullable<Terms['forWhom']>[]

/** From here on somebody is called reliable. */
export const RELIABLE = 80

/** Whether somebody may sit down there who was not asked to by name. */
export async function isAdmitted(house: House, { terms: { forWhom = 'all' } }: Pick<Seated, 'terms'>, person: string) {
  return forWhom === 'all' || (await trustIn(house, person)).missing[forWhom] === 0
}

/** Refuses those a table is not for. */
export async function admit(house: House, table: Seated, person: string): Promise<void> {
  const { forWhom = 'all' } = table.terms
  const mine = seatOf(table, person)
  const isAsked = (mine && isKept(mine)) || table.seats.some(({ offeredTo }) => offeredTo === person)
  if (forWhom === 'all' || isAsked || mine || table.owner === person) return
  const { missing, reliability } = await trustIn(house, person)
  const games = missing[forWhom]
  if (games === 0) return
  if (forWhom === 'staying') refuse('table.for-staying', { games })
  refuse('table.for-reliable', { games, reliability, least: RELIABLE })
}

/** Where no records are kept, nobody has a bad one. */
const trustIn = async (house: House, person: string): Promise<Trust> =>
  (await house.trust?.(person)) ?? { reliability: 100, missing: { staying: 0, reliable: 0 } }
