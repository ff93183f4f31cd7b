/** The worked examples of the rulebook, each under its section. */
import { describe, expect, it } from 'vitest'
import { allyOf } from '../../../src/games/atlas-lost/data/allies.ts'
import { ALEX, BEN, data, MAGGIE, Sitting, TONY } from './driver.ts'

describe('07, income', () => {
  it('RB-1: two teams out and one economy token make 5 research', () => {
    new Sitting()
      .given(TONY, { R: 0, waiting: { research: 1 }, economy: ['IS'] })
      .does('replenish')
      .has(TONY, { R: 5 })
  })

  it('RB-2: an empty data row and three culture tokens make 6 data, and an economy card', () => {
    const table = new Sitting().given(TONY, { D: 0, waiting: { data: 0 }, culture: ['IS', 'IE', 'IC'] })
    table.does('collect economy').has(TONY, { D: 6 })
    expect(table.player(TONY).hand.map((card) => data.cards[card]!.tree)).toEqual(['economy'])
  })
})

describe('07 and 08, starting up and commanding', () => {
  it('RB-3: the same Tech twice in a turn, for 6 research and 2 command', () => {
    const table = new Sitting().lay('culture', 'IIC-A', 'IIC-E').lay('economy', 'IIE-A', 'IIE-B').lay('science', 'IIS-A', 'IIS-B')
    table.teams(TONY, 'IIC-E').teams(BEN, 'IIE-A').teams(ALEX, 'IIS-B').given(TONY, { R: 6, C: 2 })
    table.does('startup IIC-E', 'IIE-A', 'command IIC-E', 'IIS-B').has(TONY, { R: 0, C: 0 })
    expect(table.player(TONY).culture).toEqual(['IIE-A', 'IIS-B'])
  })
})

describe('09, religious allies', () => {
  it('RB-4: Maggie has the most tokens', () => expect(allyOf([MAGGIE, MAGGIE, BEN])).toBe(MAGGIE))
  it('RB-5: a tie goes to the latest of the tied', () => expect(allyOf([MAGGIE, MAGGIE, BEN, BEN])).toBe(BEN))
  it('RB-6: Ben takes one back and Maggie leads again', () => {
    const table = new Sitting({ trees: ['religion', 'economy', 'culture'], seats: [BEN, MAGGIE, TONY] })
    table.lay('religion', 'IIIR-A', 'IIIR-C', 'IIIR-B').given(TONY, { track: [MAGGIE, MAGGIE, BEN, BEN] })
    table.given(MAGGIE, { track: [BEN, BEN] }).given(BEN, { C: 3 })
    expect(table.view().players.find(({ seat }) => seat === TONY)?.ally).toBe(BEN)
    table.does('command IIIR-C', { 'religion:maggie:0': 2, 'religion:tony:2': 1 })
    expect(table.player(TONY).track).toEqual([MAGGIE, MAGGIE, BEN])
    expect(table.view().players.find(({ seat }) => seat === TONY)?.ally).toBe(MAGGIE)
  })
  it('DV-11: a token further right that is not tied for the lead does not count', () =>
    expect(allyOf(['a', 'a', 'b', 'b', 'c'])).toBe('b'))
})

describe('11, activating cards', () => {
  it('RB-7: two active cards in one turn', () => {
    const table = new Sitting().given(TONY, { R: 5, D: 5, C: 0, installed: ['cul-09a', 'eco-09a'] }).given(BEN, { C: 0 })
    table
      .does('activate cul-09a', 'activate eco-09a')
      .has(TONY, { R: 0, D: 2, C: 1, TP: 3 })
      .has(BEN, { C: 1 })
      .has(ALEX, { C: 1 })
    expect(table.player(TONY).installed.every(({ used }) => used)).toBe(true)
    expect(table.offers()).not.toContain('activate')
    table.does('end')
    expect(table.player(TONY).installed.every(({ used }) => !used)).toBe(true)
  })
  it('RB-7b: with 2 research, as printed, the second one cannot be paid for', () => {
    const table = new Sitting().given(TONY, { R: 2, D: 5, C: 0, installed: ['cul-09a', 'eco-09a'] })
    table.does('activate cul-09a')
    expect(table.offers()).not.toContain('activate')
  })
})

describe('12, influence', () => {
  it('RB-8: a step for 2 research with a command resource as bonus', () => {
    new Sitting().given(TONY, { R: 2, position: 2, C: 0 }).does('advance').has(TONY, { position: 3, R: 0, C: 1 })
  })
  it('RB-9: of two costs only the one with TP tokens can be paid', () => {
    const table = new Sitting().given(TONY, { R: 3, D: 2, TP: 2, position: 7 })
    expect(table.offers('advance')).toEqual(['0'])
    table.does('advance 0', 'science').has(TONY, { position: 8, R: 0, D: 0, TP: 0 })
    expect(table.player(TONY).hand).toHaveLength(1)
  })
  it('RB-10: or with assets: an economy token and military power', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] })
    table.given(TONY, { R: 2, D: 1, M: 1, economy: ['IE'], position: 7 })
    expect(table.offers('advance')).toEqual(['1'])
    table.does('advance 1', 'culture').has(TONY, { position: 8, R: 0, D: 0, M: 0 })
    expect(table.player(TONY).economy).toEqual([])
    expect(table.player(TONY).hand).toHaveLength(1)
  })
})

describe('13, initiative tiles', () => {
  const economy = () => {
    const table = new Sitting().lay('economy', 'IIE-A', 'IIE-B').lay('economy', 'IIIE-E', 'IIIE-A', 'IIIE-B')
    const second = table.board.layout.science![1]!
    table.teams(TONY, 'IIE-A').teams(BEN, 'IIE-A').teams(ALEX, 'IIE-A', second)
    table.given(TONY, { economy: ['IS', 'IE', 'IC', 'IIE-A'] })
    return table
  }
  it('RB-11: drawing level does not take the tile', () => {
    const table = economy().given(BEN, { economy: ['IS', 'IE'], installed: ['eco-10a'], R: 2, D: 1 })
    table.does('end')
    expect(table.board.initiative.economy).toBe(TONY)
    table.does('startup IE', 'IC')
    expect(table.player(BEN).economy).toHaveLength(3)
    expect(table.board.initiative.economy).toBe(TONY)
  })
  it('RB-12: exceeding the owner does', () => {
    const table = economy()
      .does('end')
      .given(BEN, { economy: ['IS', 'IE', 'IC'], installed: ['eco-10a'] })
    table.given(ALEX, { economy: ['IS', 'IE', 'IC', 'IIE-A'], hand: ['eco-16a'], R: 3 }).until(ALEX)
    expect(table.board.initiative.economy).toBe(TONY)
    table.does('card eco-16a install')
    expect(table.board.initiative.economy).toBe(ALEX)
  })
  it('RB-13: falling below the minimum loses it, and a tie of the others leaves it free', () => {
    const table = economy().given(BEN, { economy: ['IS', 'IE', 'IC', 'IIE-A'] })
    table.given(ALEX, { economy: ['IS', 'IE', 'IC', 'IIE-A'], installed: ['eco-16a'], C: 3 }).until(ALEX)
    expect(table.board.initiative.economy).toBe(ALEX)
    table
      .does('command IIIE-E', { 'economy:IS': 1, 'economy:IE': 1, 'economy:IC': 1 })
      .has(ALEX, { TP: 7, C: 0 })
      .has(TONY, { D: 3 })
    expect(table.board.initiative.economy).toBeNull()
  })
  it('RB-14: three tiles and their resources win at the end of the turn', () => {
    const maggie = (R: number) => {
      const table = new Sitting({ seats: [MAGGIE, BEN] }).given(MAGGIE, {
        R,
        D: 9,
        C: 4,
        position: 5,
        installed: ['sci-14a', 'sci-14b', 'sci-15a', 'sci-15b'],
      })
      table.given(MAGGIE, { installed: ['eco-16a', 'eco-16b', 'eco-17', 'eco-18'] }).does('end')
      return table.state.outcome
    }
    expect(maggie(12)).toMatchObject({ ending: 'initiative', ranking: [[MAGGIE], [BEN]] })
    expect(maggie(10)).toBeNull()
  })
})
