import { describe, expect, it } from 'vitest'
import world from '../../../src/games/atlantis/data/world.json' with { type: 'json' }
import { reconstructed } from '../../../src/games/atlantis/pack.ts'
import era from '../../../src/games/era-of-atlantis/data/era.json' with { type: 'json' }
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { eraPack } from '../../../src/games/era-of-atlantis/pack.ts'

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
      /areas\[8\]\.power: /,
    )
    expect(bad({ areas: world.areas.map((area) => ({ ...area, oceans: ['styx'] })) })).toThrow(
      'areas[0].oceans: there is no "styx"',
    )
    expect(bad({ land: [{ between: ['eden', 'asgard'], source: 'printed' }] })).toThrow('land[0].between: there is no "asgard"')
    expect(bad({ deal: { ...era.deal, plain: { '3': 9, '4': 8, '5': 2 } } })).toThrow(
      'deal.plain.5: there are not enough counters',
    )
    const card = { ...era.setupCards[0]!, possessions: ['agartha', 'eden', 'punt'] }
    expect(bad({ setupCards: [card] })).toThrow('setupCards[0].possessions: "agartha" is already a wilderness')
    const goals = era.ambitions.map((goal) => ({ ...goal, id: 'world_peace' }))
    expect(bad({ ambitions: goals })).toThrow('ambitions[0].id: there is no "world_peace"')
    const unknown = world.specialCounters.map((counter) => ({ ...counter, special: 'time_machine' }))
    expect(bad({ specialCounters: unknown })).toThrow('specialCounters[0].special: there is no "time_machine"')
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
