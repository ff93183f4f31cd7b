/** Public messages tell what everybody may know, and nothing else. */

import { describe, expect, it } from 'vitest'
import { askedLines } from '../../src/discord/show/asked.ts'
import type { State } from '../../src/kernel/contract.ts'
import { apply, awaited, create, decisions, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { copy } from '../../src/kernel/json.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { dice } from '../../src/kernel/random.ts'
import { randomOf } from '../../src/kernel/record.ts'
import type { Seated } from '../../src/store/store.ts'
import { momentFrom } from '../../src/tables/position.ts'
import { hold } from '../../src/tables/states.ts'
import { GAMES } from '../suite/games.ts'

const ANSWERS = 250

describe.each(GAMES.map(({ hosted }) => [hosted.game.id, hosted] as const))('the card of %s', (_, hosted) => {
  const { game } = hosted
  const tables = [
    ['5', Math.max(2, game.seats.min)],
    ['6', game.seats.max],
    ['8', game.seats.max],
  ] as const

  it.each(tables)('says the same whatever the channel may not know (seed %s, %i seats)', (seed, count) => {
    const seats = Array.from({ length: count }, (_, i) => `p${i + 1}`)
    const table = {
      seats: seats.map((seat) => ({ seat, name: seat, person: seat, dueAt: 1 })),
      card: {},
      terms: {},
    } as unknown as Seated
    const lines = (state: State) => askedLines(momentFrom(table, hold(hosted, state)))
    const random = dice(4)
    let { state } = create(game, { seats, random: randomOf(seed.repeat(64), []), held: true }) as { state: State }
    for (let i = 0; i < ANSWERS && !state.outcome; i++) {
      const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
      const shown = lines(state)
      // Sealed answers have none: it would tell who is still thinking.
      const isSealed = shown.some((line) => line.includes('Sealed'))
      const isTimed = shown.some((line) => line.includes('<t:0:f>'))
      const asked = awaited(game, state)
      if (asked.length > 0) expect(isTimed).toBe(!isSealed)
      // Whoever is asked alone and openly is told what happens otherwise. Some games never ask like that.
      expect(shown.some((line) => line.includes('no answer by'))).toBe(asked.length === 1 && !isSealed)
      // The question beside somebody's name is their own, not that of somebody who has answered.
      const own = open.filter(({ seat }) => asked.includes(seat)).map(({ prompt }) => game.speak(prompt, bySeat()))
      if (asked.length === 1 && !isSealed) expect(own).toContain(shown[0]!.replace(/^.*?: /, ''))
      expect(lines(game.scramble(copy(state) as State<never>, null, random))).toEqual(shown)
      const decision = open.length > 0 ? open[random(open.length)] : undefined
      const applied = decision
        ? apply(game, state, decision.seat, decision.id, sample(decision.input, random))
        : reveal(game, state)
      if (isRefusal(applied)) throw new Error(applied.refused)
      state = applied.state as State
    }
  })
})
