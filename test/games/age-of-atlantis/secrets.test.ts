/** What a seat may know, and what another state it cannot tell apart must keep. */
import { describe, expect, it } from 'vitest'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { alike } from '../../../src/kernel/alike.ts'
import { dice } from '../../../src/kernel/random.ts'
import { table } from './driver.ts'

const { game } = ageOfAtlantis
const dealt = () =>
  table().lay((board) => {
    board.players.Tayanna!.hand = ['ascension', 'ascension']
    board.players.Sargon!.hand = ['poleShift', 'continuation']
    board.players.Sophia!.hand = ['ascension', 'poleShift']
    board.players.Ramon!.hand = ['continuation', 'continuation']
    board.players.Inanna!.hand = ['ascension', 'continuation']
    board.deck = ['ascension', 'poleShift', 'poleShift', 'poleShift', 'continuation']
  })
const others = (t: ReturnType<typeof dealt>, seat: string | null, seed: number) => alike(game, t.state, seat, dice(seed)).board

describe('Hidden cards', () => {
  it('are dealt anew among hands and deck, never the own ones, and none is lost', () => {
    const t = dealt()
    const seen = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const board = others(t, 'Tayanna', seed)
      expect(board.players.Tayanna!.hand).toEqual(['ascension', 'ascension'])
      seen.add(board.players.Sargon!.hand.join())
      const all = [...board.deck, ...board.order.flatMap((seat) => board.players[seat]!.hand)]
      for (const card of ['ascension', 'poleShift', 'continuation']) expect(all.filter((each) => each === card)).toHaveLength(5)
    }
    expect(seen.size).toBeGreaterThan(4)
  })
  it('keep what was shown, what was denied, and what somebody put into the deck', () => {
    const t = dealt().lay((board) => {
      board.notes = [
        { by: '*', of: 'Sophia', cards: ['ascension'], at: [0], not: false, round: 1, stale: false },
        { by: '*', of: 'Sargon', cards: ['ascension'], at: [1], not: true, round: 1, stale: false },
        { by: 'Ramon', of: null, cards: ['poleShift', 'poleShift'], at: [], not: false, round: 1, stale: false },
      ]
    })
    const counts = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const board = others(t, 'Ramon', seed)
      expect(board.players.Sophia!.hand[0]).toBe('ascension')
      expect(board.players.Sargon!.hand[1]).not.toBe('ascension')
      expect(board.deck.filter((card) => card === 'poleShift').length).toBeGreaterThanOrEqual(2)
      counts.add(others(t, 'Inanna', seed).deck.filter((card) => card === 'poleShift').length)
    }
    expect(Math.min(...counts)).toBeLessThan(2) // Inanna knows nothing of the deck
  })
  it('a view shows the own hand only, and what goes into the deck is known to whoever put it there until others draw', () => {
    const t = dealt().pp({ Tayanna: 3, Sargon: 3 })
    expect(t.view('Tayanna').players.map(({ hand }) => hand !== null)).toEqual([true, false, false, false, false])
    t.at('Tayanna').does('pad.repolarize').does('ascension+ascension')
    const [known] = t.view('Tayanna').memories
    expect(known).toMatchObject({ of: null, stale: false, cards: ['ascension', 'poleShift'] })
    t.at('Sargon').does('pad.repolarize')
    expect(t.view('Tayanna').memories).toEqual([])
  })
  it('drawing again takes from what one knew to be there', () => {
    const t = dealt().pp({ Tayanna: 6 })
    t.at('Tayanna').does('pad.repolarize').does('ascension+ascension')
    t.turnOf('Tayanna').lay((board) => {
      board.deck = ['poleShift', 'poleShift', 'ascension', 'poleShift', 'continuation']
      board.players.Tayanna!.archons = [null, null]
    })
    expect(t.view('Tayanna').memories).toMatchObject([{ cards: ['ascension', 'poleShift'] }])
    t.at('Tayanna').does('pad.repolarize')
    expect(t.view('Tayanna').memories).toMatchObject([{ cards: ['ascension'] }])
  })
})
