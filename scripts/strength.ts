/**
 * How well computers play, measured: one of a level among players of the level below it, whose seat changes from game to game; where all
 * win or lose together, a team of each with the same cards. The settings stand in `src/players/levels.ts` and are not changed by it.
 *   npm run strength -- era-of-atlantis --level sharp --seats 4 --games 100 [--minutes 5] [--write]
 *   npm run strength -- era-of-atlantis --against <git revision> --seats 2 --games 200
 *   npm run strength -- --report
 * `--write` keeps what was measured in `src/players/strength.json`, game by game: those of earlier runs are gone on from, never played
 * again, as long as steady players play as they did then, and whoever thinks does it with the same settings. `--against` seats the steady player of today against that of an
 * earlier commit; neither that nor a game with an `--option` is kept. `--report` writes docs/opponents.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isLevel, LEVELS, type Measured, settingsFor, thinks } from '../src/players/levels.ts'
import { hostedCalled, optionsGiven, read, stop, wholeNumber } from './arguments.ts'
import { bundled } from './bundled.ts'
import { habitOf } from './habit.ts'
import { interval } from './strength/interval.ts'
import type { Won } from './strength/match.ts'
import { report } from './strength/report.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'src/players/strength.json')
const REPORT = join(ROOT, 'docs/opponents.md')
/** Seeds that nobody has looked at while a player was written. */
const SEED = 20_310_000

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
const level = values.level ?? 'steady'
if (!isLevel(level) || level === LEVELS[0]) stop(`--level is one of ${LEVELS.slice(1).join(', ')}`)
const seats = wholeNumber(values.seats, Math.min(4, game.seats.max), 'seats')
const most = wholeNumber(values.games, 100, 'games')
const until = Date.now() + wholeNumber(values.minutes, 24 * 60, 'minutes') * 60_000
const options = optionsGiven(hosted, values.option)
const against = values.against === undefined ? undefined : String(values.against)
const keeps = values.write === true && against === undefined && Object.keys(options).length === 0

const settings = thinks(level) ? settingsFor(game.id) : undefined
const isCell = (cell: Measured) => cell.game === game.id && cell.seats === seats && cell.level === level
const habit = habitOf(hosted)
const isTheSame = (cell: Measured) => cell.habit === habit && isDeepStrictEqual(cell.settings, settings)
const before = keeps ? measured().find((cell) => isCell(cell) && isTheSame(cell)) : undefined
const first = before?.seed ?? wholeNumber(values.seed, SEED, 'seed')

const { series } = await bundled<typeof import('./strength/series.ts')>('strength/series.ts')
const games = series({ game: game.id, seats, options, level, ...(against && { against }), first, played: before?.games ?? 0 })
const played: Won[] = []
while (played.length < most && Date.now() < until) {
  const { value } = await games.next()
  played.push(value)
  if (keeps) keep(cellOf())
}
if (played.length === 0) stop('there was no time for a single game')
const cell = cellOf()
const percent = (share: number) => Math.round(share * 1000) / 10
const name = against ? `today's steady against that of ${against}` : `${level} against ${LEVELS[LEVELS.indexOf(level) - 1]}`
console.log(
  `${game.id}, ${seats} seats, ${name}: ${percent(cell.won)} % of ${cell.games} games ` +
    `(95 %: ${percent(cell.low)} to ${percent(cell.high)}; even is ${percent(cell.even)}), seeds from ${first}`,
)

function cellOf(): Measured {
  const shares = (of: 'won' | 'even') => played.map((each) => each[of])
  const isTogether = before?.together || played.some(({ together }) => together)
  return {
    ...{ game: game.id, seats, level: level as Measured['level'], seed: first, habit },
    ...interval(shares('won'), shares('even'), before),
    ...(isTogether && { together: true as const }),
    ...(settings && { settings }),
  }
}

/** Whatever ends this run, no game was in vain. */
function keep(one: Measured): void {
  const key = ({ game: id, seats: count, level: of }: Measured) => `${id} ${of} ${count}`
  const cells = [...measured().filter((each) => !isCell(each)), one].sort((a, b) => (key(a) < key(b) ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(cells, null, 2)}\n`)
}
