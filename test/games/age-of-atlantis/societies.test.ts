import { describe, expect, it } from 'vitest'
import { FIVE, table } from './driver.ts'

const SOCIETIES = {
  Tayanna: 'purple_dragon',
  Sargon: 'lemurian_brotherhood',
  Sophia: 'sisters_of_starlight',
  Ramon: 'priests_of_atla_ra',
  Inanna: 'order_of_thoth',
}
const powers = (options = { powers: 'on' }) =>
  table(FIVE, options).lay((board) => {
    for (const [seat, society] of Object.entries(SOCIETIES)) board.players[seat]!.society = society
  })

describe('8.5 Lemurian Brotherhood: Ancient Loyalty', () => {
  const war = (t: ReturnType<typeof powers>) =>
    t.given({ shangri_la: { owner: 'lemuria', agents: { Sargon: [1] } }, hyperborea: { units: { hyperborea: 6 } } })
  const march = (t: ReturnType<typeof powers>) => {
    war(t).given({ shambhala: { owner: 'hyperborea', units: { hyperborea: 6 } } })
    t.at('Tayanna').does('hyperborea.move').does('shambhala', 'shangri_la', 6).does('march')
    return t
  }
  it('B38: adds 2 to whichever side it takes when Lemuria is in the conflict, and everybody can see it', () => {
    const t = march(powers())
    expect(t.board.contest).toMatchObject({ sums: { attack: 6, defence: 2 }, bonuses: { Sargon: 2 } })
    expect(t.view('Ramon').contest!.involved.find(({ seat }) => seat === 'Sargon')).toMatchObject({ bonus: 2, dial: null })
    t.dials({ Tayanna: 'attack-0', Sargon: 'defend-2', Sophia: 'defend-0' })
    expect(t.board.contest!.result).toEqual({ attack: 6, defence: 2 + 2 + 2, won: false })
  })
  it('nothing when it stays neutral, without the variant, or where Lemuria is not concerned', () => {
    const t = march(powers())
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'defend-0' })
    expect(t.board.contest!.result).toMatchObject({ attack: 6, defence: 2 })
    expect(march(powers({ powers: 'off' })).board.contest!.bonuses).toEqual({})
    const u = powers().given({ hyperborea: { units: { hyperborea: 6 } }, thule: { agents: { Sargon: [0] } } })
    u.at('Tayanna').does('hyperborea.move').does('hyperborea', 'thule', 4).does('march')
    expect(u.board.contest!.bonuses).toEqual({})
  })
  it('counts in a Global Conflict, not in a coup', () => {
    const t = war(powers()).pp({ Tayanna: 7 })
    t.at('Tayanna').does('hyperborea.global').does('lemuria')
    expect(t.board.contest!.bonuses).toEqual({ Sargon: 2 })
    const u = powers().given({ shangri_la: { owner: 'lemuria', agents: { Tayanna: [1] } } })
    u.at('Tayanna').does('pad.coup').does('shangri_la')
    expect(u.board.contest!.bonuses).toEqual({})
  })
})

describe('8.5 Purple Dragon Society: Lizard King', () => {
  const coup = (options?: { powers: string }) => {
    const t = powers(options).given({ eden: { counter: 'p_power2', agents: { Tayanna: [2, 3], Ramon: [0] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    return t
  }
  it('B55: the marker that counts twice is chosen in secret with the bid, and opened with it', () => {
    const t = coup()
    expect(t.board.contest).toMatchObject({ agents: { Tayanna: 5 }, bonuses: {} })
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'attack-0', then: { pick: '3' } })
    t.at('Tayanna').does('attack-0', '3')
    expect(t.view('Ramon').contest!.involved[0]).toMatchObject({ agents: 5, bonus: 0, dial: null })
    t.at('Ramon').does('peace')
    expect(t.board.contest).toMatchObject({ bonuses: { Tayanna: 3 }, result: { attack: 8, defence: 5 } })
    expect(t.said).toContain('contest.doubled')
  })
  it('a lesser one may be chosen; a single one needs no choice', () => {
    const t = coup()
    t.at('Tayanna').does('attack-1', '2')
    t.at('Ramon').does('peace')
    expect(t.board.contest!.result).toMatchObject({ attack: 5 + 1 + 2 })
    const u = powers().given({ eden: { agents: { Tayanna: [3] } } })
    u.at('Tayanna').does('pad.coup').does('eden').does('attack-0')
    expect(u.board.contest!.result).toMatchObject({ attack: 6 })
  })
  it('only in a coup from the pad, only for the attacker, only in the variant', () => {
    const off = coup({ powers: 'off' })
    off.dials({ Tayanna: 'attack-0', Ramon: 'peace' })
    expect(off.board.contest!.result).toMatchObject({ attack: 5 })
    const knight = powers().given({
      thule: { owner: 'aztlan', counter: 's_black_knight' },
      eden: { agents: { Tayanna: [3, 1] } },
    })
    knight.at('Tayanna').does('special.black_knight').does('eden').does('attack-0')
    expect(knight.board.contest!.result).toMatchObject({ attack: 8 })
    const defended = powers()
      .given({ eden: { agents: { Ramon: [3], Tayanna: [2] } } })
      .turnOf('Ramon')
    defended.at('Ramon').does('pad.coup').does('eden')
    defended.dials({ Ramon: 'attack-0', Tayanna: 'defend-0' })
    expect(defended.board.contest!.result).toEqual({ attack: 3, defence: 3 + 2, won: false })
  })
})

describe('8.5 Priests of Atla-Ra: Religious Manipulation', () => {
  it('B111: on the own Intrigue, markers of others in areas with a temple leave for 1 PP each', () => {
    const t = powers()
      .given({
        eden: { buildings: ['dark'], agents: { Sargon: [1, 3], Ramon: [2] } },
        punt: { agents: { Sargon: [2] } },
      })
      .pp({ Ramon: 1 })
      .turnOf('Ramon')
    t.at('Ramon').does('pad.intrigue')
    expect(t.offers('Ramon').filter((id) => id.startsWith('manipulate'))).toEqual([
      'manipulate:eden:Sargon:1',
      'manipulate:eden:Sargon:3',
    ])
    t.at('Ramon').does('manipulate:eden:Sargon:3')
    expect(t.area('eden').agents).toEqual({ Sargon: [1], Ramon: [2] })
    expect(t.player('Sargon').agents).toContain(3)
    expect(t.player('Ramon').resource).toBe(0)
    expect(t.blocked('Ramon', 'manipulate:eden:Sargon:1')).toEqual({ say: 'blocked.price', cost: 1, has: 0 })
  })
  it('not for others, and not on the Spy Network', () => {
    const t = powers().given({
      eden: { buildings: ['light'], agents: { Sargon: [1] } },
      thule: { owner: 'atlantis', counter: 's_spy_network' },
    })
    t.at('Tayanna').does('pad.intrigue')
    expect(t.offers('Tayanna').some((id) => id.startsWith('manipulate'))).toBe(false)
    t.at('Tayanna').does('done')
    t.turnOf('Ramon').at('Ramon').does('special.spy_network')
    expect(t.offers('Ramon').some((id) => id.startsWith('manipulate'))).toBe(false)
  })
})

describe('8.5 Order of Thoth: Secret Tablets', () => {
  const repolarize = (pp: number, special = 'temple_of_anu') => {
    const t = powers()
      .given({ thule: { owner: 'aztlan', counter: `s_${special}` } })
      .pp({ Inanna: pp })
      .turnOf('Inanna')
      .lay((board) => {
        board.players.Inanna!.hand = ['ascension', 'ascension']
        board.deck = ['poleShift', 'continuation', 'poleShift', 'continuation', 'poleShift']
      })
    return t
  }
  it('8.5: for 13 PP in all three cards are kept on the own pad; the Temple of Anu leaves two', () => {
    const t = repolarize(13)
    t.at('Inanna').does('pad.repolarize')
    expect(t.asked('Inanna').prompt.say).toBe('tablets.ask')
    t.at('Inanna').does('yes').does('ascension+ascension+poleShift')
    expect(t.player('Inanna')).toMatchObject({ resource: 0, hand: ['ascension', 'ascension', 'poleShift'] })
    t.turnOf('Inanna').at('Inanna').does('special.temple_of_anu')
    expect(t.player('Inanna').hand).toHaveLength(7)
    t.at('Inanna').does('poleShift+continuation')
    expect(t.player('Inanna').hand).toHaveLength(2)
  })
  it('may be declined; with fewer PP nobody asks; a hand of three shrinks to two again', () => {
    const t = repolarize(13)
    t.at('Inanna').does('pad.repolarize').does('no').does('ascension+ascension')
    expect(t.player('Inanna').resource).toBe(10)
    const u = repolarize(12).lay((board) => {
      board.players.Inanna!.hand.push('poleShift')
    })
    u.at('Inanna').does('pad.repolarize')
    expect(u.offers('Inanna').every((id) => id.split('+').length === 2)).toBe(true)
  })
})

describe('8.5 Sisters of Starlight: Unity Consciousness', () => {
  const standing = (...archons: (string | null)[]) =>
    powers()
      .lay((board) => {
        board.players.Sophia!.archons = archons
      })
      .turnOf('Sophia')
      .pp({ Sophia: 0 })
  it('B107: an archon may join the own other one and carry the action out again', () => {
    const t = standing('lemuria.collect', null)
    t.at('Sophia').does('lemuria.collect')
    expect(t.player('Sophia')).toMatchObject({ archons: ['lemuria.collect', 'lemuria.collect'], resource: 5 })
    expect(t.awaited).toEqual(['Ramon'])
  })
  it('then one of the two has to move on, and not onto the same space', () => {
    const t = standing('lemuria.collect', 'lemuria.collect')
    expect(t.blocked('Sophia', 'lemuria.collect')).toEqual({ say: 'blocked.own' })
    const { input } = t.asked('Sophia')
    expect(input.kind === 'pick' && input.options.every(({ then }) => !then)).toBe(true)
    t.at('Sophia').does('atlantis.collect')
    expect([...t.player('Sophia').archons].sort()).toEqual(['atlantis.collect', 'lemuria.collect'])
  })
  it('with both archons out, the one that stands elsewhere joins', () => {
    const t = standing('lemuria.collect', 'pad.intrigue')
    const { input } = t.asked('Sophia')
    const option = (id: string) => (input.kind === 'pick' ? input.options.find((each) => each.id === id)! : null)
    expect(option('lemuria.collect')?.then).toBeUndefined()
    expect(option('atlantis.collect')?.then).toMatchObject({ options: { length: 2 } })
    t.at('Sophia').does('lemuria.collect')
    expect(t.player('Sophia').archons).toEqual(['lemuria.collect', 'lemuria.collect'])
  })
  it('works on the own pad; never beside somebody else’s archon; only for the Sisters', () => {
    const t = standing('pad.intrigue', null)
    expect(t.offers('Sophia')).toContain('pad.intrigue')
    t.lay((board) => {
      board.players.Ramon!.archons = ['atlantis.collect', null]
    })
    expect(t.blocked('Sophia', 'atlantis.collect')).toEqual({ say: 'blocked.occupied', seat: 'Ramon' })
    t.turnOf('Ramon')
    expect(t.blocked('Ramon', 'atlantis.collect')).toEqual({ say: 'blocked.own' })
  })
})
