/** 10 to 13, cards, the influence track and initiative tiles, and what is refused: derived vectors (DV) and rulings (b, c). */
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import type { Dealing } from '../../../src/games/hosted.ts'
import { ALEX, BEN, Sitting, TONY } from './driver.ts'

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
  it('who is chosen for good or ill is on record; what befalls everybody is not', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).given(BEN, { D: 2, C: 1, position: 3 })
    const told: Dealing[] = []
    for (const [card, to] of [
      ['eco-07', BEN],
      ['mil-04a', BEN],
      ['mil-07', BEN],
      ['eco-05', null],
    ] as const) {
      table.given(TONY, { hand: [card] }).does(`card ${card} use`)
      if (to) table.does(to)
      told.push(...atlasLost.dealings!(table.events.map(({ text }) => text)))
      table.board.turn.cards = 1
    }
    const harm = { by: TONY, to: BEN, deed: 'harm' } as const
    expect(told).toEqual([{ by: TONY, to: BEN, deed: 'help' }, harm, harm, harm])
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
    table.does('advance', 'card mil-07 use', TONY).has(TONY, { position: 2, C: 1 })
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
    table.does('card mil-07 use', TONY)
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
    expect(table.whyNot('advance')).toBe('why.step')
  })
  it('a passing absent player replenishes, then ends the turn', () => {
    const table = new Sitting()
    expect(table.decision().idle).toEqual({ pick: 'replenish' })
    expect(table.does('replenish').decision().idle).toEqual({ pick: 'done' })
    expect(new Sitting().given(TONY, { waiting: { research: 0 } }).decision().idle).toEqual({
      pick: 'replenish',
      then: { pick: 'command' },
    })
  })
})
