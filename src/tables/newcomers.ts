/**
 * Newcomers begin with one public table at a time, then two, then as many as they like. Games with computers, private tables, league games and seats that were
 * asked for by name or left by somebody else never count: whoever steps in is welcome.
 */
import type { Seated } from '../store/store.ts'
import { type House, refuse } from './house.ts'
import { seatOf } from './position.ts'
import { isKept } from './seating.ts'

/** Whether others can sit down there, or sit there. */
const isPublic = ({ terms, seats, size, status }: Seated, person: string): boolean => {
  const hasCompany = seats.some((row) => row.person !== null && row.person !== person)
  return !terms.isPrivate && (hasCompany || (status === 'lobby' && seats.length < size))
}

/** Refuses one public table too many. */
export async function roomForNewcomer(house: House, person: string): Promise<void> {
  const most = (await house.tablesAtOnce?.(person)) ?? Number.POSITIVE_INFINITY
  if (most === Number.POSITIVE_INFINITY) return
  const sitting = (await house.store.tablesOf(person)).filter((table) => {
    const mine = seatOf(table, person)
    return mine !== undefined && !isKept(mine) && isPublic(table, person)
  })
  const inLeagues = await Promise.all(sitting.map(({ id }) => house.store.league.seasonOfTable(id)))
  const counted = sitting.filter((_, i) => inLeagues[i] === null)
  if (counted.length >= most) refuse('limit.newcomer', { most, channels: counted.map(({ channel }) => `<#${channel}>`) })
}
