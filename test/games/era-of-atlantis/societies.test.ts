import { describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { FIVE, table } from './driver.ts'

const SOCIETIES = {
  Tayanna: 'purple_dragon',
  Sargon: 'lemurian_brotherhood',
  Sophia: 'sisters_of_starlight',
  Ramon: 'priests_of_atla_ra',
  Inanna: 'order_of_thoth',
}
const powers = (options = {}) =>
  table(FIVE, { powers: 'on', ...options }).lay((board) => {
    for (const [seat, society] of Object.entries(SOCIETIES)) board.players[seat]!.society = society
  })

describe('10.6 Lemurian Brotherhood: Peacekeepers', () => {
  /** Inanna's Aztlán marches over a strait-less border into Paititi and Cíbola; Sargon guards Paititi. */
  const march = () => {
    const t = powers()
      .given({ aztlan: { units: { aztlan: 10 } }, paititi: { agents: { Sargon: [2, 1] } } })
      .virya({ Inanna: 5 })
      .turnOf('Inanna')
    t.at('Inanna').does('aztlan.move').does('aztlan', 'cibola', 4).does('aztlan', 'paititi', 5).does('march')
    return t
  }

  it('T26: a barred conflict costs nothing; its units are planned anew and the rest of the plan stands', () => {
    const t = march()
    expect(t.awaited).toEqual(['Sargon'])
    expect(t.offers('Sargon')).toEqual(['paititi'])
    t.at('Sargon').does(['paititi'])
    expect(t.player('Inanna').resource).toBe(5)
    expect(t.area('aztlan').units).toEqual({ aztlan: 10 })
    expect(t.view(null).march!.moves).toMatchObject([{ to: 'cibola', count: 4 }])
    expect(t.offers('Inanna')).toEqual(['aztlan', 'march'])
    const { input } = t.asked('Inanna')
    const from = input.kind === 'pick' ? input.options[0]!.then : null
    const paititi = from?.kind === 'pick' ? from.options.find(({ id }) => id === 'paititi') : null
    expect(paititi?.blocked).toEqual({ say: 'march.barred', area: 'paititi' })
    t.at('Inanna').does('march')
    expect(t.area('cibola').units).toEqual({ aztlan: 4 })
    expect(t.player('Inanna').resource).toBe(5)
    expect(t.area('paititi').units).toEqual({})
  })

  it('restores units that would have been lost on the way', () => {
    const t = powers()
      .given({ atlantis: { units: { atlantis: 5 } }, trapalanda: { agents: { Sargon: [3] } } })
      .turnOf('Ramon')
    t.at('Ramon').does('atlantis.move').does('atlantis', 'trapalanda', 5).does('march')
    t.at('Sargon').does(['trapalanda'])
    expect(t.area('atlantis').units).toEqual({ atlantis: 5 })
    t.at('Ramon').does('march')
    expect(t.area('atlantis').units).toEqual({ atlantis: 5 })
    expect(t.awaited).toEqual(['Inanna'])
  })

  it('freed units may join a group that goes on elsewhere, and the crossing is paid for once', () => {
    const t = powers()
      .given({ atlantis: { units: { atlantis: 10 } }, trapalanda: { agents: { Sargon: [3] } } })
      .virya({ Ramon: 5 })
      .turnOf('Ramon')
    t.at('Ramon').does('atlantis.move').does('atlantis', 'akakor', 5).does('atlantis', 'trapalanda', 5).does('march')
    const { input } = t.asked('Sargon')
    expect(input.kind === 'some' && input.options.map(({ label }) => label)).toEqual([
      { say: 'march.conflict', area: 'trapalanda', attack: 4, defence: 2 }, // one is lost in the strait
    ])
    t.at('Sargon').does(['trapalanda'])
    t.at('Ramon').does('atlantis', 'akakor', 5)
    expect(t.view(null).march).toMatchObject({ moves: [{ lost: 3 }, { to: 'akakor', count: 5, lost: 0 }], price: 0 })
    expect(t.offers('Ramon')).toEqual(['march', 'drop:1'])
    t.at('Ramon').does('march')
    expect([t.area('akakor').units, t.area('atlantis').units]).toEqual([{ atlantis: 7 }, {}])
  })

  it('may let everybody pass', () => {
    const t = march()
    t.at('Sargon').does([])
    expect(t.player('Inanna').resource).toBe(0)
    expect(t.area('paititi').units).toEqual({ aztlan: 5 })
  })

  it('asks nobody when too few agents stand guard, or the marching player is the guard', () => {
    const t = powers()
      .given({
        lemuria: { units: { lemuria: 9 } },
        shangri_la: { agents: { Sargon: [3] } },
        hyperborea: { units: { hyperborea: 4 } },
        thule: { agents: { Sargon: [2] } },
      })
      .turnOf('Sargon')
    t.at('Sargon').does('lemuria.move').does('lemuria', 'shangri_la', 4).does('march')
    expect(t.board.contest!.area).toBe('shangri_la')
    const u = powers().given({ hyperborea: { units: { hyperborea: 4 } }, thule: { agents: { Sargon: [2] } } })
    u.at('Tayanna').does('hyperborea.move').does('hyperborea', 'thule', 4).does('march')
    expect(u.board.contest!.area).toBe('thule')
  })
})

describe('10.6 Purple Dragon Society: Lizard King', () => {
  it('the 3 counts 9 in a coup from the pad, and stays for 1 Virya', () => {
    const t = powers().given({ eden: { counter: 'p_plain_a', agents: { Tayanna: [3, 1] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.board.contest!.agents.Tayanna).toBe(10)
    t.dials({ Tayanna: 'attack-0' })
    t.at('Tayanna').does('aztlan').does('yes')
    expect(t.area('eden').agents).toEqual({ Tayanna: [3] })
    expect(t.player('Tayanna').resource).toBe(5)
  })
  it('without the power it is an ordinary 3, and nobody is asked', () => {
    const t = table().given({ eden: { agents: { Tayanna: [3, 1] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.board.contest!.agents.Tayanna).toBe(4)
    t.dials({ Tayanna: 'attack-0' })
    t.at('Tayanna').does('aztlan')
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('counts 6, not 18, with the Black Knight', () => {
    const t = powers().given({ thule: { owner: 'aztlan', counter: 's_black_knight' }, eden: { agents: { Tayanna: [3] } } })
    t.at('Tayanna').does('special.black_knight').does('eden')
    expect(t.board.contest!.agents.Tayanna).toBe(6)
  })
})

describe('10.6 Priests of Atla-Ra: Clerical Espionage', () => {
  const scheme = () => {
    const t = powers()
      .given({ lemuria: { buildings: ['light'] } })
      .virya({ Ramon: 0 })
      .lay((board) => {
        board.players.Sophia!.hand = ['poleShift', 'ascension']
      })
      .turnOf('Ramon')
    t.at('Ramon').does('pad.intrigue')
    return t
  }
  it('the gift may come first, to pay with', () => {
    const t = scheme()
    expect(t.blocked('Ramon', 'place:3')).toMatchObject({ say: 'blocked.price' })
    t.at('Ramon').does('gift').does('place:3', 'eden').does('done')
    expect(t.player('Ramon').resource).toBe(5)
  })
  it('or last; and one player who controls a temple is read', () => {
    const t = scheme()
    expect(t.offers('Ramon').filter((id) => id.startsWith('inspect'))).toEqual(['inspect:Sargon', 'inspect:Sophia'])
    t.at('Ramon').does('inspect:Sophia')
    expect(t.view('Ramon').memories).toMatchObject([{ of: 'Sophia', cards: ['poleShift', 'ascension'] }])
    expect(t.view('Sargon').memories).toEqual([])
    expect(t.offers('Ramon').some((id) => id.startsWith('inspect'))).toBe(false)
    t.at('Ramon').does('done')
    expect(t.player('Ramon').resource).toBe(6)
  })
})

describe('10.6 Sisters of Starlight: Unity Consciousness', () => {
  const occupied = () =>
    powers()
      .lay((board) => {
        board.players.Ramon!.archons = ['atlantis.collect', null]
      })
      .turnOf('Sophia')
      .virya({ Sophia: 0, Ramon: 0 })
  it('joins the partner’s archon with consent', () => {
    const t = occupied()
    const { input } = t.asked('Sophia')
    const labels = input.kind === 'pick' ? input.options.map(({ label }) => eraOfAtlantis.game.speak(label, bySeat())) : []
    expect(labels).toContain('Atlantis: Collect Virya (7), if Ramon agrees')
    expect(labels).toContain('Atlantis: Construct Building')
    t.at('Sophia').does('atlantis.collect')
    expect(t.awaited).toEqual(['Ramon'])
    t.at('Ramon').does('yes')
    expect(t.player('Sophia').resource).toBe(7)
    expect(t.view(null).nations.find(({ id }) => id === 'atlantis')!.spaces[0]!.archons).toEqual(['Sophia', 'Ramon'])
  })
  it('a refusal costs nothing and is not asked for twice', () => {
    const t = occupied()
    t.at('Sophia').does('atlantis.collect')
    t.at('Ramon').does('no')
    expect(t.awaited).toEqual(['Sophia'])
    expect(t.blocked('Sophia', 'atlantis.collect')).toEqual({ say: 'blocked.refused' })
    expect(t.player('Sophia').archons).toEqual([null, null])
  })
  it('works the other way round, but not for others, not on the own archon, and never for a third', () => {
    const t = powers().lay((board) => {
      board.players.Sophia!.archons = ['atlantis.collect', 'lemuria.recruit']
    })
    t.turnOf('Ramon')
    expect(t.offers('Ramon')).toContain('atlantis.collect')
    t.turnOf('Sophia')
    expect(t.blocked('Sophia', 'atlantis.collect')).toEqual({ say: 'blocked.own' })
    t.turnOf('Tayanna').lay((board) => {
      board.players.Sargon!.archons = ['hyperborea.collect', null]
    })
    expect(t.blocked('Tayanna', 'hyperborea.collect')).toEqual({ say: 'blocked.occupied', seat: 'Sargon' })
    t.turnOf('Sargon').lay((board) => {
      board.players.Sargon!.archons = ['lemuria.recruit', null]
    })
    expect(t.blocked('Sargon', 'lemuria.recruit')).toEqual({ say: 'blocked.own' })
  })
})

describe('8.2 Secret goals after a coup on a major nation', () => {
  it('the newcomer looks at two cards and keeps one; partners learn what they may', () => {
    const t = table(FIVE, { ambitions: 'on' })
      .given({ lemuria: { agents: { Tayanna: [3, 2, 2] } } })
      .virya({ Tayanna: 22 })
      .lay((board) => {
        board.ambitions = {
          hyperborea: { card: 'aquatic_spirit', seen: ['Sargon', 'Tayanna'] },
          lemuria: { card: 'imperial_ambition', seen: ['Sargon', 'Sophia'] },
        }
        board.ambitionDeck = ['occult_collectors', 'militaristic_zeal']
      })
    t.at('Tayanna').does('pad.coup').does('lemuria')
    t.dials({ Tayanna: 'attack-5', Sargon: 'peace', Sophia: 'peace' })
    t.at('Tayanna').does('hyperborea:Sophia')
    expect(t.board.nations.lemuria!.controllers).toEqual(['Sargon', 'Tayanna'])
    expect(t.board.nations.hyperborea!.controllers).toEqual(['Sophia', 'Sargon'])
    expect(t.offers('Tayanna')).toEqual(['keep', 'change'])
    t.at('Tayanna').does('change')
    expect(t.board.ambitionDeck).toEqual(['militaristic_zeal', 'imperial_ambition'])
    const known = (seat: string) => Object.fromEntries(t.view(seat).ambitions.map(({ nation, card }) => [nation, card]))
    expect(known('Tayanna')).toEqual({ hyperborea: 'aquatic_spirit', lemuria: 'occult_collectors' })
    expect(known('Sargon')).toEqual({ hyperborea: 'aquatic_spirit', lemuria: 'occult_collectors' })
    expect(known('Sophia')).toEqual({ hyperborea: 'aquatic_spirit', lemuria: null })
    expect(known('Ramon')).toEqual({ hyperborea: null, lemuria: null })
  })
})
