/**
 * How the societies and HQs of Secret Societies fare among steady computer players.
 * Writes docs/balance-secret-societies.md. Run it with: node --import tsx scripts/balance/secret-societies.ts [games per count]
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { totalOf } from '../../src/games/common/score.ts'
import { type SecretSocieties, secretSocieties } from '../../src/games/secret-societies/index.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { steadyWith } from '../../src/players/secret-societies/index.ts'

/** One player of one finished game. */
type Seat = {
  readonly society: string
  readonly hq: string
  readonly won: number
  readonly power: number
  readonly ahead: number
}

/** Plays `games` steady games at a table of `count`; shared victories are shared out. */
export function play(hosted: SecretSocieties, count: number, games: number, firstSeed: number): Seat[] {
  const player = steadyWith(hosted.rules)
  const names = Array.from({ length: count }, (_, i) => `p${i + 1}`)
  const players = Object.fromEntries(names.map((name) => [name, player]))
  return Array.from({ length: games }).flatMap((_, i) => {
    const { outcome, state } = playMatch({ game: hosted.game, players, seed: firstSeed + i })
    const [first] = outcome.ranking
    const powers = names.map((name) => totalOf(outcome.scores[name]!))
    const mean = powers.reduce((sum, power) => sum + power, 0) / count
    return names.map((name, at) => ({
      society: state.board.players[name]!.society!,
      hq: state.board.players[name]!.hq,
      won: first!.includes(name) ? 1 / first!.length : 0,
      power: powers[at]!,
      ahead: powers[at]! - mean,
    }))
  })
}

export type Line = {
  readonly name: string
  readonly games: number
  /** Share of victories and its 95 % interval (Wilson). */
  readonly wins: number
  readonly low: number
  readonly high: number
  readonly power: number
  /** Power above the mean of the table, with the half-width of its 95 % interval. */
  readonly ahead: number
  readonly margin: number
}

export function tally(seats: readonly Seat[], by: (seat: Seat) => string): Line[] {
  return [...new Set(seats.map(by))].map((name) => {
    const group = seats.filter((seat) => by(seat) === name)
    const games = group.length
    const mean = (of: (seat: Seat) => number) => group.reduce((sum, seat) => sum + of(seat), 0) / games
    const wins = mean(({ won }) => won)
    const ahead = mean((seat) => seat.ahead)
    const spread = Math.sqrt(mean((seat) => (seat.ahead - ahead) ** 2))
    return {
      name,
      games,
      wins,
      ...wilson(wins, games),
      power: mean(({ power }) => power),
      ahead,
      margin: (1.96 * spread) / Math.sqrt(games),
    }
  })
}

function wilson(share: number, n: number): { low: number; high: number } {
  const z2 = 1.96 ** 2
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (1.96 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n)
  return { low: centre - half, high: centre + half }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const signed = (n: number) => `${n >= 0 ? '+' : '−'}${Math.abs(n).toFixed(1)}`

function printed(title: string, lines: readonly Line[], nameOf: (id: string) => string): string {
  const rows = lines
    .toSorted((a, b) => b.ahead - a.ahead)
    .map(
      ({ name, games, wins, low, high, power, ahead, margin }) =>
        `| ${nameOf(name)} | ${games} | ${percent(wins)} | ${percent(low)} – ${percent(high)} | ${power.toFixed(1)} | ${signed(ahead)} ± ${margin.toFixed(1)} |`,
    )
  return `### ${title}\n\n| | seats | wins | 95 % | Power | against the table |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
}

function report(perCount: number): string {
  const { rules } = secretSocieties
  const began = performance.now()
  const counts = [2, 3, 4, 5].map((count) => ({ count, seats: play(secretSocieties, count, perCount, count * 100_000) }))
  const seconds = (performance.now() - began) / 1000
  const all = counts.flatMap(({ seats }) => seats)
  const society = (id: string) => rules.societies[id]!.name
  const hq = (id: string) => rules.hqs[id]!.name
  return [
    '# Balance of Secret Societies',
    '',
    `${perCount} games each of 2, 3, 4 and 5 steady computer players (societies and HQs dealt at random), ${seconds.toFixed(0)} s, data pack \`${rules.digest}\`.`,
    'Written by `node --import tsx scripts/balance/secret-societies.ts`. "Against the table" is Power above or below the mean of the same',
    'table: it is the steadier figure, because a win is a coarse one. Even shares of victories would be 50, 33, 25 and 20 %.',
    '',
    'The steady player bids, buys and builds by rough prices. It uses tokens, Drone, Planets, Disguises and the automatic powers of every',
    'society, and looks at one Bid by Charm before its second Bid; it hires no Agents and moves no Bids. Societies that live by such play,',
    'and by bluffing, are better in human hands than here.',
    '',
    'Of the reconstructed values, the purses of the societies (Aliens 0, Robots 1, Tech Bros 3, Vampires 5, Illuminati 6) and the low values of',
    'all Planets were chosen by these figures, so that no society stands far from its tables.',
    '',
    '## All counts together',
    '',
    printed(
      'Societies',
      tally(all, (seat) => seat.society),
      society,
    ),
    printed(
      'HQs',
      tally(all, (seat) => seat.hq),
      hq,
    ),
    ...counts.flatMap(({ count, seats }) => [
      `## ${count} players`,
      '',
      printed(
        'Societies',
        tally(seats, (seat) => seat.society),
        society,
      ),
      printed(
        'HQs',
        tally(seats, (seat) => seat.hq),
        hq,
      ),
    ]),
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = report(Number(process.argv[2] ?? 250))
  writeFileSync(fileURLToPath(new URL('../../docs/balance-secret-societies.md', import.meta.url)), `${text.trimEnd()}\n`)
  console.log(text.split('\n').slice(0, 40).join('\n'))
}
