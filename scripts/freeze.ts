/**
 * Freezes a released version of a game: its stage names and some states in mid-game, which every later version must still load and
 * play to the end; and whole playthroughs with a fingerprint per answer, which this version must play to the last digit.
 *   npm run freeze -- era-of-atlantis
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fingerprints from '../src/games/fingerprints.json' with { type: 'json' }
import { type Frozen, fixturePath, stagesOf } from '../test/suite/frozen.ts'
import { GAMES } from '../test/suite/games.ts'
import { randomGame } from '../test/suite/inherited.ts'
import { fingerprintOf, playThrough, playthroughPath, playthroughsOf, worthKeeping } from '../test/suite/playthrough.ts'
import { read, stop } from './arguments.ts'

const STATES = 3
const FINGERPRINTS = join(import.meta.dirname, '..', 'src', 'games', 'fingerprints.json')
const SEED = 4_242
const [id] = read({}).positionals
const entry =
  GAMES.find(({ hosted }) => hosted.game.id === id) ??
  stop(`Which game? One of: ${GAMES.map(({ hosted }) => hosted.game.id).join(', ')}`)
const { game } = entry.hosted
const path = fixturePath(game.id, game.version)
const isKept = playthroughsOf(game).length > 0
if (existsSync(path) && isKept)
  stop(`${path} is there already. A released version does not change: raise the version, write a migration, then freeze.`)
if (!existsSync(path)) write(path, { stages: stagesOf(game), states: statesInMidGame() } satisfies Frozen)
if (!isKept)
  for (const [k, play] of worthKeeping(entry).entries())
    write(playthroughPath(game.id, game.version, k + 1), playThrough(game, play, SEED + k))
writeFileSync(FINGERPRINTS, `${JSON.stringify({ ...fingerprints, [game.id]: fingerprintOf(playthroughsOf(game)) }, null, 2)}\n`)

function statesInMidGame(): unknown[] {
  const states: unknown[] = []
  for (let i = 0; i < STATES; i++) {
    const play = entry.plays[Math.floor((i * entry.plays.length) / STATES)]!
    const seen: string[] = []
    randomGame(entry, play, SEED + i, ({ state }) => {
      seen.push(JSON.stringify(state))
      return null
    })
    states.push(JSON.parse(seen[Math.floor(seen.length * (0.4 + 0.2 * i))]!))
  }
  return states
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content)}\n`)
  console.log(`Frozen: ${file}`)
}
