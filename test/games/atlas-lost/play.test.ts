/** Whole games: eager random ones that reach every corner of the rules, and games of the computer player. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import type { View } from '../../../src/games/atlas-lost/view.ts'
import type { Decision } from '../../../src/kernel/contract.ts'
import { fenced, resume, undo } from '../../../src/kernel/draft.ts'
import { apply, consume, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { playMatch } from '../../../src/kernel/match.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { steady } from '../../../src/players/atlas-lost.ts'
import { type Player, randomPlayer } from '../../../src/players/player.ts'
import * as suite from '../../suite/inherited.ts'
import { data, Sitting, TONY } from './driver.ts'
import { broken, inheriting, plays } from './inheriting.ts'

const { game } = atlasLost

/** Random, but seldom content: rather does something than ends the turn or declines. */
const eager: Player = ({ decision: { input }, random }) => {
  for (let tries = 0; tries < 4; tries++) {
    const answer = sample(input, random) as { pick?: string }
    if (!['end', 'done', 'no'].includes(answer.pick ?? '')) return answer
  }
  return sample(input, random)
}

/** Well into a rich game, so that what is rare in poor ones happens: cards, teams, tokens and power for everybody. */
function rich(seed: number, play: suite.Play) {
  const { state } = create(game, { seats: suite.seatsOf(play.seats), options: play.options, random: randomFrom(seed) })
  for (const decision of decisions(game, state)) consume(game, state, decision.seat, decision.id, decision.idle)
  const { board } = state
  for (const [seat, player] of Object.entries(board.players)) {
    Object.assign(player, { R: 12, D: 12, C: 6, TP: 3, M: board.trees.includes('military') ? 7 : 0 })
    for (const tree of board.trees) {
      player.hand.push(...board.decks[tree]!.splice(0, 2))
      const laid = board.decks[tree]!.findIndex((card) => data.cards[card]!.type !== 'crate')
      player.installed.push({ card: board.decks[tree]!.splice(laid, 1)[0]!, used: false })
    }
    for (const tree of board.trees.slice(0, 2)) {
      const [, second, , third] = board.layout[tree]!
      player.teams.push(second!, third!)
      player.waiting.research--
      player.waiting.data--
      delete board.runners[second!]
      if (third! in board.runners) player.runners.push(board.runners[third!]!)
      delete board.runners[third!]
    }
    if (board.trees.includes('economy')) player.economy.push(player.teams[0]!)
    if (board.trees.includes('religion')) {
      const tracks = [...Object.keys(board.players).filter((other) => other !== seat), ...Object.keys(board.npcs)]
      for (const other of tracks) (board.players[other] ?? board.npcs[other])!.track.push(seat)
    }
  }
  // What was put on the board by hand has not been settled: tiles go to whoever leads alone.
  for (const { id, min, standings } of game.view(board, null).initiative) {
    const best = Math.max(...Object.values(standings))
    const leaders = Object.keys(standings).filter((who) => standings[who] === best)
    if (best >= min && leaders.length === 1) board.initiative[id] = leaders[0]!
  }
  return state
}

describe('random games', () => {
  it.each(plays.map((play) => [JSON.stringify(play), play] as const))('%s: ends, sound at every answer', (_, play) => {
    for (const seed of [11, 12]) {
      const random = dice(seed)
      const { state } = create(game, { seats: suite.seatsOf(play.seats), options: play.options, random: randomFrom(seed) })
      let answers = 0
      while (!state.outcome) {
        const decision = decisions(game, state).find(({ given }) => given === undefined)!
        const answer = eager({ seat: decision.seat, view: null, decision, random })
        const applied = consume(game, state, decision.seat, decision.id, answer)
        if (isRefusal(applied)) throw new Error(`${decision.prompt.say} ${JSON.stringify(answer)}: ${applied.text.say}`)
        if (++answers % 5 === 0) expect(broken(state.board)).toEqual([])
      }
      expect(broken(state.board)).toEqual([])
      expect(state.outcome.ranking.flat().sort()).toEqual(suite.seatsOf(play.seats))
    }
  })

  it('every property of the suite holds where cards and tokens abound', () => {
    const looks: [string, suite.Look, number][] = [
      ['leaks', suite.nothingLeaks(inheriting), 5],
      ['sound', suite.questionsAreSound(), 3],
      ['words', suite.everythingHasWords(inheriting), 11],
      ['undo', suite.undoRestores(inheriting), 9],
    ]
    for (const [i, play] of plays.entries()) {
      const random = dice(i + 1)
      let state = rich(i + 5, play)
      let draft = fenced(state)
      for (let answers = 0; !state.outcome && answers < 60; answers++) {
        const decision: Decision = decisions(game, state).find(({ given }) => given === undefined)!
        const answer = eager({ seat: decision.seat, view: null, decision, random })
        const position = suite.positionAt(game as never, { state, draft, decision, answer, random })
        for (const [name, look, rate] of looks) {
          if (answers % rate !== 0) continue
          const wrong = look(position)
          expect(wrong && `${name}: ${wrong} at ${decision.prompt.say} ${JSON.stringify(answer)}`).toBeNull()
        }
        const applied = position.applied()
        state = applied.state as typeof state
        const since = { seat: decision.seat, decision: decision.id, answer }
        draft = applied.fence ? fenced(state) : { fence: draft.fence, since: [...draft.since, since] }
      }
    }
  })

  it('whatever is answered, pieces are kept (property)', () => {
    const seed = fc.integer({ min: 1, max: 1_000_000 })
    const picks = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(seed, fc.constantFrom(...plays), picks, (start, play, stream) => {
        const state = rich(start, play)
        const random = (n: number) => (stream.next().value as number) % n
        for (let answers = 0; !state.outcome && answers < 40; answers++) {
          const decision = decisions(game, state).find(({ given }) => given === undefined)!
          consume(game, state, decision.seat, decision.id, sample(decision.input, random))
          const wrong = broken(state.board)
          if (wrong.length > 0) throw new Error(`${wrong[0]} after ${decision.prompt.say}`)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('every question of the game comes up', () => {
    const used = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const play = plays[seed % plays.length]!
      const random = dice(seed)
      const state = rich(seed, play)
      for (let answers = 0; !state.outcome && answers < 120; answers++) {
        const decision = decisions(game, state).find(({ given }) => given === undefined)!
        used.add(decision.prompt.say)
        consume(game, state, decision.seat, decision.id, eager({ seat: decision.seat, view: null, decision, random }))
      }
    }
    const asked = [
      'place.economy',
      'place.culture',
      'place.religion',
      'return',
      'move',
      'place-team',
      'use-tech',
      'install',
      'step',
    ]
    const more = ['target', 'may', 'take-card', 'recover', 'uninstall', 'deck', 'keep', 'discard', 'influence', 'action']
    expect([...asked, ...more].filter((name) => !used.has(`ask.${name}`))).toEqual([])
  })
})

describe('taking back', () => {
  it('goes as far as the turn has shown nothing hidden: actions and influence steps, then a drawn card is the horizon', () => {
    const table = new Sitting().given(TONY, { R: 4, D: 3, C: 0, position: 2, installed: ['cul-11a'] })
    let draft = fenced(table.state)
    const step = (answer: unknown) => {
      const { id } = decisions(game, draft.since.length > 0 ? resume(game, draft).state : draft.fence)[0]!
      const applied = apply(game, resume(game, draft).state, TONY, id, answer)
      if (isRefusal(applied)) throw new Error(applied.text.say)
      const since = { seat: TONY, decision: id, answer }
      draft = applied.fence ? fenced(applied.state) : { fence: draft.fence, since: [...draft.since, since] }
      return applied
    }
    step({ pick: 'replenish' })
    step({ pick: 'activate', then: { pick: 'cul-11a' } })
    const { state } = step({ pick: 'advance' })
    expect(draft.since).toHaveLength(3)
    expect(state.board.players[TONY]).toMatchObject({ R: 7, D: 1, C: 1, position: 3 })
    draft = undo(game, undo(game, undo(game, draft).draft).draft).draft
    expect(resume(game, draft).state).toEqual(table.state)
    step({ pick: 'place', then: { pick: table.board.layout.science![1]!, then: { pick: 'data' } } })
    expect(draft.since).toHaveLength(0)
  })
})

describe('the steady player', () => {
  it('starts up no Tech whose effect it cannot pay for', () => {
    const table = new Sitting().lay('science', 'IIS-E', 'IIS-D').teams(TONY, 'IIS-E').given(TONY, { R: 10, D: 0 })
    const asked = { seat: TONY, view: table.view(TONY), decision: table.decision(TONY), random: dice(1) }
    expect(steady(asked)).not.toMatchObject({ pick: 'startup' })
  })
  it('attaches no economy token when all its teams carry one', () => {
    const table = new Sitting().given(TONY, { R: 10, D: 9 })
    table.given(TONY, { economy: [...table.player(TONY).teams] })
    const asked = { seat: TONY, view: table.view(TONY), decision: table.decision(TONY), random: dice(1) }
    expect(steady(asked)).not.toMatchObject({ pick: 'startup', then: { pick: 'IE' } })
  })
  it('beats random play', () => {
    let won = 0
    for (let seed = 1; seed <= 6; seed++) {
      const players: Record<string, Player<View>> = { p1: steady, p2: randomPlayer, p3: randomPlayer }
      const { outcome } = playMatch({ game, players, options: { trees: plays[3 + seed]!.options.trees! }, seed })
      if (outcome.ranking[0]![0] === 'p1') won++
    }
    expect(won).toBe(6)
  })

  it('finishes games among its like before the last round', () => {
    for (const seed of [2, 3, 4]) {
      const { outcome, state } = playMatch({
        game,
        players: { a: steady, b: steady, c: steady },
        options: { trees: 'exam', rounds: '40' },
        seed,
      })
      expect(['technology', 'influence', 'initiative']).toContain(outcome.ending)
      expect(state.board.turn.round).toBeLessThan(40)
    }
  })
})

describe('size', () => {
  it('a state stays small', () => {
    const { state } = playMatch({
      game,
      players: { a: steady, b: steady, c: steady, d: steady },
      options: { trees: 'exasia' },
      seed: 5,
    })
    expect(JSON.stringify(state).length).toBeLessThan(8_000)
    expect(Object.keys(data.cards)).toHaveLength(159)
  })
})
