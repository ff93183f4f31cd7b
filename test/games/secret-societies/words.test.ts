/** What people read: labels, questions, happenings, topics. */

import { describe, expect, it } from 'vitest'
import { raceInWords } from '../../../src/games/common/race.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { SocietiesText } from '../../../src/games/secret-societies/words/words.ts'
import type { Decision, Option, Text } from '../../../src/kernel/contract.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { shownBeside, told } from '../../../src/kernel/told.ts'
import { columns, rich, THREE } from './driver.ts'

const { rules } = secretSocieties
const speak = (text: Text) => secretSocieties.game.speak(text, bySeat())
const labels = ({ input }: Decision) =>
  input.kind === 'pick' ? Object.fromEntries(input.options.map(({ id, label }) => [id, speak(label)])) : {}
/** Those of a list that can be marked, too. */
const meanings = ({ input }: Decision) => {
  const options = input.kind === 'pick' ? input.options.flatMap((each) => [each, ...listedIn(each)]) : []
  return Object.fromEntries(options.map(({ id, means }) => [id, means && speak(told(means))]))
}
const listedIn = ({ then }: Option) => (then?.kind === 'some' ? then.options : [])

describe('the catalogue', () => {
  it('is tied to the rules: what it cannot say does not compile', () => {
    const told: SocietiesText[] = []
    told.push({ say: 'auction.bought', seat: 'p1', n: 1, deed: 'CA', price: 3 })
    // @ts-expect-error: no such key
    told.push({ say: 'auction.bougt', seat: 'p1', n: 1, deed: 'CA', price: 3 })
    // @ts-expect-error: a parameter is missing
    told.push({ say: 'auction.bought', seat: 'p1', n: 1, deed: 'CA' })
    // @ts-expect-error: a parameter is of another kind
    told.push({ say: 'gained', seat: 'p1', effects: ['{"fx":"coin","n":1}'] })
    // @ts-expect-error: there is no such Region
    told.push({ say: 'invested.region', seat: 'p1', region: 'green', land: 2, industry: 1, population: 0 })
    expect(speak(told[0]!)).toMatch(/^p1 buys .*Canada for 3 Coins\.$/)
  })
})

describe('names', () => {
  it('every society, Tile and Star space has one', () => {
    for (const id of Object.keys(rules.societies)) expect(speak({ say: 'society.pick', society: id })).not.toBe(id)
    for (const id of Object.keys(rules.tiles)) expect(speak({ say: 'tile', tile: id })).not.toBe(id)
    for (const spaces of Object.values(rules.starSpaces))
      for (const { id } of spaces) expect(speak({ say: 'star.space', space: id })).not.toBe(id)
  })

  it('every Project of every society has one that fits on a button, and a meaning with its price', () => {
    for (const society of Object.keys(rules.societies))
      for (const { id: name, land, population, power } of Object.values(rules.projects)) {
        const words = speak({ say: 'grow.project', name, society })
        const means = speak({ say: 'means.grow.project', name, society, tile: null, land, industry: 0, population, power })
        expect(words).not.toMatch(new RegExp(`^${name}$`))
        expect(words.length).toBeLessThanOrEqual(80)
        expect(means.length, means).toBeLessThanOrEqual(100)
        expect(means).toContain(`${land} Land, ${population} Population`)
      }
  })

  it('every Deed fits on a button wherever one bids for it or buys it', () => {
    for (const deed of rules.deedIds) {
      expect(speak({ say: 'lot', n: 7, deed, facedown: true }).length).toBeLessThanOrEqual(80)
      expect(`${speak({ say: 'buy.buy', deed })} — costs 12 Coins, leaves 10`.length).toBeLessThanOrEqual(80)
    }
    expect(speak({ say: 'lot', n: 7, deed: null, facedown: true })).toBe('7. the facedown Deed, bought unseen')
    expect(speak({ say: 'buy.below', planet: null })).toBe('Buy, below the board')
  })

  it('every Treasury space has a name of ours beside its code', () => {
    for (const name of Object.keys(rules.treasuryInvestments))
      expect(speak({ say: 'grow.treasury', name })).toMatch(new RegExp(`^[A-Z][a-z]+ [A-Z][a-z]+ \\(${name}\\), Treasury$`))
  })
})

describe('Growth', () => {
  const growing = () =>
    rich()
      .phase('growth', 1)
      .given('stonesmiths', { land: 9, industry: 1, population: 6, coins: 9, investments: ['A1', 'B2'] })
      .given('stonesmiths', { above: columns({ red: ['MV', 'LK'] }), below: columns() })

  it('says what there is to spend', () => {
    expect(speak(growing().asked('stonesmiths').prompt)).toContain('You have 9 Land, 1 Industry, 6 Population.')
    const poor = growing().given('stonesmiths', { land: 0, industry: 0, population: 0, swaps: 1 })
    expect(speak(poor.asked('stonesmiths').prompt)).toContain('You have nothing to spend.')
  })

  it('says what everything takes and brings, links that are completed too', () => {
    const means = meanings(growing().asked('stonesmiths'))
    expect(means['region:red']).toBe('4 Power for 2 Cards, more with later ones; costs 2 Land, 2 Industry')
    expect(means['treasury:A2']).toBe('Income 2 to 3; 1 Coin now; 3 Power more at the end; costs 2 Land, 1 Industry')
    expect(means['treasury:B1']).toBe('1 Coin now; 2 Population for the link; costs 1 Land, 1 Industry')
    expect(means['treasury:B3']).toBe('1 Coin now; 5 Power more at the end; costs 3 Land, 3 Industry')
    expect(means['project:agents']).toBe('Two Agents each Round: one Bid may move to one; 4 Power; costs 2 Land, 5 Population')
    expect(meanings(rich().phase('growth', 1).given('stonesmiths', { land: 9 }).asked('stonesmiths'))['treasury:A1']).toBe(
      '1 Coin now; 1 Power less at the end; costs 1 Land',
    )
  })
})

describe('auctions', () => {
  it('the price names the fee in it, and to whom it goes', () => {
    const game = rich(['influencers', 'illuminati', 'techbros'])
    game.does('influencers', { pick: '0', then: { pick: '1' } })
    game.laps({ influencers: ['up:1 PT', 'up:2 PT'], illuminati: ['up:3 PY', 'up:1 MN'], techbros: ['up:1 MN', 'up:2 MN'] })
    const words = speak(game.asked('illuminati').prompt)
    expect(words).toMatch(/^Deed 1, .*Paraguay, is offered to you for 4 Coins, 1 of it a fee to p1\.$/)
  })

  it('a reward for being outbid is said to be one, also where it is chosen', () => {
    const game = rich()
    game.laps({ stonesmiths: ['up:5 PY 2', 'up:1 PT'], illuminati: ['up:4 PY', 'up:2 MN'], techbros: ['up:5 PY', 'up:2 MN'] })
    game.does('stonesmiths', { pick: 'above' })
    const told = game.events.map(({ text }) => speak(text))
    expect(told).toContain('p2 gains 1 Land for being outbid.')
    expect(shownBeside(game.asked('techbros')).map(speak)).toContain('You get this for being outbid.')
    expect(game.asked('techbros').prompt.say).toBe('any.one')
  })

  it('nothing is sold for 0 Coins: it is had for nothing', () => {
    const game = rich().given('stonesmiths', { hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'] })
    game.laps({ stonesmiths: ['up:0 PY', 'up:1 PT'], illuminati: ['up:1 MN', 'up:2 MN'], techbros: ['up:1 MA', 'up:2 MA'] })
    game.does('stonesmiths', { pick: 'above' })
    expect(speak(game.said('auction.bought')[0] as Text)).toMatch(/^p1 buys .*Paraguay for nothing and lays it above the board/)
  })
})

describe('what there is to know before one decides', () => {
  it('a society is offered with what makes it different and what it starts with', () => {
    expect(speak({ say: 'means.society', society: 'vampires' })).toBe(
      'Look at facedown Bids; 5 Coins and an income of 2 to begin with',
    )
    for (const society of Object.keys(rules.societies)) expect(speak({ say: 'means.society', society }).length).toBeLessThan(100)
  })

  it('Vampires with nothing but a Charm away are asked about the Charm, and told who is paid', () => {
    const game = rich(['reptilians', 'vampires', 'techbros']).phase('growth', 1)
    game.board.charms = { fresh: 0, spent: 1, held: [game.seat('techbros')] }
    game.board.supply = game.board.supply!.filter(({ of }) => of !== game.seat('vampires'))
    game.given('vampires', { hand: ['1', '2', '3', '4', '5'] }).until('retrieve', 'vampires')
    expect(speak(game.asked('vampires').prompt)).toBe(
      'Buy back 1 Charm for this Bidding? It comes home by itself before the auctions. The price goes to p1.',
    )
    expect(labels(game.asked('vampires')).pay).toBe('Take back 1 Charm')
    while (game.open('retrieve')) game.does(game.board.players[game.open('retrieve')!.seat]!.society!, { pick: 'pay' })
    expect(game.said('retrieved').map((text) => speak(text as Text))).toContain('p2 takes back 1 Charm for 1 Coin, paid to p1.')
    expect(game.said('charm.recovered').map((text) => speak(text as Text))).toEqual(['An exhausted Charm of p2 is refreshed.'])
  })

  it('one of them is one, several are several', () => {
    const asked = (cards: string[], charms: number) => speak({ say: 'retrieve', cards, charms })
    expect(asked(['2'], 0)).toBe('Buy back "2" for this Bidding? It comes home by itself before the auctions.')
    expect(asked(['2', '4'], 2)).toBe(
      'Buy back "2", "4" and 2 Charms for this Bidding? They come home by themselves before the auctions.',
    )
    expect(speak({ say: 'short.any', need: 1, have: 0 })).toBe('It takes 1 resource; you have 0.')
    const game = rich().until('event.tradeWhich', 'stonesmiths')
    const { input } = game.asked('stonesmiths')
    const sell = input.kind === 'pick' ? input.options.find(({ id }) => id === 'sell') : undefined
    expect(sell?.price).toMatchObject({ of: 'resource', many: 'resources', cost: 1 })
  })

  it('a Planet comes with the Deed it joins, and with what each side brings', () => {
    const game = rich(['aliens', 'illuminati', 'techbros'])
    game.board.planets = { pile: game.board.planets!.pile.filter((id) => id !== 'saturn'), open: 'saturn' }
    game.laps({ aliens: ['up:1 PY', 'up:2 MA'], illuminati: ['up:2 PT', 'up:1 PT'], techbros: ['up:2 PT', 'up:1 PT'] })
    const { land, industry, population } = rules.cards.PY!
    const offer = game.asked('aliens')
    expect(speak(offer.prompt)).toMatch(
      /^Deed 1, .*Paraguay, is offered to you for 1 Coin\. With it, if you like: Saturn .* for 1 Coin more\.$/,
    )
    expect(labels(offer)).toMatchObject({ above: 'Buy, above the board', 'below:planet': 'With Saturn, below' })
    const means = meanings(offer)
    expect(means.above).toContain(`${land} Land, ${industry} Industry; Trade Route: 1 of 4 Regions`)
    expect(means['above:planet']).toContain(
      `${land + 1} Land, ${industry + 1} Industry; Satellite +1: 1 Coin; Trade Route: 1 of 4 Regions`,
    )
    expect(means['below:planet']).toContain(
      `${land + 1} Land, ${population} Population; Satellite +1: 1 Coin; Trade Route: 2 of 4 Regions`,
    )
  })

  it('what a purchase brings at once comes before what it is a part of', () => {
    const where = { region: 'purple', side: 'below', row: 2, filled: 1, steps: 2, cards: 3, needed: 3 } as const
    const brings = [{ fx: 'coin', n: 1 } as const, { fx: 'star', n: 1 } as const]
    expect(speak({ say: 'means.purchase', bought: ['PY'], ...where, brings })).toMatch(
      /^[^;]+ Land, [^;]+; earns the purple Monument; Satellite \+2: 1 Coin and a Star$/,
    )
  })

  it('a Deed to bid for comes with Region, rival Bids, borders, rows and Monuments in reach', () => {
    const lot = {
      say: 'means.lot',
      deed: 'PY',
      unseen: false,
      rivals: [
        { card: '3', coins: 1 },
        { card: null, coins: 0 },
      ],
      own: 0,
      drone: null,
      endorsed: false,
      cancelled: false,
      borders: 2,
      monument: { cards: 3, needed: 3 },
      routes: ['above'],
    }
    const said = speak(lot)
    expect(said).toMatch(/^Rivals: 3 \+ 1 and facedown; 2 borders with your Deeds; .*black Monument; a Trade Route above$/)
    expect(speak({ ...lot, rivals: [], borders: 0, routes: [] })).toMatch(/^No rival Bid yet; .*black Monument; The Americas$/)
  })

  it('no Bid is called free: a card is paid for by whoever wins', () => {
    const { input } = rich().asked('stonesmiths')
    const all = (asked: typeof input): string[] =>
      asked.kind === 'pick' ? asked.options.flatMap((each) => [meaning(each), ...(each.then ? all(each.then) : [])]) : []
    const meaning = ({ means, label }: Option) => `${speak(label)}: ${means ? speak(told(means)) : ''}`
    const cards = all(input).filter((words) => words.startsWith('Card "'))
    expect(cards.length).toBeGreaterThan(20)
    for (const words of cards) expect(words).toMatch(/If you win you pay \d+( more)?; you have \d+/)
    expect(all(input).join()).not.toMatch(/\bfree\b/i)
  })

  it('a raise and a Drone come with all totals', () => {
    const game = rich(['influencers', 'illuminati', 'techbros'])
    game.does('influencers', { pick: '1', then: { pick: '0' } })
    game.laps({ influencers: ['up:2 PY', 'up:1 PT'], illuminati: ['up:3 PY', 'up:1 MN'], techbros: ['up:1 PY', 'up:2 MN'] })
    expect(speak(game.asked('influencers').prompt)).toMatch(/^Bids for .*Paraguay: p2 3, p1 2, p3 1\. Do you raise yours\?$/)
    expect(labels(game.asked('influencers')).raise).toBe('Raise it to 3')
    game.does('influencers', { pick: 'raise' })
    expect(speak(game.said('endorse.raised')[0] as Text)).toBe('p1 pays 1 Coin to raise the Bid by 1.')
  })

  it('tokens are named on their buttons', () => {
    const { input } = rich(['influencers', 'illuminati', 'techbros']).asked('influencers')
    const [first] = input.kind === 'pick' ? input.options : []
    expect(speak(first!.label)).toMatch(/^Cancel 1\. .*Paraguay$/)
    expect(speak(first!.then?.kind === 'pick' ? first!.then.options[0]!.label : { say: 'no' })).toMatch(
      /^Endorse 2\. .*Portugal$/,
    )
  })

  it('a space for a Tile comes with the Tile that lies there', () => {
    const means = (tile: string | null) => {
      const game = rich()
        .phase('growth', 1)
        .given('stonesmiths', { land: 9, tiles: { immediate: null, scoring: tile } })
      return meanings(game.asked('stonesmiths'))['project:scoring']
    }
    expect(means(null)).toBe('Scores the Tile on it at the end; 2 Power; costs 2 Land, 4 Population')
    expect(means('perStar')).toBe('Your Tile: 1 Power per Star; 2 Power; costs 2 Land, 4 Population')
  })

  it('a place and a side fit into one list, whatever goes there', () => {
    const side = (card: string) => speak({ say: 'side', side: 'below', cards: [card] })
    const regions = Object.keys(rules.regionNames).map((region) => speak({ say: 'region', region }))
    expect(regions[0]).toBe('Black (The Americas)')
    for (const planet of rules.planetIds)
      for (const region of regions) expect(`${region} › ${side(planet)}`.length).toBeLessThanOrEqual(100)
    for (const deed of rules.deedIds)
      expect(`${speak({ say: 'deed.name', deed })} › ${side(deed)}`.length).toBeLessThanOrEqual(100)
  })

  it('a step comes with what it reaches', () => {
    const game = rich().until('event.tradeWhich', 'stonesmiths').given('stonesmiths', { satellite: 1, land: 2 })
    expect(labels(game.asked('stonesmiths')).launch).toBe('Trade for a Satellite step (a Star)')
  })
})

describe('what happens to Coins', () => {
  it('whoever takes an unsold Deed is said to pay whom', () => {
    const game = rich(['aliens', 'illuminati', 'techbros'])
    game.laps({ aliens: ['up:3 PT', 'up:1 PT'], illuminati: ['up:2 PT', 'up:1 PT'], techbros: ['up:2 PT', 'up:1 PT'] })
    game.does('techbros', { pick: 'above', then: { [game.seat('aliens')]: 1, [game.seat('illuminati')]: 1 } })
    expect(speak(game.said('claimed')[0] as Text)).toMatch(/^p3 takes .*Paraguay and pays 1 Coin to p1 and 1 Coin to p2\.$/)
  })

  it('the Illuminati with their first Tile are heard to take their stack back', () => {
    const game = rich().given('illuminati', { projects: ['society1'] })
    game.laps({ stonesmiths: ['up:5 PY', 'up:1 PT'], illuminati: ['up:1 PY 3', 'up:2 MN'], techbros: ['up:1 MN', 'up:2 MN'] })
    game.does('stonesmiths', { pick: 'above' })
    expect(speak(game.said('stack.kept')[0] as Text)).toBe('p2 takes 3 Coins back from a lost Bid.')
  })

  it('the fee of a cancelled Deed that a Dummy wins is told', () => {
    const game = rich(['influencers', 'illuminati'], { row: ['PY', 'PT', 'MN', 'MA'] })
    game.does('influencers', { pick: '0', then: { pick: '1' } })
    game
      .does('influencers', { pick: '7', then: { pick: '0', then: 0 } })
      .does('illuminati', { pick: '0', then: { pick: '1', then: 0 } })
    const { coins } = game.player('influencers')
    game.laps({ influencers: ['up:1 PT', 'up:2 PT'], illuminati: ['up:1 MN', 'up:2 MN'] })
    expect(game.said('cancel.fee')).toMatchObject([{ seat: 'p1', coins: 1 }])
    expect(game.player('influencers').coins).toBe(coins + 1)
  })
})

describe('the board as text', () => {
  it('says what the Drone bids, what a Conference leaves the others, and where one name ends and the next begins', () => {
    const game = rich(['robots', 'illuminati', 'techbros'])
    game.given('illuminati', { stars: ['coins2Tile', 'land2'] })
    game.board.drone = { flipped: true, coins: 1 }
    game.board.issued += 1
    game.board.conferences = ['satellite', 'islands']
    game.given('techbros', { satellite: 12 })
    const text = secretSocieties.describe(secretSocieties.game.view(game.board, null), bySeat())
    expect(text).toContain('[Drone 2 + 1 Coin]')
    expect(text).toContain('Round 4 furthest Satellite (others 1 Population and 1 Coin)')
    expect(text).toContain('Stars: 2 Coins and a Project Tile (now) · 2 Land (now).')
    expect(text).toContain('Satellite on 0 (next step: 1 Coin)')
    expect(text).toContain('Satellite on 12 (next step: 1 Coin)')
  })
})

describe('who one is, and how the race stands', () => {
  it('every society hears what it can do, what it has, and what to look out for at first', () => {
    for (const society of Object.keys(rules.societies)) {
      const others = THREE.filter((each) => each !== society).slice(0, 2)
      const game = rich([society, ...others])
      const view = secretSocieties.game.view(game.board, game.seat(society))
      const words = secretSocieties.briefing!(view, bySeat()).join('\n')
      expect(words).toContain(`You are the **${rules.societies[society]!.name}**.`)
      expect(words).toContain('20 Coins')
      expect(words).toContain('At first: ')
      expect(words).not.toMatch(/undefined|null|NaN/)
    }
    expect(secretSocieties.briefing!(secretSocieties.game.view(rich().board, null), bySeat())).toEqual([])
  })

  it('the race is the same for everybody, leader first, with what the Islands add', () => {
    const game = rich().given('illuminati', { monuments: ['grey', 'red'], islands: 1 })
    const race = (seat: string | null) => secretSocieties.race!(secretSocieties.game.view(game.board, seat), bySeat())
    expect(race(null).lead).toBe('p2 leads with 17 Power')
    expect(race(null).bars.map(({ share }) => share)).toEqual([1, 0, 0])
    expect(raceInWords(race(null))).toEqual([
      'p2: 17 Power (5 sure, 12 by Island majority, 1 Island).',
      'p1: 0 Power.',
      'p3: 0 Power.',
      '6 Rounds to go after this one; most Power wins.',
    ])
    for (const seat of ['p1', 'p2', 'p3']) expect(race(seat)).toEqual(race(null))
  })
})

describe('the story', () => {
  it('has its headlines, its trivia, and those it happens to', () => {
    const game = rich()
    game.laps({ stonesmiths: ['up:5 PY 2', 'up:1 PT'], illuminati: ['up:4 PY', 'up:2 MN'], techbros: ['up:1 PY', 'up:2 MN'] })
    game.does('stonesmiths', { pick: 'above' })
    const told = (say: string) => game.events.find(({ text }) => text.say === say)
    expect(told('auction.bought')).toMatchObject({ weight: 'headline', concerns: ['p1', 'p2', 'p3'] })
    expect(told('siphoned')).toMatchObject({ concerns: ['p1'] })
    expect(told('contested')).toMatchObject({ weight: 'detail' })
  })

  it('says why a tie goes as it goes', () => {
    const ranking = [
      { by: 'player', seat: 'p2', total: 5 },
      { by: 'player', seat: 'p1', total: 5 },
    ]
    const bought = { say: 'auction.bought', seat: 'p2', n: 1, deed: 'CA', price: 3 }
    expect(speak({ ...bought, ranking })).toMatch(/ for 3 Coins, 5 against 5 of p1 \(p2 goes first by turn order\)\.$/)
    expect(speak({ ...bought, ranking: [ranking[0]!, { ...ranking[1]!, total: 3 }] })).toMatch(
      / for 3 Coins, 5 against 3 of p1\.$/,
    )
    expect(speak({ say: 'auction.ranking', ranking })).toBe('Bids: p2 5, p1 5; p2 goes first by turn order.')
    expect(speak({ say: 'auction.ranking', deed: 'CA', ranking })).toBe(
      'Bids for 🇨🇦 Canada: p2 5, p1 5; p2 goes first by turn order.',
    )
    const drone = { by: 'drone', seat: 'p3', total: 5 }
    expect(speak({ say: 'auction.ranking', ranking: [drone, ranking[0]!] })).toBe('Bids: the Drone 5, p2 5; the Drone wins ties.')
  })
})

describe('topics', () => {
  it('cover all societies and phases, each with its place in the rulebook', () => {
    const { topics } = secretSocieties.about('en-US')
    const ids = topics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(topics.length)
    const phases = ['bidding', 'auction', 'growth', 'events', 'scoring', 'two-players', 'hidden']
    for (const id of [...Object.keys(rules.societies), ...phases]) expect(ids).toContain(id)
    for (const { text, rule, title } of topics) {
      expect(text.length).toBeGreaterThan(80)
      expect(rule).not.toBe('')
      expect(title.length).toBeLessThanOrEqual(60)
    }
    const { text } = topics.find(({ id }) => id === 'two-players')!
    for (const id of ['aliens', 'illuminati', 'influencers', 'techbros', 'vampires'])
      expect(text).toContain(`**${rules.societies[id]!.name}**`)
  })
})
