/** The bot in a process of its own, for tests that end it. Arguments: api, token, data folder, and how many milliseconds a picture takes. */
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { openArchon } from '../../src/archon.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { LAST_WORDS, openEnding } from '../../src/process/ending.ts'

const [api, token, dataFolder, drawing = '0'] = process.argv.slice(2) as [string, string, string, string?]
const log = pino({ level: 'error' }, process.stderr)
const ending = openEnding(log)
const archon = await openArchon({
  api,
  token,
  dataFolder,
  games: [eraOfAtlantis],
  players: new Map([['era-of-atlantis', () => randomPlayer]]),
  studio: { draw: async () => (drawing === '0' ? null : wait(Number(drawing), null)), close() {} },
  pauses: { cooling: 50, shield: 40, edit: 10, thought: [1, 30] },
  log,
})
ending.also(() => archon.close(LAST_WORDS))
process.send?.('ready')
