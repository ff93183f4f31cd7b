import { backup } from '../src/discord/acts/admin/backup.ts'
import { limits } from '../src/discord/acts/admin/limits.ts'
import { health, setup } from '../src/discord/acts/admin/server.ts'
import { exportGame, kick, repair, replace } from '../src/discord/acts/admin/tables.ts'
import { commands } from '../src/discord/in/slash.ts'

export const archon = commands(
  'archon',
  { setup, limits, health, export: exportGame, backup, repair, kick, replace },
  { on: 'servers', for: 'organisers' },
)
