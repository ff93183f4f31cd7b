/** For those who look after a server: how the bot is doing, in words; and a game that cannot go on. */
import { afterEach, expect, it } from 'vitest'
import { tableById } from '../../src/tables/position.ts'
import { inPublic } from '../../src/words/words.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

it('health is told in words, and a game that cannot go on is ended after a question', async () => {
  night = await tableOfTwo()
  const { parlour, archon } = night
  const organiser = parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)
  const health = textOf(await organiser.slash('/archon health'))
  expect(health).toContain('All is well.')
  expect(health).toContain('look after 1 table; 1 is being played')
  expect(health).not.toContain('answerMs')
  expect(textOf(await organiser.slash('/archon end'))).toContain('without a result?')
  expect((await tableById(archon.house, night.id)).status).toBe('playing')
  expect(textOf(await organiser.click('End it'))).toContain('It is closed')
  await archon.settle()
  expect((await tableById(archon.house, night.id)).status).toBe('ended')
  expect(publicTexts(night).join('\n')).toContain('closed without a result')
})

it('health says what is not well', () => {
  const fine = { tables: 2, playing: 1, posts: 0, timers: 3, gatewayMs: 40, memoryMb: 300, upMinutes: 90, lessons: [], key: 'k' }
  const answerMs = { p50: 30, p99: 90, of: 100 }
  expect(inPublic('health.words', { ...fine, answerMs })).toContain('All is well')
  const slow = inPublic('health.words', { ...fine, posts: 900, gatewayMs: -1, answerMs: { ...answerMs, p99: 9_000 } })
  expect(slow).toContain('answers are slow and messages are piling up')
})
