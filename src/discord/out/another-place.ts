/**
 * A table that has lost its place gets another one: a thread where its old one hung, that channel itself, or one that somebody names.
 * Where somebody played alone, the place is closed after the end.
 */
import { DiscordAPIError } from 'discord.js'
import { rehouse } from '../../league/lost-threads.ts'
import { seasonById } from '../../league/steps.ts'
import type { Seated } from '../../store/store.ts'
import { releaseTable } from '../../tables/held-tables.ts'
import { commitAt, type House, hostedAt } from '../../tables/house.ts'
import { atTable } from '../../tables/position.ts'
import { askForPlace, moveTo } from '../../tables/repair.ts'
import { inPublic } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { isForum } from './forum.ts'
import { threadsOf } from './league/threads.ts'
import { look, sightOf } from './sight.ts'
import { threadIn } from './threads.ts'

const HOUR = 3_600_000
const NOW_AND_THEN = 6 * HOUR
/** What was locked by mistake is opened again by then. */
const LOCKED_FOR_GOOD = 24 * HOUR

export async function seekPlace(bot: Bot, id: string): Promise<void> {
  const { house } = bot
  const table = await house.store.table(id)
  if (table?.status === 'finished' || table?.status === 'ended') return putAway(bot, table)
  if (table?.status !== 'playing' || table.heldAt === null) return
  const sight = await look(bot, table)
  if (sight === null) return releaseTable(house, id)
  if (sight === 'server') return
  const season = await house.store.league.seasonOfTable(id)
  // A league looks after its own: in a new thread of its channel its games can go on.
  if (season !== null) return sight === 'gone' ? rehoused(bot, table, season) : undefined
  // What was only closed may be opened again by whoever did it, or people choose another place: they have a day for it.
  const lockedUntil = sight === 'locked' ? table.heldAt + LOCKED_FOR_GOOD : 0
  const isForGood = sight === 'gone' || (lockedUntil > 0 && house.now() >= lockedUntil)
  const place = isForGood ? await placeNear(bot, table) : null
  if (place !== null) return moveTo(house, id, place)
  // They have been asked.
  if (isForGood && sight === 'locked') return
  await askForPlace(house, id)
  if (sight === 'locked') await lookAgain(house, id, lockedUntil)
}

/**
 * The thread in which somebody played alone is closed after the end, unless another game has begun there; a word opens it again. Where we
 * may not, Discord does it by itself after a week.
 */
async function putAway({ house, client }: Bot, { id, channel }: Seated): Promise<void> {
  if ((await house.store.tableIn(channel))?.id !== id) return
  try {
    const thread = await client.channels.fetch(channel)
    if (thread?.isThread() && thread.ownerId === client.user.id && !thread.archived) await thread.setArchived(true)
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
  }
}

const lookAgain = (house: House, id: string, dueAt: number): Promise<void> =>
  atTable(house, id, (table) => commitAt(house, table, { timers: [{ key: 'place', dueAt }] }))

/** A league makes another thread for its game; where it has lost its own channel, that is put right by whoever publishes it elsewhere. */
async function rehoused(bot: Bot, { id, server }: Seated, season: string): Promise<void> {
  const { house } = bot
  const { channel } = (await seasonById(house, season)).league
  if ((await look(bot, { server, channel })) === null) return rehouse(house, id, threadsOf(bot))
  await lookAgain(house, id, house.now() + NOW_AND_THEN)
}

/** What its thread is called. */
export const threadName = ({ house }: Bot, { id, game, pack }: Pick<Seated, 'id' | 'game' | 'pack'>): string =>
  inPublic('table.thread', { title: hostedAt(house, game, pack).title, name: inPublic('table.name', { id }) })

/** In the channel where its thread hung; null if that is gone too, or no place for another table. */
async function placeNear(bot: Bot, table: Seated): Promise<string | null> {
  const cached = bot.client.channels.cache.get(table.channel)
  const home = (cached?.isThread() ? cached.parentId : null) ?? table.home
  const forum = home === null ? null : bot.client.channels.cache.get(home)
  if (isForum(forum)) return threadIn(bot, forum, threadName(bot, table), table.terms)
  if (home === null || (await look(bot, { server: table.server, channel: home })) !== null) return null
  const channel = await bot.client.channels.fetch(home)
  const thread = await threadIn(bot, channel, threadName(bot, table), table.terms)
  if (thread !== null || table.terms.isPrivate) return thread
  const there = await bot.house.store.tableIn(home)
  const isFree = there?.status !== 'playing' && there?.status !== 'lobby'
  return isFree && sightOf(channel) === null ? home : null
}
