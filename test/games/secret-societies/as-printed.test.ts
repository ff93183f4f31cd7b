/** Where the rules of the book are easily read too narrowly: each named after its section. */
import { describe, expect, it } from 'vitest'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import { load } from '../../../src/kernel/engine.ts'
import { columns, rich, wins } from './driver.ts'

const { rules, game: plays } = secretSocieties

describe('Resolution (continued): effects that occur at once, in any order', () => {
  it('a Satellite step that leads to a Treasury step waits for a Star that would reward it', () => {
    // Qatar: the border leads onto the Treasury space of the Satellite track, the fourth Monument brings a Star.
    const game = wins('US', {
      above: columns({ black: ['CA', 'JM'] }),
      below: columns(),
      monuments: ['grey', 'red', 'blue'],
      satellite: 4,
      treasury: 2,
      population: 0,
      land: 0,
    })
    expect(game.asked('stonesmiths').prompt.say).toBe('effects.order')
    const { input } = game.asked('stonesmiths')
    const monument = (input.kind === 'pick' ? input.options : []).find(({ label }) =>
      JSON.stringify(label.effects).includes('monumentOf'),
    )
    game.does('stonesmiths', { pick: monument!.id }).does('stonesmiths', { pick: 'treasuryScoring' })
    expect(game.player('stonesmiths')).toMatchObject({ treasury: 3, satellite: 5 })
    expect(game.asked('stonesmiths').prompt.say).toBe('choice.which')
  })

  it('and goes ahead by itself where no Star is in sight', () => {
    const game = wins('US', { above: columns({ black: ['CA'] }), below: columns(), satellite: 4, treasury: 2 })
    expect(game.open('effects.order')).toBeUndefined()
    expect(game.player('stonesmiths')).toMatchObject({ treasury: 3, satellite: 5 })
  })
})

describe('Steps for Winning an Auction: the United States', () => {
  it('the first two Monuments leave the Satellite where it is', () => {
    const first = rules.monumentRow.slice(0, 2).flatMap(({ reward }) => reward)
    expect(first.filter(({ fx }) => fx === 'satellite' || fx === 'star')).toEqual([])
  })

  it('two Monuments, two borders: a Coin and a Star from the track, a Coin from the third Monument', () => {
    const game = wins('US', {
      above: columns({ black: ['CA'] }),
      below: columns({ black: ['MX'] }),
      monuments: ['purple', 'blue'],
    })
    expect(game.player('stonesmiths')).toMatchObject({
      satellite: 2,
      monuments: ['purple', 'blue', 'black'],
      coins: 9 - 1 + 1 + 1,
    })
    expect(game.asked('stonesmiths').prompt.say).toBe('star.where')
  })
})

describe('Vampires Rules', () => {
  const SEATS = ['vampires', 'illuminati', 'techbros']

  it('Bidding Phase: a Charm may be used while somebody else bids, and nobody waits for it', () => {
    const game = rich(SEATS)
    game.bids('vampires', 'up:1', 'PY').bids('illuminati', 'down:3', 'PY')
    expect(game.board.turn).toMatchObject({ seat: game.seat('techbros') })
    const [bid] = game.board.row[0]!.bids.filter(({ down }) => down)
    game.offered('vampires', { pick: `${bid!.n}` })
    expect(game.board.charms).toMatchObject({ fresh: 1 })
    expect(game.events.filter(({ text }) => text.say === 'charm.saw')).toMatchObject([
      { to: game.seat('vampires'), text: { card: '3', by: game.seat('illuminati') } },
    ])
    game.bids('techbros', 'up:1', 'PY')
    expect(game.asked('vampires').prompt.say).toBe('turn')
  })

  it('Bidding Phase: on their own turn it stands among what they may do, and not twice', () => {
    const game = rich(SEATS)
    game.bids('vampires', 'up:1', 'PY').bids('illuminati', 'down:3', 'PY').bids('techbros', 'up:1', 'PT')
    expect(() => game.offered('vampires', { pick: '1' })).toThrow('offered nothing')
    const { input } = game.asked('vampires')
    expect(input.kind === 'pick' && input.options.map(({ id }) => id)).toContain('peek')
  })

  it('Project Tiles, 2: so may one that hires an Agent', () => {
    const game = rich(SEATS).given('vampires', { projects: ['society2'] })
    game.bids('vampires', 'up:1', 'PY').does('vampires', { pick: 'done' })
    game.offered('vampires', { pick: 'new', then: { pick: '3' } })
    expect(game.board.row[3]!.agents).toEqual([game.seat('vampires')])
    expect(game.board.charms).toMatchObject({ spent: 1 })
  })

  it('Project Tiles, 2: but not before both are posted by the Project', () => {
    const game = rich(['stonesmiths', 'vampires', 'techbros']).given('vampires', { projects: ['society2', 'agents'] })
    expect(game.board.turn).toMatchObject({ seat: game.seat('stonesmiths') })
    expect(() => game.offered('vampires', { pick: 'new', then: { pick: '3' } })).toThrow('offered nothing')
  })

  it('Project Tiles, 1: whoever pays for Charms alone has retrieved no Bids and gains nothing', () => {
    const paid = (vault: string[]) => {
      const game = rich(SEATS).phase('growth', 1)
      game.board.charms = { fresh: 1, spent: 0, held: [game.seat('techbros')] }
      game.given('vampires', {
        projects: ['society1'],
        hand: ['1', '2', '3', '4', '5'].filter((card) => !vault.includes(card)),
        vault,
      })
      for (const society of ['illuminati', 'techbros']) game.given(society, { hand: ['1', '2', '3', '4', '5'], vault: [] })
      return game.until('retrieve', 'vampires').does('vampires', { pick: 'pay' })
    }
    const charmOnly = paid([])
    expect(charmOnly.board.charms!.held).toEqual([])
    expect(charmOnly.open('any.different')).toBeUndefined()
    expect(paid(['3']).open('any.different')).toBeDefined()
  })
})

describe('Stonesmiths Rules, Project Tiles, 3', () => {
  it('the unsold facedown Deed is gained, not offered: no consolation can be had for it', () => {
    const game = rich().given('stonesmiths', { projects: ['society3'] })
    game.laps({ stonesmiths: ['up:1 PY', 'up:2 PY'], illuminati: ['up:3 PY', 'up:1 PT'], techbros: ['up:1 PY', 'up:2 PT'] })
    game.until('claim', 'stonesmiths')
    const { input } = game.asked('stonesmiths')
    expect(input.kind === 'pick' && input.options.map(({ id }) => id)).toEqual(['above', 'below'])
    game.refuses('stonesmiths', { pick: 'no' })
  })
})

describe('Aliens Rules, Project Tiles, 1', () => {
  const offered = () => {
    const game = rich(['aliens', 'illuminati', 'techbros']).given('aliens', { projects: ['society1'] })
    game.board.planets = { pile: game.board.planets!.pile.filter((id) => id !== 'saturn'), open: 'saturn' }
    game.laps({ aliens: ['up:1 PT', 'up:2 PT'], illuminati: ['up:3 PY 1', 'up:1 MN'], techbros: ['up:1 PY', 'up:2 MN'] })
    return game.does('illuminati', { pick: 'buy' })
  }

  it('they are asked for the price only once an opponent wants the Planet', () => {
    const game = offered()
    expect(game.open('planet.price')).toBeUndefined()
    expect(game.asked('illuminati').prompt).toMatchObject({ say: 'planet.want', value: 3, stacked: 1 })
    game.does('illuminati', { pick: 'want' }).does('aliens', { pick: 'stack' })
    expect(game.asked('illuminati').prompt).toMatchObject({ say: 'planet.buy', cost: 1 })
    game.does('illuminati', { pick: 'buy', then: { pick: 'above' } })
    expect(game.said('planet.bought')).toMatchObject([{ seat: game.seat('illuminati'), coins: 1, to: game.seat('aliens') }])
  })

  it('and not at all where nobody does', () => {
    const game = offered().does('illuminati', { pick: 'no', then: { pick: 'below' } })
    expect(game.said('planet.declined')).toHaveLength(1)
    expect(game.said('card.placed').at(-1)).toMatchObject({ card: 'PY', side: 'below' })
    expect(game.board.planets!.open).toBe('saturn')
  })

  it('a game in which they have been asked beforehand goes on from there', () => {
    const game = offered()
    const stored = structuredClone(game.state) as { rules: object; agenda: { step: string; at: string }[] }
    const old = {
      ...stored,
      rules: { id: plays.id, version: 1, pack: 'cfb7d5a584bf' },
      agenda: stored.agenda.map((frame) => (frame.step === 'settlement' ? { ...frame, at: 'planetPrice' } : frame)),
    }
    game.state = load(plays, old)
    expect(game.asked('aliens').prompt.say).toBe('planet.price')
  })
})
