/** Tables and leagues to choose from while typing. */
import type { Suggestion, Typing } from '../acts/fields.ts'
import { matching } from '../acts/suggest.ts'

/** One's own; or all of a server, for those who look after it. */
export async function suggestTables({ bot, me, typed }: Typing, server: string | null): Promise<Suggestion[]> {
  const { store, games } = bot.house
  const tables = server === null ? await store.tablesOf(me) : await store.tablesOn(server)
  return matching(
    tables.map(({ id, game, seats }) => ({
      name: `${games.get(game)?.title ?? game} · ${seats.map(({ name }) => name).join(', ')} (${id})`,
      value: id,
    })),
    typed,
  )
}

export async function suggestLeagues({ bot, typed }: Typing, server: string | null): Promise<Suggestion[]> {
  const here = await bot.house.store.league.leaguesOn(server ?? '')
  return matching(
    here.map(({ id, name }) => ({ name, value: id })),
    typed,
  )
}
