import { describe, expect, it } from 'vitest'
import { agePack } from '../../../src/games/age-of-atlantis/data/pack.ts'
import worldPack from '../../../src/games/atlantis/data/world.json' with { type: 'json' }
import { worldOf } from '../../../src/games/atlantis/world.ts'
import { eraPack } from '../../../src/games/era-of-atlantis/data/pack.ts'

const EDITIONS = [
  ['era', eraPack({})],
  ['age', agePack({})],
] as const

describe.each(EDITIONS)('4.1 Map (%s)', (edition, pack) => {
  const world = worldOf(pack, edition)
  const { tolls } = world
  const kinds = (kind: string) => pack.areas.filter((area) => area.kind === kind).length
  it('T60: 29 portions: 5 homes, 15 minor nations, 5 wildernesses, 4 oceans', () => {
    expect([kinds('home'), kinds('minor'), kinds('wilderness'), pack.oceans.length]).toEqual([5, 15, 5, 4])
  })
  it('T61: Aztlán borders Paititi across the edge of the map', () => {
    expect(tolls.aztlan!.paititi).toBe(0)
  })
  it('T62: Arcadia, Eden and one wilderness between them touch the Borean', () => {
    const touching = ['arcadia', 'eden', 'w_anatolia'].map((id) => world.areas[id]!.oceans.includes('borean'))
    expect(touching).toEqual([true, true, true])
    expect([tolls.arcadia!.w_anatolia, tolls.eden!.w_anatolia]).toEqual([0, 0])
    expect(tolls.arcadia!.eden).toBe(3)
  })
  it('T64: by land and straits one can come from everywhere to everywhere', () => {
    const reached = new Set(['atlantis'])
    for (const from of reached) for (const to in tolls[from]!) if (tolls[from]![to]! <= 1) reached.add(to)
    expect(reached.size).toBe(25)
  })
  it('T65: every major nation has a neighbour that is nobody’s home', () => {
    for (const nation of world.nationIds) {
      const near = Object.keys(tolls[nation]!).filter((to) => tolls[nation]![to]! <= 1 && world.areas[to]!.kind !== 'home')
      expect(near.length, nation).toBeGreaterThan(0)
    }
  })
  it('every way leads both ways and costs the same', () => {
    for (const from of world.areaIds)
      for (const to in tolls[from]!) expect(tolls[to]![from], `${from}–${to}`).toBe(tolls[from]![to])
  })
  it('oceans are crossed for 3 each, straits for 1, land for nothing, whichever is cheapest', () => {
    expect([tolls.lemuria!.w_australia, tolls.lemuria!.hawaiki, tolls.lemuria!.akakor, tolls.lemuria!.shangri_la]).toEqual([
      1, 3, 6, 0,
    ])
    expect(tolls.shambhala!.akakor).toBeUndefined()
  })
  it('an ocean that costs nothing makes longer voyages cheaper too', () => {
    expect(world.tollsFrom('lemuria', ['murian'])).toMatchObject({ hawaiki: 0, akakor: 3, w_australia: 0 })
    expect(world.tollsFrom('lemuria', ['murian', 'atlantean']).akakor).toBe(0)
  })
  it('every code is used once', () => {
    expect(new Set(worldPack.areas.map(({ code }) => code)).size).toBe(25)
  })
})

describe('3 Contents', () => {
  it('counts as many counters and cards as the box of Era holds', () => {
    const pack = eraPack({})
    const world = worldOf(pack, 'era')
    expect([world.special.length, world.plain.length, world.home.length]).toEqual([14, 12, 5])
    expect([pack.setupCards.length, pack.ambitions.length, pack.objectives.copies * 3]).toEqual([15, 9, 18])
    expect(pack.supply.buildings).toEqual({ base: 5, capitol: 5, factory: 5, pyramid: 5, dark: 6, light: 9 })
  })
  it('leaves Era’s own counters out of Age', () => {
    const world = worldOf(agePack({}), 'age')
    expect([world.special.length, world.plain.length, world.home.length]).toEqual([13, 11, 5])
    expect(world.specialNames.chimeras).toBeUndefined()
  })
})
