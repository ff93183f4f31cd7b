import { describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { playMatch } from '../../../src/kernel/match.ts'
import { steady } from '../../../src/players/era-of-atlantis.ts'
import { randomPlayer } from '../../../src/players/player.ts'
import { lastTurn } from '../atlantis/hindering.ts'
import { table } from './driver.ts'

const { game } = eraOfAtlantis
const SEATS = ['a', 'b', 'c', 'd', 'e']

describe('The steady player', () => {
  it('beats random players clearly, at every number of seats', () => {
    let won = 0
    const games = 30
    for (let seed = 1; seed <= games; seed++) {
      const seats = SEATS.slice(0, 3 + (seed % 3))
      const hero = seats[seed % seats.length]!
      const players = Object.fromEntries(seats.map((seat) => [seat, seat === hero ? steady : randomPlayer]))
      const options = { powers: seed % 2 ? 'on' : 'off', ambitions: seed % 4 ? 'on' : 'off' }
      if (playMatch({ game, players, options, seed }).outcome.ranking[0]![0] === hero) won++
    }
    expect(won / games).toBeGreaterThan(0.65)
  })
  it('plays whole games against its like, and all three endings happen', () => {
    const endings = new Set<string>()
    for (let seed = 1; seed <= 24; seed++) {
      const players = Object.fromEntries(SEATS.slice(0, 3 + (seed % 3)).map((seat) => [seat, steady]))
      endings.add(playMatch({ game, players, options: { mode: seed % 8 ? 'standard' : 'introductory' }, seed }).outcome.ending)
    }
    expect([...endings].sort()).toEqual(['ascension', 'continuation', 'poleShift'])
  })
})

describe('One turn before somebody would win', () => {
  it('takes from them what it can', () => {
    const { before, after } = lastTurn(table, steady)
    expect(after).toBeLessThan(before)
  })
})
