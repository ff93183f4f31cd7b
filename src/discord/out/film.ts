/**
 * Keeps the promise of a film: made in the background, posted when it is ready, begun anew by the next process if this one dies. A few
 * attempts and no more, and however many of them come to an end, one film is posted.
 */
import { commitAt, type House } from '../../tables/house.ts'
import { atTable } from '../../tables/position.ts'
import { FILM_ATTEMPTS, filmTimers, UNTIL_FILMED_AGAIN } from '../../tables/set-timers.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { filmOf, hasFilm } from '../show/film-of-table.ts'

const ATTEMPTS = Array.from({ length: FILM_ATTEMPTS }, (_, i) => i + 1)

/** The timer for the next attempt stands until the film is out, so nobody has to wait for it here. */
export async function makeFilm(bot: Bot, id: string, attempt: number): Promise<void> {
  const { house } = bot
  const table = await house.store.table(id)
  if (table?.status !== 'finished' || !hasFilm(bot, table)) return
  const timers = filmTimers(house, attempt + 1, house.now() + UNTIL_FILMED_AGAIN)
  if (timers.length > 0) await atTable(house, id, (now) => commitAt(house, now, { timers }))
  filmOf(bot, table, PUBLIC)
    .then(() => postFilm(house, id, attempt))
    .catch((error) => bot.log.error({ table: id, err: error }, 'the film of this game could not be made'))
}

/** Another attempt may have been quicker. */
const postFilm = (house: House, id: string, attempt: number) =>
  atTable(house, id, async (now) => {
    const posts = (await isPosted(house, id))
      ? []
      : [{ id: idOf(id, attempt), channel: now.channel, body: { kind: 'film' as const, attempt }, dueAt: house.now() }]
    await commitAt(house, now, { posts, clear: ATTEMPTS.map((each) => `film:${each}`) })
  })

const idOf = (table: string, attempt: number) => `${table}-film-${attempt}`

/** One waits to be sent, or is out; what was given up because its film was gone does not count. */
async function isPosted({ store }: House, id: string): Promise<boolean> {
  const posts = await Promise.all(ATTEMPTS.map((attempt) => store.post(idOf(id, attempt))))
  return posts.some((post) => post !== null && (post.sentAt === null || post.message !== null))
}
