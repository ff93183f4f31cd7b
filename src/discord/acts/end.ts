/** Ending a table without a result: closed by whoever opened it before it begins, by everybody's will once it is played. */
import type { Seated } from '../../store/store.ts'
import { votersAt } from '../../tables/consent.ts'
import { end as close } from '../../tables/leaving.ts'
import { type Answer, act } from './act.ts'
import { opener, seated } from './may.ts'
import { askEverybody } from './vote.ts'

/** Where only computers play, whoever opened the table decides. */
const isAskedOfAll = (table: Seated) => table.status === 'playing' && votersAt(table).length > 0

export const end = act({
  name: 'end',
  at: 'table',
  may: (doing) => (isAskedOfAll(doing.table) ? seated(doing) : opener(doing)),
  sure: ({ table }) =>
    isAskedOfAll(table)
      ? { ask: { say: 'end.ask' }, yes: { say: 'vote.ask' } }
      : { ask: { say: 'end.close', hasBegun: table.status !== 'lobby' }, yes: { say: 'end.close-it' } },
  async do(doing): Promise<Answer> {
    if (isAskedOfAll(doing.table)) return askEverybody(doing, 'end')
    await close(doing.house, doing.table.id)
    return { say: 'end.closed' }
  },
})
