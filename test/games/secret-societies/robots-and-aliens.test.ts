import { describe, expect, it } from 'vitest'
import { rich } from './driver.ts'

describe('AV09 the Drone and ties', () => {
  const atTheDrone = (stack: number) => {
    const game = rich(['stonesmiths', 'illuminati', 'robots'])
    game.board.drone!.coins = 2
    game.board.issued += 2
    game.bids('stonesmiths', 'up:3', 'MN', stack).bids('illuminati', 'up:1', 'PY').bids('robots', 'up:1', 'NP')
    return game.bids('stonesmiths', 'up:1', 'PT').bids('illuminati', 'up:2', 'PY').bids('robots', 'up:2', 'NP')
  }

  it('side 1 with 2 Coins beats a rival 3: the Deed goes to the Cache, the Coins off', () => {
    const game = atTheDrone(0).until('auction.buy', 'robots')
    expect(game.board.cache).toContain('MN')
    expect(game.board.drone!.coins).toBe(0)
    expect(game.board.row[2]!.taken).toMatchObject({ by: 'drone' })
  })

  it('loses to a rival 4 and grows by a Coin', () => {
    const game = atTheDrone(1).until('auction.buy', 'robots')
    expect(game.board.drone!.coins).toBe(3)
    expect(game.player('stonesmiths').vault).toContain('3')
  })

  it('beats the Robots themselves at 3 if they do not combine', () => {
    const game = rich(['stonesmiths', 'illuminati', 'robots'])
    game.board.drone!.coins = 2
    game.board.issued += 2
    game.until('turn', 'robots').bids('robots', 'up:3', 'MN').until('drone.combine').does('robots', { pick: 'no' })
    expect(game.board.cache).toContain('MN')
    expect(game.player('robots').hand).toContain('3')
  })
})

describe('AV10 combining with the Drone', () => {
  const combined = (societies: string[], tile3 = false) => {
    const game = rich(societies, { hqs: ['SV', 'QA', 'LS'] })
    if (tile3) game.given('robots', { projects: ['society3'] })
    game.board.drone!.coins = 2
    game.board.issued += 2
    const rival = societies.find((society) => society !== 'robots' && society !== 'aliens')!
    for (const society of [0, 1, 2].map((i) => game.board.players[game.state.seats[i]!]!.society!)) {
      if (society === 'robots') game.until('turn', 'robots').bids('robots', 'up:3', 'MN')
      else if (society === rival) game.until('turn', rival).bids(rival, 'up:5', 'MN', 1)
      else game.until('turn', society).bids(society, 'up:1', 'PY')
    }
    game.until('drone.combine')
    const { coins } = game.player('robots')
    return { game: game.does('robots', { pick: 'combine' }), coins }
  }

  it('ties at 6 with a rival who is earlier: the rival wins, the Drone gets its Coin', () => {
    const { game } = combined(['influencers', 'robots', 'stonesmiths'])
    expect(game.open('auction.buy', 'influencers') ?? game.open('auction.buy', 'stonesmiths')).toBeDefined()
    const [buyer] = game.board.auction!.ranking
    expect(buyer).toMatchObject({ total: 6 })
    expect(game.board.players[buyer!.seat]!.society).not.toBe('robots')
    game.until('growth')
    expect(game.board.drone!.coins).toBe(3)
  })

  it('wins when the Robots are earlier: 4 Coins, and the Coins of the Drone to the supply', () => {
    const { game, coins } = combined(['robots', 'illuminati', 'techbros'])
    expect(game.player('robots').coins).toBe(coins - 4)
    game.does('robots', { pick: 'above' }).does('illuminati', { pick: 'land' })
    expect(game.board.drone!.coins).toBe(0)
    expect(game.player('robots').above.purple).toContain('MN')
    expect(game.player('robots').coins).toBe(coins - 4)
  })

  it('or to the Robots, with their third Tile', () => {
    const { game, coins } = combined(['robots', 'illuminati', 'techbros'], true)
    game.does('robots', { pick: 'above' }).does('illuminati', { pick: 'land' })
    expect(game.player('robots').coins).toBe(coins - 4 + 2)
  })
})

describe('AV11 Cancel', () => {
  const cancelled = (coins: number) => {
    const game = rich(['influencers', 'stonesmiths', 'techbros'], { row: ['PY', 'CH', 'MN', 'MA', 'NP'] })
    game.board.tokens!.cancel.side = 'B'
    game.given('stonesmiths', { coins }).does('influencers', { pick: '1', then: { pick: '4' } })
    return game
      .until('turn', 'stonesmiths')
      .bids('stonesmiths', 'up:3', 'CH')
      .until('turn', 'techbros')
      .bids('techbros', 'up:1', 'MN')
      .until('auction.buy', 'stonesmiths')
  }

  it('side B costs a rival 2 to the Influencers and 3 to the supply', () => {
    const game = cancelled(5)
    const { coins } = game.player('influencers')
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('influencers').coins).toBe(coins + 2)
    expect(game.player('stonesmiths').coins).toBe(0)
  })

  it('can not be paid with 4 Coins; unpurchased, its 3 Industry go to the Influencers, and the Tech Bros may still take it', () => {
    const game = cancelled(4)
    expect(game.refuses('stonesmiths', { pick: 'above' }).text).toMatchObject({ need: 5, have: 4 })
    const { industry } = game.player('influencers')
    game.does('stonesmiths', { pick: 'decline' })
    expect(game.player('influencers').industry).toBe(industry + 3)
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'claim', deed: 'CH' })
  })
})

describe('AV12 the Planet', () => {
  const offered = (tile1 = false) => {
    const game = rich(['techbros', 'aliens', 'illuminati'])
    if (tile1) game.given('aliens', { projects: ['society1'] })
    game.given('illuminati', { hand: ['1', '2', '3', '4', '5', '2+H'], aside: ['0'] })
    game.until('turn', 'aliens').bids('aliens', 'up:5', 'PT')
    game.bids('illuminati', 'up:2+H', 'PT').bids('techbros', 'up:1', 'PY', 2)
    return game.bids('aliens', 'up:1', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:3', 'PY')
  }

  it('costs the first winner 4 with "1"+2 and "3"+0, paid to the Aliens', () => {
    const game = offered()
    const planet = game.board.planets!.open!
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'auction.buy', cost: 4, planet, more: 4 })
    const [buyer, aliens] = [game.player('techbros').coins, game.player('aliens').coins]
    game.does('techbros', { pick: 'below:planet' })
    expect([game.player('techbros').coins, game.player('aliens').coins]).toEqual([buyer - 8, aliens + 4])
    expect(game.player('techbros').below.black).toEqual(['PY', planet])
    expect(game.board.planets!.open).toBeNull()
  })

  it('or 2, if the Aliens with their first Tile set the stacked Coins', () => {
    const game = offered(true).does('techbros', { pick: 'buy' }).does('techbros', { pick: 'want' })
    game.does('aliens', { pick: 'stack' })
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'planet.buy', cost: 2 })
  })

  it('declined, it costs the next winner with "2+H" and H = 5 a full 7', () => {
    const game = offered().does('techbros', { pick: 'above' })
    expect(game.said('planet.declined')).toHaveLength(1)
    expect(game.asked('illuminati').prompt).toMatchObject({ say: 'auction.buy', cost: 7, more: 7 })
  })

  it('is bought with its Deed only by those who can pay for both, and whoever cannot may still have the Deed', () => {
    const game = offered().given('techbros', { coins: 7 })
    expect(game.refuses('techbros', { pick: 'below:planet' }).text).toMatchObject({ say: 'short.coins', need: 8, have: 7 })
    game.does('techbros', { pick: 'below' })
    expect(game.player('techbros').coins).toBe(3)
    expect(game.refuses('illuminati', { pick: 'buy' }).text.say).toBe('misfit.option')
  })

  it('may be paid for with Coins the Illuminati siphon off rivals, but not the Deed before it', () => {
    const siphoning = (coins: number) => {
      const game = rich(['illuminati', 'aliens', 'techbros'])
      game.laps({ illuminati: ['up:3 PY', 'up:2 MN'], aliens: ['up:1 PT', 'up:2 PT'], techbros: ['up:1 PY 1', 'up:2 MN'] })
      return game.given('illuminati', { coins })
    }
    expect(siphoning(2).refuses('illuminati', { pick: 'above:planet' }).text).toMatchObject({ need: 3, have: 2 })
    expect(siphoning(4).refuses('illuminati', { pick: 'above:planet' }).text).toMatchObject({ need: 6, have: 5 })
    const game = siphoning(5).does('illuminati', { pick: 'above:planet' })
    expect(game.player('illuminati').coins).toBe(0)
    expect(game.said('planet.bought')).toMatchObject([{ coins: 3, to: game.seat('aliens') }])
  })

  it('nobody wants it: the Aliens place it anywhere for nothing', () => {
    const game = offered().until('planet.where', 'aliens')
    const { coins } = game.player('aliens')
    const planet = game.asked('aliens').prompt.card as string
    game.does('aliens', { pick: 'red', then: { pick: 'below' } })
    expect(game.player('aliens').below.red).toContain(planet)
    expect(game.player('aliens').coins).toBe(coins)
  })
})
