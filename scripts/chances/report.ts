/** docs/chances.md: how often steady computers win each level, and between what it should be. */
import type { Chances } from '../../src/players/chances.ts'
import { interval } from '../strength/interval.ts'

/** Between what shares steady players should win, in percent, whatever the number of players. */
export const BANDS: Readonly<Record<string, Readonly<Record<string, readonly [low: number, high: number]>>>> = {
  'atlantis-rising': {
    introductory: [80, 95],
    standard: [55, 75],
    advanced: [35, 55],
    expert: [15, 35],
    legendary: [3, 15],
  },
  'atlas-lost': { novice: [60, 80], standard: [30, 50], expert: [10, 25] },
}

const percent = (share: number) => Math.round(share * 100)

/** In short, and whether a band is missed for certain or by chance only. */
function cellText({ games, won }: Chances['cells'][number], [low, high]: readonly [number, number]): string {
  const wins = Array.from({ length: games }, (_, i) => (i < won ? 1 : 0))
  const { low: least, high: most } = interval(wins, wins)
  const share = (100 * won) / games
  const isIn = share >= low && share <= high
  const miss = isIn ? '' : 100 * most < low || 100 * least > high ? ' **outside**' : ' *outside by less than chance*'
  return `${percent(won / games)} % of ${games} (${percent(least)} to ${percent(most)})${miss}`
}

export const chancesReport = (measured: readonly Chances[]): string =>
  `${[
    '# How hard the levels are',
    'Made by `npm run chances` from `src/players/chances.json`; nothing here is written by hand. How often teams of steady computers win, or one alone, with all settings as usual; in brackets between what the true share lies with 95 % certainty. *Tide* (Atlantis Rising) is in how many first rounds one misfortune fewer is drawn, or below 0 one tile more is taken; *turns* (Atlas Lost) is how many there are. Both are ours, not printed.',
    ...measured.map(({ game, version, pack, seed, cells }) =>
      [
        `## ${game}`,
        '',
        `Rules version ${version}, data pack \`${pack}\`, seeds from ${seed}.`,
        '',
        `| players | level | ${game === 'atlas-lost' ? 'turns' : 'tide'} | meant | won |`,
        '| ---: | --- | ---: | --- | --- |',
        ...cells.map((cell) => {
          const band = BANDS[game]![cell.choice]!
          return `| ${cell.seats} | ${cell.choice} | ${cell.own} | ${band[0]} to ${band[1]} % | ${cellText(cell, band)} |`
        }),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`
