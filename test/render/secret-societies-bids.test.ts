/** What pictures work out for themselves: who bids how much, which Bids are new, who comes where in the end. */
import { describe, expect, it } from 'vitest'
import { newest } from '../../render/secret-societies/bids.ts'
import { societiesPainter } from '../../render/secret-societies/painter.ts'
import { type Scene, sceneOf } from '../../render/secret-societies/scene.ts'
import { moments, namesOf } from '../../scripts/moments.ts'
import { biddersAt, droneBid, raisedBy } from '../../src/games/secret-societies/holdings/bidders.ts'
import { bordersHeld, rankingOf } from '../../src/games/secret-societies/holdings/standing.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { BidView, LotView, View } from '../../src/games/secret-societies/view.ts'

const names = namesOf(5)
const [first] = [...take()] as [View]

function* take(): Generator<View> {
  for (const { state } of moments(secretSocieties, { seats: 5, options: {}, seed: 12 })) {
    const view = secretSocieties.game.view(state.board as never, null)
    if (view.phase !== 'bidding' || view.drone === null) continue
    yield structuredClone(view)
    return
  }
}

const { rules } = secretSocieties
const painter = societiesPainter(rules)
const viewWith = (changes: Partial<View>): View => ({ ...first, ...changes })
const sceneWith = (changes: Partial<View>): Scene => sceneOf(rules, viewWith(changes), { kind: 'overview', names })

const bid = (n: number, by: string, card: string | null, more: Partial<BidView> = {}): BidView => ({
  ...{ n, by, card, of: by, dummy: false, down: card === null, coins: 0, charm: false },
  ...more,
})
const lotWith = (bids: readonly BidView[], more: Partial<LotView> = {}): LotView => ({
  ...first.row[0]!,
  bids,
  drone: false,
  ...more,
})

describe('new Bids', () => {
  const fresh = (...bids: BidView[]) =>
    [...newest(sceneWith({ row: [lotWith(bids.slice(0, 2)), lotWith(bids.slice(2))] }))].sort()

  it('are those of the guest who bid last, in this turn only', () => {
    expect(fresh()).toEqual([])
    expect(fresh(bid(0, 'p1', '3'), bid(1, 'p2', null))).toEqual([1])
    expect(fresh(bid(0, 'p1', '3'), bid(1, 'p2', null), bid(2, 'p2', '4'))).toEqual([1, 2])
    expect(fresh(bid(0, 'p2', '3'), bid(1, 'p1', null), bid(2, 'p2', '4'))).toEqual([2])
  })
})

describe('totals', () => {
  const totals = (...bids: BidView[]) => biddersAt(rules, viewWith({}), lotWith(bids), 0).map(({ seat, total }) => [seat, total])

  it('add cards and Coins of one guest', () => {
    expect(totals(bid(0, 'p1', '3', { coins: 2 }), bid(1, 'p2', '1'), bid(2, 'p1', '5'))).toEqual([
      ['p1', 10],
      ['p2', 1],
    ])
  })
  it('stay unknown while a card lies facedown', () => {
    expect(totals(bid(0, 'p1', null, { coins: 2 }), bid(1, 'p2', '4'))).toEqual([
      ['p1', null],
      ['p2', 4],
    ])
  })
  it('let "2+H" count the highest rival card, once all are known', () => {
    expect(totals(bid(0, 'p1', '2+H', { coins: 1 }), bid(1, 'p2', '4', { coins: 3 }))).toEqual([
      ['p1', 7],
      ['p2', 7],
    ])
    expect(totals(bid(0, 'p1', '2+H'))).toEqual([['p1', 2]])
    expect(totals(bid(0, 'p1', '2+H'), bid(1, 'p2', null))[0]).toEqual(['p1', null])
    expect(totals(bid(0, 'p1', '2+H'), bid(1, 'p2', '7', { dummy: true }))[0]).toEqual(['p1', 9])
  })
  it('of the Drone are its side and its Coins', () => {
    expect(droneBid(rules, viewWith({ drone: { flipped: false, coins: 3 } }))).toBe(4)
    expect(droneBid(rules, viewWith({ drone: { flipped: true, coins: 0 } }))).toBe(2)
    expect(droneBid(rules, viewWith({ drone: null }))).toBe(0)
    expect(biddersAt(rules, viewWith({}), lotWith([], { drone: true }), 2).map(({ by }) => by)).toEqual(['drone'])
  })
})

describe('the hammer', () => {
  const ranking = (['p2', 'p1', 'p3'] as const).map((seat, i) => ({ by: 'player' as const, seat, total: 5 - i }))
  const auction = { lot: 0, values: {}, raised: false, combined: false, ranking, at: 1, winner: null, side: null } as const
  const lot = lotWith([], { deed: 'FJ' })
  const told = (changes: object) => {
    const scene = sceneWith({
      auction: { ...auction, stacked: 0, planetPrice: null, planet: null, ...changes } as never,
      row: [lot],
    })
    const bidders = biddersAt(rules, scene.view, lot, 0)
    return [...bidders.map(({ status }) => status), scene.labels.verdict(bidders, lot, scene.s)]
  }

  it('goes down the ranking', () => {
    expect(told({ at: 0 })).toEqual(['offered', 'waiting', 'waiting', 'Jonas is offered Fiji, 5 to 4'])
    expect(told({})).toEqual(['declined', 'offered', 'waiting', 'Mira is offered Fiji, as others decline'])
    expect(told({ at: 3 })).toEqual(['declined', 'declined', 'declined', 'Nobody buys Fiji'])
    expect(told({ winner: ranking[1] })).toEqual(['declined', 'won', 'outbid', 'Mira takes Fiji, as others decline'])
    expect(told({ at: 0, winner: ranking[0] }).at(-1)).toBe('Jonas takes Fiji, 5 to 4')
    expect(told({ at: 0, ranking: ranking.slice(0, 1) }).at(-1)).toBe('Jonas is offered Fiji, the only one to bid')
    expect(told({ ranking: [] })).toEqual(['Nobody has bid for Fiji'])
  })
})

it('an endorsement shows as what it adds to cards and Coins', () => {
  const lot = lotWith([bid(0, 'p1', '3', { coins: 2 }), bid(1, 'p2', '1')], { endorsed: true })
  const ranking = [
    { by: 'player' as const, seat: 'p1', total: 6 },
    { by: 'player' as const, seat: 'p2', total: 1 },
  ]
  const auction = { lot: 0, values: {}, raised: true, combined: false, ranking, at: 0, winner: null, side: null }
  const view = viewWith({ auction: { ...auction, stacked: 2, planetPrice: null, planet: null } as never, row: [lot] })
  expect(biddersAt(rules, view, lot, 0).map((bidder) => raisedBy(rules, view, bidder, lot))).toEqual([1, 0])
  const text = painter.paint(view, { kind: 'reveal', names })!.sheet.lettering.map((each) => each.text)
  expect(text).toContain('+1')
})

it('borders count Deeds owned around one', () => {
  const world = [
    { deed: 'AR', seat: 'p1' },
    { deed: 'PY', seat: 'p1' },
    { deed: 'CL', seat: 'p2' },
    { deed: 'FJ', seat: 'p3' },
  ]
  expect(bordersHeld(rules, viewWith({ world }), lotWith([], { deed: 'BO' }))).toEqual([
    { seat: 'p1', count: 2 },
    { seat: 'p2', count: 1 },
  ])
  expect(bordersHeld(rules, viewWith({ world }), lotWith([], { deed: null }))).toEqual([])
})

describe('the final ranking', () => {
  const places = (points: readonly number[], cards: readonly number[]) => {
    const seats = Object.keys(first.players)
    const players = Object.fromEntries(
      seats.map((seat, i) => [seat, { ...first.players[seat]!, society: null, cards: cards[i]! }]),
    )
    const final = Object.fromEntries(seats.map((seat, i) => [seat, [{ id: 'stars', points: points[i]! }]]))
    return rankingOf(rules, viewWith({ players, final })).map(({ seat, place }) => `${place} ${seat}`)
  }

  it('goes by Power, then by Bid Cards in hand; what remains is shared', () => {
    expect(places([5, 9, 9, 1, 5], [3, 2, 4, 7, 3])).toEqual(['1 p3', '2 p2', '3 p1', '3 p5', '5 p4'])
  })
  it('counts the catch of the Reptilians as theirs', () => {
    const seats = Object.keys(first.players)
    const players = Object.fromEntries(
      seats.map((seat, i) => [seat, { ...first.players[seat]!, society: i === 1 ? 'reptilians' : null, cards: 3 }]),
    )
    const final = Object.fromEntries(seats.map((seat) => [seat, [{ id: 'stars', points: 7 }]]))
    expect(rankingOf(rules, viewWith({ players, final, supply: [{ of: 'p1', card: '5' }] }))[0]!.seat).toBe('p2')
  })
})
