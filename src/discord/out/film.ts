/** Keeps the promise of a film: made in the background, posted when it is ready, begun anew by the next process if this one dies. */

import { commitAt } from '../../tables/house.ts'
import { atTable } from '../../tables/position.ts'
import { filmTimers } from '../../tables/set-timers.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { filmOf, hasFilm } from '../show/film-of-table.ts'

const ATTEMPTS = 3
/** Longer than a film and those that wait before it usually take. */
const UNTIL_TRIED_AGAIN = 30 * 60_000

/** The timer for the next attempt stands until the film is out, so nobody has to wait for it here. */
export async function makeFilm(bot: Bot, id: string, attempt: number): Promise<void> {
  const { house } = bot
  const table = await house.store.table(id)
  if (table?.status !== 'finished' || !hasFilm(bot, table)) return
  if (attempt < ATTEMPTS)
    await atTable(house, id, (now) =>
      commitAt(house, now, { timers: filmTimers(house, attempt + 1, house.now() + UNTIL_TRIED_AGAIN) }),
    )
  filmOf(bot, table, PUBLIC)
    .then(() =>
      atTable(house, id, (now) =>
        commitAt(house, now, {
          posts: [{ id: `${id}-${now.seq}-f`, channel: now.channel, body: { kind: 'film' }, dueAt: house.now() }],
          clear: [`film:${attempt + 1}`],
        }),
      ),
    )
    .catch((error) => bot.log.error({ table: id, err: error }, 'the film of this game could not be made'))
}
