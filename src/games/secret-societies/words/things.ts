/** What things are called: goods, Cards, effects, spaces. Everything that speaks takes its s from here. */
import type { Effect, Kind, Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  coin: 'Coin',
  land: 'Land',
  industry: 'Industry',
  population: 'Population',
}

const amountOf = (kind: Kind, n: number) => `${n} ${KIND_NAMES[kind]}${kind === 'coin' && n !== 1 ? 's' : ''}`
export const coins = (n: number) => amountOf('coin', n)

export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? 'none') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const STAR_SPACES: Readonly<Record<string, string>> = {
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

const PROJECTS: Readonly<Record<string, string>> = {
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

const SOCIETY_TILES: Readonly<Record<string, readonly [string, string, string]>> = {
  influencers: ['Endorse B, placed late', 'Cancel B', 'Endorsed Deed 2 cheaper'],
  stonesmiths: ['Facedown 1 cheaper, Coin if outbid', 'Choose the facedown of 3', 'Facedown 1 cheaper, free if unsold'],
  reptilians: ['Free retrieval', '2 Coins; stack 2 more', 'Disguised wins 1 cheaper'],
  vampires: ['2 resources with retrieval', 'Charms hire Agents', 'Another Charm'],
  robots: ['Cache 1 of 3; sell Cache', 'Place a Cached Deed', 'Place Cached; Drone Coins'],
  aliens: ['Choose Planet price', 'Planets 2 cheaper', 'A Planet, anywhere'],
  illuminati: ['Keep Coins when losing', 'Siphon before paying', '2 Coins hire an Agent'],
  techbros: ['Double outbid rewards', 'Coin when rivals join', 'Move to rival Agents'],
}

/** What makes each one different, for those who choose. */
const SOCIETIES: Readonly<Record<string, string>> = {
  influencers: 'endorse one Deed, cancel another',
  stonesmiths: 'know the facedown Deed',
  reptilians: 'bid with the cards of rivals',
  vampires: 'look at facedown Bids',
  robots: 'have a Drone bid for the third Deed',
  aliens: 'sell Planets to the winners',
  illuminati: 'siphon Coins off rival Bids',
  techbros: 'earn by joining, take unsold Deeds',
}

const TILES: Readonly<Record<string, string>> = {
  monument: 'A coloured Monument',
  satellite2: 'Satellite +2',
  tradeRoute: 'A Trade Route',
  coins3: '3 Coins',
  industry4: '4 Industry',
  land4: '4 Land',
  treasury2: 'Treasury +2',
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

const CONFERENCES: Readonly<Record<string, string>> = {
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

export type Things = ReturnType<typeof thingsOf>

/** Names that depend on the pack. A pack may bring components of its own: those go by their id. */
export const thingsOf = (rules: Rules) => {
  const card = (id: string) => {
    const face = rules.cards[id]
    if (!face) return id
    return face.flag ? `${face.flag} ${face.name}` : face.name
  }
  /** "🇨🇦 Canada (4 Land, 4 Industry above, 2 Population below, Island)" */
  const cardInFull = (id: string) => {
    const face = rules.cards[id]!
    const parts = [
      face.land > 0 ? `${face.land} Land` : '',
      `▲${face.industry} Industry`,
      `▼${face.population} Population`,
      face.satellite > 0 ? 'Satellite +1' : '',
      face.island ? 'Island' : '',
    ]
    return `${card(id)} (${parts.filter(Boolean).join(', ')})`
  }
  /** "🇨🇦 Canada (4 Land, 4 Industry/2 Population)": short enough for a button. */
  const cardInBrief = (id: string, ...more: readonly string[]) => {
    const { land, industry, population, island } = rules.cards[id]!
    const goods = `${industry} Industry/${industry === population ? '' : `${population} `}Population`
    const parts = [`${land} Land`, goods, island ? 'Island' : '', ...more]
    return `${card(id)} (${parts.filter(Boolean).join(', ')})`
  }
  /** "🇨🇦 Canada: 4 Land, ▲4 ▼2": leaves room for a price on the button. */
  const cardInShort = (id: string) => {
    const { land, industry, population, island } = rules.cards[id]!
    return `${card(id)}: ${land} Land, ▲${industry} ▼${population}${island ? ', Island' : ''}`
  }
  /** What they bring on that side: "4 Land, 2 Population". */
  const gains = (ids: readonly string[], side: Side) => {
    const faces = ids.map((id) => rules.cards[id]!)
    const sum = (of: 'land' | 'industry' | 'population' | 'satellite') => faces.reduce((all, face) => all + face[of], 0)
    const good = side === 'above' ? 'industry' : 'population'
    const [land, steps] = [sum('land'), sum('satellite')]
    const parts = [land > 0 ? amountOf('land', land) : '', amountOf(good, sum(good)), steps > 0 ? `Satellite +${steps}` : '']
    return parts.filter(Boolean).join(', ')
  }
  const region = (id: string) => {
    const label = rules.regionNames[id as keyof typeof rules.regionNames]
    return label ? `${id} (${label})` : id
  }
  /** "Influencers: endorse one Deed, cancel another (3 Coins, income 1)" */
  const societyInFull = (id: string) => {
    const { name, coins: purse, treasury } = rules.societies[id]!
    const start = `${coins(purse)}, income ${rules.treasuryTrack[treasury]!.income}`
    return SOCIETIES[id] ? `${name}: ${SOCIETIES[id]} (${start})` : `${name} (${start})`
  }
  const project = (id: string, society: string | null) => {
    const slot = id.startsWith('society') ? Number(id.slice(-1)) : 0
    if (slot === 0) return PROJECTS[id] ?? id
    return `Own Tile ${slot}: ${SOCIETY_TILES[society ?? '']?.[slot - 1] ?? id}`
  }
  const effect = (each: Effect): string => {
    switch (each.fx) {
      case 'coin':
      case 'land':
      case 'industry':
      case 'population':
        return amountOf(each.fx, each.n)
      case 'satellite':
      case 'treasury':
        return `${each.fx === 'satellite' ? 'Satellite' : 'Treasury'} +${each.n}`
      case 'star':
        return each.n === 1 ? 'a Star' : `${each.n} Stars`
      case 'island':
        return 'an Island'
      case 'charm':
        return 'another Charm'
      case 'any':
        return each.n === 1
          ? `1 ${listed(
              each.of.map((kind) => KIND_NAMES[kind]),
              'or',
            )}`
          : `any ${each.n} of ${each.of.map((kind) => KIND_NAMES[kind]).join('/')}`
      case 'different':
        return `${each.n} different resources`
      case 'choice':
        return each.of.map(effects).join(' or ')
      case 'tile':
        return 'a Project Tile'
      case 'monument':
        return 'a coloured Monument'
      case 'grey':
        return 'the grey Monument'
      case 'placeCached':
        return 'place a Cached Deed'
      case 'planet':
        return 'the top Planet'
      case 'route':
        return each.pile ? `a Trade Route ${each.pile}` : 'a Trade Route'
      case 'perRegion':
        return `${effects(each.gain)} per Region Investment`
      case 'card':
        return `the Bid Card "${each.card}"`
      case 'turn':
        return `turn the ${each.token === 'endorse' ? 'Endorse' : 'Cancel'} token`
      case 'cacheDraw':
        return `cache one of ${each.look} Deeds`
      case 'pay':
        return `pay ${coins(each.coin)} for ${effects(each.gain)}`
      case 'monumentOf':
        return `the ${each.region} Monument`
      case 'rowRoute':
        return `a Trade Route for row ${each.row} ${each.side}`
      case 'laidPlanet':
        return `lay ${card(each.planet)}`
    }
  }
  const effects = (list: readonly Effect[]): string => listed(list.map(effect))
  return {
    card,
    cardInFull,
    cardInBrief,
    cardInShort,
    gains,
    region,
    project,
    effect,
    effects,
    link: (id: string) => (rules.treasuryLinks.find((link) => link.id === id)?.reward ?? []).map(effect).join(', '),
    starSpace: (id: string) => STAR_SPACES[id] ?? id,
    tile: (id: string) => TILES[id] ?? id,
    conference: (id: string) => CONFERENCES[id] ?? id,
    societyInFull,
    society: (id: string | null) => (id === null ? 'no society yet' : (rules.societies[id]?.name ?? id)),
  }
}
