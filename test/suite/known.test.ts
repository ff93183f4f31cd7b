/** What is known of a state is what it would say if it were asked again: nothing is remembered beyond its time. */
import { describe, expect, it } from 'vitest'
import type { State } from '../../src/kernel/contract.ts'
import { type Applied, apply, create, decisions, Following, isRefusal, pending, reveal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { copy } from '../../src/kernel/json.ts'
import { dice } from '../../src/kernel/random.ts'
import { randomOf } from '../../src/kernel/record.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { GAMES } from './games.ts'

const ANSWERS = 80

describe.each(GAMES.map((inheriting) => [inheriting.hosted.game.id, inheriting] as const))('%s', (_, { hosted, plays }) => {
  const { game } = hosted
  const whatever = (applied: Applied<unknown>) => ({ ...applied, known: [] })

  it.each(plays)('says the same of every question whether it is known or not: %o', ({ seats: count, options }) => {
    const seats = Array.from({ length: count }, (_, i) => `p${i + 1}`)
    const random = dice(11)
    let applied: Applied<unknown> = create(game, { seats, options, random: randomOf('7'.repeat(64), []), held: true })
    for (let i = 0; i < ANSWERS && !applied.state.outcome; i++) {
      const state: State = applied.state
      const open = seats.flatMap((seat) => decisions(game, state, seat, applied.known))
      expect(open.map(spelledOut)).toEqual(seats.flatMap((seat) => decisions(game, state, seat)).map(spelledOut))
      expect(pending(game, state)).toEqual(
        decisions(game, state)
          .filter(({ offer }) => !offer)
          .map(({ id, seat, sealed, given }) => ({ id, seat, sealed, answered: given !== undefined })),
      )
      const waiting = open.filter(({ offer, given }) => given === undefined && (!offer || random(10) === 0))
      const decision = waiting[random(waiting.length || 1)]
      const answer = decision && sample(decision.input, random)
      const asked = open.map((each) => ({ id: each.id, seat: each.seat, ask: each }))
      const next = decision ? apply(game, state, decision.seat, decision.id, answer, asked) : reveal(game, state)
      if (isRefusal(next)) throw new Error(next.refused)
      if (decision) {
        const plainly = apply(game, state, decision.seat, decision.id, answer)
        if (isRefusal(plainly)) throw new Error(plainly.refused)
        expect(whatever(next)).toEqual(whatever(plainly))
      }
      applied = next
    }
  })

  it('says the same whether it is followed from answer to answer or looked at for the first time', () => {
    const [{ seats: count, options }] = plays as [(typeof plays)[number]]
    const random = dice(12)
    const seats = Array.from({ length: count }, (_, i) => `p${i + 1}`)
    const { state } = create(game, { seats, options, random: randomOf('8'.repeat(64), []) })
    const position = new Following(game, state)
    for (let i = 0; i < ANSWERS && !state.outcome; i++) {
      const before = copy(state)
      const open = position.decisions()
      expect(open.map(spelledOut)).toEqual(decisions(game, before).map(spelledOut))
      expect(position.pending()).toEqual(pending(game, before))
      const waiting = open.filter(({ offer, given }) => given === undefined && (!offer || random(10) === 0))
      const { seat, id, input } = waiting[random(waiting.length)] ?? open[0]!
      const answer = sample(input, random)
      expect(isRefusal(position.answer(seat, id, copy(answer)))).toBe(false)
      const plainly = apply(game, before, seat, id, answer)
      if (isRefusal(plainly)) throw new Error(plainly.refused)
      expect(state).toEqual(plainly.state)
    }
  })
})
