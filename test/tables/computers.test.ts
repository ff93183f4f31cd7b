import { describe, expect, it } from 'vitest'
import { pack } from '../../src/games/secret-societies/data/pack.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { type AnyGame, stepsOf } from '../../src/kernel/contract.ts'
import { misfit, pick } from '../../src/kernel/input.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import type { Player } from '../../src/players/player.ts'
import { MOST_IN_A_ROW, type Opinion } from '../../src/players/search.ts'
import { newQueue } from '../../src/store/queue.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { opened } from '../../src/tables/states.ts'
import type { Question } from '../../src/thinking/thought.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { begun, newHouse, type TestHouse } from './setting.ts'

type Deeds = { deeds: { of: { id: string; borders: string[] }[] } }

/** The printed pack with every Deed called something else. */
function renamed() {
  const own = structuredClone(pack) as Deeds
  for (const deed of own.deeds.of) {
    deed.id = `own-${deed.id}`
    deed.borders = deed.borders.map((other) => `own-${other}`)
  }
  return secretSocieties.withPack(own)
}

describe('computers at a table with an owner’s pack', () => {
  const hosted = renamed()

  it('know its Deeds by their own names, twenty games long', () => {
    const steady = steadyAt(hosted) as Player
    const fitting: Player = (position) => {
      const answer = steady(position)
      if (answer !== undefined) expect(misfit(position.decision.input, answer)).toBeNull()
      return answer
    }
    for (let seed = 1; seed <= 20; seed++) {
      const seats = Array.from({ length: 2 + (seed % 2) }, (_, i) => `p${i + 1}`)
      const players = Object.fromEntries(seats.map((seat) => [seat, fitting]))
      expect(playMatch({ game: hosted.game, players, seed }).outcome.ranking.flat()).toHaveLength(seats.length)
    }
  })

  it('are handed the data the table plays with, not the printed one', async () => {
    const handed = new Set<unknown>()
    const failed: unknown[] = []
    const noting = (facts: never) => {
      handed.add(facts)
      return STEADY.get('secret-societies')!(facts)
    }
    const house = Object.assign(newHouse({ hosted }), {
      players: new Map([['secret-societies', noting]]),
      onFault: (_: string, error: unknown) => failed.push(error),
    })
    const id = await begun(house, [], 2, 'secret-societies')
    await house.run()
    expect((await house.store.table(id))?.status).toBe('finished')
    expect([...handed]).toEqual([hosted.facts])
    expect(failed).toEqual([])
    house.store.close()
  })
})

describe('a computer that tries its answers out', () => {
  /** A table whose second seat is such a computer, and those who think for it, as they are told to. */
  async function thinking(think: NonNullable<TestHouse['thinkers']>['think']) {
    const failed: unknown[] = []
    const asked: Question[] = []
    const thinkers = {
      think: (...[question, seconds, share]: Parameters<typeof think>) => {
        asked.push(question)
        return think(question, seconds, share)
      },
      close() {},
    }
    const player: Player = ({ decision }) => decision.idle
    const house = Object.assign(newHouse({ player }), { thinkers, onFault: (_: string, error: unknown) => failed.push(error) })
    const id = await begun(house, [], 2)
    const { seq, seats } = (await house.store.table(id))!
    const sharp = seats.map((row) => (row.seat === 'p2' ? { ...row, level: 'sharp' } : row))
    expect(await house.store.commit({ table: id, seq, at: house.now(), seats: sharp })).toBe(true)
    const letThink = async () => {
      for (let i = 0; i < 400 && (await house.store.table(id))?.status === 'playing'; i++) {
        house.clock.now += 61_000
        await house.run()
        await house.queue.idle()
      }
    }
    const answersOf = async () =>
      (await house.store.entries(id)).flatMap(({ entry }) => ('reveal' in entry || entry.seat !== 'p2' ? [] : [entry]))
    return { house, id, asked, failed, letThink, answersOf }
  }
  const kindle: Opinion = { answer: { pick: 'kindle' }, tried: [] }

  it('gives what comes of it, and never hands out how things truly lie', async () => {
    const { house, id, asked, letThink, answersOf } = await thinking(async () => kindle)
    await letThink()
    expect((await house.store.table(id))?.status).toBe('finished')
    expect((await answersOf()).filter(({ answer }) => JSON.stringify(answer) === '{"pick":"kindle"}').length).toBeGreaterThan(3)
    const truly = opened((await house.store.table(id))!.state!).board as { readonly deck: unknown }
    // What decided the game is asked once it is over, and of everybody's answers.
    expect(asked.every(({ seat, weigh }) => seat === 'p2' || weigh)).toBe(true)
    expect(asked.some(({ state }) => JSON.stringify((state.board as typeof truly).deck) === JSON.stringify(truly.deck))).toBe(
      false,
    )
    house.store.close()
  })

  it('plays as a steady one where thinking fails, and says so once', async () => {
    const { house, id, failed, letThink, answersOf } = await thinking(() => Promise.reject(new Error('late')))
    await letThink()
    expect((await house.store.table(id))?.status).toBe('finished')
    expect((await answersOf()).length).toBeGreaterThan(3)
    expect(failed).toHaveLength(1)
    house.store.close()
  })

  it('does not move a plan to and fro for ever: after a while in a row it plays steadily', async () => {
    // Nothing but a plan that can be laid out and taken back, again and again, until somebody is content with it.
    type Goal = 'lay'
    const plan = stepsOf<object>()<Record<never, never>, object, Goal>('plan', ({ one }) => ({
      lay: one({
        one: () => 'p1',
        ask: () => ({
          prompt: { say: 'turn' },
          input: pick(['rest', 'look', 'bid'].map((id) => ({ id, label: { say: id } }))),
        }),
        take: (t, f, { pick: picked }) => (picked === 'rest' ? undefined : t.jump(f, 'lay')),
      }),
      over: (t) => t.finish({ ending: 'dawn', ranking: [t.seats], scores: {} }),
    }))
    const game: AnyGame = { ...lanterns.hosted.game, first: plan, steps: [plan], offers: () => [], settle() {} }
    const toAndFro = { think: async () => ({ answer: { pick: 'look' }, tried: [] }), close() {} }
    const player: Player = () => ({ pick: 'rest' })
    const house = Object.assign(newHouse({ hosted: { ...lanterns.hosted, game }, player }), { thinkers: toAndFro })
    const id = await begun(house, [], 2)
    const { seq, seats } = (await house.store.table(id))!
    const sharp = seats.map((row) => ({ ...row, level: 'sharp' as const }))
    expect(await house.store.commit({ table: id, seq, at: house.now(), seats: sharp })).toBe(true)
    await house.run()
    await house.queue.idle()
    expect((await house.store.table(id))?.status).toBe('finished')
    expect(await house.store.entries(id)).toHaveLength(MOST_IN_A_ROW + 1)
    house.store.close()
  })

  it('does not hold up what else is due, and thinks again after a kill', async () => {
    let isKilled = true
    const never = new Promise<Opinion>(() => {})
    const { house, id, asked, answersOf } = await thinking(() => (isKilled ? never : Promise.resolve(kindle)))
    // The first seat plays on until the thinking one is asked; nobody waits for that.
    await house.run()
    expect(asked).toHaveLength(1)
    expect(await answersOf()).toEqual([])
    const [timer] = (await house.store.dueTimers(house.now() + 61_000, 9)).due
    expect(timer?.key).toBe('computer:p2')
    // Another process opens the same store.
    isKilled = false
    const next: TestHouse = { ...house, queue: newQueue() }
    house.clock.now += 61_000
    await runTimers(next, (_, error) => house.faults.push(error))
    await next.queue.idle()
    expect((await answersOf()).length).toBeGreaterThan(0)
    expect(house.faults).toEqual([])
    expect((await house.store.table(id))?.status).toBe('playing')
    house.store.close()
  })
})

describe('a computer player that fails', () => {
  it('plays the defaults, is reported once for each table, and freezes none', async () => {
    const failed: string[] = []
    const player = () => {
      throw new Error('no idea')
    }
    const house = Object.assign(newHouse({ player }), { onFault: (table: string) => failed.push(table) })
    const tables = [await begun(house, [], 2)]
    house.clock.now++
    tables.push(await begun(house, [], 3))
    await house.run()
    for (const id of tables) expect((await house.store.table(id))?.status).toBe('finished')
    for (const id of tables) expect((await house.store.entries(id)).length).toBeGreaterThan(10)
    expect(house.faults).toEqual([])
    expect(failed.toSorted()).toEqual(tables.toSorted())
    house.store.close()
  })
})
