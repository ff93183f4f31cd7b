/** One of several processes on one PostgreSQL, as `npm run cluster` starts them; pictures are left out. */
import pino from 'pino'
import { openArchon } from '../../src/archon.ts'
import { readConfig } from '../../src/config.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { SERVING } from '../../src/process/cluster.ts'
import { LAST_WORDS, openEnding } from '../../src/process/ending.ts'

const { DISCORD_TOKEN, ARCHON_DATABASE, ARCHON_SHARDS, ARCHON_DATA } = readConfig(process.env)
const log = pino({ level: process.env.LOG_LEVEL ?? 'error' }, process.stderr)
const ending = openEnding(log)
process.once('disconnect', () => ending.now(0))
const archon = await openArchon({
  api: process.env.PARLOUR_API!,
  token: DISCORD_TOKEN!,
  dataFolder: ARCHON_DATA,
  database: ARCHON_DATABASE,
  shards: ARCHON_SHARDS,
  games: [eraOfAtlantis],
  players: new Map([['era-of-atlantis', () => randomPlayer]]),
  studio: { draw: async () => null, close() {} },
  pauses: { cooling: 50, shield: 40, edit: 10, thought: [1, 30] },
  log,
})
ending.also(() => archon.close(LAST_WORDS))
process.send?.(SERVING)
