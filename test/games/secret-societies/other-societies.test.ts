import { describe, expect, it } from 'vitest'
import { rich } from './driver.ts'

describe('Illuminati', () => {
  const contested = (tiles: string[], own: string, coins = 20) => {
    const game = rich()
    game.given('illuminati', { projects: tiles, coins })
    game
      .bids('stonesmiths', 'up:4', 'PY', 3)
      .bids('illuminati', own, 'PY', own.endsWith('2') ? 1 : 0)
      .bids('techbros', 'up:1', 'PT')
    return game
  }

  it('AV13: lose with "2" and collect 4 of 5 rival Coins, after the winner paid', () => {
    const game = contested([], 'up:2')
    game.bids('stonesmiths', 'up:1', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:3', 'PY', 2)
    const { coins, population } = game.player('illuminati')
    game.does('stonesmiths', { pick: 'below' })
    expect(game.player('illuminati')).toMatchObject({ coins: coins + 4, population: population + 1 })
  })

  it('AV13: with their first Tile their own Coins come home too', () => {
    const game = contested(['society1'], 'up:2')
    game.bids('stonesmiths', 'up:1', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:3', 'PY', 2)
    const { coins } = game.player('illuminati')
    expect(game.does('stonesmiths', { pick: 'below' }).player('illuminati').coins).toBe(coins + 4 + 1)
  })

  it('AV14: with their second Tile 2 Coins and 3 to siphon pay for a "5"', () => {
    const game = rich()
    game.given('illuminati', { projects: ['society2'], coins: 2 })
    game.bids('stonesmiths', 'up:1', 'PY', 3).bids('illuminati', 'up:5', 'PY').bids('techbros', 'up:1', 'PT')
    game.bids('stonesmiths', 'up:2', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:2', 'PT')
    expect(game.asked('illuminati').prompt).toMatchObject({ cost: 5 })
    expect(game.does('illuminati', { pick: 'above' }).player('illuminati').coins).toBe(0)
  })

  it('hire an Agent for 2 Coins each turn with their third Tile, once', () => {
    const game = rich()
    game.given('illuminati', { projects: ['society3'] }).until('turn', 'illuminati')
    game.does('illuminati', { pick: 'agent', then: { pick: 'new', then: { pick: '3' } } })
    expect(game.player('illuminati').coins).toBe(18)
    expect(game.board.row[3]!.agents).toEqual([game.seat('illuminati')])
    expect(game.refuses('illuminati', { pick: 'agent', then: { pick: 'new', then: { pick: '2' } } }).refused).toBe('misfit')
  })
})

describe('Tech Bros', () => {
  const order = ['stonesmiths', 'illuminati', 'techbros']

  it('AV20: get a Coin where only rivals bid, in time to stack it', () => {
    const game = rich(order).given('techbros', { coins: 0 })
    game.bids('stonesmiths', 'up:2', 'PY').bids('illuminati', 'up:2', 'PT')
    game.bids('techbros', 'up:1', 'PY', 1)
    expect(game.player('techbros').coins).toBe(0)
    expect(game.board.row[0]!.bids.at(-1)).toMatchObject({ coins: 1 })
  })

  it('AV20: none where they bid already, none at an empty Deed, none for the Drone', () => {
    const game = rich(['stonesmiths', 'robots', 'techbros'])
    game.bids('stonesmiths', 'up:2', 'PY').bids('robots', 'up:2', 'PT')
    const { coins } = game.player('techbros')
    game.bids('techbros', 'up:1', 'MN') // the Drone stands here, but it is no Bid
    expect(game.player('techbros').coins).toBe(coins)
    game.bids('stonesmiths', 'up:1', 'MN').bids('robots', 'up:1', 'NP').bids('techbros', 'up:2', 'MN')
    expect(game.player('techbros').coins).toBe(coins)
  })

  it('get a Coin for every rival Bid beside theirs with the second Tile', () => {
    const game = rich(order).given('techbros', { projects: ['society2'] })
    game.bids('stonesmiths', 'up:2', 'PY').bids('illuminati', 'up:2', 'PT').bids('techbros', 'up:1', 'MN')
    const { coins } = game.player('techbros')
    game.bids('stonesmiths', 'up:1', 'MN')
    expect(game.player('techbros').coins).toBe(coins + 1)
  })

  it('move a Bid to a rival Agent before anybody else with the third Tile; the Agent stays', () => {
    const game = rich(order)
      .given('techbros', { projects: ['society3'] })
      .given('illuminati', { projects: ['agents'] })
    game.bids('stonesmiths', 'up:2', 'PY').does('illuminati', ['0', '3']).bids('illuminati', 'up:2', 'PT')
    game.bids('techbros', 'up:5', 'MN', 2).until('move.rivalAgent')
    const bid = game.board.row[2]!.bids.find(({ by }) => by === game.seat('techbros'))!
    game.does('techbros', { pick: `${bid.n}`, then: { pick: '0' } })
    expect(game.board.row[0]!.bids).toContainEqual(bid)
    expect(game.board.row[0]!.agents).toEqual([game.seat('illuminati')])
    expect(game.asked('illuminati').prompt.say).toBe('move.agent')
  })
})

describe('AV21 Stonesmiths', () => {
  it('outbid on the facedown Deed with "2" and "3": cards, society and first Tile', () => {
    const game = rich()
    game.given('stonesmiths', { projects: ['society1'] })
    game.bids('stonesmiths', 'up:2', 5).bids('illuminati', 'up:5', 5, 2).bids('techbros', 'up:1', 1)
    game.bids('stonesmiths', 'up:3', 5).bids('illuminati', 'up:1', 5).bids('techbros', 'up:2', 1)
    game.until('auction.buy', 'illuminati')
    const { coins, industry, population } = game.player('stonesmiths')
    game.does('illuminati', { pick: 'buy' }).does('illuminati', { pick: 'above' })
    expect(game.asked('stonesmiths').prompt.say).toBe('choice.which')
    game.does('stonesmiths', { pick: '0' })
    expect(game.player('stonesmiths')).toMatchObject({ coins: coins + 1, industry: industry + 2, population: population + 1 })
  })

  it('know the facedown Deed, buy it cheaper, and choose it from three with their second Tile', () => {
    const game = rich()
    game.given('stonesmiths', { projects: ['society1', 'society2', 'society3'] })
    const view = (society: string) => game.hosted.game.view(game.board, game.seat(society)).row[4]!.deed
    expect([view('stonesmiths'), view('illuminati')]).toEqual(['NP', null])
    game.bids('stonesmiths', 'up:4', 5).until('auction.buy', 'stonesmiths')
    while (game.asked('stonesmiths').prompt.n !== 5)
      game.does('stonesmiths', { pick: 'decline' }).until('auction.buy', 'stonesmiths')
    expect(game.asked('stonesmiths').prompt).toMatchObject({ cost: 2 })
    game.until('facedown.which', 'stonesmiths')
    const three = game.board.drawn!.deeds
    const { deck } = game.hosted.game.view(game.board, null)
    game.does('stonesmiths', { pick: '1' })
    expect(game.board.row.at(-1)!.deed).toBe(three[1])
    expect(game.board.sunk.map(({ deed }) => deed)).toEqual([three[0], three[2]])
    expect(game.hosted.game.view(game.board, null).deck).toBe(deck + 2)
    expect(game.hosted.game.view(game.board, game.seat('stonesmiths')).seen).toEqual([three[0], three[2]])
    expect(game.hosted.game.view(game.board, game.seat('illuminati')).seen).toEqual([])
  })

  it('take the unsold facedown Deed for nothing with their third Tile, if they did not bid for it', () => {
    const game = rich()
    game.given('stonesmiths', { projects: ['society3'] })
    for (const society of ['stonesmiths', 'illuminati', 'techbros']) game.bids(society, 'up:1', 1)
    for (const society of ['stonesmiths', 'illuminati', 'techbros']) game.bids(society, 'up:2', 1)
    game.until('claim', 'stonesmiths')
    expect(game.asked('stonesmiths').prompt).toMatchObject({ deed: 'NP', cost: 0 })
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('stonesmiths').above.red).toContain('NP')
    expect(game.player('stonesmiths').coins).toBe(coins)
  })
})

describe('AV22 Dummies', () => {
  const two = (first: string, card: string, stack: number, mine: string, coins = 0) => {
    const game = rich([first, 'techbros'])
    game.does(first, { pick: '7', then: { pick: '3', then: 0 } })
    game.does('techbros', { pick: card, then: { pick: '0', then: stack } })
    game.bids(first, mine, 'PY', coins).bids('techbros', 'up:1', 'PT').bids(first, 'up:1', 'PT')
    return game.bids('techbros', 'up:2', 'PT')
  }

  it('4 against 4: the player wins', () => {
    const game = two('stonesmiths', '4', 0, 'up:4')
    expect(game.asked('stonesmiths').prompt).toMatchObject({ say: 'auction.buy', n: 1, cost: 4 })
  })

  it('5 with a Coin against 5: the Dummy wins, the Deed is gone, the Planet stays', () => {
    const game = two('aliens', '5', 1, 'up:5').until('auction.buy')
    expect(game.board.gone).toContain('PY')
    expect(game.board.planets!.open).not.toBeNull()
  })

  it('3 with 2 Coins wins and takes the Planet with it: 3 Coins for the Aliens', () => {
    const game = two('aliens', '3', 2, 'up:4')
    expect(game.said('planet.lost')).toMatchObject([{ coins: 3 }])
    expect(game.board.planets!.open).toBeNull()
  })

  it('leaves the Tech Bros a single rival, who gets both Coins for an unsold Deed', () => {
    const game = rich(['stonesmiths', 'techbros'])
    game.does('stonesmiths', { pick: '7', then: { pick: '3', then: 0 } })
    game.does('techbros', { pick: '0', then: { pick: '3', then: 0 } })
    game.laps({ stonesmiths: ['up:1 PT', 'up:2 PT'], techbros: ['up:1 PT', 'up:2 PT'] })
    const { coins } = game.player('stonesmiths')
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'claim', deed: 'PY' })
    game.does('techbros', { pick: 'below' })
    expect(game.player('stonesmiths').coins).toBe(coins + 2)
    expect(game.player('techbros').below.black).toEqual(['PY'])
  })

  it('its Coins are within reach of the Illuminati', () => {
    const game = two('illuminati', '3', 2, 'up:4')
    expect(game.said('siphoned')).toMatchObject([{ coins: 2 }])
  })

  it('lies facedown for the rival until its auction, and leaves the game for ever', () => {
    const game = rich(['stonesmiths', 'techbros'])
    game.does('stonesmiths', { pick: '6', then: { pick: '0', then: 0 } })
    const view = (society: string) => game.hosted.game.view(game.board, game.seat(society))
    expect(view('techbros').row[0]!.bids[0]!.card).toBeNull()
    expect(view('stonesmiths').row[0]!.bids[0]!.card).toBe('6')
    expect(view('techbros').players[game.seat('stonesmiths')]!.dummies).toBeNull()
    expect(view('techbros').players[game.seat('stonesmiths')]!.unseenDummies).toHaveLength(8)
    game.phase('growth', 1)
    expect(view('techbros').players[game.seat('stonesmiths')]!.unseenDummies).not.toContain('6')
    expect(game.said('dummy.wins')).toContainEqual({ say: 'dummy.wins', seat: game.seat('stonesmiths'), deed: 'PY' })
  })

  it('does not spoil the facedown allowance, and an own one spoils the Coin of the Tech Bros', () => {
    const game = rich(['stonesmiths', 'techbros'])
    game.does('stonesmiths', { pick: '6', then: { pick: '0', then: 0 } })
    game.does('techbros', { pick: '0', then: { pick: '1', then: 0 } })
    game.bids('stonesmiths', 'down:1', 'PT')
    const { coins } = game.player('techbros')
    game.bids('techbros', 'up:1', 'PT')
    expect(game.player('techbros').coins).toBe(coins)
  })
})
