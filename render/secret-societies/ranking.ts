/** Who comes where: most Power, then most Bid Cards in hand; the rest is shared. */
import { rankedBy, totalOf } from '../../src/games/common/score.ts'
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
  const total = (seat: Seat) => totalOf(scene.view.final?.[seat] ?? [])
  const places = rankedBy(scene.seats, total, (seat) => cardsOf(scene, seat))
  return places.flatMap((tied, i) => {
    const place = 1 + places.slice(0, i).flat().length
    return tied.map((seat) => ({ seat, total: total(seat), place }))
  })
}
