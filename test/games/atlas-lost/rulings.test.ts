/** What follows from the text or had to be decided: the derived vectors (DV) and the holes in the rules, by section. */
import { describe, expect, it } from 'vitest'
import { reductionsOf, variantsOf } from '../../../src/games/atlas-lost/rules/costs.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'

const texts = (table: Sitting) => table.events.map(({ text }) => text.say)

describe('07, placing teams', () => {
  it('DV-1: with 3 research, every Lv.2 Tech from either row, and no Lv.3', () => {
    const table = new Sitting().given(TONY, { R: 3, D: 1 })
    const open = table.offers('place')
    expect(open).toHaveLength(6)
    expect(open.every((tech) => data.techs[tech]!.level === 2)).toBe(true)
    expect(open.every((tech) => table.offers(`place ${tech}`).join() === 'research,data')).toBe(true)
    expect(table.whyNot(`place ${table.board.layout.science![3]}`)).toBe('why.no-lv2')
  })

  it('DV-2: a Lv.2 Tech with its front runner: 1 data, one of two cards, the other one face up', () => {
    const table = new Sitting().given(TONY, { R: 3, D: 1 }).stack('eco-01a', 'eco-05')
    table.does(`place ${table.board.layout.economy![1]} data`, 'eco-05').has(TONY, { R: 0, D: 2 })
    expect(table.player(TONY).hand).toEqual(['eco-05'])
    expect(table.board.discards.economy).toEqual(['eco-01a'])
    expect(table.player(TONY).waiting).toEqual({ research: 3, data: 2 })
    expect(table.board.layout.economy![1]! in table.board.runners).toBe(false)
  })

  it('DV-3: only Lv.3 Techs that a route leads to', () => {
    const table = new Sitting()
    const [, left, , ...third] = table.board.layout.culture!
    table.teams(TONY, left!).given(TONY, { R: 4, D: 2 })
    expect(table.offers('place').filter((tech) => third.includes(tech))).toEqual(third.slice(0, 2))
    expect(table.whyNot(`place ${third[2]}`)).toBe('why.no-route')
  })

  it('DV-4: IIS-C does not react to its own arrival, but to the next one', () => {
    const table = new Sitting().lay('science', 'IIS-C', 'IIS-D').given(TONY, { R: 9, D: 0 })
    const card = table.board.decks.science!.at(-1)!
    table.does('place IIS-C research', card).has(TONY, { D: 1 })
    const second = table.board.layout.economy![1]!
    table.does('end').until(TONY)
    const other = table.board.decks.economy!.at(-1)!
    table.does(`place ${second} research`, other).has(TONY, { D: 3 })
  })

  it('DV-10: reductions add up and stop at nothing', () => {
    const table = new Sitting().lay('science', 'IIS-D', 'IIS-C').lay('science', 'IIIS-B', 'IIIS-A', 'IIIS-C')
    table.teams(TONY, 'IIS-D', 'IIIS-B').given(TONY, { installed: ['sci-14a', 'sci-14b'], R: 0, D: 1 })
    const reductions = reductionsOf(data, table.board, TONY)
    const cost = (level: 2 | 3) =>
      variantsOf(data.pack.placement.cost[level], reductions, { kind: 'placeTeam', level, tree: 'economy' })
    expect(cost(2)).toEqual([{}])
    expect(cost(3)).toEqual([{ D: 1 }])
    table.does(`place ${table.board.layout.economy![1]} research`).has(TONY, { R: 0 })
  })

  it('two players share a Tech, and only the first finds the token (c.1)', () => {
    const table = new Sitting().given(TONY, { R: 3 }).given(BEN, { R: 3, D: 0 })
    const tech = table.board.layout.science![1]!
    table.does(`place ${tech} research`, table.board.decks.science!.at(-1)!, 'end')
    table.does(`place ${tech} research`, table.board.decks.science!.at(-1)!).has(BEN, { D: 0 })
    expect(table.view().trees[0]!.techs[1]!.teams).toEqual([TONY, BEN])
  })

  it('a Lv.3 front runner is told to its owner only', () => {
    const table = new Sitting()
    const [, left, , third] = table.board.layout.economy!
    const value = table.board.runners[third!]!
    table.teams(TONY, left!).given(TONY, { R: 4, D: 2 }).does(`place ${third} research`, table.board.decks.economy!.at(-1)!)
    expect(table.view(TONY).players[0]).toMatchObject({ runners: 1, values: [value] })
    expect(table.view(BEN).players[0]).toMatchObject({ runners: 1, values: null, points: { least: 1, most: 2 } })
    expect(table.events.filter(({ text }) => text.say === 'runner.value').map(({ to }) => to)).toEqual([TONY])
  })

  it('moving is not placing: no card, a front runner, the economy token travels, the culture token stays (c.4)', () => {
    const table = new Sitting()
    const [, left, right] = table.board.layout.economy!
    table.teams(TONY, left!).given(TONY, { R: 2, D: 0, economy: [left!], culture: [left!] })
    table.does('startup IS', `${left}>${right}`).has(TONY, { R: 0, D: 1 })
    expect(table.player(TONY)).toMatchObject({ economy: [right], culture: [left], hand: [] })
  })

  it('IIIS-F sends a team home; its economy token goes to stock and its row yields less (c.5)', () => {
    const table = new Sitting().lay('science', 'IIIS-F', 'IIIS-A', 'IIIS-B').lay('science', 'IIS-A', 'IIS-B')
    table.teams(TONY, 'IIS-A', 'IIIS-F').given(TONY, { economy: ['IIIS-F'] })
    expect(table.player(TONY).waiting).toEqual({ research: 1, data: 3 })
    table.does('startup IIIS-F').has(TONY, { TP: 4 })
    expect(table.player(TONY)).toMatchObject({
      economy: [],
      waiting: { research: 2, data: 3 },
      teams: ['IS', 'IE', 'IC', 'IIS-A'],
    })
  })
})

describe('08, commanding', () => {
  it('needs no team there, pays level and cost together, and is no startup (c.15)', () => {
    const table = new Sitting()
      .lay('science', 'IIIS-C', 'IIIS-A', 'IIIS-B')
      .lay('science', 'IIS-A', 'IIS-E')
      .lay('economy', 'IIE-D', 'IIE-A')
    table.teams(TONY, 'IIS-A', 'IIIS-C').given(TONY, { R: 3, C: 2 })
    table.does('command IIE-D', 'IS').has(TONY, { R: 0, C: 0 })
    expect(texts(table)).toContain('placed.economy')
  })
  it('is shut without command resources, with the reason', () => {
    const table = new Sitting()
    expect(table.whyNot('command')).toBe('why.no-command')
    table.given(TONY, { C: 1, R: 5, D: 5 }).does('command IE', 'IS')
    expect(table.whyNot('command')).toBe('why.command-used')
  })
  it('Remote Command never makes the level part cheaper than 1', () => {
    const table = new Sitting().given(TONY, { installed: ['sci-19'], C: 2, R: 9, D: 9 }).lay('economy', 'IIE-D', 'IIE-A')
    expect(table.offers('command')).toContain('IIE-D')
    table.does('command IIE-D', 'IS').has(TONY, { C: 1 })
  })
})

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

describe('10, cards', () => {
  it('a crate, a convert and an install each take the one card action', () => {
    const table = new Sitting().given(TONY, { R: 5, D: 0, hand: ['sci-14a', 'cul-01a', 'ini-1'] })
    table.does('card sci-14a D').has(TONY, { D: 1 })
    expect(table.whyNot('card')).toBe('why.card-used')
    expect(table.board.discards.science).toEqual(['sci-14a'])
  })
  it('an initial card leaves the game (c.40)', () => {
    const table = new Sitting()
      .given(TONY, { R: 0, hand: ['ini-1'] })
      .does('card ini-1 use')
      .has(TONY, { R: 3 })
    expect(table.board.spent).toContain('ini-1')
  })
  it('Open Archive grants one more card action, and a card drawn may be played at once (c.61)', () => {
    const table = new Sitting().given(TONY, { hand: ['sci-05'], R: 0 }).stack('eco-05', 'sci-07a')
    table.does('card sci-05 use', 'economy', 'science', 'card eco-05 use').has(TONY, { R: 3 })
  })
  it('IIS-B lets the payer choose what an installation costs less (c.13)', () => {
    const table = new Sitting()
      .lay('science', 'IIS-B', 'IIS-A')
      .teams(TONY, 'IIS-B')
      .given(TONY, { R: 2, D: 2, C: 1, hand: ['sci-13'] })
    expect(table.offers('card sci-13 install')).toEqual(['0', '1', '2'])
    table.does('card sci-13 install 2').has(TONY, { R: 0, D: 1, C: 1 })
  })
  it('a dominated cost is not offered', () => {
    const table = new Sitting()
      .lay('science', 'IIS-B', 'IIS-A')
      .teams(TONY, 'IIS-B')
      .given(TONY, { R: 2, hand: ['sci-09'] })
    table.does('card sci-09 install').has(TONY, { R: 2 })
  })
  it('Open Source Codex does not draw for itself (b.5)', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, hand: ['sci-21a', 'sci-21b'] }).does('card sci-21a install')
    expect(table.player(TONY).hand).toEqual(['sci-21b'])
    table.does('end').until(TONY).stack('sci-14a').does('card sci-21b install')
    expect(table.player(TONY).hand).toEqual(['sci-14a'])
  })
  it('Customs Bureau earns from other players installing, not from oneself', () => {
    const table = new Sitting()
      .given(TONY, { R: 5, hand: ['eco-10a'], installed: ['eco-18'] })
      .given(BEN, { R: 1, hand: ['eco-10b'] })
    table.does('card eco-10a install').has(TONY, { R: 4 })
    table.does('end', 'card eco-10b install').has(TONY, { R: 5 })
  })
  it('Law of Plunder reacts once a turn (b.5)', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['economy', 'culture', 'military'] })
    table.given(TONY, { R: 0, D: 0, hand: ['mil-01a'], installed: ['mil-16a'] }).stack('mil-02a')
    table.does('card mil-01a use', 'npc-1').has(TONY, { R: 3, D: 2 })
  })
  it('Cultural Exchange watches the Techs under own culture tokens', () => {
    const table = new Sitting().given(BEN, { R: 3, D: 0 })
    const tech = table.board.layout.science![1]!
    table.given(TONY, { installed: ['cul-18'], culture: [tech], D: 0 }).does('end')
    table.does(`place ${tech} research`, table.board.decks.science!.at(-1)!).has(TONY, { D: 2 })
  })
  it('Rival Premiere takes the place of the token it sends home', () => {
    const table = new Sitting().given(TONY, { hand: ['cul-06'], D: 0 }).given(BEN, { culture: ['IS'] })
    table.does('card cul-06 use').has(TONY, { D: 2 })
    expect([table.player(TONY).culture, table.player(BEN).culture]).toEqual([['IS'], []])
  })
  it('Lost Recordings takes an open card, and everybody knows it in that hand (c.44)', () => {
    const table = new Sitting()
      .given(TONY, { hand: ['cul-04', 'eco-05'] })
      .does('card eco-05 R', 'end')
      .until(TONY)
    table.does('card cul-04 use')
    expect(table.player(TONY).hand).toEqual(['eco-05'])
    expect(table.view(BEN).players[0]!.cards).toEqual(['eco-05'])
    expect(table.view(null).players[0]!.cards).toEqual(['eco-05'])
  })
  it('Confession: one of two effects; an ally that is an NPC has no hand', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] }).given(TONY, {
      hand: ['rel-04'],
      D: 0,
    })
    table.board.npcs['npc-1']!.track = [TONY]
    table.does('card rel-04 use', '0').has(TONY, { D: 1 })
    expect(table.player(TONY).hand).toEqual([])
  })
  it('Tithe takes from each ally', () => {
    const table = new Sitting({ seats: [TONY, BEN], trees: ['religion', 'economy', 'culture'] }).given(TONY, {
      hand: ['rel-03a'],
      R: 0,
      D: 0,
    })
    table.given(BEN, { track: [TONY], R: 5, D: 0 })
    table.board.npcs['npc-2']!.track = [TONY]
    table.does('card rel-03a use').has(TONY, { R: 4, D: 1 }).has(BEN, { R: 4, D: 0 })
  })
  it('the hand is cut down to the limit at the end of the own turn, and Archivists raise it (c.39)', () => {
    const hand = ['eco-01a', 'eco-02a', 'eco-03a', 'eco-04', 'eco-05', 'eco-06']
    const table = new Sitting().given(TONY, { hand }).does('end')
    expect(table.decision()).toMatchObject({ seat: TONY, prompt: { say: 'ask.discard', n: 1 } })
    table.does('eco-03a')
    expect(table.player(TONY).hand).toHaveLength(5)
    const other = new Sitting().given(TONY, { hand, installed: ['cul-22'] }).does('end')
    expect(other.decision().seat).toBe(BEN)
  })
  it('an empty deck is renewed from its discard pile at once (c.38)', () => {
    const table = new Sitting().given(TONY, { R: 3 })
    const { decks, discards } = table.board
    discards.science!.push(...decks.science!.splice(0, 29))
    const tech = table.board.layout.science![1]!
    const decision = table.does(`place ${tech} research`).decision()
    expect(decision.prompt.say).toBe('ask.keep')
    expect(table.board.decks.science).toHaveLength(28)
    expect(table.board.discards.science).toHaveLength(0)
  })
  it('Sealed Lockers: the deck is named before each card, seeing the one before', () => {
    const table = new Sitting().given(TONY, { hand: ['ini-5'], R: 0 }).does('card ini-5 use', 'economy')
    expect(table.player(TONY).hand).toHaveLength(1)
    table.does('culture').has(TONY, { R: 1 })
    expect(table.player(TONY).hand).toHaveLength(2)
  })
})

describe('12, influence', () => {
  it('DV-9: the reward tile of position A lies over space 4', () => {
    const table = new Sitting({ trees: ['military', 'economy', 'culture'] }).given(TONY, { R: 2, D: 1, M: 0, position: 3 })
    table.does('advance').has(TONY, { position: 4, M: 1 })
  })
  it('any number of steps; stopping is always possible and nothing payable ends the turn by itself', () => {
    const table = new Sitting().given(TONY, { R: 4, position: 2, D: 1 }).does('advance')
    expect(table.decision().prompt.say).toBe('ask.influence')
    table.does('0').has(TONY, { position: 4, R: 0, D: 0 })
    // The science tile draws a card and may move a team; then there is nothing left to pay with.
    expect(table.decision().prompt.say).toBe('ask.deck')
    table.does('science')
    expect(table.decision().seat).toBe(BEN)
  })
  it('reductions apply to each step and to either cost (b.3)', () => {
    const table = new Sitting().given(TONY, { R: 2, D: 2, TP: 2, position: 7, installed: ['eco-21'] })
    expect(table.offers('advance')).toEqual(['0'])
  })
  it('a bonus is taken again after a retreat (c.55)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'], seats: [TONY, BEN] })
    table
      .given(TONY, { R: 2, C: 0, position: 2 })
      .given(BEN, { hand: ['mil-07'] })
      .stack('mil-02a', 'mil-02b')
    table.does('advance', 'card mil-07 use').has(TONY, { position: 2, C: 1 })
    table.does('end').given(TONY, { R: 2 }).does('advance').has(TONY, { position: 3, C: 2 })
  })
  it('Press Tour takes a step during the actions, with its bonus', () => {
    const table = new Sitting().given(TONY, { R: 1, D: 0, C: 0, position: 5, hand: ['cul-08'] }).does('card cul-08 use')
    expect(table.offers()).toEqual(['0', 'no'])
    table.does('0').has(TONY, { position: 6, R: 0, D: 1, C: 1 })
    expect(table.decision().prompt.say).toBe('ask.action')
  })
  it('falling below space 5 loses the influence tile at once (c.58)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'], seats: [TONY, BEN] })
    table
      .given(TONY, { position: 5 })
      .given(BEN, { hand: ['mil-07'] })
      .stack('mil-02a')
      .does('end')
    expect(table.board.initiative.influence).toBe(TONY)
    table.does('card mil-07 use')
    expect(table.board.initiative.influence).toBeNull()
  })
})

describe('13, initiative tiles', () => {
  it('an owner exceeded by two who tie loses the tile to nobody; a rival who drops makes a leader (c.49)', () => {
    const table = new Sitting().given(TONY, { installed: ['eco-16a', 'eco-16b', 'eco-17', 'eco-18'] }).does('end')
    expect(table.board.initiative.economy).toBe(TONY)
    table
      .lay('economy', 'IIIE-E', 'IIIE-A', 'IIIE-B')
      .teams(BEN, table.board.layout.economy![1]!, table.board.layout.culture![1]!)
    table.teams(ALEX, table.board.layout.economy![1]!, table.board.layout.culture![1]!)
    for (const seat of [BEN, ALEX]) table.player(seat).economy = [...table.player(seat).teams]
    table.given(ALEX, { C: 3 }).does('end')
    expect(table.board.initiative.economy).toBeNull()
    const [a, b, c] = table.player(ALEX).economy
    table.does('command IIIE-E', { [`economy:${a}`]: 1, [`economy:${b}`]: 1, [`economy:${c}`]: 1 })
    expect(table.board.initiative.economy).toBe(BEN)
  })
})

describe('chains of Techs (16)', () => {
  it('IIS-E: two different Lv.1 Techs, each paid for; what the first earns can pay for the second', () => {
    const table = new Sitting().lay('science', 'IIS-E', 'IIS-A').teams(TONY, 'IIS-E')
    table.given(TONY, { R: 4, D: 1, installed: ['eco-17'] }).does('startup IIS-E')
    expect(table.offers()).toEqual(['IS', 'IE', 'IC', 'no'])
    table.does('IE', 'IS').has(TONY, { R: 2, D: 1 })
    expect(table.offers()).toEqual(['IS', 'IC', 'no'])
    table.does('IC', 'IC').has(TONY, { R: 0, D: 0 })
    expect(table.player(TONY)).toMatchObject({ economy: ['IS'], culture: ['IC'] })
  })
  it('IIIS-E may use IIS-E, which uses Lv.1; its own TP comes in any case', () => {
    const table = new Sitting().lay('science', 'IIIS-E', 'IIIS-A', 'IIIS-B').lay('science', 'IIS-E', 'IIS-A')
    table.teams(TONY, 'IIS-E', 'IIIS-E').given(TONY, { R: 5, D: 1 })
    table.does('startup IIIS-E', 'IIS-E', 'IE', 'IS').has(TONY, { R: 0, D: 0, TP: 1 })
    expect(table.decision().prompt.say).toBe('ask.action')
  })
  it('chained Techs get no startup reductions and cause no startup', () => {
    const table = new Sitting()
      .lay('science', 'IIIS-C', 'IIIS-E', 'IIIS-B')
      .lay('science', 'IIS-A', 'IIS-B')
      .lay('economy', 'IIE-D', 'IIE-A')
    table.teams(TONY, 'IIS-A', 'IIIS-E').teams(ALEX, 'IIIS-C').given(TONY, { R: 5 })
    table.does('startup IIIS-E')
    expect(table.offers()).toContain('IIE-D')
    table.does('IIE-D', 'IS')
    expect(table.player(TONY).R).toBe(0)
  })
})

describe('what cannot be done', () => {
  it('is refused, and nothing has changed', () => {
    const table = new Sitting().given(TONY, { R: 0 })
    const before = JSON.stringify(table.state)
    expect(() => table.does('place IIS-A')).toThrow('refused')
    expect(() => table.does('startup IS')).toThrow('refused')
    expect(() => table.says(BEN, 'end')).toThrow('asked nothing')
    expect(JSON.stringify(table.state)).toBe(before)
  })
  it('a payment is never made in part: asset and M must be there together (b.2)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] }).given(TONY, { R: 9, D: 9, M: 1, TP: 0, position: 7 })
    expect(table.whyNot('advance')).toBe('why.cost')
  })
  it('a passing absent player replenishes, then ends the turn', () => {
    const table = new Sitting()
    expect(table.decision().idle).toEqual({ pick: 'replenish' })
    expect(table.does('replenish').decision().idle).toEqual({ pick: 'end' })
    expect(new Sitting().given(TONY, { waiting: { research: 0 } }).decision().idle).toEqual({
      pick: 'replenish',
      then: { pick: 'command' },
    })
  })
})
