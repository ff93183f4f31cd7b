import { describe, expect, it } from 'vitest'
import age from '../../../src/games/age-of-atlantis/data/age.json' with { type: 'json' }
import { agePack } from '../../../src/games/age-of-atlantis/data/pack.ts'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { reconstructed } from '../../../src/games/atlantis/data/pack.ts'
import world from '../../../src/games/atlantis/data/world.json' with { type: 'json' }

const bad = (pack: unknown) => () => ageOfAtlantis.withPack(pack)

describe('Data packs', () => {
  it('an owner replaces whole sections; the rest stays, and the game knows another pack', () => {
    const other = ageOfAtlantis.withPack({ track: { ...age.track, source: 'printed' } })
    expect(other.game.pack).not.toBe(ageOfAtlantis.game.pack)
    expect(other.game.pack).toMatch(/^[0-9a-f]{12}$/)
    expect(ageOfAtlantis.withPack({}).game.pack).toBe(ageOfAtlantis.game.pack)
  })
  it('names the field that is wrong', () => {
    expect(bad(null)).toThrow('pack: it has to be an object')
    expect(bad({ loot: {} })).toThrow('loot: there is no such field')
    expect(bad({ track: { ...age.track, length: 'long' } })).toThrow(/track\.length: /)
    expect(bad({ intrigue: { relocations: 0, source: 'printed' } })).toThrow(/intrigue\.relocations: /)
    expect(bad({ points: { start: [6], source: 'printed' } })).toThrow(/points\.start: /)
    expect(bad({ printed: { garrison: { asgard: 1 }, source: 'printed' } })).toThrow('printed.garrison: there is no "asgard"')
    const wild = (three: string[]) => ({ wilderness: { areas: { ...age.wilderness.areas, '3': three }, source: 'printed' } })
    expect(bad(wild(['w_sahara']))).toThrow('wilderness.areas.3: there is no "w_sahara"')
    expect(bad(wild(['atlantis', 'aztlan', 'lemuria']))).toThrow('wilderness.areas.3: too few major nations are left')
    expect(bad({ plainCounters: [] })).toThrow('plainCounters: there are not enough counters')
    expect(bad({ objectives: { ...age.objectives, copies: 4 } })).toThrow('objectives.copies: there are too few cards')
    const unknown = world.specialCounters.map((counter) => ({ ...counter, special: 'time_machine' }))
    expect(bad({ specialCounters: unknown })).toThrow('specialCounters.s_black_knight.special: there is no "time_machine"')
  })
  it('every value says where it comes from', () => {
    expect(bad({ ending: { ascension: 5 } })).toThrow(/ending\.source: /)
    const found = reconstructed(agePack({}))
    expect(found).toEqual(expect.arrayContaining(['land', 'dial', 'track', 'resource.points', 'objectives.pair']))
    for (const stated of ['wilderness', 'points', 'specials', 'effects', 'objectives.alone']) expect(found).not.toContain(stated)
  })
  it('counts what the box holds: 24 counters, 15 cards, 20 temples, 9 markers a society', () => {
    const pack = agePack({})
    const ours = [...pack.plainCounters, ...pack.specialCounters].filter(({ only }) => only === undefined || only === 'age')
    expect([ours.length, 3 * pack.objectives.copies, pack.agents.values.length]).toEqual([24, 15, 9])
    expect(pack.supply.buildings).toEqual({ base: 5, capitol: 5, factory: 5, pyramid: 5, dark: 10, light: 10 })
  })
})
