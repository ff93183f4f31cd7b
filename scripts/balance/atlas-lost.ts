/**
 * How Atlas Lost plays among computer players: which victories are reached, how long it takes, who sits well.
 * Writes docs/balance-atlas-lost.md. Run it with: node --import tsx scripts/balance/atlas-lost.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import type { View } from '../../src/games/atlas-lost/view.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { steady } from '../../src/players/atlas-lost.ts'
import type { Player } from '../../src/players/player.ts'
import { randomPlayer } from '../../src/players/player.ts'

const { game } = atlasLost
const PER_SET = 12
const sets = game.settings
  .find(({ id }) => id === 'trees')!
  .choices.map(({ id }) => id)
  .filter((id) => id !== 'random')
const SEATS = ['p1', 'p2', 'p3', 'p4']
const ENDINGS = ['technology', 'influence', 'initiative', 'rounds'] as const

type Result = {
  readonly set: string
  readonly seats: number
  readonly ending: string
  readonly rounds: number
  readonly place: number
  readonly answers: number
}

function play(set: string, seats: number, seed: number, players: readonly Player<View>[]): Result {
  const table = Object.fromEntries(players.map((player, i) => [SEATS[i]!, player]))
  const { outcome, state, answers } = playMatch({ game, players: table, options: { trees: set }, seed })
  const winner = outcome.ranking[0]![0]!
  return { set, seats, ending: outcome.ending, rounds: state.board.turn.round, place: state.board.order.indexOf(winner), answers }
}

const started = performance.now()
const results: Result[] = []
for (const set of sets)
  for (const seats of [2, 3, 4])
    for (let i = 0; i < PER_SET; i++) results.push(play(set, seats, 1000 * seats + i, Array(seats).fill(steady)))

let beaten = 0
const DUELS = 40
for (let i = 0; i < DUELS; i++) {
  const isFirst = i % 2 === 0
  const players: Player<View>[] = isFirst ? [steady, randomPlayer] : [randomPlayer, steady]
  const table = Object.fromEntries(players.map((player, at) => [SEATS[at]!, player]))
  const { outcome } = playMatch({ game, players: table, options: { trees: sets[i % sets.length]! }, seed: 50 + i })
  if (outcome.ranking[0]![0] === (isFirst ? 'p1' : 'p2')) beaten++
}

const SOLO = 40
const alone = (['novice', 'standard', 'expert'] as const).map((solo) => {
  const endings: Record<string, number> = {}
  for (let seed = 1; seed <= SOLO; seed++) {
    const { outcome } = playMatch({ game, players: { p1: steady }, options: { trees: sets[seed % sets.length]!, solo }, seed })
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1
  }
  return { solo, endings }
})
const seconds = (performance.now() - started) / 1000

const share = (some: number, all: number) => `${Math.round((100 * some) / all)} %`
const quantile = (values: readonly number[], q: number) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * q)]!
const row = (name: string, group: readonly Result[]) => {
  const rounds = group.map((result) => result.rounds)
  const cells = ENDINGS.map((ending) => share(group.filter((result) => result.ending === ending).length, group.length))
  return `| ${name} | ${group.length} | ${cells.join(' | ')} | ${quantile(rounds, 0.1)} / ${quantile(rounds, 0.5)} / ${quantile(rounds, 0.9)} |`
}
const HEAD = `| | games | technology | influence | initiative | last round | rounds (p10 / median / p90) |\n|---|---|---|---|---|---|---|`
const places = (seats: number) => {
  const group = results.filter((result) => result.seats === seats)
  const cells = SEATS.map((_, place) =>
    place < seats ? share(group.filter((result) => result.place === place).length, group.length) : '–',
  )
  return `| ${seats} | ${cells.join(' | ')} |`
}
const answers = results.reduce((sum, result) => sum + result.answers, 0)
const turns = results.reduce((sum, result) => sum + result.rounds * result.seats, 0)

const report = `# Atlas Lost: how it plays among computer players

Made by \`node --import tsx scripts/balance/atlas-lost.ts\` with data pack \`${game.pack}\`: ${results.length} games of the steady player against itself
(${PER_SET} for each of the ten Tree sets and each number of players, last round 30, as tables have it unless they choose otherwise), ${DUELS} duels against random play, ${3 * SOLO} games alone;
${seconds.toFixed(0)} s in all. The steady player looks one action ahead, so these figures say what can be reached and where the
balance leans, not how good people would do.

## Victories

${ENDINGS.slice(0, 3)
  .map((ending) => `${ending}: ${results.filter((result) => result.ending === ending).length} games`)
  .join(', ')}.

${HEAD}
${row('all', results)}
${[2, 3, 4]
  .map((seats) =>
    row(
      `${seats} players`,
      results.filter((result) => result.seats === seats),
    ),
  )
  .join('\n')}

## By Tree set

${HEAD}
${sets
  .map((set) =>
    row(
      set,
      results.filter((result) => result.set === set),
    ),
  )
  .join('\n')}

## Who wins, by place in the turn order

| players | first | second | third | fourth |
|---|---|---|---|---|
${[2, 3, 4].map(places).join('\n')}

## Against random play

The steady player wins ${beaten} of ${DUELS} duels.

## Alone

${alone
  .map(
    ({ solo, endings }) =>
      `- ${solo}: ${SOLO} games, ${Object.entries(endings)
        .map(([ending, n]) => `${ending} ${n}`)
        .join(', ')}`,
  )
  .join('\n')}

The endings \`limit\` and \`coalition\` are defeats. The steady player does not plan for the limit; a search with foresight needed 12 to 15 turns when the
pack was designed, so the levels are hard but not hopeless.

## Length of a turn

${(answers / turns).toFixed(1)} answers a turn on average, the choices inside effects and payments included.
`
const file = join(import.meta.dirname, '../../docs/balance-atlas-lost.md')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, report)
process.stdout.write(report)
