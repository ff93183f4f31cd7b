/**
 * How the two Atlantis editions play among computer players: which endings come and when, who sits well, which nations pay.
 * Writes docs/balance-era-of-atlantis.md and docs/balance-age-of-atlantis.md. Run it with: node --import tsx scripts/balance/atlantis.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { View } from '../../src/games/atlantis/view.ts'
import { HOSTED } from '../../src/games/index.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { steadyAt } from '../../src/players/index.ts'
import { type Player, randomPlayer } from '../../src/players/player.ts'

const GAMES = 80
const COUNTS = [3, 4, 5]
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const ENDINGS = { ascension: 'Ascension', poleShift: 'Pole Shift', continuation: 'Continuation' } as const

type Hosted = (typeof HOSTED)[number]
type Result = { readonly seats: number; readonly view: View; readonly answers: number }

function play({ game }: Hosted, players: readonly Player[], seed: number): Result {
  const table = Object.fromEntries(players.map((player, i) => [`p${i + 1}`, player]))
  const { state, answers } = playMatch({ game, players: table, seed })
  return { seats: players.length, view: game.view(state.board, null) as View, answers }
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

/** The round marker has moved on once more when the end is looked at. */
const roundsOf = ({ view }: Result) => view.round - 1

function endings(name: string, results: readonly Result[]): string {
  const rounds = results.map(roundsOf).sort((a, b) => a - b)
  const shares = Object.keys(ENDINGS).map((ending) =>
    percent(results.filter(({ view }) => view.final!.ending === ending).length, results.length),
  )
  return row(name, ...shares, `${at(rounds, 0.1)} / ${at(rounds, 0.5)} / ${at(rounds, 0.9)}`)
}

function winsByPlace(results: readonly Result[], seats: number): string {
  const wins = PLACES.map(
    (_, place) => results.filter(({ view }) => view.order.indexOf(view.final!.ranking[0]!) === place).length,
  )
  return row(seats, ...wins.map((count, place) => (place < seats ? percent(count, results.length) : '–')))
}

/** How strong nations end, and how often one of their controllers wins; two in five would be even with five players. */
function nations(results: readonly Result[]): string[] {
  const played = results.flatMap(({ view }) => view.nations.map((nation) => ({ nation, winner: view.final!.ranking[0]! })))
  return [...new Set(played.map(({ nation }) => nation.name))].map((name) => {
    const ours = played.filter(({ nation }) => nation.name === name)
    const won = ours.filter(({ nation, winner }) => nation.controllers.includes(winner)).length
    return row(name, mean(ours.map(({ nation }) => nation.finalPower)).toFixed(1), percent(won, ours.length))
  })
}

/** What points come from, on average: the winner beside everybody. */
function points(results: readonly Result[]): string[] {
  const kinds = results[0]!.view.final!.scores[results[0]!.view.order[0]!]!.map(({ label }) => label.say.split('.')[1]!)
  const average = (kind: number, seatsOf: (view: View) => readonly string[]) =>
    mean(results.flatMap(({ view }) => seatsOf(view).map((seat) => view.final!.scores[seat]![kind]!.points))).toFixed(1)
  return kinds.map((kind, i) =>
    row(
      kind,
      average(i, ({ final }) => [final!.ranking[0]!]),
      average(i, ({ order }) => order),
    ),
  )
}

function report(hosted: Hosted): void {
  const steady = steadyAt(hosted)!
  const started = performance.now()
  const byCount = COUNTS.map((seats) =>
    Array.from({ length: GAMES }, (_, i) => play(hosted, Array(seats).fill(steady), 1000 * seats + i)),
  )
  const all = byCount.flat()
  const duels = Array.from({ length: GAMES }, (_, i) =>
    play(
      hosted,
      Array.from({ length: 4 }, (_, seat) => (seat === i % 4 ? steady : randomPlayer)),
      9000 + i,
    ),
  )
  const beaten = duels.filter(({ view }, i) => view.final!.ranking[0] === `p${(i % 4) + 1}`).length
  const seconds = Math.round((performance.now() - started) / 1000)
  const turns = all.reduce((sum, result) => sum + roundsOf(result) * result.seats, 0)
  const text = `# ${hosted.title}: how it plays among computer players

Made by \`node --import tsx scripts/balance/atlantis.ts\` with data pack \`${hosted.game.pack}\`: ${GAMES} games of the steady player against itself for
each number of players, and ${GAMES} of one steady player against three random ones; ${seconds} s in all. The steady player looks one
action ahead and makes no deals, so these figures say where the balance leans, not how people would do.

## Endings

${table(['', ...Object.values(ENDINGS), 'rounds (p10 / median / p90)'], [endings('all', all), ...byCount.map((results, i) => endings(`${COUNTS[i]} players`, results))])}

## Who wins, by place in the turn order

${table(
  ['players', ...PLACES],
  byCount.map((results, i) => winsByPlace(results, COUNTS[i]!)),
)}

## Nations, with five players

${table(['', 'Power at the end', 'a controller wins'], nations(byCount[2]!))}

## Where points come from

${table(['', 'winner', 'everybody'], points(all))}

## Against random play

One steady player among three random ones wins ${percent(beaten, GAMES)} of the games.

## Length of a turn

${(all.reduce((sum, { answers }) => sum + answers, 0) / turns).toFixed(1)} answers a turn on average, everybody's dials and set-up included.
`
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', `balance-${hosted.game.id}.md`), text)
  console.log(`${hosted.title}: ${seconds} s`)
}

for (const hosted of HOSTED) if (hosted.game.id.endsWith('-of-atlantis')) report(hosted)
