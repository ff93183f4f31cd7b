/** What is asked, offered and refused. Labels fit on a button. */
import type { Parameter } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { LoosePhrases } from '../../../kernel/words.ts'
import type { Kind, Side } from '../data/effect.ts'
import { coins, KIND_NAMES, listed, type Things } from './things.ts'

export const parsed = (list: Parameter | undefined) => (list as readonly string[]).map((each) => JSON.parse(each))
export const kindOf = (kind: Parameter | undefined) => KIND_NAMES[String(kind) as Kind]

const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())

/** The facedown Deed has no name for most. */
export const deedName = (things: Things, deed: Parameter | undefined) => (deed ? things.card(String(deed)) : 'the facedown Deed')

/** On a button: with its number in the row; whoever has looked knows its name all the same. */
const lotName = (things: Things, { n, deed, facedown }: { readonly [key: string]: Parameter }) =>
  `${n}. ${deedName(things, deed)}${facedown && deed ? ' (facedown)' : ''}`

/** With what it bears, where one decides what to bid for. */
const lotInBrief = (things: Things, { n, deed, facedown }: { readonly [key: string]: Parameter }) =>
  deed ? `${n}. ${things.cardInBrief(String(deed), ...(facedown ? ['hidden'] : []))}` : `${n}. the facedown Deed`

/** "Satellite +1 (a Star)" */
const gains = (things: Things, { effects, brings }: { readonly [key: string]: Parameter }) => {
  const more = parsed(brings)
  return `${things.effects(parsed(effects))}${more.length > 0 ? ` (${things.effects(more)})` : ''}`
}

/** What it brings, after what it costs. */
const worth = (power: Parameter | undefined, ...more: readonly string[]) => {
  const parts = [...more, Number(power) === 0 ? '' : `${String(power).replace('-', '−')} Power`].filter(Boolean)
  return parts.length > 0 ? ` → ${parts.join(', ')}` : ''
}

export const costOf = ({ land, industry, population }: { readonly [key: string]: Parameter }, none = 'free') =>
  [land ? `${land} Land` : '', industry ? `${industry} Industry` : '', population ? `${population} Population` : '']
    .filter(Boolean)
    .join(', ') || none

export const questionPhrases = (things: Things): LoosePhrases => ({
  // Things on buttons
  no: 'No',
  kind: ({ kind }) => kindOf(kind),
  'kind.held': ({ kind, n }) => `${kindOf(kind)} (you have ${n})`,
  side: ({ side, cards }) =>
    `${side === 'above' ? 'Above' : 'Below'} the board: ${things.gains(cards as readonly string[], side as Side)}`,
  region: ({ region, above, below }) => `${capital(things.region(String(region)))} ▲${above} ▼${below}`,
  colour: ({ colour, cards }) => `${capital(String(colour))} (you have ${cards} Card${cards === 1 ? '' : 's'} there)`,
  seat: ({ seat }, s) => s.name(String(seat)),
  effects: (gain) => capital(gains(things, gain)),
  lot: (lot) => lotName(things, lot),
  tile: ({ tile }) => things.tile(String(tile)),
  'tile.immediate': 'Immediate Tiles',
  'tile.scoring': 'Scoring Tiles',
  'deed.values': ({ deed }) => things.cardInFull(String(deed)),
  'deed.cached': ({ deed, island }) => `${things.card(String(deed))}${island ? ' (Island)' : ''}`,
  'group.faceup': 'Faceup',
  'group.facedown': 'Facedown',
  'group.more': 'Something else',
  'group.region': 'Region Investments',
  'group.treasury': 'Treasury Investments',
  'group.project': 'Projects',
  'group.trade': 'Tiles and trades',
  'setting.societies': 'Societies',
  'setting.random': 'Dealt at random',
  'setting.draft': 'Chosen in seat order',

  // Why not
  'short.coins': ({ need, have }) => `It costs ${coins(Number(need))}; you have ${have}.`,
  'short.any': ({ need, have }) => `It takes ${need} resource${need === 1 ? '' : 's'}; you have ${have}.`,
  'short.goods': (lacking) => `You lack ${costOf(lacking)}.`,
  'cache.leastLand': ({ least }) => `It has to be one with the least Land of the three (${least}).`,
  'swap.nothing': 'You have nothing to swap.',
  'trade.useless': 'There is nothing left for you to gain by it.',

  // Setup and Start of Round
  'setup.society': 'Which society do you play?',
  'society.pick': ({ society }) => things.societyInFull(String(society)),
  'setup.cache': 'Which of these Deeds goes into your Cache? It has to be one with the least Land.',
  'setup.side': ({ card, industry, population }) =>
    `Your HQ Card ${things.card(String(card))}: above the board for ${industry} Industry, or below for ${population} Population?`,
  retrieve: ({ cards, charms, to }, s) => {
    const alone = (cards as readonly string[]).length + Number(charms) === 1
    const later = alone ? 'It comes home by itself before the auctions.' : 'They come home by themselves before the auctions.'
    return `Buy back ${outList(cards, charms)} for this Bidding? ${later}${to ? ` The price goes to ${s.name(String(to))}.` : ''}`
  },
  'retrieve.pay': ({ cards, charms }) => `Take back ${outList(cards, charms)}`,
  'retrieve.not': 'Not this time',
  'facedown.which': 'Which of these is the facedown Deed? The others go under the pile.',

  // Bidding
  'tokens.both': 'Cancel which faceup Deed, and endorse which other?',
  'tokens.cancel': 'Cancel which faceup Deed?',
  'tokens.endorse': 'Endorse which Deed?',
  'cancel.at': (lot) => `Cancel ${lotName(things, lot)}`,
  'endorse.at': (lot) => `Endorse ${lotName(things, lot)}`,
  'dummy.down': 'Lay one Dummy facedown: which, where, with how many of your Coins?',
  'dummy.up': 'Lay one Dummy faceup: which, where, with how many of your Coins?',
  'dummy.card': ({ card }) => `Dummy ${card}`,
  'agents.where': 'At which two Deeds do you post your Agents?',
  turn: ({ lap, laid }) => (laid === 0 ? `Turn ${lap} of 2: place a Bid.` : `Turn ${lap} of 2: anything else?`),
  'bid.up': (lot) => `Faceup: ${lotInBrief(things, lot)}`,
  'bid.down': (lot) => `Facedown: ${lotInBrief(things, lot)}`,
  'bid.downByCharm': (lot) => `Down by Charm: ${lotInBrief(things, lot)}`,
  'bid.card': ({ card }) => `Card "${card}", Coins`,
  'bid.disguised': ({ card, of }, s) => `Card "${card}" of ${s.name(String(of)).slice(0, 40)} in disguise, Coins`,
  'bid.here': ({ card, down, coins: stack, ...lot }) =>
    `Your "${card}"${down ? ' facedown' : ''}${stack ? ` + ${coins(Number(stack))}` : ''} at ${lotName(things, lot)}`,
  'charm.use': 'Lay a Charm on a facedown Bid and look at it',
  'charm.target': ({ by, dummy, coins: stack, ...lot }, s) =>
    `${dummy ? 'Dummy of ' : ''}${s.name(String(by)).slice(0, 30)}${stack ? ` + ${coins(Number(stack))}` : ''} at ${lotName(things, lot)}`,
  'agent.hire': ({ charm }) => (charm ? 'Exhaust a Charm: place or move an Agent' : 'Place or move an Agent'),
  'agent.new': 'A new one',
  'agent.from': (lot) => `The one at ${lotName(things, lot)}`,
  'turn.move': 'Move one of your earlier Bids',
  'turn.done': 'End the turn',

  // Resolution
  'move.rivalAgent': 'Move one of your Bids to a Deed with a rival Agent?',
  'move.agent': 'Move one of your Bids to one of your Agents?',
  'move.none': 'Leave everything where it is',
  'endorse.raise': ({ deed, ...ranking }, s) =>
    `Bids for ${deedName(things, deed)}: ${standing(ranking, s)}. Do you raise yours?`,
  'endorse.raiseTo': ({ total }) => `Raise it to ${total}`,
  'drone.combine': ({ deed, ...ranking }, s) =>
    `Bids for ${things.card(String(deed))}: ${standing(ranking, s)}. Bid together with the Drone? You then must buy if you win.`,
  'drone.together': ({ total }) => `Together: ${total}`,
  'drone.apart': 'Each for itself',
  'auction.buy': ({ n, deed, cost, fee, to }, s) => {
    const share = fee ? `, ${fee} of it a fee to ${s.name(String(to))}` : ''
    return `Deed ${n}, ${deedName(things, deed)}, is offered to you for ${coins(Number(cost))}${share}.`
  },
  'buy.above': ({ deed }) => `Buy, above the board: ${things.gains([String(deed)], 'above')}`,
  'buy.below': ({ deed }) => `Buy, below the board: ${things.gains([String(deed)], 'below')}`,
  'buy.buy': ({ deed }) => (deed ? `Buy ${things.cardInShort(String(deed))}` : 'Buy it unseen'),
  'buy.decline': 'Decline (without outbid reward)',
  'auction.side': ({ deed }) => `You bought ${things.cardInFull(String(deed))}. On which side does it go?`,
  'planet.price': ({ seat, planet }, s) =>
    `What does ${s.name(String(seat))} have to pay you for ${things.card(String(planet))}?`,
  'planet.byValue': ({ coins: n }) => `The value of the winning Bid Cards: ${coins(Number(n))}`,
  'planet.byStack': ({ coins: n }) => `The Coins stacked on them: ${coins(Number(n))}`,
  'planet.buy': ({ planet, deed, cost }) =>
    `${things.cardInFull(String(planet))} is offered to you for ${coins(Number(cost))}, to go with ${things.card(String(deed))}.`,
  'planet.take': ({ planet }) => `Buy ${things.card(String(planet))}; both go …`,
  'planet.leave': 'No Planet; the Deed goes …',
  claim: ({ deed, cost }) =>
    cost === 0
      ? `Nobody bought ${things.cardInFull(String(deed))}. Take it for nothing?`
      : `Nobody bought ${things.cardInFull(String(deed))}. Take it for ${coins(Number(cost))}, paid to rivals?`,
  'claim.no': 'Let it go',
  consolation: ({ total }) => `You gained no Deed: take ${total} resources in any mix.`,

  // Effects
  'effects.order': 'What is resolved first?',
  'choice.which': 'Which do you take?',
  'any.one': 'Which resource do you take?',
  'any.split': ({ total }) => `Take ${total} resources in any mix.`,
  'any.different': ({ total }) => `Take ${total} different resources.`,
  'pay.offer': 'An Island: do you pay for its effect?',
  'pay.for': (gain) => `Pay for ${gains(things, gain)}`,
  'star.where': 'On which space do you put the Star?',
  'star.space': ({ space }) => things.starSpace(String(space)),
  'tile.which': 'Which Project Tile do you take?',
  'monument.which': 'A Monument of which colour?',
  'route.where': ({ card }) => `Where does the ${things.cardInFull(String(card))} go?`,
  'planet.where': ({ card }) => `Where does ${things.cardInFull(String(card))} go?`,
  'cache.which': 'Which of these Deeds goes into your Cache? The others go under the pile.',
  'cache.place': 'Which Cached Deed do you place?',
  'cache.cash': ({ coins: n }) => `Discard a Cached Deed for ${coins(Number(n))}?`,

  // Events and Growth
  'event.tradeWhich': 'You may make one trade.',
  'event.offer': (gain) => `Trade for ${gains(things, gain)}`,
  'event.noTrade': 'No trade',
  'event.swapWhich': ({ left }) => `You may swap ${left} resource${left === 1 ? '' : 's'}, one for one.`,
  'event.swapDone': 'No more swaps',
  swap: ({ left }) => `Swap one resource (${left} left)`,
  growth: ({ last, ...held }) =>
    `${last ? 'The last Growth: invest, start Projects, trade.' : 'Growth: invest and start Projects.'} You have ${costOf(held, 'nothing to spend')}.`,
  'grow.region': ({ name, power, ...cost }) => `Invest in ${things.region(String(name))}: ${costOf(cost)}${worth(power)}`,
  'grow.treasury': ({ name, power, links, ...cost }) =>
    `Treasury ${name}: ${costOf(cost)}${worth(power, 'a step', ...(links as readonly string[]).map(things.link))}`,
  'grow.project': ({ name, society, power, tile, ...cost }) => {
    const space = things.project(String(name), society as string | null)
    const what = tile ? `Tile: ${things.tile(String(tile))}` : tile === null ? `${space} (no Tile yet)` : space
    return `${what}: ${costOf(cost)}${worth(power)}`
  },
  'grow.tile': 'Choose the Project Tile you are owed',
  'grow.trade': ({ effects }) => `Buy ${things.effects(parsed(effects))}`,
  'grow.done': 'Done with Growth',
})

/** "2", "4" and 1 Charm: what can be bought back. */
export const outList = (cards: Parameter | undefined, charms: Parameter | undefined) => {
  const quoted = (cards as readonly string[]).map((card) => `"${card}"`)
  return listed(charms ? [...quoted, `${charms} Charm${charms === 1 ? '' : 's'}`] : quoted)
}

/** "Ada 6, the Drone 3" */
export const standing = ({ seats, kinds, totals }: { readonly [key: string]: Parameter }, s: Speaker) =>
  (seats as readonly string[])
    .map((seat, i) => {
      const kind = (kinds as readonly string[])[i]
      const who = kind === 'drone' ? 'the Drone' : kind === 'dummy' ? `the Dummy of ${s.name(seat)}` : s.name(seat)
      return `${who} ${(totals as readonly string[])[i]}`
    })
    .join(', ')
