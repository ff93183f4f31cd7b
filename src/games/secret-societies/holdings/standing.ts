/** How everybody stands, from a view: places at the end, shares of the Islands, neighbours of a Deed. */
import type { Seat } from '../../../kernel/contract.ts'
import { rankedBy, totalOf } from '../../common/score.ts'
import type { Region } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import type { LotView, View } from '../view.ts'
import { countIslands } from './counts.ts'

export type Place = {
  readonly seat: Seat
  readonly total: number
  readonly place: number
  /** Of those with the same Power as another: the Bid Cards in hand, which decide between them. */
  readonly cards: number | null
}

/** The Reptilians' catch counts as theirs. */
function cardsOf(rules: Rules, { players, supply }: View, seat: Seat): number {
  const { cards, society } = players[seat]!
  const infiltrates = rules.societies[society ?? '']?.abilities.some((each) => 'power' in each && each.power === 'infiltrate')
  return cards + (infiltrates ? (supply?.length ?? 0) : 0)
}

/** Who comes where: most Power, then most Bid Cards in hand; the rest is shared. */
export function rankingOf(rules: Rules, view: View): Place[] {
  const total = (seat: Seat) => totalOf(view.final?.[seat] ?? [])
  const places = rankedBy(Object.keys(view.players), total, (seat) => cardsOf(rules, view, seat))
  return places.flatMap((tied, i) => {
    const place = 1 + places.slice(0, i).flat().length
    return tied.map((seat) => {
      const isTied = Object.keys(view.players).some((other) => other !== seat && total(other) === total(seat))
      return { seat, total: total(seat), place, cards: isTied ? cardsOf(rules, view, seat) : null }
    })
  })
}

export type IslandShare = { readonly seat: Seat; readonly islands: number; readonly power: number }

/** Most Islands first; the Power is that of the final sheet. */
export const islandShares = (rules: Rules, { players, final }: View): IslandShare[] =>
  Object.keys(players)
    .map((seat) => ({
      seat,
      islands: countIslands(rules, players[seat]!),
      power: final?.[seat]?.find(({ id }) => id === 'islands')?.points ?? 0,
    }))
    .sort((a, b) => b.islands - a.islands)

/** The Deeds nobody has seen yet, by Region: one that lies facedown is among them. */
export function unseenIn(rules: Rules, { world, row, gone, cache }: View): Readonly<Record<Region, number>> {
  const faceup = row.flatMap(({ deed, faceup: isOpen }) => (deed !== null && isOpen ? [deed] : []))
  const seen = new Set([...world.map(({ deed }) => deed), ...faceup, ...gone, ...(cache ?? [])])
  const left = (region: Region) => rules.deedIds.filter((id) => rules.cards[id]!.region === region && !seen.has(id)).length
  return { black: left('black'), purple: left('purple'), blue: left('blue'), yellow: left('yellow'), red: left('red') }
}

/** How many of a Deed's neighbours each player owns: so many steps of the Satellite it would bring. */
export function bordersHeld(rules: Rules, { players, world }: View, { deed }: LotView): { seat: Seat; count: number }[] {
  const borders = (deed === null ? undefined : rules.cards[deed])?.borders ?? []
  return Object.keys(players)
    .map((seat) => ({ seat, count: world.filter((held) => held.seat === seat && borders.includes(held.deed)).length }))
    .filter(({ count }) => count > 0)
}
