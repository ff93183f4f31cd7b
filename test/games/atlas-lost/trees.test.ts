/** 09, what is special about each Tree, NPCs included: derived vectors (DV) and rulings (c). */
import { describe, expect, it } from 'vitest'
import { ALEX, BEN, Sitting, TONY } from './driver.ts'

describe('09, Trees', () => {
  it('DV-5: an NPC shows what can be stolen for ever, but its TP run out', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['economy', 'culture', 'military'] })
    table.given(TONY, { hand: ['mil-05', 'mil-01a'], R: 0, D: 0, M: 3, TP: 0 })
    table.does('card mil-05 use', 'npc-1').has(TONY, { TP: 2, R: 0 })
    expect(table.board.npcs['npc-1']!.TP).toBe(12)
    table.board.turn.cards = 1
    table.stack('mil-02a').does('card mil-01a use', 'npc-1').has(TONY, { R: 2, D: 1 })
    expect(table.view().npcs[0]).toMatchObject({ R: 3, D: 2, TP: 12 })
  })

  it('DV-6: IIIM-D takes from players and NPCs what there is', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['economy', 'culture', 'military'] })
    table.lay('military', 'IIIM-D', 'IIIM-A', 'IIIM-B').given(TONY, { M: 6, C: 3 }).given(BEN, { TP: 1 })
    table.does('command IIIM-D').has(TONY, { TP: 7, M: 3 }).has(BEN, { TP: 0 })
  })

  it('a condition is looked at before paying', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] }).lay('military', 'IIIM-D', 'IIIM-A', 'IIIM-B')
    table.given(TONY, { M: 5, C: 3 })
    expect(table.whyNot('command IIIM-D')).toBe('why.condition')
  })

  it('DV-7: IIIR-F does not chain to itself, and gives its 2 TP in any case', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] })
    table.lay('religion', 'IIIR-F', 'IIIR-A', 'IIIR-B').lay('religion', 'IIR-A', 'IIR-B')
    table
      .teams(TONY, 'IIR-A', 'IIIR-F')
      .teams(BEN, 'IIR-A', 'IIIR-F')
      .given(BEN, { track: [TONY] })
    table.does('startup IIIR-F').has(TONY, { TP: 2 })
    expect(table.decision().prompt.say).toBe('ask.action')
  })

  it('IIIR-F uses what an ally who is a player has a team on (c.31)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] })
    table
      .lay('religion', 'IIIR-F', 'IIIR-A', 'IIIR-B')
      .lay('religion', 'IIR-A', 'IIR-B')
      .lay('economy', 'IIIE-F', 'IIIE-A', 'IIIE-B')
    table
      .teams(TONY, 'IIR-A', 'IIIR-F')
      .teams(BEN, 'IIIE-F')
      .given(BEN, { track: [TONY], R: 0 })
      .given(TONY, { R: 12 })
    expect(table.does('startup IIIR-F').offers()).toEqual(['IIIE-F', 'no'])
    table.does('IIIE-F').has(TONY, { R: 0, TP: 9 }).has(BEN, { R: 1 })
  })

  it('DV-8: IIIC-C counts the Tree of the token just placed', () => {
    const table = new Sitting().lay('culture', 'IIIC-C', 'IIIC-A', 'IIIC-B').lay('culture', 'IIC-A', 'IIC-B')
    table.given(TONY, { R: 4, D: 2, C: 3, culture: ['IIC-A'] })
    table.does('command IIIC-C', 'IC').has(TONY, { TP: 4 })
  })

  it('IIIC-B counts after paying, and a tie gives nothing (c.21)', () => {
    const table = new Sitting().lay('culture', 'IIIC-B', 'IIIC-A', 'IIIC-C').lay('culture', 'IIC-A', 'IIC-B')
    table.given(TONY, { C: 3, culture: ['IIC-A', 'IC', 'IE', 'IS'] }).given(BEN, { culture: ['IIC-B'] })
    table.does('command IIIC-B', { 'culture:IE': 1, 'culture:IIC-A': 1 }).has(TONY, { TP: 4 })
  })

  it('a culture space holds one token of anybody (09)', () => {
    const table = new Sitting().given(TONY, { R: 2, D: 1 }).given(BEN, { culture: ['IS', 'IE'] })
    table.does('startup IC').has(TONY, { R: 0, D: 0 })
    expect(table.player(TONY).culture).toEqual(['IC'])
  })

  it('religion tokens are paid before allies are counted (c.30)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] })
    table
      .lay('religion', 'IIIR-A', 'IIIR-C', 'IIIR-B')
      .given(BEN, { track: [TONY, TONY], TP: 9 })
      .given(TONY, { C: 3 })
    table.does('command IIIR-A').has(TONY, { TP: 0, C: 0 })
    expect(table.player(BEN).track).toEqual([])
  })

  it('IIIR-A takes nothing from the ally: half of its TP tokens, rounded down (c.29)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] })
    table
      .lay('religion', 'IIIR-A', 'IIIR-C', 'IIIR-B')
      .given(BEN, { track: [TONY, TONY, TONY], TP: 9 })
      .given(TONY, { C: 3 })
    table.does('command IIIR-A').has(TONY, { TP: 4 }).has(BEN, { TP: 9 })
  })

  it('IIR-A needs different factions, IIR-D one ally for both tokens (c.25, c.26)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] }).lay('religion', 'IIR-A', 'IIR-D')
    table.teams(TONY, 'IIR-A').given(TONY, { R: 1, D: 6, C: 2, hand: ['eco-01a', 'eco-02a'] })
    table.does('startup IIR-A', 'eco-01a', 'npc-1')
    expect(table.offers()).toEqual([BEN, 'npc-2'])
    table.does(BEN)
    expect(table.does('command IIR-D').offers()).toEqual([BEN, 'npc-1'])
    table.does('npc-1')
    expect(table.board.npcs['npc-1']!.track).toEqual([TONY, TONY, TONY])
  })

  it('IIR-E reacts to placing and starting up on Lv.2 by an ally, not to commanding (c.27)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] }).lay('religion', 'IIR-E', 'IIR-C')
    table
      .lay('economy', 'IIE-C', 'IIE-D')
      .teams(TONY, 'IIR-E')
      .teams(BEN, 'IIE-C')
      .given(BEN, { track: [TONY], C: 2 })
    table.does('end').given(TONY, { R: 0, D: 0 }).does('startup IIE-C').has(TONY, { R: 2, D: 2 })
    table.does('command IIE-C').has(TONY, { R: 3, D: 3 })
  })

  it('IIIR-E asks its owner after the action of the ally (c.28)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] })
    table.lay('religion', 'IIIR-E', 'IIIR-C', 'IIIR-A').lay('economy', 'IIIE-F', 'IIIE-A', 'IIIE-B')
    table
      .teams(TONY, 'IIIR-E')
      .teams(BEN, 'IIIE-F')
      .given(BEN, { track: [TONY, TONY], R: 12 })
    table.does('end', 'startup IIIE-F')
    expect(table.decision()).toMatchObject({ seat: TONY, prompt: { say: 'ask.may' }, idle: { pick: 'no' } })
    table.says(TONY, 'yes').has(TONY, { TP: 3 })
    expect(table.player(BEN).track).toEqual([TONY])
    expect(table.decision().seat).toBe(BEN)
  })

  it('IIIR-E is silent where its owner has no token left to return', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'military'] })
    table.lay('religion', 'IIIR-E', 'IIIR-C', 'IIIR-A').lay('military', 'IIIM-A', 'IIIM-B', 'IIIM-C')
    table
      .teams(TONY, 'IIIR-E')
      .teams(BEN, 'IIIM-A')
      .given(BEN, { track: [TONY], M: 6 })
    table.does('end', 'startup IIIM-A').has(BEN, { TP: 8 })
    expect(table.player(BEN).track).toEqual([])
    expect(table.events.map(({ text: { say } }) => say)).not.toContain('reaction')
    expect(table.decision().seat).toBe(BEN)
  })

  it('IIIM-A sends home any token that nothing protects (c.33)', () => {
    const table = new Sitting({ seats: [TONY, BEN, ALEX], trees: ['economy', 'culture', 'military'] })
    table.lay('military', 'IIIM-A', 'IIIM-B', 'IIIM-C').given(TONY, { M: 6, C: 3 })
    table.given(BEN, { economy: ['IE'], installed: ['mil-17'] }).given(ALEX, { culture: ['IC'], economy: ['IE'] })
    table.does('command IIIM-A')
    expect(table.offers()).toEqual(['alex/economy:IE', 'alex/culture:IC'])
    table.does('alex/culture:IC').has(TONY, { TP: 8 })
    expect(table.player(ALEX).culture).toEqual([])
  })

  it('IIIM-C moves a player back without a bonus, and an NPC not at all (c.35)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['economy', 'culture', 'military'] })
    table.lay('military', 'IIIM-C', 'IIIM-A', 'IIIM-B').given(TONY, { M: 9, C: 3 }).given(BEN, { position: 2, C: 0 })
    table.does('command IIIM-C', BEN).has(BEN, { position: 1, C: 0 }).has(TONY, { TP: 8 })
    table.does('end').until(TONY).given(TONY, { C: 3 }).does('command IIIM-C', 'npc-1').has(TONY, { TP: 16 })
  })

  it('IIIM-E asks all others at once; who has one card only is not asked (c.36)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] }).lay('military', 'IIIM-E', 'IIIM-A', 'IIIM-B')
    table
      .given(TONY, { M: 6, C: 3 })
      .given(BEN, { installed: ['eco-10a', 'cul-11a'] })
      .given(ALEX, { installed: ['eco-10b'] })
    table.does('command IIIM-E')
    expect(table.player(ALEX).installed).toEqual([])
    table.says(BEN, 'cul-11a').has(TONY, { TP: 8 })
    expect(table.board.discards).toMatchObject({ economy: ['eco-10b'], culture: ['cul-11a'] })
  })

  it('IIIM-F: the actor sees the hand, the victim learns which card left, the third hears neither (c.37)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] }).lay('military', 'IIIM-F', 'IIIM-A', 'IIIM-B')
    table.given(TONY, { M: 6, C: 3 }).given(BEN, { hand: ['eco-10a', 'cul-11a', 'mil-09a'] })
    table.does('command IIIM-F', BEN).does('cul-11a').has(TONY, { TP: 6 })
    expect(table.player(TONY).hand).toEqual(['cul-11a'])
    const ben = (seat: string) => table.view(seat).players[1]!
    expect(ben(TONY)).toMatchObject({ hand: 2, cards: ['eco-10a', 'mil-09a'] })
    expect(ben(ALEX)).toMatchObject({ hand: 2, cards: [] })
    expect(table.view(BEN).players[0]!.cards).toEqual(['cul-11a'])
    expect(table.view(ALEX).players[0]!.cards).toEqual([])
  })

  it('everybody gains what all others gain, up to the track; NPC boards never change (c.17)', () => {
    const table = new Sitting({ seats: [TONY, BEN, ALEX] }).lay('economy', 'IIE-C', 'IIE-A').teams(TONY, 'IIE-C')
    table
      .given(BEN, { R: 19, D: 3 })
      .given(ALEX, { R: 1, D: 1 })
      .does('startup IIE-C')
      .has(BEN, { R: 19, D: 4 })
      .has(ALEX, { R: 2, D: 2 })
  })
})
