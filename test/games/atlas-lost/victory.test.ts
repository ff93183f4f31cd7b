/** 14 and the game alone: how a game ends, and what is shown then. */

import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'

const text = (table: Sitting) => atlasLost.describe(table.view(), bySeat())

describe('14, victory', () => {
  it('technology: 30 points from tokens, tiles, cards and front runners', () => {
    const table = new Sitting({ seats: [TONY, BEN] }).given(TONY, { TP: 24, runners: [2, 1], installed: ['ini-9'] })
    table.does('end')
    expect(table.state.outcome).toBeNull()
    table.until(TONY).given(TONY, { TP: 25 }).does('end')
    expect(table.state.outcome).toMatchObject({ ending: 'technology', ranking: [[TONY], [BEN]] })
    expect(table.state.outcome!.scores[TONY]!.map(({ points }) => points)).toEqual([25, 3, 0, 2])
  })

  it('an initiative tile counts 2 points, and the three conditions are all announced', () => {
    const table = new Sitting().given(TONY, { TP: 28, position: 12 }).does('end')
    expect(table.state.outcome!.ending).toBe('technology')
    expect(table.board.result).toEqual({ ending: 'technology', winner: TONY, conditions: ['technology', 'influence'] })
    expect(text(table)).toContain('tony wins by technology and by influence.')
  })

  it('influence: the last space, at the end of the turn', () => {
    const table = new Sitting().given(TONY, { position: 11, R: 6, D: 5, TP: 4 }).does('advance 0')
    expect(table.state.outcome).toMatchObject({ ending: 'influence', ranking: [[TONY], [ALEX], [BEN]] })
  })

  it('no condition counts on the turn of another, nor if it no longer holds (14)', () => {
    const table = new Sitting({ trees: ['economy', 'culture', 'military'] }).given(BEN, { TP: 29, installed: ['mil-17'] })
    table.lay('military', 'IIIM-B', 'IIIM-A', 'IIIM-C').given(TONY, { M: 6, C: 3 })
    table.does('command IIIM-B', BEN, 'end')
    expect(table.player(BEN).TP).toBe(27)
    table.does('end')
    expect(table.state.outcome).toBeNull()
  })

  it('the four tiles: any three with their resources will do (c.53)', () => {
    const table = new Sitting({ seats: [TONY, BEN] }).given(TONY, { position: 5, R: 8, D: 11, C: 3 })
    table.given(TONY, { installed: ['sci-14a', 'sci-14b', 'sci-15a', 'sci-15b', 'eco-16a', 'eco-16b', 'eco-17', 'eco-18'] })
    table.given(TONY, { installed: ['cul-16a', 'cul-16b', 'cul-17', 'cul-18'] }).does('end')
    // Science, culture and influence: 8 research, 11 data, 3 command. With economy there would be too little research.
    expect(table.state.outcome).toMatchObject({ ending: 'initiative' })
  })

  it('whether hidden front runners decide is declared, whichever way it goes', () => {
    const table = new Sitting({ seats: [TONY, BEN] }).given(TONY, { TP: 28, runners: [1] })
    const decision = table.decision()
    expect(decision.seat).toBe(TONY)
    table.does('end')
    expect(table.state.outcome).toBeNull()
    expect(table.view(BEN).players[0]!.points).toMatchObject({ least: 29, most: 30 })
  })

  it('the last round: most points, then the influence track (c.64)', () => {
    const table = new Sitting({ options: { rounds: '20' } })
    table.board.turn.round = 20
    table.given(TONY, { TP: 3 }).given(BEN, { TP: 7 }).given(ALEX, { TP: 7, position: 3 }).until(ALEX).does('end')
    expect(table.state.outcome).toMatchObject({ ending: 'rounds', ranking: [[ALEX], [BEN], [TONY]] })
    // Ben has as many points.
    const ending = table.events.find(({ text }) => text.say === 'ending.rounds')!
    expect(atlasLost.game.speak(ending.text, bySeat())).toBe('The last round is over. **alex** stands first and wins.')
    expect(text(table)).toContain('alex wins after the last round.')
  })

  it('at the end everything is shown', () => {
    const table = new Sitting({ seats: [TONY, BEN] })
      .given(TONY, { position: 12 })
      .given(BEN, { hand: ['eco-05'], runners: [2] })
      .does('end')
    const [, ben] = table.view(null).players
    expect(ben).toMatchObject({ cards: ['eco-05'], values: [2] })
    expect(table.view(null).result).toMatchObject({
      winner: TONY,
      scores: { [BEN]: [{ points: 0 }, { points: 2 }, { points: 0 }, { points: 0 }] },
    })
  })
})

describe('set-up (03, 04)', () => {
  it.each([
    [2, 2],
    [3, 1],
    [4, 0],
  ])('%i players meet %i NPCs', (seats, npcs) => {
    const table = new Sitting({ seats: ['a', 'b', 'c', 'd'].slice(0, seats) })
    expect(table.view().npcs).toHaveLength(npcs)
    expect(table.view().npcs.every(({ TP }) => TP === 14)).toBe(true)
  })
  it('the first player gets 3 research, the fourth 4 and a second data', () => {
    const table = new Sitting({ seats: ['a', 'b', 'c', 'd'] })
    expect(table.view().players.map(({ R, D }) => [R, D])).toEqual(data.pack.start.resources.map(({ R, D }) => [R, D]))
  })
  it('each Tree shows one, two and three Techs; front runners lie on all but Lv.1', () => {
    for (const { techs, deck } of new Sitting().view().trees) {
      expect(techs.map(({ level }) => level)).toEqual([1, 2, 2, 3, 3, 3])
      expect(techs.map(({ runner }) => runner)).toEqual([false, true, true, true, true, true])
      expect(deck).toBe(30)
    }
  })
})

describe('alone', () => {
  const alone = (options = {}) => new Sitting({ seats: [TONY], trees: ['religion', 'economy', 'military'], options })

  it('two NPCs, 4 research and 1 data; three tiles are exchanged', () => {
    const table = alone()
    expect(table.view().npcs).toHaveLength(2)
    table.has(TONY, { R: 4, D: 1 })
    for (let seed = 1; seed < 20; seed++) {
      const techs = Object.values(
        new Sitting({ seats: [TONY], trees: ['religion', 'economy', 'military'], seed }).board.layout,
      ).flat()
      for (const exchanged of ['IIIR-F', 'IIIM-E', 'IIIM-F']) expect(techs).not.toContain(exchanged)
    }
  })

  it('a crate takes the first front runner token and leaves a team', () => {
    const table = alone().stack('rel-01a').does('end')
    const [, left] = table.board.layout.religion!
    expect(table.board.rivals).toMatchObject({ teams: [left], marker: 1, acts: 1 })
    expect(left! in table.board.runners).toBe(false)
    expect(table.view().trees[0]!.techs[1]!.teams).toEqual(['coalition'])
    expect(table.board.discards.religion).toEqual(['rel-01a'])
  })
  it('an active card moves its marker, a passive one its tally; Trees take turns', () => {
    const table = alone().stack('rel-09a', 'eco-16a', 'mil-09a').does('end', 'end')
    expect(table.board.rivals).toMatchObject({ marker: 2, tally: { religion: 0, economy: 2, military: 0 } })
    table.does('end')
    expect(table.board.rivals!.marker).toBe(3)
  })
  it('the coalition holds initiative tiles', () => {
    const table = alone()
    table.board.rivals!.tally.economy = 2
    table.stack('rel-09a', 'eco-16a').does('end', 'end')
    expect(table.board.initiative.economy).toBe('coalition')
  })
  it('IIIR-E reacts to an NPC that is an ally', () => {
    const table = alone().lay('religion', 'IIIR-E', 'IIIR-A', 'IIIR-B').teams(TONY, 'IIIR-E').stack('rel-16a')
    table.board.npcs['npc-1']!.track = [TONY]
    table.does('end')
    expect(table.decision().prompt.say).toBe('ask.may')
    table.does('yes').has(TONY, { TP: 3 })
  })
  it('SOLO-M2 draws two cards', () => {
    const table = alone().lay('military', 'SOLO-M2', 'SOLO-M1', 'IIIM-A').given(TONY, { M: 6, C: 3 })
    table.does('command SOLO-M2', 'religion', 'economy').has(TONY, { TP: 6, M: 3 })
    expect(table.player(TONY).hand).toHaveLength(2)
  })
  it('where somebody has to be chosen, there are the NPCs (h.6)', () => {
    const table = alone()
      .given(TONY, { hand: ['mil-04a'], R: 0 })
      .does('card mil-04a use', 'npc-1')
      .has(TONY, { R: 3 })
    expect(table.decision().prompt.say).toBe('ask.action')
  })
  it('is won like any game, and lost when the turns are over or the coalition is through', () => {
    const won = alone().given(TONY, { TP: 30 }).does('end')
    expect(won.state.outcome).toMatchObject({ ending: 'technology', together: 'won' })
    const late = alone({ solo: 'expert' })
    for (let turn = 1; turn <= 16; turn++) late.does('end')
    expect(late.state.outcome).toMatchObject({ ending: 'limit', together: 'lost' })
    expect(text(late)).toContain('The coalition wins because the turns are over.')
    const beaten = alone().stack('rel-09a')
    beaten.board.rivals!.marker = 11
    expect(beaten.does('end').state.outcome).toMatchObject({ ending: 'coalition', together: 'lost' })
  })
})
