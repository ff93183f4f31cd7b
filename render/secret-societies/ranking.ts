/** Who comes where: most Power, then most Bid Cards in hand; the rest is shared. */
import type { Seat } from '../../src/kernel/contract.ts'
import type { Scene } from './scene.ts'

export type Place = { readonly seat: Seat; readonly total: number; readonly place: number }

/** The Reptilians' catch counts as theirs. */
function cardsOf({ view, rules }: Scene, seat: Seat): number {
  const { cards, society } = view.players[seat]!
  const infiltrates = rules.societies[society ?? '']?.abilities.some((each) => 'power' in each && each.power === 'infiltrate')
  return cards + (infiltrates ? (view.supply?.length ?? 0) : 0)
}

export function rankingOf(scene: Scene): Place[] {
  const scored = scene.seats.map((seat) => ({
    seat,
    total: (scene.view.final?.[seat] ?? []).reduce((sum, { points }) => sum + points, 0),
    cards: cardsOf(scene, seat),
  }))
  const isBetter = (a: (typeof scored)[number], b: (typeof scored)[number]) =>
    a.total > b.total || (a.total === b.total && a.cards > b.cards)
  return scored
    .map((each) => ({ seat: each.seat, total: each.total, place: 1 + scored.filter((other) => isBetter(other, each)).length }))
    .sort((a, b) => a.place - b.place)
}
