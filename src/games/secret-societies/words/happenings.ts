/** What happened, in one sentence each. */
import type { Phrases } from '../../../kernel/words.ts'
import { costOf, deedName, kindOf, outList, parsed, standing } from './questions.ts'
import { coins, listed, type Things } from './things.ts'

const stacked = (n: unknown) => (n ? ` with ${coins(Number(n))}` : '')
const forCoins = (n: unknown) => (n ? `for ${coins(Number(n))}` : 'for nothing')
const quoted = (cards: unknown) => listed((cards as readonly string[]).map((card) => `"${card}"`))

export const happeningPhrases = (things: Things): Phrases => ({
  // Setup and Start of Round
  'society.chosen': ({ seat, society }, names) => `${names(String(seat))} will play the ${things.society(String(society))}.`,
  'setup.plays': ({ seat, society, card }, names) =>
    `${names(String(seat))}: ${things.society(String(society))}, HQ ${things.card(String(card))}.`,
  'setup.sideChosen': ({ seat, card, side }, names) =>
    `${names(String(seat))} lays ${things.card(String(card))} ${side} the board.`,
  'gavel.first': ({ seat }, names) => `${names(String(seat))} holds the Gavel.`,
  'gavel.passed': ({ seat }, names) => `The Gavel passes to ${names(String(seat))}.`,
  'round.begins': ({ round }) => `**Round ${round}**`,
  income: ({ seat, coins: n }, names) => `${names(String(seat))} gets ${coins(Number(n))} of income.`,
  retrieved: ({ seat, cards, charms, coins: n, to }, names) =>
    `${names(String(seat))} takes back ${outList(cards, charms)} ${forCoins(n)}${to ? `, paid to ${names(String(to))}` : ''}.`,
  'charm.recovered': ({ seat }, names) => `An exhausted Charm of ${names(String(seat))} is refreshed.`,
  'charms.returned': ({ seat, charms }, names) =>
    `${charms === 1 ? '1 Charm returns' : `${charms} Charms return`} to ${names(String(seat))}.`,
  returned: ({ seat, cards }, names) =>
    `${quoted(cards)} ${(cards as readonly string[]).length === 1 ? 'returns' : 'return'} to ${names(String(seat))}.`,
  row: ({ deeds }) =>
    `Up for auction: ${(deeds as readonly string[]).map((deed, i) => `${i + 1}. ${things.card(deed)}`).join(', ')}.`,
  'facedown.laid': 'The last Deed of the row lies facedown.',
  'facedown.seen': ({ deed }) => `You looked at the facedown Deed: ${things.cardInFull(String(deed))}.`,
  'facedown.turned': ({ deed }) => `The facedown Deed is ${things.cardInFull(String(deed))}.`,
  'deeds.drawn': ({ deeds }) => `You drew ${listed((deeds as readonly string[]).map(things.cardInFull))}.`,
  'deeds.looked': ({ seat, count }, names) => `${names(String(seat))} looks at ${count} Deeds.`,
  'cache.added': ({ seat, deed }, names) => `${names(String(seat))} caches ${things.card(String(deed))}.`,
  'cache.cashed': ({ seat, deed, coins: n }, names) =>
    `${names(String(seat))} discards ${things.card(String(deed))} from the Cache for ${coins(Number(n))}.`,

  // Bidding
  'endorse.placed': ({ seat, deed }, names) => `${names(String(seat))} endorses ${deedName(things, deed)}.`,
  'cancel.placed': ({ seat, deed }, names) => `${names(String(seat))} cancels ${deedName(things, deed)}.`,
  'token.turned': ({ seat, token }, names) =>
    `${names(String(seat))} turns the ${token === 'endorse' ? 'Endorse' : 'Cancel'} token to side B.`,
  'dummy.laid': ({ seat, card, deed, coins: stack }, names) =>
    `${names(String(seat))} lays Dummy ${card}${stacked(stack)} at ${deedName(things, deed)}.`,
  'dummy.laidDown': ({ seat, deed, coins: stack }, names) =>
    `${names(String(seat))} lays a Dummy facedown${stacked(stack)} at ${deedName(things, deed)}.`,
  'agent.placed': ({ seat, deed }, names) => `${names(String(seat))} posts an Agent at ${deedName(things, deed)}.`,
  'agent.hired': ({ seat, deed, coin }, names) =>
    `${names(String(seat))} ${coin ? `pays ${coins(Number(coin))}` : 'exhausts a Charm'}: an Agent goes to ${deedName(things, deed)}.`,
  'bid.laid': ({ seat, card, deed, coins: stack }, names) =>
    `${names(String(seat))} bids "${card}"${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.laidDown': ({ seat, deed, coins: stack }, names) =>
    `${names(String(seat))} bids facedown${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.laidDisguised': ({ seat, of, card, deed, coins: stack }, names) =>
    `${names(String(seat))} bids the "${card}" of ${names(String(of))} in disguise${stacked(stack)} for ${deedName(things, deed)}.`,
  'bid.moved': ({ seat, fromDeed, deed }, names) =>
    `${names(String(seat))} moves a Bid from ${deedName(things, fromDeed)} to ${deedName(things, deed)}.`,
  contested: ({ seat, coins: n }, names) => `${names(String(seat))} gets ${coins(Number(n))} for joining rivals.`,
  watched: ({ seat, coins: n }, names) => `${names(String(seat))} gets ${coins(Number(n))} because a rival joined.`,
  'charm.laid': ({ seat, by, dummy, n }, names) =>
    `${names(String(seat))} charms the facedown ${dummy ? 'Dummy' : 'Bid'} of ${names(String(by))} at Deed ${n}.`,
  'charm.saw': ({ card, by, dummy, n }, names) =>
    `The facedown ${dummy ? 'Dummy' : 'Bid'} of ${names(String(by))} at Deed ${n} is "${card}".`,
  'charm.gained': ({ seat }, names) => `${names(String(seat))} has another Charm.`,

  // Auctions
  'auction.begins': ({ n, deed }) => `**Deed ${n}: ${deedName(things, deed)}**`,
  'auction.ranking': (ranking, names) => `Bids: ${standing(ranking, names)}.`,
  'auction.declined': ({ seat }, names) => `${names(String(seat))} does not buy.`,
  'auction.bought': ({ seat, deed, price }, names) => `${names(String(seat))} buys ${deedName(things, deed)} ${forCoins(price)}.`,
  'auction.boughtWithFee': ({ seat, deed, price, to, fee }, names) =>
    `${names(String(seat))} pays ${coins(Number(fee))} to ${names(String(to))} and buys ${deedName(things, deed)} ${forCoins(price)}.`,
  'cards.caught': ({ seat, of, cards }, names) => `${names(String(seat))} gets hold of ${quoted(cards)} of ${names(String(of))}.`,
  'auction.unpurchased': ({ deed }) => `Nobody buys ${things.card(String(deed))}.`,
  'endorse.raised': ({ seat, coins: pay, n }, names) =>
    `${names(String(seat))} pays ${coins(Number(pay))} to raise the Bid by ${n}.`,
  'drone.combined': ({ seat }, names) => `${names(String(seat))} and the Drone bid together.`,
  'drone.won': ({ seat, deed }, names) =>
    `The Drone takes ${things.card(String(deed))} into the Cache of ${names(String(seat))}.`,
  'drone.paid': ({ seat, coins: n }, names) => `${names(String(seat))} takes ${coins(Number(n))} off the Drone.`,
  'drone.outbid': ({ coins: n }) => `The Drone is outbid and now carries ${coins(Number(n))}.`,
  'drone.turned': 'Robotic Uprising: the Drone is turned to its stronger side.',
  'dummy.wins': ({ seat, deed }, names) =>
    `The Dummy of ${names(String(seat))} wins; ${things.card(String(deed))} leaves the game.`,
  siphoned: ({ seat, coins: n }, names) => `${names(String(seat))} siphons ${coins(Number(n))} off rival Bids.`,
  'cancel.fee': ({ seat, coins: n }, names) => `${names(String(seat))} gets ${coins(Number(n))} for the cancelled Deed.`,
  'stack.kept': ({ seat, coins: n }, names) => `${names(String(seat))} takes ${coins(Number(n))} back from a lost Bid.`,
  'cancel.gained': ({ seat, n }, names) => `${names(String(seat))} gets ${n} Industry of the cancelled Deed.`,
  claimed: ({ seat, deed, to, shares }, names) => {
    const paid = (to as readonly string[]).map(
      (rival, i) => `${coins(Number((shares as readonly string[])[i]))} to ${names(rival)}`,
    )
    const how = paid.length > 0 ? `and pays ${listed(paid)}` : 'for nothing'
    return `${names(String(seat))} takes ${things.card(String(deed))} ${how}.`
  },
  'planet.open': ({ planet }) => `On offer with the first Deeds: ${things.cardInFull(String(planet))}.`,
  'planet.declined': ({ seat }, names) => `${names(String(seat))} does not take the Planet.`,
  'planet.bought': ({ seat, planet, coins: n, to }, names) =>
    `${names(String(seat))} buys ${things.card(String(planet))} ${forCoins(n)}${to ? `, paid to ${names(String(to))}` : ''}.`,
  'planet.lost': ({ planet, seat, coins: n }, names) =>
    `${things.card(String(planet))} goes to the Dummy; ${names(String(seat))} gets ${n ? coins(Number(n)) : 'nothing'}.`,
  'planet.unsold': ({ seat, planet }, names) =>
    `Nobody bought ${things.card(String(planet))}: it goes to ${names(String(seat))}.`,
  'planet.drawn': ({ seat, planet }, names) => `${names(String(seat))} draws ${things.card(String(planet))}.`,
  consoled: ({ seat, effects }, names) => `${names(String(seat))} gained no Deed and takes ${things.effects(parsed(effects))}.`,

  // Effects
  outbid: ({ seat }, names) => `${names(String(seat))} is outbid and rewarded.`,
  'outbid.gained': ({ seat, effects }, names) => `${names(String(seat))} is outbid and gains ${things.effects(parsed(effects))}.`,
  gained: ({ seat, effects }, names) => `${names(String(seat))} gains ${things.effects(parsed(effects))}.`,
  paid: ({ seat, coins: n }, names) => `${names(String(seat))} pays ${coins(Number(n))}.`,
  'card.placed': ({ seat, card, region, side, land, more }, names) => {
    const gained = costOf({ land: land!, [side === 'above' ? 'industry' : 'population']: more! }, 'nothing more')
    return `${names(String(seat))} lays ${things.card(String(card))} ${side} the board (${region}): ${gained}.`
  },
  'satellite.advanced': ({ seat, space }, names) => `${names(String(seat))}: Satellite to space ${space}.`,
  'treasury.advanced': ({ seat, space }, names) => `${names(String(seat))}: Treasury to space ${space}.`,
  'monument.gained': ({ seat, colour, count }, names) => `${names(String(seat))} raises the ${colour} Monument, number ${count}.`,
  'island.gained': ({ seat }, names) => `${names(String(seat))} gains an Island.`,
  'bidCard.gained': ({ seat, card }, names) => `${names(String(seat))} takes the Bid Card "${card}" into hand.`,
  'star.placed': ({ seat, space }, names) => `${names(String(seat))} places a Star: ${things.starSpace(String(space))}.`,
  'tile.taken': ({ seat, tile }, names) => `${names(String(seat))} takes a Project Tile: ${things.tile(String(tile))}.`,
  'tile.waits': ({ seat }, names) =>
    `${names(String(seat))} gains a Project Tile and chooses it after those earlier in turn order.`,

  // Events and Growth
  'event.gain': 'Event: a gift for everybody.',
  'event.trade': 'Event: one trade for everybody.',
  'event.swap': 'Event: everybody may swap, and those with few Cards catch up.',
  'event.conference': 'Event: a Conference.',
  conference: ({ tile, seats, most }, names) =>
    most === 0
      ? `Conference (${things.conference(String(tile))}): nobody has any, all are consoled.`
      : `Conference (${things.conference(String(tile))}): won by ${listed((seats as readonly string[]).map(names))} with ${most}.`,
  'event.traded': ({ seat, effects }, names) => `${names(String(seat))} trades for ${things.effects(parsed(effects))}.`,
  swapped: ({ seat, from, to }, names) => `${names(String(seat))} swaps 1 ${kindOf(from)} for 1 ${kindOf(to)}.`,
  traded: ({ seat, coins: n }, names) => `${names(String(seat))} pays ${coins(Number(n))} in trade.`,
  'invested.region': ({ seat, region, ...cost }, names) =>
    `${names(String(seat))} invests in the ${region} Region (${costOf(cost)}).`,
  'invested.treasury': ({ seat, space, ...cost }, names) =>
    `${names(String(seat))} fills Treasury space ${space} (${costOf(cost)}).`,
  'project.started': ({ seat, project, society, ...cost }, names) =>
    `${names(String(seat))} starts a Project: ${things.project(String(project), society as string | null)} (${costOf(cost)}).`,
  'growth.done': ({ seat }, names) => `${names(String(seat))} is done with Growth.`,
  'routes.changed': ({ card }) => `Global Trade Council: Trade Routes now come from the pile ${card}.`,
})
