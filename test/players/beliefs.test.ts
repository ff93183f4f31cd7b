/** What a computer believes of others: what they have sealed they answer anew in its worlds, as a steady player in their seat would. */
import { expect, it } from 'vitest'
import { hostedCalled } from '../../scripts/arguments.ts'
import type { State } from '../../src/kernel/contract.ts'
import { consume, create, decisions, isRefusal, pending } from '../../src/kernel/engine.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { imagined, imagining } from '../../src/kernel/world.ts'
import { steadyAt } from '../../src/players/index.ts'
import { steadyAnswer } from '../../src/players/search.ts'

const hosted = hostedCalled('secret-societies')
const { game } = hosted
const steady = steadyAt(hosted)!
const RETRIEVE = 'startOfRound.retrieve'

/** Everybody is asked at once whether they buy their Bid Cards back; the last of them has said so. */
function sealed(pick: string): { readonly state: State; readonly one: string; readonly other: string } {
  let { state } = create(game, { seats: ['p1', 'p2', 'p3'], options: {}, random: randomFrom(4) })
  for (;;) {
    const asked = decisions(game, state).filter(({ given, offer }) => given === undefined && !offer)
    const retrieving = asked.filter(({ question }) => question === RETRIEVE)
    const [one, other] = retrieving
    const next = other ?? asked[0]!
    const { seat } = next
    const answer = other
      ? { pick }
      : steadyAnswer(steady, { seat, view: game.view(state.board, seat), decision: next, random: dice(1) })
    const applied = consume(game, state, seat, next.id, answer)
    if (isRefusal(applied)) throw new Error(applied.text.say)
    state = applied.state
    if (other) return { state, one: one!.seat, other: other.seat }
  }
}

it('asks again what others have sealed, and keeps what the seat itself has answered', () => {
  const { state, one, other } = sealed('pay')
  const open = (seat: string) =>
    pending(game, imagined(game, state, seat, dice(7))).flatMap((each) => (each.answered ? [] : [each.seat]))
  expect(open(one)).toContain(other)
  expect(open(other)).not.toContain(other)
})

it('lets them answer as a steady player would from what they see there, whatever lies there in truth', () => {
  const after = (pick: string) => {
    const { state, one, other } = sealed(pick)
    const world = imagining(game, state, one)(dice(7))
    let said: unknown
    for (let i = 0; said === undefined; i++) {
      const decision = world.asked(dice(i))!
      const { seat } = decision
      const answer = steadyAnswer(steady, { seat, view: world.view(seat), decision, random: dice(1) })
      if (seat === other) said = answer
      expect(world.answer(decision, answer)).toBe(true)
    }
    return { said, view: world.view(one) }
  }
  const [one, two] = [after('pay'), after('no')]
  expect(one).toEqual(two)
  expect(one.said).toEqual({ pick: expect.stringMatching(/^(pay|no)$/) })
})
