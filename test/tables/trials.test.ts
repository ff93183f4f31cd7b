/** Playing on alone from what one can see: nobody is touched by it, and nothing is learnt from it. */
import { afterEach, describe, expect, it } from 'vitest'
import { HOSTED } from '../../src/games/index.ts'
import { steadyAt } from '../../src/players/index.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { answer, takeBack } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById, viewFor } from '../../src/tables/position.ts'
import { insideOf } from '../../src/tables/states.ts'
import { isTrial } from '../../src/tables/trial-ids.ts'
import { newTrials, type Trials } from '../../src/tables/trials.ts'
import type { Board } from '../kernel/lanterns.ts'
import { asked, begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
let trials: Trials
afterEach(() => trials.close())

const fresh = (options: Parameters<typeof newHouse>[0] = {}) => {
  house = newHouse(options)
  trials = newTrials(house, () => openStore(':memory:'))
}
const begin = async (id: string) => {
  const trial = await trials.begin(id, 'id-Ann', 'en-US')
  return { trial, there: trials.houseOf(trial, 'id-Ann')! }
}
const boardAt = async (where: TestHouse | typeof house, id: string) =>
  insideOf(await positionOf(where, await tableById(where, id))).fenced.state.board as Board

describe('a trial', () => {
  it('shows its owner what they saw, and draws anew what they could not', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const before = JSON.stringify(await house.store.table(id))
    const real = await boardAt(house, id)
    const hands = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { trial, there } = await begin(id)
      const here = await positionOf(there, await tableById(there, trial))
      expect(viewFor(here, 'p1')).toEqual(viewFor(await positionOf(house, await tableById(house, id)), 'p1'))
      expect(here.table.secret).not.toBe((await tableById(house, id)).secret)
      hands.add(JSON.stringify((insideOf(here).fenced.state.board as Board).players.p2!.hand))
    }
    expect(hands.size).toBeGreaterThan(3)
    expect([...hands].filter((hand) => hand === JSON.stringify(real.players.p2!.hand)).length).toBeLessThan(hands.size)
    expect(JSON.stringify(await house.store.table(id))).toBe(before)
    expect(await house.store.counts()).toMatchObject({ playing: 1 })
  })

  it('takes the draft along, which can be taken back in both', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const { open } = await asked(house, id, 'Ann')
    await answer(house, id, 'id-Ann', open[0]!.id, { pick: 'rest' })
    const { trial, there } = await begin(id)
    expect(decisionsOf(await positionOf(there, await tableById(there, trial)), 'p1')[0]!.prompt.say).toBe('arrange')
    await takeBack(there, trial, 'id-Ann')
    expect(decisionsOf(await positionOf(there, await tableById(there, trial)), 'p1')[0]!.prompt.say).toBe('turn')
    expect((await asked(house, id, 'Ann')).open[0]!.prompt.say).toBe('arrange')
  })

  it('belongs to one person, one at a time, while a game is being played', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const first = await begin(id)
    expect(isTrial(first.trial)).toBe(true)
    expect(isTrial(id)).toBe(false)
    expect(trials.houseOf(first.trial, 'id-Bob')).toBeNull()
    await begin(id)
    expect(trials.houseOf(first.trial, 'id-Ann')).toBeNull()
    await expect(trials.begin(id, 'id-Zoe', 'en-US')).rejects.toThrow('table.no-seat')
  })

  it.each(HOSTED.map((hosted) => [hosted.title, hosted] as const))('of %s is played on by computers', async (_, hosted) => {
    const { id: game, seats } = hosted.game
    fresh({ hosted, player: steadyAt(hosted)! })
    const id = await begun(house, ['Ann'], Math.max(2, seats.min) - 1, game)
    await house.run()
    const { trial, there } = await begin(id)
    const before = (await there.store.entries(trial)).length
    let isOver = false
    for (let answers = 0; answers < 30; answers++) {
      const position = await positionOf(there, await tableById(there, trial))
      isOver = position.seen(null).outcome !== null
      if (isOver) break
      const decision = decisionsOf(position, 'p1').find(({ offer, given }) => !offer && given === undefined)
      await answer(there, trial, 'id-Ann', decision!.id, decision!.idle)
      await there.playOn!(trial)
    }
    const played = (await there.store.entries(trial)).length - before
    expect(isOver ? played > 0 : played > 30, `${played} answers`).toBe(true)
    expect(house.faults).toEqual([])
  })
})
