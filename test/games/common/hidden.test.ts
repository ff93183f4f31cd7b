import { describe, expect, it } from 'vitest'
import { placeOf, placesIn, redeal } from '../../../src/games/common/hidden.ts'
import { dice } from '../../../src/kernel/random.ts'

describe('dealing anew', () => {
  it('moves what is hidden wherever it lies, and leaves alone what is known', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const deck = ['a', 'b', 'known']
      const held = { card: 'c' }
      redeal([...placesIn(deck, (i) => i !== 2), placeOf(held, 'card')], dice(seed))
      expect(deck[2]).toBe('known')
      expect([deck[0], deck[1], held.card].sort()).toEqual(['a', 'b', 'c'])
      seen.add(`${deck[0]}${deck[1]}${held.card}`)
    }
    expect(seen.size).toBe(6)
  })
  it('puts nothing where it may not lie', () => {
    for (let seed = 0; seed < 60; seed++) {
      const hand = ['a']
      const deck = ['b', 'c']
      redeal([placeOf(hand, 0, (card) => card !== 'c'), ...placesIn(deck)], dice(seed))
      expect(hand[0]).not.toBe('c')
    }
  })
})
