/** What is asked. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Rules } from '../../data/rules.ts'
import type { Ranked } from '../../view.ts'
import type { Reason } from '../outlook.ts'
import { REASONS } from './does.ts'
import { type Goods, goods, thingsOf } from './things.ts'

type Out = { cards: readonly string[]; charms: number }
type Offered = {
  n: number
  deed: string | null
  cost: number
  fee?: number
  to?: Seat
  planet?: string
  more?: number
  seller?: Seat | null
}
type Ranking = { ranking: readonly Ranked[] }

/** "2", "4" and 1 Charm: what can be bought back. */
export const outList = ({ cards, charms }: Out, s: Speaker) =>
  s.list([...cards.map((card) => `"${card}"`), ...(charms > 0 ? [s.count(charms, 'Charm')] : [])])

export const bidderName = ({ by, seat }: Pick<Ranked, 'by' | 'seat'>, s: Speaker) =>
  by === 'drone' ? 'the Drone' : by === 'dummy' ? `the Dummy of ${s.name(seat)}` : s.name(seat)

/** Whoever stands before another with the same total, and why. */
export function tieWords(ranking: readonly Ranked[], s: Speaker): string {
  const [first, ...rest] = ranking.filter(({ total }, i) => total === ranking[i - 1]?.total || total === ranking[i + 1]?.total)
  if (!first) return ''
  if (first.by === 'drone') return 'the Drone wins ties'
  if (rest.some(({ by }) => by === 'dummy')) return 'a Dummy loses ties'
  return `${s.name(first.seat)} goes first by turn order`
}

/** "Ada 6, the Drone 3" */
export const standing = ({ ranking }: Ranking, s: Speaker) =>
  ranking.map((each) => `${bidderName(each, s)} ${each.total}`).join(', ')

export const askedPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  return phrases({
    // Setup and Start of Round
    'setup.society': 'Which society do you want to play?',
    'setup.cache': 'Which of these Deeds goes into your Cache? It has to be one with the least Land.',
    'setup.side': ({ card, industry, population }: { card: string; industry: number; population: number }, s) =>
      `Your HQ Card ${things(s).card(card)}: above the board for ${industry} Industry, or below for ${population} Population?`,
    retrieve: ({ to, ...out }: Out & { to?: Seat }, s) => {
      const alone = out.cards.length + out.charms === 1
      const later = alone ? 'It comes home by itself before the auctions.' : 'They come home by themselves before the auctions.'
      return `Buy back ${outList(out, s)} for this Bidding? ${later}${to ? ` The price goes to ${s.name(to)}.` : ''}`
    },
    'facedown.which': 'Which of these becomes the facedown Deed? The others go under the pile.',

    // Bidding
    'tokens.both': 'Cancel which faceup Deed, and endorse which other one?',
    'tokens.cancel': 'Cancel which faceup Deed?',
    'tokens.endorse': 'Endorse which Deed?',
    'dummy.down': 'Lay one Dummy facedown: which, where, and with how many of your Coins?',
    'dummy.up': 'Lay one Dummy faceup: which, where, and with how many of your Coins?',
    'agents.where': 'At which two Deeds do you post your Agents?',
    turn: ({ lap, laid }: { lap: number; laid: number }) =>
      laid === 0 ? `Turn ${lap} of 2: place a Bid.` : `Turn ${lap} of 2: anything else?`,

    'asks.deed': 'For which Deed?',
    'asks.card': 'With which card and how many Coins?',
    'asks.dummy': 'Which Dummy?',
    'asks.coins': 'How many of your Coins on it?',

    // Resolution
    'move.rivalAgent': 'Move one of your Bids to a Deed with a rival Agent?',
    'move.agent': 'Move one of your Bids to one of your Agents?',
    'endorse.raise': ({ deed, ...ranking }: { deed: string | null } & Ranking, s) =>
      `Bids for ${things(s).deed(deed)}: ${standing(ranking, s)}. Do you raise yours?`,
    'drone.combine': ({ deed, ...ranking }: { deed: string | null } & Ranking, s) =>
      `Bids for ${things(s).deed(deed)}: ${standing(ranking, s)}. Bid together with the Drone? If you win, you have to buy.`,
    'auction.buy': ({ n, deed, cost, fee, to, planet, more }: Offered, s) => {
      const share = fee && to ? `, ${fee} of it a fee to ${s.name(to)}` : ''
      const beside = planet
        ? ` With it, if you like: ${things(s).cardInFull(planet)} for ${s.count(more ?? 0, 'Coin')} more.`
        : ''
      return `Deed ${n}, ${things(s).deed(deed)}, is offered to you for ${s.count(cost, 'Coin')}${share}.${beside}`
    },
    'auction.side': ({ deed }: { deed: string }, s) => `You bought ${things(s).cardInFull(deed)}. On which side does it go?`,
    'planet.want': ({ planet, deed, value, stacked }: { planet: string; deed: string; value: number; stacked: number }, s) =>
      `Would you like ${things(s).cardInFull(planet)} to go with ${things(s).card(deed)}? It costs ${value} or ${s.count(stacked, 'Coin')}: the Aliens decide once you say yes.`,
    'planet.price': ({ seat, planet }: { seat: Seat; planet: string }, s) =>
      `What does ${s.name(seat)} have to pay you for ${things(s).card(planet)}?`,
    'planet.buy': ({ planet, deed, cost }: { planet: string; deed: string; cost: number }, s) =>
      `${things(s).cardInFull(planet)} is offered to you for ${s.count(cost, 'Coin')}, to go with ${things(s).card(deed)}.`,
    claim: ({ deed, cost }: { deed: string; cost: number }, s) => {
      const unsold = `Nobody bought ${things(s).cardInFull(deed)}.`
      if (cost === 0) return `${unsold} It is yours for nothing: on which side does it go?`
      return `${unsold} Take it for ${s.count(cost, 'Coin')}, paid to rivals?`
    },
    consolation: ({ total }: { total: number }, s) => `You gained no Deed: take ${s.count(total, 'resource')} in any mix.`,

    // Effects
    'effects.order': 'Which of these comes first?',
    'choice.which': ({ why }: { why?: Reason }) => `Which do you take${why ? ` ${REASONS[why]}` : ''}?`,
    'any.one': 'Which resource do you take?',
    'any.split': ({ total }: { total: number }, s) => `Take ${s.count(total, 'resource')} in any mix.`,
    'any.different': ({ total }: { total: number }, s) => `Take ${s.count(total, 'different resource')}.`,
    'pay.offer': 'An Island: do you pay for its effect?',
    'star.where': 'On which space do you put the Star?',
    'tile.which': 'Which Project Tile do you take?',
    'monument.which': 'A Monument of which colour?',
    'route.where': ({ card }: { card: string }, s) => `Where does the ${things(s).cardInFull(card)} go?`,
    'planet.where': ({ card }: { card: string }, s) => `Where does ${things(s).cardInFull(card)} go?`,
    'cache.which': 'Which of these Deeds goes into your Cache? The others go under the pile.',
    'cache.place': 'Which Cached Deed do you place?',
    'charm.anytime': 'Lay a Charm on a facedown Bid now, and look at it?',
    'agent.anytime': 'Exhaust a Charm now, and place or move an Agent?',
    'cache.cash': ({ coins }: { coins: number }, s) => `Discard a Cached Deed for ${s.count(coins, 'Coin')}?`,

    // Events and Growth
    'event.tradeWhich': 'You may make one trade.',
    'event.swapWhich': ({ left }: { left: number }, s) => `You may swap ${s.count(left, 'resource')}, one for one.`,
    growth: ({ last, ...held }: Goods & { last: boolean }, s) =>
      `${last ? 'The last Growth: invest, start Projects, trade.' : 'Growth: invest and start Projects.'} You have ${goods(held, s, 'nothing to spend')}.`,
  })
}
