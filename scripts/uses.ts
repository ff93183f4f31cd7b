/**
 * What steady players make use of: in whole games among them, how often each kind of choice was there and how often it was taken.
 *   npm run uses -- era-of-atlantis --games 500 [--seed 1]
 * Numbers of players and modes take turns. What is never taken wants a reason (`scripts/uses/reasons.ts`), which stands beside it in
 * docs/uses.md; `--report` writes that page from what was counted last.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playMatch } from '../src/kernel/match.ts'
import { steadyAt } from '../src/players/index.ts'
import type { Player } from '../src/players/player.ts'
import { steadyAnswer } from '../src/players/search.ts'
import { hostedCalled, read, stop, wholeNumber } from './arguments.ts'
import { modesOf } from './uses/modes.ts'
import { type Counted, usesOf, usesReport } from './uses/report.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'scripts/uses/counted.json')

const { values, positionals } = read({ games: { type: 'string' }, seed: { type: 'string' }, report: { type: 'boolean' } })
const counted = (): Counted[] => JSON.parse(readFileSync(FILE, 'utf8'))

if (!values.report) {
  const hosted = hostedCalled(positionals[0])
  const { game } = hosted
  const games = wholeNumber(values.games, 500, 'games')
  const seed = wholeNumber(values.seed, 1, 'seed')
  const steady = steadyAt(hosted) ?? stop(`no steady player for ${game.id}`)
  const uses: Record<string, [there: number, taken: number]> = {}
  const watched: Player = (position) => {
    const answer = position.decision.offer ? steady(position) : steadyAnswer(steady, position)
    for (const [use, taken] of usesOf(position.decision, answer)) {
      uses[use] ??= [0, 0]
      uses[use][0]++
      if (taken) uses[use][1]++
    }
    return answer
  }
  const modes = modesOf(game)
  for (let i = 0; i < games; i++) {
    const { seats, options } = modes[i % modes.length]!
    const players = Object.fromEntries(Array.from({ length: seats }, (_, n) => [`p${n + 1}`, watched]))
    playMatch({ game: game as never, players, options, seed: seed + i })
  }
  const rest = counted().filter((each) => each.game !== game.id)
  const sorted = Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
  const all = [...rest, { game: game.id, games, seed, uses: sorted }].sort((a, b) => (a.game < b.game ? -1 : 1))
  // One line for each kind of choice.
  const lines = JSON.stringify(all, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(FILE, `${lines}\n`)
}
writeFileSync(join(ROOT, 'docs/uses.md'), usesReport(counted()))
