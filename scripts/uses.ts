/**
 * What steady players make use of: in whole games among them, how often each kind of choice was there and how often it was taken.
 *   npm run uses -- era-of-atlantis --games 500 [--seed 1]
 * Numbers of players and modes take turns. What is never taken wants a reason (`scripts/uses/reasons.ts`), which stands beside it in
 * docs/uses.md; `--report` writes that page from what was counted last.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { steadyAt } from '../src/players/index.ts'
import { hostedCalled, read, stop, wholeNumber } from './arguments.ts'
import { bundled } from './bundled.ts'
import { type Counted, usesReport } from './uses/report.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'scripts/uses/counted.json')

const { values, positionals } = read({ games: { type: 'string' }, seed: { type: 'string' }, report: { type: 'boolean' } })
const counted = (): Counted[] => JSON.parse(readFileSync(FILE, 'utf8'))

if (!values.report) {
  const hosted = hostedCalled(positionals[0])
  const { id } = hosted.game
  const games = wholeNumber(values.games, 500, 'games')
  const seed = wholeNumber(values.seed, 1, 'seed')
  if (!steadyAt(hosted)) stop(`no steady player for ${id}`)
  const { count } = await bundled<typeof import('./uses/count.ts')>('uses/count.ts')
  const now = count(id, games, seed)
  const all = [...counted().filter(({ game }) => game !== id), now].sort((a, b) => (a.game < b.game ? -1 : 1))
  // One line for each kind of choice.
  const lines = JSON.stringify(all, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(FILE, `${lines}\n`)
}
writeFileSync(join(ROOT, 'docs/uses.md'), usesReport(counted()))
