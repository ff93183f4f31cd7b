import { describe, expect, it } from 'vitest'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import type { Card } from '../../../src/games/atlantis/terms.ts'
import { create, decisions } from '../../../src/kernel/engine.ts'
import { playMatch } from '../../../src/kernel/match.ts'
import { randomFrom } from '../../../src/kernel/random.ts'
import { steady } from '../../../src/players/age-of-atlantis.ts'
import { randomPlayer } from '../../../src/players/player.ts'
import { FIVE } from '../atlantis/driver.ts'
import { lastTurn } from '../atlantis/hindering.ts'
import { table } from './driver.ts'

const { game } = ageOfAtlantis
const SEATS = ['a', 'b', 'c', 'd', 'e']

describe('The steady player', () => {
  it('beats random players clearly, at every number of seats', () => {
    let won = 0
    const games = 24
    for (let seed = 1; seed <= games; seed++) {
      const seats = SEATS.slice(0, 3 + (seed % 3))
      const hero = seats[seed % seats.length]!
      const players = Object.fromEntries(seats.map((seat) => [seat, seat === hero ? steady : randomPlayer]))
      const options = { powers: seed % 2 ? 'on' : 'off' }
      if (playMatch({ game, players, options, seed }).outcome.ranking[0]![0] === hero) won++
    }
    expect(won / games).toBeGreaterThan(0.8)
  })
  it('plays whole games against its like: all three endings happen, and none in the first rounds', () => {
    const endings = new Set<string>()
    for (let seed = 1; seed <= 24; seed++) {
      const players = Object.fromEntries(SEATS.slice(0, 3 + (seed % 3)).map((seat) => [seat, steady]))
      const { outcome, state } = playMatch({ game, players, options: { powers: seed % 4 ? 'off' : 'on' }, seed })
      endings.add(outcome.ending)
      expect(state.board.round).toBeGreaterThan(5)
    }
    expect([...endings].sort()).toEqual(['ascension', 'continuation', 'poleShift'])
  })
})

describe('Its cards', () => {
  const put = (hand: Card[]) => {
    const { state } = create(game, { seats: SEATS.slice(0, 4), options: {}, random: randomFrom(1) })
    state.board.players.a!.hand = hand
    const decision = decisions(game, state).find(({ seat }) => seat === 'a')!
    const answer = steady({ seat: 'a', view: game.view(state.board, 'a'), decision, random: () => 0 }) as { pick: string }
    return hand[Number(answer.pick)]
  }
  it('are two of a kind rather than one of each, and Ascension only twice', () => {
    expect(put(['ascension', 'continuation', 'poleShift'])).toBe('ascension')
    expect(put(['ascension', 'ascension', 'poleShift'])).toBe('poleShift')
    expect(put(['continuation', 'poleShift', 'continuation'])).toBe('poleShift')
  })
  it('say whether Doom should come nearer', () => {
    const t = table(FIVE)
    const towards = (hand: Card[]) => {
      t.lay((board) => {
        board.players.Tayanna!.hand = hand
      })
      const input = { kind: 'pick', options: ['forward', 'back'].map((id) => ({ id, label: { say: id } })) }
      const decision = { prompt: { say: 'weather.direction' }, input } as never
      return steady({ seat: 'Tayanna', view: t.view('Tayanna'), decision, random: () => 0 })
    }
    expect(towards(['poleShift', 'continuation', 'poleShift'])).toEqual({ pick: 'forward' })
    expect(towards(['continuation', 'continuation'])).toEqual({ pick: 'back' })
  })
})

describe('One turn before somebody would win', () => {
  it('takes from them what it can', () => {
    const { before, after } = lastTurn(table, steady)
    expect(after).toBeLessThan(before)
  })
})
