/** Where two societies meet, continued. */
import { describe, expect, it } from 'vitest'
import { columns, rich } from './driver.ts'

describe('Aliens', () => {
  it('and Tech Bros: no Planet with a Deed gained without Bids', () => {
    const game = rich(['aliens', 'illuminati', 'techbros'])
    game.laps({
      aliens: ['up:3 PT', 'up:1 PT'],
      illuminati: ['up:2 PT', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    game.does('techbros', { pick: 'above', then: { [game.seat('aliens')]: 2 } })
    expect(game.asked('aliens').prompt.say).toBe('auction.buy')
    expect(game.board.planets!.open).not.toBeNull()
  })

  it('and Reptilians: disguised cards count at their value', () => {
    const game = rich(['reptilians', 'aliens', 'techbros'])
    game.board.supply = [{ of: game.seat('aliens'), card: '5' }]
    game.given('aliens', { hand: ['1', '2', '3', '4'] })
    game.laps({
      reptilians: ['as:0 PY', 'up:1 MA'],
      aliens: ['up:3 PT', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    expect(game.asked('reptilians').prompt).toMatchObject({ say: 'auction.buy', more: 5 })
  })

  it('and Illuminati: with the first Tile the price counts the Coins as they lay', () => {
    const game = rich(['aliens', 'illuminati', 'techbros']).given('aliens', { projects: ['society1'] })
    game.laps({
      aliens: ['up:1 MA', 'up:2 MA'],
      illuminati: ['up:2 PY', 'up:1 PT'],
      techbros: ['up:5 PY 2', 'up:1 PT'],
    })
    game.does('techbros', { pick: 'buy' })
    expect(game.said('siphoned')).toMatchObject([{ coins: 2 }])
    game.does('techbros', { pick: 'want' }).does('aliens', { pick: 'stack' })
    expect(game.asked('techbros').prompt).toMatchObject({ cost: 2 })
  })

  it('pay 2 less themselves with their second Tile, to the supply', () => {
    const game = rich(['aliens', 'illuminati', 'techbros']).given('aliens', { projects: ['society2'] })
    game.laps({
      aliens: ['up:3 PY', 'up:2 MA'],
      illuminati: ['up:2 PT', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    expect(game.asked('aliens').prompt).toMatchObject({ say: 'auction.buy', more: 1, seller: null })
    const { coins } = game.player('aliens')
    game.does('aliens', { pick: 'above:planet' })
    expect(game.player('aliens').coins).toBe(coins - 3 - 1)
  })

  it('and Trade Routes: a Deed and its Planet may each be the fourth of a row, and each brings one', () => {
    const game = rich(['aliens', 'illuminati', 'techbros'])
    game.given('aliens', { above: columns({ purple: ['FJ', 'NZ'], blue: ['IS', 'IE'], yellow: ['MU', 'MG'] }), below: columns() })
    game.laps({
      aliens: ['up:1 PY', 'up:2 MA'],
      illuminati: ['up:2 PT', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    game.does('aliens', { pick: 'above:planet' })
    expect(game.player('aliens').above.black).toEqual(['PY', expect.any(String)])
    expect(game.player('aliens').above.red).toEqual(['1-3', '1-3'])
  })
})

describe('Reptilians', () => {
  it('and a rival of Nauru: with an Island the rival’s cards go to the rival’s hand', () => {
    const game = rich(['reptilians', 'illuminati', 'techbros'], { hqs: ['LS', 'NR', 'QA'], row: ['FJ', 'PT', 'MN', 'MA', 'NP'] })
    game
      .until('turn', 'illuminati')
      .bids('illuminati', 'up:5', 'FJ')
      .until('auction.buy', 'illuminati')
      .does('illuminati', { pick: 'above' })
    expect(game.player('illuminati').hand).toContain('5')
    expect(game.board.supply).toEqual([])
  })

  it('and a "1": a rival who wins with it takes it back', () => {
    const game = rich(['reptilians', 'illuminati', 'techbros'])
    game.laps({
      reptilians: ['up:3 PT', 'up:1 PT'],
      illuminati: ['up:1 PY', 'up:3 PY'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    game.does('illuminati', { pick: 'above' })
    expect(game.player('illuminati').hand).toContain('1')
    expect(game.board.supply).toEqual([{ of: game.seat('illuminati'), card: '3' }])
  })

  it('and Tech Bros: their card in disguise rewards twice, not four times, and not the Tech Bros', () => {
    const game = rich(['reptilians', 'illuminati', 'techbros']).given('techbros', {
      projects: ['society1'],
      hand: ['1', '2', '3', '5'],
    })
    game.board.supply = [{ of: game.seat('techbros'), card: '4' }]
    game.laps({
      reptilians: ['as:0 PY', 'up:1 PT'],
      illuminati: ['up:5 PY 2', 'up:3 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    const { land } = game.player('reptilians')
    game.does('illuminati', { pick: 'above' })
    expect(game.player('reptilians').land).toBe(land + 2)
  })

  it('own winning cards go to the Vault, and come home for nothing with their first Tile', () => {
    const game = rich(['reptilians', 'illuminati', 'techbros']).given('reptilians', { projects: ['society1'] })
    game.bids('reptilians', 'up:4', 'PY', 3).until('auction.buy', 'reptilians').does('reptilians', { pick: 'above' })
    expect(game.player('reptilians').vault).toEqual(['4'])
    game.phase('start', 2)
    game.phase('bidding', 2)
    expect(game.player('reptilians').vault).toEqual([])
    expect(game.player('reptilians').hand).toContain('4')
    expect(game.said('retrieved')).toContainEqual({ say: 'retrieved', seat: game.seat('reptilians'), cards: ['4'], coins: 0 })
  })
})

describe('Vampires', () => {
  it('and moves: a charmed Bid keeps its Charm', () => {
    const game = rich(['vampires', 'illuminati', 'techbros']).given('illuminati', { projects: ['moveBid'] })
    game.bids('vampires', 'up:1', 'PY').bids('illuminati', 'down:3', 'MN').bids('techbros', 'up:1', 'PT')
    const [charmed] = game.board.row[2]!.bids
    game.does('vampires', { pick: 'peek', then: { pick: `${charmed!.n}` } }).bids('vampires', 'up:2', 'PY')
    game.does('illuminati', { pick: 'move', then: { pick: `${charmed!.n}`, then: { pick: '3' } } })
    expect(game.board.row[3]!.bids[0]).toMatchObject({ n: charmed!.n, charm: true, down: true })
  })

  it('and Stonesmiths: a Charm sees Bids, not the facedown Deed', () => {
    const game = rich(['vampires', 'stonesmiths', 'techbros'])
    game.until('turn', 'stonesmiths').bids('stonesmiths', 'down:3', 5).until('turn', 'vampires')
    const bidAt = game.board.row[4]!.bids.at(-1)!
    game.does('vampires', { pick: 'peek', then: { pick: `${bidAt.n}` } })
    expect(game.hosted.game.view(game.board, game.seat('vampires')).row[4]).toMatchObject({ deed: null })
  })

  it('and Agents from the Project: the Charm then moves one of them', () => {
    const game = rich(['vampires', 'stonesmiths', 'techbros']).given('vampires', { projects: ['agents', 'society2'] })
    game.phase('bidding', 2).until('agents.where', 'vampires').does('vampires', ['0', '1'])
    const { input } = game.asked('vampires')
    const agent = (input.kind === 'pick' ? input.options : []).find(({ id }) => id === 'agent')!
    expect(agent.then!.kind === 'pick' && agent.then!.options.map(({ id }) => id)).toEqual(['0', '1'])
    game.does('vampires', { pick: 'agent', then: { pick: '0', then: { pick: '3' } } })
    expect(game.board.row.map(({ agents }) => agents.length)).toEqual([0, 1, 0, 1, 0])
  })
})

describe('Illuminati', () => {
  it('losing a tie is losing: with the first Tile their Coins come home', () => {
    const game = rich().given('illuminati', { projects: ['society1'] })
    game.laps({
      stonesmiths: ['up:4 PY', 'up:1 PT'],
      illuminati: ['up:3 PY 1', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 PT'],
    })
    const { coins } = game.player('illuminati')
    game.does('stonesmiths', { pick: 'above' })
    expect(game.player('illuminati').coins).toBe(coins + 1)
  })
})
