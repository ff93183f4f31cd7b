/** Opening a table for a game. */
import { hourGiven } from '../../tables/hour-given.ts'
import { type House, hostedAt, refuse } from '../../tables/house.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { openTable, sizeFor } from '../../tables/lobby.ts'
import { inPublic } from '../../words/words.ts'
import { placeForTable, placeHere } from '../out/threads.ts'
import { act } from './act.ts'
import { games, levels, paces } from './choices.ts'
import { choice, text, whole, yesOrNo } from './fields.ts'

const MOST_SEATS = 7

/** As their own clock shows it, where they have told where they live. */
async function startOf(house: House, person: string, typed: string | null): Promise<number | null> {
  if (typed === null) return null
  const zone = (await house.store.person(person))?.settings.hours?.zone ?? 'UTC'
  return hourGiven(typed, house.now(), zone) ?? refuse('table.when')
}

export const open = act({
  name: 'open',
  at: 'anywhere',
  fields: {
    game: choice('field.game', games, { required: true }),
    seats: whole('open.seats', { min: 1, max: MOST_SEATS }),
    computers: whole('open.computers', { min: 0, max: MOST_SEATS }),
    level: choice('open.level', levels),
    pace: choice('open.pace', paces),
    watch: yesOrNo('open.watch'),
    here: yesOrNo('open.here'),
    starts: text('open.starts', { max: 40 }),
  },
  async do({ bot, house, me, where, given }) {
    // Everything that can be wrong is looked at before a thread is made.
    const server = where.guildId ?? refuse('table.no-server')
    const size = sizeFor(house, given.game, given.seats ?? undefined)
    const title = inPublic('table.thread', { title: hostedAt(house, given.game).title, name: me.name })
    const startsAt = await startOf(house, me.id, given.starts)
    return oneByOne(house, { person: me.id }, async () => {
      await roomFor(house, { server, person: me.id }, ['lobbies'])
      const channel = given.here ? placeHere(where) : await placeForTable(bot, where, title)
      await openTable(house, {
        server,
        channel,
        game: given.game,
        owner: me,
        computers: given.computers ?? 0,
        level: given.level ?? 'steady',
        watching: given.watch,
        pace: given.pace ?? 'slow',
        size,
        ...(startsAt !== null && { terms: { startsAt } }),
      })
      return { say: 'open.done', channel }
    })
  },
})
