import { describe, expect, it } from 'vitest'
import { rolesIn } from '../../../src/games/atlantis/rules/contest.ts'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { FIVE, rules, table } from './driver.ts'

const akakor = (virya = 10) =>
  table()
    .given({
      akakor: { counter: 's_utopian_city', agents: { Tayanna: [1, 0] } },
      eden: { agents: { Tayanna: [2] } },
    })
    .virya({ Tayanna: virya })

describe('6.1.2 Coup', () => {
  it('T01: a bid of 3 costs 6; the dial runs from 0 to 5', () => {
    expect(rules.world.dial).toEqual([0, 1, 3, 6, 10, 15])
  })

  it('T02: Tayanna swaps a 0 for a 2 and takes Akakor, 5 against 4, for Aztlán', () => {
    const t = akakor()
    t.at('Tayanna').does('pad.coup').does('swap', 'akakor:0', 'eden:2').does('akakor')
    expect(t.awaited).toEqual(['Tayanna'])
    expect(t.board.contest!.sums).toEqual({ attack: 0, defence: 4 })
    expect(t.board.contest!.agents).toEqual({ Tayanna: 3 })
    t.dials({ Tayanna: 'attack-2' })
    expect(t.offers('Tayanna')).toEqual(['hyperborea', 'aztlan'])
    t.at('Tayanna').does('aztlan')
    expect(t.area('akakor').owner).toBe('aztlan')
    expect(t.view(null).specials[0]).toMatchObject({ id: 'utopian_city', nation: 'aztlan', users: ['Tayanna', 'Inanna'] })
    expect(t.player('Tayanna').resource).toBe(10 - 1 - 3)
    expect(t.area('akakor').agents).toEqual({})
    expect(t.area('eden').agents).toEqual({ Tayanna: [0] })
    expect(t.player('Tayanna').agents).toEqual([0, 0, 1, 1, 1, 2, 2, 3])
  })

  it('T03: with a bid of 1 it is a tie, the coup fails and the agents leave all the same', () => {
    const t = akakor()
    t.at('Tayanna').does('pad.coup').does('swap', 'akakor:0', 'eden:2').does('akakor')
    t.dials({ Tayanna: 'attack-1' })
    expect(t.area('akakor').owner).toBeNull()
    expect(t.area('akakor').agents).toEqual({})
    expect(t.player('Tayanna').resource).toBe(10 - 1 - 1)
    expect(t.awaited).toEqual(['Sargon'])
  })

  it('T10: no coup may lead to two players with the same two nations', () => {
    const nations = {
      Tayanna: ['aztlan', 'hyperborea'],
      Sophia: ['aztlan', 'lemuria'],
      Sargon: ['hyperborea', 'lemuria'],
    } as const
    const t = table(nations)
      .given({ lemuria: { agents: { Tayanna: [3, 2, 2] } } })
      .virya({ Tayanna: 22 })
    t.at('Tayanna').does('pad.coup').does('lemuria')
    t.dials({ Tayanna: 'attack-5', Sophia: 'peace', Sargon: 'peace' })
    // Taking Sophia's place for Hyperborea, or Sargon's for Aztlán, leaves the ring intact; anything else would not.
    const swaps = ['aztlan:Sargon', 'hyperborea:Sophia']
    expect(t.offers('Tayanna')).toEqual(swaps)
  })

  it('T23: a defender who stays out keeps his agents, and they count for nobody', () => {
    const t = table()
      .given({ eden: { owner: 'lemuria', counter: 'p_plain_b', agents: { Sargon: [3], Tayanna: [2, 1] } } })
      .virya({ Tayanna: 6 })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.awaited).toEqual(['Tayanna', 'Sargon', 'Sophia'])
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(t.board.contest!.result).toEqual({ attack: 3, defence: 2, won: true })
    t.rest()
    expect(t.area('eden').agents).toEqual({ Sargon: [3] })
  })

  it('T24: agents of a controller of Lemuria stay where Lemuria rules afterwards (Faithful)', () => {
    const t = table()
      .given({ eden: { agents: { Sargon: [2, 1], Ramon: [1] } } })
      .turnOf('Sargon')
    t.at('Sargon').does('pad.coup').does('eden')
    t.dials({ Sargon: 'attack-3', Ramon: 'defend-0' })
    t.at('Sargon').does('lemuria')
    expect(t.area('eden').agents).toEqual({ Sargon: [1, 2] })
  })

  it('removes units in a minor nation that changes hands', () => {
    const t = table().given({ eden: { owner: 'atlantis', units: { atlantis: 4 }, agents: { Tayanna: [3] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-1', Sophia: 'peace', Ramon: 'peace' })
    t.at('Tayanna').does('hyperborea')
    expect(t.area('eden')).toMatchObject({ owner: 'hyperborea', units: {} })
  })

  it('does not move an own minor nation to the nation that has it, and needs a control marker', () => {
    const seven = ['arcadia', 'beringia', 'hawaiki', 'paititi', 'thule', 'punt', 'ophir']
    const t = table()
      .given({ eden: { owner: 'aztlan', agents: { Tayanna: [3] } } })
      .given(Object.fromEntries(seven.map((id) => [id, { owner: 'hyperborea' }])))
    expect(t.blocked('Tayanna', 'pad.coup')).toEqual({ say: 'blocked.target' })
    t.given({ punt: { owner: null } })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-3', Inanna: 'peace' })
    expect(t.area('eden').owner).toBe('hyperborea')
  })

  it('sends archons home whose owners lost access to a special action', () => {
    const t = table()
      .given({ akakor: { counter: 's_utopian_city', owner: 'atlantis', agents: { Tayanna: [3] } } })
      .lay((board) => {
        board.players.Ramon!.archons = ['special.utopian_city', null]
      })
      .virya({ Tayanna: 22 })
    t.at('Tayanna').does('pad.coup').does('akakor')
    t.dials({ Tayanna: 'attack-5', Sophia: 'peace', Ramon: 'peace' })
    t.at('Tayanna').does('aztlan')
    expect(t.player('Ramon').archons).toEqual([null, null])
  })

  it('never targets the passive home, nor a home one controls', () => {
    const t = table({ Tayanna: FIVE.Tayanna!, Sargon: ['hyperborea', 'lemuria'], Sophia: ['lemuria', 'aztlan'] })
      .lay((board) => {
        board.nations.atlantis = { controllers: [], passive: true, loot: [] }
        replace(board, 'atlantis', { kind: 'home', owner: 'atlantis', counter: 'm_1' })
      })
      .given({ atlantis: { agents: { Tayanna: [3] } }, aztlan: { agents: { Tayanna: [2] } } })
    expect(t.blocked('Tayanna', 'pad.coup')).toEqual({ say: 'blocked.target' })
  })

  it('lets agents of the passive nation defend, whoever controls the area, until they leave', () => {
    const t = table().given({ eden: { agents: { '*': [3], Tayanna: [2] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.board.contest!.sums.defence).toBe(3 + 3)
    t.dials({ Tayanna: 'attack-0' })
    expect(t.area('eden').agents).toEqual({})
  })
  it('the clock tries where the agents are nearest to success', () => {
    const t = table().given({
      akakor: { counter: 's_utopian_city', agents: { Tayanna: [1] } },
      eden: { agents: { Tayanna: [3] } },
      punt: { agents: { Tayanna: [2] }, buildings: ['capitol'] },
    })
    t.at('Tayanna').does('pad.coup')
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'eden' })
  })
})

describe('4.6 Player involvement (B31)', () => {
  const roles = (kind: 'coup' | 'conflict' | 'global', attacking: string | null, defending: string | null) => {
    const t = table().given({ eden: { owner: defending, agents: { Sargon: [1], Ramon: [0] } } })
    return rolesIn(t.board, { kind, area: 'eden', attacker: 'Tayanna', attacking, defending, sums: { attack: 0, defence: 0 } })
  }
  it('a coup: controllers of the area defend, others with an agent there choose', () => {
    expect(roles('coup', null, 'lemuria')).toEqual({
      Tayanna: 'attacker',
      Sargon: 'defender',
      Sophia: 'defender',
      Ramon: 'bystander',
    })
    expect(roles('coup', null, null)).toEqual({ Tayanna: 'attacker', Sargon: 'bystander', Ramon: 'bystander' })
  })
  it('a conflict: the partner takes part with an agent there only, and on the attacking side', () => {
    expect(roles('conflict', 'hyperborea', 'atlantis')).toEqual({
      Tayanna: 'attacker',
      Sargon: 'partner',
      Sophia: 'defender',
      Ramon: 'defender',
    })
    expect(roles('conflict', 'aztlan', null)).toEqual({ Tayanna: 'attacker', Sargon: 'bystander', Ramon: 'bystander' })
  })
  it('a conflict: whoever controls both sides chooses', () => {
    expect(roles('conflict', 'hyperborea', 'lemuria')).toEqual({
      Tayanna: 'attacker',
      Sargon: 'bystander',
      Sophia: 'defender',
      Ramon: 'bystander',
    })
  })
  it('a global conflict is everybody’s business', () => {
    expect(roles('global', 'aztlan', 'atlantis')).toEqual({
      Tayanna: 'attacker',
      Sargon: 'bystander',
      Sophia: 'defender',
      Ramon: 'defender',
      Inanna: 'partner',
    })
  })
  it('offers the dial only what can be paid, and says why not', () => {
    const t = table()
      .given({ eden: { agents: { Tayanna: [1], Ramon: [1] } } })
      .virya({ Tayanna: 3, Ramon: 0 })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.offers('Tayanna')).toEqual(['attack-0', 'attack-1', 'attack-2'])
    expect(t.blocked('Tayanna', 'attack-3')).toEqual({ say: 'blocked.price', cost: 6, has: 3 })
    expect(t.offers('Ramon')).toEqual(['attack-0', 'defend-0', 'peace'])
    expect(t.asked('Ramon')).toMatchObject({ sealed: true, idle: { pick: 'peace' } })
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'attack-0' })
  })
  it('shows dials to nobody before all are set, and to everybody after', () => {
    const t = table().given({ eden: { agents: { Tayanna: [1], Ramon: [1] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-2' })
    expect(t.view('Ramon').contest!.involved.map(({ dial }) => dial)).toEqual([null, null])
    t.dials({ Ramon: 'defend-1' })
    expect(t.view(null).contest!.involved.map(({ dial }) => dial)).toEqual([
      { stance: 'attack', bid: 2, cost: 3 },
      { stance: 'defend', bid: 1, cost: 1 },
    ])
  })
})
