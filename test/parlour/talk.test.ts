/** The page's window on a conversation, without a page. */
import { expect, it } from 'vitest'
import { Talk } from '../../src/parlour/client/talk.ts'
import type { WireMessage, WirePage } from '../../src/parlour/wire.ts'

const ME = '7'
const user = (id: string) => ({ id, username: id, discriminator: '0', global_name: null, avatar: null })
const message = (id: number, author = '8', content = ''): WireMessage => ({
  id: String(id),
  channel_id: '1',
  author: user(author),
  content,
  timestamp: '',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  type: 0,
  wire: { mentioned: false, my_reactions: [] },
})
const newestFirst = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => message(to - i))

/** A server with messages 1 to 500, and one more once somebody speaks, whose answers wait until they are let go. */
function openTalk() {
  let last = 500
  const waiting: (() => void)[] = []
  const answer = ({ before, around, limit }: { before?: string; around?: string; limit: number }): WirePage => {
    if (around) return { messages: [message(Number(around))], more: true }
    const to = before ? Number(before) - 1 : last
    const from = Math.max(1, to - limit + 1)
    return { messages: newestFirst(from, to), more: from > 1 }
  }
  const talk = new Talk('1', ME, {
    page: (_, where) => new Promise((resolve) => waiting.push(() => resolve(answer(where)))),
  })
  return {
    talk,
    speak() {
      last += 1
      talk.hear(message(last, ME))
    },
    /** Lets answers go until nobody waits any more. */
    async settle(asked: Promise<unknown>): Promise<void> {
      let done = false
      void asked.then(() => {
        done = true
      })
      for (let turns = 0; !done; turns += 1) {
        if (turns > 1_000) throw new Error('This will never be settled')
        waiting.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    ids: () => talk.messages.value.map(({ id }) => Number(id)),
  }
}
const row = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

it('moves up with the reader and lets go of the newest', async () => {
  const { talk, settle, ids } = openTalk()
  await settle(talk.open())
  expect(ids()).toEqual(row(451, 500))
  for (let i = 0; i < 8; i += 1) await settle(talk.loadOlder())
  expect(ids()).toEqual(row(51, 350))
  expect([talk.older.value, talk.newer.value]).toEqual([true, true])
})

it('goes to the newest although an older page is on its way', async () => {
  const { talk, settle, ids } = openTalk()
  await settle(talk.open())
  for (let i = 0; i < 8; i += 1) await settle(talk.loadOlder())
  const older = talk.loadOlder()
  await settle(Promise.all([older, talk.toNewest()]))
  expect(ids()).toEqual(row(451, 500))
  expect(talk.newer.value).toBe(false)
})

it('has no gap before what one says from the middle of the history', async () => {
  const { talk, settle, speak, ids } = openTalk()
  await settle(talk.open())
  for (let i = 0; i < 8; i += 1) await settle(talk.loadOlder())
  const older = talk.loadOlder()
  speak()
  await settle(older)
  await settle(talk.open())
  await settle(expect.poll(ids).toEqual(row(452, 501)))
})

it('asks once, however many look at it', async () => {
  const { talk, settle, ids } = openTalk()
  const both = Promise.all([talk.open(), talk.open()])
  await settle(both)
  expect(ids()).toEqual(row(451, 500))
  expect(talk.state.value).toBe('ready')
})

it('does not bring back what was deleted while its page was on its way', async () => {
  const { talk, settle, ids } = openTalk()
  const opening = talk.open()
  talk.forget('500')
  await settle(opening)
  expect(ids()).toEqual(row(451, 499))
})

it('renews the addresses in a message, but neither undoes what was changed meanwhile nor brings it back', async () => {
  const { talk, settle, ids } = openTalk()
  await settle(talk.open())
  const renewing = Promise.all([talk.renew(message(480)), talk.renew(message(490))])
  talk.change(message(480, '8', 'newer'))
  talk.forget('490')
  await settle(renewing)
  expect(talk.messages.value.find(({ id }) => id === '480')?.content).toBe('newer')
  expect(ids()).not.toContain(490)
})
