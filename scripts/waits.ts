/**
 * How often people wait for each other in a whole game among computer players. A wait begins when somebody is asked who was not asked
 * before; what one person answers in a row is one sitting. What was left beforehand (`ahead`) lets nobody wait.
 */
import type { AnyHosted } from '../src/games/hosted.ts'
import type { Policy, Wishes } from '../src/games/policy.ts'
import type { Decision } from '../src/kernel/contract.ts'
import { consume, create, isRefusal, pending, question } from '../src/kernel/engine.ts'
import { misfit } from '../src/kernel/input.ts'
import { dice, randomFrom } from '../src/kernel/random.ts'
import { steadyAt } from '../src/players/index.ts'
import { randomPlayer } from '../src/players/player.ts'

type Ahead = { readonly policy: Policy; readonly wishes: Wishes }

export function waitsIn(hosted: AnyHosted, size: number, seed: number, ahead: readonly Ahead[] = []): number {
  const { game } = hosted
  const seats = Array.from({ length: size }, (_, i) => `p${i + 1}`)
  const player = steadyAt(hosted) ?? randomPlayer
  const random = dice(seed)
  let { state } = create(game, { seats, options: {}, random: randomFrom(seed) })
  let asked = new Set<string>()
  let waits = 0
  const leftFor = ({ seat, question: kind, prompt, input, idle }: Decision): unknown => {
    for (const { policy, wishes } of ahead) {
      if (!policy.answers.includes(kind)) continue
      const view = game.view(state.board, seat)
      const answer = policy.answer({ seat, question: kind, prompt, input, idle, view }, wishes)
      if (answer !== undefined && !misfit(input, answer)) return answer
    }
    return undefined
  }
  for (let i = 0; i < 20_000 && !state.outcome; i++) {
    const owed = pending(game, state).filter(({ answered }) => !answered)
    const open = owed.map((each) => question(game, state, each)!)
    const left = open.map((decision) => ({ decision, answer: leftFor(decision) })).find(({ answer }) => answer !== undefined)
    const now = new Set(owed.map(({ seat }) => seat))
    if (!left) {
      if ([...now].some((seat) => !asked.has(seat))) waits++
      asked = now
    }
    const decision = left?.decision ?? open[0]!
    const { seat } = decision
    const answer = left ? left.answer : player({ seat, view: game.view(state.board, seat) as never, decision, random })
    const applied = consume(game, state, seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`${game.id}: an answer was refused`)
    state = applied.state
  }
  return waits
}
