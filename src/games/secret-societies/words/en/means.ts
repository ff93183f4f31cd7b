/** What a choice would bring, in one line of at most a hundred characters: the effect first, with the numbers of this position. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Effect, Kind } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import type { Ranked } from '../../view.ts'
import type { Dearer, LotOutlook, Outlook } from '../outlook.ts'
import { bidderName } from './asked.ts'
import { EFFECT_USES, KIND_USES, PROJECT_DOES, SOCIETY_TILE_DOES, STAR_DOES } from './does.ts'
import { KIND_NAMES, SOCIETIES } from './names.ts'
import { amount, capital, type Goods, goods, inALine, thingsOf } from './things.ts'

/** Room for " · costs 12 Coins" behind it. */
const BEFORE_A_PRICE = 83

/** Effects, with what they reach and where one's Treasury stands. */
type Gain = { effects: readonly Effect[]; brings: readonly Effect[]; treasury: number }

const monumentWords = ({ cards, needed }: { cards: number; needed: number | null }, what: string) => {
  if (needed === null) return ''
  return cards >= needed ? `earns ${what}` : `${cards} of ${needed} Cards there for ${what}`
}

/** "rivals: 3 and facedown + 2"; of many, how many and the best that can be seen. */
const rivalWords = (rivals: LotOutlook['rivals'], s: Speaker) => {
  if (rivals.length === 0) return 'no rival Bid yet'
  const bids = rivals.map(({ card, coins }) => `${card ?? 'facedown'}${coins > 0 ? ` + ${coins}` : ''}`)
  if (bids.length <= 3) return `rivals: ${s.list(bids)}`
  const hidden = rivals.filter(({ card }) => card === null).length
  return `${rivals.length} rival Bids, ${hidden} facedown`
}

/** What winning costs here besides the card. */
const dearerWords = ({ paid, plus, fee, less }: Dearer) => [
  paid > 0 || plus ? `${paid}${plus ? ' plus the highest rival card' : ''} more for your Bid here` : '',
  fee > 0 ? `${fee} more as a fee` : '',
  less > 0 ? `${less} cheaper for you` : '',
]

/** The first of these forms that fits, else the last. */
const fitted = (...forms: readonly (readonly string[])[]) => {
  const lines = forms.map((parts) => parts.filter(Boolean).join('; '))
  return capital(lines.find((line) => line.length <= 100) ?? lines.at(-1)!)
}

const orderWords = (place: number, s: Speaker) => `${s.ordinal(place)} in line`

export const meansPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  const values = (id: string) => {
    const face = rules.cards[id]
    if (!face) return ''
    const land = face.land > 0 ? `${face.land} Land, ` : ''
    return `${land}${face.industry} Industry or ${face.population} Population`
  }
  const lot = (
    { deed, unseen, rivals, own, drone, gift, dearer, ...more }: LotOutlook & { dearer?: Dearer; gift?: number },
    s: Speaker,
  ) => {
    const face = deed === null ? undefined : rules.cards[deed]
    const { borders, monument, routes, endorsed, cancelled } = more
    const colour = face?.region ?? ''
    const costs = dearer ? dearerWords(dearer) : [own > 0 ? `you have ${s.count(own, 'Bid')} here` : '']
    const whole = [
      unseen && deed !== null ? 'only you know it' : '',
      rivalWords(rivals, s),
      drone === null ? '' : `the Drone bids ${drone}`,
      ...costs,
      gift ? `${s.count(gift, 'Coin')} for joining` : '',
      endorsed ? 'endorsed' : '',
      cancelled && !dearer?.fee ? 'cancelled' : '',
      borders > 0 ? `${s.count(borders, 'border')} with your Deeds` : '',
      monument ? monumentWords(monument, `the ${colour} Monument`) : '',
      routes.length > 0 ? `a Trade Route ${s.list(routes, 'or')}` : '',
    ]
    return fitted(
      // The label names the Region by its colour already.
      [...whole, face?.region ? rules.regionNames[face.region] : ''],
      whole,
      [
        rivals.length === 0 ? 'no rival' : s.count(rivals.length, 'rival Bid'),
        drone === null ? '' : `Drone ${drone}`,
        dearer && dearer.paid + dearer.fee > 0
          ? `${dearer.paid + dearer.fee}${dearer.plus ? ' plus the highest' : ''} more to pay`
          : '',
        dearer && dearer.less > 0 ? `${dearer.less} cheaper` : '',
        endorsed ? 'endorsed' : '',
        borders > 0 ? s.count(borders, 'border') : '',
        monument?.needed ? `${monument.cards} of ${monument.needed} for a Monument` : '',
        routes.length > 0 ? 'Trade Route' : '',
      ],
    )
  }
  /** "income 2 to 3; 1 Coin now; 1 Power at the end": what so many steps of the Treasury track bring, and `power` besides. */
  const treasurySteps = (from: number, steps: number, s: Speaker, power = 0) => {
    const track = rules.treasuryTrack
    const to = Math.min(from + steps, track.length - 1)
    const powerAt = (space: number) => Math.max(0, ...track.slice(0, space + 1).map((each) => each.power ?? 0))
    const coins = track.slice(from + 1, to + 1).reduce((sum, { coin }) => sum + coin, from + steps - to)
    const [before, after] = [track[from]?.income ?? 0, track[to]?.income ?? 0]
    const more = powerAt(to) - powerAt(from) + power
    return inALine([
      after > before ? `income ${before} to ${after}` : '',
      coins > 0 ? `${s.count(coins, 'Coin')} now` : '',
      more === 0 ? '' : `${Math.abs(more)} Power ${more < 0 ? 'less' : 'more'} at the end`,
    ])
  }
  const treasuryOf = (effects: readonly Effect[], from: number, s: Speaker) => {
    const steps = effects.reduce((sum, effect) => sum + (effect.fx === 'treasury' ? effect.n : 0), 0)
    return steps > 0 ? treasurySteps(from, steps, s) : ''
  }
  /**
   * What lies beside it counts: four Regions with a Card in a row bring a Trade Route. What comes at once stands first, then what it is
   * a part of. Short, because a price may follow.
   */
  const leadsTo = ({ region, row, filled, steps, brings, cards, needed }: Outlook, s: Speaker) => [
    needed !== null && cards >= needed ? `earns the ${region} Monument` : '',
    filled === 4 ? 'brings a Trade Route' : '',
    steps > 0 ? `Satellite +${steps}${brings.length > 0 ? `: ${things(s).effects(brings)}` : ''}` : '',
    filled < 4 ? `${row === 1 ? '' : `${s.ordinal(row)} `}Trade Route: ${filled} of 4 Regions` : '',
    needed !== null && cards < needed ? `Monument: ${cards} of ${needed}` : '',
  ]
  const side = (where: Outlook, s: Speaker) => {
    const kind = where.side === 'above' ? 'industry' : 'population'
    return inALine([...leadsTo(where, s), `${KIND_NAMES[kind]} ${KIND_USES[kind]}`], BEFORE_A_PRICE)
  }

  return phrases({
    // Setup and Start of Round
    'means.society': ({ society }: { society: string }, s) => {
      const found = rules.societies[society]
      const start = found
        ? `${amount('coin', found.coins, s)} and an income of ${rules.treasuryTrack[found.treasury]?.income ?? 0} to begin with`
        : ''
      return inALine([capital(SOCIETIES[society] ?? society), start])
    },
    'means.deed': ({ deed, borders }: { deed: string; borders: number }, s) => {
      const face = rules.cards[deed]
      return inALine([
        values(deed),
        face?.island ? 'Island' : '',
        borders > 0 ? `${s.count(borders, 'border')} with your Deeds` : '',
        face?.region ? rules.regionNames[face.region] : '',
      ])
    },
    'means.side': side,
    'means.retrieve': ({ gift }: { gift: boolean }) =>
      `Back in your hand for this Bidding${gift ? ', and you gain 2 different resources' : ''}`,
    'means.retrieve.not': ({ alone }: { alone: boolean }) =>
      `You bid without ${alone ? 'it; it comes' : 'them; they come'} home for nothing before the auctions`,

    // Bidding
    'means.cancel': ({ coins, industry }: { coins: number; industry: number }, s) =>
      `Whoever else buys it pays you ${s.count(coins, 'Coin')}; unsold, you gain its ${industry} Industry`,
    'means.endorse': ({ effects }: { effects: readonly Effect[] }, s) =>
      inALine(['You may raise your Bid there by 1', `its buyer gains ${things(s).effects(effects)}`]),
    'means.dummy': ({ card }: { card: string }) => `Bids ${card} for nobody, plus the Coins you add; it loses ties`,
    'means.lot': lot,
    'means.bid.up': 'Everybody sees the card at once; it may carry more Coins',
    'means.bid.down': ({ left }: { left: number }, s) =>
      left > 0
        ? `Nobody sees the card before its auction; ${s.count(left, 'such Bid')} left this Round`
        : 'Nobody sees the card before its auction; it exhausts a Charm',
    'means.card': (
      {
        pay,
        plus,
        coins,
        left,
        outbid,
        times,
      }: { pay: number; plus: boolean; coins: number; left: number; outbid: readonly Effect[]; times: number },
      s,
    ) => {
      const price = plus ? `${pay} and the highest rival card` : `${pay}${coins > 0 ? ' more' : ''}`
      const have = left < pay ? `you have only ${left}${coins > 0 ? ' left' : ''}` : `you have ${left}${coins > 0 ? ' left' : ''}`
      const reward =
        outbid.length > 0
          ? `outbid, you gain ${things(s).effects(outbid)}${times > 1 ? ' twice' : ''}`
          : 'outbid, you gain nothing'
      return inALine([`If you win you pay ${price}; ${have}`, reward])
    },
    'means.peek': ({ left }: { left: number }, s) =>
      `See the card now and until it is turned up; ${s.count(left, 'Charm')} left after it`,
    'means.peek.at': ({ by }: { by: Seat }, s) =>
      `You see this card; no other Bid of ${s.name(by).slice(0, 30)} can be charmed until it is back`,
    'means.hire': 'Before the auctions one of your Bids may move to an Agent of yours',
    'means.agent.new': 'Another Agent of yours goes out',
    'means.agent.from': 'This Agent leaves its Deed for another',
    'means.move': 'Takes a Bid to another Deed as it lies, with its Coins; nothing else happens',
    'means.move.from': 'Leaves this Deed; choose where it goes next',
    'means.turn.done': ({ coins }: { coins: number }, s) => `Nothing more this turn; you keep ${s.count(coins, 'Coin')}`,

    // Resolution
    'means.stay': 'Your Bids stay where they are; your Agents go home',
    'means.raise': ({ total, place }: { total: number; place: number }, s) =>
      `Your total becomes ${total}: ${orderWords(place, s)}`,
    'means.raise.not': ({ total, place }: { total: number; place: number }, s) =>
      `Your total stays ${total}: ${orderWords(place, s)}`,
    'means.together': ({ place, price }: { place: number; price: number }, s) =>
      `You are ${orderWords(place, s)}; if it comes to you, you buy for ${s.count(price, 'Coin')}`,
    'means.apart': ({ drone }: { drone: number }) =>
      `The Drone bids ${drone} by itself and wins ties; what it wins goes to your Cache`,
    'means.buy': ({ deed }: { deed: string | null; left: number }) =>
      deed === null ? 'You see it once you have paid' : capital(values(deed)),
    'means.decline': ({ next }: { next: Ranked | null }, s) =>
      next
        ? inALine([`${capital(bidderName({ ...next }, s)).slice(0, 40)} comes next with ${next.total}`, 'you get no reward'])
        : 'Nobody comes after you: it stays unsold, and you get no reward',
    'means.purchase': ({ bought, ...where }: Outlook & { bought: readonly string[] }, s) =>
      inALine([things(s).gains(bought, where.side), ...leadsTo(where, s)], BEFORE_A_PRICE),
    'means.planet.value': ({ coins }: { coins: number }, s) => `${s.count(coins, 'Coin')} for you, if they still want it`,
    'means.planet.want': 'The Aliens choose one of the two prices; then you may still decline',
    'means.planet.take': ({ planet, left }: { planet: string; left: number }, s) =>
      inALine([
        values(planet),
        rules.cards[planet]?.satellite ? 'a Satellite step' : '',
        `${s.count(Math.max(0, left), 'Coin')} left`,
      ]),
    'means.planet.leave': 'The Planet is offered to the next winner',
    'means.claim.no': 'It leaves the game, and you keep your Coins',
    'means.share': 'So many of the Coins go to them',

    // Effects
    'means.kind': ({ kind, held }: { kind: Kind; held: number }) => `You have ${held}; it ${KIND_USES[kind]}`,
    'means.gain': ({ effects, brings, treasury, held }: Gain & { held: number | null }, s) => {
      const [first] = effects
      const walked = treasuryOf(effects, treasury, s)
      if (walked) return walked
      if (brings.length > 0) return `Reaches ${things(s).effects(brings)}`
      if (
        first &&
        held !== null &&
        (first.fx === 'coin' || first.fx === 'land' || first.fx === 'industry' || first.fx === 'population')
      )
        return `You have ${held}; it ${KIND_USES[first.fx]}`
      return (first && EFFECT_USES[first.fx]) ?? 'Gained at once'
    },
    'means.pay': ({ effects, brings, treasury, left }: Gain & { left: number }, s) =>
      inALine([
        brings.length > 0 ? `Reaches ${things(s).effects(brings)}` : treasuryOf(effects, treasury, s) || 'You gain it at once',
        `${s.count(Math.max(0, left), 'Coin')} left`,
      ]),
    'means.no': ({ coins }: { coins: number }, s) => `Nothing happens; you keep ${s.count(coins, 'Coin')}`,
    'means.star': ({ space, stars, power }: { space: string; stars: number; power: number }, s) =>
      inALine([STAR_DOES[space] ?? space, `${s.ordinal(stars)} Star: ${power} Power in all`]),
    'means.tile': ({ tile, started, cost }: { tile: string; started: boolean; cost: Goods }, s) =>
      inALine([
        things(s).tile(tile),
        started ? 'its Project is started: it counts from now on' : `its Project costs ${goods(cost, s)}`,
      ]),
    'means.monument': ({ cards, reward, power }: { cards: number; reward: readonly Effect[]; power: number }, s) =>
      inALine([
        `Now ${things(s).effects(reward)}`,
        `${power} Power in all for Monuments`,
        `you have ${s.count(cards, 'Card')} there`,
      ]),
    'means.region': ({ above, below }: { above: number; below: number }, s) =>
      `You have ${s.count(above, 'Card')} above and ${below} below the board there`,
    'means.cash': ({ coins }: { coins: number }, s) => `${s.count(coins, 'Coin')} now; the Deed leaves the game`,

    // Events and Growth
    'means.give': ({ left }: { left: number }) => `You keep ${left}`,
    'means.swap': ({ left }: { left: number }, s) => `One unit becomes another kind; ${s.count(left - 1, 'swap')} left after it`,
    'means.swap.done': ({ effects }: { effects: readonly Effect[] }, s) =>
      effects.length > 0
        ? `You go on to your gift: ${things(s).effects(effects)}`
        : 'You go on; with this many Cards there is no gift',
    'means.trade.not': 'You keep what you have',
    'means.grow.invest': 'As many as your goods pay for, in the order of the list',
    'means.grow.region': ({ cards, power, ...cost }: Goods & { cards: number; power: number }, s) =>
      inALine([`${power} Power for ${s.count(cards, 'Card')}, more with later ones`, `costs ${goods(cost, s)}`]),
    'means.grow.treasury': (
      { treasury, steps, effects, power, ...cost }: Goods & Omit<Gain, 'brings'> & { steps: number; power: number },
      s,
    ) =>
      inALine([
        treasurySteps(treasury, steps, s, power),
        effects.length > 0 ? `${things(s).effects(effects)} for the link` : '',
        `costs ${goods(cost, s)}`,
      ]),
    'means.grow.project': (
      {
        name,
        society,
        power,
        tile,
        ...cost
      }: Goods & { name: string; society: string | null; power: number; tile: string | null },
      s,
    ) => {
      const slot = name.startsWith('society') ? Number(name.slice(-1)) - 1 : -1
      const does = tile
        ? `Your Tile: ${things(s).tile(tile)}`
        : (SOCIETY_TILE_DOES[society ?? '']?.[slot] ?? PROJECT_DOES[name] ?? name)
      return inALine([does, `${power} Power`, `costs ${goods(cost, s)}`])
    },
    'means.grow.tile': 'Take it from those that lie there',
    'means.grow.several': ({ coins, most }: { coins: number; most: number }, s) =>
      `${s.count(coins, 'Coin')} each, up to ${s.number(most)} at once, as you share them out`,
    'means.grow.trade': ({ left }: { left: number }, s) => `You have ${s.count(Math.max(0, left), 'Coin')} left after it`,
    'means.grow.done': ({ last }: { last: boolean }) =>
      last ? 'Your board is scored as it is now' : 'What you have left stays with you for later Rounds',

    // Settings
    'means.random': 'Everybody is dealt a society by chance',
    'means.draft': 'Everybody picks a society, one seat after the other',
  })
}
