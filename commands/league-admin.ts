import { adjudicate, excuse, report, seed } from '../src/discord/acts/league/decide.ts'
import { changeSeason, createLeague } from '../src/discord/acts/league/found.ts'
import { barPlayer, callOffSeason, deleteLeague, postponeSeason, replayGame } from '../src/discord/acts/league/mend.ts'
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
    postpone: postponeSeason,
    replay: replayGame,
    bar: barPlayer,
    'call-off': callOffSeason,
    close: closeLeague,
    delete: deleteLeague,
    report,
  },
  { on: 'servers', for: 'organisers' },
)
