/** What components do, in a few words each, by their ids; and names of our own for spaces that have only a code. */
import type { Effect, Kind } from '../../data/effect.ts'
import type { Reason } from '../outlook.ts'

type Lines = Readonly<Record<string, string>>

/** Ours: the board prints only letters and numbers. */
export const TREASURY_SPACES: Lines = {
  A1: 'Loan Office',
  A2: 'Savings Bank',
  B1: 'Trading House',
  B2: 'Stock Exchange',
  B3: 'Central Bank',
  C1: 'Gold Mine',
  C2: 'Gold Reserve',
}

export const PROJECT_DOES: Lines = {
  facedown: 'One more Bid may lie facedown each Round',
  immediate: 'Sets off the Tile on it, now or when it comes',
  twoPlusH: 'Bid Card "2+H": 2 more than the highest rival card',
  zero: 'Bid Card "0": can win for nothing',
  agents: 'Two Agents each Round: one Bid may move to one',
  exchange: '2 Coins now; 3 swaps in every Growth',
  moveBid: 'On your second turn you may move an earlier Bid',
  extraBid: 'One more Bid on your first turn',
  scoring: 'Scores the Tile on it at the end',
}

export const SOCIETY_TILE_DOES: Readonly<Record<string, readonly [string, string, string]>> = {
  influencers: [
    'Endorse on your first turn, its bonus with 1 Land',
    'A cancelled Deed pays you 2 Coins',
    'The endorsed Deed costs you 2 less',
  ],
  stonesmiths: [
    'The facedown Deed costs 1 less; outbid there: 1 Coin',
    'You choose the facedown Deed from three',
    'It costs 1 less again, and nothing if unsold',
  ],
  reptilians: [
    'Your own Bid Cards come home for nothing',
    '2 Coins now; 2 more Coins on every Bid',
    'Wins with a Disguise cost 1 less',
  ],
  vampires: [
    '2 resources whenever you pay to retrieve Bids',
    'A Charm places or moves an Agent',
    'One more Charm for the rest of the game',
  ],
  robots: [
    'Cache one of 3 Deeds; sell Cached Deeds for 2',
    'Place a Cached Deed now',
    'Place a Cached Deed; the Drone’s Coins are yours',
  ],
  aliens: ['You choose what rivals pay for a Planet', 'Planets cost you 2 less', 'The top Planet now, in any Region'],
  illuminati: [
    'Your stacked Coins come back when you lose',
    'Siphon before you pay, and pay with it',
    '2 Coins place or move an Agent on your turn',
  ],
  techbros: ['Outbid rewards count twice', '1 Coin whenever a rival joins you', 'Move a Bid to a rival Agent'],
}

export const STAR_DOES: Lines = {
  islandSatellite: 'From now on each Island lets you pay 1 Coin for a Satellite step',
  land2: 'Gain 2 Land now',
  popOrInd2: 'Gain 2 Population or 2 Industry now',
  coins2Tile: 'Gain 2 Coins and a Project Tile now',
  islandTreasury: 'From now on each Island lets you pay 1 Coin for a Treasury step',
  landIsland: 'Gain 1 Land and an Island now',
  treasuryScoring: 'From now on scoring Treasury spaces give 1 Population or Land',
  treasuryCoins: 'Gain a Treasury step and 2 Coins now',
  tradeRouteBonus: 'From now on each Trade Route gives 1 Population and 1 Industry',
  tradeRoute67: 'Gain a Trade Route of the last pile now, anywhere',
  regionInvBonus: 'From now on each Region Investment gives 1 Land and 1 Industry',
  perRegionInv: 'Gain 1 Population and 1 Coin for each Region Investment now',
  monumentCoins: 'From now on each Monument gives 2 Coins',
  monumentHighest: 'Gain a coloured Monument now',
}

/** What an HQ does by itself, whenever its owner gains an Island. */
export const HQ_DOES: Lines = {
  SV: 'each Island pays you 1 Coin',
  QA: 'each Island gives you 1 Industry',
  LS: 'each Island gives you 1 Land',
  NR: 'Bid Cards that win an Island come straight back to your hand',
  SM: 'each Island gives you 1 Population',
}

export const KIND_USES: Readonly<Record<Kind, string>> = {
  coin: 'pays for Deeds and stacks on Bids',
  land: 'goes into every Investment and Project',
  industry: 'pays for Investments',
  population: 'pays for Projects',
}

/** What an effect is good for, where its name does not say. */
export const EFFECT_USES: Partial<Record<Effect['fx'], string>> = {
  satellite: 'Every space of the Satellite track pays something',
  treasury: 'More income, and Power at the end',
  star: 'An ability or a gain of your HQ, and Power at the end',
  island: 'Sets off your HQ; most Islands score 12 Power',
  tile: 'A Tile for one of your two Tile Projects',
  monument: 'The next space of your Monument row, and Power at the end',
  monumentOf: 'The next space of your Monument row, and Power at the end',
  grey: 'The next space of your Monument row, and Power at the end',
  route: 'A Card worth Power, with Industry or Population',
  rowRoute: 'Completes the row with a Card worth Power',
  laidPlanet: 'Lies beside the Deed and brings what it bears',
  pay: 'You may pay for it, or leave it',
}

export const REASONS: Readonly<Record<Reason, string>> = {
  outbid: 'for being outbid',
  endorsed: 'for the endorsed Deed',
  island: 'for an Island',
  satellite: 'from the Satellite track',
  treasury: 'from the Treasury track',
  monument: 'for a Monument',
  route: 'for a Trade Route',
  star: 'from a Star',
  tile: 'from a Tile',
  project: 'from a Project',
  region: 'for a Region Investment',
  link: 'for a Treasury link',
  event: 'from the Event',
  conference: 'from the Conference',
  retrieve: 'for retrieving Bids',
  trade: 'by trade',
}
