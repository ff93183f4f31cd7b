/** Promises to Discord: in order per channel, coalesced by slot, found again by whoever comes next. */
import { describe, expect, it } from 'vitest'
import type { NewPost, Store } from '../../src/store/store.ts'
import { editOf, NOTICE, postIn, say, stateOf, tableRow, twoSeats } from './rows.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

export function postsAreKept(store: () => Store): void {
  const promised = async (...posts: NewPost[]) => {
    await store().open(tableRow('t'), twoSeats('t'), posts)
  }
  const due = async (now = 100, except: string[] = []) => ids(await store().duePosts(now, 10, except))
  const taken = async (now = 100, except: string[] = []) =>
    ids((await store().takePosts(now, 10, except)).letters.map(({ post }) => post))

  describe('a post', () => {
    it('waits until it is due, and it is known when the next one will be', async () => {
      await promised(postIn('c', 'a', 10), postIn('c', 'b', 50), postIn('c', 'd', 70))
      expect(await due(10)).toEqual(['a'])
      expect((await store().takePosts(20, 10, [])).next).toBe(50)
    })

    it('is given out in the order of the promises, at most so many at a time, but not for a channel that is being written to', async () => {
      await promised(postIn('c', 'a', 10), postIn('d', 'b', 5), postIn('c', 'e', 7))
      expect(await due()).toEqual(['a', 'b', 'e'])
      expect(ids(await store().duePosts(100, 2))).toEqual(['a', 'b'])
      expect(await due(100, ['c'])).toEqual(['b'])
    })

    it('in the same slot takes the place of one that is not out, and of no other', async () => {
      await promised(postIn('c', 'a', 1, editOf('x'), 'card'), postIn('c', 'b', 1, editOf('x'), 'vote'))
      await store().open(tableRow('u'), twoSeats('u'), [postIn('d', 'other', 1, editOf('y'), 'card')])
      await store().commit({ table: 't', seq: 1, at: 2, posts: [postIn('c', 'e', 2, editOf('x'), 'card')] })
      expect(await due()).toEqual(['b', 'other', 'e'])
      expect(await store().letter('a')).toBeNull()
    })

    it('behind a message that is to be tried again waits with it; nobody waits for an edit', async () => {
      await promised(postIn('c', 'a', 1), postIn('c', 'b', 1), postIn('d', 'e', 1, editOf('x'), 'card'), postIn('d', 'f', 1))
      await taken()
      await store().postpone('a', 500)
      await store().postpone('e', 500)
      expect(await due()).toEqual(['f'])
      expect(await due(500)).toEqual(['a', 'b', 'e', 'f'])
    })

    it('that was given out may have been sent: it is told by its attempts; an edit can be made twice', async () => {
      await promised(postIn('c', 'a', 1), postIn('d', 'b', 1, editOf('x'), 'card'))
      const { letters } = await store().takePosts(100, 10, [])
      expect(letters.map(({ post }) => post.attempts)).toEqual([0, 0])
      expect((await store().post('a'))?.attempts).toBe(1)
      expect((await store().post('b'))?.attempts).toBe(0)
      await store().postpone('a', 200)
      expect(await store().post('a')).toMatchObject({ attempts: 2, dueAt: 200 })
    })

    it('that is out is kept if a later one may change it, and found by its message', async () => {
      await promised(postIn('c', 'a', 1), postIn('c', 'b', 1, NOTICE))
      const out = [
        { id: 'a', message: 'm1' },
        { id: 'b', message: 'm2' },
      ]
      await store().sent(out, 7)
      expect(await store().post('a')).toMatchObject({ sentAt: 7, message: 'm1' })
      expect((await store().postAs('m1'))?.id).toBe('a')
      expect(await store().post('b')).toBeNull()
      expect(await due()).toEqual([])
      expect((await store().counts()).posts).toBe(0)
    })

    it('comes with all that its message needs', async () => {
      await promised(postIn('c', 'a', 1, { kind: 'card', fence: 1, since: 1, from: 0, asked: ['p1'] }))
      const told = (n: number) => ({ n, to: 'all' as const, text: say(n) })
      const at = (seq: number, fence: number) => ({ table: 't', seq, at: 5, change: { state: stateOf(`state ${fence}`), fence } })
      await store().commit(at(1, 0))
      await store().commit({ ...at(2, 1), events: [told(0), told(1)] })
      const now = (await store().letter('a'))!
      expect([now.events.map(({ n }) => n), now.then, now.before, now.target]).toEqual([[1], null, 'state 0', null])
      await store().sent([{ id: 'a', message: 'm1' }], 6)
      await store().commit({ ...at(3, 2), posts: [postIn('c', 'b', 1, editOf('a'), 'card')] })
      const [edit] = (await store().takePosts(100, 10, [])).letters
      expect(edit).toMatchObject({
        target: { id: 'a', message: 'm1' },
        standing: { table: { id: 't', fence: 2 } },
        then: 'state 1',
        before: 'state 0',
      })
    })
  })
}
