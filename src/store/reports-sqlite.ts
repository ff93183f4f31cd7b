/** Reports of what is wrong, on SQLite. */
import { reports } from './schema.ts'
import type { Statements } from './statements.ts'
import type { NewPost, Store } from './store.ts'

type Kept = Pick<Store, 'keepReport' | 'report' | 'reportsOf' | 'reportsOn'>
type Ground = {
  transact(run: () => boolean): Promise<boolean>
  addPosts(subject: string, posts: readonly NewPost[]): void
}

export function reportsIn({ rows, put }: Statements, { transact, addPosts }: Ground): Kept {
  const keep = put(reports, 'id')
  const withId = rows(reports, 'where id = ?')
  const ofPerson = rows(reports, 'where person = ? order by at desc')
  const onServer = rows(reports, 'where server = ? order by at desc')
  return {
    async keepReport(report, posts) {
      await transact(() => {
        keep(report)
        addPosts(report.server, posts)
        return true
      })
    },
    report: async (id) => withId.get(id),
    reportsOf: async (person) => ofPerson.all(person),
    reportsOn: async (server) => onServer.all(server),
  }
}
