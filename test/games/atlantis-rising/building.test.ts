/** Building and the Power Core: vectors 59 to 70, and the components. */

import { describe, expect, it } from 'vitest'
import type { Text } from '../../../src/kernel/contract.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { game, table } from './table.ts'

describe('building', () => {
  const shared = (given: Parameters<typeof table>[1] = {}) =>
    table(4, { councilors: { p1: 'orator', p2: 'scholar' }, goods: { p1: { gold: 1 }, p2: { atlantium: 2 } }, ...given })
      .places('p1', 'leader', 'build-1')
      .places('p2', 'leader', 'build-1')
      .toActions()

  it('59: two players pay together, after the second has agreed', () => {
    const t = shared().does('p1', 'build-1', 'crystal-resonator', 'mine')
    expect(t.board.builds[0]).toMatchObject({ parts: { p1: { gold: 1 }, p2: { atlantium: 2 } }, agreed: ['p1'] })
    expect(t.board.built).toEqual([])
    t.does('p2', 'yes.build.build-1')
    expect(t.board.built).toEqual(['crystal-resonator'])
    expect(t.board.blueprint).not.toContain('crystal-resonator')
    expect(t.at('build-1').every(({ down }) => down)).toBe(true)
    expect([t.goods('p1').gold, t.goods('p2').atlantium]).toEqual([0, 0])
  })

  it('c.5: a refusal ends the offer, a standing wish agrees at once, and nobody pays for another', () => {
    const refused = shared().does('p1', 'build-1', 'crystal-resonator', 'mine').does('p2', 'no.build.build-1')
    expect(refused.board.builds).toEqual([])
    expect(refused.goods('p1').gold).toBe(1)
    const wished = shared().does('p2', 'wish.confirm')
    expect(wished.options('p2')).not.toContain('wish.confirm')
    const agreed = structuredClone(wished.state)
    wished.takes('p2', 'wishes', 'ask').does('p1', 'build-1', 'crystal-resonator', 'mine')
    expect(wished.board.built).toEqual([])
    wished.state = agreed
    expect(wished.does('p1', 'build-1', 'crystal-resonator', 'mine').board.built).toEqual(['crystal-resonator'])
    const resting = shared().does('p2', 'done').does('p1', 'build-1', 'crystal-resonator', 'mine').does('p2', 'yes.build.build-1')
    expect(resting.board.built).toEqual(['crystal-resonator'])
  })

  it('c.5: an offer lapses when a part has been spent elsewhere', () => {
    const t = shared({ goods: { p1: { gold: 1 }, p2: { atlantium: 2 } }, hands: { p2: ['transmutation'] } })
    t.does('p1', 'build-1', 'crystal-resonator', 'mine')
      .does('p2', 'scroll', 'transmutation')
      .does('p2', 'atlantium.ore')
      .does('p2', 'stop')
    expect(t.board.builds).toEqual([])
    expect(t.board.built).toEqual([])
  })

  it('shows what everybody pays and what is left of it, before opening and before agreeing', () => {
    const goods = { p1: { gold: 2, atlantium: 1 }, p2: { gold: 1, atlantium: 2 } }
    const t = shared({ goods })
    const says = (text: Text) =>
      game.speak(
        text,
        speakerOf('en-US', (seat) => seat.toUpperCase()),
      )
    const labels = (seat: string, ...path: string[]) => t.labels(seat, ...path).map(says)
    expect(labels('p1', 'build-1', 'crystal-resonator')).toEqual([
      'You pay 1 gold (1 left) and 1 Atlantium (0 left); P2 1 Atlantium',
      'You pay nothing; P2 1 gold and 2 Atlantium',
    ])
    t.does('p1', 'build-1', 'crystal-resonator', 'mine')
    expect(t.events.map(({ text }) => says(text))).toContain(
      'P1 wants to build the Crystal Resonator, if the others agree to pay: P2 1 Atlantium.',
    )
    expect(labels('p2')).toContain('Pay 1 Atlantium (1 left) for the Crystal Resonator')
    const alone = table(4, { councilors: { p1: 'orator' }, goods })
      .places('p1', 'leader', 'build-1')
      .toActions()
    alone.goods('p1').atlantium = 2
    expect(alone.labels('p1', 'build-1').map(says)).toContain('Crystal Resonator: 1 gold (1 left) and 2 Atlantium (0 left)')
    const artificer = table(4, { councilors: { p1: 'artificer' }, goods })
      .places('p1', 'leader', 'build-1')
      .toActions()
    expect(artificer.labels('p1', 'build-1', 'crystal-resonator').map(says)).toEqual([
      'Leave out 1 Atlantium: 1 gold (1 left) and 1 Atlantium (0 left)',
    ])
  })

  it('c.5: the clock does not pay for a player who has finished', () => {
    const t = shared().does('p2', 'done').does('p1', 'build-1', 'crystal-resonator', 'mine').idles('p2')
    expect(t.board.builds).toEqual([])
    expect(t.goods('p2').atlantium).toBe(2)
  })

  it('b.8: the Artificer’s price lapses with the Leader who brought it', () => {
    const t = table(4, {
      councilors: { p1: 'artificer', p2: 'scholar' },
      goods: { p1: { gold: 1 }, p2: { atlantium: 1 } },
      hands: { p1: ['hidden-paths'] },
    })
    t.places('p1', 'leader', 'build-1').places('p1', 'follower', 'build-1').places('p2', 'leader', 'build-1').toActions()
    t.does('p1', 'build-1', 'crystal-resonator', 'atlantium', 'mine')
    expect(t.board.builds).toHaveLength(1)
    t.does('p1', 'scroll', 'hidden-paths', t.piece('p1', 'leader', 'build-1'), 'to.centre')
    expect(t.board.builds).toEqual([])
  })

  it('60: who is not on the space cannot pay', () => {
    const t = table(4, { councilors: { p1: 'orator' }, goods: { p1: { atlantium: 2 }, p3: { gold: 1 } } })
      .places('p1', 'leader', 'build-0')
      .toActions()
    expect(t.whyNot('p1', 'build-0')).toBe('not.payable-any')
  })

  it('61: one build per space and round', () => {
    const goods = { p1: { gold: 3, crystal: 3, atlantium: 6 } }
    const t = table(4, { councilors: { p1: 'orator' }, goods, hands: { p1: ['second-wind'] } })
    t.places('p1', 'leader', 'build-0').places('p1', 'follower', 'build-1').places('p2', 'follower', 'build-0').toActions()
    t.does('p1', 'build-0', 'crystal-resonator', 'mine')
    expect(t.board.built).toEqual(['crystal-resonator'])
    expect(t.options('p1')).not.toContain('build-0')
    t.does('p1', 'build-1', 'ore-harrow')
    expect(t.board.built).toEqual(['crystal-resonator', 'ore-harrow'])
    expect(t.options('p1')).not.toContain('scroll')
  })

  it('62: with the Artificer one unit less, which the builder names', () => {
    const t = table(4, { councilors: { p1: 'artificer' }, goods: { p1: { gold: 1, atlantium: 1 } } })
      .places('p1', 'leader', 'build-0')
      .toActions()
    expect(t.options('p1', 'build-0', 'crystal-resonator')).toEqual(['atlantium'])
    t.does('p1', 'build-0', 'crystal-resonator', 'atlantium')
    expect(t.board.built).toEqual(['crystal-resonator'])
    expect(t.goods('p1')).toMatchObject({ gold: 0, atlantium: 0 })
  })

  it('63: Unstable Gate allows a single build', () => {
    const t = table(4, {
      councilors: { p1: 'orator' },
      goods: { p1: { gold: 3, crystal: 3, atlantium: 6 } },
      misfortunes: ['unstable-gate'],
    })
    t.places('p1', 'leader', 'build-0').places('p1', 'follower', 'build-1').toActions().does('p1', 'build-0', 'crystal-resonator')
    expect(t.whyNot('p1', 'build-1')).toBe('not.gate')
  })

  const builds = (component: string, given: Parameters<typeof table>[1] = {}) =>
    table(4, {
      councilors: { p1: 'orator' },
      blueprint: [component, 'ore-harrow'],
      goods: { p1: { ore: 2, gold: 3, crystal: 3, atlantium: 3 } },
      ...given,
    })
      .places('p1', 'leader', 'build-0')
      .toActions()
      .does('p1', 'build-0', component)

  it('64: the Tidal Regulator brings a barrier of the builder’s choice', () => {
    const t = builds('tidal-regulator')
    expect(t.question('p1').prompt.say).toBe('boon.barrier')
    expect(t.does('p1', ['hills']).board.barriers).toEqual(['hills'])
  })

  it('65: the Mystic Siphon’s spaces are there from the next round on and give two energy', () => {
    const t = builds('mystic-siphon')
      .toNextRound()
      .places('p2', 'leader', 'mystic-siphon')
      .toActions()
      .acts('p2', 'leader', 'mystic-siphon')
    expect(t.goods('p2').energy).toBe(2)
  })

  it('65: they can be used at once by a piece that moves there', () => {
    const t = builds('mystic-siphon', { hands: { p2: ['hidden-paths'] } })
    t.does('p2', 'scroll', 'hidden-paths', t.piece('p2', 'leader', 'centre'), 'to.components', 'mystic-siphon').acts(
      'p2',
      'leader',
      'mystic-siphon',
    )
    expect(t.goods('p2').energy).toBe(2)
  })

  it('every other one-time benefit', () => {
    const cards = builds('council-obelisk', { library: ['ley-surge', 'ley-surge', 'ley-surge', 'ley-surge'] })
    for (const seat of ['p1', 'p2', 'p3', 'p4']) cards.does(seat, ['0'])
    expect(cards.player('p4').hand).toEqual(['ley-surge'])

    const pylons = builds('levitation-pylons', { flooded: { hills: 2, city: 1 } }).does('p1', ['hills'])
    expect(pylons.board.flooded.hills).toBe(1)
    expect(builds('levitation-pylons').board.players.p1!.boons).toEqual([])

    expect(builds('aegis-projector').does('p1', ['hills', 'city']).board.barriers).toEqual(['hills', 'city'])
    expect(builds('void-shutters').does('p1', ['hills', 'city', 'forge']).board.barriers).toHaveLength(3)
    expect(builds('gravity-anchor', { flooded: { hills: 2, city: 1 } }).board.flooded).toMatchObject({ hills: 1, city: 0 })

    const spire = builds('herald-spire').does('p1', ['p2', 'p3'])
    expect([spire.player('p2').reserve, spire.player('p3').reserve]).toEqual([1, 1])

    const beacon = builds('numinous-beacon')
    expect(beacon.pieces('p1', 'pool').filter(({ kind }) => kind === 'volunteer')).toHaveLength(4)

    const vault = builds('stasis-vault', { wrath: 4 }).allDone()
    expect(vault.board.round).toBe(2)
    expect(Object.values(vault.board.flooded)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('builders share the volunteers of the Numinous Beacon', () => {
    const t = table(4, {
      councilors: { p1: 'orator', p2: 'scholar' },
      blueprint: ['numinous-beacon'],
      goods: { p1: { gold: 2, crystal: 2, atlantium: 2 } },
    })
    t.places('p1', 'leader', 'build-0')
      .places('p2', 'leader', 'build-0')
      .toActions()
      .does('p1', 'build-0', 'numinous-beacon', 'mine')
      .does('p1', { p1: 1, p2: 3 })
    expect(t.pieces('p2', 'pool')).toHaveLength(3)
  })

  it('spaces of other components', () => {
    const has = (component: string, given: Parameters<typeof table>[1] = {}) =>
      table(4, { built: [component], ...given })
        .places('p1', 'follower', component)
        .toActions()
    expect(has('crystal-resonator').dice(5).acts('p1', 'follower', 'crystal-resonator').goods('p1').crystal).toBe(1)
    expect(has('psionic-relay').dice(4).acts('p1', 'follower', 'psionic-relay', 'gold').goods('p1').gold).toBe(1)
    expect(
      has('flux-crucible', { goods: { p1: { ore: 1 } } })
        .acts('p1', 'follower', 'flux-crucible')
        .goods('p1').atlantium,
    ).toBe(3)
    expect(
      has('stellar-crucible', { goods: { p1: { energy: 2 } } })
        .acts('p1', 'follower', 'stellar-crucible', 2)
        .goods('p1'),
    ).toMatchObject({ energy: 0, atlantium: 2 })
    const library = ['ley-surge', 'sea-wall']
    expect(has('astral-archive', { library }).acts('p1', 'follower', 'astral-archive').player('p1').hand).toEqual(library)
    const converter = has('matter-converter', { goods: { p1: { atlantium: 1 } } })
      .acts('p1', 'follower', 'matter-converter')
      .does('p1', 'atlantium.ore')
      .does('p1', 'stop')
    expect(converter.goods('p1')).toMatchObject({ ore: 1, atlantium: 0 })
    const bell = table(4, { built: ['muster-bell'] })
      .places('p2', 'follower', 'muster-bell')
      .places('p2', 'follower', 'muster-bell')
      .toActions()
    expect(bell.dice(5, 4).acts('p2', 'follower', 'muster-bell').player('p2').reserve).toBe(1)
  })
})

describe('benefits that wait for a choice', () => {
  const pylons = (flooded: Record<string, number>) =>
    table(4, {
      councilors: { p1: 'champion' },
      goods: { p1: { gold: 1, crystal: 2, atlantium: 2 }, p2: { energy: 5 } },
      blueprint: ['levitation-pylons', 'ore-harrow'],
      flooded,
    })
      .places('p1', 'leader', 'build-0')
      .toActions()
      .does('p1', 'build-0', 'levitation-pylons')

  it('42: the last tile others leave is raised without a question', () => {
    const t = pylons({ hills: 1, city: 1 })
    expect(t.question('p1').prompt.say).toBe('boon.unflood')
    t.does('p2', 'energy', 'unflood.hills', 5)
    expect(t.board.flooded).toMatchObject({ hills: 0, city: 0 })
    expect(t.question('p1').prompt.say).toBe('actions')
  })

  it('b.8: with nothing to raise the benefit is lost', () => {
    const t = pylons({})
    expect(t.player('p1').boons).toEqual([])
    expect(t.question('p1').prompt.say).toBe('actions')
  })
})

describe('the core', () => {
  const NINE = [
    'gilded-conduit',
    'ore-harrow',
    'tidal-regulator',
    'council-obelisk',
    'mystic-siphon',
    'matter-converter',
    'numinous-beacon',
    'entropy-drive',
    'crystal-resonator',
  ]
  const ready = (seats: number, given: Parameters<typeof table>[1] = {}, last = 'build-0') => {
    const t = table(seats, { blueprint: [], built: NINE, councilors: { p1: 'orator' }, ...given })
    for (const [i, seat] of t.state.seats.entries()) t.places(seat, 'leader', i === seats - 1 ? last : 'build-0')
    return t.toActions()
  }
  const RICH = { gold: 2, crystal: 2, atlantium: 2, energy: 3 }

  it('66: not before all others are built', () => {
    const goods = { p1: { ...RICH, gold: 4, crystal: 4, atlantium: 4 }, p2: { energy: 1 }, p3: { energy: 1 }, p4: { energy: 1 } }
    const t = ready(4, { blueprint: ['crystal-resonator'], built: NINE.slice(0, 8), goods })
    expect(t.whyNot('p1', 'build-0', 'power-core')).toBe('not.core-early')
  })

  it('67: not with a Leader elsewhere', () => {
    const t = ready(4, { goods: { p1: RICH, p2: RICH, p3: RICH, p4: RICH } }, 'build-1')
    expect(t.whyNot('p1', 'build-0')).toBe('not.payable-any')
    t.does('p4', 'done')
    expect(t.state.outcome).toBeNull()
  })

  it('68: not with a player who can give nothing', () => {
    const t = ready(4, { goods: { p1: RICH, p2: RICH, p3: RICH } })
    expect(t.whyNot('p1', 'build-0')).toBe('not.payable-any')
    const ore = ready(4, { goods: { p1: RICH, p2: RICH, p3: RICH, p4: { ore: 5 } } })
    expect(ore.whyNot('p1', 'build-0')).toBe('not.payable-any')
  })

  it('69: seven players with exactly nine units win at once', () => {
    const goods = {
      p1: { gold: 1, energy: 1 },
      p2: { gold: 1, energy: 1 },
      p3: { crystal: 1 },
      p4: { crystal: 1 },
      p5: { atlantium: 1 },
      p6: { atlantium: 1 },
      p7: { energy: 1 },
    }
    const t = ready(7, { goods }).does('p1', 'build-0', 'power-core')
    for (const seat of ['p2', 'p3', 'p4', 'p5', 'p6', 'p7']) t.does(seat, 'yes.build.build-0')
    expect(t.state.outcome).toMatchObject({
      together: 'won',
      ending: 'core',
      ranking: [['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']],
    })
    expect(t.board.wrath).toBe(0)
    expect(t.view(null).result).toMatchObject({ together: 'won', dry: 36, points: 222 })
  })

  it('70: with the Artificer eight units are enough for seven', () => {
    const goods = {
      p1: { gold: 1, energy: 1 },
      p2: { gold: 1 },
      p3: { crystal: 1 },
      p4: { crystal: 1 },
      p5: { atlantium: 1 },
      p6: { energy: 1 },
      p7: { energy: 1 },
    }
    const t = ready(7, { goods, councilors: { p1: 'artificer' } }).does('p1', 'build-0', 'power-core', 'atlantium')
    for (const seat of ['p2', 'p3', 'p4', 'p5', 'p6', 'p7']) t.does(seat, 'yes.build.build-0')
    expect(t.state.outcome?.together).toBe('won')
  })

  it('49: the matching moves players aside so that everybody gives something', () => {
    // Only p1 can give gold, though it could also give anything else; the last player owns gold alone.
    const goods = { p1: RICH, p2: { gold: 1 }, p3: { gold: 1 }, p4: { crystal: 1 } }
    const t = ready(4, { goods }).does('p1', 'build-0', 'power-core')
    expect(t.board.builds[0]!.parts).toMatchObject({ p2: { gold: 1 }, p3: { gold: 1 }, p4: { crystal: 1 } })
    for (const seat of ['p2', 'p3', 'p4']) t.does(seat, 'yes.build.build-0')
    expect(t.state.outcome?.together).toBe('won')
    const crowded = ready(4, { goods: { p1: RICH, p2: { gold: 1 }, p3: { gold: 1 }, p4: { gold: 1 } } })
    expect(crowded.whyNot('p1', 'build-0')).toBe('not.payable-any')
  })

  it('D14: the core in the same round as the ninth component, on another space', () => {
    const goods = { p1: { ...RICH, gold: 3, crystal: 3, atlantium: 4 } }
    const t = table(1, {
      blueprint: ['crystal-resonator'],
      built: NINE.slice(0, 8),
      goods,
      hologram: ['orator', 'scholar'],
    }).does('p1', 'scholar')
    t.places('p1', 'follower', 'build-0').places('p1', 'leader', 'build-1').toActions()
    expect(t.whyNot('p1', 'build-1', 'power-core')).toBe('not.core-early')
    t.does('p1', 'build-0', 'crystal-resonator').does('p1', 'build-1', 'power-core')
    expect(t.state.outcome?.together).toBe('won')
  })
})
