/** The data pack: every value is marked, a bad pack is refused by the field's name, another pack is another game. */

import { describe, expect, it } from 'vitest'
import printed from '../../../src/games/atlantis-rising/data/pack.json' with { type: 'json' }
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { create } from '../../../src/kernel/engine.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { randomFrom } from '../../../src/kernel/random.ts'

type Pack = typeof printed
const refusedFor = (change: (pack: Pack) => void): string => {
  const pack = structuredClone(printed)
  change(pack)
  try {
    atlantisRising.withPack(pack)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

describe('the data pack', () => {
  it('has the counts of the box', () => {
    expect(printed.peninsulas.reduce((sum, { tiles }) => sum + tiles.length, 0)).toBe(36)
    expect(printed.components).toHaveLength(20)
    expect(printed.councilors).toHaveLength(10)
    expect(printed.artifacts).toHaveLength(10)
    expect(printed.scrolls.reduce((sum, { count }) => sum + count, 0)).toBe(23)
    expect(printed.misfortunes.reduce((sum, { count }) => sum + count, 0)).toBe(67)
    expect(printed.counts.map(({ players }) => players)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('names the field that is wrong', () => {
    expect(refusedFor((pack) => Object.assign(pack.components[3]!.cost, { gold: -1 }))).toMatch(
      /^components\.tidal-regulator\.cost\.gold: /,
    )
    expect(refusedFor((pack) => Object.assign(pack.peninsulas[0]!.tiles[2]!, { spaces: 'two' }))).toMatch(
      /^peninsulas\.mountains\.tiles\[2\]\.spaces: /,
    )
    expect(refusedFor((pack) => Object.assign(pack.scrolls[0]!.effects[0]!, { op: 'win' }))).toMatch(
      /^scrolls\.ley-surge\.effects\[0\]\.op: /,
    )
    expect(refusedFor((pack) => Object.assign(pack, { extra: 1 }))).toMatch(/extra/)
  })

  it('wants a mark on every value, and no mark on nothing', () => {
    expect(refusedFor((pack) => Object.assign(pack.core, { marks: { name: 'public' } }))).toBe('core: "cost" has no mark')
    expect(refusedFor((pack) => Object.assign(pack.core.marks, { colour: 'public' }))).toBe(
      'core: a mark for "colour", which is not there',
    )
    expect(refusedFor((pack) => Object.assign(pack.core.marks, { cost: 'guessed' }))).toMatch(/^core\.marks\.cost: /)
  })

  it('finds what does not fit together', () => {
    expect(refusedFor((pack) => Object.assign(pack.components[1]!, { id: pack.components[0]!.id }))).toMatch(
      /^components: .* twice/,
    )
    expect(refusedFor((pack) => Object.assign(pack.levels[0]!, { blueprint: { ids: ['perpetuum-mobile'] } }))).toMatch(
      /^levels\.introductory\.blueprint: /,
    )
    expect(refusedFor((pack) => Object.assign(pack.levels[1]!, { blueprint: { A: 9, B: 0, C: 0 } }))).toMatch(
      /^levels\.standard\.blueprint\.A: /,
    )
    expect(refusedFor((pack) => Object.assign(pack.misfortunes[0]!.effects[0]!, { where: 'meadows' }))).toMatch(
      /^misfortunes\.flood-mountains\.effects: /,
    )
    expect(refusedFor((pack) => Object.assign(pack.counts[1]!, { draws: [0, 2] }))).toBe('counts[1].draws: there is no seat 2')
    expect(refusedFor((pack) => pack.counts.pop())).toBe('counts: nothing for 7 players')
    expect(refusedFor((pack) => pack.councilors.splice(5))).toMatch(/^councilors: /)
    expect(refusedFor((pack) => Object.assign(pack.components[0]!, { effects: [] }))).toMatch(
      /^components\.crystal-resonator: either/,
    )
    expect(refusedFor((pack) => Object.assign(pack.limits, { artifactsUsed: 11 }))).toMatch(/^limits\.artifactsUsed: /)
    expect(refusedFor((pack) => Object.assign(pack.supply, { barriers: 5 }))).toMatch(/^supply\.barriers: /)
  })

  it('another pack is a game of its own', () => {
    const pack = structuredClone(printed)
    pack.prices.barrier = 3
    pack.components[0]!.name = 'Singing Crystal'
    const other = atlantisRising.withPack(pack)
    expect(other.game.pack).not.toBe(atlantisRising.game.pack)
    expect(other.game.pack).toMatch(/^[0-9a-f]{12}$/)
    const { state } = create(other.game, { seats: ['a', 'b', 'c'], options: { councilors: 'random' }, random: randomFrom(1) })
    const view = other.game.view(state.board, 'a')
    expect(view.facts.prices.barrier).toBe(3)
    expect(other.describe(view, bySeat())).toContain('Singing Crystal')
    expect(atlantisRising.game.view(state.board, 'a').facts.prices.barrier).toBe(4)
  })
})
