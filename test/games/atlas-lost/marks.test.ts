/** What pictures and the text board mark as changed, and for how long. */

import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { ALEX, BEN, Sitting, TONY } from './driver.ts'

const marked = (table: Sitting) => table.view().changes.map(({ what, at, by }) => `${what} ${at} ${by}`)
const changedOf = (table: Sitting, seat: string) => table.view().players.find((player) => player.seat === seat)!.changed
const text = (table: Sitting) => atlasLost.describe(table.view(), bySeat())

describe('what is under way', () => {
  it('is called by its name on the text board', () => {
    const table = new Sitting().given(TONY, { R: 2 })
    table.does('advance')
    expect(text(table)).toContain('Influence phase. Under way: a step on the influence track.')
  })
})

describe('what reacts', () => {
  it('is told by what it brings, and not at all where it brings nothing', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).given(BEN, { installed: ['rel-16a'] })
    table.does('replenish', 'done')
    const brought = () => table.events.filter(({ text }) => text.say === 'gained' && text.of === 'rel-16a')
    expect(brought()).toEqual([])
    table.does('replenish', 'done').until(TONY)
    table.given(ALEX, { track: [BEN] }).does('replenish', 'done')
    expect(brought()).toHaveLength(1)
    expect(table.events.map(({ text: { say } }) => say)).not.toContain('reaction')
  })
})

describe('what has just changed', () => {
  function placed() {
    const table = new Sitting().given(TONY, { R: 3, D: 1 }).stack('eco-01a', 'eco-05')
    const tech = table.board.layout.economy![1]!
    table.does(`place ${tech} data`, 'eco-05')
    return { table, tech }
  }

  it('is marked during the turn, and handed over to the next player', () => {
    const { table, tech } = placed()
    const marks = [`team ${tech} tony`, `runner ${tech} tony`]
    expect(marked(table)).toEqual(marks)
    table.does('end')
    expect(table.board.turn.seat).toBe(BEN)
    expect(marked(table)).toEqual(marks)
    expect(changedOf(table, TONY)).toMatchObject({ R: -3, D: 1 })
    expect(text(table)).toContain(`Just changed: team of tony on ${tech} and front runner token of ${tech}.`)
  })

  it('makes room for what the next turn does', () => {
    const { table } = placed()
    table.does('end', 'replenish')
    expect(marked(table)).toEqual([])
    expect(changedOf(table, TONY)).toMatchObject({ R: 0, D: 0 })
    expect(changedOf(table, BEN)).toMatchObject({ R: 2 })
    table.does('end')
    expect(changedOf(table, BEN)).toMatchObject({ R: 2 })
  })

  it('is the token of its owner where somebody else sends it home', () => {
    const table = new Sitting().given(BEN, { culture: ['IS'] }).given(TONY, { hand: ['cul-06'] })
    table.does('card cul-06 use')
    expect(marked(table)).toContain('culture IS ben')
  })

  it('is nothing after a turn in which nothing was done', () => {
    const { table } = placed()
    table.does('end', 'end')
    expect(table.board.turn.seat).toBe(ALEX)
    expect(marked(table)).toEqual([])
    expect(text(table)).not.toContain('Just changed')
  })

  it('is all of a turn, also when a card gives another card play action', () => {
    const table = new Sitting().given(TONY, { R: 5, hand: ['sci-05', 'sci-08a'] })
    const [first] = table.board.trees
    table.does('card sci-08a install').does('end').until(TONY)
    table.given(TONY, { hand: ['sci-09'], R: 5 })
    table.does('card sci-05 use', first!, first!, 'card sci-09 install')
    expect(changedOf(table, TONY).R).toBe(-2)
    expect(marked(table)).toEqual(['installed sci-09 tony'])
  })
})
