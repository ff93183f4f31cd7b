/** Somebody goes by another name on the server by now: so they do at its tables. Nobody waits for that. */
import { aside } from '../../store/deed.ts'
import type { Seated } from '../../store/store.ts'
import { rename } from '../../tables/leaving.ts'
import { seatOf } from '../../tables/position.ts'
import { isCalled } from '../../tables/seating.ts'
import type { Person } from '../acts/act.ts'
import type { Bot } from '../bot.ts'

type Me = Person['me']

export function noteName({ house, log }: Bot, server: string | null, table: Seated | null, { id, name }: Me): void {
  const row = table && seatOf(table, id)
  if (!row || table.server !== server || isCalled(row, name)) return
  aside(() => rename(house, table.id, id, name)).catch((error) =>
    log.error({ table: table.id, err: error }, 'a new name could not be noted'),
  )
}

/** At all tables of the server they spoke on. */
export async function noteNameEverywhere(bot: Bot, server: string | null, me: Me): Promise<void> {
  for (const table of await bot.house.store.tablesOf(me.id)) noteName(bot, server, table, me)
}
