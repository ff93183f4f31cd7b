import { describe, expect, it } from 'vitest'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { table } from './driver.ts'

const THREE = {
  Tayanna: ['aztlan', 'hyperborea'],
  Sargon: ['hyperborea', 'lemuria'],
  Sophia: ['lemuria', 'atlantis'],
} as const

describe('6.1.2 Coup', () => {
  it('swaps, bids and takes a neutral nation; the markers leave, whatever the result', () => {
    const t = table()
      .given({
        akakor: { counter: 's_utopian_city', agents: { Tayanna: [1, 0] } },
        eden: { agents: { Tayanna: [2] } },
      })
      .pp({ Tayanna: 10 })
    t.at('Tayanna').does('pad.coup').does('swap', 'akakor:0', 'eden:2').does('akakor')
    expect(t.awaited).toEqual(['Tayanna'])
    t.dials({ Tayanna: 'attack-2' })
    t.at('Tayanna').does('aztlan')
    expect([t.area('akakor').owner, t.area('akakor').agents]).toEqual(['aztlan', {}])
    expect(t.area('eden').agents).toEqual({ Tayanna: [0] })
    expect(t.player('Tayanna').resource).toBe(10 - 1 - 3)
  })

  it('T54: who plays the neutral card pays nothing, counts for nobody and keeps the markers', () => {
    const t = table()
      .given({ eden: { counter: 'p_plain_b', agents: { Tayanna: [2, 1], Ramon: [2] } } })
      .pp({ Tayanna: 6, Ramon: 6 })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.offers('Ramon').filter((id) => id === 'peace')).toEqual(['peace'])
    t.dials({ Tayanna: 'attack-0', Ramon: 'peace' })
    expect(t.board.contest!.result).toEqual({ attack: 3, defence: 2, won: true })
    t.at('Tayanna').does('aztlan')
    expect(t.area('eden').agents).toEqual({ Ramon: [2] })
    expect(t.player('Ramon').resource).toBe(6)
  })

  it('A2.4: controllers of the target can only vary the bid; their markers always count and always leave', () => {
    const t = table()
      .given({ eden: { owner: 'atlantis', counter: 'p_plain_b', agents: { Ramon: [3], Tayanna: [3, 2] } } })
      .pp({ Tayanna: 6, Ramon: 1 })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.offers('Ramon')).toEqual(['defend-0', 'defend-1'])
    expect(t.asked('Ramon').idle).toMatchObject({ pick: 'defend-0' })
    t.dials({ Tayanna: 'attack-0', Ramon: 'defend-0', Sophia: 'defend-0' })
    expect(t.board.contest!.result).toEqual({ attack: 5, defence: 2 + 3, won: false })
    expect([t.area('eden').owner, t.area('eden').agents]).toEqual(['atlantis', {}])
    expect(t.player('Ramon').agents).toContain(3)
  })

  it('names what a coup meets for sure, markers of controllers included, and what may join in', () => {
    const t = table().given({
      eden: { owner: 'atlantis', counter: 'p_plain_b', agents: { Ramon: [3], Tayanna: [3, 2], Inanna: [1] } },
      punt: { counter: 'p_plain_b', agents: { Tayanna: [0] } },
    })
    t.at('Tayanna').does('pad.coup')
    expect(t.labels('Tayanna').slice(0, 2)).toEqual([
      'Coup on EDE Eden: your influence markers 5 against 5',
      'Coup on PUN Punt: your influence markers 0 against 2',
    ])
    expect(t.meanings('Tayanna').slice(0, 2)).toEqual([
      'A tie fails: bid 1 or more (1 PP). Won: Power 2. Others there may add 1.',
      'To win, bid 3 or more (6 PP). Won: Power 2.',
    ])
    t.at('Tayanna').does('eden')
    t.dials({ Tayanna: 'attack-1', Ramon: 'defend-0', Sophia: 'defend-0', Inanna: 'peace' })
    expect(t.labels('Tayanna')).toEqual(['Hyperborea (Power 3)', 'Aztlán (Power 4)'])
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'hyperborea' })
  })

  it('a supporter lends markers and bid to the side of the card', () => {
    const t = table()
      .given({ eden: { counter: 'p_plain_b', agents: { Tayanna: [1], Ramon: [2], Sophia: [1] } } })
      .pp({ Ramon: 3, Sophia: 6 })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-0', Ramon: 'attack-2', Sophia: 'defend-1' })
    expect(t.board.contest!.result).toEqual({ attack: 1 + 2 + 2, defence: 2 + 1 + 1, won: true })
    expect([t.player('Ramon').resource, t.player('Sophia').resource]).toEqual([0, 5])
  })

  it('removes units of a nation that changes hands', () => {
    const t = table()
      .given({ eden: { owner: 'atlantis', units: { atlantis: 4 }, agents: { Tayanna: [3, 2] } } })
      .pp({ Tayanna: 6 })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-0', Sophia: 'defend-0', Ramon: 'defend-0' })
    t.at('Tayanna').does('hyperborea')
    expect(t.area('eden')).toMatchObject({ owner: 'hyperborea', units: {} })
  })

  it('Faithful (B53): markers of Lemuria’s controllers stay in a minor nation it then rules, not in its home', () => {
    const t = table()
      .given({ eden: { agents: { Sargon: [3, 1], Ramon: [1] } } })
      .turnOf('Sargon')
    t.at('Sargon').does('pad.coup').does('eden')
    t.dials({ Sargon: 'attack-1', Ramon: 'defend-0' })
    t.at('Sargon').does('lemuria')
    expect(t.area('eden').agents).toEqual({ Sargon: [1, 3] })
    const u = table()
      .given({ lemuria: { agents: { Tayanna: [3, 2, 2], Sophia: [1] } } })
      .pp({ Tayanna: 22 })
    u.at('Tayanna').does('pad.coup').does('lemuria')
    u.dials({ Tayanna: 'attack-5', Sargon: 'defend-0', Sophia: 'defend-0' })
    u.rest()
    expect(u.area('lemuria').agents).toEqual({})
  })
})

describe('6.1.2 Success against a major nation', () => {
  const coup = (t: ReturnType<typeof table>, home: string, dials: Record<string, string>) => {
    t.given({ [home]: { agents: { Tayanna: [3, 2, 2] } } }).pp({ Tayanna: 22 })
    t.at('Tayanna').does('pad.coup').does(home)
    t.dials({ Tayanna: 'attack-5', ...dials })
    return t
  }
  it('B51: a free place has to be used; the nation given up loses a controller, perhaps its last', () => {
    const t = coup(table(THREE), 'atlantis', { Sophia: 'defend-0' })
    expect(t.offers('Tayanna')).toEqual(['aztlan', 'hyperborea'])
    t.at('Tayanna').does('aztlan')
    expect(t.board.nations.atlantis!.controllers).toEqual(['Sophia', 'Tayanna'])
    expect(t.board.nations.aztlan!.controllers).toEqual([])
    expect(t.view(null).players.find(({ seat }) => seat === 'Tayanna')!.nations).toEqual(['atlantis', 'hyperborea'])
    // A nation nobody controls stays in play: its home has a stability and may be seized again.
    expect(t.area('aztlan')).toMatchObject({ kind: 'home', owner: 'aztlan' })
  })
  it('without a free place cubes are swapped with one of the controllers', () => {
    const t = coup(table(), 'lemuria', { Sargon: 'defend-0', Sophia: 'defend-0' })
    // With Aztlán for Sophia's place Sargon and Tayanna would share both Hyperborea and Lemuria.
    expect(t.offers('Tayanna')).toEqual(['aztlan:Sargon', 'hyperborea:Sophia'])
    t.at('Tayanna').does('hyperborea:Sophia')
    expect(t.board.nations.lemuria!.controllers).toEqual(['Sargon', 'Tayanna'])
    expect(t.board.nations.hyperborea!.controllers).toEqual(['Sophia', 'Sargon'])
  })
  it('a free place may be taken only so that no two players share the same two nations', () => {
    const t = table({ Tayanna: ['aztlan', 'hyperborea'], Sargon: ['aztlan', 'atlantis'], Sophia: ['hyperborea', 'lemuria'] })
    // Beside Sargon in Atlantis: only without Aztlán, which the two share already. So there is nothing to choose.
    coup(t, 'atlantis', { Sargon: 'defend-0' })
    expect(t.board.nations.atlantis!.controllers).toEqual(['Sargon', 'Tayanna'])
    expect(t.board.nations.aztlan!.controllers).toEqual(['Sargon'])
  })
  it('a home one controls is no target', () => {
    const t = table().given({ aztlan: { agents: { Tayanna: [3] } } })
    expect(t.blocked('Tayanna', 'pad.coup')).toEqual({ say: 'blocked.target' })
  })
  it('sends archons home that stand on the tile given up', () => {
    const t = table(THREE).lay((board) => {
      board.players.Tayanna!.archons = ['aztlan.collect', null]
    })
    coup(t, 'atlantis', { Sophia: 'defend-0' })
    t.at('Tayanna').does('aztlan')
    expect(t.player('Tayanna').archons).toEqual([null, 'pad.coup'])
  })
  it('coups on a nation without controllers are met by its stability alone', () => {
    const t = table(THREE).lay((board) => {
      board.nations.brahmapura = { controllers: [], passive: false, loot: [] }
      replace(board, 'brahmapura', { kind: 'home', owner: 'brahmapura', counter: 'm_2' })
    })
    t.given({ brahmapura: { agents: { Tayanna: [3, 2, 2] } } }).pp({ Tayanna: 1 })
    t.at('Tayanna').does('pad.coup').does('brahmapura')
    expect(t.awaited).toEqual(['Tayanna'])
    t.dials({ Tayanna: 'attack-1' })
    t.at('Tayanna').does('hyperborea')
    expect(t.board.nations.brahmapura!.controllers).toEqual(['Tayanna'])
  })
})

describe('4.1.1 Archons on a special action that changes nations (A2.1)', () => {
  it('always go home, even if their player controls the new nation too', () => {
    const t = table()
      .given({ akakor: { counter: 's_weather_control', owner: 'hyperborea', agents: { Tayanna: [3, 2] } } })
      .lay((board) => {
        board.players.Tayanna!.archons = ['special.weather_control', null]
        board.players.Sargon!.archons = ['hyperborea.collect', null]
      })
      .pp({ Tayanna: 6 })
    t.at('Tayanna').does('pad.coup').does('akakor')
    t.dials({ Tayanna: 'attack-2', Sargon: 'defend-0' })
    expect(t.board.areas.akakor!.owner).toBe('aztlan')
    expect(t.player('Tayanna').archons).toEqual([null, 'pad.coup'])
    expect(t.player('Sargon').archons).toEqual(['hyperborea.collect', null])
  })
})

describe('4.6 Player involvement (B31)', () => {
  it('the attacker’s partner takes part with a marker there, and may choose any side', () => {
    const t = table().given({
      eden: { agents: { Inanna: [1] } },
      paititi: { agents: { Inanna: [1] } },
      aztlan: { units: { aztlan: 9 } },
    })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 5).does('march')
    expect(t.board.contest!.roles).toEqual({ Tayanna: 'attacker', Inanna: 'partner' })
    expect(t.offers('Inanna')).toEqual(expect.arrayContaining(['attack-0', 'defend-0', 'peace']))
  })
  it('and is not asked without one', () => {
    const t = table().given({ aztlan: { units: { aztlan: 9 } } })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 5).does('march')
    expect(t.awaited).toEqual(['Tayanna'])
  })
  it('calls a bid a bid, and a support card by its side', () => {
    const t = table().given({ eden: { agents: { Tayanna: [1], Ramon: [1] }, owner: 'lemuria' } })
    t.at('Tayanna').does('pad.coup').does('eden')
    const labels = (seat: string) => {
      const { input } = t.asked(seat)
      return input.kind === 'pick' ? input.options.map(({ label }) => label) : []
    }
    expect(labels('Tayanna')[1]).toEqual({ say: 'dial.attack', bid: 1, role: 'attacker' })
    expect(labels('Sargon')[1]).toEqual({ say: 'dial.defend', bid: 1, role: 'defender' })
    expect(labels('Ramon').at(-1)).toEqual({ say: 'dial.peace' })
  })
})
