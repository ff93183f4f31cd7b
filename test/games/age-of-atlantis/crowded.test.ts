/** Random games in which every special action is owned from the start: what seldom happens, happens here all the time. */
import { describe, expect, it } from 'vitest'
import type { AgeBoard } from '../../../src/games/age-of-atlantis/board.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import * as suite from '../../suite/inherited.ts'
import { rules } from './driver.ts'
import { ageEntry } from './inheriting.ts'

const { game } = ageEntry.hosted
const PROPERTIES = [
  [suite.questionsAreSound, 3],
  [suite.boardIsSound, 5],
  [suite.stateIsPlain, 29],
  [suite.everythingHasWords, 23],
  [suite.nothingLeaks, 19],
  [suite.sealsHold, 11],
] as const

function crowd(board: AgeBoard, random: (n: number) => number) {
  const minors = Object.keys(board.areas).filter((id) => board.areas[id]!.kind === 'minor')
  const nations = Object.keys(board.nations)
  board.specials = {}
  for (const nation of nations) board.areas[nation]!.counter = 'p_plain_b' // homes that coups can seize
  for (const [i, id] of minors.entries()) {
    const counter = rules.world.special[i]
    if (counter === undefined) continue
    const nation = nations[i % nations.length]!
    Object.assign(board.areas[id]!, { counter, owner: nation, units: { [nation]: 1 + random(3) } })
    board.specials[rules.world.counters[counter]!.special!] = id
    if (random(3) === 0 && board.areas[id]!.buildings.length === 0)
      board.areas[id]!.buildings = [(['dark', 'pyramid'] as const)[random(2)]!]
  }
  for (const seat of board.order) {
    const player = board.players[seat]!
    player.resource = 18
    const spots = random(2) === 0 ? minors : nations
    const { agents } = board.areas[spots[random(spots.length)]!]!
    for (const value of [3, 2]) {
      player.agents.splice(player.agents.indexOf(value), 1)
      agents[seat] = [...(agents[seat] ?? []), value].sort()
    }
  }
}

function play(seats: number, seed: number, used: Set<string>) {
  const random = dice(seed)
  const options = { powers: 'on' }
  let state = create(game, { seats: suite.seatsOf(seats), options, random: randomFrom(seed) }).state as State<AgeBoard>
  const looks = PROPERTIES.map(([property, rate]) => [property(ageEntry), rate] as const)
  let isCrowded = false
  for (let answers = 0; !state.outcome; answers++) {
    if (!isCrowded && state.board.phase === 'play') {
      crowd(state.board, random)
      isCrowded = true
    }
    const owing = decisions(game, state).filter(({ given }) => given === undefined)
    const decision = owing[random(owing.length)]!
    const answer = sample(decision.input, random)
    const draft = { fence: state, since: [] }
    for (const [look, rate] of looks) {
      const wrong = answers % rate === 0 ? look({ state, draft, decision, answer, random }) : null
      if (wrong) throw new Error(`${wrong}\n  seed ${seed}, ${decision.id}: ${JSON.stringify(answer)}`)
    }
    used.add(decision.prompt.say)
    const result = apply(game, state, decision.seat, decision.id, answer)
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state as State<AgeBoard>
  }
}

describe('With every special action in play', () => {
  it('everything holds, and every question of the game is asked', () => {
    const used = new Set<string>()
    for (const seats of [3, 4, 5]) for (let seed = 1; seed <= 6; seed++) play(seats, 100 * seats + seed, used)
    const rare = ['oracle.announce', 'contact.copy', 'weather.direction', 'coup.knight', 'healing.player', 'psychotronic.player']
    const rarer = ['strike.brahmastra', 'strike.agni', 'tablets.ask', 'repolarize.keep', 'global.losses', 'setup.society']
    expect([...used]).toEqual(expect.arrayContaining([...rare, ...rarer]))
  }, 60_000)
})
