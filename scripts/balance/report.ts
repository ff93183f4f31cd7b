/** docs/balance-*.md: what was counted, and how sure one can be of it. */
import type { Level } from '../../src/players/levels.ts'
import { wilson } from '../strength/interval.ts'

/** How many had it, how many games they won (a shared victory is shared out), how far ahead of their tables, and the squares of that. */
export type Tally = readonly [had: number, won: number, ahead: number, squared: number]
export type Counted = {
  readonly game: string
  readonly version: number
  readonly pack: string
  readonly level: Level
  readonly seats: number
  readonly seed: number
  /** What was chosen besides the settings as they are. */
  readonly options?: Readonly<Record<string, string>>
  games: number
  readonly endings: Record<string, number>
  readonly rounds: Record<string, number>
  readonly kinds: Record<string, Record<string, Tally>>
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const signed = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export function balanceReport(title: string, runs: readonly Counted[]): string {
  const [{ version, pack, game }] = runs as [Counted]
  return `${[
    `# ${title}: how it plays among computers`,
    `Made by \`npm run balance -- ${game}\` from \`scripts/balance/counted.json\`; nothing here is written by hand. Rules version ${version}, data pack \`${pack}\`, settings as usual where nothing else is said. Computers of one level sit at each table, so these figures say where the balance leans among them, not how people would do. *Ahead* is how many points above the mean of the table, which says more than a win; what lies within the ± may be chance. Many things are compared here: one in twenty is off by chance alone.`,
    ...runs.toSorted((a, b) => a.seats - b.seats || (a.level < b.level ? 1 : -1)).map(section),
  ].join('\n\n')}\n`
}

function section(run: Counted): string {
  const { seats, level, games, seed, options = {}, endings, kinds } = run
  const chosen = Object.entries(options).map(([setting, choice]) => `, ${setting}: ${choice}`)
  const ended = Object.entries(endings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([ending, n]) => `${ending} ${percent(n / games)}`)
  return [
    `## ${seats} ${level} players${chosen.join('')}`,
    `${games} games, seeds from ${seed}; even would be ${percent(1 / seats)}. Endings: ${ended.join(', ')}. Rounds (p10 / median / p90): ${[0.1, 0.5, 0.9].map((share) => roundAt(run, share)).join(' / ')}.`,
    ...Object.entries(kinds).map(([kind, tallies]) => table(kind, tallies)),
  ].join('\n\n')
}

function table(kind: string, tallies: Readonly<Record<string, Tally>>): string {
  const rows = Object.entries(tallies)
    .map(([name, tally]) => ({ name, ...told(tally) }))
    .toSorted((a, b) => b.ahead - a.ahead)
    .map(({ name, had, won, low, high, ahead, margin }) =>
      row(name, had, percent(won), `${percent(low)} to ${percent(high)}`, `${signed(ahead)} ± ${margin.toFixed(1)}`),
    )
  return [row(kind, 'times', 'won', '95 %', 'ahead'), row('---', '---:', '---:', '---', '---:'), ...rows].join('\n')
}

export function told([had, won, ahead, squared]: Tally) {
  const mean = ahead / had
  const spread = Math.sqrt(Math.max(0, squared / had - mean ** 2))
  return { had, won: won / had, ...wilson(won / had, had), ahead: mean, margin: (1.96 * spread) / Math.sqrt(had) }
}

/** The round by which that share of the games was over. */
function roundAt({ rounds, games }: Counted, share: number): number {
  let over = 0
  const lengths = Object.keys(rounds)
    .map(Number)
    .toSorted((a, b) => a - b)
  for (const length of lengths) {
    over += rounds[length]!
    if (over >= share * games) return length
  }
  return lengths.at(-1) ?? 0
}
