/** Opening a table for a game. */
import { zoneOf } from '../../tables/availability.ts'
import { hourGiven } from '../../tables/hour-given.ts'
import { type House, newTableId, refuse } from '../../tables/house.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { openTable, sizeFor } from '../../tables/lobby.ts'
import { roomForNewcomer } from '../../tables/newcomers.ts'
import { callSeekers } from '../../tables/searching.ts'
import type { Who } from '../../tables/seating.ts'
import type { Bot } from '../bot.ts'
import { plainName } from '../names.ts'
import { threadName } from '../out/another-place.ts'
import { placeForTable, placeHere } from '../out/threads.ts'
import { act } from './act.ts'
import { forWhom, games, levels, paces } from './choices.ts'
import { choice, text, whole, yesOrNo } from './fields.ts'
import { opening } from './may.ts'

const MOST_SEATS = 7

/** As their own clock shows it, where they have told where they live. */
async function startOf(house: House, person: string, typed: string | null): Promise<number | null> {
  if (typed === null) return null
  return hourGiven(typed, house.now(), await zoneOf(house, person)) ?? refuse('table.when')
}

/** Those who are mentioned, each once. Bots have no seat. */
async function guestsIn({ client }: Bot, typed: string | null, me: string): Promise<Who[]> {
  const ids = [...new Set([...(typed ?? '').matchAll(/<@!?(\d{5,20})>/g)].map(([, id]) => id!))].filter((id) => id !== me)
  const users = await Promise.all(ids.map((id) => client.users.fetch(id)))
  if (users.some(({ bot }) => bot)) refuse('table.no-bots')
  return users.map(({ id, displayName }) => ({ id, name: plainName(displayName, client.user.displayName) }))
}

export const open = act({
  name: 'open',
  at: 'anywhere',
  may: opening,
  fields: {
    game: choice('field.game', games, { required: true }),
    seats: whole('open.seats', { min: 1, max: MOST_SEATS }),
    computers: whole('open.computers', { min: 0, max: MOST_SEATS }),
    level: choice('open.level', levels),
    pace: choice('open.pace', paces),
    watch: yesOrNo('open.watch'),
    here: yesOrNo('open.here'),
    private: yesOrNo('open.private'),
    with: text('open.with', { max: 200 }),
    starts: text('open.starts', { max: 40 }),
    for: choice('open.for', forWhom),
  },
  async do({ bot, house, me, where, given }) {
    // Everything that can be wrong is looked at before a thread is made.
    const server = where.guildId ?? refuse('table.no-server')
    const size = sizeFor(house, given.game, given.seats ?? undefined)
    const id = newTableId()
    const guests = await guestsIn(bot, given.with, me.id)
    if (guests.length >= size) refuse('table.full')
    const startsAt = await startOf(house, me.id, given.starts)
    return oneByOne(house, { person: me.id }, async () => {
      await roomFor(house, { server, person: me.id }, ['lobbies'])
      const isAmongComputers = (given.computers ?? 0) >= size - 1
      if (!given.private && !given.watch && !isAmongComputers) await roomForNewcomer(house, me.id)
      const terms = {
        ...(startsAt !== null && { startsAt }),
        ...(given.private && { isPrivate: true }),
        ...(given.for && { forWhom: given.for }),
      }
      const channel =
        given.here && !given.private
          ? placeHere(where)
          : await placeForTable(bot, where, threadName(bot, { id, game: given.game, pack: '' }), terms)
      await openTable(house, {
        id,
        server,
        channel,
        game: given.game,
        owner: me,
        computers: given.computers ?? 0,
        level: given.level ?? 'steady',
        watching: given.watch,
        guests,
        pace: given.pace ?? 'slow',
        size,
        terms,
      })
      await callSeekers(house, id)
      return { say: given.private ? 'open.done-private' : 'open.done', channel }
    })
  },
})
