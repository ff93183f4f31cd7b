import { describe, expect, it } from 'vitest'
import { rich, table } from './driver.ts'

/** The contested United Kingdom: Influencers 5, Stonesmiths 4, Robots 6. */
const unitedKingdom = (how: Parameters<typeof beforeTheLastBid>[0] = {}) => beforeTheLastBid(how).bids('robots', 'up:1', 'NP')

const beforeTheLastBid = ({ stonesmiths = 'down:3', robotCoins = 8, endorsed = 5 } = {}) => {
  const game = table({
    societies: ['influencers', 'stonesmiths', 'robots'],
    hqs: ['LS', 'SM', 'QA'],
    row: ['PY', 'GB', 'PT', 'MA', 'NP'],
  })
  game
    .given('robots', { coins: robotCoins + 1 })
    .given('stonesmiths', { coins: 8 })
    .given('influencers', { coins: 9 })
  return game
    .does('influencers', { pick: '0', then: { pick: `${endorsed - 1}` } })
    .bids('influencers', 'up:2', 'GB', 3)
    .bids('stonesmiths', 'up:1', 'GB')
    .bids('robots', 'down:5', 'GB', 1)
    .bids('influencers', 'up:1', 'MA')
    .bids('stonesmiths', stonesmiths, 'GB')
}

describe('AV01 United Kingdom', () => {
  it('is won by the Robots for 5 with everything else as printed', () => {
    const game = unitedKingdom().until('auction.buy')
    expect(game.board.auction!.ranking.map(({ seat, total }) => [game.board.players[seat]!.society, total])).toEqual([
      ['robots', 6],
      ['influencers', 5],
      ['stonesmiths', 4],
    ])
    const before = { influencers: { ...game.player('influencers') }, stonesmiths: { ...game.player('stonesmiths') } }
    game.does('robots', { pick: 'below' })
    expect(game.player('robots').coins).toBe(8 - 5)
    expect(game.player('robots').vault).toEqual(['5'])
    expect(game.player('robots').below.blue).toContain('GB')
    expect(game.player('influencers').population).toBe(before.influencers.population + 1)
    expect(game.player('influencers').hand).toContain('2')
    expect(game.player('influencers').coins).toBe(9 - 3)
    expect(game.player('stonesmiths').coins).toBe(before.stonesmiths.coins + 1)
    expect(game.player('stonesmiths').industry).toBe(before.stonesmiths.industry + 1)
    expect(game.player('stonesmiths').hand).toEqual(expect.arrayContaining(['1', '3']))
  })

  it('keeps the facedown cards from everybody but their owners until then', () => {
    const game = beforeTheLastBid()
    const view = game.hosted.game.view(game.board, game.seat('influencers'))
    const cards = view.row[1]!.bids.map(({ card, coins }) => [card, coins])
    expect(cards).toEqual([
      ['2', 3],
      ['1', 0],
      [null, 1],
      [null, 0],
    ])
  })
})

describe('AV02 with a facedown 5', () => {
  it('goes to the Stonesmiths, who are earlier in turn order', () => {
    const game = unitedKingdom({ stonesmiths: 'down:5' }).until('auction.buy')
    expect(game.asked('stonesmiths').prompt).toMatchObject({ say: 'auction.buy', cost: 6 })
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('stonesmiths').coins).toBe(2)
    expect(game.asked('robots').prompt.say).toBe('any.one')
    const { land } = game.player('robots')
    game.does('robots', { pick: 'land' })
    expect(game.player('robots').land).toBe(land + 1)
    expect(game.player('robots').coins).toBe(8)
    expect(game.player('stonesmiths').hand).toContain('1')
    expect(game.player('stonesmiths').vault).toEqual(['5'])
  })
})

describe('AV03 Agents', () => {
  const withAgents = () => {
    const game = table({ societies: ['influencers', 'stonesmiths', 'robots'], row: ['PY', 'GB', 'PT', 'MA', 'NP'] })
    game.given('influencers', { projects: ['agents'], coins: 12 }).given('robots', { coins: 9 })
    return game
      .does('influencers', { pick: '0', then: { pick: '4' } })
      .does('influencers', ['1', '3'])
      .bids('influencers', 'up:2', 'GB', 3)
      .bids('stonesmiths', 'up:1', 'GB')
      .bids('robots', 'down:5', 'GB', 1)
      .bids('influencers', 'up:4', 'MA')
      .bids('stonesmiths', 'down:3', 'GB')
      .bids('robots', 'up:1', 'NP')
  }

  it('bring a second Bid to the United Kingdom: 9, for 6 Coins', () => {
    const game = withAgents()
    const four = game.board.row[3]!.bids[0]!
    game.does('influencers', { pick: `${four.n}`, then: { pick: '1' } }).until('auction.buy')
    expect(game.asked('influencers').prompt).toMatchObject({ cost: 6 })
    expect(game.board.auction!.ranking[0]).toMatchObject({ seat: game.seat('influencers'), total: 9 })
  })

  it('or abandon it, Coins and all: the Robots win there, the Stonesmiths are outbid', () => {
    const game = withAgents()
    const two = game.board.row[1]!.bids[0]!
    game.does('influencers', { pick: `${two.n}`, then: { pick: '3' } }).until('auction.buy', 'robots')
    const { coins } = game.player('stonesmiths')
    game.does('robots', { pick: 'above' })
    expect(game.player('stonesmiths').coins).toBe(coins + 1)
    game.until('auction.buy', 'influencers')
    expect(game.board.auction!.ranking[0]).toMatchObject({ total: 9 })
    expect(game.asked('influencers').prompt).toMatchObject({ cost: 6 })
    expect(game.board.row.every(({ agents }) => agents.length === 0)).toBe(true)
  })
})

describe('AV04 Endorsed', () => {
  it('is not asked for where one more would not move them up: nobody waits for nothing', () => {
    const laps = (influencers: string, illuminati: string) =>
      rich(['influencers', 'illuminati', 'techbros'])
        .does('influencers', { pick: '1', then: { pick: '0' } })
        .laps({ influencers: [influencers, 'up:2 MA'], illuminati: [illuminati, 'up:5 MN'], techbros: ['up:1 MN', 'up:2 MN'] })
    expect(laps('up:3 PY', 'up:1 PY').open('endorse.raise')).toBeUndefined() // ahead already
    expect(laps('up:1 PY', 'up:4 PY').open('endorse.raise')).toBeUndefined() // out of reach
    expect(laps('up:3 PY', 'up:4 PY').open('endorse.raise')).toBeDefined()
  })

  it('is raised to a tie that the Influencers win, pay 2 and get one more good', () => {
    const game = unitedKingdom({ endorsed: 2 }).until('endorse.raise')
    game.does('influencers', { pick: 'raise' })
    expect(game.asked('influencers').prompt).toMatchObject({ say: 'auction.buy', cost: 2 })
    const { coins } = game.player('influencers')
    game.does('influencers', { pick: 'below' }).until('choice.which', 'influencers')
    expect(game.player('influencers').coins).toBe(coins - 2)
    const { industry } = game.player('influencers')
    game.does('influencers', { pick: '1' })
    expect(game.player('influencers').industry).toBe(industry + 1)
  })

  it('costs nothing with the third Tile', () => {
    const game = unitedKingdom({ endorsed: 2 })
      .given('influencers', { projects: ['society3'] })
      .until('endorse.raise')
    expect(game.does('influencers', { pick: 'raise' }).asked('influencers').prompt).toMatchObject({ cost: 0 })
  })

  it('gives side B also a Land, to whoever wins', () => {
    const game = unitedKingdom({ endorsed: 2 })
    game.board.tokens!.endorse.side = 'B'
    game.until('auction.buy', 'robots')
    const { land } = game.player('robots')
    game.does('robots', { pick: 'below' }).until('choice.which', 'robots')
    expect(game.player('robots').land).toBe(land + 2) // the United Kingdom's own 2
    game.does('robots', { pick: '0' })
    expect(game.player('robots').land).toBe(land + 3)
  })
})

describe('AV05 unable to pay', () => {
  it('reads like declining, and leaves the Robots without reward', () => {
    const game = unitedKingdom({ robotCoins: 4 }).until('auction.buy')
    expect(game.refuses('robots', { pick: 'below' }).text).toMatchObject({ say: 'short.coins', need: 5, have: 4 })
    const { industry, population, land } = game.player('robots')
    game.does('robots', { pick: 'decline' })
    expect(game.said('auction.declined')).toEqual([{ say: 'auction.declined', seat: game.seat('robots') }])
    const { coins } = game.player('stonesmiths')
    game.does('influencers', { pick: 'below' })
    expect(game.player('stonesmiths').coins).toBe(coins + 1)
    expect(game.player('robots')).toMatchObject({ industry, population, land, coins: 4 })
    expect(game.player('robots').hand).toContain('5')
  })
})

describe('AV06 nobody buys', () => {
  it('sends all cards home without reward, and the Deed out of the game', () => {
    const game = unitedKingdom({ robotCoins: 4 }).until('auction.buy')
    const before = game.player('stonesmiths').coins
    game.does('robots', { pick: 'decline' }).does('influencers', { pick: 'decline' }).does('stonesmiths', { pick: 'decline' })
    expect(game.player('stonesmiths')).toMatchObject({ coins: before })
    expect(game.player('influencers').hand).toContain('2')
    expect(game.board.gone).toContain('GB')
    expect(game.board.row[1]!.taken).toEqual({ by: 'nobody', seat: null })
  })

  it('lets the Tech Bros have it for 2 Coins to rivals, if they did not bid', () => {
    const game = table({ societies: ['stonesmiths', 'illuminati', 'techbros'], row: ['PY', 'GB', 'PT', 'MA', 'NP'] })
    for (const society of ['stonesmiths', 'illuminati', 'techbros']) game.given(society, { coins: 9 })
    game.bids('stonesmiths', 'up:1', 'PY').bids('illuminati', 'up:2', 'GB').bids('techbros', 'up:1', 'PT')
    game.bids('stonesmiths', 'up:2', 'MA').bids('illuminati', 'up:1', 'MA').bids('techbros', 'up:2', 'PT')
    game.does('stonesmiths', { pick: 'decline' })
    expect(game.refuses('techbros', { pick: 'above' }).text.say).toMatch(/^misfit/)
    game.does('techbros', { pick: 'no' }).does('illuminati', { pick: 'decline' })
    expect(game.board.gone).toEqual(['PY'])
    const before = ['techbros', 'stonesmiths', 'illuminati'].map((society) => game.player(society).coins)
    game.does('techbros', { pick: 'below', then: { [game.seat('stonesmiths')]: 1, [game.seat('illuminati')]: 1 } })
    expect(game.player('techbros').below.blue).toContain('GB')
    const after = ['techbros', 'stonesmiths', 'illuminati'].map((society) => game.player(society).coins)
    expect(after).toEqual([before[0]! - 2, before[1]! + 1, before[2]! + 1])
    // Their own Bid at Portugal: declined, it is not theirs to claim.
    game.does('techbros', { pick: 'decline' })
    expect(game.open('claim', 'techbros')).toBeUndefined()
    expect(game.board.gone).toContain('PT')
  })
})

describe('AV07 zero', () => {
  it.each([0, 2])('a lone "0" with %i Coins wins, pays nothing and loses the Coins', (stack) => {
    const game = table({ societies: ['illuminati', 'stonesmiths', 'techbros'], row: ['PY', 'GB', 'PT', 'MA', 'NP'] })
    game.given('stonesmiths', { hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'], coins: 5 })
    game.bids('stonesmiths', 'up:0', 'PY', stack).bids('techbros', 'up:1', 'GB').bids('illuminati', 'up:1', 'GB')
    game.bids('stonesmiths', 'up:1', 'PT').bids('techbros', 'up:2', 'GB').bids('illuminati', 'up:2', 'GB')
    expect(game.asked('stonesmiths').prompt).toMatchObject({ cost: 0 })
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('stonesmiths')).toMatchObject({ coins, vault: ['0'] })
    expect(coins).toBe(5 - stack)
  })
})

describe('AV08 the Vault', () => {
  const won = () => {
    const game = table({ societies: ['illuminati', 'stonesmiths', 'techbros'], row: ['PY', 'GB', 'PT', 'MA', 'NP'] })
    game.phase('bidding', 3)
    for (const society of ['illuminati', 'stonesmiths', 'techbros']) game.given(society, { coins: 20 })
    game.until('turn', 'stonesmiths').bids('stonesmiths', 'up:4', 1, 3).until('auction.buy', 'stonesmiths')
    const sides = game.asked('stonesmiths').input
    game.does('stonesmiths', { pick: sides.kind === 'pick' ? sides.options[0]!.id : '' })
    expect(game.player('stonesmiths').vault).toContain('4')
    return game.until('retrieve', 'stonesmiths')
  }

  it('opens for 2 Coins in Round 4: the "4" can be bid at once', () => {
    const game = won()
    const { coins } = game.player('stonesmiths')
    game.does('stonesmiths', { pick: 'pay' }).phase('bidding', 4)
    expect(game.player('stonesmiths').coins).toBe(coins - 2)
    expect(game.player('stonesmiths').hand).toContain('4')
  })

  it('or keeps it for one Bidding: home before the auctions, to be bid in Round 5', () => {
    const game = won().does('stonesmiths', { pick: 'no' }).phase('bidding', 4)
    expect(game.player('stonesmiths').hand).not.toContain('4')
    game.phase('resolution', 4)
    expect(game.player('stonesmiths').hand).toContain('4')
    expect(game.phase('bidding', 5).player('stonesmiths').hand).toContain('4')
  })
})
