/** People and servers, on SQLite. */
import { people, results, servers } from './schema.ts'
import type { Statements } from './statements.ts'
import type { Played, ServerSettings, Store } from './store.ts'

type Kept = Pick<
  Store,
  'person' | 'people' | 'meet' | 'savePerson' | 'server' | 'saveServer' | 'resultsOf' | 'playedOn' | 'achievedOn'
>

export function peopleIn({ rows, put, insert, look }: Statements, transact: (run: () => boolean) => Promise<boolean>): Kept {
  const personWith = rows(people, 'where id = ?')
  const meet = insert(people, 'on conflict (id) do update set name = excluded.name, locale = excluded.locale')
  const save = insert(people, 'on conflict (id) do update set name = excluded.name, settings = excluded.settings')
  const serverWith = rows(servers, 'where id = ?')
  const saveServer = put(servers, 'id')
  const resultsOf = rows(results, 'where person = ? order by at desc')
  const playedOn =
    look<Played>(`select r.table_id as "table", r.seat, r.person, r.game, r.server, r.place, r.size, r.points, r.ending, r.at,
    t.started_at as startedAt from results r join tables t on t.id = r.table_id where r.server = ? order by r.at desc, r.seat desc limit ?`)
  const achievedOn = rows(results, "where server = ? and achieved <> '[]' order by at desc limit ?")
  const settingsOf = (id: string): ServerSettings => serverWith.get(id)?.settings ?? {}
  return {
    person: async (id) => personWith.get(id),
    people: async (ids) => [...new Set(ids)].flatMap((id) => personWith.get(id) ?? []),
    async meet(id, name, locale) {
      await transact(() => meet({ id, name, locale, settings: {} }).changes > 0)
    },
    async savePerson(id, name, change = (held) => held) {
      await transact(() => save({ id, name, settings: change(personWith.get(id)?.settings ?? {}) }).changes > 0)
    },
    server: async (id) => settingsOf(id),
    async saveServer(id, change) {
      await transact(() => saveServer({ id, settings: { ...settingsOf(id), ...change } }).changes > 0)
    },
    resultsOf: async (person) => resultsOf.all(person),
    playedOn: async (server, most) => playedOn.all(server, most),
    achievedOn: async (server, most) => achievedOn.all(server, most),
  }
}
