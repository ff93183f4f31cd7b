import { describe, expect, it } from 'vitest'
import { table } from './driver.ts'

const ROW = ['PY', 'PT', 'MN', 'MA', 'NP']
const rich = (societies: string[], row = ROW, hqs?: string[]) => {
  const game = table({ societies, row, ...(hqs && { hqs }) })
  for (const society of societies) game.given(society, { coins: 20 })
  return game
}

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
    const game = rich(societies, ROW, ['SV', 'QA', 'LS'])
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
    const game = rich(['influencers', 'stonesmiths', 'techbros'], ['PY', 'CH', 'MN', 'MA', 'NP'])
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
    const game = rich(['techbros', 'aliens', 'illuminati'], ROW, ['LS', 'SM', 'QA'])
    if (tile1) game.given('aliens', { projects: ['society1'] })
    game.given('illuminati', { hand: ['1', '2', '3', '4', '5', '2+H'], aside: ['0'] })
    game.until('turn', 'aliens').bids('aliens', 'up:5', 'PT')
    game.bids('illuminati', 'up:2+H', 'PT').bids('techbros', 'up:1', 'PY', 2)
    return game.bids('aliens', 'up:1', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:3', 'PY')
  }

  it('costs the first winner 4 with "1"+2 and "3"+0, paid to the Aliens', () => {
    const game = offered().does('techbros', { pick: 'buy' })
    const planet = game.board.planets!.open!
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'planet.buy', cost: 4 })
    const [buyer, aliens] = [game.player('techbros').coins, game.player('aliens').coins]
    game.does('techbros', { pick: 'buy', then: { pick: 'below' } })
    expect([game.player('techbros').coins, game.player('aliens').coins]).toEqual([buyer - 4, aliens + 4])
    expect(game.player('techbros').below.black).toEqual(['PY', planet])
    expect(game.board.planets!.open).toBeNull()
  })

  it('or 2, if the Aliens with their first Tile set the stacked Coins', () => {
    const game = offered(true).does('techbros', { pick: 'buy' })
    game.does('aliens', { pick: 'stack' })
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'planet.buy', cost: 2 })
  })

  it('declined, it costs the next winner with "2+H" and H = 5 a full 7', () => {
    const game = offered()
      .does('techbros', { pick: 'buy' })
      .does('techbros', { pick: 'no', then: { pick: 'above' } })
    expect(game.asked('illuminati').prompt).toMatchObject({ say: 'auction.buy', cost: 7 })
    game.does('illuminati', { pick: 'buy' })
    expect(game.asked('illuminati').prompt).toMatchObject({ say: 'planet.buy', cost: 7 })
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

describe('Illuminati', () => {
  const contested = (tiles: string[], own: string, coins = 20) => {
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
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
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
    game.given('illuminati', { projects: ['society2'], coins: 2 })
    game.bids('stonesmiths', 'up:1', 'PY', 3).bids('illuminati', 'up:5', 'PY').bids('techbros', 'up:1', 'PT')
    game.bids('stonesmiths', 'up:2', 'MN').bids('illuminati', 'up:1', 'MN').bids('techbros', 'up:2', 'PT')
    expect(game.asked('illuminati').prompt).toMatchObject({ cost: 5 })
    expect(game.does('illuminati', { pick: 'above' }).player('illuminati').coins).toBe(0)
  })

  it('hire an Agent for 2 Coins each turn with their third Tile, once', () => {
    const game = rich(['stonesmiths', 'illuminati', 'techbros'])
    game.given('illuminati', { projects: ['society3'] }).until('turn', 'illuminati')
    game.does('illuminati', { pick: 'agent', then: { pick: 'new', then: { pick: '3' } } })
    expect(game.player('illuminati').coins).toBe(18)
    expect(game.board.row[3]!.agents).toEqual([game.seat('illuminati')])
    expect(game.refuses('illuminati', { pick: 'agent', then: { pick: 'new', then: { pick: '2' } } }).refused).toBe('misfit')
  })
})

describe('AV15 Reptilians', () => {
  const round3 = (pays: boolean, hqs = ['SV', 'QA', 'LS']) => {
    const game = rich(['reptilians', 'vampires', 'stonesmiths'], ROW, hqs)
    game.phase('bidding', 2)
    for (const society of ['reptilians', 'vampires', 'stonesmiths']) game.given(society, { coins: 20 })
    game.until('turn', 'vampires').bids('vampires', 'up:5', 1, 2).until('auction.buy', 'vampires')
    const buy = game.asked('vampires').input
    game.does('vampires', { pick: buy.kind === 'pick' ? buy.options[0]!.id : '' })
    expect(game.board.supply).toContainEqual({ of: game.seat('vampires'), card: '5' })
    game.until('retrieve', 'vampires')
    const coins = game.player('reptilians').coins
    game.does('vampires', { pick: pays ? 'pay' : 'no' })
    return { game: game.phase('bidding', 3), paid: game.player('reptilians').coins - coins }
  }

  it('are paid by the Vampires, who get their "5" back', () => {
    const { game, paid } = round3(true)
    expect(paid).toBe(1)
    expect(game.player('vampires').hand).toContain('5')
    expect(game.board.supply!.some(({ of }) => of === game.seat('vampires'))).toBe(false)
  })

  const disguised = (tiles: string[], hqs?: string[]) => {
    const { game } = round3(false, hqs)
    game.given('reptilians', { projects: tiles, coins: 20 }).given('vampires', { coins: 20 }).until('turn', 'reptilians')
    const at = game.board.supply!.findIndex(({ of, card }) => of === game.seat('vampires') && card === '5')
    return { game, five: `as:${at}` }
  }

  it.each([
    [[], 2],
    [['society2'], 4],
  ])('may otherwise bid it in disguise, faceup, with Tiles %j up to %i Coins', (tiles, most) => {
    const { game, five } = disguised(tiles)
    expect(game.refuses('reptilians', { pick: five, then: { pick: '0', then: most + 1 } }).text.say).toBe('misfit.range')
    game.bids('reptilians', five, 1, most)
    expect(game.board.row[0]!.bids.at(-1)).toMatchObject({ by: game.seat('reptilians'), of: game.seat('vampires'), down: false })
    expect(game.board.disguises).toBe(2)
  })

  it.each([
    [[], 5],
    [['society3'], 4],
  ])('win with it and Tiles %j for %i; the card goes to its owner', (tiles, cost) => {
    const { game, five } = disguised(tiles)
    game.bids('reptilians', five, 1, 2).until('auction.buy', 'reptilians')
    expect(game.asked('reptilians').prompt).toMatchObject({ n: 1, cost })
    const buy = game.asked('reptilians').input
    game.does('reptilians', { pick: buy.kind === 'pick' ? buy.options[0]!.id : '' })
    expect(game.player('vampires').hand).toContain('5')
  })

  it('are outbid with it: two free resources', () => {
    const { game, five } = disguised([])
    game.bids('reptilians', five, 1)
    while (!game.open('auction.buy')) {
      const bidder = game.open('turn')
      if (bidder && game.board.players[bidder.seat]!.society === 'stonesmiths' && game.board.turn!.lap === 2)
        game.bids('stonesmiths', 'up:5', 1, 2)
      else game.clock()
    }
    const buy = game.asked('stonesmiths').input
    game.does('stonesmiths', { pick: buy.kind === 'pick' ? buy.options[0]!.id : '' })
    expect(game.asked('reptilians').prompt).toMatchObject({ say: 'any.split', total: 2 })
    game.does('reptilians', { land: 1, industry: 1 })
    expect(game.player('vampires').hand).toContain('5')
  })

  it('with Nauru and an Island won it comes back to them instead', () => {
    const { game, five } = disguised([], ['NR', 'QA', 'LS'])
    const deck = game.board.deck.findIndex((deed) => game.hosted.rules.cards[deed]!.island)
    const [island] = game.board.deck.splice(deck, 1, game.board.row[0]!.deed)
    game.board.row[0]!.deed = island!
    game.bids('reptilians', five, 1, 2).until('auction.buy', 'reptilians')
    game.does('reptilians', { pick: 'above' })
    expect(game.board.supply).toContainEqual({ of: game.seat('vampires'), card: '5' })
  })
})

describe('doubled rewards', () => {
  it('AV16: a disguised "3" outbid brings 2 Industry', () => {
    const game = rich(['reptilians', 'stonesmiths', 'illuminati'], ROW, ['LS', 'SM', 'QA'])
    game.board.supply = [{ of: game.seat('stonesmiths'), card: '3' }]
    game.given('stonesmiths', { hand: ['1', '2', '4', '5'] })
    game
      .until('turn', 'stonesmiths')
      .bids('stonesmiths', 'up:5', 'PY', 2)
      .until('turn', 'reptilians')
      .bids('reptilians', 'as:0', 'PY')
    const { industry } = game.player('reptilians')
    game.until('auction.buy', 'stonesmiths').does('stonesmiths', { pick: 'above' })
    expect(game.player('reptilians').industry).toBe(industry + 2)
    expect(game.player('stonesmiths').hand).toContain('3')
  })

  it('AV17: the Tech Bros\' first Tile makes it 2 Land for a "4"', () => {
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
    game.given('techbros', { projects: ['society1'] })
    game.bids('stonesmiths', 'up:5', 'PY', 2).until('turn', 'techbros').bids('techbros', 'up:4', 'PY')
    const { land } = game.player('techbros')
    game.until('auction.buy', 'stonesmiths').does('stonesmiths', { pick: 'above' })
    expect(game.player('techbros').land).toBe(land + 2)
  })
})

describe('Vampires', () => {
  const at = (projects: string[] = []) => {
    const game = rich(['vampires', 'illuminati', 'stonesmiths'], ROW, ['LS', 'SM', 'QA'])
    return game.given('vampires', { projects }).until('turn', 'vampires')
  }

  it('AV18: bid faceup only, unless a Charm is exhausted', () => {
    const game = at()
    const options = game.asked('vampires').input
    const down = options.kind === 'pick' ? options.options.find(({ id }) => id === 'down:3') : undefined
    expect(down!.label.say).toBe('bid.downByCharm')
    game.bids('vampires', 'down:3', 'PY')
    expect(game.board.charms).toMatchObject({ fresh: 1, spent: 1 })
    game.until('turn', 'vampires').bids('vampires', 'down:2', 'PT')
    expect(game.board.charms).toMatchObject({ fresh: 0, spent: 2 })
  })

  it('AV18: without Charms there is no facedown Bid', () => {
    const game = at()
    game.board.charms!.fresh = 0
    expect(game.refuses('vampires', { pick: 'down:3', then: { pick: '0', then: 0 } }).text.say).toBe('misfit.option')
  })

  it('AV18: with the Project one lies facedown without a Charm', () => {
    const game = table({ societies: ['vampires', 'illuminati', 'stonesmiths'], row: ROW })
    game
      .given('vampires', { projects: ['facedown'] })
      .phase('bidding', 2)
      .until('turn', 'vampires')
    const { fresh } = game.board.charms!
    const card = game.player('vampires').hand.find((each) => each !== '2+H')!
    game.bids('vampires', `down:${card}`, 1)
    expect(game.board.charms!.fresh).toBe(fresh)
  })

  it('AV19: charm a Bid, see it, and leave that rival alone until the Charm is home', () => {
    const game = rich(['vampires', 'illuminati', 'stonesmiths'], ROW, ['LS', 'SM', 'QA'])
    game.phase('bidding', 2)
    for (const society of ['vampires', 'illuminati', 'stonesmiths']) game.given(society, { coins: 9 })
    // Illuminati bid first in Round 2 or 1; whenever they do, facedown.
    const layDown = () => {
      game.until('turn', 'illuminati')
      const card = game.player('illuminati').hand.find((each) => game.hosted.rules.bidCards[each]!.facedown)!
      game.bids('illuminati', `down:${card}`, 4)
      return { card, bid: game.board.row[3]!.bids.at(-1)! }
    }
    const { card, bid } = layDown()
    game.until('turn', 'vampires').does('vampires', { pick: 'peek', then: { pick: `${bid.n}` } })
    const told = game.events.filter(({ text }) => text.say === 'charm.saw')
    expect(told).toMatchObject([{ to: game.seat('vampires'), text: { card } }])
    const sees = (society: string) =>
      game.hosted.game.view(game.board, game.seat(society)).row[3]!.bids.find(({ n }) => n === bid.n)!.card
    expect([sees('vampires'), sees('illuminati'), sees('stonesmiths')]).toEqual([card, card, null])
    game.phase('growth', 2)
    expect(game.board.charms!.held).toEqual([game.seat('illuminati')])

    game.phase('bidding', 3)
    layDown()
    game.until('turn', 'vampires')
    expect(JSON.stringify(game.asked('vampires').input)).not.toContain('"id":"peek"')
    game.phase('resolution', 3)
    expect(game.board.charms!.held).toEqual([])

    game.phase('bidding', 4)
    layDown()
    game.until('turn', 'vampires')
    expect(JSON.stringify(game.asked('vampires').input)).toContain('"id":"peek"')
  })

  it('place and move an Agent by exhausting Charms with their second Tile', () => {
    const game = at(['society2']).does('vampires', { pick: 'agent', then: { pick: 'new', then: { pick: '1' } } })
    game.does('vampires', { pick: 'agent', then: { pick: '1', then: { pick: '3' } } })
    expect(game.board.row.map(({ agents }) => agents.length)).toEqual([0, 0, 0, 1, 0])
    expect(game.board.charms).toMatchObject({ fresh: 0, spent: 2 })
  })

  it('take two different resources with their first Tile whenever they pay, even for a Charm alone', () => {
    const game = rich(['vampires', 'illuminati', 'stonesmiths'], ROW, ['LS', 'SM', 'QA'])
    game.given('vampires', { projects: ['society1'] }).phase('growth', 1)
    game.given('vampires', { vault: [], coins: 5, hand: ['1', '2', '3', '4', '5'] })
    game.board.charms = { fresh: 1, spent: 0, held: [game.seat('illuminati')] }
    game.until('retrieve', 'vampires').does('vampires', { pick: 'pay' })
    while (!game.open('any.different')) game.idle('retrieve')
    const { land, industry } = game.player('vampires')
    game.does('vampires', ['land', 'industry'])
    expect(game.player('vampires')).toMatchObject({ land: land + 1, industry: industry + 1 })
    expect(game.board.charms).toMatchObject({ fresh: 2, held: [] })
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
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
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
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
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
    const game = rich(['stonesmiths', 'illuminati', 'techbros'], ROW, ['LS', 'SM', 'QA'])
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
    const game = rich([first, 'techbros'], ['PY', 'PT', 'MN', 'MA'], ['LS', 'SM'])
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

  it('its Coins are within reach of the Illuminati', () => {
    const game = two('illuminati', '3', 2, 'up:4')
    expect(game.said('siphoned')).toMatchObject([{ coins: 2 }])
  })

  it('lies facedown for the rival until its auction, and leaves the game for ever', () => {
    const game = rich(['stonesmiths', 'techbros'], ['PY', 'PT', 'MN', 'MA'])
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
    const game = rich(['stonesmiths', 'techbros'], ['PY', 'PT', 'MN', 'MA'])
    game.does('stonesmiths', { pick: '6', then: { pick: '0', then: 0 } })
    game.does('techbros', { pick: '0', then: { pick: '1', then: 0 } })
    game.bids('stonesmiths', 'down:1', 'PT')
    const { coins } = game.player('techbros')
    game.bids('techbros', 'up:1', 'PT')
    expect(game.player('techbros').coins).toBe(coins)
  })
})
