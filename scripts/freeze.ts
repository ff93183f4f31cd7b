/**
 * Freezes a released version of a game: its stage names and some states in mid-game, which every later version must still load and
 * play to the end.   npm run freeze -- era-of-atlantis
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Frozen, fixturePath, stagesOf } from '../test/suite/frozen.ts'
import { GAMES } from '../test/suite/games.ts'
import { randomGame } from '../test/suite/inherited.ts'
import { read, stop } from './arguments.ts'

const STATES = 3
const [id] = read({}).positionals
const entry =
  GAMES.find(({ hosted }) => hosted.game.id === id) ??
  stop(`Which game? One of: ${GAMES.map(({ hosted }) => hosted.game.id).join(', ')}`)
const { game } = entry.hosted
const path = fixturePath(game.id, game.version)
if (existsSync(path))
  stop(`${path} is there already. A released version does not change: raise the version, write a migration, then freeze.`)

const states: unknown[] = []
for (let i = 0; i < STATES; i++) {
  const play = entry.plays[Math.floor((i * entry.plays.length) / STATES)]!
  const seen: string[] = []
  randomGame(entry, play, 4_242 + i, ({ state }) => {
    seen.push(JSON.stringify(state))
    return null
  })
  states.push(JSON.parse(seen[Math.floor(seen.length * (0.4 + 0.2 * i))]!))
}
const frozen: Frozen = { stages: stagesOf(game), states }
mkdirSync(join(path, '..'), { recursive: true })
writeFileSync(path, `${JSON.stringify(frozen)}\n`)
console.log(`Frozen: ${path}`)
