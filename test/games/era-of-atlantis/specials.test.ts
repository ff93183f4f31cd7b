import { describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { FIVE, table } from './driver.ts'

/** Aztlán owns the special action in Thule; Tayanna is to move. */
const withSpecial = (special: string, virya = 10) =>
  table()
    .given({ thule: { owner: 'aztlan', counter: `s_${special}` } })
    .virya({ Tayanna: virya })

describe('6.1.9 Special actions', () => {
  it('belong to the controllers of the nation that owns them, and to nobody while neutral', () => {
    const t = withSpecial('weather_control')
    expect(t.offers('Tayanna')).toContain('special.weather_control')
    t.given({ thule: { owner: null } })
    expect(t.offers('Tayanna')).not.toContain('special.weather_control')
    t.given({ thule: { owner: 'atlantis' } })
    expect(t.offers('Tayanna')).not.toContain('special.weather_control')
  })

  it('The Black Knight doubles own agents, converts units and only serves its nation', () => {
    const t = withSpecial('black_knight').given({
      eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [2], Inanna: [1] } },
    })
    t.at('Tayanna').does('special.black_knight').does('eden')
    expect(t.board.contest).toMatchObject({
      agents: { Tayanna: 4, Inanna: 1 },
      roles: { Tayanna: 'attacker', Sargon: 'defender', Sophia: 'defender', Inanna: 'partner' },
    })
    expect(t.offers('Inanna').some((id) => id.startsWith('defend'))).toBe(false)
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace', Inanna: 'attack-0' })
    expect(t.area('eden')).toMatchObject({ owner: 'aztlan', units: { aztlan: 4 } })
  })

  it('3 and 4.2: a nation has 30 units, however they come to it', () => {
    const converted = withSpecial('black_knight').given({
      aztlan: { units: { aztlan: 28 } },
      eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [3] } },
    })
    converted.at('Tayanna').does('special.black_knight').does('eden')
    converted.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(converted.area('eden').units).toEqual({ aztlan: 2 })
    const raised = withSpecial('chimeras').given({ w_amazon: { units: { aztlan: 1 } }, aztlan: { units: { aztlan: 27 } } })
    raised.at('Tayanna').does('special.chimeras')
    expect(raised.area('w_amazon').units).toEqual({ aztlan: 3 })
  })

  it('The Black Knight has no target in homes and in what the nation already has (B57)', () => {
    const t = withSpecial('black_knight').given({
      lemuria: { agents: { Tayanna: [3] } },
      eden: { owner: 'aztlan', agents: { Tayanna: [2] } },
    })
    expect(t.blocked('Tayanna', 'special.black_knight')).toEqual({ say: 'blocked.target' })
  })

  it('Brahmastra removes three units for every dark temple, own ones if need be, and Doom comes nearer', () => {
    const t = withSpecial('brahmastra').given({
      eden: { buildings: ['dark'] },
      punt: { owner: 'aztlan', units: { aztlan: 2 } },
      lemuria: { units: { lemuria: 3 } },
    })
    const { doom } = t.board
    t.at('Tayanna').does('special.brahmastra')
    expect(t.asked('Tayanna').input).toMatchObject({ min: 3, max: 3 })
    t.at('Tayanna').does({ 'punt:aztlan': 1, 'lemuria:lemuria': 2 })
    expect([t.area('punt').units, t.area('lemuria').units, t.board.doom]).toEqual([{ aztlan: 1 }, { lemuria: 1 }, doom - 1])
  })

  it('Brahmastra takes as many as there are', () => {
    const t = withSpecial('brahmastra').given({ eden: { buildings: ['dark', 'dark'] }, lemuria: { units: { lemuria: 3 } } })
    t.at('Tayanna').does('special.brahmastra')
    expect(t.area('lemuria').units).toEqual({})
    expect(t.awaited).toEqual(['Sargon'])
  })

  it('Chimeras: three units in every wilderness held, and units count double in conflicts only', () => {
    const t = withSpecial('chimeras').given({ w_amazon: { units: { aztlan: 1 } }, aztlan: { units: { aztlan: 4 } } })
    t.at('Tayanna').does('special.chimeras')
    expect(t.area('w_amazon').units).toEqual({ aztlan: 4 })
    t.turnOf('Tayanna').at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 3).does('march')
    expect(t.board.contest!.sums.attack).toBe(6)
    expect(t.view(null).areas.find(({ id }) => id === 'aztlan')!.markers).toEqual(['chimera-lab'])
  })

  it('Crystal Healing Grid: the crystal comes home, and a Temple of Light may be built there', () => {
    const t = withSpecial('crystal_healing_grid')
    t.at('Tayanna').does('special.crystal_healing_grid').does('yes')
    expect(t.board).toMatchObject({ crystal: 'aztlan', flipped: true })
    expect(t.area('aztlan').buildings).toEqual(['light'])
  })

  it('T25: with two Temples of Light the crystal saves six of eight lost units', () => {
    const t = table()
      .given({
        paititi: { owner: 'lemuria', units: { lemuria: 8 } },
        aztlan: { units: { aztlan: 20 } },
        thule: { buildings: ['light', 'light'] },
      })
      .lay((board) => {
        board.crystal = 'lemuria'
      })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 20).does('march')
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(t.area('lemuria').units).toEqual({ lemuria: 6 })
    expect(t.area('paititi')).toMatchObject({ owner: 'aztlan', units: { aztlan: 20 } })
  })

  it('the crystal counts temples after the destruction, and saves no more than its share in one turn (B98)', () => {
    const t = table()
      .given({
        paititi: { owner: 'lemuria', units: { lemuria: 8 }, buildings: ['light'] },
        aztlan: { units: { aztlan: 20 } },
      })
      .lay((board) => {
        board.crystal = 'lemuria'
      })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 20).does('march')
    t.dials({ Tayanna: 'attack-0', Sargon: 'peace', Sophia: 'peace' })
    expect(t.area('lemuria').units).toEqual({})
  })

  it('Extraterrestrial Contact Center copies any special action in play for its own nation, for 3', () => {
    const t = withSpecial('et_contact_center', 5).given({
      eden: { counter: 's_galactic_sun' },
      punt: { owner: 'lemuria', counter: 's_vimanas' },
    })
    t.at('Tayanna').does('special.et_contact_center')
    expect(t.offers('Tayanna')).toEqual(['galactic_sun', 'vimanas'])
    t.at('Tayanna').does('galactic_sun')
    expect(t.player('Tayanna').resource).toBe(5 - 3 + 4 + 1)
    expect(t.player('Tayanna').archons).toContain('special.et_contact_center')
    t.turnOf('Tayanna').virya({ Tayanna: 2 })
    t.lay((board) => {
      board.players.Tayanna!.archons = [null, null]
    })
    expect(t.blocked('Tayanna', 'special.et_contact_center')).toMatchObject({ say: 'blocked.price' })
  })

  it('Pyramid of the Galactic Sun doubles areas with a pyramid, once each, for both controllers', () => {
    const t = withSpecial('galactic_sun', 0)
      .given({ aztlan: { buildings: ['pyramid', 'pyramid'] } })
      .virya({ Inanna: 0 })
    t.at('Tayanna').does('special.galactic_sun')
    expect([t.player('Tayanna').resource, t.player('Inanna').resource]).toEqual([2 * 6 + 1, 2 * 6 + 1])
  })

  it('Spy Network: Intrigue, and four removals for each capitol of its nation', () => {
    const t = withSpecial('spy_network').given({
      aztlan: { buildings: ['capitol'] },
      hyperborea: { buildings: ['capitol'] },
      eden: { agents: { Sargon: [1, 2], '*': [3] } },
    })
    t.at('Tayanna').does('special.spy_network')
    expect(t.asked('Tayanna').prompt).toMatchObject({ removals: 4 })
    expect(t.offers('Tayanna').filter((id) => id.startsWith('remove'))).toEqual(['remove:eden:Sargon:1', 'remove:eden:Sargon:2'])
    t.at('Tayanna').does('remove:eden:Sargon:2').does('place:3', 'eden').does('done')
    expect(t.area('eden').agents).toEqual({ Sargon: [1], Tayanna: [3], '*': [3] })
    expect(t.player('Tayanna').resource).toBe(10)
  })

  it('10.4, 5.2: Spy Network removes agents of players; those of the passive nation are nobody’s', () => {
    const t = withSpecial('spy_network').given({ aztlan: { buildings: ['capitol'] }, eden: { agents: { '*': [2, 3] } } })
    t.at('Tayanna').does('special.spy_network')
    expect(t.offers('Tayanna').some((id) => id.startsWith('remove'))).toBe(false)
    const passive = eraOfAtlantis.about('en-US').topics.filter(({ id }) => id === 'passive' || id === 'spy_network')
    expect(passive.map(({ text }) => text).join(' ')).toMatch(/no special action removes it.*are nobody’s/)
  })

  it('Utopian City: one free building in each own area without units, the standard one, and others for 3', () => {
    const t = withSpecial('utopian_city', 3).given({ aztlan: { units: { aztlan: 1 } }, eden: { owner: 'aztlan' } })
    t.at('Tayanna').does('special.utopian_city')
    expect(t.asked('Tayanna').prompt).toMatchObject({ free: 1, tied: ['eden', 'thule'], price: 3 })
    t.at('Tayanna').does('base', 'eden').does('base', 'eden').does('base', 'aztlan').does('capitol', 'thule')
    expect(t.player('Tayanna').resource).toBe(0)
    expect(t.area('eden').buildings).toEqual(['base', 'base'])
  })

  it('Vimanas cross oceans that touch an own base for nothing; further conflicts cost 2', () => {
    const t = withSpecial('vimanas').given({ aztlan: { buildings: ['base'], units: { aztlan: 6 } } })
    t.at('Tayanna').does('special.vimanas').does('aztlan', 'hawaiki', 1).does('aztlan', 'beringia', 1)
    expect(t.view(null).march).toMatchObject({ price: 2, moves: [{ lost: 0 }, { lost: 0 }] })
    t.at('Tayanna').does('aztlan', 'yorubaland', 4)
    expect(t.view(null).march!.moves[2]).toMatchObject({ lost: 3 })
  })

  it('T14: Weather Control moves Doom by two; dark temples pay twice, the acting player gets 5 besides', () => {
    const t = withSpecial('weather_control', 0)
      .given({ atlantis: { buildings: ['dark'] } })
      .virya({ Sophia: 0, Ramon: 0 })
    const { doom } = t.board
    t.at('Tayanna').does('special.weather_control').does('forward')
    expect(t.board.doom).toBe(doom - 2)
    expect([t.player('Tayanna').resource, t.player('Sophia').resource, t.player('Ramon').resource]).toEqual([5, 6, 6])
  })

  it('Doom never leaves the track, and only real steps pay (B80)', () => {
    const t = withSpecial('weather_control', 0)
      .given({ aztlan: { buildings: ['dark'] } })
      .lay((board) => {
        board.doom = 2
      })
    t.at('Tayanna').does('special.weather_control')
    const { input } = t.asked('Tayanna')
    expect(input.kind === 'pick' && input.options.map(({ id, label }) => [id, label.doom])).toEqual([
      ['back', 4],
      ['forward', 1],
    ])
    t.at('Tayanna').does('forward')
    expect([t.board.doom, t.player('Tayanna').resource]).toEqual([1, 3 + 5])
    const u = withSpecial('weather_control').lay((board) => {
      board.doom = 18
    })
    u.at('Tayanna').does('special.weather_control').does('back')
    expect(u.board.doom).toBe(18)
  })

  it('T27: Psychic Control costs 10 to enter, 5 go to each owner of Psychotronic Weaponry, then the action', () => {
    const t = withSpecial('psychotronic_weaponry')
      .given({ thule: { owner: 'atlantis' } })
      .turnOf('Ramon')
      .virya({ Ramon: 10, Sophia: 0 })
    t.lay((board) => {
      board.psychic = 'atlantis.collect'
    })
    t.at('Ramon').does('atlantis.collect')
    expect([t.player('Ramon').resource, t.player('Sophia').resource]).toEqual([10 - 10 + 5 + 8, 5 + 8])
    t.turnOf('Sophia').virya({ Sophia: 9 })
    t.lay((board) => {
      board.players.Ramon!.archons = [null, null]
    })
    expect(t.blocked('Sophia', 'atlantis.collect')).toEqual({ say: 'blocked.price', cost: 10, has: 9 })
  })

  it('Psychotronic Weaponry puts the marker on any nation space or special tile, not on pads', () => {
    const t = withSpecial('psychotronic_weaponry').given({ eden: { counter: 's_vimanas' } })
    t.at('Tayanna').does('special.psychotronic_weaponry')
    expect(t.offers('Tayanna')).toHaveLength(5 * 5 + 2)
    t.at('Tayanna').does('lemuria.move')
    expect(
      t
        .view(null)
        .nations.find(({ id }) => id === 'lemuria')!
        .spaces.find(({ action }) => action === 'move')!.toll,
    ).toBe(true)
  })

  it('10.4: Psychotronic Weaponry used once more may leave the marker where it is', () => {
    const t = withSpecial('psychotronic_weaponry').lay((board) => {
      board.psychic = 'lemuria.move'
    })
    t.at('Tayanna').does('special.psychotronic_weaponry').does('lemuria.move')
    expect(t.board.psychic).toBe('lemuria.move')
  })

  it('10.4: Utopian City promises free buildings only where there is a spot for them', () => {
    const t = withSpecial('utopian_city').given({
      hawaiki: { owner: 'aztlan', buildings: ['base'] },
      aztlan: { units: { aztlan: 1 } },
    })
    t.at('Tayanna').does('special.utopian_city')
    expect(t.asked('Tayanna').prompt).toMatchObject({ tied: ['thule'] })
  })
})

describe('10.4 Oracle of Rama', () => {
  const oracle = (hand: ('ascension' | 'poleShift')[]) => {
    const t = withSpecial('oracle_of_rama', 0).lay((board) => {
      board.players.Sargon!.hand = hand
    })
    t.at('Tayanna').does('special.oracle_of_rama').does('ascension', 'Sargon')
    return t
  }
  it('a match may be shown for 18, and then everybody knows', () => {
    const t = oracle(['ascension', 'ascension'])
    expect(t.view('Tayanna').memories).toMatchObject([{ of: 'Sargon', cards: ['ascension'], open: false }])
    expect(t.view('Ramon').memories).toEqual([])
    t.at('Tayanna').does('show')
    expect(t.player('Tayanna').resource).toBe(18)
    expect(t.view('Ramon').memories).toMatchObject([{ of: 'Sargon', cards: ['ascension'], open: true }])
  })
  it('without a match the question is asked all the same, so that nobody can tell', () => {
    const t = oracle(['poleShift', 'poleShift']).virya({ Tayanna: 15 })
    expect(t.awaited).toEqual(['Tayanna'])
    expect(t.offers('Tayanna')).toEqual(['keep'])
    expect(t.blocked('Tayanna', 'show')).toEqual({ say: 'oracle.wrong' })
    t.at('Tayanna').does('keep')
    expect(t.player('Tayanna').resource).toBe(22)
    expect(t.events).toContainEqual({ say: 'special.gained', special: 'oracle_of_rama', seat: 'Tayanna', amount: 7, lost: 5 })
  })
})

describe('6.1.3 Repolarize', () => {
  const laidOut = (virya: number, round: number, options = {}) =>
    table(FIVE, options)
      .virya({ Tayanna: virya })
      .lay((board) => {
        board.round = round
        board.layout = { sun: 'ascension', moon: 'poleShift', eclipse: 'continuation' }
        board.players.Tayanna!.hand = ['ascension', 'continuation']
        board.deck = ['poleShift', 'ascension', 'ascension', 'continuation', 'poleShift']
      })

  it('T19: with 1 Virya in round 5 only the moon card makes it possible, and 2 are left', () => {
    const t = laidOut(1, 5)
    t.at('Tayanna').does('pad.repolarize')
    expect(t.offers('Tayanna')).toEqual(['moon+eclipse', 'sun+moon'])
    expect(t.blocked('Tayanna', 'sun+eclipse')).toMatchObject({ say: 'blocked.price' })
    const { input } = t.asked('Tayanna')
    expect(input.kind === 'pick' && input.options.find(({ id }) => id === 'sun+moon')?.price).toMatchObject({ cost: 5, left: 2 })
    t.at('Tayanna').does('sun+moon')
    expect(t.player('Tayanna').resource).toBe(2)
    expect(t.events).toContainEqual({
      say: 'repolarize.took',
      seat: 'Tayanna',
      cost: 5,
      gift: 6,
      taken: [
        { spot: 'sun', card: expect.any(String) },
        { spot: 'moon', card: expect.any(String) },
      ],
    })
  })

  it('is closed when even the moon card would not pay for it', () => {
    expect(laidOut(1, 8).blocked('Tayanna', 'pad.repolarize')).toEqual({ say: 'blocked.price', cost: 8, has: 1 })
  })

  it('gives two cards away, openly to the layout or face down to the deck, and fills up from the deck', () => {
    const t = laidOut(6, 1)
    t.at('Tayanna').does('pad.repolarize').does('sun+moon').does('0', 'moon')
    expect(t.board.layout).toMatchObject({ sun: null, moon: 'ascension' })
    t.at('Tayanna').does('0', 'deck')
    expect(t.events).toContainEqual({ say: 'repolarize.drew', cards: ['poleShift'] })
    expect(t.board.layout).toEqual({ sun: 'poleShift', moon: 'ascension', eclipse: 'continuation' })
    expect(t.player('Tayanna').hand).toEqual(['ascension', 'poleShift'])
    expect(t.board.deck).toEqual(['ascension', 'ascension', 'continuation', 'poleShift', 'continuation'])
    expect(t.player('Tayanna').resource).toBe(6 + 6 - 1)
  })

  it('shows drawn cards to the acting player before they are laid out in the order desired', () => {
    const t = laidOut(6, 1)
    t.at('Tayanna').does('pad.repolarize').does('sun+eclipse').does('0', 'deck').does('0', 'deck')
    expect([t.view('Tayanna').drawn, t.view('Sargon').drawn]).toEqual([['poleShift', 'ascension'], []])
    t.at('Tayanna').does(['1', '0'])
    expect(t.board.layout).toEqual({ sun: 'ascension', moon: 'poleShift', eclipse: 'poleShift' })
  })

  it('Order of Thoth: no price, 3 Virya, no moon bonus, and three cards in the end', () => {
    const t = laidOut(0, 5, { powers: 'on' }).lay((board) => {
      board.players.Tayanna!.society = 'order_of_thoth'
    })
    t.at('Tayanna').does('pad.repolarize').does('sun+moon').does('0', 'deck')
    expect(t.player('Tayanna')).toMatchObject({ resource: 3, hand: ['continuation', 'ascension', 'poleShift'] })
    t.rest()
  })

  it('T15: Order of Thoth with three cards takes two and gives two at the Temple of Anu', () => {
    const t = laidOut(0, 5, { powers: 'on' })
      .given({ thule: { owner: 'aztlan', counter: 's_temple_of_anu' } })
      .lay((board) => {
        board.players.Tayanna!.society = 'order_of_thoth'
        board.players.Tayanna!.hand = ['ascension', 'continuation', 'poleShift']
      })
    t.at('Tayanna').does('special.temple_of_anu').does('moon').does('deck:ascension').does('0', 'moon').does('0', 'deck')
    expect(t.player('Tayanna')).toMatchObject({ resource: 0, hand: ['poleShift', 'poleShift', 'ascension'] })
    expect(t.board.deck).toHaveLength(5)
    expect(t.view('Tayanna').memories).toMatchObject([{ of: null, stale: false }])
    const { flipped } = t.board
    t.at('Tayanna').does('flip')
    expect(t.board.flipped).toBe(!flipped)
  })

  it('Temple of Anu may build a Temple of Light in a neutral minor nation, or move Doom by one', () => {
    const anu = () => {
      const t = laidOut(0, 5).given({ thule: { owner: 'aztlan', counter: 's_temple_of_anu' }, eden: { buildings: ['dark'] } })
      t.at('Tayanna').does('special.temple_of_anu').does('sun').does('moon').does('0', 'sun').does('0', 'moon')
      return t
    }
    const t = anu()
    expect(t.offers('Tayanna')).toEqual(['back', 'forward', 'flip', 'temple'])
    t.at('Tayanna').does('temple', 'punt')
    expect(t.area('punt').buildings).toEqual(['light'])
    expect(t.board.flipped).toBe(true)
    const u = anu()
    const { doom } = u.board
    u.at('Tayanna').does('back')
    expect(u.board.doom).toBe(doom + 1)
  })

  it('is not part of the introductory game', () => {
    const t = table(FIVE, { mode: 'introductory' })
    expect(t.board.layout).toBeNull()
    expect(t.asked('Tayanna').input).not.toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ id: 'pad.repolarize' })]),
    })
  })
})
