/** A world in virtual time must find what it is there for. Each mistake is planted into every process that serves it. */
import { describe, expect, it } from 'vitest'
import type { Commit, Letter, Store } from '../../../src/store/store.ts'
import type { Trouble } from '../../world/faults.ts'
import type { Plant } from '../../world/realm.ts'
import { world } from '../../world/world.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] }

const SEED = 1
const AN_ABSENCE: readonly Trouble[] = [{ hour: 10, kind: 'absence', strength: 50 }]

/** What it says of a small world with that mistake in it. */
const found = async (plant: Plant, faults: readonly Trouble[] = []) =>
  (await world({ seed: SEED, days: 1, servers: 1, people: 2, faults, plant })).wrong.join()

/** The outbox gets other letters than the store has for it. */
const withLetters = (store: Store, change: (letter: Letter) => Promise<readonly Letter[]>): void => {
  const { takePosts } = store
  Object.assign(store as Open<Store>, {
    async takePosts(...asked: Parameters<Store['takePosts']>) {
      const { letters, next } = await takePosts(...asked)
      return { letters: (await Promise.all(letters.map(change))).flat(), next }
    },
  })
}

describe('a world', { timeout: 240_000 }, () => {
  it('in which a post is dropped is found', async () => {
    const wrong = await found(({ house: { store } }) => {
      const { sent } = store
      let n = 0
      withLetters(store, async (letter) => {
        if (letter.post.body.kind !== 'card' || ++n % 7 !== 3) return [letter]
        await sent([{ id: letter.post.id, message: null }], 0)
        return []
      })
    })
    expect(wrong).toMatch(/^seed 1, day 1, Server 1:\n {2}a post was promised and never came: \S+ \(card\)/)
    expect(wrong).toContain('What happened last:')
  })

  it('in which somebody is pinged twice is found', async () => {
    const wrong = await found(({ house: { store } }) => {
      let n = 0
      withLetters(store, async (letter) => {
        const again = { ...letter, post: { ...letter.post, id: `${letter.post.id}-again`, attempts: 0 } }
        return letter.post.body.kind === 'card' && ++n === 3 ? [letter, again] : [letter]
      })
    })
    expect(wrong).toMatch(/a post came 2 times: \S+ \(card\)/)
  })

  it('in which an answer is lost is found', async () => {
    const wrong = await found(({ house: { store } }) => {
      const { commit } = store
      let n = 0
      const isAnswer = ({ entries = [] }: Commit) => entries.some((entry) => !('reveal' in entry) && entry.by === 'person')
      // Said to be stored, and not.
      Object.assign(store as Open<Store>, {
        commit: (step: Commit) => (step.change?.state && isAnswer(step) && ++n === 2 ? Promise.resolve(true) : commit(step)),
      })
    })
    expect(wrong).toMatch(/an answer of \w+ was acknowledged and is not in the log|answers in its log, and \d+ were stored/)
  })

  it('in which a clock runs while nobody is there is found', async () => {
    const wrong = await found(({ house: { store } }) => {
      // What was lost is said to be given back, and is not.
      Object.assign(store as Open<Store>, { commitEach: async () => [] })
    }, AN_ABSENCE)
    expect(wrong).toMatch(/minutes left and came back to|while nobody was there|minutes to answer/)
  })
})
