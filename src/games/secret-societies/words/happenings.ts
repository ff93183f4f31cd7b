/** What happened, in one sentence each. */
import type { LoosePhrases } from '../../../kernel/words.ts'
import { costOf, deedName, kindOf, outList, parsed, standing } from './questions.ts'
import { coins, listed, type Things } from './things.ts'

const stacked = (n: unknown) => (n ? ` with ${coins(Number(n))}` : '')
const forCoins = (n: unknown) => (n ? `for ${coins(Number(n))}` : 'for nothing')
const quoted = (cards: unknown) => listed((cards as readonly string[]).map((card) => `"${card}"`))

export const happeningPhrases = (things: Things): LoosePhrases => ({
  // Setup and Start of Round
  'society.chosen': ({ seat, society }, s) => `${s.name(String(seat))} will play the ${things.society(String(society))}.`,
  'setup.plays': ({ seat, society, card }, s) =>
    `${s.name(String(seat))}: ${things.society(String(society))}, HQ ${things.card(String(card))}.`,
  'setup.sideChosen': ({ seat, card, side }, s) => `${s.name(String(seat))} lays ${things.card(String(card))} ${side} the board.`,
  'gavel.first': ({ seat }, s) => `${s.name(String(seat))} holds the Gavel.`,
  'gavel.passed': ({ seat }, s) => `The Gavel passes to ${s.name(String(seat))}.`,
  'round.begins': ({ round }) => `**Round ${round}**`,
  income: ({ seat, coins: n }, s) => `${s.name(String(seat))} gets ${coins(Number(n))} of income.`,
  retrieved: ({ seat, cards, charms, coins: n, to }, s) =>
    `${s.name(String(seat))} takes back ${outList(cards, charms)} ${forCoins(n)}${to ? `, paid to ${s.name(String(to))}` : ''}.`,
  'charm.recovered': ({ seat }, s) => `An exhausted Charm of ${s.name(String(seat))} is refreshed.`,
  'charms.returned': ({ seat, charms }, s) =>
    `${charms === 1 ? '1 Charm returns' : `${charms} Charms return`} to ${s.name(String(seat))}.`,
  returned: ({ seat, cards }, s) =>
    `${quoted(cards)} ${(cards as readonly string[]).length === 1 ? 'returns' : 'return'} to ${s.name(String(seat))}.`,
  row: ({ deeds }) =>
    `Up for auction: ${(deeds as readonly string[]).map((deed, i) => `${i + 1}. ${things.card(deed)}`).join(', ')}.`,
  'facedown.laid': 'The last Deed of the row lies facedown.',
  'facedown.seen': ({ deed }) => `You looked at the facedown Deed: ${things.cardInFull(String(deed))}.`,
  'facedown.turned': ({ deed }) => `The facedown Deed is ${things.cardInFull(String(deed))}.`,
  'deeds.drawn': ({ deeds }) => `You drew ${listed((deeds as readonly string[]).map(things.cardInFull))}.`,
  'deeds.looked': ({ seat, count }, s) => `${s.name(String(seat))} looks at ${count} Deeds.`,
  'cache.added': ({ seat, deed }, s) => `${s.name(String(seat))} caches ${things.card(String(deed))}.`,
  'cache.cashed': ({ seat, deed, coins: n }, s) =>
    `${s.name(String(seat))} discards ${things.card(String(deed))} from the Cache for ${coins(Number(n))}.`,

  // Bidding
  'endorse.placed': ({ seat, deed }, s) => `${s.name(String(seat))} endorses ${deedName(things, deed)}.`,
  'cancel.placed': ({ seat, deed }, s) => `${s.name(String(seat))} cancels ${deedName(things, deed)}.`,
  'token.turned': ({ seat, token }, s) =>
    `${s.name(String(seat))} turns the ${token === 'endorse' ? 'Endorse' : 'Cancel'} token to side B.`,
  'dummy.laid': ({ seat, card, deed, coins: stack }, s) =>
    `${s.name(String(seat))} lays Dummy ${card}${stacked(stack)} at ${deedName(things, deed)}.`,
  'dummy.laidDown': ({ seat, deed, coins: stack }, s) =>
    `${s.name(String(seat))} lays a Dummy facedown${stacked(stack)} at ${deedName(things, deed)}.`,
  'agent.placed': ({ seat, deed }, s) => `${s.name(String(seat))} posts an Agent at ${deedName(things, deed)}.`,
  'agent.hired': ({ seat, deed, coin }, s) =>
    `${s.name(String(seat))} ${coin ? `pays ${coins(Number(coin))}` : 'exhausts a Charm'}: an Agent goes to ${deedName(things, deed)}.`,
  'bid.laid': ({ seat, card, deed, coins: stack }, s) =>
    `${s.name(String(seat))} bids "${card}"${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.laidDown': ({ seat, deed, coins: stack }, s) =>
    `${s.name(String(seat))} bids facedown${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.laidDisguised': ({ seat, of, card, deed, coins: stack }, s) =>
    `${s.name(String(seat))} bids the "${card}" of ${s.name(String(of))} in disguise${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.moved': ({ seat, fromDeed, deed }, s) =>
    `${s.name(String(seat))} moves a Bid from ${deedName(things, fromDeed)} to ${deedName(things, deed)}.`,
  contested: ({ seat, coins: n }, s) => `${s.name(String(seat))} gets ${coins(Number(n))} for joining rivals.`,
  watched: ({ seat, coins: n }, s) => `${s.name(String(seat))} gets ${coins(Number(n))} because a rival joined.`,
  'charm.laid': ({ seat, by, dummy, n }, s) =>
    `${s.name(String(seat))} charms the facedown ${dummy ? 'Dummy' : 'Bid'} of ${s.name(String(by))} at Deed ${n}.`,
  'charm.saw': ({ card, by, dummy, n }, s) =>
    `The facedown ${dummy ? 'Dummy' : 'Bid'} of ${s.name(String(by))} at Deed ${n} is "${card}".`,
  'charm.gained': ({ seat }, s) => `${s.name(String(seat))} has another Charm.`,

  // Auctions
  'auction.begins': ({ n, deed }) => `**Deed ${n}: ${deedName(things, deed)}**`,
  'auction.ranking': (ranking, s) => `Bids: ${standing(ranking, s)}.`,
  'auction.declined': ({ seat }, s) => `${s.name(String(seat))} does not buy.`,
  'auction.bought': ({ seat, deed, price }, s) => `${s.name(String(seat))} buys ${deedName(things, deed)} ${forCoins(price)}.`,
  'auction.boughtWithFee': ({ seat, deed, price, to, fee }, s) =>
    `${s.name(String(seat))} pays ${coins(Number(fee))} to ${s.name(String(to))} and buys ${deedName(things, deed)} ${forCoins(price)}.`,
  'cards.caught': ({ seat, of, cards }, s) => `${s.name(String(seat))} gets hold of ${quoted(cards)} of ${s.name(String(of))}.`,
  'auction.unpurchased': ({ deed }) => `Nobody buys ${things.card(String(deed))}.`,
  'endorse.raised': ({ seat, coins: pay, n }, s) =>
    `${s.name(String(seat))} pays ${coins(Number(pay))} to raise the Bid by ${n}.`,
  'drone.combined': ({ seat }, s) => `${s.name(String(seat))} and the Drone bid together.`,
  'drone.won': ({ seat, deed }, s) => `The Drone takes ${things.card(String(deed))} into the Cache of ${s.name(String(seat))}.`,
  'drone.paid': ({ seat, coins: n }, s) => `${s.name(String(seat))} takes ${coins(Number(n))} off the Drone.`,
  'drone.outbid': ({ coins: n }) => `The Drone is outbid and now carries ${coins(Number(n))}.`,
  'drone.turned': 'Robotic Uprising: the Drone is turned to its stronger side.',
  'dummy.wins': ({ seat, deed }, s) => `The Dummy of ${s.name(String(seat))} wins; ${things.card(String(deed))} leaves the game.`,
  siphoned: ({ seat, coins: n }, s) => `${s.name(String(seat))} siphons ${coins(Number(n))} off rival Bids.`,
  'cancel.fee': ({ seat, coins: n }, s) => `${s.name(String(seat))} gets ${coins(Number(n))} for the cancelled Deed.`,
  'stack.kept': ({ seat, coins: n }, s) => `${s.name(String(seat))} takes ${coins(Number(n))} back from a lost Bid.`,
  'cancel.gained': ({ seat, n }, s) => `${s.name(String(seat))} gets ${n} Industry of the cancelled Deed.`,
  claimed: ({ seat, deed, to, shares }, s) => {
    const paid = (to as readonly string[]).map(
      (rival, i) => `${coins(Number((shares as readonly string[])[i]))} to ${s.name(rival)}`,
    )
    const how = paid.length > 0 ? `and pays ${listed(paid)}` : 'for nothing'
    return `${s.name(String(seat))} takes ${things.card(String(deed))} ${how}.`
  },
  'planet.open': ({ planet }) => `On offer with the first Deeds: ${things.cardInFull(String(planet))}.`,
  'planet.declined': ({ seat }, s) => `${s.name(String(seat))} does not take the Planet.`,
  'planet.bought': ({ seat, planet, coins: n, to }, s) =>
    `${s.name(String(seat))} buys ${things.card(String(planet))} ${forCoins(n)}${to ? `, paid to ${s.name(String(to))}` : ''}.`,
  'planet.lost': ({ planet, seat, coins: n }, s) =>
    `${things.card(String(planet))} goes to the Dummy; ${s.name(String(seat))} gets ${n ? coins(Number(n)) : 'nothing'}.`,
  'planet.unsold': ({ seat, planet }, s) => `Nobody bought ${things.card(String(planet))}: it goes to ${s.name(String(seat))}.`,
  'planet.drawn': ({ seat, planet }, s) => `${s.name(String(seat))} draws ${things.card(String(planet))}.`,
  consoled: ({ seat, effects }, s) => `${s.name(String(seat))} gained no Deed and takes ${things.effects(parsed(effects))}.`,

  // Effects
  outbid: ({ seat }, s) => `${s.name(String(seat))} is outbid and rewarded.`,
  'outbid.gained': ({ seat, effects }, s) => `${s.name(String(seat))} is outbid and gains ${things.effects(parsed(effects))}.`,
  gained: ({ seat, effects }, s) => `${s.name(String(seat))} gains ${things.effects(parsed(effects))}.`,
  paid: ({ seat, coins: n }, s) => `${s.name(String(seat))} pays ${coins(Number(n))}.`,
  'card.placed': ({ seat, card, region, side, land, more }, s) => {
    const gained = costOf({ land: land!, [side === 'above' ? 'industry' : 'population']: more! }, 'nothing more')
    return `${s.name(String(seat))} lays ${things.card(String(card))} ${side} the board (${region}): ${gained}.`
  },
  'satellite.advanced': ({ seat, space }, s) => `${s.name(String(seat))}: Satellite to space ${space}.`,
  'treasury.advanced': ({ seat, space }, s) => `${s.name(String(seat))}: Treasury to space ${space}.`,
  'monument.gained': ({ seat, colour, count }, s) => `${s.name(String(seat))} raises the ${colour} Monument, number ${count}.`,
  'island.gained': ({ seat }, s) => `${s.name(String(seat))} gains an Island.`,
  'bidCard.gained': ({ seat, card }, s) => `${s.name(String(seat))} takes the Bid Card "${card}" into hand.`,
  'star.placed': ({ seat, space }, s) => `${s.name(String(seat))} places a Star: ${things.starSpace(String(space))}.`,
  'tile.taken': ({ seat, tile }, s) => `${s.name(String(seat))} takes a Project Tile: ${things.tile(String(tile))}.`,
  'tile.waits': ({ seat }, s) => `${s.name(String(seat))} gains a Project Tile and chooses it after those earlier in turn order.`,

  // Events and Growth
  'event.gain': 'Event: a gift for everybody.',
  'event.trade': 'Event: one trade for everybody.',
  'event.swap': 'Event: everybody may swap, and those with few Cards catch up.',
  'event.conference': 'Event: a Conference.',
  conference: ({ tile, seats, most }, s) =>
    most === 0
      ? `Conference (${things.conference(String(tile))}): nobody has any, all are consoled.`
      : `Conference (${things.conference(String(tile))}): won by ${listed((seats as readonly string[]).map(s.name))} with ${most}.`,
  'event.traded': ({ seat, effects }, s) => `${s.name(String(seat))} trades for ${things.effects(parsed(effects))}.`,
  swapped: ({ seat, from, to }, s) => `${s.name(String(seat))} swaps 1 ${kindOf(from)} for 1 ${kindOf(to)}.`,
  traded: ({ seat, coins: n }, s) => `${s.name(String(seat))} pays ${coins(Number(n))} in trade.`,
  'invested.region': ({ seat, region, ...cost }, s) =>
    `${s.name(String(seat))} invests in the ${region} Region (${costOf(cost)}).`,
  'invested.treasury': ({ seat, space, ...cost }, s) =>
    `${s.name(String(seat))} fills Treasury space ${space} (${costOf(cost)}).`,
  'project.started': ({ seat, project, society, ...cost }, s) =>
    `${s.name(String(seat))} starts a Project: ${things.project(String(project), society as string | null)} (${costOf(cost)}).`,
  'growth.done': ({ seat }, s) => `${s.name(String(seat))} is done with Growth.`,
  'routes.changed': ({ card }) => `Global Trade Council: Trade Routes now come from the pile ${card}.`,
})
