/** The proofs of the whole house must find what they are there for. Each mistake is planted on purpose into the running bot. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Archon } from '../../../src/archon.ts'
import { openDatabase } from '../../../src/sqlite.mjs'
import { openStore } from '../../../src/store/sqlite.ts'
import type { Commit, Letter, Store } from '../../../src/store/store.ts'
import { setNote } from '../../../src/tables/history.ts'
import { tableById } from '../../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo } from '../../discord/evenings.ts'
import { carelessWriting, tracesOf, wrongAfterPlaying } from '../../e2e/house.ts'

type Open = { -readonly [K in keyof Store]: Store[K] }
const SEED = 3

/** The n-th card that is to be posted, of all. */
function cards(store: Store, each: (letter: Letter, n: number) => Promise<readonly Letter[]>): void {
  const { takePosts } = store
  let n = 0
  Object.assign(store as Open, {
    async takePosts(...asked: Parameters<Store['takePosts']>) {
      const { letters, next } = await takePosts(...asked)
      const changed: Letter[] = []
      for (const letter of letters) changed.push(...(letter.post.body.kind === 'card' ? await each(letter, ++n) : [letter]))
      return { letters: changed, next }
    },
  })
}

describe('a house at play', { timeout: 240_000 }, () => {
  /** As long as it takes to come upon the mistake. */
  const planted = (plant: (archon: Archon) => void, rounds = 2) => wrongAfterPlaying(SEED, plant, rounds)

  it('passes as it is', async () => expect(await wrongAfterPlaying(SEED)).toEqual([]))

  it('that drops one card in ten is found', async () => {
    const drops = ({ house: { store } }: Archon) =>
      cards(store, async (letter, n) => {
        if (n % 10 !== 5) return [letter]
        await store.sent([{ id: letter.post.id, message: null }], 0)
        return []
      })
    const wrong = await planted(drops, 4)
    expect(wrong.join()).toMatch(/^\d+ messages that the log owes the channel were never posted$/)
  })

  it('that posts one card twice is found', async () => {
    const wrong = await planted(({ house: { store } }) =>
      cards(store, async (letter, n) =>
        n === 3 ? [letter, { ...letter, post: { ...letter.post, id: `${letter.post.id}-again`, attempts: 0 } }] : [letter],
      ),
    )
    expect(wrong).toEqual(['1 messages were posted twice'])
  })

  it('that loses an answer is found', async () => {
    const wrong = await planted(({ house: { store } }) => {
      const { commit } = store
      // Of those that somebody gave openly, every second is said to be stored, and is not.
      const isOpen = ({ entries = [] }: Commit) =>
        entries.some((entry) => !('reveal' in entry || entry.receipt) && entry.by === 'person')
      let n = 0
      Object.assign(store as Open, {
        commit: (step: Commit) => (step.change?.state && isOpen(step) && ++n % 2 === 1 ? Promise.resolve(true) : commit(step)),
      })
    })
    expect(wrong.join()).toMatch(/\d+ answers were acknowledged and are not in the log/)
  })

  it('that leaves out whom a message may ping is found', async () => {
    const wrong = await planted(({ bot: { client } }) => {
      const { rest } = client
      const request = rest.request.bind(rest)
      rest.request = (asked) => {
        const { allowed_mentions: _, ...body } = (asked.body ?? {}) as { allowed_mentions?: unknown }
        return request(asked.body && !asked.passThroughBody ? { ...asked, body } : asked)
      }
    })
    expect(wrong.join()).toContain('does not say whom it may ping')
  })
})

describe('a store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archon-bites-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const open = () => openStore(join(folder, 'archon.sqlite'))

  it('passes as it is', () => expect(carelessWriting(open)).toEqual([]))

  it('that does not wait for the disk is found', () => {
    const spare = openDatabase(':memory:')
    const driver = Object.getPrototypeOf(spare) as { pragma(this: unknown, source: string, options?: object): unknown }
    spare.close()
    const { pragma } = driver
    driver.pragma = function (source, options) {
      return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), options)
    }
    try {
      expect(carelessWriting(open)).toEqual(['synchronous is 1, not FULL: a power cut can take back what was acknowledged'])
    } finally {
      driver.pragma = pragma
    }
  })
})

describe('"forget me"', () => {
  let night: TableOfTwo
  afterEach(() => night.close())

  /** Ann has played, left a note, and wants to be forgotten. */
  async function forgotten(plant: (store: Store) => void = () => {}): Promise<string[]> {
    night = await tableOfTwo()
    const { house } = night.archon
    await setNote(house, await tableById(house, night.id), night.ann.id, 'beware of Bob')
    await night.ann.in(night.channel).slash('/profile', { notify: 'dm' })
    const { id, seq } = await tableById(house, night.id)
    await house.store.commit({ table: id, seq, at: 0, change: { status: 'ended', endedAt: 0 } })
    plant(house.store)
    await night.ann.in(night.channel).slash('/profile', { forget: true })
    await night.ann.in(night.channel).click('Forget me')
    await night.archon.settle()
    return tracesOf(night, [night.ann.id, 'Ann', 'beware of Bob'])
  }

  it('passes as it is', async () => expect(await forgotten()).toEqual([]))

  it('that keeps a note is found', async () => {
    const wrong = await forgotten((store) => {
      const { forget } = store
      Object.assign(store as Open, {
        async forget(person: string) {
          await forget(person)
          const table = (await store.table(night.id))!
          const seats = table.seats.map((row) => (row.person === null ? { ...row, note: 'beware of Bob' } : row))
          await store.commit({ table: table.id, seq: table.seq, at: 0, seats })
        },
      })
    })
    expect(wrong).toEqual(['seats.note still holds "beware of Bob"'])
  })
})
