/** What those who look after a server, or after a league, did there. */
import { oversightReply } from '../../show/oversight.ts'
import { act } from '../act.ts'
import { pressed } from '../fields.ts'
import { organisersAct } from '../league/organising.ts'

export const serverLog = act({
  name: 'oversight',
  at: 'anywhere',
  fields: { page: pressed() },
  do: ({ bot, where, given, ours }) => oversightReply(bot, where.guildId ?? '', null, Number(given.page ?? 0), ours),
})

export const leagueLog = organisersAct({
  name: 'league-log',
  at: 'league',
  fields: { page: pressed() },
  do: ({ bot, league, given, ours }) => oversightReply(bot, league.server, league.id, Number(given.page ?? 0), ours),
})
