/** What decides a question: own means, what stands against one, how ties break, who may still act, what comes next. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Rules } from '../../data/rules.ts'
import type { Ranked } from '../../view.ts'
import type { Reason } from '../outlook.ts'
import { standing, tieWords } from './asked.ts'
import { HQ_DOES, REASONS } from './does.ts'
import { inALine, quoted, thingsOf } from './things.ts'

const LONGEST = 119

export const showsPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  const line = (...parts: readonly string[]) => `${inALine(parts, LONGEST)}.`
  return phrases({
    'shows.purse': ({ coins }: { coins: number }, s) => `You have ${s.count(coins, 'Coin')}.`,
    /** `all`: what all own Bids on the table would cost together. */
    'shows.committed': ({ coins, all }: { coins: number; all: number }, s) =>
      all > 0
        ? `If every Bid you have out wins, you pay ${all}; you have ${s.count(coins, 'Coin')}.`
        : 'None of your Coins is promised yet.',
    'shows.order': ({ seats }: { seats: readonly Seat[] }, s) =>
      line(
        'The highest total wins',
        `ties go by turn order, ${s.name(seats[0] ?? '').slice(0, 30)} first`,
        'the winner may still decline',
      ),
    'shows.toCome': ({ left }: { left: readonly { readonly seat: Seat; readonly bids: number }[] }, s) =>
      left.length === 0
        ? 'Nobody bids after you: the auctions come next.'
        : line(
            `Bids still to come: ${s.list(left.map(({ seat, bids }) => `${s.name(seat).slice(0, 16)} ${bids}`))}`,
            'one is seldom more than 7',
          ),
    'shows.coinsGo': ({ kept }: { kept: boolean }) =>
      `A card is paid only if you win and buy; Coins on it are gone at once${kept ? ', but come back if you lose' : ', won or lost'}.`,
    'shows.ranking': ({ ranking }: { ranking: readonly Ranked[] }, s) =>
      ranking.length > 1
        ? line(`Bids: ${standing({ ranking }, s)}`, tieWords(ranking, s))
        : `Nobody else bids here: your ${ranking[0]?.total ?? 0} stands alone.`,
    'shows.paid': ({ coins, cost }: { coins: number; cost: number }, s) =>
      coins >= cost
        ? `You have ${s.count(coins, 'Coin')}; ${coins - cost} stay with you if you pay.`
        : `You have ${s.count(coins, 'Coin')}: not enough. Nobody learns why you decline.`,
    'shows.cardsGo': ({ cards, to }: { cards: readonly string[]; to: Seat | null }, s) =>
      cards.length === 0
        ? 'Your winning cards come straight back to your hand.'
        : `If you buy, ${quoted(cards, s)} ${to ? `${s.plural(cards.length, { one: 'goes', other: 'go' })} to ${s.name(to).slice(0, 30)}` : 'lies in the Vault until it is bought back or comes home'}.`,
    'shows.one-of': 'You take one of these; the others pass you by.',
    'shows.why': ({ why }: { why: Reason }) => `You get this ${REASONS[why]}.`,
    'shows.hq': ({ hq }: { hq: string }, s) => line(`Your HQ is ${things(s).card(hq)}`, HQ_DOES[hq] ?? ''),
    'shows.lastGrowth': 'This is the last Growth: nothing is worth keeping.',
    'shows.regionsDearer': ({ land }: { land: number }) =>
      `Each Region you invest in takes ${land} Land more than the one before.`,
    'shows.neighbours': 'A Project costs 1 Population less for each started one right beside it.',
    'shows.stars': ({ stars, power }: { stars: number; power: number }, s) =>
      line(`You have placed ${s.count(stars, 'Star')} for ${power} Power`, 'each further one is worth more'),
    'shows.monuments': ({ count, power }: { count: number; power: number }, s) =>
      line(`You have ${s.count(count, 'Monument')} for ${power} Power`, 'each goes to the next space of your row'),
    'shows.catchUp': ({ cards }: { cards: number }, s) =>
      line(`You have ${s.count(cards, 'Card')}`, 'after the swaps those with fewer than ten get a gift'),
    'shows.endorsed': ({ raise, pay }: { raise: number; pay: number }, s) =>
      `A raise of ${raise} costs ${s.count(pay, 'Coin')}, whether you win or not.`,
    'shows.cacheWaits': 'A Cached Deed counts for nothing until one of your Tiles places it.',
    'shows.onlyYou': 'Only you see these; nobody learns which ones went back.',
    'shows.blind': 'Everybody else bids for it unseen.',
    'shows.atOnce': 'Everybody decides at the same time.',
    'shows.once': 'Each society can be played once.',
    'shows.tokens': 'Both are placed before anybody bids, never at the Drone’s Deed.',
    'shows.dummyWins': 'If a Dummy wins, the Deed leaves the game. It loses all ties.',
    'shows.agents': 'Before the auctions you may move one of your Bids to an Agent of yours.',
    'shows.moveAsItLies': 'It moves as it lies: card, Coins and face stay the same.',
    'shows.unsoldOut': 'If nobody takes it, it leaves the game.',
    'shows.gainedDeed': 'A Deed you take counts as gained: no consolation for you this Round.',
    'shows.withPlanet': (
      { planet, more, cost, seller }: { planet: string; more: number; cost: number; seller: Seat | null },
      s,
    ) =>
      line(
        `With ${things(s).card(planet)} you pay ${cost + more} in all`,
        seller && more > 0 ? `${more} of it to ${s.name(seller).slice(0, 20)}` : '',
        'left behind, it is offered to the next winner',
      ),
    'shows.planetNext': 'If you decline, it is offered to the next winner.',
    'shows.planetSide': 'Planet and Deed go into the same Region, on the same side.',
    'shows.placing': 'Land you gain on either side; the Region is fixed by the Card.',
    'shows.anywhere': 'It may go into any Region, on either side.',
    'shows.rows': 'A Trade Route comes once four Regions have a 1st Card on the same side, then once they have a 2nd, and so on.',
    'shows.toTheEnd': 'Each is followed to its end before the next begins.',
    'shows.tileSpaces': 'You may hold one Tile of each kind; it counts once its Project is started.',
    'shows.consolation': 'It is for those who gained no Deed in these auctions.',
    'shows.optional': 'You may leave it.',
    'shows.droneTies': 'The Drone wins ties; bidding together, ties go by turn order.',
    'shows.charm': 'A charmed rival is safe from further Charms until yours is back.',
  })
}
