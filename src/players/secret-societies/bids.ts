/** Which Bid to place: likely to win, worth its price, and affordable next to what was bid before. */

import { has, power } from '../../games/secret-societies/holdings/abilities.ts'
import type { LotView } from '../../games/secret-societies/view.ts'
import type { Decision, Input, Option } from '../../kernel/contract.ts'
import { coinWorth, denied, leaderOf } from './ending.ts'
import { deedWorth, type Eye, plainWorth } from './worth.ts'

type Choice = { readonly pick: string; readonly then: { readonly pick: string; readonly then: { readonly pick: string } } }

export function chooseBid(eye: Eye, decision: Decision): unknown {
  const options = decision.input.kind === 'pick' ? decision.input.options : []
  const look = lookFirst(eye, options) ?? moveFirst(eye, options)
  if (look) return look
  const leader = leaderOf(eye)
  const stakes = eye.view.row.map((_, n) => stakeIn(eye, n, leader))
  let best: { worth: number; choice: Choice } | null = null
  for (const face of options) {
    if (face.blocked || (face.id !== 'up' && face.id !== 'down') || face.then?.kind !== 'pick') continue
    for (const lot of face.then.options)
      for (const { id, blocked } of lot.then?.kind === 'pick' ? lot.then.options : []) {
        if (lot.blocked || blocked) continue
        const [, card, coins] = /^(.+):(\d+)$/.exec(id)!
        const worth = bidWorth(eye, stakes[Number(lot.id)]!, cardOf(eye, card!), Number(coins), face.id === 'down')
        if (best === null || worth > best.worth)
          best = { worth, choice: { pick: face.id, then: { pick: lot.id, then: { pick: id } } } }
      }
  }
  const mayStop = options.some(({ id }) => id === 'done')
  if (best === null || (mayStop && best.worth < 0.5)) return { pick: 'done' }
  return best.choice
}

/** Vampires look before their second Bid: at the facedown rival Bid where most is at stake. */
function lookFirst(eye: Eye, options: readonly Option[]): unknown {
  const targets = options.find(({ id }) => id === 'peek')?.then
  if (targets?.kind !== 'pick' || eye.view.turn?.lap !== 2) return null
  const stake = (n: string) => deedWorth(eye, eye.view.row.find(({ bids }) => bids.some((bid) => `${bid.n}` === n))?.deed ?? null)
  const [best] = targets.options.map(({ id }) => id).toSorted((a, b) => stake(b) - stake(a))
  return best === undefined ? null : { pick: 'peek', then: { pick: best } }
}

/** An earlier Bid to a better place before the next one is thought of. */
function moveFirst(eye: Eye, options: readonly Option[]): unknown {
  const input = options.find(({ id }) => id === 'move')?.then
  const move = input && bestMove(eye, input)
  return move ? { pick: 'move', then: move } : null
}

/** What there is to win at a Deed, whatever one bids now. */
type Stake = {
  readonly lot: LotView
  /** One's own Bids here: what they cost if they win, and what they count for. */
  readonly paid: number
  readonly before: number
  /** What the other Bids may cost. */
  readonly elsewhere: number
  readonly gain: number
  /** What the Bids that lie here are worth already. */
  readonly already: number
  readonly presence: number
  /** What the best rival Bid will count for. */
  readonly expected: number
}

function stakeIn(eye: Eye, n: number, leader: Eye | null): Stake {
  const { view, seat } = eye
  const lot = view.row[n]!
  const own = lot.bids.filter((bid) => bid.by === seat && !bid.dummy)
  const paid = own.reduce((sum, bid) => sum + countOf(eye, bid.card!, lot), 0)
  const before = paid + own.reduce((sum, bid) => sum + bid.coins, 0)
  const gain = deedWorth(eye, lot.deed) + denied(leader, lot) + (lot.endorsed ? 0.9 : 0) - coinWorth(eye) * (fee(eye, lot) + paid)
  const expected = rivalry(eye, lot)
  return {
    lot,
    paid,
    before,
    elsewhere: committed(eye, n),
    gain,
    already: own.length > 0 ? chanceAgainst(expected, before, false) * gain : 0,
    presence: presence(eye, lot, own.length > 0),
    expected,
  }
}

/** What a Bid adds: chance to win times what winning is worth, plus what losing pays, less the Coins stacked. */
function bidWorth(eye: Eye, stake: Stake, card: string, coins: number, isHidden: boolean): number {
  const { lot, paid, before, elsewhere, gain, already, expected } = stake
  const value = countOf(eye, card, lot)
  const { outbid, returns } = eye.rules.bidCards[card]!
  const reward = outbid.length > 0 ? 0.9 : 0
  if (eye.me.coins! - coins - elsewhere < paid + value) return reward * 0.4 - coins - 1
  const chance = chanceAgainst(expected, before + value + coins, isHidden)
  // A card that wins is missing next Round, unless it is bought back.
  const missed = returns ? 0 : value * 0.12
  const coin = coinWorth(eye)
  return chance * (gain - coin * value - missed) + (1 - chance) * reward - already - coin * coins + stake.presence
}

/** What the own Bids are worth as they lie. */
const laidWorth = (eye: Eye, leader: Eye | null): number =>
  eye.view.row.reduce((sum, _, n) => {
    const { already, paid } = stakeIn(eye, n, leader)
    return sum + (paid > eye.me.coins! ? 0 : Math.max(0, already))
  }, 0)

/** One Bid to where an Agent stands, if it is worth more there. */
export const chooseMove = (eye: Eye, { input }: Decision): unknown => bestMove(eye, input) ?? { pick: 'no' }

function bestMove(eye: Eye, input: Input): unknown {
  const { row } = eye.view
  const leader = leaderOf(eye)
  let best: { worth: number; answer: unknown } = { worth: laidWorth(eye, leader) + 0.2, answer: null }
  for (const { id, then } of input.kind === 'pick' ? input.options : []) {
    const from = row.findIndex(({ bids }) => bids.some(({ n }) => `${n}` === id))
    const bid = row[from]?.bids.find(({ n }) => `${n}` === id)
    if (!bid || then?.kind !== 'pick') continue
    for (const to of then.options) {
      const moved = row.map((lot, n) => {
        if (n === from) return { ...lot, bids: lot.bids.filter((each) => each !== bid) }
        return `${n}` === to.id ? { ...lot, bids: [...lot.bids, bid] } : lot
      })
      const worth = laidWorth({ ...eye, view: { ...eye.view, row: moved } }, leader)
      if (worth > best.worth) best = { worth, answer: { pick: id, then: { pick: to.id } } }
    }
  }
  return best.answer
}

/** Being there at all: Illuminati collect rivals' Coins, Tech Bros get one for joining. */
function presence({ rules, me, seat }: Eye, lot: LotView, isThere: boolean): number {
  if (isThere) return 0
  const rivals = lot.bids.filter((bid) => bid.by !== seat)
  const siphon = power(rules, me, 'siphon')?.n ?? 0
  const coins = rivals.reduce((sum, bid) => sum + bid.coins, 0)
  return Math.min(siphon, coins) + (rivals.length > 0 ? (power(rules, me, 'contested')?.n ?? 0) : 0)
}

const cardOf = ({ view }: Eye, id: string): string => (id.startsWith('as:') ? view.supply![Number(id.slice(3))]!.card : id)

function countOf({ rules, seat }: Eye, card: string, lot: LotView): number {
  const { value, plusHighest } = rules.bidCards[card]!
  if (!plusHighest) return value
  const rivals = lot.bids
    .filter((bid) => bid.by !== seat || bid.dummy)
    .map(({ card: other }) => (other === null ? 3 : Number(other) || 2))
  return value + Math.max(0, ...rivals)
}

const fee = ({ view, rules, me }: Eye, lot: LotView): number => {
  if (!lot.cancelled || has(rules, me, 'cancel')) return 0
  return view.tokens!.cancel.side === 'A' ? 1 : 2
}

/** What the other Bids of this Round may still cost. */
function committed(eye: Eye, except: number): number {
  return eye.view.row.reduce((sum, lot, n) => {
    if (n === except) return sum
    const own = lot.bids.filter((bid) => bid.by === eye.seat && !bid.dummy)
    if (own.length === 0) return sum
    const price = own.reduce((all, bid) => all + countOf(eye, bid.card!, lot), 0)
    const total = price + own.reduce((all, bid) => all + bid.coins, 0)
    return sum + (chanceAgainst(rivalry(eye, lot), total, false) > 0.3 ? price : 0)
  }, 0)
}

const chanceAgainst = (expected: number, total: number, isHidden: boolean): number =>
  1 / (1 + Math.exp(-(total - expected - (isHidden ? -0.3 : 0.1)) * 1.5))

/** What has to be beaten: the strongest rival here, and how many rivals could still come. */
function rivalry({ view, seat, rules }: Eye, lot: LotView): number {
  const rivals = new Map<string, number>()
  for (const bid of lot.bids) {
    if (bid.by === seat && !bid.dummy) continue
    const value =
      bid.card === null
        ? 3.8
        : bid.dummy
          ? Number(bid.card)
          : rules.bidCards[bid.card]!.plusHighest
            ? 4
            : rules.bidCards[bid.card]!.value
    const key = bid.dummy ? `${bid.by} dummy` : bid.by
    rivals.set(key, (rivals.get(key) ?? 0) + value + bid.coins)
  }
  if (lot.drone) rivals.set('drone', (view.drone!.flipped ? 2 : 1) + view.drone!.coins + 0.5)
  const strongest = Math.max(0, ...rivals.values())
  const interest = lot.deed === null ? 4 : plainWorth(rules.cards[lot.deed]!)
  const toCome =
    2 * view.order.length - view.row.reduce((sum, each) => sum + each.bids.filter(({ dummy }) => !dummy).length, 0) - 1
  const pressure = Math.max(0, toCome) / (2 * view.order.length)
  return Math.max(strongest, interest * 0.43 * pressure + (rivals.size > 0 ? 0.5 : 0)) + pressure * rivals.size * 0.65
}

/** Deeds by what they are worth to the player, best first. */
export const lotsByWorth = (eye: Eye): number[] =>
  eye.view.row.map((_, n) => n).toSorted((a, b) => deedWorth(eye, eye.view.row[b]!.deed) - deedWorth(eye, eye.view.row[a]!.deed))

/** The first of these Deeds that a question offers. */
export function firstOffered(input: Input, order: readonly number[]): string {
  const open = input.kind === 'pick' ? input.options.filter(({ blocked }) => !blocked).map(({ id }) => id) : []
  return order.map(String).find((id) => open.includes(id)) ?? open[0]!
}
