/**
 * Somebody who has left the server hears nothing and cannot answer. Where a clock runs it deals with that; where none does, the game would
 * wait for ever. So whoever is waited for there is looked for once a day, and a computer plays for those who are gone. A league does it in its
 * own way for its games: it asks first, and has reserves.
 */
import type { Seated, SeatRow } from '../store/store.ts'
import { usualPaceOf } from './clock.ts'
import { commitAt, type House } from './house.ts'
import { atTable, awaitedAt, positionOf, tableById, withoutDraft } from './position.ts'
import { noticeAt, refresh } from './posts.ts'
import { ANYBODY, isComputer } from './seating.ts'
import { leaverTimers, thoughts } from './set-timers.ts'

const awaitedPeople = (house: House, table: Seated): SeatRow[] => {
  const owed = table.status === 'playing' && !usualPaceOf(table) ? awaitedAt(house, table) : []
  return table.seats.filter((row) => owed.includes(row.seat) && !isComputer(row))
}

export async function lookForLeavers(house: House, id: string): Promise<void> {
  if (await house.store.league.seasonOfTable(id)) return
  const { server } = await tableById(house, id)
  const gone = new Set<string>()
  for (const { person } of awaitedPeople(house, await tableById(house, id)))
    if (person && !((await house.isMember?.(server, person)) ?? true)) gone.add(person)
  await atTable(house, id, async (table) => {
    if (table.status !== 'playing') return
    const [first, ...others] = awaitedPeople(house, table).filter(({ person }) => gone.has(person!))
    if (!first) return commitAt(house, table, { timers: leaverTimers(house, table, false) })
    const piloted: SeatRow = { ...first, autopilot: true, offeredTo: ANYBODY }
    const text = { say: 'table.left-server', name: first.name } as const
    const again = others.length > 0 ? [{ key: 'leavers', dueAt: house.now() }] : leaverTimers(house, table, false)
    await commitAt(house, table, {
      seats: [piloted],
      timers: [...thoughts(house, { ...table, seats: [piloted] }, [first.seat]), ...again],
      posts: [noticeAt(house, table, { text, open: first.seat }), ...refresh(house, table)],
      ...withoutDraft(await positionOf(house, table), first.seat),
    })
  })
}
