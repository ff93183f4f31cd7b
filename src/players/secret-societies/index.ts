/** A steady player: values what it sees, bids within its means, builds what pays. It knows the view and its questions only. */

import type { Effect, Side } from '../../games/secret-societies/data/effect.ts'
import { printed } from '../../games/secret-societies/data/printed.ts'
import type { Rules } from '../../games/secret-societies/data/rules.ts'
import type { View } from '../../games/secret-societies/view.ts'
import type { Decision, Option } from '../../kernel/contract.ts'
import type { Player } from '../player.ts'
import { chooseBid, chooseMove, firstOffered, lotsByWorth } from './bids.ts'
import { coinWorth, denied, leaderOf } from './ending.ts'
import { chooseGrowth, chooseTile, eventSwap, needOf } from './growth.ts'
import { bestSide, cardWorth, deedWorth, type Eye, effectsWorth, plainWorth, roundsLeft, wanted } from './worth.ts'

type Answer = (eye: Eye, decision: Decision, random: (n: number) => number) => unknown

const optionsOf = ({ input }: Decision): readonly Option[] =>
  input.kind === 'pick' || input.kind === 'some' ? input.options : []
const mayPick = (decision: Decision, id: string) => optionsOf(decision).some((option) => option.id === id && !option.blocked)
const most = <T>(items: readonly T[], worth: (item: T) => number): T =>
  items.reduce((best, item) => (worth(item) > worth(best) ? item : best))

const sideOf = (eye: Eye, deed: string): Side => bestSide(eye, eye.rules.cards[deed]!)
const lotNow = ({ view }: Eye) => view.row[view.auction!.lot]!

/** Buys whatever is worth its price, a little above it too: a Deed bought is a Deed kept from rivals. */
const buy: Answer = (eye, decision) => {
  const { deed } = lotNow(eye)
  const cost = Number(decision.prompt.cost)
  if (deedWorth(eye, deed) + denied(leaderOf(eye), lotNow(eye)) + 1 < coinWorth(eye) * cost) return { pick: 'decline' }
  const side = deed ? sideOf(eye, deed) : 'above'
  const { planet, more } = decision.prompt
  const withPlanet = deed && planet && wantsPlanet(eye, String(planet), Number(more), side, cost) ? [`${side}:planet`] : []
  for (const id of ['buy', ...withPlanet, side, 'above', 'below']) if (mayPick(decision, id)) return { pick: id }
  return { pick: 'decline' }
}

/** Is the Planet worth so many Coins, with some left over? */
function wantsPlanet(eye: Eye, planet: string, cost: number, side: Side, before = 0): boolean {
  const worth = cardWorth(eye, eye.rules.cards[planet]!, side, eye.rules.cards[lotNow(eye).deed!]!.region!)
  return worth > cost + 0.5 && eye.me.coins! - before >= cost + 2
}

const planet: Answer = (eye, decision) => {
  const side = sideOf(eye, lotNow(eye).deed!)
  const wants = wantsPlanet(eye, String(decision.prompt.planet), Number(decision.prompt.cost), side)
  return { pick: wants && mayPick(decision, 'buy') ? 'buy' : 'no', then: { pick: side } }
}

/** The Aliens will hardly choose the lower price. */
const want: Answer = (eye, decision) => {
  const side = sideOf(eye, lotNow(eye).deed!)
  const { planet, value, stacked } = decision.prompt
  const wants = wantsPlanet(eye, String(planet), Math.max(Number(value), Number(stacked)), side)
  return wants ? { pick: 'want' } : { pick: 'no', then: { pick: side } }
}

/** Cancel what rivals would like, endorse what the player would. */
const tokens: Answer = (eye, decision) => {
  const { view, rules } = eye
  // In the last Round it is one rival who has to be held up.
  const leader = leaderOf(eye)
  const liked = (n: number) => (leader ? deedWorth(leader, view.row[n]!.deed) : company(rules, view, n))
  const rivals = view.row.map((_, n) => n).toSorted((a, b) => liked(b) - liked(a))
  const best = lotsByWorth(eye)
  const cancel = firstOffered(decision.input, [...rivals.filter((n) => n !== best[0]), best[0]!])
  const then = optionsOf(decision).find(({ id }) => id === cancel)?.then
  return then ? { pick: cancel, then: { pick: firstOffered(then, best) } } : { pick: cancel }
}
const company = (rules: Rules, view: View, n: number) => (view.row[n]!.deed ? plainWorth(rules.cards[view.row[n]!.deed!]!) : 0)

/** Any Dummy, on one of the two Deeds the player would miss least: whoever could read them would know what it is after. */
const dummy: Answer = (eye, decision, random) => {
  const cards = optionsOf(decision).filter(({ blocked }) => !blocked)
  const worst = lotsByWorth(eye).slice(-2)
  return { pick: cards[random(cards.length)]!.id, then: { pick: `${worst[random(worst.length)]}`, then: 0 } }
}

const raise: Answer = (eye, decision) => {
  const { view, seat } = eye
  const lot = lotNow(eye)
  const values = view.auction!.values
  const totals = new Map<string, number>()
  for (const bid of lot.bids) {
    const key = bid.dummy ? `${bid.by} dummy` : bid.by
    totals.set(key, (totals.get(key) ?? 0) + values[bid.n]! + bid.coins)
  }
  const own = totals.get(seat) ?? 0
  const rival = Math.max(0, ...[...totals].filter(([key]) => key !== seat).map(([, total]) => total))
  return { pick: (own === rival || own + 1 === rival) && mayPick(decision, 'raise') ? 'raise' : 'no' }
}

const combine: Answer = (eye, decision) => {
  const { view, seat, rules } = eye
  const lot = lotNow(eye)
  const rivals = new Map<string, number>()
  let own = 0
  for (const bid of lot.bids) {
    const total = view.auction!.values[bid.n]! + bid.coins
    if (bid.by === seat && !bid.dummy) own += total
    else rivals.set(bid.by, (rivals.get(bid.by) ?? 0) + total)
  }
  const drone = (view.drone!.flipped ? 2 : 1) + view.drone!.coins
  const strongest = Math.max(0, ...rivals.values())
  const helps = own <= Math.max(drone, strongest) && own + drone > strongest
  const cost = decision.input.kind === 'pick' ? (decision.input.options[0]?.price?.cost ?? 0) : 0
  const worth = lot.deed === null ? 0 : deedWorth({ ...eye, rules }, lot.deed)
  return { pick: helps && worth > cost && mayPick(decision, 'combine') ? 'combine' : 'no' }
}

const claim: Answer = (eye, decision) => {
  const deed = String(decision.prompt.deed)
  const cost = Number(decision.prompt.cost)
  const side = sideOf(eye, deed)
  if (mayPick(decision, 'no') && (deedWorth(eye, deed) < cost + 0.5 || !mayPick(decision, side))) return { pick: 'no' }
  const { input } = decision
  const then = input.kind === 'pick' ? input.options.find(({ id }) => id === side)?.then : undefined
  if (then?.kind !== 'split') return { pick: side }
  return { pick: side, then: { [then.targets[0]!.id]: cost } }
}

const choice: Answer = (eye, decision) => ({
  pick: most(optionsOf(decision), ({ label }) => effectsWorth(eye, label.effects as readonly Effect[])).id,
})

const star: Answer = (eye, decision) => {
  const spaces = eye.rules.starSpaces[eye.me.hq]!
  const worth = (id: string) => {
    const { now, abilities } = spaces.find((space) => space.id === id)!
    return now ? effectsWorth(eye, now) : abilities ? 0.55 * roundsLeft(eye) : 0
  }
  return { pick: most(optionsOf(decision), ({ id }) => worth(id)).id }
}

/** One good: in Growth what is missing for the best space, else what the player is short of. */
const anyOne: Answer = (eye, decision) => {
  const ids = optionsOf(decision).map(({ id }) => id)
  const need = eye.view.phase === 'growth' ? needOf(eye) : null
  return { pick: [...(need ?? []), ...wanted(eye)].find((kind) => ids.includes(kind)) ?? ids[0] }
}
const anySplit: Answer = (eye, decision) => {
  const [first, second] = wanted(eye)
  const total = Number(decision.prompt.total)
  return { [first!]: Math.ceil(total / 2), [second!]: Math.floor(total / 2) }
}

const anywhere: Answer = (eye, decision) => {
  const card = eye.rules.cards[String(decision.prompt.card)]!
  const places = optionsOf(decision).flatMap(({ id }) => (['above', 'below'] as const).map((side) => ({ id, side })))
  const place = most(places, ({ id, side }) => cardWorth(eye, card, side, id as never))
  return { pick: place.id, then: { pick: place.side } }
}

const trade: Answer = (eye, decision) => {
  if (mayPick(decision, 'bank') && eye.me.coins! >= 6) return { pick: 'bank' }
  const goods = eye.me.land + eye.me.industry + eye.me.population
  const launch = optionsOf(decision).find(({ id, blocked }) => id === 'launch' && !blocked)?.then
  if (launch?.kind === 'split' && goods >= 9) {
    const [kind] = launch.targets.toSorted((a, b) => b.max - a.max)
    if (kind && kind.max >= 2) return { pick: 'launch', then: { [kind.id]: 2 } }
  }
  return { pick: 'no' }
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  'auction.buy': buy,
  'auction.side': (eye, decision) => ({ pick: sideOf(eye, String(decision.prompt.deed)) }),
  turn: (eye, decision) => chooseBid(eye, decision),
  'tokens.both': tokens,
  'tokens.cancel': tokens,
  'tokens.endorse': (eye, decision) => ({ pick: firstOffered(decision.input, lotsByWorth(eye)) }),
  'dummy.down': dummy,
  'dummy.up': dummy,
  'agents.where': (eye) => lotsByWorth(eye).slice(0, 2).map(String),
  retrieve: (eye, decision) => {
    const cards = decision.prompt.cards as readonly string[]
    const strong = cards.some((card) => (eye.rules.bidCards[card]?.value ?? 0) >= 3)
    return { pick: mayPick(decision, 'pay') && eye.me.coins! >= 8 && (strong || eye.me.cards < 3) ? 'pay' : 'no' }
  },
  'move.agent': chooseMove,
  'move.rivalAgent': chooseMove,
  'endorse.raise': raise,
  'drone.combine': combine,
  'planet.want': want,
  'planet.buy': planet,
  'planet.where': anywhere,
  'route.where': anywhere,
  claim,
  consolation: anySplit,
  'any.split': anySplit,
  'any.one': anyOne,
  'choice.which': choice,
  'pay.offer': (_, decision) => ({ pick: mayPick(decision, 'pay') ? 'pay' : 'no' }),
  'star.where': star,
  'tile.which': (eye, decision) => ({ pick: chooseTile(eye, optionsOf(decision)) }),
  'cache.which': (eye, decision) => ({ pick: most(optionsOf(decision), ({ id }) => deedWorth(eye, id)).id }),
  'cache.place': (eye, decision) => {
    const { id } = most(optionsOf(decision), (option) => deedWorth(eye, option.id))
    return { pick: id, then: { pick: sideOf(eye, id) } }
  },
  'facedown.which': (eye, decision) => ({
    pick: most(optionsOf(decision), ({ id }) => deedWorth(eye, eye.view.drawn[Number(id)]!)).id,
  }),
  'event.tradeWhich': trade,
  'event.swapWhich': (eye, decision) => eventSwap(eye, Number(decision.prompt.left)),
  growth: chooseGrowth,
}

/** In the last Growth Cached Deeds are worth nothing but their Coins; before, the player leaves such offers alone. */
const offer: Answer = ({ view, rules }, decision) =>
  decision.prompt.say === 'cache.cash' && view.round === rules.agenda.length && view.phase === 'growth'
    ? { pick: optionsOf(decision)[0]!.id }
    : undefined

export const steadyWith =
  (rules: Rules): Player<View> =>
  ({ seat, view, decision, random }) => {
    const eye: Eye = { rules, view, seat, me: view.players[seat]! }
    if (decision.offer) return offer(eye, decision, random)
    const answer = ANSWERS[decision.prompt.say]
    return answer ? answer(eye, decision, random) : decision.idle
  }

export const steady = steadyWith(printed)
