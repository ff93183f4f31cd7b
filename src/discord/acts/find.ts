/** Find me a game: a seat at a table that waits, a new table with others who look for the same, or a wish that stands. */
import { newTableId, refuse } from '../../tables/house.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { roomForNewcomer } from '../../tables/newcomers.ts'
import { seek, stopSeeking } from '../../tables/searching.ts'
import { threadName } from '../out/another-place.ts'
import { placeForTable } from '../out/threads.ts'
import { act } from './act.ts'
import { games, paces } from './choices.ts'
import { choice, whole, yesOrNo } from './fields.ts'
import { opening } from './may.ts'

const FEWEST = 2
const MOST = 7

export const find = act({
  name: 'find',
  at: 'anywhere',
  may: opening,
  fields: {
    game: choice('find.game', games),
    or: choice('find.or', games),
    least: whole('find.least', { min: FEWEST, max: MOST }),
    most: whole('find.most', { min: FEWEST, max: MOST }),
    pace: choice('find.pace', paces),
    stop: yesOrNo('find.stop'),
  },
  async do({ bot, house, me, where, given }) {
    if (given.stop) return { say: (await stopSeeking(house, me.id)) ? 'find.stopped' : 'find.none' }
    const server = where.guildId ?? refuse('table.no-server')
    const { least: min = null, most: max = null } = given
    if (min !== null && max !== null && min > max) refuse('misfit.range', { min: FEWEST, max })
    const wish = {
      games: [...new Set([given.game, given.or].flatMap((game) => game ?? []))],
      min: min ?? FEWEST,
      max: max ?? MOST,
      pace: given.pace,
    }
    return oneByOne(house, { person: me.id }, async () => {
      await roomFor(house, { server, person: me.id }, ['lobbies', 'games'])
      await roomForNewcomer(house, me.id)
      const found = await seek(house, { server, me, wish, newTable: newTableId }, ({ id, game }) =>
        placeForTable(bot, where, threadName(bot, { id, game, pack: '' })),
      )
      if (!found) return { say: 'find.waiting' }
      return { say: found.isNew ? 'find.opened' : 'find.seated', channel: found.channel }
    })
  },
})
