/** Games in progress survive a deploy: names of stages stay, and states of every released version load and play to the end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apply, decisions, isRefusal, load, reveal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { dice } from '../../src/kernel/random.ts'
import { FIXTURES, type Frozen, fixturePath, stagesOf } from './frozen.ts'
import { GAMES } from './games.ts'

for (const { hosted } of GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')) {
  const { game } = hosted
  describe(game.id, () => {
    it('has its present version frozen', () =>
      expect(existsSync(fixturePath(game.id, game.version)), 'run: npm run freeze').toBe(true))

    const folder = join(FIXTURES, game.id)
    for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []) {
      const frozen: Frozen = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      it(`${file}: no stage has lost its name without a migration`, () => {
        if (file === `v${game.version}.json`) expect(frozen.stages.filter((stage) => !stagesOf(game).includes(stage))).toEqual([])
      })
      it(`${file}: its games load and play to the end`, () => {
        for (const [i, stored] of frozen.states.entries()) {
          const random = dice(i + 1)
          let state = load(game, structuredClone(stored))
          // What it kept of earlier days has to be said in today's words.
          for (const seat of [...state.seats, null])
            expect(hosted.describe(game.view(state.board, seat), bySeat())).not.toMatch(/undefined/)
          for (let answers = 0; !state.outcome; answers++) {
            expect(answers).toBeLessThan(20_000)
            const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
            const decision = open[random(open.length || 1)]
            const result = decision
              ? apply(game, state, decision.seat, decision.id, sample(decision.input, random))
              : reveal(game, state)
            if (isRefusal(result)) throw new Error(result.text.say)
            state = result.state
          }
        }
      })
    }
  })
}
