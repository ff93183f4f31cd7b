/** Where two societies meet: one test for every line of the table of cross-interactions. */
import { describe, expect, it } from 'vitest'
import { rich, type table } from './driver.ts'

describe('Influencers', () => {
  const tokens = (game: ReturnType<typeof table>, cancel: number, endorse: number) =>
    game.does('influencers', { pick: `${cancel - 1}`, then: { pick: `${endorse - 1}` } })

  it('and Robots: no token ever meets the Drone, so raise and combine never meet', () => {
    const game = rich(['influencers', 'robots', 'techbros'])
    expect(game.refuses('influencers', { pick: '2', then: { pick: '0' } }).text.say).toBe('misfit.option')
    expect(game.refuses('influencers', { pick: '0', then: { pick: '2' } }).text.say).toBe('misfit.option')
  })

  it('and Aliens: the raise makes the Planet dearer, the third Tile does not make it cheaper', () => {
    const game = tokens(rich(['influencers', 'aliens', 'techbros']).given('influencers', { projects: ['society3'] }), 2, 1)
    game.laps({
      influencers: ['up:3 PY', 'up:1 MA'],
      aliens: ['up:4 PY', 'up:1 PT'],
      techbros: ['up:2 MN', 'up:1 MN'],
    })
    game.does('influencers', { pick: 'raise' })
    expect(game.asked('influencers').prompt).toMatchObject({ say: 'auction.buy', cost: 1, more: 4 })
  })

  it('and Tech Bros: unsold, Industry first, then the Deed without fee or bonus', () => {
    const game = tokens(rich(['influencers', 'illuminati', 'techbros']), 1, 5)
    game.laps({
      influencers: ['up:3 PT', 'up:1 MA'],
      illuminati: ['up:2 PT', 'up:1 PT'],
      techbros: ['up:2 MN', 'up:1 MN'],
    })
    expect(game.said('cancel.gained')).toMatchObject([{ n: 1 }])
    const { coins } = game.player('techbros')
    game.does('techbros', { pick: 'above', then: { [game.seat('illuminati')]: 2 } })
    expect(game.player('techbros').coins).toBe(coins - 2)
    expect(game.player('techbros').above.black).toEqual(['PY'])
  })

  it('and Illuminati: raise and fee are no stacks; with their second Tile they collect before the fee', () => {
    const game = tokens(
      rich(['influencers', 'illuminati', 'techbros']).given('illuminati', { projects: ['society2'], coins: 3 }),
      1,
      5,
    )
    game.laps({
      influencers: ['up:1 PY 3', 'up:2 MA'],
      illuminati: ['up:5 PY', 'up:1 PT'],
      techbros: ['up:2 MN', 'up:1 MN'],
    })
    // 3 in stock and 3 to collect pay 5 and the fee of 1.
    game.does('illuminati', { pick: 'above' })
    expect(game.player('illuminati').coins).toBe(0)
  })

  it('and Stonesmiths: the facedown Deed may be endorsed, never cancelled', () => {
    const game = rich(['influencers', 'stonesmiths', 'techbros'])
    expect(game.refuses('influencers', { pick: '4', then: { pick: '0' } }).text.say).toBe('misfit.option')
    game.does('influencers', { pick: '0', then: { pick: '4' } })
    expect(game.board.tokens!.endorse.lot).toBe(4)
  })
})

describe('Robots', () => {
  const drone = (game: ReturnType<typeof table>, coins: number) => {
    game.board.drone!.coins = coins
    game.board.issued += coins
    return game
  }

  it('and Illuminati: the Coins of the Drone are out of reach, also when combined', () => {
    const game = drone(rich(['robots', 'illuminati', 'techbros']), 3)
    game.laps({
      robots: ['up:3 MN', 'up:1 PY'],
      illuminati: ['up:2 MN', 'up:1 PT'],
      techbros: ['up:2 PT', 'up:1 NP'],
    })
    game.until('drone.combine').does('robots', { pick: 'combine' })
    expect(game.said('siphoned')).toEqual([])
  })

  it('and Aliens: a Deed the Drone takes brings no offer; combined, its side is in the price of the Planet', () => {
    const game = drone(rich(['robots', 'aliens', 'techbros']), 3)
    game.laps({
      robots: ['up:3 MN', 'up:1 MN'],
      aliens: ['up:2 MN', 'up:1 MN'],
      techbros: ['up:2 MN', 'up:1 MN'],
    })
    game.until('drone.combine').does('robots', { pick: 'combine' })
    expect(game.asked('robots').prompt).toMatchObject({ say: 'planet.buy', cost: 5 })
  })

  it('and Tech Bros: a Deed the Drone takes is not unsold', () => {
    const game = rich(['robots', 'illuminati', 'techbros'])
    game.laps({
      robots: ['up:3 PY', 'up:1 PY'],
      illuminati: ['up:2 PY', 'up:1 PY'],
      techbros: ['up:2 PY', 'up:1 PY'],
    })
    game.until('claim', 'techbros').does('techbros', { pick: 'no' })
    expect(game.board.cache).toContain('MN')
    expect(game.asked('techbros').prompt).toMatchObject({ say: 'claim', deed: 'MA' })
  })

  it('and "2+H": the Drone gives no H', () => {
    const game = drone(rich(['robots', 'illuminati', 'techbros']), 0)
    game.given('illuminati', { hand: ['1', '2', '3', '4', '5', '2+H'], aside: ['0'] })
    game.laps({
      robots: ['up:3 PY', 'up:1 PY'],
      illuminati: ['up:2+H MN', 'up:1 PY'],
      techbros: ['up:2 PY', 'up:1 PY'],
    })
    game.until('auction.buy', 'illuminati')
    expect(game.asked('illuminati').prompt).toMatchObject({ n: 3, cost: 2 })
  })

  it('discard Cached Deeds for 2 Coins each, whenever the table pauses, once their first Tile is there', () => {
    const game = rich(['robots', 'illuminati', 'techbros']).given('robots', { projects: ['society1'], coins: 0 })
    game.until('turn', 'illuminati').offered('robots', { pick: 'VE' })
    expect(game.player('robots').coins).toBe(2)
    expect(game.board).toMatchObject({ cache: [], gone: ['VE'] })
    expect(() => game.offered('robots', { pick: 'VE' })).toThrow(/offered nothing/)
  })

  it('draw three with their first Tile: one open into the Cache, two unseen under the pile', () => {
    const game = rich(['robots', 'illuminati', 'techbros']).phase('growth', 1).given('robots', { land: 9, population: 9 })
    const [a, b, c] = game.board.deck
    game.grows('robots', 'project:society1')
    expect(game.hosted.game.view(game.board, game.seat('robots')).drawn).toEqual([a, b, c])
    expect(game.hosted.game.view(game.board, game.seat('illuminati')).drawn).toEqual([])
    game.does('robots', { pick: b })
    expect(game.board.cache).toContain(b)
    expect(game.board.sunk.map(({ deed }) => deed)).toEqual([a, c])
  })
})
