/** The vectors that come with the data: small sums with one right answer each. */
import { describe, expect, it } from 'vitest'
import { type Bid, type Player, turnOrder } from '../../../src/games/secret-societies/board.ts'
import { projectCost, regionCost } from '../../../src/games/secret-societies/holdings/costs.ts'
import { islandPower, scoreSheet } from '../../../src/games/secret-societies/holdings/score-sheet.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import { valuesOf } from '../../../src/games/secret-societies/rules/worth.ts'
import { columns, THREE, table, wins } from './driver.ts'

const { rules } = secretSocieties

describe('income (TV01-TV03)', () => {
  it.each([
    ['TV01', 0, 1],
    ['TV02', 9, 6],
    ['TV03', 10, 6],
  ])('%s: Treasury on %i brings %i', (_, treasury, coins) => {
    const game = table({ societies: THREE }).phase('growth', 1).given('illuminati', { treasury })
    const before = game.player('illuminati').coins
    while (game.board.round === 1) game.clock()
    expect(game.player('illuminati').coins - before).toBe(coins)
  })
})

describe('placing a Deed', () => {
  it('TV04: the United States beside Canada and Mexico: two Satellite steps, 1 Coin, 1 Star', () => {
    const game = wins(
      'US',
      { above: columns({ black: ['CA'] }), below: columns({ black: ['MX'] }), monuments: ['black'] },
      'above',
    )
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 2, coins: 9 - 1 + 1 })
    expect(game.asked('stonesmiths').prompt.say).toBe('star.where')
  })

  it('TV05 and AV29: the fourth of the second row above brings a Trade Route into blue, with its Industry', () => {
    const above = columns({ black: ['CU'], purple: ['FJ', 'KR'], blue: ['IS'], yellow: ['MU', 'MG'], red: ['LK', 'MV'] })
    const game = wins('US', { above, below: columns({}), industry: 0, monuments: ['black', 'blue'] }, 'above')
    expect(game.player('stonesmiths').above.blue).toEqual(['IS', '1-3'])
    expect(game.player('stonesmiths').industry).toBe(4 + 1)
    expect(game.board.routes.left['1-3']).toBe(7)
  })

  it('TV06: the third black Card brings the third Monument and 1 Coin', () => {
    const game = wins(
      'US',
      { above: columns({ black: ['CU', 'JM'] }), below: columns({}), monuments: ['purple', 'blue'] },
      'above',
    )
    expect(game.player('stonesmiths').monuments).toEqual(['purple', 'blue', 'black'])
    expect(game.player('stonesmiths').coins).toBe(9 - 1 + 1)
  })

  it('TV07: two Stars placed leave four spaces', () => {
    const game = wins(
      'US',
      { above: columns({ black: ['CA', 'MX'] }), below: columns({}), monuments: ['black'], stars: ['land2', 'popOrInd2'] },
      'below',
    )
    const { input } = game.asked('stonesmiths')
    expect(input.kind === 'pick' && input.options).toHaveLength(4)
  })
})

describe('Growth', () => {
  const growing = (given: Partial<Player>) => {
    const game = table({ societies: THREE }).phase('growth', 1)
    return game.given('stonesmiths', { land: 9, industry: 9, population: 9, coins: 9, treasury: 1, ...given })
  }

  it.each([
    ['TV08', 'black', 3],
    ['TV09', 'blue', 0],
  ] as const)('%s: the third Region Investment, in %s with %i Cards', (_, region, industry) => {
    const player = growing({
      regions: ['yellow', 'red'],
      above: columns({ black: ['CU', 'JM'] }),
      below: columns({ black: ['PA'] }),
    }).player('stonesmiths')
    expect(regionCost(rules, player, region)).toEqual({ land: 4, placed: 2, industry, population: 0 })
  })

  it('TV10: three yellow Cards and one red are worth 8', () => {
    const game = growing({
      regions: ['yellow', 'red'],
      above: columns({ yellow: ['MU', 'MG'] }),
      below: columns({ yellow: ['NE'], red: ['MV'] }),
    })
    const sheet = scoreSheet(rules, game.board)[game.seat('stonesmiths')]!
    expect(sheet.find(({ label }) => label.part === 'regions')!.points).toBe(8)
  })

  it.each([
    ['TV11', ['A1'], 'A2', { treasury: 3, coins: 10, industry: 8, population: 9 }],
    ['TV12', ['B2'], 'B1', { treasury: 2, coins: 10, industry: 8, population: 11 }],
    ['TV13', ['B2'], 'B3', { treasury: 2, coins: 10, industry: 6, population: 9 }],
  ])('%s: with %j filled, %s', (id, investments, space, expected) => {
    const game = growing({ investments })
    const power = () =>
      scoreSheet(rules, game.board)[game.seat('stonesmiths')]!.find(({ label }) => label.part === 'treasury')!.points
    const before = power()
    game.grows('stonesmiths', `treasury:${space}`)
    expect(game.player('stonesmiths')).toMatchObject(expected)
    if (id === 'TV13') expect(power() - before).toBe(5)
  })

  it.each([
    ['TV14', ['facedown'], 'society2', 2, 4],
    ['TV15', ['facedown'], 'immediate', 3, 3],
    ['TV16', ['zero'], 'twoPlusH', 3, 5],
    ['TV17', ['zero'], 'agents', 2, 4],
    ['TV18', ['exchange', 'society3'], 'moveBid', 2, 2],
  ])('%s: with %j filled, %s takes %i Land and %i Population', (_, projects, project, land, population) => {
    const game = growing({ projects })
    expect(projectCost(rules, game.player('stonesmiths'), project)).toMatchObject({ land, population })
    const before = game.player('stonesmiths')
    game.grows('stonesmiths', `project:${project}`)
    expect(game.player('stonesmiths')).toMatchObject({ land: before.land - land, population: before.population - population })
  })
})

describe('Island majority (TV19-TV24)', () => {
  it.each([
    ['TV19', [3, 3, 2, 0], [10, 10, 4, 0]],
    ['TV20', [4, 2, 2, 2], [12, 4, 4, 4]],
    ['TV21', [3, 1], [12, 4]],
    ['TV22', [2, 2], [8, 8]],
    ['TV23', [1, 1, 1, 1, 1], [4, 4, 4, 4, 4]],
    ['TV24', [2, 0, 0], [12, 0, 0]],
  ])('%s: Islands %j are worth %j', (_, islands, power) => {
    expect(islandPower(islands, rules.islandMajority[`${islands.length}`]!.power)).toEqual(power)
  })
})

describe('"2+H" (TV25-TV28)', () => {
  it.each([
    ['TV25', [], 2],
    [
      'TV26',
      [
        { card: '5', coins: 2 },
        { card: '1', coins: 3 },
      ],
      7,
    ],
    ['TV27', [{ card: '2+H', coins: 2 }], 4],
    [
      'TV28',
      [
        { card: '2+H', coins: 0 },
        { card: '5', coins: 0 },
      ],
      7,
    ],
  ])('%s: against %j it counts %i', (_, rivals, value) => {
    const bid = (n: number, by: string, card: string, coins: number): Bid => ({
      n,
      by,
      of: by,
      card,
      coins,
      dummy: false,
      down: false,
      charm: false,
    })
    const bids = [bid(0, 'me', '2+H', 2), ...rivals.map(({ card, coins }, i) => bid(i + 1, `r${i}`, card, coins))]
    expect(valuesOf(rules, { deed: 'PY', faceup: true, blind: false, bids, agents: [], taken: null })[0]).toBe(value)
  })

  it('the order of turns begins with the Gavel', () => {
    const game = table({ societies: ['techbros', 'influencers', 'aliens'] })
    expect(turnOrder(game.board, game.state.seats).map((seat) => game.board.players[seat]!.society)).toEqual([
      'influencers',
      'aliens',
      'techbros',
    ])
  })
})
