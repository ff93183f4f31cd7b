/** Where computers think: fair by table, never in anybody's way, and never the reason why a table stands still. */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { ageOfAtlantis } from '../../src/games/age-of-atlantis/index.ts'
import { HelperFell } from '../../src/helpers/helper.ts'
import { alike } from '../../src/kernel/alike.ts'
import { create, decisions } from '../../src/kernel/engine.ts'
import { misfit } from '../../src/kernel/input.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import type { Opinion } from '../../src/players/search.ts'
import { type Job, type Mind, openThinkers, ThinkersClosed, thinkersWith } from '../../src/thinking/thinkers.ts'
import { type Question, thought } from '../../src/thinking/thought.ts'

const about = (name: string): Question => ({ game: 'toy', pack: '', state: {} as never, seat: 'p1', decision: name, seed: 1 })
const opinion = (answer: unknown): Opinion => ({ answer, tried: [] })
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Thinks until it is told to stop, and writes down what it was asked. */
function patientMind() {
  const jobs: { job: Job; patience: number; done(): void; fall(): void; fail(): void }[] = []
  const mind: Mind = {
    do: (job, patience) =>
      new Promise((resolve, reject) =>
        jobs.push({
          job,
          patience,
          done: () => resolve(opinion(job.decision)),
          fall: () => reject(new HelperFell('fell')),
          fail: () => reject(new Error('cannot')),
        }),
      ),
    close() {
      for (const { fall } of jobs) fall()
    },
  }
  return { mind, jobs }
}

describe('those who think', () => {
  afterEach(() => void vi.useRealTimers())

  it('let every table have a turn before any has a second one', async () => {
    const { mind, jobs } = patientMind()
    const thinkers = thinkersWith([mind])
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => thinkers.think(about(name), 1, name[0]!))
    for (let i = 0; i < 4; i++) {
      jobs[i]!.done()
      await soon()
    }
    expect(jobs.map(({ job }) => job.decision)).toEqual(['a1', 'a2', 'b1', 'a3'])
    expect((await Promise.all(all)).map(({ answer }) => answer)).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('have less time each, the more there are', async () => {
    const { mind, jobs } = patientMind()
    const thinkers = thinkersWith([mind])
    const all = ['alone', ...Array.from({ length: 40 }, (_, i) => `table ${i}`)].map((name) =>
      thinkers.think(about(name), 3, name),
    )
    jobs[0]!.done()
    await soon()
    expect(jobs[0]!.job.seconds).toBe(3)
    expect(jobs[1]!.job.seconds).toBeCloseTo(0.2)
    // Nobody is left waiting, to be told much later that it took too long.
    thinkers.close()
    await Promise.allSettled(all)
  })

  it('think again where a process ended on the way, once', async () => {
    const { mind, jobs } = patientMind()
    const thinkers = thinkersWith([mind])
    const first = thinkers.think(about('first'), 1, 'a')
    jobs[0]!.fall()
    await soon()
    jobs[1]!.done()
    expect((await first).answer).toBe('first')
    const second = expect(thinkers.think(about('second'), 1, 'a')).rejects.toThrow('fell')
    await soon()
    for (const i of [2, 3]) {
      jobs[i]!.fall()
      await soon()
    }
    await second
    expect(jobs).toHaveLength(4)
  })

  it('say so when it would be too late, and do not begin', async () => {
    const { mind, jobs } = patientMind()
    const clock = { now: 0 }
    const thinkers = thinkersWith([mind], () => clock.now)
    const first = thinkers.think(about('first'), 1, 'a')
    const second = expect(thinkers.think(about('second'), 1, 'b')).rejects.toThrow(/time to think/)
    expect(jobs[0]!.patience).toBe(25_000)
    clock.now = 26_000
    jobs[0]!.done()
    await expect(first).resolves.toEqual(opinion('first'))
    await second
    expect(jobs).toHaveLength(1)
  })

  it('keep nobody waiting longer, also while a process only begins or is busy with others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { mind, jobs } = patientMind()
    const thinkers = thinkersWith([mind])
    const both = ['a', 'b'].map((table) => expect(thinkers.think(about(table), 1, table)).rejects.toThrow(/time to think/))
    vi.advanceTimersByTime(25_000)
    await Promise.all(both)
    expect(jobs).toHaveLength(1)
  })

  it('weigh what was answered long ago when nobody waits, however long that takes', async () => {
    const { mind, jobs } = patientMind()
    const clock = { now: 0 }
    const thinkers = thinkersWith([mind], () => clock.now)
    const weigh = { given: null, winners: [], others: 0 }
    const all = [
      thinkers.think(about('first'), 1, 'a'),
      thinkers.think({ ...about('long ago'), weigh }, 1, 'b'),
      thinkers.think(about('second'), 1, 'a'),
      thinkers.think(about('third'), 1, 'a'),
    ]
    for (let i = 0; i < 4; i++) {
      jobs[i]!.done()
      clock.now += 10_000
      await soon()
    }
    await Promise.all(all)
    expect(jobs.map(({ job }) => job.decision)).toEqual(['first', 'second', 'third', 'long ago'])
    expect(jobs[3]!.patience).toBe(25_000)
  })

  it('leave everything to the next process when they are closed', async () => {
    const { mind } = patientMind()
    const thinkers = thinkersWith([mind])
    const both = ['a', 'b'].map((table) => expect(thinkers.think(about(table), 1, table)).rejects.toBeInstanceOf(ThinkersClosed))
    thinkers.close()
    await Promise.all(both)
    await expect(thinkers.think(about('third'), 1, 'c')).rejects.toBeInstanceOf(ThinkersClosed)
  })
})

describe('a process that thinks', () => {
  const thinkers = openThinkers({ minds: 1 })
  afterAll(thinkers.close)
  const { game } = ageOfAtlantis
  const { state } = create(game, { seats: ['p1', 'p2', 'p3'], random: randomFrom(3) })
  const decision = decisions(game, state).find(({ offer }) => !offer)!
  const { seat, id } = decision
  const question: Question = { game: game.id, pack: game.pack, state, seat, decision: id, seed: 5 }

  it('answers what it is asked, without being told how things truly lie', { timeout: 120_000 }, async () => {
    const { answer } = await thinkers.think({ ...question, state: alike(game, state, seat, dice(9)) }, 0.05, 'a')
    expect(misfit(decision.input, answer)).toBeNull()
    await expect(thinkers.think({ ...question, pack: 'of another day' }, 0.05, 'a')).rejects.toThrow(/nobody could/)
  })

  it('thinks the same of a state and of one that looks the same to it', () => {
    const oneWorld = { most: 1, spent: () => 1 }
    const opinions = [state, alike(game, state, seat, dice(4))].map((each) =>
      thought(ageOfAtlantis, { ...question, state: each }, oneWorld),
    )
    expect(opinions[0]).toEqual(opinions[1])
    expect(thought(ageOfAtlantis, { ...question, decision: 'another' }, oneWorld)).toBeNull()
  })
})
