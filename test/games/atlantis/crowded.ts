/** Random games in which every special action is owned from the start: what seldom happens, happens here all the time. */
import type { Board } from '../../../src/games/atlantis/board.ts'
import type { Rules } from '../../../src/games/atlantis/rules/customs.ts'
import { deployAgent, replace } from '../../../src/games/atlantis/rules/pieces.ts'
import type { Options, State } from '../../../src/kernel/contract.ts'
import { create, decisions } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import * as suite from '../../suite/inherited.ts'

/** How seldom each property is looked at: the dearer, the rarer. */
const PROPERTIES = [
  [suite.questionsAreSound, 3],
  [suite.boardIsSound, 4],
  [suite.stateIsPlain, 29],
  [suite.everythingHasWords, 23],
  [suite.nothingLeaks, 17],
  [suite.sealsHold, 11],
] as const

export type Crowd = {
  readonly entry: suite.Inheriting
  readonly rules: Rules
  readonly options: Options
  /** What else an edition lays out, and special actions it leaves in the box. */
  crowd?(board: Board): void
  without?(board: Board): readonly string[]
}

/** Plays such games with three, four and five; returns every question that was asked. */
export function crowdedGames(crowd: Crowd): Set<string> {
  const asked = new Set<string>()
  for (const seats of [3, 4, 5]) for (let seed = 1; seed <= 6; seed++) play(crowd, seats, 100 * seats + seed, asked)
  return asked
}

function play(crowd: Crowd, seats: number, seed: number, asked: Set<string>) {
  const { entry, options } = crowd
  const { game } = entry.hosted
  const random = dice(seed)
  let state = create(game, { seats: suite.seatsOf(seats), options, random: randomFrom(seed) }).state as State<Board>
  const looks = PROPERTIES.map(([property, rate]) => [property(entry), rate] as const)
  let isCrowded = false
  for (let answers = 0; !state.outcome; answers++) {
    if (!isCrowded && state.board.phase === 'play') {
      fill(crowd, state.board, random)
      isCrowded = true
    }
    const owing = decisions(game, state).filter(({ given }) => given === undefined)
    const decision = owing[random(owing.length)]!
    const answer = sample(decision.input, random)
    const draft = { fence: state, since: [] }
    const position = suite.positionAt(game, { state, draft, decision, answer, random })
    for (const [look, rate] of looks) {
      const wrong = answers % rate === 0 ? look(position) : null
      if (wrong) throw new Error(`${wrong}\n  seed ${seed}, ${decision.id}: ${JSON.stringify(answer)}`)
    }
    asked.add(decision.prompt.say)
    state = position.applied().state as State<Board>
  }
}

/** A special action, a master, an army and perhaps a building in every minor nation; agents and means for all. */
function fill({ rules, ...edition }: Crowd, board: Board, random: (n: number) => number) {
  const minors = Object.keys(board.areas).filter((id) => board.areas[id]!.kind === 'minor')
  const nations = Object.keys(board.nations)
  const left = edition.without?.(board) ?? []
  edition.crowd?.(board)
  const specials: Record<string, string> = {}
  board.specials = specials
  for (const [i, id] of minors.entries()) {
    const counter = rules.world.special[i]
    if (counter === undefined || left.includes(counter)) continue
    const nation = nations[i % nations.length]!
    replace(board, id, { counter, owner: nation, units: { [nation]: 1 + random(3) } })
    specials[rules.world.counters[counter]!.special!] = id
    if (random(3) === 0 && board.areas[id]!.buildings.length === 0)
      replace(board, id, { buildings: [(['dark', 'pyramid'] as const)[random(2)]!] })
  }
  for (const seat of board.order) {
    const player = board.players[seat]!
    player.resource = 18
    const places = random(2) === 0 ? minors : nations
    const area = places[random(places.length)]!
    for (const value of [3, 2]) deployAgent(board, area, seat, value)
  }
}
