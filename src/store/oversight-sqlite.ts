/** What those who look after a server did there, on SQLite. */
import { oversight } from './schema.ts'
import type { Statements } from './statements.ts'
import type { Store } from './store.ts'

export function oversightIn(
  { rows, insert }: Statements,
  transact: (run: () => boolean) => Promise<boolean>,
): Pick<Store, 'noteOversight' | 'oversightOn'> {
  const add = insert(oversight)
  const onServer = rows(oversight, 'where server = ? order by at desc, rowid desc limit ?')
  return {
    async noteOversight(row) {
      await transact(() => {
        add(row)
        return true
      })
    },
    oversightOn: async (server, most) => onServer.all(server, most),
  }
}
