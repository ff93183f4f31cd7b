import { describe, expect, it } from 'vitest'
import { totalOf } from '../../../src/games/common/score.ts'
import { scoreSheet } from '../../../src/games/secret-societies/holdings/score-sheet.ts'
import { columns, growing, THREE, table, wins } from './driver.ts'

describe('AV23 nothing reacts to what brought it', () => {
  it('an Island ability gained through New Zealand does not see New Zealand', () => {
    const four = ['black', 'blue', 'red', 'grey']
    const game = wins('NZ', { above: columns({ purple: ['FJ', 'KR'] }), below: columns({}), monuments: four, satellite: 1 })
    expect(game.asked('stonesmiths').prompt.say).toBe('star.where')
    game.does('stonesmiths', { pick: 'islandSatellite' })
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 2, monuments: [...four, 'purple'] })
    expect(game.open('pay.offer')).toBeUndefined()
  })

  it('one that was there before does', () => {
    const game = wins('NZ', { stars: ['islandSatellite'] })
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'pay' })
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 1, coins: coins - 1 + 1 })
  })

  it('is offered also to those without Coins, who cannot take it', () => {
    const game = wins('NZ', { stars: ['islandSatellite'], coins: 1, hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'] })
    expect(game.player('stonesmiths').coins).toBe(0)
    expect(game.refuses('stonesmiths', { pick: 'pay' }).text).toMatchObject({ say: 'short.coins' })
    game.does('stonesmiths', { pick: 'no' })
    expect(game.player('stonesmiths').satellite).toBe(0)
  })
})

describe('the order of effects', () => {
  it('is the owner’s where it may matter, each followed to its end', () => {
    // Two paid Island abilities and a Monument that brings a Satellite step onto a Star: three things to weigh.
    const game = wins(
      'NZ',
      {
        above: columns({ purple: ['FJ', 'KR'] }),
        below: columns({}),
        monuments: ['black', 'blue', 'red', 'grey'],
        satellite: 1,
        stars: ['islandSatellite', 'islandTreasury'],
      },
      'above',
      'SV',
    )
    const { input, prompt } = game.asked('stonesmiths')
    expect(prompt.say).toBe('effects.order')
    expect(input.kind === 'pick' && input.options).toHaveLength(3)
    // The Monument first: its Satellite step and the Star come before anything else is asked.
    game.does('stonesmiths', { pick: '0' })
    expect(game.asked('stonesmiths').prompt.say).toBe('star.where')
    game.does('stonesmiths', { pick: 'land2' })
    expect(game.asked('stonesmiths').prompt.say).toBe('effects.order')
    const rest = game.asked('stonesmiths').input
    const treasury = (rest.kind === 'pick' ? rest.options : []).find(({ label }) =>
      JSON.stringify(label.effects).includes('treasury'),
    )
    game.does('stonesmiths', { pick: treasury!.id }).does('stonesmiths', { pick: 'pay' })
    expect(game.player('stonesmiths').treasury).toBe(2)
    expect(game.asked('stonesmiths').prompt.say).toBe('pay.offer')
  })

  it('lets a Star come first that reacts to what waits beside it', () => {
    // The fourth of the first row brings a Route, the border with Canada a Star: Lesotho gains more with the Star first.
    const above = columns({ purple: ['FJ'], blue: ['IS'], yellow: ['MU'] })
    const given = { above, below: columns({ black: ['CA'] }), satellite: 1, population: 0, industry: 0 }
    const game = wins('US', given, 'above', 'LS')
    expect(game.asked('stonesmiths').prompt.say).toBe('effects.order')
    game.does('stonesmiths', { pick: '0' }).does('stonesmiths', { pick: 'tradeRouteBonus' })
    expect(game.player('stonesmiths').above.red).toEqual(['1-3'])
    expect(game.player('stonesmiths')).toMatchObject({ industry: 4 + 1 + 1, population: 1 }) // Deed, Route, ability
  })

  it('asks the same where the Route may raise a Monument', () => {
    const above = columns({ purple: ['FJ'], blue: ['IS'], yellow: ['MU'] })
    const given = { above, below: columns({ black: ['CA'], red: ['LK', 'MV'] }), satellite: 1, monuments: ['grey', 'blue'] }
    const game = wins('US', given, 'above', 'SM')
    expect(game.asked('stonesmiths').prompt.say).toBe('effects.order')
    const { coins } = game.does('stonesmiths', { pick: '0' }).player('stonesmiths')
    game.does('stonesmiths', { pick: 'monumentCoins' })
    // The third red Card: the third Monument of the row is worth a Coin, and the ability two.
    expect(game.player('stonesmiths')).toMatchObject({ monuments: ['grey', 'blue', 'red'], coins: coins + 1 + 2 })
  })

  it('is not asked for where nothing can come of it', () => {
    const game = wins('US', { above: columns({ black: ['CA'] }), below: columns({ black: ['JM'] }), monuments: ['blue', 'red'] })
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 1, monuments: ['blue', 'red', 'black'] })
    expect(game.open('effects.order')).toBeUndefined()
  })
})

describe('HQs', () => {
  it('AV24: the Star of Nauru after three Region Investments: 3 Population and 3 Coins', () => {
    const game = wins(
      'US',
      { above: columns({ black: ['CA'] }), below: columns({}), satellite: 1, regions: ['red', 'blue', 'yellow'] },
      'above',
      'NR',
    )
    const { population, coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'perRegionInv' })
    expect(game.player('stonesmiths')).toMatchObject({ population: population + 3, coins: coins + 3 })
  })

  it.each([
    ['SV', 'coins', 1],
    ['QA', 'industry', 1],
    ['LS', 'land', 1],
    ['SM', 'population', 1],
  ] as const)('%s gains 1 of its %s with an Island', (hq, kind, n) => {
    const game = wins('FJ', {}, 'below', hq)
    const fiji = { coins: -1, industry: 0, land: 1, population: 1 }
    const base = { coins: 9, industry: 0, land: 0, population: hq === 'QA' || hq === 'SV' || hq === 'LS' || hq === 'SM' ? 1 : 0 }
    expect(game.player('stonesmiths')[kind]).toBe(base[kind] + fiji[kind] + n)
  })

  it('Nauru keeps winning Bid Cards from the Vault with an Island', () => {
    const game = table({ societies: THREE, hqs: ['NR', 'SM', 'LS'], row: ['FJ', 'PT', 'MN', 'MA', 'NP'] })
    game.given('stonesmiths', { coins: 9 }).bids('stonesmiths', 'up:5', 'FJ').until('auction.buy', 'stonesmiths')
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('stonesmiths')).toMatchObject({ vault: [] })
    expect(game.player('stonesmiths').hand).toContain('5')
  })

  it('El Salvador: a Land and an Island without a Card, which its own abilities see', () => {
    const game = wins('US', { above: columns({ black: ['CA'] }), below: columns({}), satellite: 1 }, 'above', 'SV')
    const { coins, land } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'landIsland' })
    expect(game.player('stonesmiths')).toMatchObject({ islands: 1, land: land + 1, coins: coins + 1 })
  })

  it('Qatar: a Treasury step, 2 Coins; scoring spaces bring a good once the ability is there', () => {
    const game = growing({ stars: ['treasuryScoring'], treasury: 2 }).grows('stonesmiths', 'treasury:A1')
    expect(game.player('stonesmiths').treasury).toBe(3)
    const { land } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: '1' })
    expect(game.player('stonesmiths').land).toBe(land + 1)
  })

  it('Lesotho: a Route of the last pile, anywhere, and more for every Route once the ability is there', () => {
    const given = { above: columns({ black: ['CA'] }), below: columns({}), satellite: 1, stars: ['tradeRouteBonus'] }
    const game = wins('US', given, 'above', 'LS').does('stonesmiths', { pick: 'tradeRoute67' })
    const { population, industry } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'red', then: { pick: 'below' } })
    expect(game.player('stonesmiths').below.red).toEqual(['6-7'])
    expect(game.player('stonesmiths')).toMatchObject({ population: population + 2 + 1, industry: industry + 1 })
  })

  it('Nauru: a Land and an Industry after every Region Investment once the ability is there', () => {
    const game = growing({ stars: ['regionInvBonus'] }, 'NR').grows('stonesmiths', 'region:red')
    expect(game.player('stonesmiths')).toMatchObject({ land: 9 - 2 + 1, industry: 9 + 1, regions: ['red'] })
  })

  it('San Marino: the dearest Monument of a colour, and 2 Coins for each once the ability is there', () => {
    const given = {
      above: columns({ black: ['CA'] }),
      below: columns({}),
      satellite: 1,
      stars: ['monumentCoins'],
      monuments: ['grey', 'red'],
    }
    const game = wins('US', given, 'above', 'SM').does('stonesmiths', { pick: 'monumentHighest' })
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'yellow' })
    expect(game.board.monuments.yellow).toEqual([3, 4])
    expect(game.player('stonesmiths')).toMatchObject({ monuments: ['grey', 'red', 'yellow'], coins: coins + 2 + 1 })
  })
})

describe('tracks and their ends', () => {
  it('past the end every step is worth a Coin', () => {
    const game = growing({ treasury: 13 })
    game.grows('stonesmiths', 'treasury:A1')
    expect(game.player('stonesmiths')).toMatchObject({ treasury: 13, coins: 21 })
  })

  it('a seventh Star is lost', () => {
    const stars = ['islandSatellite', 'land2', 'popOrInd2', 'coins2Tile', 'treasuryScoring', 'treasuryCoins']
    const game = wins('US', { above: columns({ black: ['CA'] }), below: columns({}), satellite: 1, stars })
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 2, stars })
    expect(game.open('star.where')).toBeUndefined()
  })

  it('an empty pile of Routes leaves the row open', () => {
    const above = columns({ purple: ['FJ'], blue: ['IS'], yellow: ['MU'] })
    const game = table({ societies: THREE, hqs: ['QA', 'NR', 'LS'], row: ['PY', 'PT', 'MN', 'MA', 'NP'] })
    game.given('stonesmiths', { above, below: columns({}), coins: 9 })
    game.given('techbros', { above: columns({ red: Array(8).fill('1-3') }), below: columns({}) })
    game.bids('stonesmiths', 'up:1', 'PY').until('auction.buy', 'stonesmiths').does('stonesmiths', { pick: 'above' })
    expect(game.player('stonesmiths').above.red).toEqual([])
    expect(game.board.routes.left['1-3']).toBe(0)
  })
})

describe('AV30 the final score', () => {
  it('adds up to 67', () => {
    const game = table({ societies: THREE, hqs: ['QA', 'NR', 'LS'] }).phase('growth', 1)
    const cards = {
      above: columns({ yellow: ['MU', 'NE', 'MG'] }),
      below: columns({ red: ['MV'], black: ['1-3'], blue: ['6-7'] }),
    }
    game.given('stonesmiths', {
      ...cards,
      monuments: ['grey', 'red', 'blue'],
      regions: ['yellow', 'red'],
      investments: ['A1', 'A2', 'B1', 'B2', 'B3'],
      projects: ['facedown', 'society2', 'zero', 'agents', 'moveBid'],
      hand: ['0', '1', '2', '3', '4', '5'],
      aside: ['2+H'],
      vault: [],
      treasury: 9,
      stars: ['land2', 'popOrInd2', 'islandSatellite'],
    })
    game.given('illuminati', { islands: 3, above: columns({}), below: columns({}) })
    game.given('techbros', { islands: 0, above: columns({}), below: columns({}) })
    const sheet = scoreSheet(game.hosted.rules, game.board)[game.seat('stonesmiths')]!
    expect(Object.fromEntries(sheet.map(({ label, points }) => [label.part, points]))).toEqual({
      islands: 10,
      monuments: 9,
      regions: 8,
      treasury: 7,
      projects: 12,
      tile: 0,
      income: 8,
      stars: 7,
      routes: 6,
    })
    expect(totalOf(sheet)).toBe(67)
  })
})
