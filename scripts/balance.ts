/**
 * How a game plays among computers: who sits well, which nations, societies and Techs go with winning, which endings come and when.
 *   npm run balance -- era-of-atlantis --seats 5 --games 100 [--level sharp] [--option trees=random] [--minutes 5]
 *   npm run balance -- --report
 * Games of earlier runs are gone on from as long as rules and data are the same; else they are counted anew. What was counted stands in
 * `scripts/balance/counted.json`, and docs/balance-*.md are written from it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { HOSTED } from '../src/games/index.ts'
import { isLevel } from '../src/players/levels.ts'
import { hostedCalled, optionsGiven, read, stop, wholeNumber } from './arguments.ts'
import { balanceReport, type Counted } from './balance/report.ts'
import { bundled } from './bundled.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'scripts/balance/counted.json')
const SEED = 41_000_000

const { values, positionals } = read({
  seats: { type: 'string' },
  level: { type: 'string' },
  games: { type: 'string' },
  minutes: { type: 'string' },
  option: { type: 'string', multiple: true },
  report: { type: 'boolean' },
})
const counted = (): Counted[] => JSON.parse(readFileSync(FILE, 'utf8'))

if (!values.report) {
  const hosted = hostedCalled(positionals[0])
  const { id, version, pack } = hosted.game
  const level = values.level ?? 'steady'
  if (!isLevel(level)) stop('--level is one of gentle, steady, sharp, master')
  const seats = wholeNumber(values.seats, hosted.game.seats.max, 'seats')
  const games = wholeNumber(values.games, 100, 'games')
  const until = Date.now() + wholeNumber(values.minutes, 24 * 60, 'minutes') * 60_000
  const options = optionsGiven(hosted, values.option)
  const isCell = (each: Counted) =>
    each.game === id && each.seats === seats && each.level === level && isDeepStrictEqual(each.options ?? {}, options)
  const { begun, count } = await bundled<typeof import('./balance/count.ts')>('balance/count.ts')
  const before = counted().find((each) => isCell(each) && each.version === version && each.pack === pack)
  const run =
    before ??
    begun({
      game: id,
      version,
      pack,
      level,
      seats,
      seed: SEED + 100_000 * seats,
      ...(Object.keys(options).length > 0 && { options }),
    })
  while (run.games < games && Date.now() < until) {
    count(run)
    // Whatever ends this run, no game was in vain.
    keep([...counted().filter((each) => !isCell(each)), run])
  }
}
for (const { game, title } of HOSTED) {
  const runs = counted().filter((each) => each.game === game.id)
  if (runs.length > 0) writeFileSync(join(ROOT, `docs/balance-${game.id}.md`), balanceReport(title, runs))
}

function keep(runs: readonly Counted[]): void {
  const order = ({ game, seats: of, level: at, options = {} }: Counted) => `${game} ${of} ${at} ${JSON.stringify(options)}`
  const all = runs.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  // One line for each thing that was counted.
  const text = JSON.stringify(all, null, 2).replace(
    /\[\s+([-\d.e,\s]+?)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  )
  writeFileSync(FILE, `${text}\n`)
}
