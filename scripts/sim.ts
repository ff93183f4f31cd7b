/**
 * Whole games among computer players.
 *   npm run sim -- era-of-atlantis --seats 4 --games 100 --seed 1 --json [--players steady|random|mixed] [--option mode=advanced]
 * The last line is a JSON summary. `mixed` seats one steady player among random ones and reports how often it wins.
 */
import { chosenOptions } from '../src/kernel/engine.ts'
import { playMatch } from '../src/kernel/match.ts'
import { steadyAt } from '../src/players/index.ts'
import { randomPlayer } from '../src/players/player.ts'
import { hostedCalled, optionsGiven, read, stop, wholeNumber } from './arguments.ts'

const { values, positionals } = read({
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
})
const hosted = hostedCalled(positionals[0])
const { game } = hosted
const seats = wholeNumber(values.seats, game.seats.max, 'seats')
if (seats < game.seats.min || seats > game.seats.max) stop(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats`)
const games = wholeNumber(values.games, 10, 'games')
const seed = wholeNumber(values.seed, 1, 'seed')
const kind = values.players ?? 'steady'
if (kind !== 'steady' && kind !== 'random' && kind !== 'mixed') stop('--players is steady, random or mixed')
const steady = steadyAt(hosted) ?? stop(`no steady player for ${game.id}`)
const options = chosenOptions(game, optionsGiven(hosted, values.option))

const names = Array.from({ length: seats }, (_, i) => `p${i + 1}`)
const summary = { game: game.id, seats, games, finished: 0, decisions: 0, seconds: 0, faults: 0 }
const endings: Record<string, number> = {}
let steadyWins = 0
const began = performance.now()
for (let i = 0; i < games; i++) {
  const chosen = names[i % seats]!
  const players = Object.fromEntries(
    names.map((seat) => [seat, kind === 'steady' || (kind === 'mixed' && seat === chosen) ? steady : randomPlayer]),
  )
  try {
    const { outcome, answers } = playMatch({ game, players, options, seed: seed + i })
    summary.finished++
    summary.decisions += answers
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1
    if (outcome.ranking[0]?.includes(chosen)) steadyWins += 1 / outcome.ranking[0].length
    if (!values.json)
      console.log(`game ${i + 1}: ${outcome.ending}, ${answers} decisions, first ${outcome.ranking[0]?.join(' and ') ?? '–'}`)
  } catch (error) {
    // The kernel says where the rules failed, and keeps why as the cause: the first time in full.
    console.error(`seed ${seed + i}:`, summary.faults++ === 0 ? error : (error as Error).message)
  }
}
summary.seconds = Math.round(performance.now() - began) / 1000
if (!values.json) console.log(`endings: ${JSON.stringify(endings)}`)
console.log(JSON.stringify({ ...summary, endings, ...(kind === 'mixed' && { steadyWins: Math.round(steadyWins * 10) / 10 }) }))
process.exit(summary.faults > 0 ? 1 : 0)
