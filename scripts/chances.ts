/**
 * How often computers that play steadily win each level, for each number of players: what the lobby says, and docs/chances.md.
 *   npm run chances -- atlantis-rising --games 40 [--seats 3] [--level expert] [--minutes 5]
 *   npm run chances -- --report
 * Games of earlier runs are gone on from as long as rules and data are the same for a cell; else it is measured anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../src/games/common/pack.ts'
import { playMatch } from '../src/kernel/match.ts'
import type { Cell, Chances } from '../src/players/chances.ts'
import { steadyAt } from '../src/players/index.ts'
import { hostedCalled, read, stop, wholeNumber } from './arguments.ts'
import { evened } from './chances/evened.ts'
import { BANDS, chancesReport } from './chances/report.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'src/players/chances.json')
const SEED = 31_000_000

const { values, positionals } = read({
  games: { type: 'string' },
  seats: { type: 'string' },
  level: { type: 'string' },
  minutes: { type: 'string' },
  report: { type: 'boolean' },
})
const held = (): Chances[] => JSON.parse(readFileSync(FILE, 'utf8'))

if (!values.report) {
  const hosted = hostedCalled(positionals[0])
  const { game } = hosted
  const levels = BANDS[game.id] ?? stop(`${game.id} has no levels`)
  const { setting, counts, common, own } = evened(game.id) ?? stop(`${game.id} has no levels`)
  const steady = steadyAt(hosted) ?? stop(`no steady player for ${game.id}`)
  const games = wholeNumber(values.games, 200, 'games')
  const until = Date.now() + wholeNumber(values.minutes, 24 * 60, 'minutes') * 60_000
  const before = held().find((each) => each.game === game.id && each.version === game.version && each.common === digest(common))
  for (const seats of values.seats === undefined ? counts : [wholeNumber(values.seats, 1, 'seats')])
    for (const choice of values.level === undefined ? Object.keys(levels) : [String(values.level)]) measure(seats, choice)

  function measure(seats: number, choice: string): void {
    const players = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`p${i + 1}`, steady]))
    const isCell = (cell: Cell) => cell.seats === seats && cell.choice === choice
    const earlier = [...(current()?.cells ?? []), ...(before?.cells ?? [])].find(
      (cell) => isCell(cell) && cell.own === own(seats, choice),
    )
    let { games: played, won } = earlier ?? { games: 0, won: 0 }
    while (played < games && Date.now() < until) {
      const seed = SEED + 100_000 * seats + played
      const { outcome } = playMatch({ game: game as never, players, options: { [setting]: choice }, seed })
      if (outcome.together === 'won') won++
      played++
    }
    if (played === 0) return
    const cell: Cell = { seats, choice, own: own(seats, choice), games: played, won }
    const cells = [...(current()?.cells ?? before?.cells ?? []).filter((each) => !isCell(each)), cell]
      .filter((each) => each.own === own(each.seats, each.choice))
      .sort((a, b) => a.seats - b.seats || order(a) - order(b))
    const all: Chances = {
      game: game.id,
      version: game.version,
      pack: game.pack,
      common: digest(common),
      setting,
      seed: SEED,
      cells,
    }
    const others = held().filter((each) => each.game !== game.id)
    const text = JSON.stringify([...others, all], null, 2).replace(
      /\{\s+("seats"[^}]*?)\s+\}/g,
      (_, inner: string) => `{ ${inner.replace(/\s+/g, ' ')} }`,
    )
    writeFileSync(FILE, `${text}\n`)
    console.log(`${game.id}, ${seats} players, ${choice}: ${won} of ${played}`)
  }
  function current(): Chances | undefined {
    return held().find((each) => each.game === game.id && each.version === game.version && each.pack === game.pack)
  }
  function order({ choice }: Cell): number {
    return Object.keys(levels).indexOf(choice)
  }
}
writeFileSync(join(ROOT, 'docs/chances.md'), chancesReport(held()))
