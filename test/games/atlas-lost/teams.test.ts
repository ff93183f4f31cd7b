/** 07 and 08, placing, moving, starting up, commanding and chaining: derived vectors (DV) and rulings (c). */
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
    table.does('startup IS').has(TONY, { R: 0, D: 1 })
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
