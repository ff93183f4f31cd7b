/** The games of this server in figures; with somebody named, you and them. */
import { refuse } from '../../tables/house.ts'
import { pairReply, statisticsReply } from '../show/league/statistics.ts'
import { act } from './act.ts'
import { games } from './choices.ts'
import { choice, person } from './fields.ts'

export const statistics = act({
  name: 'stats',
  at: 'anywhere',
  answers: 'later',
  fields: { game: choice('stats.game', games), with: person('stats.with') },
  do({ bot, me, where, given, locale }) {
    const server = where.guildId ?? refuse('table.no-server')
    return given.with ? pairReply(bot, server, me, given.with, locale) : statisticsReply(bot, server, given.game, locale)
  },
})
