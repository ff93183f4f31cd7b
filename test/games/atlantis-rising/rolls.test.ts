/** Gathering and recruiting: vectors 31 to 44, and c.7. */
import { describe, expect, it } from 'vitest'
import { bySeat } from '../../../src/kernel/language.ts'
import { game, table } from './table.ts'

describe('gathering', () => {
  it('31: the target succeeds, one less fails, an energy mends it', () => {
    const at = () =>
      table(4, { goods: { p1: { energy: 1 } } })
        .places('p1', 'leader', 'mountains-4')
        .toActions()
    expect(at().dice(4).acts('p1', 'leader', 'mountains-4').goods('p1')).toMatchObject({ ore: 1, energy: 1 })
    const low = at().dice(3).acts('p1', 'leader', 'mountains-4')
    expect(low.options('p1')).toEqual(['leave', 'boost', 'always', 'never'])
    expect(low.does('p1', 'leave').goods('p1')).toMatchObject({ ore: 0, energy: 1 })
    const saved = at().dice(3).acts('p1', 'leader', 'mountains-4').does('p1', 'boost')
    expect(saved.goods('p1')).toMatchObject({ ore: 1, energy: 0 })
  })

  it('32: a neighbour’s energy is no help', () => {
    const t = table(4, { goods: { p2: { energy: 5 } } })
      .places('p1', 'leader', 'mountains-4')
      .toActions()
      .dice(3)
      .acts('p1', 'leader', 'mountains-4')
    expect(t.board.rolls).toEqual([])
    expect(t.goods('p1').ore).toBe(0)
  })

  it('33: the Explorer’s Leader helps a companion', () => {
    const t = table(4, { councilors: { p1: 'explorer' } })
      .places('p1', 'leader', 'mountains-4')
      .places('p2', 'follower', 'mountains-4')
      .toActions()
    expect(t.dice(3).acts('p2', 'follower', 'mountains-4').goods('p2').ore).toBe(1)
  })

  it('34: Landslides make a six a five', () => {
    const t = table(4, { misfortunes: ['landslides'] })
      .places('p1', 'leader', 'hills-1')
      .toActions()
      .dice(6)
      .acts('p1', 'leader', 'hills-1')
    expect(t.goods('p1').gold).toBe(0)
  })

  it('35: the Automaton adds two', () => {
    const t = table(1, { hologram: ['orator', 'scholar'] })
      .does('p1', 'scholar')
      .places('p1', 'leader', 'hills-1')
    t.does('p1', 'automaton', t.piece('p1', 'leader', 'hills-1'))
      .toActions()
      .dice(4)
      .acts('p1', 'leader', 'hills-1')
    expect(t.goods('p1').gold).toBe(1)
  })

  it('D34, D47: nobody is asked to pay for a success that would bring nothing', () => {
    const gold = table(4, { goods: { p1: { energy: 5 } }, supply: { gold: 0 } })
      .places('p1', 'leader', 'hills-4')
      .toActions()
    gold.dice(1).acts('p1', 'leader', 'hills-4')
    expect(gold.board.rolls).toEqual([])
    const city = table(4, { goods: { p2: { energy: 5 } }, reserve: { p2: 0 } })
    city.places('p2', 'leader', 'city-6').places('p2', 'follower', 'city-6').toActions().dice(1, 1).acts('p2', 'leader', 'city-6')
    expect(city.board.rolls).toEqual([])
    expect(city.goods('p2').energy).toBeGreaterThanOrEqual(5)
  })

  it('36: an empty supply gives nothing; without limits it gives all the same', () => {
    const roll = (supplyLimits: string) =>
      table(4, { supply: { gold: 0 }, options: { supplyLimits } })
        .places('p1', 'leader', 'hills-6')
        .toActions()
        .dice(6)
        .acts('p1', 'leader', 'hills-6')
    expect(roll('on').goods('p1').gold).toBe(0)
    expect(roll('off').goods('p1').gold).toBe(1)
  })

  it('37: Omen of Fortune turns the die, bonuses stay', () => {
    const t = table(4, { hands: { p1: ['omen-of-fortune'] }, misfortunes: ['landslides'] })
      .places('p1', 'leader', 'hills-2')
      .toActions()
    t.dice(1).acts('p1', 'leader', 'hills-2').does('p1', 'scroll', 'omen-of-fortune')
    expect(t.goods('p1').gold).toBe(1)
    expect(t.player('p1').hand).toEqual([])
  })

  it('artifacts help their owner only, the Merchant lets all on the tile choose', () => {
    const t = table(4, { artifacts: { p1: ['iron-pick'] }, councilors: { p1: 'merchant' } })
    t.places('p1', 'leader', 'mountains-4').places('p2', 'follower', 'mountains-4').toActions()
    t.dice(3).acts('p1', 'leader', 'mountains-4').does('p1', 'crystal').dice(3).acts('p2', 'follower', 'mountains-4')
    expect(t.goods('p1')).toMatchObject({ crystal: 1, ore: 0 })
    expect(t.goods('p2').ore).toBe(0)
  })

  it('b.8: the Merchant takes what is left, if only one kind is', () => {
    const t = table(4, { councilors: { p1: 'merchant' }, supply: { ore: 0, gold: 0, crystal: 2 } })
      .places('p1', 'leader', 'mountains-4')
      .toActions()
    expect(t.dice(5).acts('p1', 'leader', 'mountains-4').goods('p1')).toMatchObject({ ore: 0, crystal: 1 })
  })

  it('16: an open roll shows what was thrown, however much more than needed', () => {
    const t = table(4, { councilors: { p1: 'merchant' }, goods: { p1: { energy: 2 } } })
      .places('p1', 'leader', 'mountains-5')
      .places('p1', 'follower', 'mountains-4')
      .toActions()
    t.dice(6).acts('p1', 'leader', 'mountains-5')
    expect(t.board.rolls).toMatchObject([{ stage: 'kind', bonus: 0, target: 3 }])
    const mended = table(4, { councilors: { p1: 'merchant' }, goods: { p1: { energy: 2 } } })
      .places('p1', 'leader', 'mountains-4')
      .toActions()
    mended.dice(3).acts('p1', 'leader', 'mountains-4').does('p1', 'boost')
    expect(mended.board.rolls).toMatchObject([{ stage: 'kind', bonus: 1, boosts: {} }])
  })

  it('c.7: a standing wish answers for the player', () => {
    const t = table(4, { goods: { p1: { energy: 3 } } })
      .places('p1', 'leader', 'mountains-4')
      .places('p1', 'follower', 'mountains-4')
      .places('p1', 'follower', 'mountains-3')
    t.toActions().dice(3).acts('p1', 'leader', 'mountains-4').does('p1', 'always')
    expect(t.goods('p1')).toMatchObject({ ore: 1, energy: 2 })
    t.dice(3).acts('p1', 'follower', 'mountains-4')
    expect(t.goods('p1')).toMatchObject({ ore: 2, energy: 1 })
    t.takes('p1', 'wishes', 'rolls').dice(3).acts('p1', 'follower', 'mountains-3')
    expect(t.question('p1').prompt.say).toBe('roll.short')
  })

  it('c.7: who never wants to save rolls is not asked again', () => {
    const t = table(4, { goods: { p1: { energy: 3 } } })
      .places('p1', 'leader', 'mountains-4')
      .places('p1', 'follower', 'mountains-4')
    t.toActions().dice(3).acts('p1', 'leader', 'mountains-4').does('p1', 'never').dice(3).acts('p1', 'follower', 'mountains-4')
    expect(t.goods('p1')).toMatchObject({ ore: 0, energy: 3 })
    expect(t.board.rolls).toEqual([])
  })

  it('17, 26: nobody is asked about a roll that energy cannot save, whatever scrolls there may be', () => {
    const t = table(4, { hands: { p1: ['omen-of-fortune'], p2: ['sea-wall'] } })
      .places('p1', 'leader', 'hills-4')
      .places('p2', 'leader', 'hills-4')
      .toActions()
    for (const seat of ['p1', 'p2']) {
      t.dice(3).acts(seat, 'leader', 'hills-4')
      expect(t.question(seat).prompt.say).toBe('actions')
    }
    t.does('p1', 'scroll', 'omen-of-fortune')
    expect([t.goods('p1').gold, t.goods('p2').gold]).toEqual([1, 0])
  })
  it('26: a scroll turns a die of the last roll only, and not once the round is over', () => {
    const t = table(4, { hands: { p1: ['omen-of-fortune'] } })
      .places('p1', 'leader', 'hills-4')
      .places('p1', 'follower', 'hills-3')
    t.toActions().dice(3).acts('p1', 'leader', 'hills-4').dice(5).acts('p1', 'follower', 'hills-3')
    expect(t.options('p1')).not.toContain('scroll')
    const late = table(4, { hands: { p1: ['omen-of-fortune'] } })
      .places('p1', 'leader', 'hills-4')
      .toActions()
    late.dice(3).acts('p1', 'leader', 'hills-4')
    expect(late.options('p1')).toContain('scroll')
    expect(late.toNextRound().board.rolls).toEqual([])
  })
  it('26, 39: a partner’s next roll leaves one’s own chance to turn a die', () => {
    const t = table(4, { hands: { p2: ['omen-of-fortune'] } })
      .places('p1', 'leader', 'city-6')
      .places('p2', 'leader', 'city-6')
      .places('p1', 'follower', 'hills-6')
      .toActions()
    t.dice(1, 2).acts('p1', 'leader', 'city-6', 'p1').dice(6).acts('p1', 'follower', 'hills-6')
    t.does('p2', 'scroll', 'omen-of-fortune').does('p2', 'yes')
    expect(t.player('p1').reserve).toBe(1)
  })
  it('17, 26: what a turned die leaves short is asked of those who rolled', () => {
    const t = table(4, { goods: { p1: { energy: 1 } }, hands: { p1: ['omen-of-fortune'] }, misfortunes: ['landslides'] })
      .places('p1', 'leader', 'hills-1')
      .toActions()
    t.dice(2).acts('p1', 'leader', 'hills-1').does('p1', 'scroll', 'omen-of-fortune').does('p1', 'boost')
    expect(t.goods('p1')).toMatchObject({ gold: 1, energy: 0 })
  })
  it('17, 26: a die turned to six is no help where seven is needed', () => {
    const t = table(4, { hands: { p1: ['omen-of-fortune'] }, misfortunes: ['landslides'] })
      .places('p1', 'leader', 'hills-1')
      .toActions()
      .dice(2)
      .acts('p1', 'leader', 'hills-1')
    expect(t.options('p1')).not.toContain('scroll')
  })
  it('17: energy spent on one roll leaves no empty question about another', () => {
    const t = table(4, { goods: { p1: { energy: 1 } } })
      .places('p1', 'leader', 'city-6')
      .places('p2', 'leader', 'city-6')
      .places('p1', 'follower', 'city-5')
      .places('p2', 'follower', 'city-5')
      .toActions()
    t.dice(1, 2).acts('p2', 'leader', 'city-6', 'p2').dice(3, 3).acts('p2', 'follower', 'city-5', 'p2')
    expect(t.board.rolls).toHaveLength(2)
    t.does('p1', 'boost').does('p1', 'yes')
    expect(t.board.rolls).toEqual([])
  })
  it('16, 17: one sentence tells the roll, what was added, and what came of it', () => {
    const t = table(4, { goods: { p1: { energy: 2 } } })
      .places('p1', 'leader', 'mountains-4')
      .places('p1', 'follower', 'mountains-4')
      .places('p1', 'follower', 'mountains-3')
    t.toActions().dice(4).acts('p1', 'leader', 'mountains-4').dice(3).acts('p1', 'follower', 'mountains-4').does('p1', 'always')
    t.dice(3).acts('p1', 'follower', 'mountains-3')
    const told = t.events.filter(({ text }) => text.say.startsWith('roll.')).map(({ text }) => game.speak(text, bySeat()))
    expect(told).toEqual([
      'p1 rolls 4 on Mountains 4 (4 needed) and takes 1 ore.',
      'p1 rolls 3 on Mountains 4 (4 needed).',
      'p1 adds 1 energy to the roll on Mountains 4, and takes 1 ore.',
      'p1 rolls 3 on Mountains 3 (4 needed), with p1 (1 energy), and takes 1 ore.',
    ])
  })
  it('16, 21: what is added to the dice is told apart from them', () => {
    const t = table(4, { councilors: { p1: 'explorer', p2: 'warden' } })
      .places('p1', 'leader', 'mountains-4')
      .places('p1', 'follower', 'city-6')
    t.places('p2', 'follower', 'city-6').toActions().dice(4).acts('p1', 'leader', 'mountains-4')
    t.dice(2, 5).acts('p1', 'follower', 'city-6', 'p1')
    const told = t.events.filter(({ text }) => text.say.startsWith('roll.')).map(({ text }) => game.speak(text, bySeat()))
    expect(told).toEqual([
      'p1 rolls 4, plus 1 makes 5, on Mountains 4 (4 needed) and takes 1 ore.',
      'p1 rolls 2 and 5, 7 in all, on Cities 6 (6 needed).',
    ])
  })
  it('30: whoever channels with several at once is told in one sentence', () => {
    const t = table(3).toActions()
    t.does('p1', 'rest')
    const told = t.events.filter(({ text }) => text.say === 'channeled').map(({ text }) => game.speak(text, bySeat()))
    expect(told).toEqual([`p1 takes ${t.board.players.p1!.goods.energy} energy in the centre.`])
  })
  it('c.13: the last unit waits for a roll that is still open', () => {
    const t = table(4, { goods: { p1: { energy: 2 } }, supply: { ore: 1 } })
      .places('p1', 'leader', 'mountains-4')
      .places('p2', 'leader', 'mountains-4')
      .toActions()
    t.dice(3).acts('p1', 'leader', 'mountains-4')
    expect(t.whyNot('p2', t.piece('p2', 'leader', 'mountains-4'))).toBe('not.claimed')
    t.does('p1', 'leave')
    expect(t.dice(5).acts('p2', 'leader', 'mountains-4').goods('p2').ore).toBe(1)
  })
})

describe('recruiting', () => {
  const city = (given: Parameters<typeof table>[1] = {}) =>
    table(4, { wrath: 4, ...given })
      .places('p1', 'leader', 'city-4')
      .places('p2', 'follower', 'city-4')
      .toActions()

  it('38: two dice and the wrath reach the target', () => {
    const t = city({ councilors: { p1: 'alchemist' } })
      .dice(3, 3)
      .acts('p1', 'leader', 'city-4', 'p2')
    expect(t.player('p2').reserve).toBe(1)
    expect(t.at('city-4').every(({ down }) => down)).toBe(true)
  })

  it('39: one short, an energy of either owner mends it', () => {
    for (const helper of ['p1', 'p2']) {
      const t = city({ councilors: { p1: 'alchemist' }, goods: { [helper]: { energy: 1 } } })
        .dice(2, 3)
        .acts('p1', 'leader', 'city-4', 'p2')
      expect(t.player('p2').reserve).toBe(2)
      t.does(helper, 'boost')
      expect(t.player('p2').reserve).toBe(1)
      expect(t.goods(helper).energy).toBe(0)
    }
  })

  it('39: two owners may each add a part; what does not suffice is not spent', () => {
    const goods = { p1: { energy: 1 }, p2: { energy: 1 } }
    const t = city({ councilors: { p1: 'alchemist' }, goods })
      .dice(1, 3)
      .acts('p1', 'leader', 'city-4', 'p2')
    expect(t.whyNot('p1', 'boost')).toBe('not.energy')
    t.does('p1', 'part', 1)
    expect(t.view('p1').players[0]!.freeEnergy).toBe(0)
    t.does('p2', 'leave')
    expect(t.goods('p1').energy).toBe(1)
    expect(t.player('p2').reserve).toBe(2)
  })

  it('40: one piece alone cannot recruit', () => {
    const t = table(4).places('p1', 'leader', 'city-4').toActions()
    expect(t.whyNot('p1', t.piece('p1', 'leader', 'city-4'))).toBe('not.alone')
  })

  it('41: the owner with a reserve gets the follower', () => {
    const t = city({ reserve: { p1: 0 } })
      .dice(6, 6)
      .acts('p1', 'leader', 'city-4')
    expect(t.player('p2').reserve).toBe(1)
  })

  it('41: with no reserve at all the roll is for nothing', () => {
    const t = city({ reserve: { p1: 0, p2: 0 } })
      .dice(6, 6)
      .acts('p1', 'leader', 'city-4')
    expect(t.board.pieces).toHaveLength(12)
  })

  it('42: the other owner may object, and the starting player decides', () => {
    const t = table(4, { wrath: 4 }).places('p2', 'leader', 'city-4').places('p3', 'leader', 'city-4').toActions()
    t.dice(6, 6).acts('p2', 'leader', 'city-4', 'p2')
    expect(t.question('p3').idle).toEqual({ pick: 'yes', then: undefined })
    t.does('p3', 'no').does('p1', 'p3')
    expect([t.player('p2').reserve, t.player('p3').reserve]).toEqual([2, 1])
    const agreed = table(4, { wrath: 4 }).places('p2', 'leader', 'city-4').places('p3', 'leader', 'city-4').toActions()
    agreed.dice(6, 6).acts('p2', 'leader', 'city-4', 'p2').does('p3', 'yes')
    expect(agreed.player('p2').reserve).toBe(1)
  })

  it('20: a reserve that ran out while the partner thought leaves the follower to the partner', () => {
    const t = table(4, { wrath: 4, reserve: { p2: 1 } })
      .places('p2', 'leader', 'city-4')
      .places('p3', 'leader', 'city-4')
      .places('p2', 'follower', 'city-5')
      .places('p4', 'leader', 'city-5')
      .toActions()
    t.dice(6, 6).acts('p2', 'leader', 'city-4', 'p2').dice(6, 6).acts('p4', 'leader', 'city-5', 'p2').does('p3', 'yes')
    expect(['p2', 'p3', 'p4'].map((seat) => t.player(seat).reserve)).toEqual([0, 1, 2])
  })

  it('42: while one is asked, everybody else goes on', () => {
    const t = city().dice(6, 6).acts('p1', 'leader', 'city-4', 'p1')
    expect(t.awaited).toEqual(['p1', 'p2', 'p3', 'p4'])
    t.acts('p1', 'follower', 'centre')
    expect(t.goods('p1').energy).toBe(1)
  })

  it('43: the new follower waits in the pool', () => {
    const t = city().dice(6, 6).acts('p1', 'leader', 'city-4', 'p2')
    expect(t.pieces('p2', 'pool')).toHaveLength(1)
    expect(t.toNextRound().pieces('p2', 'pool')).toHaveLength(4)
  })

  it('44: a volunteer counts as its player’s own', () => {
    const t = table(4, { hands: { p1: ['call-to-service'] } }).does('p1', 'scroll', 'call-to-service')
    t.places('p1', 'volunteer', 'city-6')
      .places('p1', 'follower', 'city-6')
      .toActions()
      .dice(6, 6)
      .acts('p1', 'volunteer', 'city-6')
    expect(t.player('p1').reserve).toBe(1)
  })

  it('Orator and Herald’s Horn add two each', () => {
    const t = table(4, { councilors: { p1: 'orator' }, artifacts: { p2: ['heralds-horn'] } })
    t.places('p1', 'leader', 'city-3')
      .places('p2', 'leader', 'city-3')
      .toActions()
      .dice(2, 3)
      .acts('p1', 'leader', 'city-3', 'p2')
    expect(t.player('p2').reserve).toBe(1)
  })
})
