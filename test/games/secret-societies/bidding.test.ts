import { describe, expect, it } from 'vitest'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { Decision, Input } from '../../../src/kernel/contract.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { meaningOf, told } from '../../../src/kernel/told.ts'
import { ROW, rich, THREE, table } from './driver.ts'

const ids = ({ input }: Decision) => (input.kind === 'pick' ? input.options.map(({ id }) => id) : [])

describe('faces', () => {
  it('one of two Bids may lie facedown', () => {
    const game = rich().bids('stonesmiths', 'down:3', 'PY').until('turn', 'stonesmiths')
    expect(ids(game.asked('stonesmiths')).some((id) => id.startsWith('down'))).toBe(false)
  })

  it('two with the Project', () => {
    const game = table({ societies: THREE, row: ROW })
      .given('stonesmiths', { projects: ['facedown'] })
      .phase('bidding', 2)
    game.until('turn', 'stonesmiths').bids('stonesmiths', 'down:4', 1).until('turn', 'stonesmiths')
    expect(ids(game.asked('stonesmiths'))).toContain('down')
  })

  it('"2+H" has no other side', () => {
    const game = rich().given('stonesmiths', { hand: ['1', '2', '3', '4', '5', '2+H'], aside: ['0'] })
    expect(game.refuses('stonesmiths', game.bid('down:2+H', 'PY')).text.say).toBe('misfit.option')
    game.given('stonesmiths', { hand: ['2+H'], vault: ['1', '2', '3', '4', '5'] })
    expect(ids(game.asked('stonesmiths')).filter((id) => id.startsWith('down'))).toEqual([])
    game.bids('stonesmiths', 'up:2+H', 'PY')
  })
})

describe('stacking', () => {
  it.each([
    ['up:3', 3],
    ['down:3', 2],
    ['up:5', 2],
    ['down:5', 1],
  ])('%s carries up to %i Coins', (card, most) => {
    const game = rich()
    expect(game.refuses('stonesmiths', game.bid(card, 'PY', most + 1)).text.say).toBe('misfit.option')
    game.bids('stonesmiths', card, 'PY', most)
    expect(game.player('stonesmiths').coins).toBe(20 - most)
  })

  it('never more than one has', () => {
    const game = rich().given('stonesmiths', { coins: 1 })
    expect(game.refuses('stonesmiths', game.bid('up:3', 'PY', 2)).text.say).toBe('misfit.option')
    game.bids('stonesmiths', 'up:3', 'PY', 1)
  })
})

describe('turns', () => {
  it('passing is not possible while one has a card', () => {
    expect(rich().refuses('stonesmiths', { pick: 'done' }).text.say).toBe('misfit.option')
  })

  it('a player without cards is skipped', () => {
    const game = rich().given('illuminati', { hand: [], vault: ['1', '2', '3', '4', '5'] })
    game.bids('stonesmiths', 'up:1', 'PY')
    expect(game.asked('techbros').prompt.say).toBe('turn')
  })

  it('the extra Bid comes on the first turn and may be left', () => {
    const game = rich().given('stonesmiths', { projects: ['extraBid'] })
    game.bids('stonesmiths', 'up:1', 'PY')
    expect(ids(game.asked('stonesmiths'))).toContain('done')
    game.bids('stonesmiths', 'up:2', 'PT')
    expect(game.asked('illuminati').prompt.say).toBe('turn')
    game.until('turn', 'stonesmiths').bids('stonesmiths', 'up:3', 'PY')
    expect(game.board.row.flatMap(({ bids }) => bids.filter(({ by }) => by === game.seat('stonesmiths')))).toHaveLength(3)
    expect(
      rich()
        .given('stonesmiths', { projects: ['extraBid'] })
        .bids('stonesmiths', 'up:1', 'PY')
        .does('stonesmiths', { pick: 'done' })
        .asked('illuminati').prompt.say,
    ).toBe('turn')
  })

  it('an earlier Bid may move on the second turn, with face and Coins, and nothing triggers', () => {
    const game = rich().given('techbros', { projects: ['moveBid'] })
    game.bids('stonesmiths', 'up:1', 'PY').bids('illuminati', 'up:1', 'PT').bids('techbros', 'down:3', 'MN', 2)
    game.until('turn', 'techbros')
    const [bid] = game.board.row[2]!.bids
    const { coins } = game.player('techbros')
    game.does('techbros', { pick: 'move', then: { pick: `${bid!.n}`, then: { pick: '0' } } })
    expect(game.board.row[0]!.bids).toContainEqual(bid)
    expect(game.player('techbros').coins).toBe(coins)
    expect(ids(game.asked('techbros'))).not.toContain('move')
    game.bids('techbros', 'up:1', 'NP')
    expect(game.board.phase).toBe('resolution')
  })

  it('Agents come first, both, at two different Deeds', () => {
    const game = rich().given('stonesmiths', { projects: ['agents'] })
    // The turn has begun already; the Project counts from the next Round on.
    game.phase('bidding', 2).until('agents.where', 'stonesmiths')
    expect(game.refuses('stonesmiths', ['1']).text.say).toBe('misfit.count')
    expect(game.refuses('stonesmiths', ['1', '1']).text.say).toBe('misfit.twice')
    game.does('stonesmiths', ['1', '4'])
    expect(game.board.row.map(({ agents }) => agents.length)).toEqual([0, 1, 0, 0, 1])
  })
})

describe('tokens of the Influencers', () => {
  it('keep off the Drone, off each other, and Cancel off the facedown Deed', () => {
    const game = rich(['influencers', 'robots', 'techbros'])
    const { input } = game.asked('influencers')
    const cancel = input.kind === 'pick' ? input.options : []
    expect(cancel.map(({ id }) => id)).toEqual(['0', '1', '3'])
    const endorse = cancel[0]!.then!
    expect(endorse.kind === 'pick' && endorse.options.map(({ id }) => id)).toEqual(['1', '3', '4'])
  })

  it('with the first Tile Endorse waits for their own first turn', () => {
    const game = table({ societies: ['influencers', 'robots', 'techbros'], row: ROW }).given('influencers', {
      projects: ['society1'],
    })
    game.does('influencers', { pick: '1' })
    expect(game.board.tokens).toMatchObject({ cancel: { lot: 1 }, endorse: { lot: null } })
    const { input, prompt } = game.asked('influencers')
    expect(prompt.say).toBe('tokens.endorse')
    expect(input.kind === 'pick' && input.options.map(({ id }) => id)).toEqual(['0', '3', '4'])
  })
})

describe('taps', () => {
  /** The most choices one answer can take. */
  const depth = (input: Input): number => {
    const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
    return 1 + Math.max(0, ...options.map(({ then }) => (then ? depth(then) : 0)))
  }
  /** How many complete answers there are: up to 25 fit into one list. */
  const answers = (input: Input): number => {
    if (input.kind === 'amount') return input.max - input.min + 1
    const options = input.kind === 'pick' ? input.options : []
    return options.reduce((sum, { then }) => sum + (then ? answers(then) : 1), 0)
  }
  const LIST = 25

  it('a Bid is asked for with the map of what is on offer', () => expect(rich().asked('stonesmiths').about).toBe('row'))

  it('a Bid is one question of at most three choices', () => {
    const game = rich(['vampires', 'illuminati', 'techbros'])
    for (const society of ['vampires', 'illuminati', 'techbros']) {
      game.until('turn', society)
      expect(depth(game.asked(society).input)).toBeLessThanOrEqual(3)
    }
  })

  it('and one form, also with five players and six cards in hand: no part depends on another, and each fits into a list', () => {
    const game = table({ societies: [...THREE, 'vampires', 'aliens'] })
    game.given('stonesmiths', { coins: 20, hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'] })
    const { input } = game.asked('stonesmiths')
    const faces = input.kind === 'pick' ? input.options : []
    expect(faces.map(({ id }) => id)).toEqual(['up', 'down'])
    for (const { then } of faces) {
      const lots = then?.kind === 'pick' ? then.options : []
      expect(lots).toHaveLength(game.board.row.length)
      for (const lot of lots) expect(lot.then).toEqual(lots[0]!.then)
      expect(answers(lots[0]!.then!)).toBeLessThanOrEqual(LIST)
    }
  })

  it('the Deed says what winning costs there besides the card: a fee, an own Bid, a discount', () => {
    const game = rich(['influencers', 'illuminati', 'techbros']).given('illuminati', { coins: 2 })
    game.does('influencers', { pick: '0', then: { pick: '1' } })
    game.until('turn', 'illuminati')
    const { input } = game.asked('illuminati')
    const [up] = input.kind === 'pick' ? input.options : []
    const lots = up!.then?.kind === 'pick' ? up!.then.options : []
    expect(meaningOf(lots[0]!)).toMatchObject({ cancelled: true, dearer: { fee: 1, paid: 0, less: 0 } })
    expect(meaningOf(lots[1]!)).toMatchObject({ endorsed: true, dearer: { fee: 0 } })
    const cards = lots[0]!.then?.kind === 'pick' ? lots[0]!.then.options : []
    const words = (id: string) => {
      const { label, means } = cards.find((card) => card.id === id)!
      return [label, told(means!)].map((text) => secretSocieties.game.speak(text, bySeat()))
    }
    expect(words('5:0')).toEqual([
      'Card "5"',
      'If you win you pay 5; you have only 2; outbid, you gain 1 Land, Industry or Population',
    ])
    expect(words('1:1')).toEqual([
      'Card "1" + 1 Coin: 2 in all',
      'If you win you pay 1 more; you have 1 left; outbid, you gain 1 Coin',
    ])
  })

  it('buying is one tap where nothing else is open', () => {
    const game = rich().until('auction.buy')
    expect(depth(game.open('auction.buy')!.input)).toBe(1)
  })
})
