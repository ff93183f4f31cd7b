/** What happened, in one sentence each. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Effect, Kind, Region, Side } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import type { Ranked } from '../../view.ts'
import type { Reason } from '../outlook.ts'
import { bidderName, outList, standing, tieWords } from './asked.ts'
import { REASONS } from './does.ts'
import { KIND_NAMES, REGION_SHORT } from './names.ts'
import { type Goods, goods, quoted, thingsOf } from './things.ts'

type Who = { seat: Seat }
type Paid = Who & { coins: number }
type At = Who & { n: number; deed: string | null }
type Space = { group: 'region' | 'treasury' | 'project'; name: string; society: string | null }
type Gained = Who & { effects: readonly Effect[] }

const stacked = (n: number, s: Speaker) => (n > 0 ? ` with ${s.count(n, 'Coin')}` : '')
const forCoins = (n: number, s: Speaker) => (n > 0 ? `for ${s.count(n, 'Coin')}` : 'for nothing')
const tokenName = (token: 'endorse' | 'cancel') => (token === 'endorse' ? 'Endorse' : 'Cancel')

/** Setup, Start of Round and Bidding. */
export const openingPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  return phrases({
    'society.chosen': ({ seat, society }: Who & { society: string }, s) =>
      `${s.name(seat)} will play the ${things(s).society(society)}.`,
    'setup.plays': ({ seat, society, card }: Who & { society: string; card: string }, s) =>
      `${s.name(seat)}: ${things(s).society(society)}, HQ ${things(s).card(card)}.`,
    'setup.sideChosen': ({ seat, card, side }: Who & { card: string; side: Side }, s) =>
      `${s.name(seat)} lays ${things(s).card(card)} ${side} the board.`,
    'gavel.first': ({ seat }: Who, s) => `${s.name(seat)} holds the Gavel.`,
    'gavel.passed': ({ seat }: Who, s) => `The Gavel passes to ${s.name(seat)}.`,
    'round.begins': ({ round }: { round: number }) => `**Round ${round}**`,
    incomes: ({ incomes }: { incomes: readonly Paid[] }, s) =>
      `Income: ${s.list(incomes.map(({ seat, coins }) => `${s.name(seat)} ${s.count(coins, 'Coin')}`))}.`,
    income: ({ seat, coins }: Paid, s) => `${s.name(seat)} gets ${s.count(coins, 'Coin')} of income.`,
    retrieved: ({ seat, cards, charms, coins, to }: Paid & { cards: readonly string[]; charms?: number; to?: Seat }, s) => {
      const out = outList({ cards, charms: charms ?? 0 }, s)
      return `${s.name(seat)} takes back ${out} ${forCoins(coins, s)}${to ? `, paid to ${s.name(to)}` : ''}.`
    },
    'charm.recovered': ({ seat }: Who, s) => `An exhausted Charm of ${s.name(seat)} is refreshed.`,
    'charms.returned': ({ seat, charms }: Who & { charms: number }, s) =>
      `${s.count(charms, 'Charm returns', 'Charms return')} to ${s.name(seat)}.`,
    returned: ({ seat, cards }: Who & { cards: readonly string[] }, s) =>
      `${quoted(cards, s)} ${s.plural(cards.length, { one: 'returns', other: 'return' })} to ${s.name(seat)}.`,
    row: ({ deeds }: { deeds: readonly string[] }, s) =>
      `Up for auction: ${deeds.map((deed, i) => `${i + 1}. ${things(s).card(deed)}`).join(', ')}.`,
    'facedown.laid': 'The last Deed of the row lies facedown.',
    'facedown.seen': ({ deed }: { deed: string }, s) => `You looked at the facedown Deed: ${things(s).cardInFull(deed)}.`,
    'facedown.turned': ({ deed }: { deed: string }, s) => `The facedown Deed is ${things(s).cardInFull(deed)}.`,
    'deeds.drawn': ({ deeds }: { deeds: readonly string[] }, s) => `You drew ${s.list(deeds.map(things(s).cardInFull))}.`,
    'deeds.looked': ({ seat, count }: Who & { count: number }, s) => `${s.name(seat)} looks at ${s.count(count, 'Deed')}.`,
    'cache.added': ({ seat, deed }: Who & { deed: string }, s) => `${s.name(seat)} caches ${things(s).card(deed)}.`,
    'cache.cashed': ({ seat, deed, coins }: Paid & { deed: string }, s) =>
      `${s.name(seat)} discards ${things(s).card(deed)} from the Cache for ${s.count(coins, 'Coin')}.`,

    // Bidding
    'endorse.placed': ({ seat, deed }: At, s) =>
      `${s.name(seat)} endorses ${things(s).deed(deed)}: its buyer gains something, and ${s.name(seat)} may raise a Bid there.`,
    'cancel.placed': ({ seat, deed }: At, s) =>
      `${s.name(seat)} cancels ${things(s).deed(deed)}: whoever else buys it pays ${s.name(seat)} besides.`,
    'token.turned': ({ seat, token }: Who & { token: 'endorse' | 'cancel' }, s) =>
      `${s.name(seat)} turns the ${tokenName(token)} token to side B.`,
    'dummy.laid': ({ seat, card, deed, coins }: At & { card: string; coins: number }, s) =>
      `${s.name(seat)} lays Dummy ${card}${stacked(coins, s)} at ${things(s).deed(deed)}.`,
    'dummy.laidDown': ({ seat, deed, coins }: At & { coins: number }, s) =>
      `${s.name(seat)} lays a Dummy facedown${stacked(coins, s)} at ${things(s).deed(deed)}.`,
    'agent.placed': ({ seat, deed }: At, s) => `${s.name(seat)} posts an Agent at ${things(s).deed(deed)}.`,
    'agent.hired': ({ seat, deed, coin }: At & { coin: number }, s) =>
      `${s.name(seat)} ${coin > 0 ? `pays ${s.count(coin, 'Coin')}` : 'exhausts a Charm'}: an Agent goes to ${things(s).deed(deed)}.`,
    'bid.laid': ({ seat, card, deed, coins }: At & { card: string; coins: number }, s) =>
      `${s.name(seat)} bids "${card}"${stacked(coins, s)} for ${things(s).deed(deed)}.`,
    'bid.laidDown': ({ seat, deed, coins }: At & { coins: number }, s) =>
      `${s.name(seat)} bids facedown${stacked(coins, s)} for ${things(s).deed(deed)}.`,
    'bid.laidDisguised': ({ seat, of, card, deed, coins }: At & { of: Seat; card: string; coins: number }, s) =>
      `${s.name(seat)} bids the "${card}" of ${s.name(of)} in disguise${stacked(coins, s)} for ${things(s).deed(deed)}.`,
    'bid.moved': ({ seat, from, to }: Who & { from: string | null; to: string | null }, s) =>
      `${s.name(seat)} moves a Bid from ${things(s).deed(from)} to ${things(s).deed(to)}.`,
    contested: ({ seat, coins }: Paid, s) => `${s.name(seat)} gets ${s.count(coins, 'Coin')} for joining rivals.`,
    watched: ({ seat, coins }: Paid, s) => `${s.name(seat)} gets ${s.count(coins, 'Coin')} because a rival joined.`,
    'charm.laid': ({ seat, by, dummy, n }: Who & { by: Seat; dummy: boolean; n: number }, s) =>
      `${s.name(seat)} charms the facedown ${dummy ? 'Dummy' : 'Bid'} of ${s.name(by)} at Deed ${n}.`,
    'charm.saw': ({ card, by, dummy, n }: { card: string; by: Seat; dummy: boolean; n: number }, s) =>
      `The facedown ${dummy ? 'Dummy' : 'Bid'} of ${s.name(by)} at Deed ${n} is "${card}".`,
    'charm.gained': ({ seat }: Who, s) => `${s.name(seat)} has another Charm.`,
  })
}

/** ", 5 against 5 of Ben: Ada goes first by turn order": the winner, and whom they have beaten. */
function against(ranking: readonly Ranked[] | undefined, s: Speaker): string {
  const [first, next] = ranking ?? []
  if (!first || !next) return ''
  const tie = first.total === next.total ? ` (${tieWords([first, next], s)})` : ''
  return `, ${first.total} against ${next.total} of ${bidderName(next, s)}${tie}`
}

type Laid = { region: Region; side: Side; land: number; more: number }
/** `laid`: where the side was chosen with the purchase. */
type Bought = At & { price: number; ranking?: readonly Ranked[]; laid?: Laid }

/** "below the board (Pacific): 2 Land, 1 Population". */
const whereLaid = ({ region, side, land, more }: Laid, s: Speaker) => {
  const [industry, population] = side === 'above' ? [more, 0] : [0, more]
  return `${side} the board (${REGION_SHORT[region]}): ${goods({ land, industry, population }, s, 'nothing more')}`
}

const laying = (laid: Laid | undefined, ranking: readonly Ranked[] | undefined, s: Speaker) =>
  laid ? `${(ranking ?? []).length > 1 ? ',' : ''} and lays it ${whereLaid(laid, s)}` : ''

/** Auctions, Planets and consolation. */
export const auctionPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  return phrases({
    'auction.begins': ({ n, deed }: { n: number; deed: string | null }, s) => `**Deed ${n}: ${things(s).deed(deed)}**`,
    'auction.ranking': ({ deed, ranking }: { deed?: string | null; ranking: readonly Ranked[] }, s) => {
      const tie = tieWords(ranking, s)
      return `Bids${deed === undefined ? '' : ` for ${things(s).deed(deed)}`}: ${standing({ ranking }, s)}${tie ? `; ${tie}` : ''}.`
    },
    'auction.declined': ({ seat }: Who, s) => `${s.name(seat)} does not buy.`,
    'auction.bought': ({ seat, deed, price, ranking, laid }: Bought, s) =>
      `${s.name(seat)} buys ${things(s).deed(deed)} ${forCoins(price, s)}${against(ranking, s)}${laying(laid, ranking, s)}.`,
    'auction.boughtWithFee': ({ seat, deed, price, to, fee, ranking, laid }: Bought & { to: Seat; fee: number }, s) =>
      `${s.name(seat)} pays ${s.count(fee, 'Coin')} to ${s.name(to)} and buys ${things(s).deed(deed)} ${forCoins(price, s)}${against(ranking, s)}${laying(laid, ranking, s)}.`,
    'cards.caught': ({ seat, of, cards }: Who & { of: Seat; cards: readonly string[] }, s) =>
      `${s.name(seat)} catches ${quoted(cards, s)}, with which ${s.name(of)} won.`,
    'auction.unpurchased': ({ deed }: { deed: string }, s) => `Nobody buys ${things(s).card(deed)}.`,
    'endorse.raised': ({ seat, coins, n }: Paid & { n: number }, s) =>
      `${s.name(seat)} pays ${s.count(coins, 'Coin')} to raise the Bid by ${n}.`,
    'drone.combined': ({ seat }: Who, s) => `${s.name(seat)} and the Drone bid together.`,
    'drone.won': ({ seat, deed, ranking }: Who & { deed: string; ranking?: readonly Ranked[] }, s) =>
      `The Drone wins${against(ranking, s)}; ${things(s).card(deed)} goes to the Cache of ${s.name(seat)}.`,
    'drone.paid': ({ seat, coins }: Paid, s) => `${s.name(seat)} gets the ${s.count(coins, 'Coin')} of the Drone.`,
    'drone.outbid': ({ coins }: { coins: number }, s) => `The Drone is outbid and now carries ${s.count(coins, 'Coin')}.`,
    'drone.turned': 'Robotic Uprising: the Drone is turned to its stronger side.',
    'dummy.wins': ({ seat, deed }: Who & { deed: string }, s) =>
      `The Dummy of ${s.name(seat)} wins; ${things(s).card(deed)} leaves the game.`,
    siphoned: ({ seat, coins }: Paid, s) => `${s.name(seat)} siphons ${s.count(coins, 'Coin')} off rival Bids.`,
    'cancel.fee': ({ seat, coins }: Paid, s) => `${s.name(seat)} gets ${s.count(coins, 'Coin')} for the cancelled Deed.`,
    'stack.kept': ({ seat, coins }: Paid, s) => `${s.name(seat)} takes ${s.count(coins, 'Coin')} back from a lost Bid.`,
    'cancel.gained': ({ seat, n }: Who & { n: number }, s) => `${s.name(seat)} gets the ${n} Industry of the cancelled Deed.`,
    claimed: (
      { seat, deed, shares }: Who & { deed: string; shares: readonly { readonly to: Seat; readonly coins: number }[] },
      s,
    ) => {
      const paid = shares.map(({ to, coins }) => `${s.count(coins, 'Coin')} to ${s.name(to)}`)
      return `${s.name(seat)} takes ${things(s).card(deed)} ${paid.length > 0 ? `and pays ${s.list(paid)}` : 'for nothing'}.`
    },
    'planet.open': ({ planet }: { planet: string }, s) =>
      `For sale as well: the Planet ${things(s).cardInFull(planet)}. Whoever wins the first Deed may buy it, else the next winner.`,
    'planet.declined': ({ seat }: Who, s) => `${s.name(seat)} does not take the Planet.`,
    'planet.bought': ({ seat, planet, coins, to }: Paid & { planet: string; to?: Seat }, s) =>
      `${s.name(seat)} buys ${things(s).card(planet)} ${forCoins(coins, s)}${to ? `, paid to ${s.name(to)}` : ''}.`,
    'planet.lost': ({ planet, seat, coins }: Paid & { planet: string }, s) =>
      `${things(s).card(planet)} goes to the Dummy; ${s.name(seat)} gets ${coins > 0 ? s.count(coins, 'Coin') : 'nothing'}.`,
    'planet.unsold': ({ seat, planet }: Who & { planet: string }, s) =>
      `Nobody bought ${things(s).card(planet)}: it goes to ${s.name(seat)}.`,
    'planet.drawn': ({ seat, planet }: Who & { planet: string }, s) => `${s.name(seat)} draws ${things(s).card(planet)}.`,
    consoled: ({ seat, effects }: Gained, s) => `${s.name(seat)} gained no Deed and takes ${things(s).effects(effects)}.`,
  })
}

/** Effects, Events and Growth. */
export const growthPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  return phrases({
    gained: ({ seat, effects, why }: Gained & { why?: Reason }, s) =>
      `${s.name(seat)} gains ${things(s).effects(effects)}${why ? ` ${REASONS[why]}` : ''}.`,
    paid: ({ seat, coins, effects }: Paid & Gained, s) =>
      `${s.name(seat)} pays ${s.count(coins, 'Coin')} for ${things(s).effects(effects)}.`,
    'card.placed': ({ seat, card, ...laid }: Who & Laid & { card: string }, s) =>
      `${s.name(seat)} lays ${things(s).card(card)} ${whereLaid(laid, s)}.`,
    'satellite.advanced': ({ seat, space }: Who & { space: number }, s) =>
      `The Satellite of ${s.name(seat)} moves to space ${space}.`,
    'treasury.advanced': ({ seat, space }: Who & { space: number }, s) =>
      `The Treasury of ${s.name(seat)} moves to space ${space}.`,
    'monument.gained': ({ seat, colour, count }: Who & { colour: string; count: number }, s) =>
      `${s.name(seat)} raises the ${colour} Monument${colour in REGION_SHORT ? ` (${REGION_SHORT[colour as Region]})` : ''}, number ${count}.`,
    'island.gained': ({ seat }: Who, s) => `${s.name(seat)} gains an Island.`,
    'bidCard.gained': ({ seat, card }: Who & { card: string }, s) => `${s.name(seat)} takes the Bid Card "${card}" into hand.`,
    'star.placed': ({ seat, space }: Who & { space: string }, s) =>
      `${s.name(seat)} places a Star: ${things(s).starSpace(space)}.`,
    'tile.taken': ({ seat, tile }: Who & { tile: string }, s) => `${s.name(seat)} takes a Project Tile: ${things(s).tile(tile)}.`,
    'tile.waits': ({ seat }: Who, s) => `${s.name(seat)} gains a Project Tile and chooses it after those earlier in turn order.`,

    // Events and Growth
    'event.gain': 'Event: a gift for everybody.',
    'event.trade': 'Event: one trade for everybody.',
    'event.swap': 'Event: everybody may swap, and those with few Cards catch up.',
    'event.conference': 'Event: a Conference.',
    conference: ({ tile, seats, most }: { tile: string; seats: readonly Seat[]; most: number }, s) => {
      const end = most === 0 ? 'nobody has any, all are consoled' : `won by ${s.list(seats.map(s.name))} with ${most}`
      return `Conference (${things(s).conference(tile)}): ${end}.`
    },
    'event.traded': ({ seat, effects }: Gained, s) => `${s.name(seat)} trades for ${things(s).effects(effects)}.`,
    swapped: ({ seat, from, to }: Who & { from: Kind; to: Kind }, s) =>
      `${s.name(seat)} swaps 1 ${KIND_NAMES[from]} for 1 ${KIND_NAMES[to]}.`,
    traded: ({ seat, coins, effects }: Paid & Gained, s) =>
      `${s.name(seat)} buys ${things(s).effects(effects)} for ${s.count(coins, 'Coin')}.`,
    'invested.region': ({ seat, region, ...cost }: Who & Goods & { region: Region }, s) =>
      `${s.name(seat)} invests in the ${region} Region, ${REGION_SHORT[region]} (${goods(cost, s)}).`,
    'invested.treasury': ({ seat, space, ...cost }: Who & Goods & { space: string }, s) =>
      `${s.name(seat)} fills ${things(s).treasurySpace(space)} of the Treasury (${goods(cost, s)}).`,
    'project.started': ({ seat, project, society, ...cost }: Who & Goods & { project: string; society: string | null }, s) =>
      `${s.name(seat)} starts a Project: ${things(s).project(project, society)} (${goods(cost, s)}).`,
    'growth.missed': ({ seat, group, name, society, ...lacking }: Who & Goods & Space, s) => {
      const { region, treasurySpace, project } = things(s)
      const what =
        group === 'region' ? region(name as Region) : group === 'treasury' ? treasurySpace(name) : project(name, society)
      return `${s.name(seat)} lacks ${goods(lacking, s)} for ${what} by now.`
    },
    'growth.done': ({ seat }: Who, s) => `${s.name(seat)} is done with Growth.`,
    why: ({ winners, standings }: { winners: number; standings: readonly Standing[] }, s) => whyOf(winners, standings, s),
    'routes.changed': ({ card }: { card: string }) => `Global Trade Council: Trade Routes now come from the pile ${card}.`,
  })
}

type Standing = { seat: Seat; power: number; cards: number }

/** Most Power; then most Bid Cards in hand; then it is shared. */
function whyOf(winners: number, standings: readonly Standing[], s: Speaker): string {
  const [first, second] = standings
  if (!first) return ''
  if (!second || second.power < first.power)
    return `${s.name(first.seat)} has ${first.power} Power${second ? `, ${first.power - second.power} more than ${s.name(second.seat)}` : ''}.`
  const tied = standings.filter(({ power }) => power === first.power)
  const names = s.list(tied.map(({ seat }) => s.name(seat)))
  const cards = s.list(tied.map((each) => `${s.name(each.seat)} ${each.cards}`))
  const end =
    winners > 1
      ? `${s.list(tied.slice(0, winners).map(({ seat }) => s.name(seat)))} share the victory`
      : `${s.name(first.seat)} wins`
  return `${names} have ${first.power} Power each. Bid Cards in hand: ${cards}, so ${end}.`
}
