import { describe, expect, it } from 'vitest'
import type { Player } from '../../../src/games/secret-societies/board.ts'
import { columns, THREE, table } from './driver.ts'

const start = (conferences = ['satellite', 'projects2']) => {
  const game = table({ societies: THREE, hqs: ['QA', 'NR', 'LS'] })
  game.board.conferences = conferences
  return game
}
const quiet = { above: columns({}), below: columns({}), monuments: [] as string[] }

/** Up to the moment before that Round's Event: the last question of its Resolution. */
const beforeEvent = (round: number, conferences?: string[], given: Partial<Record<string, Partial<Player>>> = {}) => {
  const game = start(conferences).phase('bidding', round)
  for (const society of THREE) game.given(society, { ...quiet, coins: 9, ...given[society] })
  // Nobody buys, so that everybody is consoled and nothing else happens in between.
  while (game.board.phase !== 'event' && !game.open('consolation')) {
    const buy = game.open('auction.buy') ?? game.open('claim')
    if (!buy) game.clock()
    else game.does(game.board.players[buy.seat]!.society!, { pick: buy.prompt.say === 'claim' ? 'no' : 'decline' })
  }
  return game
}

describe('Round 1', () => {
  it('gives everybody 1 Land or 2 Coins', () => {
    const game = start().phase('event', 1)
    const { land } = game.player('illuminati')
    const { coins } = game.player('techbros')
    game.does('illuminati', { pick: '0' }).does('techbros', { pick: '1' })
    expect(game.player('illuminati').land).toBe(land + 1)
    expect(game.player('techbros').coins).toBe(coins + 2)
  })
})

describe('Round 3', () => {
  const goods = { land: 3, industry: 1, population: 0, coins: 4, satellite: 0, treasury: 1 }

  it('trades 2 Coins for the Treasury, two goods for the Satellite, or one good for 2 Coins', () => {
    const game = start().phase('event', 3)
    for (const society of THREE) game.given(society, goods)
    game.does('stonesmiths', { pick: 'bank' })
    expect(game.player('stonesmiths')).toMatchObject({ coins: 2 + 1, treasury: 2 })
    game.does('illuminati', { pick: 'launch', then: { land: 1, industry: 1 } })
    expect(game.player('illuminati')).toMatchObject({ land: 2, industry: 0, satellite: 1, coins: 5 })
    game.does('techbros', { pick: 'sell', then: { pick: 'land' } })
    expect(game.player('techbros')).toMatchObject({ land: 2, coins: 6 })
  })

  it('refuses what is not there, and lets one go without', () => {
    const game = start().phase('event', 3)
    game.given('stonesmiths', { ...goods, coins: 1 }).given('illuminati', { ...goods, land: 1, industry: 0 })
    expect(game.refuses('stonesmiths', { pick: 'bank' }).text.say).toBe('short.coins')
    expect(game.refuses('illuminati', { pick: 'launch', then: { land: 2 } }).text.say).toBe('short.any')
    expect(game.refuses('illuminati', { pick: 'sell', then: { pick: 'population' } }).text.say).toBe('misfit.option')
    game.does('stonesmiths', { pick: 'no' }).does('illuminati', { pick: 'no' })
  })
})

const lastGain = (game: ReturnType<typeof table>, society: string) =>
  game
    .said('gained')
    .filter(({ seat }) => seat === game.seat(society))
    .at(-1)

describe('Conferences', () => {
  it('AV25: Satellites on 4, 4 and 2: two grey Monuments, the third gets 1 Population and 1 Coin', () => {
    const game = beforeEvent(4, undefined, {
      stonesmiths: { satellite: 4 },
      illuminati: { satellite: 4 },
      techbros: { satellite: 2 },
    })
    while (game.open('consolation')) game.idle('consolation')
    expect(game.said('conference')).toMatchObject([{ tile: 'satellite', most: 4 }])
    const { population, coins } = game.player('techbros')
    game.phase('growth', 4)
    expect(game.player('stonesmiths').monuments).toEqual(['grey'])
    expect(game.player('illuminati').monuments).toEqual(['grey'])
    expect(game.player('techbros')).toMatchObject({ monuments: [], population, coins })
    expect(lastGain(game, 'techbros')).toMatchObject({
      effects: [
        { fx: 'population', n: 1 },
        { fx: 'coin', n: 1 },
      ],
    })
  })

  it('AV26: Projects of 2 Land 2, 1, 0: the first chooses, the others get 1 Land and 1 Population', () => {
    const game = beforeEvent(6, ['islands', 'projects2'], {
      stonesmiths: { projects: ['society2', 'moveBid'], satellite: 0 },
      illuminati: { projects: ['moveBid'] },
      techbros: { projects: ['zero'], hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'], vault: [] },
    })
    while (game.open('consolation')) game.idle('consolation')
    expect(game.asked('stonesmiths').prompt.say).toBe('choice.which')
    game.does('stonesmiths', { pick: '2' })
    expect(game.player('stonesmiths')).toMatchObject({ satellite: 1, monuments: [] })
    for (const society of ['illuminati', 'techbros'])
      expect(lastGain(game, society)).toMatchObject({
        effects: [
          { fx: 'land', n: 1 },
          { fx: 'population', n: 1 },
        ],
      })
  })

  it('AV26: the reward may also be a Monument of a colour, the dearest left', () => {
    const game = beforeEvent(6, ['islands', 'projects2'], { stonesmiths: { projects: ['moveBid'] } })
    while (game.open('consolation')) game.idle('consolation')
    game.does('stonesmiths', { pick: '0' })
    const left = [...game.board.monuments.red!]
    game.does('stonesmiths', { pick: 'red' })
    expect(game.board.monuments.red).toEqual(left.slice(0, -1))
  })

  it('AV27: nobody has a Trade Route: all get 1 Land and 1 Coin, nobody a Monument', () => {
    const game = beforeEvent(4, ['tradeRoutes', 'islands'])
    while (game.open('consolation')) game.idle('consolation')
    expect(game.said('conference')).toMatchObject([{ tile: 'tradeRoutes', most: 0, seats: [] }])
    expect(game.board.monuments.grey).toHaveLength(3)
    for (const society of THREE)
      expect(lastGain(game, society)).toMatchObject({
        effects: [
          { fx: 'land', n: 1 },
          { fx: 'coin', n: 1 },
        ],
      })
  })
})

describe('Round 5', () => {
  it('swaps up to two, and those with few Cards catch up', () => {
    const game = beforeEvent(5, undefined, { illuminati: { above: columns({ black: Array(8).fill('4-5') }) } })
    while (game.open('consolation')) game.idle('consolation')
    game.given('stonesmiths', { land: 2, coins: 3 })
    game.does('stonesmiths', { pick: 'swap', then: { pick: 'land', then: { pick: 'coin' } } })
    game.does('stonesmiths', { pick: 'swap', then: { pick: 'coin', then: { pick: 'industry' } } })
    expect(game.asked('stonesmiths').prompt).toMatchObject({ say: 'any.split', total: 2 })
    expect(game.player('stonesmiths')).toMatchObject({ land: 1, coins: 3 + 2 })
    const { coins } = game.player('illuminati')
    game.does('illuminati', { pick: 'done' })
    expect(game.player('illuminati').coins).toBe(coins + 2) // eight Cards
  })
})

describe('Consolation', () => {
  it('is for those who gained no Deed, in any mix', () => {
    const game = start()
    for (const society of THREE) game.bids(society, 'up:1', 1)
    for (const society of THREE) game.bids(society, 'up:2', 1)
    game.until('auction.buy')
    const buyer = game.board.players[game.open('auction.buy')!.seat]!.society!
    game.until('consolation')
    const others = THREE.filter((society) => society !== buyer)
    expect(() => game.asked(buyer)).toThrow(/not asked/)
    const { population } = game.player(others[0]!)
    expect(game.refuses(others[0]!, { population: 3 }).text.say).toBe('misfit.range')
    for (const society of others) game.does(society, { population: 2 })
    expect(game.player(others[0]!).population).toBe(population + 2)
  })
})

describe('after Growth', () => {
  it('the Trade Council changes piles after Rounds 3 and 5, the Uprising turns the Drone after Round 4', () => {
    const game = table({ societies: ['robots', 'illuminati', 'techbros'] })
    const seen: [number, string, boolean][] = []
    for (let round = 1; round <= 7; round++) {
      game.phase('bidding', round)
      seen.push([round, game.board.routes.current, game.board.drone!.flipped])
    }
    expect(seen).toEqual([
      [1, '1-3', false],
      [2, '1-3', false],
      [3, '1-3', false],
      [4, '4-5', false],
      [5, '4-5', true],
      [6, '6-7', true],
      [7, '6-7', true],
    ])
  })
})
