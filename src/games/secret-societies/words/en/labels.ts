/** What is written into the pictures. Short: it has to fit where it stands. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Side } from '../../data/effect.ts'
import type { Agenda, Rules } from '../../data/rules.ts'
import { has } from '../../holdings/abilities.ts'
import type { Bidder } from '../../holdings/bidders.ts'
import { CARDS_FOR_ROUTE } from '../../holdings/counts.ts'
import { rankingOf } from '../../holdings/standing.ts'
import type { LotView, PlayerView, View } from '../../view.ts'
import { bidderName } from './asked.ts'
import { HQ_DOES, TREASURY_SPACES } from './does.ts'
import { REGION_SHORT, STAR_SPACES, STARS_IN_SHORT } from './names.ts'
import { capital, thingsOf } from './things.ts'

export const TITLE = 'Secret Societies'

const STATUS: Readonly<Record<Bidder['status'], string>> = {
  waiting: '',
  offered: 'is offered it',
  declined: 'declines',
  won: 'takes it',
  outbid: 'is outbid',
}

/** The same total as another: who stands where, and why. */
const TIES = { first: 'first by turn', later: 'later by turn', drone: 'wins ties', dummy: 'loses ties' }

const KEY = [
  { sign: 'land', word: 'Land' },
  { sign: 'factory', word: 'Industry' },
  { sign: 'people', word: 'Population' },
  { sign: 'card', word: 'Bid Cards' },
  { sign: 'lock', word: 'Vault' },
  { sign: 'capitol', word: 'income' },
  { sign: 'satellite', word: 'Satellite' },
  { sign: 'power', word: 'Stars' },
  { sign: 'monument', word: 'Monuments' },
  { sign: 'palm', word: 'Islands' },
  { sign: 'gear', word: 'Projects' },
  { sign: 'gavel', word: 'bids first' },
] as const

const EVENTS: Readonly<Record<NonNullable<Agenda['event']>['kind'], string>> = {
  gain: 'Gift',
  trade: 'Trade',
  conference: 'Conference',
  swap: 'Swaps',
}

/** Columns of the score sheet. */
const SCORE_COLUMNS: Readonly<Record<string, string>> = {
  islands: 'Islands',
  monuments: 'Monuments',
  regions: 'Regions',
  treasury: 'Treasury',
  projects: 'Projects',
  tile: 'Tile',
  income: 'Track',
  stars: 'Stars',
  routes: 'Routes',
}

const FATES: Readonly<Record<NonNullable<LotView['taken']>['by'], string>> = {
  player: 'SOLD',
  drone: 'CACHE',
  dummy: 'GONE',
  nobody: 'UNSOLD',
}

/** So many Cached Deeds have room for their codes. */
const FEW_CACHED = 2

export const labelsWith = (rules: Rules) => {
  const things = thingsOf(rules)
  const bidder = (who: Pick<Bidder, 'by' | 'seat'>, s: Speaker) => capital(bidderName(who, s).replace(/^the /, ''))
  const nameOf = (card: string) => rules.cards[card]?.name ?? card
  const labels = {
    title: TITLE,
    /** Where a name cannot be drawn. */
    nameless: (letter: string) => `Player ${letter}`,
    dummyToken: 'd',
    power: 'Power',
    powerOf: (n: number) => `${n} Power`,
    /** Where there is little room, and what it is about stands beside it. */
    powerBriefly: (n: number) => `${n} P`,
    powerNext: (now: number, next: number | undefined) => (next === undefined ? `${now} Power` : `${now} P, next ${next}`),
    majority: (place: number, power: number, s: Speaker) => (power === 0 ? 'no Power' : `${s.ordinal(place)}: ${power} Power`),
    starSpace: (id: string) => STARS_IN_SHORT[id] ?? STAR_SPACES[id] ?? id,
    headquarters: (id: string) => capital(HQ_DOES[id] ?? ''),
    tracks: { treasury: 'Income', satellite: 'Satellite', monuments: 'Monuments', stars: 'Stars' },
    investment: (id: string) => TREASURY_SPACES[id] ?? id,
    /** Beside the sign of the Trade Route that a full row brings. */
    rowUnderWay: (side: Side, cards: number) => `${side} ${cards} of ${CARDS_FOR_ROUTE}`,
    deed: (n: number) => `Deed ${n}`,
    planet: 'Planet',
    facedown: 'facedown',
    forWinner: 'for the 1st winner',
    fates: FATES,
    faces: { land: 'Land', industry: 'above', population: 'below' },
    borders: (codes: readonly string[]) => (codes.length > 0 ? `Borders ${codes.join(' ')}` : 'No borders'),
    bordersHeld: ({ deed }: LotView, held: number) => {
      if (deed === null) return 'It lies facedown: bought unseen'
      return held > 0 ? 'Owned neighbours' : 'No owned neighbours'
    },
    offers: {
      facedown: (unseen: number) => `facedown: one of ${unseen} nobody has seen`,
      free: 'none held',
      planet: 'the first winner may buy it too',
    },
    regionShort: REGION_SHORT,
    world: 'The world, as it is owned',
    monumentsLeft: (left: readonly number[]) => (left.length > 0 ? `Monuments: ${left.join(', ')} Cards` : 'no Monument left'),
    /** What the tick beside a number of Cards means. */
    invested: `Region Investment: ${rules.regionInvestment.power} Power for each Card`,
    none: 'none',
    noneLeft: 'none left',
    house: 'The house',
    monumentsAsk: 'Monuments, by the Cards of their Region they ask for',
    tiles: { immediate: 'Tiles: at once', scoring: 'Tiles: at the end' },
    piles: ({ routes: { current, left }, deck, gone }: View) =>
      `${nameOf(current)}: ${left[current] ?? 0} left · Deeds: ${deck} in the pile, ${gone.length} out of the game`,
    /** What it costs to have one's Bid Cards back, and what comforts whoever has won no Deed. */
    agenda: { back: 'Bid Cards back', comfort: 'no Deed won' },
    price: (coins: number, s: Speaker) => s.count(coins, 'Coin'),
    comfort: (goods: number) => (goods === 1 ? '1 good' : `${goods} goods`),
    bidder,
    fares: STATUS,
    /** The same, or with the same total as another, why. */
    status: (bidder: Bidder, bidders: readonly Bidder[]) => {
      const isRanked = bidders.some(({ status }) => status === 'offered' || status === 'won')
      const tied = bidders.filter(({ total, status }) => total === bidder.total && status !== 'declined')
      if (!isRanked || bidder.status === 'declined' || tied.length < 2) return STATUS[bidder.status]
      if (bidder.by !== 'player') return bidder.by === 'drone' ? TIES.drone : TIES.dummy
      const first = tied.find(({ by }) => by === 'player')
      if (tied.filter(({ by }) => by === 'player').length < 2) return STATUS[bidder.status]
      return bidder === first ? TIES.first : TIES.later
    },
    /** The signs beside everybody's name, in words: while they are new. */
    key: KEY,
    cards: { hand: '', vault: 'in the Vault', aside: 'not yet yours', unrewarded: 'no reward', none: 'No Bid Cards yet' },
    /** What stands at the foot of a Bid Card. */
    cardFoot: 'At the foot: Coins it carries faceup / facedown; what you get if outbid',
    coins: (n: number, s: Speaker) => s.plural(n, { one: 'Coin', other: 'Coins' }),
    downs: ({ charms }: View, player: PlayerView, s: Speaker) => {
      const downs = `${s.count(Math.max(0, player.downs), 'facedown Bid')} left`
      const fresh = has(rules, player, 'charm') ? (charms?.fresh ?? 0) : 0
      return fresh > 0 ? `${downs}, ${fresh} by Charm` : downs
    },
    unseen: 'In hand or facedown, as everybody can tell',
    dummies: (cards: readonly string[]) => `Dummies ${cards.join(' ')}`,
    society: (id: string | null, s: Speaker) => things(s).society(id),
    tile: (id: string, s: Speaker) => things(s).tile(id),
    project: (id: string, society: string | null, s: Speaker) => things(s).projectInShort(id, society),
    /** The society, and what lies before it. */
    societyNow: ({ cache, charms, supply, tokens }: View, { society }: PlayerView, s: Speaker) => {
      const name = things(s).society(society)
      const powers = rules.societies[society ?? '']?.abilities.flatMap((each) => ('power' in each ? [each.power] : [])) ?? []
      const cached = powers.includes('cache') && cache && cache.length > 0 ? cache : null
      if (cached && cached.length > FEW_CACHED) return `${name} · ${cached.length} cached`
      if (cached) return `${name} · ${cached.map((deed) => rules.cards[deed]?.initials ?? deed).join(' ')}`
      if (powers.includes('charm') && charms) return `${name} · ${s.count(charms.fresh, 'Charm')}`
      if (powers.includes('infiltrate') && supply && supply.length > 0) return `${name} · ${s.count(supply.length, 'card')}`
      const turned = tokens ? (['endorse', 'cancel'] as const).filter((token) => tokens[token].side === 'B') : []
      if (powers.includes('endorse') && turned.length > 0) return `${name} · ${turned.length > 1 ? 'both' : turned[0]} up`
      return name
    },
    headline: (view: View, s: Speaker) => {
      const round = `Round ${view.round} of ${rules.agenda.length}`
      if (view.phase === 'setup') return 'Setting up'
      if (view.phase === 'over') return 'The final hammer has fallen'
      if (view.phase === 'start') return `${round} · before bidding`
      if (view.phase === 'bidding') return view.turn ? `${round} · ${s.name(view.turn.seat)} to bid` : `${round} · before bidding`
      if (view.phase === 'resolution')
        return view.auction ? `${round} · Deed ${view.auction.lot + 1} under the hammer` : `${round} · resolution`
      return `${round} · ${view.phase === 'event' ? 'event' : 'Growth'}`
    },
    /** The event of a Round in a few words. */
    event: ({ conferences }: View, round: number, s: Speaker) => {
      const agenda = rules.agenda[round - 1]
      const event = agenda?.event
      if (!event) return agenda && agenda.trades.length > 0 ? 'No event; the last Growth sells goods' : 'No event'
      const word = EVENTS[event.kind]
      if (event.kind === 'gain') return `${word}: ${things(s).effects(event.gain)}`
      if (event.kind === 'conference') return `${word}: ${things(s).conference(conferences[event.tile] ?? '')}`
      if (event.kind === 'swap') return `${word}: ${event.n} each, gifts for few Cards`
      return `${word}: one of ${event.trades.length} for everybody`
    },
    /** What it brings, to whom and for what; nothing where the name says it all. */
    eventInFull: ({ conferences }: View, round: number, s: Speaker): string => {
      const { effects } = things(s)
      const { event = null, trades = [] } = rules.agenda[round - 1] ?? {}
      const offered = event?.kind === 'trade' ? event.trades : trades
      const deals = offered.map(({ pay, gain, times }) => {
        const price = 'coin' in pay ? s.count(pay.coin, 'Coin') : `any ${pay.any === 1 ? 'good' : `${s.number(pay.any)} goods`}`
        return `${effects(gain)} for ${price}${times === 1 ? ', once' : ''}`
      })
      if (deals.length > 0) return capital(deals.join('; '))
      if (event?.kind === 'conference') {
        const { consolation = [] } = rules.conferences[conferences[event.tile] ?? ''] ?? {}
        return `Who has it: ${effects(event.reward)}. All others: ${effects(consolation)}.`
      }
      if (event?.kind !== 'swap') return ''
      const gifts = event.catchUp.filter(({ gain }) => gain.length > 0)
      return gifts.map(({ from, gain }) => `${from > 0 ? s.count(from, 'Card') : 'fewer'}: ${effects(gain)}`).join('; ')
    },
    /** Where there is no room for all of it: its sign stands beside it. */
    eventInShort: (view: View, round: number, s: Speaker) => {
      const event = rules.agenda[round - 1]?.event
      return event?.kind === 'conference'
        ? capital(things(s).conference(view.conferences[event.tile] ?? ''))
        : labels.event(view, round, s)
    },
    /** "Mira wins with 101 Power"; a tie that nothing breaks is shared. */
    victory: (view: View, s: Speaker) => {
      const first = rankingOf(rules, view).filter(({ place }) => place === 1)
      const power = `${first[0]?.total ?? 0} Power`
      const names = s.list(first.map(({ seat }) => s.name(seat)))
      return first.length > 1 ? `${names} share the victory with ${power}` : `${names} wins with ${power}`
    },
    underTheHammer: (round: number) => `Round ${round} · Under the hammer`,
    /** What the hammer has come to, in one line. */
    verdict: (bidders: readonly Bidder[], lot: LotView, s: Speaker) => {
      const name = lot.deed === null ? 'the facedown Deed' : nameOf(lot.deed)
      const found = (status: Bidder['status']) => bidders.find((each) => each.status === status)
      const [won, offered] = [found('won'), found('offered')]
      /** Why this one: a tie, alone, those before declined, or simply more than the next. */
      const why = (first: Bidder) => {
        const others = bidders.filter((each) => each !== first && each.status !== 'declined')
        const tied = others.find(({ total }) => total === first.total)
        if (tied && first.by === 'drone') return ': it wins ties'
        if (tied) return tied.by === 'dummy' ? ', as a Dummy loses ties' : ', first by turn order'
        if (bidders.length === 1) return ', the only one to bid'
        if (others.length < bidders.length - 1) return ', as others decline'
        const next = Math.max(...others.map(({ total }) => total ?? 0))
        return `, ${first.total} to ${next}`
      }
      if (won?.by === 'player') return `${bidder(won, s)} takes ${name}${why(won)}`
      if (won)
        return won.by === 'drone' ? `The Drone takes ${name} into the Cache${why(won)}` : `A Dummy wins: ${name} leaves the game`
      if (lot.taken?.by === 'player' && lot.taken.seat !== null) return `${s.name(lot.taken.seat)} takes ${name} unsold`
      if (offered) return `${bidder(offered, s)} is offered ${name}${why(offered)}`
      if (bidders.length === 0) return `Nobody has bid for ${name}`
      return bidders.every(({ status }) => status === 'declined') ? `Nobody buys ${name}` : `The Bids for ${name} are open`
    },
    over: 'The hammer has fallen',
    scoreColumn: (part: string) => SCORE_COLUMNS[part] ?? part,
    /** Equal Power: what decided. */
    tieCards: (n: number, s: Speaker) => s.count(n, 'card'),
    tieRule: 'Equal Power: more Bid Cards in hand come first',
    islands: (n: number, s: Speaker) => s.count(n, 'Island'),
  }
  return labels
}
