/** Library, forge, centre and energy: vectors 45 to 58, and the scrolls. */

import { describe, expect, it } from 'vitest'
import { bySeat } from '../../../src/kernel/language.ts'
import { game, table } from './table.ts'

const FULL = ['ley-surge', 'ley-surge', 'sea-wall', 'appeasement']

describe('the library', () => {
  const study = (tile: string, given: Parameters<typeof table>[1] = {}) =>
    table(4, { councilors: { p1: 'alchemist', p2: 'orator' }, library: ['transmutation', 'foresight', 'sea-wall'], ...given })
      .places('p1', 'leader', tile)
      .toActions()
      .acts('p1', 'leader', tile)

  it('45: a keep-both tile gives two cards for nothing', () => {
    const t = study('library-6')
    expect(t.player('p1').hand).toEqual(['transmutation', 'foresight'])
    expect(t.question('p1').prompt.say).toBe('actions')
  })

  it('45: with a full hand one may rather leave cards', () => {
    const t = study('library-6', { hands: { p1: ['ley-surge', 'ley-surge', 'ley-surge'] } }).does('p1', ['1'])
    expect(t.player('p1').hand).toEqual(['ley-surge', 'ley-surge', 'ley-surge', 'foresight'])
    expect(t.board.library.deck[0]).toBe('transmutation')
  })

  it('45: a larger hand has room for both without a question', () => {
    const hands = { p1: ['ley-surge', 'ley-surge', 'ley-surge'] }
    const t = study('library-6', { hands, artifacts: { p1: ['codex-satchel'] } })
    expect(t.player('p1').hand).toHaveLength(5)
    expect(t.question('p1').prompt.say).toBe('actions')
  })

  it('23: a card dealt while one is choosing is chosen for itself, and does not widen the choice', () => {
    const t = table(4, {
      councilors: { p1: 'alchemist', p2: 'orator' },
      goods: { p2: { gold: 2, atlantium: 1 } },
      library: ['transmutation', 'foresight', 'sea-wall', 'appeasement'],
    })
    t.places('p1', 'leader', 'library-4').places('p2', 'leader', 'build-0').toActions()
    t.acts('p1', 'leader', 'library-4').does('p2', 'build-0', 'council-obelisk')
    expect(t.player('p1')).toMatchObject({
      drawn: { cards: ['transmutation', 'foresight'], keep: 1 },
      dealt: { cards: ['sea-wall'] },
    })
    expect(t.refusal('p1', ['0', '1'])).toBe('misfit.count')
    t.does('p1', ['1']).does('p1', ['0'])
    expect(t.player('p1').hand).toEqual(['foresight', 'sea-wall'])
    expect(t.player('p1').dealt).toBeUndefined()
  })

  it('46: a keep-one tile gives one; the other is the bottom card', () => {
    const t = study('library-4')
    expect(t.refusal('p1', ['0', '1'])).toBe('misfit.count')
    t.does('p1', ['1'])
    expect(t.player('p1').hand).toEqual(['foresight'])
    expect(t.board.library.deck[0]).toBe('transmutation')
  })

  it('47: an energy buys the second card', () => {
    const t = study('library-4', { goods: { p1: { energy: 1 } } }).does('p1', ['0', '1'])
    expect(t.player('p1').hand).toHaveLength(2)
    expect(t.goods('p1').energy).toBe(0)
  })

  it('48: more than four scrolls are discarded or played', () => {
    const t = study('library-4', { hands: { p1: FULL } }).does('p1', ['0'])
    expect(t.awaited).toContain('p1')
    expect(t.options('p1')).toContain('discard.transmutation')
    t.does('p1', 'play.ley-surge')
    expect(t.player('p1').hand).toHaveLength(4)
    expect(t.goods('p1').energy).toBe(2)
    const clock = study('library-4', { hands: { p1: FULL } })
      .does('p1', ['0'])
      .idles('p1')
    expect(clock.player('p1').hand).toEqual(FULL)
    expect(clock.board.library.discard).toEqual(['transmutation'])
  })

  it('49: an artifact lies open and does not count', () => {
    const t = study('library-4', { hands: { p1: FULL }, library: ['codex-satchel', 'foresight'] }).does('p1', ['0'])
    expect(t.player('p1').artifacts).toEqual(['codex-satchel'])
    expect(t.player('p1').hand).toEqual(FULL)
    expect(t.view('p1').players[0]!.handLimit).toBe(6)
  })

  it('50: no scroll while a misfortune is resolved', () => {
    const t = table(4, { hands: { p1: ['sea-wall'] }, misfortunes: ['controlled-flood'] }).allReady()
    expect(t.offer('p1', 'scroll')).toBeUndefined()
  })

  it('26: who asked for it may play a scroll between misfortunes and before the wrath', () => {
    const hands = { p1: ['appeasement', 'sea-wall'] }
    const t = table(4, { hands, wrath: 3 })
      .does('p1', 'rest')
      .takes('p1', 'reopen', 'reopen')
      .does('p1', 'pause')
      .allReadyBut('p1')
    expect(t.question('p1').prompt.say).toBe('pause')
    t.takes('p1', 'scroll', 'sea-wall', ['hills'])
    expect(t.board.barriers).toEqual(['hills'])
    while (t.phase === 'misfortune') t.does('p1', 'go')
    t.allDone()
    expect(t.phase).toBe('wrath')
    expect(t.question('p1').prompt).toMatchObject({ say: 'pause.wrath' })
    const { floods } = t.view('p1').wrath
    t.takes('p1', 'scroll', 'appeasement')
    expect(t.last!.events.map(({ text }) => text)).toContainEqual({ say: 'wrath', left: floods - 1 })
  })
  it('26: once the gods take their tiles, no scroll comes in between', () => {
    const t = table(4, { hands: { p1: ['sea-wall'] }, wrath: 3 }).toActions()
    t.does('p1', 'pause').allDone()
    t.does('p1', 'go')
    expect(t.question('p1').prompt.say).toBe('wrath.where')
    expect(t.offer('p1', 'scroll')).toBeUndefined()
  })
  it('26: who did not ask for it is not asked before the wrath', () => {
    const t = table(4, { hands: { p1: ['sea-wall'] }, wrath: 3 })
      .toActions()
      .allDone()
    expect(t.question('p1').prompt.say).toBe('wrath.where')
  })
  it('51: the Scholar draws three, keeps one, and pays for each more', () => {
    const scholar = { councilors: { p1: 'scholar' }, goods: { p1: { energy: 2 } } }
    const t = study('library-4', scholar).does('p1', ['0', '1', '2'])
    expect(t.goods('p1').energy).toBe(0)
    expect(t.player('p1').hand).toHaveLength(3)
    const one = study('library-4', scholar).does('p1', ['1'])
    expect(one.question('p1').prompt.say).toBe('under')
    one.does('p1', ['1', '0'])
    expect(one.board.library.deck.slice(0, 2)).toEqual(['transmutation', 'sea-wall'])
  })

  it('c.13: while somebody chooses, the library is in use', () => {
    const t = table(4, { library: ['transmutation', 'foresight'] })
      .places('p1', 'leader', 'library-4')
      .places('p2', 'leader', 'library-6')
      .toActions()
    t.acts('p1', 'leader', 'library-4')
    expect(t.whyNot('p2', t.piece('p2', 'leader', 'library-6'))).toBe('not.library')
    t.does('p1', ['0'])
    expect(t.options('p2')).toContain(t.piece('p2', 'leader', 'library-6'))
  })

  it('D38: an empty deck is renewed from the discard, then there are fewer cards', () => {
    const t = study('library-6', { library: [], wholeLibrary: { deck: ['ley-surge'], discard: ['sea-wall'] } })
    expect(t.player('p1').hand).toEqual(['ley-surge', 'sea-wall'])
    const short = study('library-6', { library: [], wholeLibrary: { deck: ['ley-surge'], discard: [] } })
    expect(short.player('p1').hand).toEqual(['ley-surge'])
  })
})

describe('scrolls', () => {
  const at = (card: string, given: Parameters<typeof table>[1] = {}) => table(4, { hands: { p1: [card] }, ...given })

  it('Ley Surge, Sea Wall, Receding Tide, Call to Service', () => {
    expect(at('ley-surge').does('p1', 'scroll', 'ley-surge').goods('p1').energy).toBe(2)
    expect(at('sea-wall').does('p1', 'scroll', 'sea-wall', ['city']).board.barriers).toEqual(['city'])
    expect(
      at('receding-tide', { flooded: { hills: 3 } }).does('p1', 'scroll', 'receding-tide', ['hills']).board.flooded.hills,
    ).toBe(2)
    expect(at('receding-tide').options('p1')).not.toContain('scroll')
    expect(at('call-to-service').does('p1', 'scroll', 'call-to-service').pieces('p1', 'pool')).toHaveLength(4)
  })

  it('Transmutation, Prospector’s Chart, Alloy Formula', () => {
    const swapped = at('transmutation', { goods: { p1: { ore: 2 } } })
      .does('p1', 'scroll', 'transmutation')
      .does('p1', 'ore.gold')
      .does('p1', 'ore.crystal')
    expect(swapped.goods('p1')).toMatchObject({ ore: 0, gold: 1, crystal: 1 })
    expect(swapped.question('p1').prompt.say).toBe('placing')
    expect(at('prospectors-chart').does('p1', 'scroll', 'prospectors-chart', 'gold').goods('p1').gold).toBe(1)
    expect(
      at('alloy-formula', { goods: { p1: { ore: 1 } } })
        .does('p1', 'scroll', 'alloy-formula')
        .goods('p1'),
    ).toMatchObject({ ore: 0, atlantium: 3 })
  })

  it('Hidden Paths moves a standing Atlantean; Second Wind lets one act again', () => {
    const t = at('hidden-paths').toActions()
    t.does('p1', 'scroll', 'hidden-paths', t.piece('p1', 'leader', 'centre'), 'to.hills', 'hills-6')
      .dice(3)
      .acts('p1', 'leader', 'hills-6')
    expect(t.goods('p1').gold).toBe(1)
    const asked = table(4, { hands: { p2: ['hidden-paths'] }, goods: { p2: { ore: 1 } }, supply: { atlantium: 3 } })
      .places('p2', 'leader', 'forge-6')
      .toActions()
    asked.does('p3', 'wait', asked.piece('p2', 'leader', 'forge-6'))
    asked.does('p2', 'scroll', 'hidden-paths', asked.piece('p2', 'leader', 'forge-6'), 'to.centre')
    expect(asked.board.waits).toEqual({})
    const again = at('second-wind').toActions().acts('p1', 'leader', 'centre')
    again
      .does('p1', 'scroll', 'second-wind', again.pieces('p1', 'centre').find(({ down }) => down)!.id)
      .acts('p1', 'leader', 'centre')
    expect(again.goods('p1').energy).toBe(2)
    expect(at('second-wind').options('p1')).not.toContain('scroll')
  })

  it('Foresight shows three misfortunes to its owner, who puts one under the deck', () => {
    const t = at('foresight', { misfortunes: ['flood-hills', 'flood-city', 'eclipse'] }).does('p1', 'scroll', 'foresight')
    expect(t.view('p1').players[0]!.foreseen).toEqual(['flood-hills', 'flood-city', 'eclipse'])
    expect(t.view('p2').players[0]!.foreseen).toBeNull()
    t.does('p1', ['2', '1', '0'])
    expect(t.view('p1').players[0]!.foreseen).toEqual(['eclipse', 'flood-city'])
    t.toActions()
    expect(t.board.misfortunes.drawn.map(({ card }) => card)).toEqual(['eclipse', 'flood-city', 'calm-seas', 'calm-seas'])
    expect(t.board.misfortunes.deck[0]).toBe('flood-hills')
    expect(t.view('p1').players[0]!.foreseenCount).toBe(0)
  })

  it('26: nobody looks ahead while somebody else still puts misfortunes in order', () => {
    const t = table(4, { hands: { p1: ['foresight'], p2: ['foresight', 'ley-surge'] } }).does('p1', 'scroll', 'foresight')
    expect(t.whyNot('p2', 'scroll', 'foresight')).toBe('not.peeking')
    t.does('p1', ['0', '1', '2'])
    expect(t.options('p2', 'scroll')).toContain('foresight')
  })

  it('Shared Wisdom deals a card to two players, each of whom may reject it', () => {
    const t = at('shared-wisdom', { library: ['ley-surge', 'sea-wall'] })
      .does('p1', 'scroll', 'shared-wisdom', 'p3')
      .does('p1', [])
      .does('p3', ['0'])
    expect(t.player('p1').hand).toEqual([])
    expect(t.player('p3').hand).toEqual(['sea-wall'])
    expect(t.board.library.deck[0]).toBe('ley-surge')
  })
})

describe('forge and centre', () => {
  it('52: one ore per Atlantean at the tile’s rate', () => {
    const t = table(4, { councilors: { p1: 'orator' }, goods: { p1: { ore: 2 } } })
      .places('p1', 'leader', 'forge-6')
      .places('p1', 'follower', 'forge-6')
      .toActions()
    expect(t.acts('p1', 'leader', 'forge-6').goods('p1')).toMatchObject({ ore: 1, atlantium: 3 })
    expect(t.acts('p1', 'follower', 'forge-6').goods('p1')).toMatchObject({ ore: 0, atlantium: 6 })
  })

  it('53: without ore there is nothing to forge', () => {
    const t = table(4).places('p1', 'leader', 'forge-6').toActions()
    expect(t.whyNot('p1', t.piece('p1', 'leader', 'forge-6'))).toBe('not.ore')
  })

  it('54: a short supply gives what is there', () => {
    const t = table(4, { goods: { p1: { ore: 1 } }, supply: { atlantium: 1 } })
      .places('p1', 'leader', 'forge-6')
      .toActions()
    const warned = t.question('p1').input
    expect(warned.kind === 'pick' && warned.options.find(({ id }) => id === t.piece('p1', 'leader', 'forge-6'))?.label.say).toBe(
      'deed.scarce',
    )
    expect(t.acts('p1', 'leader', 'forge-6').goods('p1')).toMatchObject({ ore: 0, atlantium: 1 })
  })

  it('55: one energy for each on the centre', () => {
    const t = table(4)
      .places('p2', 'leader', 'centre')
      .places('p2', 'follower', 'hills-6')
      .places('p2', 'follower', 'hills-6')
      .toActions()
    for (const seat of ['p1', 'p2']) t.does(seat, 'rest')
    expect(t.goods('p1').energy).toBe(3)
    expect(t.goods('p2').energy).toBe(1)
  })

  it('Alchemist, Smith’s Hammer and Endless Chalice', () => {
    const t = table(4, {
      councilors: { p1: 'alchemist' },
      artifacts: { p2: ['smiths-hammer', 'endless-chalice'] },
      goods: { p1: { ore: 1 }, p2: { ore: 2 } },
    })
    t.places('p1', 'leader', 'forge-6').places('p2', 'follower', 'forge-6').places('p2', 'follower', 'forge-5').toActions()
    expect(t.acts('p1', 'leader', 'forge-6').goods('p1').atlantium).toBe(4)
    expect(t.acts('p2', 'follower', 'forge-6').goods('p2').atlantium).toBe(5)
    expect(t.acts('p2', 'follower', 'forge-5').goods('p2').atlantium).toBe(8)
    expect(t.acts('p2', 'leader', 'centre').goods('p2').energy).toBe(2)
  })

  it('the Priest shares two more energy, once a round', () => {
    const t = table(4, { councilors: { p1: 'priest' }, hands: { p1: ['second-wind'] } })
      .toActions()
      .acts('p1', 'leader', 'centre', { p1: 1, p2: 1 })
    expect([t.goods('p1').energy, t.goods('p2').energy]).toEqual([2, 1])
    t.does('p1', 'scroll', 'second-wind', t.pieces('p1', 'centre').find(({ down }) => down)!.id).acts('p1', 'leader', 'centre')
    expect(t.goods('p1').energy).toBe(3)
  })
})

describe('energy', () => {
  it('56: two players raise the tile closest to the centre', () => {
    const t = table(4, { flooded: { hills: 3 }, goods: { p1: { energy: 3 }, p2: { energy: 2 } } }).does(
      'p1',
      'energy',
      'unflood.hills',
      3,
    )
    expect(t.board.flooded.hills).toBe(3)
    t.does('p2', 'yes.fund.unflood.hills')
    expect(t.board.flooded.hills).toBe(2)
    expect(t.whyNot('p3', 'to.hills', 'hills-5')).toBe('not.flooded')
    expect(t.options('p3', 'to.hills')).toContain('hills-4')
    expect([t.goods('p1').energy, t.goods('p2').energy]).toEqual([0, 0])
  })

  it('35: a purchase says what is still needed, and each amount what it leaves its payer', () => {
    const t = table(4, { goods: { p1: { energy: 3 }, p2: { energy: 2 } } })
    const [menu] = t.labels('p1', 'energy').map((text) => game.speak(text, bySeat()))
    expect(menu).toBe('Barrier beside the Mountains: 4 energy needed')
    const option = (seat: string) => {
      const { input } = t.question(seat)
      const energy = input.kind === 'pick' && input.options.find(({ id }) => id === 'energy')?.then
      return energy && energy.kind === 'pick' ? energy.options.find(({ id }) => id === 'barrier.city') : undefined
    }
    expect(option('p1')).not.toHaveProperty('price')
    expect(option('p1')?.then).toMatchObject({ min: 1, max: 3, each: { of: 'energy', cost: 1, left: 3 } })
    t.does('p1', 'energy', 'barrier.city', 3)
    expect(option('p2')).toMatchObject({ label: { missing: 1 }, then: { max: 1, each: { left: 2 } } })
    expect(t.does('p2', 'energy', 'barrier.city', 1).board.barriers).toEqual(['city'])
  })

  it('57: what does not suffice is free again', () => {
    const t = table(4, { goods: { p1: { energy: 2 }, p2: { energy: 2 } } }).does('p1', 'energy', 'barrier.city', 2)
    expect(t.view('p1').players[0]!.freeEnergy).toBe(0)
    t.toActions()
    expect(t.board.funds).toEqual([])
    expect(t.view('p1').players[0]!.freeEnergy).toBe(2)
    expect(t.board.barriers).toEqual([])
  })

  it('57: a pledge can be taken back', () => {
    const t = table(4, { goods: { p1: { energy: 2 }, p2: { energy: 2 } } })
      .does('p1', 'energy', 'barrier.city', 2)
      .does('p1', 'energy', 'back.barrier.city')
    expect(t.board.funds).toEqual([])
  })

  it('58: nothing is bought between misfortunes', () => {
    const t = table(4, { goods: { p1: { energy: 9 } }, flooded: { hills: 1 }, hands: { p1: ['sea-wall'] } })
    t.does('p1', 'rest').takes('p1', 'reopen', 'reopen').does('p1', 'pause').allReadyBut('p1')
    expect(t.options('p1')).toEqual(['go', 'never'])
  })

  it('b.8: Warden and Mason’s Seal add up, never under one', () => {
    const given = {
      councilors: { p1: 'warden' },
      artifacts: { p2: ['masons-seal'] },
      goods: { p1: { energy: 3 }, p2: { energy: 1 } },
    }
    const t = table(4, given).places('p1', 'leader', 'hills-6').toActions().does('p2', 'energy', 'barrier.hills', 1)
    expect(t.board.barriers).toEqual(['hills'])
    expect(t.goods('p2').energy).toBe(0)
    const priced = table(4, { ...given, flooded: { hills: 1 } })
      .places('p1', 'leader', 'hills-5')
      .toActions()
      .does('p1', 'energy', 'unflood.hills', 3)
    expect(priced.goods('p1').energy).toBe(0)
    expect(priced.board.flooded.hills).toBe(0)
  })

  it('a fund is spent as soon as a Leader makes it cheap enough', () => {
    const t = table(4, { councilors: { p1: 'warden' }, goods: { p1: { energy: 1 }, p2: { energy: 3 } } }).does(
      'p2',
      'energy',
      'barrier.hills',
      2,
    )
    t.places('p1', 'leader', 'hills-6')
    expect(t.board.barriers).toEqual(['hills'])
    expect(t.goods('p2').energy).toBe(1)
  })
})
