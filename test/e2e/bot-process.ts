/** The bot in a process of its own, for tests that kill it. Arguments: api, token, data folder. */
import pino from 'pino'
import { openArchon } from '../../src/archon.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { randomPlayer } from '../../src/players/player.ts'

const [api, token, dataFolder] = process.argv.slice(2) as [string, string, string]
await openArchon({
  api,
  token,
  dataFolder,
  games: [eraOfAtlantis],
  players: new Map([['era-of-atlantis', () => randomPlayer]]),
  studio: { draw: async () => null, close() {} },
  pauses: { cooling: 50, shield: 40, edit: 10, thought: [1, 30] },
  log: pino({ level: 'warn' }, process.stderr),
})
process.send?.('ready')
