/** What a steady player makes of a position: it hinders whoever would win next, knows its last turn, and keeps what its effects count. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/kernel/contract.ts'
import { dice } from '../../../src/kernel/random.ts'
import { steady } from '../../../src/players/atlas-lost.ts'
import { ALEX, BEN, Sitting, TONY } from './driver.ts'

const WAR = { trees: ['economy', 'culture', 'military'] } as const

const answerOf = (table: Sitting) => {
  const decision = table.decision()
  return steady({ seat: decision.seat, view: table.view(decision.seat), decision, random: dice(1) })
}

/** The whole turn of whoever it is, as a steady player has it. */
function playsTurn(table: Sitting, seat: Seat): void {
  for (let i = 0; i < 40 && !table.state.outcome && table.board.turn.seat === seat; i++) table.gives(answerOf(table))
}

describe('One turn before somebody would win', () => {
  it('pushes them back on the influence track, and not somebody else', () => {
    const table = new Sitting(WAR).given(TONY, { hand: ['mil-07'] })
    table.given(BEN, { position: 4 }).given(ALEX, { position: 11, R: 9, D: 9, TP: 9 })
    playsTurn(table, TONY)
    expect(table.player(ALEX).position).toBe(10)
    expect(table.player(BEN).position).toBe(4)
  })
  it('takes the points they need, though others have more to give', () => {
    const table = new Sitting(WAR).given(TONY, { installed: ['mil-12'], M: 2, R: 2 })
    table.given(BEN, { TP: 12 }).given(ALEX, { TP: 26 })
    playsTurn(table, TONY)
    expect(table.player(ALEX).TP).toBe(24)
    expect(table.player(BEN).TP).toBe(12)
  })
})

describe('A steady player', () => {
  it('takes points rather than a team with its last turn', () => {
    const table = new Sitting({ options: { rounds: '30' } }).given(TONY, { installed: ['sci-13'], R: 3, D: 1 })
    table.board.turn.round = 30
    playsTurn(table, TONY)
    expect(table.player(TONY).TP).toBe(2)
  })
  it('does not give up what the effect it pays for counts', () => {
    const table = new Sitting().lay('culture', 'IIIC-F', 'IIIC-A', 'IIIC-B')
    table.teams(TONY, 'IIIC-F')
    const [science, economy, culture] = (['science', 'economy', 'culture'] as const).map((tree) => table.board.layout[tree]!)
    // Two where it has teams, one where it has none.
    table.given(TONY, { R: 9, culture: [science![0]!, economy![0]!, culture![1]!] })
    table.does('startup IIIC-F')
    expect(answerOf(table)).toEqual({ pick: `culture:${culture![1]}` })
  })
  it('does not pay for nothing: an ally who is lost with the token', () => {
    const table = new Sitting({ trees: ['science', 'religion', 'military'] }).lay('religion', 'IIIR-C', 'IIIR-A', 'IIIR-B')
    table.teams(TONY, 'IIIR-C').given(TONY, { R: 0, D: 0 })
    table.given(BEN, { track: [TONY] }).given(ALEX, { track: [TONY] })
    for (const npc of Object.values(table.board.npcs)) npc.track = []
    table.board.npcs['npc-1']?.track.push(TONY)
    playsTurn(table, TONY)
    expect(table.player(BEN).track).toEqual([TONY])
  })
})
