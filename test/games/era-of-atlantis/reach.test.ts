import { describe, expect, it } from 'vitest'
import { table } from './driver.ts'

const SARGON = { Sargon: ['lemuria', 'hyperborea'], Sophia: ['lemuria', 'aztlan'], Tayanna: ['aztlan', 'hyperborea'] } as const

/** The rulebook's example of a march, before it. */
const sitting = () =>
  table(SARGON)
    .given({
      lemuria: { units: { lemuria: 15 } },
      shangri_la: { owner: 'lemuria', units: { lemuria: 5 } },
      beringia: { counter: 'p_base', buildings: ['base'] },
      hawaiki: { counter: 'p_plain_b', owner: 'aztlan', units: { aztlan: 3 }, agents: { Sargon: [3], Sophia: [2] } },
    })
    .virya({ Sargon: 14, Sophia: 6, Tayanna: 6 })

describe('what a player can attack or take over', () => {
  it('counts every unit that arrives against garrison and units, and names the least bid that wins', () => {
    const t = sitting()
    const reach = t.view('Sargon').reach!
    const { garrison } = t.view('Sargon').areas.find(({ id }) => id === 'hawaiki')!
    const hawaiki = reach.attacks.find(({ area, nation }) => area === 'hawaiki' && nation === 'lemuria')!
    const arrive = hawaiki.from.map(({ arrive: units }) => units).reduce((a, b) => a + b)
    expect(hawaiki.from.map(({ area }) => area)).toEqual(['lemuria', 'shangri_la'])
    expect(hawaiki).toMatchObject({ attack: arrive, defence: garrison + 3, bid: 0, cost: 0 })
  })

  it('asks as much of agents as the coup itself would, and a bid only of whoever has agents there', () => {
    const t = sitting()
    const { stability } = t.view('Sargon').areas.find(({ id }) => id === 'hawaiki')!
    const gap = stability - 3 + 1
    const { dial } = { dial: [0, 1, 3, 6, 10, 15] }
    const coup = (seat: string) => t.view(seat).reach!.coups.find(({ area }) => area === 'hawaiki')
    expect(coup('Sargon')).toEqual({ area: 'hawaiki', attack: 3, defence: stability, open: 2, bid: gap, cost: dial[gap] })
    expect(coup('Tayanna')).toBeUndefined()
  })

  it('says where no dial is enough, and is nobody else’s to see', () => {
    const t = sitting().given({ beringia: { counter: 'p_base', buildings: ['base'], owner: 'aztlan', units: { aztlan: 30 } } })
    const beringia = t.view('Sargon').reach!.attacks.find(({ area }) => area === 'beringia')!
    expect(beringia).toMatchObject({ bid: null, cost: 0 })
    expect(t.view(null).reach).toBeNull()
  })
})
