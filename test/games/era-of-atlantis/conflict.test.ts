import { describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { table } from './driver.ts'

const SARGON = { Sargon: ['lemuria', 'hyperborea'], Sophia: ['lemuria', 'aztlan'], Tayanna: ['aztlan', 'hyperborea'] } as const

/** The rulebook's example of 6.1.7. */
const lemuria = () =>
  table(SARGON)
    .given({
      lemuria: { units: { lemuria: 15 } },
      shangri_la: { owner: 'lemuria', units: { lemuria: 5 } },
      beringia: { counter: 'p_base', buildings: ['base'] },
      hawaiki: { counter: 'p_plain_b', owner: 'aztlan', units: { aztlan: 3 } },
    })
    .virya({ Sargon: 14, Sophia: 6, Tayanna: 6 })

const march = () => {
  const t = lemuria()
  t.at('Sargon')
    .does('lemuria.move')
    .does('shangri_la', 'beringia', 5)
    .does('lemuria', 'beringia', 6)
    .does('lemuria', 'hawaiki', 9)
  return t
}

describe('6.1.7 Move & Conflict', () => {
  it('T07: Sargon crosses the Murian ocean three times, loses nine units and pays for the second conflict', () => {
    const t = march()
    expect(t.view(null).march).toMatchObject({ contested: ['beringia', 'hawaiki'], price: 5 })
    expect(t.area('lemuria').units).toEqual({ lemuria: 15 })
    t.at('Sargon').does('march')
    expect(t.player('Sargon').resource).toBe(14 - 5)
    expect(t.area('beringia').units).toEqual({ lemuria: 5 })
    expect(t.area('hawaiki').units).toEqual({ aztlan: 3, lemuria: 6 })
    expect([t.area('lemuria').units, t.area('shangri_la').units]).toEqual([{}, {}])
  })

  it('names the price of one conflict more where it is planned, and of all where they set out', () => {
    const t = lemuria()
    t.at('Sargon').does('lemuria.move').does('shangri_la', 'beringia', 5)
    const options = () => {
      const { input } = t.asked('Sargon')
      return input.kind === 'pick' ? input.options : []
    }
    const from = options().find(({ id }) => id === 'lemuria')!.then!
    const priceTo = (area: string) => (from.kind === 'pick' ? from.options.find(({ id }) => id === area)!.price : null)
    expect(priceTo('hawaiki')).toEqual({ of: 'Virya', cost: 5, left: 9 })
    expect([priceTo('beringia'), priceTo('shangri_la')]).toEqual([undefined, undefined])
    t.at('Sargon').does('lemuria', 'hawaiki', 9)
    expect(options().at(-1)).toMatchObject({ id: 'march', price: { cost: 5, left: 9 } })
  })

  it('T08: Beringia falls, 7 against 6; its base is destroyed and Doom comes nearer', () => {
    const t = march()
    const { doom } = t.board
    t.at('Sargon').does('march').does('beringia')
    expect(t.awaited).toEqual(['Sargon'])
    expect(t.board.contest!.sums).toEqual({ attack: 5, defence: 6 })
    t.dials({ Sargon: 'attack-2' })
    expect(t.area('beringia')).toMatchObject({ owner: 'lemuria', buildings: [], units: { lemuria: 5 } })
    expect(t.board).toMatchObject({ doom: doom - 1, flipped: true })
    const told = t.events.filter(({ say }) => !say.startsWith('doom')).map((text) => eraOfAtlantis.game.speak(text, bySeat()))
    expect(told[0]).toMatch(/^Lemuria takes BER Beringia, 7 against 6: Sargon attacks with 2; a Base is torn down\.$/)
    expect(t.said).not.toContain('building.destroyed')
  })

  it('T09: Hawaiki holds, nine against nine, because Sophia stands by Aztlán', () => {
    const t = march()
    t.at('Sargon').does('march').does('beringia')
    t.dials({ Sargon: 'attack-2' })
    expect(t.awaited).toEqual(['Sargon', 'Sophia', 'Tayanna'])
    expect(t.offers('Tayanna').every((id) => id.startsWith('defend') || id === 'peace')).toBe(true)
    expect(t.offers('Sophia')).toEqual(expect.arrayContaining(['attack-0', 'defend-3', 'peace']))
    t.dials({ Sargon: 'attack-3', Sophia: 'defend-3', Tayanna: 'defend-0' })
    expect(t.board.contest!.result).toEqual({ attack: 9, defence: 9, won: false })
    expect(t.area('hawaiki')).toMatchObject({ owner: 'aztlan', units: { aztlan: 3 } })
    expect([t.player('Sargon').resource, t.player('Sophia').resource, t.player('Tayanna').resource]).toEqual([0, 0, 6])
    expect(t.awaited).toEqual(['Sophia'])
  })

  it('T12: a dark temple just conquered pays its new owners when the other building falls', () => {
    const t = lemuria()
      .given({ beringia: { counter: 'p_temple_dark', buildings: ['pyramid', 'dark'] } })
      .virya({ Sophia: 0 })
    t.at('Sargon').does('lemuria.move').does('lemuria', 'beringia', 15).does('march')
    t.dials({ Sargon: 'attack-0' })
    expect(t.offers('Sargon')).toEqual(['pyramid', 'dark'])
    t.at('Sargon').does('pyramid')
    expect([t.player('Sargon').resource, t.player('Sophia').resource]).toEqual([14 + 3, 3])
  })

  it('T13: the dark temple that is destroyed pays nothing; others do', () => {
    const t = lemuria()
      .given({ beringia: { counter: 'p_temple_dark', buildings: ['dark'] }, aztlan: { buildings: ['dark'] } })
      .virya({ Sophia: 0, Tayanna: 0 })
    t.at('Sargon').does('lemuria.move').does('lemuria', 'beringia', 15).does('march')
    t.dials({ Sargon: 'attack-0' })
    expect([t.player('Sargon').resource, t.player('Sophia').resource, t.player('Tayanna').resource]).toEqual([14, 3, 3])
  })

  it('removes exactly one agent after a won conflict, of the acting player’s choice', () => {
    const t = lemuria().given({ beringia: { buildings: [], agents: { Tayanna: [1, 2], Sophia: [0] } } })
    t.at('Sargon').does('lemuria.move').does('lemuria', 'beringia', 15).does('march')
    t.dials({ Sargon: 'attack-0', Tayanna: 'peace', Sophia: 'peace' })
    expect(t.asked('Sargon').idle).toMatchObject({ pick: 'Tayanna:2' })
    t.at('Sargon').does('Tayanna:1')
    expect(t.area('beringia').agents).toEqual({ Tayanna: [2], Sophia: [0] })
    expect(t.player('Tayanna').agents).toContain(1)
  })

  it('a group over a strait loses one unit, by land none; at least one must arrive', () => {
    const t = lemuria()
    t.at('Sargon').does('lemuria.move')
    const { input } = t.asked('Sargon')
    const from = input.kind === 'pick' ? input.options.find(({ id }) => id === 'lemuria')!.then : null
    const least = (to: string) => from?.kind === 'pick' && from.options.find(({ id }) => id === to)?.then
    expect(least('w_australia')).toMatchObject({ min: 2, max: 15 })
    expect(least('shangri_la')).toMatchObject({ min: 1 })
    expect(least('beringia')).toMatchObject({ min: 4 })
    expect(least('akakor')).toMatchObject({ min: 7 })
  })

  it('T63: no unit enters the home of another major nation', () => {
    const t = lemuria().given({ aztlan: { units: { aztlan: 1 } } })
    t.at('Sargon').does('lemuria.move')
    const { input } = t.asked('Sargon')
    const targets =
      input.kind === 'pick'
        ? input.options.flatMap(({ then }) => (then?.kind === 'pick' ? then.options.map(({ id }) => id) : []))
        : []
    expect(targets).not.toContain('aztlan')
    expect(targets).not.toContain('hyperborea')
    // A nation that is not in play has no home: its land is wilderness.
    expect(targets).toContain('brahmapura')
  })

  it('a wilderness with foreign units is fought over, without garrison; an empty one is just taken', () => {
    const t = lemuria().given({ w_australia: { units: { aztlan: 2 } } })
    t.at('Sargon').does('lemuria.move').does('lemuria', 'w_australia', 5).does('march')
    expect(t.board.contest).toMatchObject({
      sums: { attack: 4, defence: 2 },
      roles: { Sargon: 'attacker', Sophia: 'bystander', Tayanna: 'defender' },
    })
    t.dials({ Sargon: 'attack-0', Sophia: 'peace', Tayanna: 'peace' })
    expect(t.area('w_australia').units).toEqual({ lemuria: 4 })
    expect(t.view(null).areas.find(({ id }) => id === 'w_australia')!.owner).toBe('lemuria')
  })

  it('finds the relic of a wilderness on the way in', () => {
    const t = lemuria()
    t.at('Sargon').does('lemuria.move').does('lemuria', 'w_australia', 2).does('march')
    expect(t.board.relics).toMatchObject({ found: 1 })
    expect(t.board.relics.areas).not.toContain('w_australia')
    expect(t.awaited).toEqual(['Sophia'])
  })

  it('a factory gives one more conflict for nothing; without money a second is blocked', () => {
    const t = lemuria().virya({ Sargon: 4 })
    t.at('Sargon').does('lemuria.move').does('shangri_la', 'beringia', 5)
    const offered = () => {
      const { input } = t.asked('Sargon')
      const from = input.kind === 'pick' ? input.options.find(({ id }) => id === 'lemuria')!.then : null
      return from?.kind === 'pick' ? from.options.find(({ id }) => id === 'hawaiki')! : null
    }
    expect(offered()!.blocked).toEqual({ say: 'blocked.price', cost: 5, has: 4 })
    const u = lemuria().given({ lemuria: { buildings: ['factory'] } })
    u.at('Sargon').does('lemuria.move').does('shangri_la', 'beringia', 5).does('lemuria', 'hawaiki', 9)
    expect(u.view(null).march!.price).toBe(0)
  })

  it('the plan may be taken apart before anybody marches', () => {
    const t = march()
    t.at('Sargon').does('drop:1')
    expect(t.view(null).march!.moves.map(({ to }) => to)).toEqual(['beringia', 'hawaiki'])
    t.at('Sargon').does('drop:0').does('drop:0').does('march')
    expect(t.area('lemuria').units).toEqual({ lemuria: 15 })
    expect(t.awaited).toEqual(['Sophia'])
  })

  it('own units in a minor nation of the own other nation are a conflict (B68)', () => {
    const t = lemuria().given({ shambhala: { owner: 'hyperborea' } })
    t.at('Sargon').does('lemuria.move').does('shangri_la', 'shambhala', 5)
    expect(t.view(null).march!.contested).toEqual(['shambhala'])
    t.at('Sargon').does('march')
    expect(t.awaited).toEqual(['Sargon', 'Tayanna'])
  })

  it('Agni Strike removes up to three foreign units first, on Brahmapura’s own tile only', () => {
    const t = table()
      .given({ eden: { owner: 'atlantis', units: { atlantis: 5 } }, brahmapura: { units: { brahmapura: 4 } } })
      .turnOf('Inanna')
    t.at('Inanna').does('brahmapura.move')
    expect(t.offers('Inanna')).toEqual(['eden:atlantis', 'done'])
    t.at('Inanna').does('eden:atlantis', 3)
    expect(t.area('eden').units).toEqual({ atlantis: 2 })
  })
})

describe('6.1.8 Global Conflict', () => {
  const powers = () =>
    table(SARGON)
      .given({
        hyperborea: { units: { hyperborea: 20 }, buildings: ['base'] },
        lemuria: { units: { lemuria: 10 }, counter: 'm_2', buildings: ['pyramid'] },
        thule: { owner: 'hyperborea' },
        eden: { owner: 'hyperborea' },
        arcadia: { owner: 'hyperborea' },
        akakor: { owner: 'hyperborea' },
        ophir: { owner: 'lemuria', units: { lemuria: 4 } },
        hawaiki: { owner: 'lemuria' },
      })
      .virya({ Tayanna: 7, Sargon: 6, Sophia: 6 })
      .turnOf('Tayanna')

  it('T21: Lemuria loses a minor nation with 4 units, a building and 3 units more; Hyperborea gets loot', () => {
    const t = powers()
    expect([t.power('hyperborea'), t.power('lemuria')]).toEqual([9, 9])
    const { doom } = t.board
    t.at('Tayanna').does('hyperborea.global').does('lemuria')
    expect(t.player('Tayanna').resource).toBe(0)
    expect(t.board.contest).toMatchObject({
      sums: { attack: 20, defence: 14 + 5 },
      roles: { Sargon: 'bystander', Sophia: 'defender' },
    })
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    const { input } = t.asked('Tayanna')
    const marker = input.kind === 'some' ? input.options.find(({ id }) => id === 'marker:ophir') : undefined
    expect(marker?.label).toMatchObject({ say: 'marker.at', power: 1, units: 4 })
    t.at('Tayanna').does(['marker:ophir', 'building:lemuria:pyramid:0'])
    expect(t.area('ophir')).toMatchObject({ owner: null, units: {} })
    expect(t.board).toMatchObject({ doom: doom - 1, flipped: true })
    // Half of 14 is 7; 4 are gone, so 3 more: there is but one place to take them from.
    expect(t.area('lemuria').units).toEqual({ lemuria: 7 })
    expect(t.offers('Tayanna')).toEqual(['4', '3', '2'])
    t.at('Tayanna').does('4')
    expect(t.power('hyperborea')).toBe(13)
    expect(t.board.loot).toEqual([3, 3, 2, 2])
  })

  it('T22: a tie goes to the defender; the acting player still chooses the losses and the loot', () => {
    const t = powers().given({ hyperborea: { units: { hyperborea: 19 }, buildings: ['base'] }, hawaiki: { owner: null } })
    t.given({ lemuria: { buildings: [] } })
    expect([t.power('hyperborea'), t.power('lemuria')]).toEqual([9, 6])
    t.at('Tayanna').does('hyperborea.global').does('lemuria')
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(t.board.contest!.result).toEqual({ attack: 19, defence: 19, won: false })
    t.at('Tayanna').does(['building:hyperborea:base:0', 'marker:thule'])
    expect(t.area('hyperborea').units).toEqual({ hyperborea: 10 })
    t.at('Tayanna').does('2')
    expect(t.board.nations.lemuria!.loot).toEqual([2])
  })

  it('gives no loot to a nation that was stronger, and takes all there is when there is little', () => {
    const t = powers().given({ lemuria: { buildings: [] }, hawaiki: { owner: null }, ophir: { owner: null, units: {} } })
    t.at('Tayanna').does('hyperborea.global').does('lemuria')
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(t.area('lemuria').units).toEqual({ lemuria: 5 })
    expect(t.board.loot).toHaveLength(5)
    expect(t.awaited).toEqual([t.board.order[0]])
  })

  it('cannot be chosen without 7 Virya', () => {
    const t = powers().virya({ Tayanna: 6 })
    expect(t.blocked('Tayanna', 'hyperborea.global')).toEqual({ say: 'blocked.price', cost: 7, has: 6 })
  })

  it('offers whoever controls the attacker only the attack, and everybody else a choice', () => {
    const t = table()
      .given({ aztlan: { units: { aztlan: 3 } } })
      .virya({ Tayanna: 7 })
    t.at('Tayanna').does('aztlan.global').does('atlantis')
    expect(t.awaited).toHaveLength(5)
    expect(t.offers('Inanna').some((id) => id.startsWith('defend'))).toBe(false)
    expect(t.offers('Sargon').some((id) => id.startsWith('defend'))).toBe(true)
  })

  it('the clock attacks the weakest nation, and none of the own as long as there is another', () => {
    const t = table()
      .given({
        lemuria: { units: { lemuria: 9 } },
        atlantis: { units: { atlantis: 3 } },
        brahmapura: { units: { brahmapura: 4 } },
      })
      .has({ Tayanna: 9 })
    t.at('Tayanna').does('aztlan.global')
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'atlantis' })
  })
})
