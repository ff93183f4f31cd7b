/**
 * How well computers play, measured: one of a level among players of the level below it, whose seat changes from game to game; where all
 * win or lose together, a team of each with the same cards. The settings stand in `src/players/levels.ts` and are not changed by it.
 *   npm run strength -- era-of-atlantis --level sharp --seats 4 --games 100 [--minutes 5] [--write]
 *   npm run strength -- era-of-atlantis --against <git revision> --seats 2 --games 200
 *   npm run strength -- --report
 * `--write` adds what was measured to `src/players/strength.json`: games of earlier runs are gone on from, never played again.
 * `--against` seats the steady player of today against that of an earlier commit. `--report` writes docs/opponents.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenOptions } from '../src/kernel/engine.ts'
import { steadyAt } from '../src/players/index.ts'
import { LEVELS, type Level, type Measured } from '../src/players/levels.ts'
import type { Player } from '../src/players/player.ts'
import { hostedCalled, read, stop, wholeNumber } from './arguments.ts'
import { interval } from './strength/interval.ts'
import { type Contender, contender, shareWon, steadily } from './strength/match.ts'
import { report } from './strength/report.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'src/players/strength.json')
const REPORT = join(ROOT, 'docs/opponents.md')
/** Seeds that nobody has looked at while a player was written. */
const SEED = 20_270_000

const { values, positionals } = read({
  level: { type: 'string' },
  against: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  report: { type: 'boolean' },
})

const measured = (): Measured[] => JSON.parse(readFileSync(FILE, 'utf8'))

if (values.report) {
  writeFileSync(REPORT, report(measured()))
  process.exit()
}

const hosted = hostedCalled(positionals[0])
const { game } = hosted
const seats = wholeNumber(values.seats, Math.min(4, game.seats.max), 'seats')
const most = wholeNumber(values.games, 100, 'games')
const minutes = wholeNumber(values.minutes, 24 * 60, 'minutes')
const options = chosenOptions(game, Object.fromEntries(((values.option as string[]) ?? []).map((each) => each.split('='))))
const steady = steadyAt(hosted) ?? stop(`no steady player for ${game.id}`)

/** The steady player of an earlier commit, with the views and the data it was written for. */
async function earlier(revision: string): Promise<Player> {
  const commit = execFileSync('git', ['rev-parse', '--short', `${revision}^{commit}`], { cwd: ROOT, encoding: 'utf8' }).trim()
  const folder = join(ROOT, '.cache', `players-${commit}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    const files = execFileSync('git', ['archive', commit, 'src', 'package.json'], { cwd: ROOT, maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  }
  const players = (await import(join(folder, 'src/players/index.ts'))) as typeof import('../src/players/index.ts')
  return players.steadyAt(hosted) ?? stop(`no steady player for ${game.id} at ${commit}`)
}

/** The better one of the two, and what it is held against. */
async function sides(): Promise<{ name: string; better: Contender; other: Contender }> {
  if (values.against !== undefined) {
    const revision = String(values.against)
    return {
      name: `today's steady against that of ${revision}`,
      better: steadily(steady),
      other: steadily(await earlier(revision)),
    }
  }
  const level = (values.level ?? 'steady') as Level
  const below = LEVELS[LEVELS.indexOf(level) - 1] ?? stop(`--level is one of ${LEVELS.slice(1).join(', ')}`)
  return { name: `${level} against ${below}`, better: contender(level, hosted, steady), other: contender(below, hosted, steady) }
}

const { name, better, other } = await sides()
const level = (values.level ?? 'steady') as Level
const isCell = ({ game: id, seats: count, level: of }: Measured) => id === game.id && count === seats && of === level
const before = values.write ? measured().find(isCell) : undefined
const first = before?.seed ?? wholeNumber(values.seed, SEED, 'seed')
const until = Date.now() + minutes * 60_000
const played = before?.games ?? 0
let isTogether = before?.together === true
const won: number[] = []
const even: number[] = []
for (let i = played; i < played + most && Date.now() < until; i++) {
  const result = shareWon({ game, seats, options, seed: first + i, turn: i }, better, other)
  won.push(result.won)
  even.push(result.even)
  isTogether ||= result.together === true
}
if (won.length === 0) stop('there was no time for a single game')
const cell: Measured = {
  game: game.id,
  seats,
  level,
  seed: first,
  ...interval(won, even, before),
  ...(isTogether && { together: true as const }),
}
console.log(
  `${game.id}, ${seats} seats, ${name}: ${Math.round(cell.won * 1000) / 10} % of ${cell.games} games ` +
    `(95 %: ${Math.round(cell.low * 1000) / 10} to ${Math.round(cell.high * 1000) / 10}; even is ${Math.round(cell.even * 1000) / 10}), seeds from ${first}`,
)
if (values.write && values.against === undefined) {
  const cells = [...measured().filter((each) => !isCell(each)), cell]
  const key = ({ game: id, seats: count, level: of }: Measured) => `${id} ${of} ${count}`
  cells.sort((one, two) => (key(one) < key(two) ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(cells, null, 2)}\n`)
}
