/** The film of a table's game: of all of it once it is over, of what everybody has seen until then. */
import { AttachmentBuilder } from 'discord.js'
import type { Film } from '../../../render/film/frames.ts'
import type { Seated } from '../../store/store.ts'
import { chronicleAt } from '../../tables/chronicle.ts'
import { commitAt, refuse } from '../../tables/house.ts'
import { atTable } from '../../tables/position.ts'
import { filmTimers, UNTIL_FILMED_AGAIN } from '../../tables/set-timers.ts'
import { inPublic, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { reelOf } from './film.ts'
import { ALT_TEXT, clip } from './limits.ts'
import { type Message, silent } from './message.ts'
import { frame } from './pictures.ts'
import { endingAt } from './poster.ts'
import type { Reply } from './reply.ts'
import { turningPointsAt } from './turning-points.ts'

/** What it shows follows from these. */
const keyOf = ({ id, fence, status, card }: Seated, locale: string) =>
  `${id}:${fence}:${status}:${card.turningPoints ? 'turning' : ''}:${locale}`

export const hasFilm = ({ studio }: Bot, { game, status }: Pick<Seated, 'game' | 'status'>): boolean =>
  studio.films?.shows(game) === true && (status === 'playing' || status === 'finished')

export async function filmOf(bot: Bot, table: Seated, locale: string): Promise<Film> {
  const { films } = bot.studio
  if (!films || !hasFilm(bot, table)) return refuse('film.none')
  return films.film(keyOf(table, locale), async () => {
    const chronicle = await chronicleAt(bot.house, table)
    const last = await chronicle.at(table.fence)
    const outcome = table.status === 'finished' ? (last?.seen(null).outcome ?? null) : null
    return reelOf(chronicle, {
      locale,
      ending: last && outcome ? endingAt(bot, last, outcome, locale) : null,
      about: oursIn(locale)('film.about', { players: table.seats.length, at: table.endedAt ?? bot.house.now() }),
      turning: turningPointsAt(table).map(({ n }) => n),
      present: table.fence,
    })
  })
}

const attached = ({ bytes, name, alt }: Film) => new AttachmentBuilder(bytes, { name, description: clip(alt, ALT_TEXT) })

/** Below the finale, without a sound. A process that died in between has taken the film with it: then it is promised anew. */
export async function filmCard(bot: Bot, table: Seated, post: string, attempt: number): Promise<Message | null> {
  const film = bot.studio.films?.ready(keyOf(table, PUBLIC))
  if (!film) {
    await promiseAnew(bot, table.id, post, attempt)
    return null
  }
  const files = [attached(film)]
  return silent([frame([inPublic('film.post')], files, [])], files)
}

/** The promise stands before its post is given up, and falls due only after that: a post that waits is not followed by another. */
async function promiseAnew({ house }: Bot, table: string, post: string, attempt: number): Promise<void> {
  const promise = (dueAt: number) =>
    atTable(house, table, (now) => commitAt(house, now, { timers: filmTimers(house, attempt + 1, dueAt) }))
  await promise(house.now() + UNTIL_FILMED_AGAIN)
  await house.store.sent([{ id: post, message: null }], house.now())
  await promise(house.now())
}

export async function filmReply(bot: Bot, table: Seated, locale: string): Promise<Reply> {
  const files = [attached(await filmOf(bot, table, locale))]
  const line = oursIn(locale)(table.status === 'finished' ? 'film.post' : 'film.shown-so-far')
  return { components: [frame([line], files, [])], files }
}
