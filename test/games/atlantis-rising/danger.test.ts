/** How likely the sea takes a tile: worked out from what everybody sees, before a card is drawn. */
import { describe, expect, it } from 'vitest'
import { moments } from '../../../scripts/moments.ts'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import type { View } from '../../../src/games/atlantis-rising/view.ts'
import { dangerTo } from '../../../src/games/atlantis-rising/words/danger.ts'

const openingOf = (seats: number, options = {}): View => {
  for (const { state } of moments(atlantisRising, { seats, options, seed: 5 })) {
    const view = atlantisRising.game.view(state.board as never, null)
    if (view.phase === 'place') return view
  }
  throw new Error('nobody places anything')
}
const four = openingOf(4)
const chances = (view: View) => dangerTo(view, 'forge').map(({ depth, chance }) => [depth, Number(chance.toFixed(4))])
/** A deck of ten, three of which name the forges, and so many to draw. */
const small = (draws: number, more: Partial<View> = {}): View => ({
  ...four,
  decks: { ...four.decks, misfortunes: 10, naming: { ...four.decks.naming, forge: 3 } },
  discards: { ...four.discards, misfortunes: [] },
  draws: Array(draws).fill('p1'),
  ...more,
})

describe('what the misfortunes to come may take', () => {
  it('is known from the beginning of the round: as many cards as will be drawn, one less in a mild round or by mercy', () => {
    expect(four.draws).toHaveLength(4)
    expect(openingOf(3).draws).toHaveLength(4)
    expect(openingOf(1).draws).toHaveLength(3)
    expect(openingOf(7, { mercy: 'on' }).draws).toHaveLength(6)
    expect(four.decks.naming).toEqual(Object.fromEntries(four.facts.peninsulas.map(({ id }) => [id, 7])))
  })
  it('is the chance of one, two, three such cards, tile by tile from the shore', () => {
    expect(chances(small(1))).toEqual([[6, 0.3]])
    // none: 7/10 · 6/9; both: 3/10 · 2/9
    expect(chances(small(2))).toEqual([
      [6, 0.5333],
      [5, 0.0667],
    ])
  })
  it('is less behind a barrier, and nothing once all are drawn', () => {
    expect(chances(small(2, { barriers: ['forge'] }))).toEqual([[6, 0.0667]])
    expect(chances(small(0))).toEqual([[6, 0]])
    expect(dangerTo(small(2, { flooded: { ...four.flooded, forge: 6 } }), 'forge')).toEqual([])
  })
  it('counts what is shuffled anew when the deck runs out', () => {
    const discards = { ...four.discards, misfortunes: ['flood-forge'] }
    const decks = { ...four.decks, misfortunes: 1, naming: { ...four.decks.naming, forge: 1 } }
    expect(chances(small(2, { decks, discards }))).toEqual([
      [6, 1],
      [5, 1],
    ])
  })
  it('is certain where a player has looked at the cards', () => {
    const players = four.players.map((player) => (player.seat === 'p1' ? { ...player, foreseen: ['flood-forge'] } : player))
    expect(chances(small(1, { seat: 'p1', players }))).toEqual([[6, 1]])
    expect(chances(small(1, { seat: 'p2', players }))).toEqual([[6, 0.3]])
  })
})
