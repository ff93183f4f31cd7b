/**
 * How often a team of computer players saves Atlantis, by level and number of players.
 * Writes docs/balance-atlantis-rising.md. Run it with: node --import tsx scripts/balance/atlantis-rising.ts [games per cell]
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import type { View } from '../../src/games/atlantis-rising/view.ts'
import type { Options } from '../../src/kernel/contract.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { steady } from '../../src/players/atlantis-rising/index.ts'
import { type Player, randomPlayer } from '../../src/players/player.ts'

const { game } = atlantisRising
const COUNTS = [1, 2, 3, 4, 5, 6, 7]
const LEVELS = game.settings.find(({ id }) => id === 'difficulty')!.choices.map(({ id }) => id)
const GAMES = Number(process.argv[2] ?? 12)

type Tally = {
  readonly won: number
  readonly games: number
  readonly rounds: number
  readonly built: number
  readonly dry: number
  readonly answers: number
}

function play(player: Player<View>, seats: number, options: Options, games = GAMES): Tally {
  const tally = { won: 0, games, rounds: 0, built: 0, dry: 0, answers: 0 }
  const players = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`p${i + 1}`, player]))
  for (let i = 0; i < games; i++) {
    const { state, outcome, answers } = playMatch({
      game,
      players,
      options: { councilors: 'random', ...options },
      seed: 7000 + 100 * seats + i,
    })
    tally.rounds += state.board.round
    tally.built += state.board.built.length
    tally.answers += answers
    if (outcome.together !== 'won') continue
    tally.won++
    tally.dry += state.board.result!.dry
  }
  return tally
}

const share = ({ won, games }: Tally) => `${Math.round((100 * won) / games)} %`
const mean = (sum: number, n: number) => (n === 0 ? '–' : (sum / n).toFixed(1))
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const cells = new Map(LEVELS.map((difficulty) => [difficulty, COUNTS.map((seats) => play(steady, seats, { difficulty }))]))
const short = LEVELS.map((difficulty) => play(steady, 1, { difficulty, soloBlueprint: 'short' }))
const mercy = LEVELS.slice(0, 2).map((difficulty) => play(steady, 7, { difficulty, mercy: 'on' }))
const chance = COUNTS.map((seats) => play(randomPlayer as Player<View>, seats, {}, Math.ceil(GAMES / 2)))
const { user, system } = process.cpuUsage()
const seconds = Math.round((user + system) / 1e6)

const easiest = cells.get(LEVELS[0]!)!
const text = `# Atlantis Rising: how often computer teams save Atlantis

Made by \`node --import tsx scripts/balance/atlantis-rising.ts\` with data pack \`${game.pack}\`: ${GAMES} games of steady teams for each level and
number of players (councilors dealt at random), and ${Math.ceil(GAMES / 2)} of random teams for each number of players; ${seconds} s of processor time. With ${GAMES} games a
share is good to about ${Math.round(100 / Math.sqrt(GAMES))} points either way, so read the table as a whole and not cell by cell.

The steady player works out one plan for the team from what all can see, follows it for the round and does not look further ahead. It plays most scrolls
as soon as they help and never moves pieces by Hidden Paths. Its weights were found by trial on other seeds. Talking people should do better. All values the rates
hang on (tiles, costs, most cards) are reconstructed: the rates say that this reconstruction is playable and graded, not how the printed game plays.

## Wins by level and number of players

${table(
  ['Level', ...COUNTS.map((n) => `${n}`), '1, short blueprint'],
  LEVELS.map((level, i) => [level, ...cells.get(level)!.map(share), share(short[i]!)]),
)}

With \`mercy\` for seven (the last player draws no misfortune): ${LEVELS.slice(0, 2)
  .map((level, i) => `${level} ${share(mercy[i]!)}`)
  .join(', ')}.

## The introductory level

${table(
  ['Players', 'won', 'rounds', 'components built', 'dry tiles when won', 'answers a game'],
  COUNTS.map((n, i) => {
    const { won, games, rounds, built, dry, answers } = easiest[i]!
    return [n, share(easiest[i]!), mean(rounds, games), mean(built, games), mean(dry, won), Math.round(answers / games)]
  }),
)}

## Random teams

${table(
  ['Players', 'won', 'components built'],
  COUNTS.map((n, i) => [n, share(chance[i]!), mean(chance[i]!.built, chance[i]!.games)]),
)}
`

writeFileSync(fileURLToPath(new URL('../../docs/balance-atlantis-rising.md', import.meta.url)), text)
console.log(text)
