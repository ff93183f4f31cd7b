import { describe, expect, it } from 'vitest'
import { ROW, rich, table } from './driver.ts'

describe('AV15 Reptilians', () => {
  const round3 = (pays: boolean, hqs = ['SV', 'QA', 'LS']) => {
    const game = rich(['reptilians', 'vampires', 'stonesmiths'], { hqs })
    game.phase('bidding', 2)
    for (const society of ['reptilians', 'vampires', 'stonesmiths']) game.given(society, { coins: 20 })
    game.until('turn', 'vampires').bids('vampires', 'up:5', 1, 2).until('auction.buy', 'vampires')
    const buy = game.asked('vampires').input
    game.does('vampires', { pick: buy.kind === 'pick' ? buy.options[0]!.id : '' })
    expect(game.board.supply).toContainEqual({ of: game.seat('vampires'), card: '5' })
    expect(game.said('cards.caught')).toContainEqual({
      say: 'cards.caught',
      seat: game.seat('reptilians'),
      of: game.seat('vampires'),
      cards: ['5'],
    })
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
    expect(game.refuses('reptilians', game.bid(five, 1, most + 1)).text.say).toBe('misfit.option')
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
    const game = rich(['reptilians', 'stonesmiths', 'illuminati'])
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
    const game = rich()
    game.given('techbros', { projects: ['society1'] })
    game.bids('stonesmiths', 'up:5', 'PY', 2).until('turn', 'techbros').bids('techbros', 'up:4', 'PY')
    const { land } = game.player('techbros')
    game.until('auction.buy', 'stonesmiths').does('stonesmiths', { pick: 'above' })
    expect(game.player('techbros').land).toBe(land + 2)
  })
})

describe('Vampires', () => {
  const at = (projects: string[] = []) => {
    const game = rich(['vampires', 'illuminati', 'stonesmiths'])
    return game.given('vampires', { projects }).until('turn', 'vampires')
  }

  it('AV18: bid faceup only, unless a Charm is exhausted', () => {
    const game = at()
    const options = game.asked('vampires').input
    const down = options.kind === 'pick' ? options.options.find(({ id }) => id === 'down') : undefined
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
    const game = rich(['vampires', 'illuminati', 'stonesmiths'])
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

  it('take two different resources with their first Tile whenever they pay to retrieve Bids, and their Charms come along', () => {
    const game = rich(['vampires', 'illuminati', 'stonesmiths'])
    game.given('vampires', { projects: ['society1'] }).phase('growth', 1)
    game.given('vampires', { vault: ['5'], coins: 5, hand: ['1', '2', '3', '4'] })
    game.board.charms = { fresh: 1, spent: 0, held: [game.seat('illuminati')] }
    game.until('retrieve', 'vampires').does('vampires', { pick: 'pay' })
    while (!game.open('any.different')) game.idle('retrieve')
    const { land, industry } = game.player('vampires')
    game.does('vampires', ['land', 'industry'])
    expect(game.player('vampires')).toMatchObject({ land: land + 1, industry: industry + 1 })
    expect(game.board.charms).toMatchObject({ fresh: 2, held: [] })
  })
})
