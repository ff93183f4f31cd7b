/** What components are called, by their ids. A pack may bring components of its own: those go by their id. */
import type { Kind, Region } from '../../data/effect.ts'
import type { Part } from '../../holdings/score-sheet.ts'

type Names = Readonly<Record<string, string>>

/** As the map has them. */
export const REGION_SHORT: Readonly<Record<Region, string>> = {
  black: 'Americas',
  purple: 'Pacific',
  blue: 'Europe',
  yellow: 'Africa',
  red: 'Asia',
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  coin: 'Coin',
  land: 'Land',
  industry: 'Industry',
  population: 'Population',
}

export const STAR_SPACES: Names = {
  islandSatellite: 'Islands: 1 Coin for a Satellite step (stays)',
  land2: '2 Land (now)',
  popOrInd2: '2 Population or 2 Industry (now)',
  coins2Tile: '2 Coins and a Project Tile (now)',
  islandTreasury: 'Islands: 1 Coin for a Treasury step (stays)',
  landIsland: '1 Land and an Island (now)',
  treasuryScoring: 'Scoring Treasury spaces: 1 Population or Land (stays)',
  treasuryCoins: 'Treasury step and 2 Coins (now)',
  tradeRouteBonus: 'Trade Routes: 1 Population and 1 Industry (stays)',
  tradeRoute67: 'A Trade Route of the 6-7 pile (now)',
  regionInvBonus: 'Region Investments: 1 Land and 1 Industry (stays)',
  perRegionInv: '1 Population and 1 Coin per Region Investment (now)',
  monumentCoins: 'Monuments: 2 Coins (stays)',
  monumentHighest: 'A coloured Monument (now)',
}

/** On a guest's board there is room for a few words. */
export const STARS_IN_SHORT: Names = {
  islandSatellite: 'Islands: 1 Coin, Satellite',
  land2: '2 Land',
  popOrInd2: '2 Pop. or 2 Industry',
  coins2Tile: '2 Coins and a Tile',
  islandTreasury: 'Islands: 1 Coin, Treasury',
  landIsland: '1 Land and an Island',
  treasuryScoring: 'Scoring: Pop. or Land',
  treasuryCoins: 'Treasury step, 2 Coins',
  tradeRouteBonus: 'Routes: Pop., Industry',
  tradeRoute67: 'A Trade Route 6-7',
  regionInvBonus: 'Regions: Land, Industry',
  perRegionInv: 'Per Region: Pop., Coin',
  monumentCoins: 'Monuments: 2 Coins',
  monumentHighest: 'A coloured Monument',
}

export const PROJECTS: Names = {
  facedown: 'One more facedown Bid',
  immediate: 'Immediate Tile space',
  twoPlusH: 'Bid Card "2+H"',
  zero: 'Bid Card "0"',
  agents: 'Two Agents',
  exchange: '2 Coins; 3 swaps a Growth',
  moveBid: 'Move a Bid on turn 2',
  extraBid: 'Extra Bid on turn 1',
  scoring: 'Scoring Tile space',
}

export const SOCIETY_TILES: Readonly<Record<string, readonly [string, string, string]>> = {
  influencers: ['Endorse adds 1 Land, placed late', 'Cancel costs 2 Coins', 'Endorsed Deed 2 cheaper'],
  stonesmiths: ['Facedown 1 cheaper, Coin if outbid', 'Choose the facedown of 3', 'Facedown 1 cheaper, free if unsold'],
  reptilians: ['Free retrieval', '2 Coins; stack 2 more', 'Disguised wins 1 cheaper'],
  vampires: ['2 resources with retrieval', 'Charms hire Agents', 'Another Charm'],
  robots: ['Cache 1 of 3; sell Cache', 'Place a Cached Deed', 'Place Cached; Drone Coins'],
  aliens: ['Choose Planet price', 'Planets 2 cheaper', 'A Planet, anywhere'],
  illuminati: ['Keep Coins when losing', 'Siphon before paying', '2 Coins hire an Agent'],
  techbros: ['Double outbid rewards', 'Coin when rivals join', 'Move to rival Agents'],
}

/** What makes each one different, for those who choose. */
export const SOCIETIES: Names = {
  influencers: 'endorse one Deed, cancel another',
  stonesmiths: 'know the facedown Deed',
  reptilians: 'bid with the cards of rivals',
  vampires: 'look at facedown Bids',
  robots: 'have a Drone bid for the third Deed',
  aliens: 'sell Planets to the winners',
  illuminati: 'siphon Coins off rival Bids',
  techbros: 'earn by joining, take unsold Deeds',
}

export const TILES: Names = {
  monument: 'A coloured Monument',
  satellite2: '2 Satellite steps',
  tradeRoute: 'A Trade Route',
  coins3: '3 Coins',
  industry4: '4 Industry',
  land4: '4 Land',
  treasury2: '2 Treasury steps',
  population4: '4 Population',
  perTradeRoute: '2 Power per Trade Route',
  perCardBestRegion: '1 Power per Card in your best Region',
  perIsland: '1 Power per Island',
  per2Projects: '1 Power per 2 Projects',
  perMonument: '1 Power per Monument',
  perStar: '1 Power per Star',
  perIncomeSpace: '1 Power per scoring Treasury space',
  perRegionInvestment: '2 Power per Region Investment',
}

/** Ours, to choose from: what a Tile does stands beside it. */
export const TILES_IN_SHORT: Names = {
  monument: 'Monument',
  satellite2: 'Satellite',
  tradeRoute: 'Trade Route',
  coins3: 'Coins',
  industry4: 'Industry',
  land4: 'Land',
  treasury2: 'Treasury',
  population4: 'Population',
  perTradeRoute: 'Score Trade Routes',
  perCardBestRegion: 'Score the best Region',
  perIsland: 'Score Islands',
  per2Projects: 'Score Projects',
  perMonument: 'Score Monuments',
  perStar: 'Score Stars',
  perIncomeSpace: 'Score the Treasury',
  perRegionInvestment: 'Score Investments',
}

export const CONFERENCES: Names = {
  projects2: 'most Projects of 2 Land',
  projects3: 'most Projects of 3 Land',
  deedsOneRegion: 'most Deeds in one Region',
  cardsBelow: 'most Cards below the board',
  cardsAbove: 'most Cards above the board',
  islands: 'most Islands',
  treasury: 'furthest Treasury',
  satellite: 'furthest Satellite',
  tradeRoutes: 'most Trade Routes',
  regionInvestments: 'most Region Investments',
}

const SCORE_PARTS: Names & Readonly<Record<Part, string>> = {
  islands: 'Island majority',
  monuments: 'Monuments',
  regions: 'Region Investments',
  treasury: 'Treasury Investments',
  projects: 'Projects',
  tile: 'Scoring Tile',
  income: 'Treasury track',
  stars: 'Stars',
  routes: 'Trade Routes',
}

/** The board keeps parts by their ids. */
export const scorePart = (part: string) => SCORE_PARTS[part] ?? part
