/** What people read: labels, questions, happenings, topics. */
import { describe, expect, it } from 'vitest'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { Decision, Text } from '../../../src/kernel/contract.ts'
import { columns, rich } from './driver.ts'

const { rules } = secretSocieties
const speak = (text: Text) => secretSocieties.game.speak(text, (seat) => seat)
const labels = ({ input }: Decision) =>
  input.kind === 'pick' ? Object.fromEntries(input.options.map(({ id, label }) => [id, speak(label)])) : {}

describe('names', () => {
  it('every society, Tile and Star space has one', () => {
    for (const id of Object.keys(rules.societies)) expect(speak({ say: 'society.pick', society: id })).not.toBe(id)
    for (const id of Object.keys(rules.tiles)) expect(speak({ say: 'tile', tile: id })).not.toBe(id)
    for (const spaces of Object.values(rules.starSpaces))
      for (const { id } of spaces) expect(speak({ say: 'star.space', space: id })).not.toBe(id)
  })

  it('every Project of every society has one that fits on a button with its price', () => {
    for (const society of Object.keys(rules.societies))
      for (const { id: name, land, population, power } of Object.values(rules.projects)) {
        const words = speak({ say: 'grow.project', name, society, land, industry: 0, population, power, links: [] })
        expect(words).not.toMatch(new RegExp(`^${name}:`))
        expect(words.length).toBeLessThanOrEqual(80)
      }
  })

  it('every Deed has what it bears beside its name, wherever one bids for it', () => {
    for (const deed of rules.deedIds)
      for (const say of ['bid.up', 'bid.down', 'bid.downByCharm']) {
        const words = speak({ say, n: 7, deed, facedown: say === 'bid.up' })
        expect(words).toContain(`${rules.cards[deed]!.land} Land, ${rules.cards[deed]!.industry} Industry`)
        expect(words.length, words).toBeLessThanOrEqual(80)
      }
    expect(speak({ say: 'bid.up', n: 7, deed: null, facedown: true })).toBe('Faceup: 7. the facedown Deed')
    expect(speak({ say: 'buy.below', deed: 'CA' })).toBe('Buy, below the board: 4 Land, 2 Population')
  })

  it('so has every Region, with double figures too', () => {
    for (const name of Object.keys(rules.regionNames)) {
      const words = speak({ say: 'grow.region', name, land: 6, industry: 10, population: 0, power: 20, links: [] })
      expect(words.length).toBeLessThanOrEqual(80)
    }
  })
})

describe('Growth', () => {
  const growing = () =>
    rich()
      .phase('growth', 1)
      .given('stonesmiths', { land: 9, industry: 1, population: 6, coins: 9, investments: ['A1', 'B2'] })
      .given('stonesmiths', { above: columns({ red: ['MV', 'LK'] }), below: columns() })

  it('says what there is to spend', () => {
    expect(speak(growing().asked('stonesmiths').prompt)).toContain('You have 9 Land, 1 Industry, 6 Population.')
    const poor = growing().given('stonesmiths', { land: 0, industry: 0, population: 0, swaps: 1 })
    expect(speak(poor.asked('stonesmiths').prompt)).toContain('You have nothing to spend.')
  })

  it('says what everything takes and brings, links that are completed too', () => {
    const words = labels(growing().asked('stonesmiths'))
    expect(words['region:red']).toBe(`Invest in red (${rules.regionNames.red}): 2 Land, 2 Industry → 4 Power`)
    expect(words['treasury:A2']).toBe('Treasury A2: 2 Land, 1 Industry → a step, Treasury +1, 2 Power')
    expect(words['treasury:B1']).toBe('Treasury B1: 1 Land, 1 Industry → a step, 2 Population')
    expect(words['treasury:B3']).toBe('Treasury B3: 3 Land, 3 Industry → a step, 5 Power')
    expect(words['project:agents']).toBe('Two Agents: 2 Land, 5 Population → 4 Power')
    expect(labels(rich().phase('growth', 1).given('stonesmiths', { land: 9 }).asked('stonesmiths'))['treasury:A1']).toBe(
      'Treasury A1: 1 Land → a step, −1 Power',
    )
  })
})

describe('auctions', () => {
  it('the price names the fee in it, and to whom it goes', () => {
    const game = rich(['influencers', 'illuminati', 'techbros'])
    game.does('influencers', { pick: '0', then: { pick: '1' } })
    game.laps({ influencers: ['up:1 PT', 'up:2 PT'], illuminati: ['up:3 PY', 'up:1 MN'], techbros: ['up:1 MN', 'up:2 MN'] })
    const words = speak(game.asked('illuminati').prompt)
    expect(words).toMatch(/^Deed 1, .*Paraguay, is offered to you for 4 Coins, 1 of it a fee to p1\.$/)
  })

  it('nothing is sold for 0 Coins: it is had for nothing', () => {
    const game = rich().given('stonesmiths', { hand: ['0', '1', '2', '3', '4', '5'], aside: ['2+H'] })
    game.laps({ stonesmiths: ['up:0 PY', 'up:1 PT'], illuminati: ['up:1 MN', 'up:2 MN'], techbros: ['up:1 MA', 'up:2 MA'] })
    game.does('stonesmiths', { pick: 'above' })
    expect(speak(game.said('auction.bought')[0] as Text)).toMatch(/^p1 buys .*Paraguay for nothing\.$/)
  })
})

describe('topics', () => {
  it('cover all societies and phases, each with its place in the rulebook', () => {
    const { topics } = secretSocieties
    const ids = topics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(topics.length)
    const phases = ['bidding', 'auction', 'growth', 'events', 'scoring', 'two-players', 'hidden']
    for (const id of [...Object.keys(rules.societies), ...phases]) expect(ids).toContain(id)
    for (const { text, rule, title } of topics) {
      expect(text.length).toBeGreaterThan(80)
      expect(rule).not.toBe('')
      expect(title.length).toBeLessThanOrEqual(60)
    }
  })
})
