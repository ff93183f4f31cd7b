import { adjudicate, excuse, report, seed } from '../src/discord/acts/league/decide.ts'
import { changeSeason, createLeague } from '../src/discord/acts/league/found.ts'
import { closeLeague, publishLeague } from '../src/discord/acts/league/publish.ts'
import { commands } from '../src/discord/in/slash.ts'

export const leagueAdmin = commands(
  'league-admin',
  {
    create: createLeague,
    publish: publishLeague,
    season: changeSeason,
    seed,
    excuse,
    adjudicate,
    close: closeLeague,
    report,
  },
  { on: 'servers', for: 'organisers' },
)
