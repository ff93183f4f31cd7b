/** Letters between seats, on SQLite. */
import { mail } from './schema.ts'
import type { Statements } from './statements.ts'
import type { NewPost, Store } from './store.ts'

type Ground = {
  transact(run: () => boolean, table?: string): Promise<boolean>
  addPosts(subject: string, posts: readonly NewPost[]): void
}

export function mailIn(
  { look, rows, insert }: Statements,
  { transact, addPosts }: Ground,
): Pick<Store, 'keepMail' | 'mailAt' | 'titlesOf'> {
  const add = insert(mail, 'on conflict(id) do update set promise = excluded.promise')
  const atTable = rows(mail, 'where table_id = ? order by at')
  const titlesOf = look<{
    about: string
  }>(`select m.about from seats s join mail m on m.table_id = s.table_id and m.kind = 'title'
    and instr(m.addressees, '"seat":"' || s.seat || '"') > 0 where s.person = ?`)
  return {
    async keepMail(letter, posts) {
      await transact(() => {
        add(letter)
        addPosts(letter.table, posts)
        return true
      }, letter.table)
    },
    mailAt: async (table) => atTable.all(table),
    titlesOf: async (person) => titlesOf.all(person).map(({ about }) => about),
  }
}
