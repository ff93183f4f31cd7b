import { leagueLog } from '../src/discord/acts/admin/oversight.ts'
import { adjudicate, excuse, report, seed } from '../src/discord/acts/league/decide.ts'
import { changeLeague, changeSeason, createLeague, leagueOverview } from '../src/discord/acts/league/found.ts'
import {
  barPlayer,
  callOffSeason,
  deleteLeague,
  postponeSeason,
  readmitPlayer,
  replayGame,
} from '../src/discord/acts/league/mend.ts'
import { closeLeague, publishLeague, reopenLeague } from '../src/discord/acts/league/publish.ts'
import { movePlayer, pauseLeague, replacePlayer, resumeLeague } from '../src/discord/acts/league/roster.ts'
import { commands } from '../src/discord/in/slash.ts'

export const leagueAdmin = commands(
  'league-admin',
  {
    overview: leagueOverview,
    create: createLeague,
    change: changeLeague,
    publish: publishLeague,
    season: changeSeason,
    seed,
    excuse,
    adjudicate,
    postpone: postponeSeason,
    pause: pauseLeague,
    resume: resumeLeague,
    replay: replayGame,
    move: movePlayer,
    replace: replacePlayer,
    bar: barPlayer,
    readmit: readmitPlayer,
    'call-off': callOffSeason,
    close: closeLeague,
    reopen: reopenLeague,
    delete: deleteLeague,
    report,
    log: leagueLog,
  },
  { on: 'servers', for: 'leagues' },
)
