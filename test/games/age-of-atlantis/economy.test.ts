import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { areaPower, garrison, stability } from '../../../src/games/atlantis/rules/power.ts'
import { rules, table } from './driver.ts'

describe('4.5 Defence values', () => {
  it('T47: Shambhala’s garrison is one higher than its counter says', () => {
    const t = table().given({ shambhala: { counter: 'p_factory' }, eden: { counter: 'p_factory' } })
    expect([garrison(rules, t.board, 'shambhala'), garrison(rules, t.board, 'eden')]).toEqual([4, 3])
    t.given({ hyperborea: { units: { hyperborea: 9 } }, agartha: { owner: 'hyperborea', units: { hyperborea: 9 } } })
    t.at('Tayanna').does('hyperborea.move').does('agartha', 'shambhala', 5).does('march')
    expect(t.board.contest!.sums).toEqual({ attack: 5, defence: 4 })
  })
  it('a base adds 5 to the garrison, a capitol 5 to the stability', () => {
    const t = table().given({ eden: { counter: 'p_plain_a', buildings: ['base', 'capitol'] } })
    expect([garrison(rules, t.board, 'eden'), stability(rules, t.board, 'eden')]).toEqual([7, 8])
  })
})

describe('6.1.1 Intrigue', () => {
  it('T46: one capitol, three placements and three relocations cost 3', () => {
    const t = table()
      .given({
        aztlan: { buildings: ['capitol'] },
        eden: { agents: { Tayanna: [1, 1] } },
        punt: { agents: { Tayanna: [2] } },
      })
      .pp({ Tayanna: 6 })
    t.at('Tayanna')
      .does('pad.intrigue')
      .does('place:1', 'ophir')
      .does('place:2', 'ophir')
      .does('place:3', 'ophir')
      .does('move:eden:1', 'thule')
      .does('move:eden:1', 'thule')
      .does('move:punt:2', 'thule')
      .does('done')
    expect(t.player('Tayanna').resource).toBe(3)
    expect(t.area('thule').agents.Tayanna).toEqual([1, 1, 2])
  })
  it.each([
    [0, 1, 0, 1],
    [0, 2, 0, 1],
    [0, 3, 0, 2],
    [2, 0, 0, 2],
    [1, 1, 2, 0],
    [1, 2, 2, 1],
    [3, 3, 2, 3],
    [0, 5, 4, 1],
  ])('B40: %i placements and %i relocations with %i free ones cost %i', (placed, moved, free, price) => {
    expect(rules.customs.intriguePrice(placed, moved, free)).toBe(price)
  })
  it('B40: whatever the order, no step is ever paid back and the steps add up to the price of all', () => {
    const { intriguePrice } = rules.customs
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 9 }), fc.nat(6), (isPlacing, free) => {
        let [placed, moved, paid] = [0, 0, 0]
        for (const places of isPlacing) {
          const before = intriguePrice(placed, moved, free)
          if (places) placed++
          else moved++
          const step = intriguePrice(placed, moved, free) - before
          if (step < 0) return false
          paid += step
        }
        return paid === Math.max(0, placed - free) + Math.ceil(Math.max(0, moved - Math.max(0, free - placed)) / 2)
      }),
    )
  })
  it('shows the price of the next step: the second relocation of a pair is free', () => {
    const t = table()
      .given({ eden: { agents: { Tayanna: [1, 2, 0] } } })
      .pp({ Tayanna: 1 })
    t.at('Tayanna').does('pad.intrigue')
    const priceOf = (id: string) => {
      const { input } = t.asked('Tayanna')
      return input.kind === 'pick' ? input.options.find((option) => option.id === id)?.price?.cost : undefined
    }
    expect([priceOf('move:eden:1'), priceOf('move:eden:0')]).toEqual([1, 0])
    t.at('Tayanna').does('move:eden:1', 'punt')
    expect(t.player('Tayanna').resource).toBe(0)
    expect([priceOf('move:eden:2'), priceOf('place:1')]).toEqual([0, 1])
    expect(t.blocked('Tayanna', 'place:1')).toEqual({ say: 'blocked.price', cost: 1, has: 0 })
    t.at('Tayanna').does('move:eden:2', 'punt').does('place:0', 'punt').does('done')
    expect(t.area('punt').agents.Tayanna).toEqual([0, 1, 2])
  })
  it('B43: capitols of both nations count', () => {
    const t = table()
      .given({ aztlan: { buildings: ['capitol'] }, hyperborea: { buildings: ['capitol'] } })
      .pp({ Tayanna: 0 })
    t.at('Tayanna').does('pad.intrigue')
    expect(t.prompt('Tayanna')).toBe('Place and relocate influence markers. Your capitols pay for 4 more.')
    t.at('Tayanna').does('place:1', 'eden').does('place:1', 'eden').does('place:1', 'eden')
    expect(t.prompt('Tayanna')).toContain('Your capitols pay for 1 more.')
    t.at('Tayanna').does('place:2', 'eden')
    expect(t.prompt('Tayanna')).toBe('Place and relocate influence markers.')
    expect(t.blocked('Tayanna', 'place:3')).toMatchObject({ say: 'blocked.price' })
  })
})

describe('6.1.3 Collect Power', () => {
  it('T48: an area of power 2 with a pyramid and two temples gives 5', () => {
    const t = table().given({ eden: { owner: 'lemuria' } })
    const power = () => areaPower(rules, t.board, 'eden')
    expect(power()).toBe(2)
    t.lay((board) => {
      replace(board, 'eden', { buildings: ['pyramid', 'dark', 'dark'] })
    })
    expect(power()).toBe(5)
    t.lay((board) => {
      replace(board, 'eden', { buildings: ['pyramid', 'pyramid', 'light'] })
    })
    expect(power()).toBe(5)
    t.lay((board) => {
      replace(board, 'eden', { buildings: ['light', 'light'] })
    })
    expect(power()).toBe(2)
  })
  it('T49: Atlantis of power 7 gives 10 to each controller on its tile, and 7 on the Galactic Sun without a pyramid', () => {
    const atlantis = () =>
      table()
        .given({ eden: { owner: 'atlantis', counter: 's_galactic_sun' } })
        .turnOf('Ramon')
        .pp({ Ramon: 0, Sophia: 0 })
    const t = atlantis()
    expect(t.power('atlantis')).toBe(7)
    t.at('Ramon').does('atlantis.collect')
    expect([t.player('Ramon').resource, t.player('Sophia').resource]).toEqual([10, 10])
    const u = atlantis()
    u.at('Ramon').does('special.galactic_sun')
    expect([u.player('Ramon').resource, u.player('Sophia').resource]).toEqual([7, 7])
  })
  it('B60: what goes beyond 22 is lost; a nation may have but one controller, or the partner none', () => {
    const t = table({ Tayanna: ['aztlan', 'hyperborea'], Sargon: ['hyperborea', 'lemuria'], Sophia: ['lemuria', 'atlantis'] })
    t.pp({ Tayanna: 20 }).at('Tayanna').does('aztlan.collect')
    expect(t.player('Tayanna').resource).toBe(22)
    expect([t.player('Sargon').resource, t.player('Sophia').resource]).toEqual([6, 6])
  })
})

describe('6.1.4 Construct', () => {
  it('places one for nothing, one more for each factory there was, others for 5; Hyperborea pays 3', () => {
    const t = table()
      .given({ aztlan: { buildings: ['factory'] }, eden: { owner: 'aztlan' } })
      .pp({ Tayanna: 6 })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.blocked('Tayanna', 'done')).toEqual({ say: 'construct.must' })
    t.at('Tayanna').does('factory', 'eden').does('pyramid', 'aztlan').does('base', 'aztlan')
    expect(t.player('Tayanna').resource).toBe(1)
    expect(t.awaited).toEqual(['Sargon'])
    const u = table().pp({ Tayanna: 6 })
    u.at('Tayanna').does('hyperborea.construct').does('base', 'hyperborea').does('base', 'hyperborea').does('done')
    expect(u.player('Tayanna').resource).toBe(3)
  })
  it('10 Temples of Light are free to use; a temple of each kind never shares an area (6.3: one of light turns the End marker)', () => {
    const t = table().given({ aztlan: { buildings: ['dark'] }, eden: { owner: 'aztlan' } })
    t.at('Tayanna').does('aztlan.construct')
    expect(t.view(null).supply).toMatchObject({ light: 10, dark: 9 })
    const { input } = t.asked('Tayanna')
    const light = input.kind === 'pick' ? input.options.find(({ id }) => id === 'light')!.then : null
    expect(light?.kind === 'pick' && light.options).toMatchObject([{ id: 'eden', price: { cost: 0, left: 6 } }])
    t.at('Tayanna').does('light', 'eden')
    expect(t.board.flipped).toBe(true)
  })
  it('refers to the paragraphs of its own rulebook', () => {
    const t = table()
    t.at('Tayanna').does('aztlan.construct')
    const { input } = t.asked('Tayanna')
    const [base] = input.kind === 'pick' ? input.options : []
    expect(base).toMatchObject({ rule: '8.2', then: { options: [{ rule: '6.1.4' }] } })
  })
})

describe('6.1.5 Mobilize', () => {
  it('gives units by power, 2 more for a base and 1 for a factory; Aztlán gets three for 2 PP', () => {
    const t = table()
      .given({
        aztlan: { buildings: ['base', 'factory'] },
        hawaiki: { owner: 'aztlan' },
        w_amazon: { units: { aztlan: 1 } },
      })
      .pp({ Tayanna: 6 })
    t.at('Tayanna').does('aztlan.recruit').does('4', { hawaiki: 2, w_amazon: 2 })
    expect(t.area('aztlan').units).toEqual({ aztlan: 4 + 2 + 1 })
    expect([t.area('hawaiki').units, t.area('w_amazon').units]).toEqual([{ aztlan: 4 }, { aztlan: 3 }])
    expect(t.player('Tayanna').resource).toBe(6 - 3)
  })
  it('B64: with few units left the player decides where they go', () => {
    const t = table().given({ thule: { owner: 'aztlan', units: { aztlan: 28 } } })
    t.at('Tayanna').does('aztlan.recruit')
    expect(t.asked('Tayanna').input).toMatchObject({ kind: 'split', min: 2, max: 2 })
    t.at('Tayanna').does({ aztlan: 2 })
    expect(t.awaited).toEqual(['Sargon'])
  })
})
