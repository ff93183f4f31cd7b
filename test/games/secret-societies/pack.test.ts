import { describe, expect, it } from 'vitest'
import { pack } from '../../../src/games/secret-societies/data/pack.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'

const { rules } = secretSocieties
type Rows = { marks: Record<string, string>; of: Record<string, unknown>[] }
type Loose = Record<string, Rows> & { sources: Record<string, { kind: string }> }
const changed = (change: (loose: Loose) => void) => {
  const loose = structuredClone(pack) as Loose
  change(loose)
  return loose
}
const rows = (loose: Loose, name: string) => loose[name]!.of

describe('the pack', () => {
  it('holds 75 Deeds in five Regions, 15 Islands, 5 HQs, 8 societies, 16 Tiles, 10 Conferences, 9 Planets', () => {
    const deeds = rules.deedIds.map((id) => rules.cards[id]!)
    expect(deeds).toHaveLength(75)
    expect(deeds.filter(({ island }) => island)).toHaveLength(15)
    for (const region of ['black', 'purple', 'blue', 'yellow', 'red'])
      expect(deeds.filter((deed) => deed.region === region)).toHaveLength(15)
    expect([rules.hqs, rules.societies, rules.tiles, rules.conferences].map((each) => Object.keys(each).length)).toEqual([
      5, 8, 16, 10,
    ])
    expect(rules.planetIds).toHaveLength(9)
    expect(rules.agenda).toHaveLength(7)
    expect(deeds.reduce((sum, { borders }) => sum + borders.length, 0) / 2).toBe(80)
  })

  it('says of every value where it comes from, and most are honest reconstructions', () => {
    const loose = pack as Loose
    const kinds = new Set(Object.values(loose.sources).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['public', 'reconstructed', 'rulebook'])
    const unmarked = changed((loose) => delete loose.deeds!.marks.land)
    expect(() => secretSocieties.withPack(unmarked)).toThrow(/deeds\.of\.CA\.land.*no mark/)
    const unknown = changed((loose) => {
      loose.deeds!.marks.land = 'hearsay'
    })
    expect(() => secretSocieties.withPack(unknown)).toThrow(/marks\.land.*unknown source "hearsay"/)
  })

  it.each([
    ['a number that is none', (loose: Loose) => Object.assign(rows(loose, 'deeds')[3]!, { land: 'much' }), /deeds\.of\.GT\.land/],
    [
      'an unknown field',
      (loose: Loose) => Object.assign(rows(loose, 'deeds')[3]!, { colour: 1 }),
      /deeds\.of\.GT\.colour: there is no such field/,
    ],
    [
      'a border in one direction',
      (loose: Loose) => Object.assign(rows(loose, 'deeds')[0]!, { borders: ['US', 'JP'] }),
      /deeds\.of\.CA\.borders/,
    ],
    [
      'an unknown effect',
      (loose: Loose) => Object.assign(rows(loose, 'tiles')[0]!, { now: [{ fx: 'magic' }] }),
      /tiles\.of\.monument\.now\[0\]/,
    ],
    ['the same id twice', (loose: Loose) => Object.assign(rows(loose, 'deeds')[0]!, { id: 'US', borders: [] }), /twice|return/],
    [
      'a Bid Card nobody has',
      (loose: Loose) => Object.assign(rows(loose, 'societies')[0]!, { cards: ['0', '1', '9'] }),
      /influencers\.cards/,
    ],
    ['six Rounds', (loose: Loose) => rows(loose, 'agenda').pop(), /agenda/],
    [
      'a link to nowhere',
      (loose: Loose) => Object.assign(rows(loose, 'treasuryLinks')[0]!, { spaces: ['A1', 'Z9'] }),
      /A1-A2\.spaces/,
    ],
  ])('refuses %s and names the field', (_, change, message) => {
    expect(() => secretSocieties.withPack(changed((loose) => void change(loose)))).toThrow(message)
  })

  it('makes another game of its own, with its own digest', () => {
    const other = secretSocieties.withPack(changed((loose) => void Object.assign(rows(loose, 'deeds')[0]!, { land: 9 })))
    expect(other.game.pack).not.toBe(secretSocieties.game.pack)
    expect(secretSocieties.withPack(pack).game.pack).toBe(secretSocieties.game.pack)
    expect(rules.cards.CA!.land).toBe(4)
  })
})
