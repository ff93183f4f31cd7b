/** Who one is, who is how far, and what of all that happened matters to whom. */

import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { raceInWords } from '../../../src/games/common/race.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { ALEX, BEN, Sitting, TONY } from './driver.ts'

const MILITANT = ['economy', 'religion', 'military'] as const
const told = (table: Sitting, say: string) => table.events.find(({ text }) => text.say === say)!

describe('the briefing', () => {
  it('says to a seat who it is and what it holds, and nothing to the channel', () => {
    const table = new Sitting().given(BEN, { hand: ['eco-23'] })
    const lines = atlasLost.briefing!(table.view(BEN), bySeat()).join('\n')
    expect(lines).toContain('You are 2nd of 3 in the turn order.')
    expect(lines).toContain('**Rent Roll**: Each turn with 2 or more economy tokens: gain 1 research.')
    expect(lines).toContain('30 technology points')
    expect(atlasLost.briefing!(table.view(ALEX), bySeat()).join('\n')).not.toContain('Rent Roll')
    expect(atlasLost.briefing!(table.view(), bySeat())).toEqual([])
  })
})

it('the opening card tells of a coalition only whoever plays alone', () => {
  const goal = (players: number) => atlasLost.about('en-US').goal!(players).join(' ')
  expect(goal(1)).toMatch(/A coalition races you.*19 turns/)
  expect(goal(3)).not.toContain('coalition')
})

describe('the race', () => {
  const race = (table: Sitting, seat: string | null = null) => raceInWords(atlasLost.race!(table.view(seat), bySeat()))
  it('tells public facts only, whoever looks', () => {
    const table = new Sitting()
    const [, second, , third] = table.board.layout.culture!
    table.teams(BEN, second!, third!)
    expect(race(table)).toContain('ben: 1 to 2 of 30 TP, influence 1 of 12, 0 of 3 initiative tiles.')
    for (const seat of [TONY, BEN, ALEX]) expect(race(table, seat)).toEqual(race(table))
  })
  it('puts whoever is nearest first, and warns of who wins next', () => {
    const table = new Sitting().given(BEN, { TP: 30 }).given(ALEX, { position: 12 })
    expect(race(table)[0]).toMatch(/^ben: 30 of 30 TP/)
    expect(race(table)).toContain('ben wins by technology at the end of the next turn of their own, unless that changes before.')
    expect(race(table)).toContain('alex wins by influence at the end of the next turn of their own, unless that changes before.')
  })
  it('says what the initiative victory still lacks', () => {
    const table = new Sitting({ trees: MILITANT }).given(TONY, {
      R: 0,
      D: 0,
      C: 0,
      M: 4,
      economy: ['IE', 'IR', 'IM'],
      position: 5,
    })
    table.given(TONY, { installed: ['eco-23'] })
    expect(race(table).join('\n')).toMatch(/tony: .* 3 of 3 initiative tiles \(lacks \d+ research, \d+ data and \d+ command\)/)
    table.given(TONY, { R: 19, D: 19, C: 6 })
    expect(race(table)).toContain('tony wins by initiative at the end of this turn, unless that changes before.')
  })
  it('alone, says how far the coalition is', () => {
    expect(race(new Sitting({ seats: [TONY] }))).toContain('The coalition: space 1 of 12; you have 19 of 19 turns left.')
  })
})

describe('an event', () => {
  it('that takes something from somebody is a headline, and concerns them', () => {
    const table = new Sitting({ trees: MILITANT }).given(TONY, { hand: ['mil-01a'] }).given(BEN, { R: 7, D: 2 })
    table.does('card mil-01a use', BEN)
    expect(told(table, 'stole')).toMatchObject({ weight: 'headline', concerns: [BEN] })
  })
  it('concerns players only: an NPC reads no story', () => {
    const table = new Sitting({ trees: MILITANT }).given(TONY, { hand: ['mil-01a'] }).does('card mil-01a use', 'npc-1')
    expect(told(table, 'stole')).toMatchObject({ weight: 'headline', concerns: [] })
  })
  it('says why somebody gains something', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, hand: ['eco-01a'] }).does('card eco-01a use')
    const gains = table.events.filter(({ text }) => text.say === 'gained')
    const said = gains.map(({ text }) => atlasLost.game.speak(text, bySeat()))
    expect(said).toContain('**tony** gains 4 research from Bulk Shipment.')
    expect(said).toContain('**ben** gains 1 research, because of Bulk Shipment of tony.')
    expect(gains.map(({ weight, concerns }) => [weight, concerns])).toEqual([
      ['detail', undefined],
      [undefined, [BEN]],
      [undefined, [ALEX]],
    ])
  })
  it('tells in one sentence what one thing brings, and what is stolen at once', () => {
    const table = new Sitting({ trees: MILITANT }).given(TONY, { hand: ['ini-2'] }).does('card ini-2 use')
    const said = (sitting: Sitting, say: string) =>
      sitting.events.filter(({ text }) => text.say === say).map(({ text }) => atlasLost.game.speak(text, bySeat()))
    expect(said(table, 'gained')).toEqual(['**tony** gains 2 data and 1 research from Salvaged Drives.'])
    const raid = new Sitting({ trees: MILITANT }).given(TONY, { hand: ['mil-01a'] }).given(BEN, { R: 7, D: 2 })
    raid.does('card mil-01a use', BEN)
    expect(said(raid, 'stole')).toEqual(['**tony** steals 2 research and 1 data from ben.'])
    expect(JSON.stringify(raid.board)).not.toContain('flows')
  })
})
