import { backup } from '../src/discord/acts/admin/backup.ts'
import { forgetServer } from '../src/discord/acts/admin/forget-server.ts'
import { health } from '../src/discord/acts/admin/health.ts'
import { limits } from '../src/discord/acts/admin/limits.ts'
import { serverLog } from '../src/discord/acts/admin/oversight.ts'
import { repair } from '../src/discord/acts/admin/repair.ts'
import { setup } from '../src/discord/acts/admin/setup.ts'
import { endTable, exportGame, kick, replace } from '../src/discord/acts/admin/tables.ts'
import { privacy } from '../src/discord/acts/privacy.ts'
import { wrongs } from '../src/discord/acts/wrong.ts'
import { commands } from '../src/discord/in/slash.ts'

export const archon = commands(
  'archon',
  {
    setup,
    limits,
    health,
    export: exportGame,
    backup,
    reports: wrongs,
    repair,
    kick,
    replace,
    end: endTable,
    log: serverLog,
    privacy,
    'forget-server': forgetServer,
  },
  { on: 'servers', for: 'organisers' },
)
