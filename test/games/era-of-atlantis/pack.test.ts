import { describe, expect, it } from 'vitest'
import { reconstructed } from '../../../src/games/atlantis/data/pack.ts'
import world from '../../../src/games/atlantis/data/world.json' with { type: 'json' }
import era from '../../../src/games/era-of-atlantis/data/era.json' with { type: 'json' }
import { eraPack } from '../../../src/games/era-of-atlantis/data/pack.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'

const bad = (pack: unknown) => () => eraOfAtlantis.withPack(pack)

describe('Data packs', () => {
  it('an owner replaces whole sections; the rest stays, and the game knows another pack', () => {
    const other = eraOfAtlantis.withPack({ dial: world.dial.map((row) => ({ ...row, cost: row.cost + 1, source: 'printed' })) })
    expect(other.game.pack).not.toBe(eraOfAtlantis.game.pack)
    expect(other.game.pack).toMatch(/^[0-9a-f]{12}$/)
    expect(eraOfAtlantis.withPack({}).game.pack).toBe(eraOfAtlantis.game.pack)
  })
  it('names the field that is wrong', () => {
    expect(bad([])).toThrow('pack: it has to be an object')
    expect(bad({ dials: [] })).toThrow('dials: there is no such field')
    expect(bad({ dial: [] })).toThrow(/dial: /)
    expect(bad({ track: { ...era.track, length: 'long' } })).toThrow(/track\.length: /)
    expect(bad({ areas: world.areas.map((area) => (area.id === 'eden' ? { ...area, power: -1 } : area)) })).toThrow(
      /^areas\.eden\.power: /,
    )
    expect(bad({ areas: world.areas.map((area) => ({ ...area, oceans: ['styx'] })) })).toThrow(
      'areas.atlantis.oceans: there is no "styx"',
    )
    expect(bad({ land: [{ between: ['eden', 'asgard'], source: 'printed' }] })).toThrow('land[0].between: there is no "asgard"')
    expect(bad({ deal: { ...era.deal, plain: { '3': 9, '4': 8, '5': 2 } } })).toThrow(
      'deal.plain.5: there are not enough counters',
    )
    const card = { ...era.setupCards[0]!, possessions: ['agartha', 'eden', 'punt'] }
    expect(bad({ setupCards: [card] })).toThrow('setupCards[0].possessions: "agartha" is already a wilderness')
    const goals = era.ambitions.map((goal) => ({ ...goal, id: 'world_peace' }))
    expect(bad({ ambitions: goals })).toThrow('ambitions: there is no "world_peace"')
    const lost = { ...era.track, doom: { ...era.track.doom, '4': 19 } }
    expect(bad({ track: lost })).toThrow('track.doom.4: it lies beyond the end of the track')
    const unknown = world.specialCounters.map((counter) => ({ ...counter, special: 'time_machine' }))
    expect(bad({ specialCounters: unknown })).toThrow('specialCounters.s_black_knight.special: there is no "time_machine"')
  })
  it('5.2 and 5.3: there has to be enough to deal from', () => {
    const five = world.specialCounters.slice(0, 5)
    expect(bad({ specialCounters: five.slice(0, 3) })).toThrow('deal.special.4: there are not so many counters')
    expect(bad({ specialCounters: five.map((counter) => ({ ...counter, only: 'age' })) })).toThrow('deal.special.3: ')
    // With three players Psychotronic Weaponry stays in the box.
    const few = [...five.slice(0, 2), world.specialCounters.find(({ special }) => special === 'psychotronic_weaponry')!]
    expect(
      bad({ specialCounters: few, deal: { ...era.deal, special: { '3': 3, '4': 3, '5': 3 }, plain: era.deal.plain } }),
    ).toThrow('deal.special.3: there are not so many counters')
    const plain = world.plainCounters.map((counter) => ({ ...counter, only: 'age' }))
    expect(bad({ plainCounters: plain })).toThrow('deal.plain.3: there are not so many counters')
    expect(bad({ specialCounters: [...five, { ...five[0]!, id: 's_twin' }] })).toThrow(
      `specialCounters: "${five[0]!.special}" is there twice`,
    )
    expect(bad({ specialCounters: [...five, five[0]!] })).toThrow(`specialCounters: "${five[0]!.id}" is there twice`)
    expect(bad({ objectives: { ...era.objectives, copies: 5 } })).toThrow('objectives.copies: there are too few cards')
    expect(bad({ societies: world.societies.slice(1) })).toThrow('societies: there are fewer than players')
    expect(bad({ nations: world.nations.slice(1), setupCards: era.setupCards.slice(-3) })).toThrow(
      'nations: there are fewer than players',
    )
  })
  it('every value says where it comes from', () => {
    expect(bad({ loot: { values: [4, 3, 3, 2, 2] } })).toThrow(/loot\.source: /)
    expect(bad({ loot: { values: [4], source: { other: 'printed' } } })).toThrow(
      'loot.source.values: says not where this value comes from',
    )
    const found = reconstructed(eraPack({}))
    expect(found).toEqual(expect.arrayContaining(['land', 'dial', 'track', 'resource.points', 'setupCards', 'homeCounters']))
    expect(found).not.toContain('ending')
  })
})
