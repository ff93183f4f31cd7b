import { describe, expect, it } from 'vitest'
import { areaPower } from '../../../src/games/atlantis/rules/power.ts'
import { rules, table } from './driver.ts'

describe('6.1.1 Intrigue', () => {
  it('places agents for 1 each, 0 for nothing, two free for every capitol in both nations', () => {
    const t = table()
      .given({ aztlan: { buildings: ['capitol'] } })
      .virya({ Tayanna: 6 })
    t.at('Tayanna')
      .does('pad.intrigue')
      .does('place:3', 'eden')
      .does('place:0', 'eden')
      .does('place:2', 'punt')
      .does('place:2', 'lemuria')
    expect(t.player('Tayanna').resource).toBe(5)
    t.at('Tayanna').does('done')
    expect(t.area('eden').agents.Tayanna).toEqual([0, 3])
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('relocates for nothing, but not what was placed or relocated in the same action', () => {
    const t = table().given({ eden: { agents: { Tayanna: [1, 1] } } })
    t.at('Tayanna').does('pad.intrigue').does('move:eden:1', 'punt')
    expect(t.offers('Tayanna')).toContain('move:eden:1')
    expect(t.offers('Tayanna')).not.toContain('move:punt:1')
    expect(t.player('Tayanna').resource).toBe(6)
  })
  it('never offers a wilderness', () => {
    const t = table()
    t.at('Tayanna').does('pad.intrigue')
    const { input } = t.asked('Tayanna')
    const place = input.kind === 'pick' ? input.options[0]!.then : null
    const areas = place?.kind === 'pick' ? place.options.map(({ id }) => id) : []
    expect(areas).toHaveLength(20)
    expect(areas.some((id) => id.startsWith('w_'))).toBe(false)
  })
  it('cannot be paid with an empty purse, but may do nothing', () => {
    const t = table().virya({ Tayanna: 0 })
    t.at('Tayanna').does('pad.intrigue')
    expect(t.blocked('Tayanna', 'place:1')).toEqual({ say: 'blocked.price', cost: 1, has: 0 })
    t.at('Tayanna').does('done')
    expect(t.awaited).toEqual(['Sargon'])
  })
})

describe('6.1.4 Collect Virya', () => {
  it('pays the whole Power to both controllers, and Atlantis two more', () => {
    const t = table()
      .given({ eden: { owner: 'atlantis' } })
      .turnOf('Ramon')
      .virya({ Ramon: 0, Sophia: 20 })
    t.at('Ramon').does('atlantis.collect')
    expect([t.player('Ramon').resource, t.player('Sophia').resource]).toEqual([5 + 2 + 2, 22])
    expect(t.player('Ramon').archons).toEqual(['atlantis.collect', null])
  })
})

describe('10.2 Power of pyramids and temples', () => {
  it('T20: every temple lifts one pyramid only', () => {
    const t = table()
    const bonus = (...buildings: ('pyramid' | 'light')[]) => {
      t.given({ hyperborea: { buildings } })
      return areaPower(rules, t.board, 'hyperborea') - 3
    }
    expect(bonus('pyramid', 'light', 'light')).toBe(2)
    expect(bonus('pyramid', 'pyramid', 'light')).toBe(3)
    expect(bonus('pyramid', 'pyramid', 'light', 'light')).toBe(4)
    expect(bonus('light', 'light')).toBe(0)
  })
})

describe('6.1.5 Construct Building', () => {
  it('places one for nothing, one more for each factory there was, others for 5', () => {
    const t = table()
      .given({ aztlan: { buildings: ['factory'] }, eden: { owner: 'aztlan' } })
      .virya({ Tayanna: 6 })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.blocked('Tayanna', 'done')).toEqual({ say: 'construct.must' })
    t.at('Tayanna').does('factory', 'eden').does('pyramid', 'aztlan')
    expect(t.player('Tayanna').resource).toBe(6)
    t.at('Tayanna').does('base', 'aztlan')
    expect(t.player('Tayanna').resource).toBe(1)
    // One Virya does not buy another: the action is over.
    expect(t.awaited).toEqual(['Sargon'])
    expect(t.area('aztlan').buildings).toEqual(['base', 'factory', 'pyramid'])
  })
  it('Hyperborea pays 3 for each further building on its own tile', () => {
    const t = table().virya({ Tayanna: 6 })
    t.at('Tayanna').does('hyperborea.construct').does('base', 'hyperborea').does('base', 'hyperborea').does('done')
    expect(t.player('Tayanna').resource).toBe(3)
    expect(t.area('hyperborea').buildings).toEqual(['base', 'base'])
  })
  it('never mixes temples in an area, and flips the End marker for a Temple of Light (6.2.1)', () => {
    const t = table().given({ aztlan: { buildings: ['dark'] }, thule: { owner: 'aztlan' } })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.board.flipped).toBe(false)
    const { input } = t.asked('Tayanna')
    const light = input.kind === 'pick' ? input.options.find(({ id }) => id === 'light')!.then : null
    expect(light?.kind === 'pick' && light.options.map(({ id }) => id)).toEqual(['thule'])
    t.at('Tayanna').does('light', 'thule')
    expect(t.board.flipped).toBe(true)
  })
  it('has five Temples of Light, and one more for every two relics', () => {
    const t = table().given({
      hyperborea: { buildings: ['light', 'light', 'light'] },
      lemuria: { buildings: ['light', 'light'] },
    })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.offers('Tayanna')).not.toContain('light')
    t.lay((board) => {
      board.relics.found = 2
    })
    expect(t.offers('Tayanna')).toContain('light')
  })
  it('says why a building cannot be placed', () => {
    const t = table()
      .given({
        aztlan: { buildings: ['dark', 'base'] },
        eden: { owner: 'lemuria', buildings: ['pyramid', 'pyramid'] },
        punt: { owner: 'lemuria', buildings: ['pyramid'] },
        thule: { owner: 'lemuria', buildings: ['pyramid', 'pyramid'] },
      })
      .has({ Tayanna: 6 })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.blocked('Tayanna', 'pyramid')).toEqual({ say: 'construct.gone', building: 'pyramid' })
    expect(t.blocked('Tayanna', 'light')).toEqual({ say: 'construct.temples' })
    expect(t.offers('Tayanna')).toEqual(['base', 'capitol', 'factory', 'dark'])
  })
  it('locked Temples of Light wait for relics (5.2)', () => {
    const t = table().given({
      atlantis: { buildings: ['light', 'light', 'light'] },
      eden: { owner: 'lemuria', buildings: ['light', 'light'] },
    })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.blocked('Tayanna', 'light')).toEqual({ say: 'construct.locked' })
  })
  it('with every spot taken, the space may still be used and nothing happens', () => {
    const t = table().given({ aztlan: { buildings: ['base', 'base', 'base'] } })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.awaited).toEqual(['Sargon'])
  })
})

describe('6.1.6 Recruit', () => {
  const aztlan = () =>
    table()
      .given({
        aztlan: { buildings: ['base', 'pyramid'] },
        akakor: { owner: 'aztlan', counter: 's_utopian_city' },
        hawaiki: { owner: 'aztlan' },
      })
      .virya({ Tayanna: 6 })
  it('T04: Tayanna places 8 in Aztlán, 1 in Akakor, 2 in Hawaiki, and buys three more for 2 Virya', () => {
    const t = aztlan()
    t.at('Tayanna').does('aztlan.recruit').does('3', { akakor: 2, hawaiki: 1 })
    expect(t.area('aztlan').units).toEqual({ aztlan: 8 })
    expect(t.area('akakor').units).toEqual({ aztlan: 3 })
    expect(t.area('hawaiki').units).toEqual({ aztlan: 3 })
    expect(t.player('Tayanna').resource).toBe(4)
  })
  it('T05: the Military Research Complex sells units for 1 each, even to Aztlán', () => {
    const t = aztlan().given({ thule: { owner: 'aztlan', counter: 's_military_research' } })
    t.at('Tayanna').does('special.military_research').does('3', { aztlan: 3 })
    expect(t.player('Tayanna').resource).toBe(3)
  })
  it('T06: there a base gives 7 units besides the Power of its area', () => {
    const t = aztlan().given({ thule: { owner: 'aztlan', counter: 's_military_research' } })
    t.at('Tayanna').does('special.military_research').does('no')
    expect(t.area('aztlan').units).toEqual({ aztlan: 5 + 7 })
  })
  it('names the price of every number of units and what it leaves; where they go is asked where there is a choice', () => {
    const priceList = (t: ReturnType<typeof table>) => {
      const { input } = t.asked('Tayanna')
      if (input.kind !== 'pick') throw new Error('not a pick')
      return input.options.map(({ id, price, then }) => [id, price?.cost, price?.left, then !== undefined])
    }
    const t = aztlan().virya({ Tayanna: 3 })
    t.at('Tayanna').does('aztlan.recruit')
    expect(priceList(t)).toEqual([
      ['no', undefined, undefined, false],
      ['1', 1, 2, true],
      ['3', 2, 1, true],
      ['4', 3, 0, true],
    ])
    const alone = table()
      .virya({ Tayanna: 2 })
      .given({ hyperborea: { units: { hyperborea: 26 } } })
    alone.at('Tayanna').does('hyperborea.recruit')
    expect(priceList(alone)).toEqual([
      ['no', undefined, undefined, false],
      ['1', 1, 1, false],
    ])
    alone.at('Tayanna').does('1')
    expect(alone.area('hyperborea').units).toEqual({ hyperborea: 26 + 3 + 1 })
    expect(alone.player('Tayanna').resource).toBe(1)
  })
  it('buys into wildernesses the nation holds', () => {
    const t = aztlan().given({ w_amazon: { units: { aztlan: 1 } } })
    t.at('Tayanna').does('aztlan.recruit').does('1', { w_amazon: 1 })
    expect(t.area('w_amazon').units).toEqual({ aztlan: 2 })
    expect(t.player('Tayanna').resource).toBe(5)
  })
  it('asks where the last units go when the supply is short (B64)', () => {
    const t = aztlan().given({ thule: { units: { aztlan: 25 }, owner: 'aztlan' } })
    t.at('Tayanna').does('aztlan.recruit')
    expect(t.asked('Tayanna').input).toMatchObject({ kind: 'split', min: 5, max: 5 })
    t.at('Tayanna').does({ aztlan: 2, thule: 1, hawaiki: 2 })
    expect(t.area('thule').units).toEqual({ aztlan: 26 })
    expect(t.awaited).toEqual(['Sargon'])
  })
})

describe('6 Play, for somebody absent', () => {
  const calm = (t: ReturnType<typeof table>) => (t.asked('Tayanna').idle as { pick: string }).pick

  it('the clock collects, and never on a space under Psychic Control', () => {
    const t = table()
      .given({ thule: { counter: 's_psychotronic_weaponry' } })
      .virya({ Tayanna: 20 })
    expect(calm(t)).toBe('aztlan.collect')
    t.lay((board) => {
      board.psychic = 'aztlan.collect'
    })
    expect(calm(t)).toBe('hyperborea.collect')
  })

  it('it neither spends agents on a coup nor Virya on other cards when everything better is taken', () => {
    const t = table().given({ eden: { agents: { Tayanna: [1] } } })
    t.lay((board) => {
      board.players.Tayanna!.archons = ['pad.intrigue', null]
      board.players.Sargon!.archons = ['hyperborea.collect', null]
      board.players.Inanna!.archons = ['aztlan.collect', null]
    })
    expect(calm(t)).toBe('aztlan.recruit')
  })
})
