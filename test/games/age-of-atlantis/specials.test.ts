import { describe, expect, it } from 'vitest'
import { table } from './driver.ts'

/** Aztlán owns the special action in Thule; Tayanna is to move. */
const withSpecial = (special: string, pp = 10) =>
  table()
    .given({ thule: { owner: 'aztlan', counter: `s_${special}` } })
    .pp({ Tayanna: pp })

describe('6.1.9 Special actions (8.4)', () => {
  it('The Black Knight doubles own markers, serves its nation only, and turns the units there', () => {
    const t = withSpecial('black_knight').given({
      eden: { owner: 'atlantis', units: { atlantis: 4 }, agents: { Tayanna: [2], Inanna: [1] } },
    })
    t.at('Tayanna').does('special.black_knight').does('eden')
    expect(t.board.contest!.agents).toMatchObject({ Tayanna: 4, Inanna: 1 })
    t.dials({ Tayanna: 'attack-0', Sophia: 'defend-0', Ramon: 'defend-0', Inanna: 'attack-0' })
    expect(t.area('eden')).toMatchObject({ owner: 'aztlan', units: { aztlan: 4 } })
  })
  it('Brahmastra removes two units for every dark temple, and Doom comes nearer; the temples pay', () => {
    const t = withSpecial('brahmastra', 0).given({
      aztlan: { buildings: ['dark'], units: { aztlan: 5 } },
      eden: { buildings: ['dark'] },
      lemuria: { units: { lemuria: 3 } },
      ophir: { owner: 'lemuria', units: { lemuria: 3 } },
    })
    const { doom } = t.board
    t.at('Tayanna').does('special.brahmastra')
    expect(t.asked('Tayanna').input).toMatchObject({ min: 4, max: 4 })
    expect(t.asked('Tayanna').idle, 'the clock spares own units, and homes').toEqual({ 'ophir:lemuria': 3, 'lemuria:lemuria': 1 })
    t.at('Tayanna').does({ 'lemuria:lemuria': 3, 'ophir:lemuria': 1 })
    expect(t.board.doom).toBe(doom - 1)
    expect([t.player('Tayanna').resource, t.player('Inanna').resource]).toEqual([1, 7])
  })
  it('Crystal Healing Grid: the player and another get 5 for every Temple of Light on the map, neutral ones too', () => {
    const t = withSpecial('crystal_healing_grid', 0)
      .given({ aztlan: { buildings: ['light'] }, eden: { buildings: ['light'] } })
      .pp({ Sophia: 15 })
    expect(t.labels('Tayanna')).toContain('Crystal Healing Grid (10)')
    t.at('Tayanna').does('special.crystal_healing_grid')
    expect(t.offers('Tayanna')).toEqual(['Sargon', 'Sophia', 'Ramon', 'Inanna'])
    expect(t.labels('Tayanna')[1]).toBe('Sophia, who has 15 PP')
    t.at('Tayanna').does('Sophia')
    expect([t.player('Tayanna').resource, t.player('Sophia').resource, t.player('Ramon').resource]).toEqual([10, 22, 6])
  })
  it('Extraterrestrial Contact Center: for 3 any special action in play, neutral or occupied, for its own nation', () => {
    const t = withSpecial('et_contact_center', 5)
      .given({ eden: { counter: 's_galactic_sun' }, punt: { owner: 'lemuria', counter: 's_vimanas' } })
      .lay((board) => {
        board.players.Sargon!.archons = ['special.vimanas', null]
      })
    t.at('Tayanna').does('special.et_contact_center')
    expect(t.offers('Tayanna')).toEqual(['galactic_sun', 'vimanas'])
    t.at('Tayanna').does('galactic_sun')
    expect(t.player('Tayanna').resource).toBe(5 - 3 + 4 + 1)
  })
  it('Extraterrestrial Contact Center is closed when it is alone, or nothing else could be done', () => {
    expect(withSpecial('et_contact_center').blocked('Tayanna', 'special.et_contact_center')).toEqual({ say: 'blocked.contact' })
    const t = withSpecial('et_contact_center').given({ eden: { counter: 's_black_knight' } })
    expect(t.blocked('Tayanna', 'special.et_contact_center')).toEqual({ say: 'blocked.contact' })
    t.given({ punt: { agents: { Tayanna: [1] } } })
    expect(t.offers('Tayanna')).toContain('special.et_contact_center')
    t.pp({ Tayanna: 2 })
    expect(t.blocked('Tayanna', 'special.et_contact_center')).toEqual({ say: 'blocked.price', cost: 3, has: 2 })
  })
  it('Military Research Complex: two more at every base and factory, further units for 1 even to Aztlán', () => {
    const t = withSpecial('military_research').given({ aztlan: { buildings: ['base', 'factory'] } })
    t.at('Tayanna').does('special.military_research').does('3', { aztlan: 3 })
    expect(t.area('aztlan').units).toEqual({ aztlan: 4 + (2 + 2) + (1 + 2) + 3 })
    expect(t.player('Tayanna').resource).toBe(7)
  })
  it('T52: Psychotronic Weaponry with two pyramids takes all 9 PP of the victim', () => {
    const t = withSpecial('psychotronic_weaponry', 3)
      .given({ aztlan: { buildings: ['pyramid', 'pyramid'] } })
      .pp({ Ramon: 9 })
    t.at('Tayanna').does('special.psychotronic_weaponry')
    expect(t.asked('Tayanna').prompt).toMatchObject({ amount: 14 })
    expect(t.labels('Tayanna')).toEqual(['Sargon: 6 of 6 PP', 'Sophia: 6 of 6 PP', 'Ramon: 9 of 9 PP', 'Inanna: 6 of 6 PP'])
    t.at('Tayanna').does('Ramon')
    expect([t.player('Ramon').resource, t.player('Tayanna').resource]).toEqual([0, 12])
  })
  it('Psychotronic Weaponry takes 7 for one pyramid, and the thief keeps no more than the track holds', () => {
    const t = withSpecial('psychotronic_weaponry', 20)
      .given({ aztlan: { buildings: ['pyramid'] } })
      .pp({ Ramon: 9 })
    t.at('Tayanna').does('special.psychotronic_weaponry').does('Ramon')
    expect([t.player('Ramon').resource, t.player('Tayanna').resource]).toEqual([2, 22])
  })
  it('what brings nobody anything may be chosen, but asks for nobody', () => {
    for (const special of ['crystal_healing_grid', 'psychotronic_weaponry']) {
      const t = withSpecial(special)
      expect(t.labels('Tayanna').at(-1)).toMatch(/ \(0\)$/)
      t.at('Tayanna').does(`special.${special}`)
      expect(t.awaited, special).toEqual(['Sargon'])
    }
  })
  it('Pyramid of the Galactic Sun doubles what pyramids and temples add, not the rest', () => {
    const t = withSpecial('galactic_sun', 0)
      .given({ aztlan: { buildings: ['pyramid', 'pyramid', 'light'] }, eden: { owner: 'aztlan', buildings: ['dark'] } })
      .pp({ Inanna: 0 })
    t.at('Tayanna').does('special.galactic_sun')
    const worth = 4 + 2 * 3 + 2 + 1
    expect([t.player('Tayanna').resource, t.player('Inanna').resource]).toEqual([worth, worth])
  })
  it('Spy Network: an Intrigue with the own capitols, and three removals for each of the nation’s', () => {
    const t = withSpecial('spy_network', 0).given({
      aztlan: { buildings: ['capitol'] },
      hyperborea: { buildings: ['capitol'] },
      eden: { agents: { Sargon: [1, 2] } },
    })
    t.at('Tayanna').does('special.spy_network')
    expect(t.asked('Tayanna').prompt).toMatchObject({ removals: 3 })
    t.at('Tayanna').does('remove:eden:Sargon:2').does('place:3', 'eden').does('done')
    expect(t.area('eden').agents).toEqual({ Sargon: [1], Tayanna: [3] })
  })
  it('T41: on Utopian City a further building costs Hyperborea 4, not 3; every capitol gives one free', () => {
    const t = table()
      .given({
        thule: { owner: 'hyperborea', counter: 's_utopian_city' },
        hyperborea: { buildings: ['capitol'] },
        agartha: { owner: 'hyperborea' },
        shambhala: { owner: 'hyperborea' },
      })
      .pp({ Tayanna: 5 })
    t.at('Tayanna').does('special.utopian_city')
    expect(t.asked('Tayanna').prompt).toMatchObject({ free: 2, tied: [], price: 4 })
    t.at('Tayanna').does('capitol', 'agartha').does('base', 'agartha').does('base', 'shambhala')
    expect(t.player('Tayanna').resource).toBe(1)
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('Vimanas cross oceans that touch an own base for nothing; further conflicts cost 4', () => {
    const t = withSpecial('vimanas').given({ aztlan: { buildings: ['base'], units: { aztlan: 6 } } })
    t.at('Tayanna').does('special.vimanas').does('aztlan', 'hawaiki', 1).does('aztlan', 'beringia', 1)
    expect(t.view(null).march).toMatchObject({ price: 4, moves: [{ lost: 0 }, { lost: 0 }] })
  })
  it('Weather Control moves Doom by two and triggers dark temples twice; nobody gets more', () => {
    const t = withSpecial('weather_control', 0)
      .given({ atlantis: { buildings: ['dark'] } })
      .pp({ Sophia: 0, Ramon: 0 })
    const { doom } = t.board
    t.at('Tayanna').does('special.weather_control').does('forward')
    expect(t.board.doom).toBe(doom - 2)
    expect([t.player('Tayanna').resource, t.player('Sophia').resource, t.player('Ramon').resource]).toEqual([0, 2, 2])
  })
})

describe('6.1.8 Repolarize and the Temple of Anu', () => {
  const dealt = (special = 'vimanas') =>
    withSpecial(special, 5).lay((board) => {
      board.players.Tayanna!.hand = ['ascension', 'continuation']
      board.deck = ['poleShift', 'poleShift', 'ascension', 'continuation', 'ascension']
    })
  it('draws two for 3 PP, keeps any two of four, and shuffles the others back', () => {
    const t = dealt()
    t.at('Tayanna').does('pad.repolarize')
    expect(t.player('Tayanna')).toMatchObject({ resource: 2, hand: ['ascension', 'continuation', 'poleShift', 'poleShift'] })
    expect(t.offers('Tayanna')).toEqual([
      'ascension+poleShift',
      'ascension+continuation',
      'poleShift+poleShift',
      'poleShift+continuation',
    ])
    expect(t.asked('Tayanna').idle).toMatchObject({ pick: 'ascension+continuation' })
    t.at('Tayanna').does('poleShift+continuation')
    expect(t.player('Tayanna').hand).toEqual(['poleShift', 'continuation'])
    expect([...t.board.deck].sort()).toEqual(['ascension', 'ascension', 'ascension', 'continuation', 'poleShift'])
    expect(t.view('Tayanna').memories).toMatchObject([{ of: null, cards: ['ascension', 'poleShift'], stale: false }])
    expect(t.view('Sargon').memories).toEqual([])
  })
  it('is closed with fewer than 3 PP', () => {
    expect(dealt().pp({ Tayanna: 2 }).blocked('Tayanna', 'pad.repolarize')).toEqual({ say: 'blocked.price', cost: 3, has: 2 })
  })
  it('the Temple of Anu draws four for nothing', () => {
    const t = dealt('temple_of_anu')
    t.at('Tayanna').does('special.temple_of_anu')
    expect(t.player('Tayanna').hand).toHaveLength(6)
    t.at('Tayanna').does('poleShift+poleShift')
    expect(t.player('Tayanna')).toMatchObject({ resource: 5, hand: ['poleShift', 'poleShift'] })
  })
})

describe('8.4 Oracle of Rama', () => {
  const oracle = (hand: ('ascension' | 'poleShift')[]) => {
    const t = withSpecial('oracle_of_rama', 0).lay((board) => {
      board.players.Sargon!.hand = hand
    })
    t.at('Tayanna').does('special.oracle_of_rama').does('ascension', 'Sargon')
    return t
  }
  it('a right guess is shown to all and brings 10 PP', () => {
    const t = oracle(['ascension', 'ascension'])
    expect(t.player('Tayanna').resource).toBe(10)
    expect(t.view('Ramon').memories).toEqual([
      { of: 'Sargon', cards: ['ascension'], not: false, round: 1, stale: false, open: true },
    ])
    expect(t.player('Sargon').hand).toHaveLength(2)
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('of a wrong one all learn what the card is not, and the acting player what it is', () => {
    const t = oracle(['poleShift', 'poleShift'])
    expect(t.player('Tayanna').resource).toBe(0)
    expect(t.view('Ramon').memories).toMatchObject([{ of: 'Sargon', cards: ['ascension'], not: true, open: true }])
    expect(t.view('Tayanna').memories).toMatchObject([{ cards: ['poleShift'], not: false, open: false }, { not: true }])
    t.turnOf('Sargon').pp({ Sargon: 3 }).at('Sargon').does('pad.repolarize')
    t.rest()
    expect(t.view('Ramon').memories).toMatchObject([{ of: 'Sargon', stale: true }])
  })
})
