/** What stands on buttons and in lists, and why something is out of reach. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Effect, Kind, Region, Side } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import { outList } from './asked.ts'
import { KIND_NAMES, STARS_IN_SHORT } from './names.ts'
import { capital, type Goods, goods, type LotName, type Things, thingsOf } from './things.ts'

/** Effects, with what the spaces bring that they would reach. */
type Gain = { effects: readonly Effect[]; brings: readonly Effect[]; treasury: number }
type Short = { need: number; have: number }

/** "a Satellite step (a Star)" */
const gained = ({ effects }: Things, gain: Gain) =>
  `${effects(gain.effects)}${gain.brings.length > 0 ? ` (${effects(gain.brings)})` : ''}`

const stacked = (coins: number, s: Speaker) => (coins > 0 ? ` + ${s.count(coins, 'Coin')}` : '')
/** A very long name is cut: what stands behind it has to be read as well. */
const briefly = (seat: Seat, s: Speaker, most: number) => s.name(seat).slice(0, most)

export const optionPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  /** `Card "3" + 2 Coins: 5 in all` */
  const bidWords = ({ card, coins }: { card: string; coins: number }, s: Speaker) => {
    const face = rules.bidCards[card]
    const total = (face?.value ?? 0) + coins
    const comes = face?.plusHighest ? `: ${total} and the highest rival card` : coins > 0 ? `: ${total} in all` : ''
    return `Card "${card}"${stacked(coins, s)}${comes}`
  }
  return phrases({
    no: 'No',
    kind: ({ kind }: { kind: Kind }) => KIND_NAMES[kind],
    'kind.held': ({ kind, n }: { kind: Kind; n: number }) => `${KIND_NAMES[kind]} (you have ${n})`,
    side: ({ side, cards }: { side: Side; cards: readonly string[] }, s) =>
      `${capital(side)} the board: ${things(s).gains(cards, side)}`,
    region: ({ region }: { region: Region }, s) => capital(things(s).region(region)),
    colour: ({ colour }: { colour: string }) => `The ${colour} Monument`,
    seat: ({ seat }: { seat: Seat }, s) => s.name(seat),
    effects: (gain: Gain, s) => capital(gained(things(s), gain)),
    lot: (lot: LotName, s) => things(s).lotInFull(lot),
    'lot.short': (lot: LotName, s) => things(s).lot(lot),
    tile: ({ tile }: { tile: string }, s) => things(s).tileInShort(tile),
    'tile.immediate': 'Immediate Tiles',
    'tile.scoring': 'Scoring Tiles',
    'deed.name': ({ deed }: { deed: string }, s) => things(s).card(deed),
    'group.more': 'Something else',
    'group.region': 'Region Investments',
    'group.treasury': 'Treasury Investments',
    'group.project': 'Projects',
    'group.trade': 'Tiles and trades',
    'setting.societies': 'Societies',
    'setting.random': 'Dealt at random',
    'setting.draft': 'Chosen in seat order',

    // Why not
    'short.coins': ({ need, have }: Short, s) => `It costs ${s.count(need, 'Coin')}; you have ${have}.`,
    'short.any': ({ need, have }: Short, s) => `It takes ${s.count(need, 'resource')}; you have ${have}.`,
    'short.goods': (lacking: Goods, s) => `You lack ${goods(lacking, s)}.`,
    'short.spaces': 'Nothing is left that you could pay for.',
    'cache.leastLand': ({ least }: { least: number }) => `It has to be one with the least Land of the three (${least}).`,
    'swap.nothing': 'You have nothing to swap.',
    'trade.useless': 'There is nothing left for you to gain by it.',

    // Setup and Start of Round
    'society.pick': ({ society }: { society: string }, s) => things(s).society(society),
    'retrieve.pay': (out: { cards: readonly string[]; charms: number }, s) => `Take back ${outList(out, s)}`,
    'retrieve.not': 'Not this time',

    // Bidding
    'cancel.at': (lot: LotName, s) => `Cancel ${things(s).lot(lot)}`,
    'endorse.at': (lot: LotName, s) => `Endorse ${things(s).lot(lot)}`,
    'dummy.card': ({ card }: { card: string }) => `Dummy ${card}`,
    'bid.up': 'Bid faceup',
    'bid.down': 'Bid facedown',
    'bid.downByCharm': 'Bid facedown, by a Charm',
    'bid.card': (bid: { card: string; coins: number }, s) => bidWords(bid, s),
    'bid.disguised': ({ of, ...bid }: { card: string; coins: number; of: Seat }, s) =>
      `${bidWords(bid, s)} (${briefly(of, s, 20)}’s card, in disguise)`,
    'bid.short': ({ card, coins, of }: { card: string; coins: number; of: Seat | null }, s) =>
      `"${card}"${coins > 0 ? ` + ${coins}` : ''}${of === null ? '' : ` (${briefly(of, s, 8)})`}`,
    'bid.here': ({ card, down, coins, ...lot }: LotName & { card: string; down: boolean; coins: number }, s) =>
      `Your "${card}"${down ? ' facedown' : ''}${stacked(coins, s)} at ${things(s).lot(lot)}`,
    'charm.use': 'Lay a Charm on a facedown Bid and look at it',
    'charm.target': ({ by, dummy, coins, ...lot }: LotName & { by: Seat; dummy: boolean; coins: number }, s) =>
      `${dummy ? 'Dummy of ' : ''}${briefly(by, s, 30)}${stacked(coins, s)} at ${things(s).lot(lot)}`,
    'agent.hire': ({ charm }: { charm: number }) =>
      charm > 0 ? 'Exhaust a Charm: place or move an Agent' : 'Place or move an Agent',
    'agent.new': 'A new one',
    'agent.from': (lot: LotName, s) => `The one at ${things(s).lot(lot)}`,
    'turn.move': 'Move one of your earlier Bids',
    'turn.done': 'End the turn',

    // Resolution
    'move.none': 'Leave everything where it is',
    'endorse.raiseTo': ({ total }: { total: number }) => `Raise it to ${total}`,
    'drone.together': ({ total }: { total: number }) => `Together: ${total}`,
    'drone.apart': 'Each for itself',
    'buy.above': ({ planet }: { planet: string | null }, s) =>
      planet === null ? 'Buy, above the board' : `With ${things(s).card(planet)}, above`,
    'buy.below': ({ planet }: { planet: string | null }, s) =>
      planet === null ? 'Buy, below the board' : `With ${things(s).card(planet)}, below`,
    'buy.buy': ({ deed }: { deed: string | null }, s) => (deed === null ? 'Buy it unseen' : `Buy ${things(s).card(deed)}`),
    'buy.decline': 'Decline',
    'planet.byValue': ({ coins }: { coins: number }, s) => `The value of the winning Bid Cards: ${s.count(coins, 'Coin')}`,
    'planet.byStack': ({ coins }: { coins: number }, s) => `The Coins stacked on them: ${s.count(coins, 'Coin')}`,
    'planet.take': ({ planet }: { planet: string }, s) => `Buy ${things(s).card(planet)}, too`,
    'planet.ask': 'Yes, ask for the price',
    'planet.leave': 'No Planet',
    'claim.no': 'Let it go',

    // Effects
    'pay.for': (gain: Gain, s) => `Pay for ${gained(things(s), gain)}`,
    'star.space': ({ space }: { space: string }, s) => things(s).starSpace(space),
    'star.short': ({ space }: { space: string }) => STARS_IN_SHORT[space] ?? space,

    // Events and Growth
    'event.offer': (gain: Gain, s) => `Trade for ${gained(things(s), gain)}`,
    'event.noTrade': 'No trade',
    'event.swapDone': 'No more swaps',
    swap: ({ left }: { left: number }) => `Swap one resource (${left} left)`,
    'grow.invest': 'Invest and start Projects',
    'grow.region': ({ name }: { name: Region }, s) => `Invest in ${things(s).region(name)}`,
    'grow.treasury': ({ name }: { name: string }, s) => `${things(s).treasurySpace(name)}, Treasury`,
    'grow.project': ({ name, society }: { name: string; society: string | null }, s) => things(s).project(name, society),
    'grow.tile': 'Choose the Project Tile you are owed',
    'grow.several': ({ of }: { of: readonly Kind[] }, s) => `Buy several of ${s.list(of.map((kind) => KIND_NAMES[kind]))}`,
    'grow.trade': ({ effects }: { effects: readonly Effect[] }, s) => `Buy ${things(s).effects(effects)}`,
    'grow.done': 'Done with Growth',
  })
}
