/**
 * Which interactions have led to something stored, noted in the same transaction. One that is delivered again, to this process or to
 * another, is found here and does nothing more.
 */
import { type Deed, DoneBefore } from './deed.ts'
import type { Statements } from './statements.ts'

/** Discord repeats itself within minutes, if at all. */
const MOST_KEPT = 10_000

type Done = { readonly table: string | null }

export function deedsOn({ look, run }: Statements) {
  const before = look<Done>('select table_id as "table" from deeds where id = ?')
  const add = run('insert into deeds (id, table_id) values (?, ?) on conflict do nothing')
  const dropOld = run('delete from deeds where n <= (select max(n) from deeds) - ?')
  /** In the transaction under way. */
  const noted = new Set<Deed>()
  return {
    done: async (id: string) => before.get(id),
    begin(): void {
      noted.clear()
    },
    /** Throws, and so undoes the transaction it stands in, if it was done before. */
    note(deed: Deed | null, table: string | null): void {
      if (!deed || deed.id === null || deed.isKept || noted.has(deed)) return
      if (add(deed.id, table) === 0) throw new DoneBefore(before.get(deed.id)?.table ?? null)
      noted.add(deed)
      dropOld(MOST_KEPT)
    },
  }
}
