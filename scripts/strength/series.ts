/** Game after game between a player of a level and those of the level below it, or between today's steady player and an earlier one. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { chosenOptions } from '../../src/kernel/engine.ts'
import { steadyAt } from '../../src/players/index.ts'
import { LEVELS, type Level } from '../../src/players/levels.ts'
import type { Player } from '../../src/players/player.ts'
import { type Contender, contender, shareWon, steadily, type Won } from './match.ts'

const ROOT = join(import.meta.dirname, '../..')

type Series = {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly level: Level
  /** The steady player of that revision plays instead of the level below. */
  readonly against?: string
  /** Where its seeds begin, and how many games were played before. */
  readonly first: number
  readonly played: number
}

export async function* series({ game: id, seats, options, level, against, first, played }: Series): AsyncGenerator<Won> {
  const hosted = HOSTED.find(({ game }) => game.id === id)!
  const { game } = hosted
  const steady = steadyAt(hosted)!
  const below = LEVELS[LEVELS.indexOf(level) - 1]!
  const better = against === undefined ? contender(level, hosted, steady) : steadily(steady)
  const other: Contender = against === undefined ? contender(below, hosted, steady) : steadily(await steadyOf(against, hosted))
  const chosen = chosenOptions(game, options)
  for (let i = played; ; i++) yield shareWon({ game, seats, options: chosen, seed: first + i, turn: i }, better, other)
}

/** The steady player of an earlier commit, with the views and the data it was written for. */
async function steadyOf(revision: string, hosted: AnyHosted): Promise<Player> {
  const commit = execFileSync('git', ['rev-parse', '--short', `${revision}^{commit}`], { cwd: ROOT, encoding: 'utf8' }).trim()
  const folder = join(ROOT, '.cache', `players-${commit}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    const files = execFileSync('git', ['archive', commit, 'src', 'package.json'], { cwd: ROOT, maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  }
  const players = (await import(join(folder, 'src/players/index.ts'))) as typeof import('../../src/players/index.ts')
  const steady = players.steadyAt(hosted)
  if (!steady) throw new Error(`no steady player for ${hosted.game.id} at ${commit}`)
  return steady
}
