/** A table that nobody joins: after a week whoever opened it hears so, and a week later it is closed, unless they want to wait on. */
import { commitAt, type House, refuse } from './house.ts'
import { end } from './leaving.ts'
import { atTable, tableById } from './position.ts'
import { callingAt } from './posts.ts'
import { DAY, idleTimers, untilClosed } from './set-timers.ts'

export const warnOfEmptiness = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'lobby') return
    const until = untilClosed(house)
    const text = { say: 'table.unjoined', opener: table.owner, until } as const
    await commitAt(house, table, {
      timers: [{ key: 'lobby-end', dueAt: until }],
      posts: callingAt(house, table, { text, ping: [table.owner] }),
    })
  })

/** Where nobody can join, nobody has stayed away: it is looked at again when they can, tomorrow at the earliest. */
export async function closeEmpty(house: House, id: string): Promise<void> {
  if ((await tableById(house, id)).status !== 'lobby') return
  if (!house.isInReach || (await house.isInReach(id, house.now()))) return end(house, id, 'table.closed-unjoined')
  await house.store.promise(id, [{ key: 'lobby-end', dueAt: house.now() + DAY }])
}

/** Somebody at the table wants to wait on. */
export const waitOn = (house: House, id: string, person: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== person && !table.seats.some((row) => row.person === person)) refuse('table.not-yours')
    await commitAt(house, table, { timers: idleTimers(house, table.terms), clear: ['lobby-end'] })
  })
