/** Growth: everybody at once, and what that means for Monuments and Tiles; swaps and the trades of the last Round. */
import { describe, expect, it } from 'vitest'
import { columns, growing, THREE, table, wins } from './driver.ts'

describe('AV28 Monuments during Growth', () => {
  it('two players who reach 3 yellow Cards in the same Growth both gain one, the copies 3 and 4', () => {
    const game = table({ societies: ['robots', 'aliens', 'techbros'], hqs: ['QA', 'NR', 'SV'] }).phase('growth', 1)
    const goods = { below: columns({}), land: 9, population: 9, monuments: ['red', 'blue'] }
    game.given('robots', { ...goods, above: columns({ yellow: ['MU', 'NE'] }) })
    game.given('aliens', { ...goods, above: columns({ yellow: ['MG', 'ZA'] }) })
    game.given('techbros', { ...goods, above: columns({ yellow: ['EG'] }), monuments: [] })
    game.board.deck = [...game.board.deck.filter((deed) => deed !== 'LY'), ...game.board.cache!]
    game.board.cache = ['LY']
    game.grows('robots', 'project:society2').does('robots', { pick: 'LY', then: { pick: 'above' } })
    game.grows('aliens', 'project:society3').does('aliens', { pick: 'yellow', then: { pick: 'above' } })
    expect(game.player('robots').monuments).toContain('yellow')
    expect(game.player('aliens').monuments).toContain('yellow')
    expect(game.board.monuments.yellow).toEqual([4])
  })
})

describe('Growth side by side', () => {
  it('can be taken back until one is done, although others grow, too', () => {
    const game = table({ societies: THREE, hqs: ['QA', 'NR', 'LS'] }).phase('growth', 1)
    for (const society of THREE) game.given(society, { land: 20, industry: 20, population: 20 })
    expect(game.grows('illuminati', 'treasury:A1').isFenced).toBe(false)
    expect(game.grows('techbros', 'treasury:A1').isFenced).toBe(false)
    expect(game.does('illuminati', { pick: 'done' }).isFenced).toBe(true)
  })
})

describe('Several spaces in one answer', () => {
  it('are filled one after the other, each paid for as it then costs', () => {
    const game = growing({ land: 9, industry: 9, population: 9, regions: [], projects: [], investments: [] })
    game.grows('stonesmiths', 'region:black', 'region:red', 'treasury:A1', 'project:zero')
    const { regions, investments, projects } = game.player('stonesmiths')
    expect([regions, investments, projects]).toEqual([['black', 'red'], ['A1'], ['zero']])
    expect(game.said('invested.region')).toMatchObject([{ land: 2 }, { land: 3 }])
  })

  it('bring what they bring before the next is paid for', () => {
    const game = growing({ land: 3, industry: 1, population: 3, investments: ['B2'], projects: [] })
    game.given('stonesmiths', { population: game.hosted.rules.projects.zero!.population - 2 })
    expect(game.refuses('stonesmiths', { pick: 'invest', then: ['project:zero'] }).text.say).toBe('short.goods')
    game.given('stonesmiths', { population: game.hosted.rules.projects.zero!.population })
    game.grows('stonesmiths', 'treasury:B1', 'project:zero')
    expect(game.player('stonesmiths')).toMatchObject({ projects: ['zero'], population: 2 })
  })

  it('what cannot be paid for any more is left, told, and asked about again, so that it can be taken back', () => {
    const game = growing({ land: 3, industry: 0, population: 0, regions: [], investments: [], projects: [] })
    game.grows('stonesmiths', 'region:blue', 'region:black')
    expect(game.player('stonesmiths').regions).toEqual(['blue'])
    expect(game.said('growth.missed')).toMatchObject([{ group: 'region', name: 'black', land: 2 }])
    expect(game.isFenced).toBe(false)
    game.grows('stonesmiths', 'treasury:A1')
    expect(game.player('stonesmiths').land).toBe(0)
    expect(game.said('growth.done')).toHaveLength(1)
  })

  it('nobody ends by surprise: whoever missed something is asked, even with nothing left to spend', () => {
    const game = growing({ land: 2, industry: 0, population: 0, regions: [], investments: [], projects: [] })
    game.grows('stonesmiths', 'region:blue', 'treasury:A1')
    expect(game.isFenced).toBe(false)
    expect(game.asked('stonesmiths').prompt.say).toBe('growth')
    expect(game.refuses('stonesmiths', { pick: 'invest', then: ['treasury:A1'] }).text.say).toBe('short.spaces')
    game.does('stonesmiths', { pick: 'done' })
    expect(game.said('growth.done')).toHaveLength(1)
  })
})

describe('Swaps in Growth', () => {
  it('begin in the Growth in which their Project is started: three, whichever', () => {
    const game = growing({ coins: 0 }).grows('stonesmiths', 'project:exchange')
    for (let i = 0; i < 3; i++) game.does('stonesmiths', { pick: 'swap', then: { pick: 'industry', then: { pick: 'coin' } } })
    expect(game.player('stonesmiths')).toMatchObject({ coins: 2 + 3, industry: 9 - 3, swaps: 0 })
    expect(game.refuses('stonesmiths', { pick: 'swap' }).text.say).toBe('misfit.option')
  })

  it('are three again in the next, no more', () => {
    const game = growing({}).grows('stonesmiths', 'project:exchange').phase('growth', 2)
    expect(game.player('stonesmiths').swaps).toBe(3)
  })
})

describe('Project Tiles in Growth', () => {
  it('wait for those earlier in turn order, while everything else goes on', () => {
    const game = table({ societies: THREE, hqs: ['QA', 'NR', 'LS'] }).phase('growth', 1)
    const goods = { land: 20, industry: 20, population: 20, satellite: 1 }
    for (const society of THREE) game.given(society, goods)
    const [first] = game.hosted.game.view(game.board, null).order.map((seat) => game.board.players[seat]!.society!)
    expect(first).toBe('stonesmiths')
    game.board.market = [...game.board.market.filter((tile) => tile !== 'satellite2'), 'satellite2']
    // Techbros sit last: their Tile has to wait.
    game.given('techbros', { tiles: { immediate: 'satellite2', scoring: null } })
    game.board.market = game.board.market.filter((tile) => tile !== 'satellite2')
    game.grows('techbros', 'project:immediate')
    game.does('techbros', { pick: 'coins2Tile' })
    expect(game.player('techbros').owed).toBe(1)
    game.grows('techbros', 'treasury:A1').does('techbros', { pick: 'done' })
    expect(game.open('tile.which')).toBeUndefined()
    game.does('stonesmiths', { pick: 'done' })
    expect(game.open('tile.which')).toBeUndefined()
    game.does('illuminati', { pick: 'done' })
    expect(game.asked('techbros').prompt.say).toBe('tile.which')
    const scoring = game.board.market.find((tile) => game.hosted.rules.tiles[tile]!.type === 'scoring')!
    game.does('techbros', { pick: scoring })
    expect(game.player('techbros').tiles.scoring).toBe(scoring)
    expect(game.asked('techbros').prompt.say).toBe('growth')
  })

  it('come after their Project was started: an immediate one works on arrival', () => {
    const game = wins('US', { above: columns({ black: ['CU', 'JM'] }), below: columns({}), projects: ['immediate'] })
    game.board.market = ['coins3', ...game.board.market.filter((tile) => tile !== 'coins3')]
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'coins3' })
    expect(game.player('stonesmiths')).toMatchObject({ coins: coins + 3, tiles: { immediate: 'coins3' } })
  })

  it('of a type one holds already are not offered', () => {
    const game = wins('US', {
      above: columns({ black: ['CU', 'JM'] }),
      below: columns({}),
      tiles: { immediate: 'coins3', scoring: 'perStar' },
    })
    expect(game.player('stonesmiths').monuments).toEqual(['black'])
    expect(game.open('tile.which')).toBeUndefined()
  })
})

describe('Round 7', () => {
  it('5 Coins buy one Monument, 2 Coins any good, as often as one likes', () => {
    const game = growing({ coins: 12, land: 0, industry: 0, population: 0, monuments: [] }, 'QA', 7)
    game.does('stonesmiths', { pick: 'trade:monument' }).does('stonesmiths', { pick: '1' })
    expect(game.player('stonesmiths').monuments).toContain('grey')
    game.until('growth', 'stonesmiths')
    const { coins, land } = game.player('stonesmiths')
    expect(game.refuses('stonesmiths', { pick: 'trade:monument' }).text.say).toBe('misfit.option')
    game.does('stonesmiths', { pick: 'trade:resource' }).does('stonesmiths', { pick: 'land' })
    expect(game.player('stonesmiths')).toMatchObject({ coins: coins - 2, land: land + 1 })
    game.does('stonesmiths', { pick: 'trade:resource' }).does('stonesmiths', { pick: 'land' })
    expect(game.player('stonesmiths').land).toBe(land + 2)
  })

  it('several goods are bought in one answer, each as one likes, for as many Coins as there are', () => {
    const game = growing({ coins: 9, land: 0, industry: 0, population: 0, monuments: [] }, 'QA', 7)
    const { coins, land, industry, population } = game.player('stonesmiths')
    expect(coins).toBe(9)
    const several = (then: object) => ({ pick: 'several:resource', then })
    expect(game.refuses('stonesmiths', several({ land: 5 })).text.say).toBe('misfit.range')
    expect(game.refuses('stonesmiths', several({ land: 3, industry: 2 })).text.say).toBe('misfit.total')
    expect(game.refuses('stonesmiths', several({ land: 1 })).text.say).toBe('misfit.total')
    game.does('stonesmiths', several({ land: 3, population: 1 }))
    expect(game.player('stonesmiths')).toMatchObject({ coins: 1, land: land + 3, industry, population: population + 1 })
    expect(game.player('stonesmiths').trades).toEqual(Array.from({ length: 4 }, () => 'resource'))
    expect(JSON.stringify(game.asked('stonesmiths').input)).not.toContain('several:')
  })
})
